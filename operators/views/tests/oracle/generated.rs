//! This is written by `generate.rs`; change that instead.

#![expect(
    unreachable_patterns,
    clippy::match_like_matches_macro,
    reason = "all enums and unions are compared alike, those of one case too"
)]

use ledgerflow_views::*;
use stellar_xdr as owned;

use super::{Encode, Same, members};
use crate::differ::{Differ, prefixed};

impl Same<owned::LedgerCloseMeta> for LedgerCloseMeta<'_> { fn same(self, owned: &owned::LedgerCloseMeta) -> bool { match (self.case(), owned) { (LedgerCloseMetaCase::V0(v), owned::LedgerCloseMeta::V0(o)) => v.same(o), (LedgerCloseMetaCase::V1(v), owned::LedgerCloseMeta::V1(o)) => v.same(o), (LedgerCloseMetaCase::V2(v), owned::LedgerCloseMeta::V2(o)) => v.same(o), _ => false } } }
impl Encode for LedgerCloseMeta<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerCloseMetaCase::V0(v) => v.encode(depth + 1, out), LedgerCloseMetaCase::V1(v) => v.encode(depth + 1, out), LedgerCloseMetaCase::V2(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LedgerCloseMetaV0> for LedgerCloseMetaV0<'_> { fn same(self, owned: &owned::LedgerCloseMetaV0) -> bool { self.ledger_header().same(&owned.ledger_header) && self.tx_set().same(&owned.tx_set) && self.tx_processing().same(&owned.tx_processing) && self.upgrades_processing().same(&owned.upgrades_processing) && self.scp_info().same(&owned.scp_info) } }
impl Encode for LedgerCloseMetaV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_header().encode(depth + 1, out); self.tx_set().encode(depth + 1, out); self.tx_processing().encode(depth + 1, out); self.upgrades_processing().encode(depth + 1, out); self.scp_info().encode(depth + 1, out); } }

impl Same<owned::LedgerHeaderHistoryEntry> for LedgerHeaderHistoryEntry<'_> { fn same(self, owned: &owned::LedgerHeaderHistoryEntry) -> bool { self.hash().same(&owned.hash) && self.header().same(&owned.header) && self.ext().same(&owned.ext) } }
impl Encode for LedgerHeaderHistoryEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.hash().encode(depth + 1, out); self.header().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::Hash> for &[u8; 32] { fn same(self, owned: &owned::Hash) -> bool { self.same(&owned.0) } }

impl Same<owned::LedgerHeader> for LedgerHeader<'_> { fn same(self, owned: &owned::LedgerHeader) -> bool { self.ledger_version().same(&owned.ledger_version) && self.previous_ledger_hash().same(&owned.previous_ledger_hash) && self.scp_value().same(&owned.scp_value) && self.tx_set_result_hash().same(&owned.tx_set_result_hash) && self.bucket_list_hash().same(&owned.bucket_list_hash) && self.ledger_seq().same(&owned.ledger_seq) && self.total_coins().same(&owned.total_coins) && self.fee_pool().same(&owned.fee_pool) && self.inflation_seq().same(&owned.inflation_seq) && self.id_pool().same(&owned.id_pool) && self.base_fee().same(&owned.base_fee) && self.base_reserve().same(&owned.base_reserve) && self.max_tx_set_size().same(&owned.max_tx_set_size) && self.skip_list().same(&owned.skip_list) && self.ext().same(&owned.ext) } }
impl Encode for LedgerHeader<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_version().encode(depth + 1, out); self.previous_ledger_hash().encode(depth + 1, out); self.scp_value().encode(depth + 1, out); self.tx_set_result_hash().encode(depth + 1, out); self.bucket_list_hash().encode(depth + 1, out); self.ledger_seq().encode(depth + 1, out); self.total_coins().encode(depth + 1, out); self.fee_pool().encode(depth + 1, out); self.inflation_seq().encode(depth + 1, out); self.id_pool().encode(depth + 1, out); self.base_fee().encode(depth + 1, out); self.base_reserve().encode(depth + 1, out); self.max_tx_set_size().encode(depth + 1, out); self.skip_list().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::StellarValue> for StellarValue<'_> { fn same(self, owned: &owned::StellarValue) -> bool { self.tx_set_hash().same(&owned.tx_set_hash) && self.close_time().same(&owned.close_time) && self.upgrades().same(&owned.upgrades) && self.ext().same(&owned.ext) } }
impl Encode for StellarValue<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx_set_hash().encode(depth + 1, out); self.close_time().encode(depth + 1, out); self.upgrades().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::TimePoint> for u64 { fn same(self, owned: &owned::TimePoint) -> bool { self.same(&owned.0) } }

impl Same<owned::UpgradeType> for &[u8] { fn same(self, owned: &owned::UpgradeType) -> bool { self.same(&owned.0) } }

impl Same<owned::StellarValueExt> for StellarValueExt<'_> { fn same(self, owned: &owned::StellarValueExt) -> bool { match (self.case(), owned) { (StellarValueExtCase::Basic, owned::StellarValueExt::Basic) => true, (StellarValueExtCase::Signed(v), owned::StellarValueExt::Signed(o)) => v.same(o), (StellarValueExtCase::EmptyTxSet(v), owned::StellarValueExt::EmptyTxSet(o)) => v.same(o), (StellarValueExtCase::SignedMs(v), owned::StellarValueExt::SignedMs(o)) => v.same(o), (StellarValueExtCase::EmptyTxSetMs(v), owned::StellarValueExt::EmptyTxSetMs(o)) => v.same(o), _ => false } } }
impl Encode for StellarValueExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { StellarValueExtCase::Basic => {} StellarValueExtCase::Signed(v) => v.encode(depth + 1, out), StellarValueExtCase::EmptyTxSet(v) => v.encode(depth + 1, out), StellarValueExtCase::SignedMs(v) => v.encode(depth + 1, out), StellarValueExtCase::EmptyTxSetMs(v) => v.encode(depth + 1, out), } } }

impl Same<owned::StellarValueType> for StellarValueType { fn same(self, owned: &owned::StellarValueType) -> bool { match (self, owned) { (StellarValueType::Basic, owned::StellarValueType::Basic) => true, (StellarValueType::Signed, owned::StellarValueType::Signed) => true, (StellarValueType::EmptyTxSet, owned::StellarValueType::EmptyTxSet) => true, (StellarValueType::SignedMs, owned::StellarValueType::SignedMs) => true, (StellarValueType::EmptyTxSetMs, owned::StellarValueType::EmptyTxSetMs) => true, _ => false } } }
impl Encode for StellarValueType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LedgerCloseValueSignature> for LedgerCloseValueSignature<'_> { fn same(self, owned: &owned::LedgerCloseValueSignature) -> bool { self.node_id().same(&owned.node_id) && self.signature().same(&owned.signature) } }
impl Encode for LedgerCloseValueSignature<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.node_id().encode(depth + 1, out); self.signature().encode(depth + 1, out); } }

impl Same<owned::NodeId> for PublicKey<'_> { fn same(self, owned: &owned::NodeId) -> bool { self.same(&owned.0) } }

impl Same<owned::PublicKey> for PublicKey<'_> { fn same(self, owned: &owned::PublicKey) -> bool { match (self.case(), owned) { (PublicKeyCase::PublicKeyTypeEd25519(v), owned::PublicKey::PublicKeyTypeEd25519(o)) => v.same(o), _ => false } } }
impl Encode for PublicKey<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { PublicKeyCase::PublicKeyTypeEd25519(v) => v.encode(depth + 1, out), } } }

impl Same<owned::PublicKeyType> for PublicKeyType { fn same(self, owned: &owned::PublicKeyType) -> bool { match (self, owned) { (PublicKeyType::PublicKeyTypeEd25519, owned::PublicKeyType::PublicKeyTypeEd25519) => true, _ => false } } }
impl Encode for PublicKeyType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::Uint256> for &[u8; 32] { fn same(self, owned: &owned::Uint256) -> bool { self.same(&owned.0) } }

impl Same<owned::Signature> for &[u8] { fn same(self, owned: &owned::Signature) -> bool { self.same(&owned.0) } }

impl Same<owned::StellarValueProposedValue> for StellarValueProposedValue<'_> { fn same(self, owned: &owned::StellarValueProposedValue) -> bool { self.tx_set_hash().same(&owned.tx_set_hash) && self.previous_ledger_hash().same(&owned.previous_ledger_hash) && self.previous_ledger_version().same(&owned.previous_ledger_version) && self.lc_value_signature().same(&owned.lc_value_signature) } }
impl Encode for StellarValueProposedValue<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx_set_hash().encode(depth + 1, out); self.previous_ledger_hash().encode(depth + 1, out); self.previous_ledger_version().encode(depth + 1, out); self.lc_value_signature().encode(depth + 1, out); } }

impl Same<owned::StellarValueSignedMsValue> for StellarValueSignedMsValue<'_> { fn same(self, owned: &owned::StellarValueSignedMsValue) -> bool { self.close_time_ms().same(&owned.close_time_ms) && self.lc_value_signature().same(&owned.lc_value_signature) } }
impl Encode for StellarValueSignedMsValue<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.close_time_ms().encode(depth + 1, out); self.lc_value_signature().encode(depth + 1, out); } }

impl Same<owned::TimePointMs> for u64 { fn same(self, owned: &owned::TimePointMs) -> bool { self.same(&owned.0) } }

impl Same<owned::StellarValueProposedMsValue> for StellarValueProposedMsValue<'_> { fn same(self, owned: &owned::StellarValueProposedMsValue) -> bool { self.close_time_ms().same(&owned.close_time_ms) && self.tx_set_hash().same(&owned.tx_set_hash) && self.previous_ledger_hash().same(&owned.previous_ledger_hash) && self.previous_ledger_version().same(&owned.previous_ledger_version) && self.lc_value_signature().same(&owned.lc_value_signature) } }
impl Encode for StellarValueProposedMsValue<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.close_time_ms().encode(depth + 1, out); self.tx_set_hash().encode(depth + 1, out); self.previous_ledger_hash().encode(depth + 1, out); self.previous_ledger_version().encode(depth + 1, out); self.lc_value_signature().encode(depth + 1, out); } }

impl Same<owned::LedgerHeaderExt> for LedgerHeaderExt<'_> { fn same(self, owned: &owned::LedgerHeaderExt) -> bool { match (self.case(), owned) { (LedgerHeaderExtCase::V0, owned::LedgerHeaderExt::V0) => true, (LedgerHeaderExtCase::V1(v), owned::LedgerHeaderExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for LedgerHeaderExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerHeaderExtCase::V0 => {} LedgerHeaderExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LedgerHeaderExtensionV1> for LedgerHeaderExtensionV1<'_> { fn same(self, owned: &owned::LedgerHeaderExtensionV1) -> bool { self.flags().same(&owned.flags) && self.ext().same(&owned.ext) } }
impl Encode for LedgerHeaderExtensionV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.flags().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::LedgerHeaderExtensionV1Ext> for LedgerHeaderExtensionV1Ext<'_> { fn same(self, owned: &owned::LedgerHeaderExtensionV1Ext) -> bool { match (self.case(), owned) { (LedgerHeaderExtensionV1ExtCase::V0, owned::LedgerHeaderExtensionV1Ext::V0) => true, _ => false } } }
impl Encode for LedgerHeaderExtensionV1Ext<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerHeaderExtensionV1ExtCase::V0 => {} } } }

impl Same<owned::LedgerHeaderHistoryEntryExt> for LedgerHeaderHistoryEntryExt<'_> { fn same(self, owned: &owned::LedgerHeaderHistoryEntryExt) -> bool { match (self.case(), owned) { (LedgerHeaderHistoryEntryExtCase::V0, owned::LedgerHeaderHistoryEntryExt::V0) => true, _ => false } } }
impl Encode for LedgerHeaderHistoryEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerHeaderHistoryEntryExtCase::V0 => {} } } }

impl Same<owned::TransactionSet> for TransactionSet<'_> { fn same(self, owned: &owned::TransactionSet) -> bool { self.previous_ledger_hash().same(&owned.previous_ledger_hash) && self.txs().same(&owned.txs) } }
impl Encode for TransactionSet<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.previous_ledger_hash().encode(depth + 1, out); self.txs().encode(depth + 1, out); } }

impl Same<owned::TransactionEnvelope> for TransactionEnvelope<'_> { fn same(self, owned: &owned::TransactionEnvelope) -> bool { match (self.case(), owned) { (TransactionEnvelopeCase::TxV0(v), owned::TransactionEnvelope::TxV0(o)) => v.same(o), (TransactionEnvelopeCase::Tx(v), owned::TransactionEnvelope::Tx(o)) => v.same(o), (TransactionEnvelopeCase::TxFeeBump(v), owned::TransactionEnvelope::TxFeeBump(o)) => v.same(o), _ => false } } }
impl Encode for TransactionEnvelope<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionEnvelopeCase::TxV0(v) => v.encode(depth + 1, out), TransactionEnvelopeCase::Tx(v) => v.encode(depth + 1, out), TransactionEnvelopeCase::TxFeeBump(v) => v.encode(depth + 1, out), } } }

impl Same<owned::EnvelopeType> for EnvelopeType { fn same(self, owned: &owned::EnvelopeType) -> bool { match (self, owned) { (EnvelopeType::TxV0, owned::EnvelopeType::TxV0) => true, (EnvelopeType::Scp, owned::EnvelopeType::Scp) => true, (EnvelopeType::Tx, owned::EnvelopeType::Tx) => true, (EnvelopeType::Auth, owned::EnvelopeType::Auth) => true, (EnvelopeType::Scpvalue, owned::EnvelopeType::Scpvalue) => true, (EnvelopeType::TxFeeBump, owned::EnvelopeType::TxFeeBump) => true, (EnvelopeType::OpId, owned::EnvelopeType::OpId) => true, (EnvelopeType::PoolRevokeOpId, owned::EnvelopeType::PoolRevokeOpId) => true, (EnvelopeType::ContractId, owned::EnvelopeType::ContractId) => true, (EnvelopeType::SorobanAuthorization, owned::EnvelopeType::SorobanAuthorization) => true, (EnvelopeType::SorobanAuthorizationWithAddress, owned::EnvelopeType::SorobanAuthorizationWithAddress) => true, _ => false } } }
impl Encode for EnvelopeType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::TransactionV0Envelope> for TransactionV0Envelope<'_> { fn same(self, owned: &owned::TransactionV0Envelope) -> bool { self.tx().same(&owned.tx) && self.signatures().same(&owned.signatures) } }
impl Encode for TransactionV0Envelope<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx().encode(depth + 1, out); self.signatures().encode(depth + 1, out); } }

impl Same<owned::TransactionV0> for TransactionV0<'_> { fn same(self, owned: &owned::TransactionV0) -> bool { self.source_account_ed25519().same(&owned.source_account_ed25519) && self.fee().same(&owned.fee) && self.seq_num().same(&owned.seq_num) && self.time_bounds().same(&owned.time_bounds) && self.memo().same(&owned.memo) && self.operations().same(&owned.operations) && self.ext().same(&owned.ext) } }
impl Encode for TransactionV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.source_account_ed25519().encode(depth + 1, out); self.fee().encode(depth + 1, out); self.seq_num().encode(depth + 1, out); self.time_bounds().encode(depth + 1, out); self.memo().encode(depth + 1, out); self.operations().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::SequenceNumber> for i64 { fn same(self, owned: &owned::SequenceNumber) -> bool { self.same(&owned.0) } }

impl Same<owned::TimeBounds> for TimeBounds<'_> { fn same(self, owned: &owned::TimeBounds) -> bool { self.min_time().same(&owned.min_time) && self.max_time().same(&owned.max_time) } }
impl Encode for TimeBounds<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.min_time().encode(depth + 1, out); self.max_time().encode(depth + 1, out); } }

impl Same<owned::Memo> for Memo<'_> { fn same(self, owned: &owned::Memo) -> bool { match (self.case(), owned) { (MemoCase::None, owned::Memo::None) => true, (MemoCase::Text(v), owned::Memo::Text(o)) => v.same(o), (MemoCase::Id(v), owned::Memo::Id(o)) => v.same(o), (MemoCase::Hash(v), owned::Memo::Hash(o)) => v.same(o), (MemoCase::Return(v), owned::Memo::Return(o)) => v.same(o), _ => false } } }
impl Encode for Memo<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { MemoCase::None => {} MemoCase::Text(v) => v.encode(depth + 1, out), MemoCase::Id(v) => v.encode(depth + 1, out), MemoCase::Hash(v) => v.encode(depth + 1, out), MemoCase::Return(v) => v.encode(depth + 1, out), } } }

impl Same<owned::MemoType> for MemoType { fn same(self, owned: &owned::MemoType) -> bool { match (self, owned) { (MemoType::None, owned::MemoType::None) => true, (MemoType::Text, owned::MemoType::Text) => true, (MemoType::Id, owned::MemoType::Id) => true, (MemoType::Hash, owned::MemoType::Hash) => true, (MemoType::Return, owned::MemoType::Return) => true, _ => false } } }
impl Encode for MemoType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::Operation> for Operation<'_> { fn same(self, owned: &owned::Operation) -> bool { self.source_account().same(&owned.source_account) && self.body().same(&owned.body) } }
impl Encode for Operation<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.source_account().encode(depth + 1, out); self.body().encode(depth + 1, out); } }

impl Same<owned::MuxedAccount> for MuxedAccount<'_> { fn same(self, owned: &owned::MuxedAccount) -> bool { match (self.case(), owned) { (MuxedAccountCase::Ed25519(v), owned::MuxedAccount::Ed25519(o)) => v.same(o), (MuxedAccountCase::MuxedEd25519(v), owned::MuxedAccount::MuxedEd25519(o)) => v.same(o), _ => false } } }
impl Encode for MuxedAccount<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { MuxedAccountCase::Ed25519(v) => v.encode(depth + 1, out), MuxedAccountCase::MuxedEd25519(v) => v.encode(depth + 1, out), } } }

impl Same<owned::CryptoKeyType> for CryptoKeyType { fn same(self, owned: &owned::CryptoKeyType) -> bool { match (self, owned) { (CryptoKeyType::Ed25519, owned::CryptoKeyType::Ed25519) => true, (CryptoKeyType::PreAuthTx, owned::CryptoKeyType::PreAuthTx) => true, (CryptoKeyType::HashX, owned::CryptoKeyType::HashX) => true, (CryptoKeyType::Ed25519SignedPayload, owned::CryptoKeyType::Ed25519SignedPayload) => true, (CryptoKeyType::MuxedEd25519, owned::CryptoKeyType::MuxedEd25519) => true, _ => false } } }
impl Encode for CryptoKeyType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::MuxedAccountMed25519> for MuxedAccountMed25519<'_> { fn same(self, owned: &owned::MuxedAccountMed25519) -> bool { self.id().same(&owned.id) && self.ed25519().same(&owned.ed25519) } }
impl Encode for MuxedAccountMed25519<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.id().encode(depth + 1, out); self.ed25519().encode(depth + 1, out); } }

impl Same<owned::OperationBody> for OperationBody<'_> { fn same(self, owned: &owned::OperationBody) -> bool { match (self.case(), owned) { (OperationBodyCase::CreateAccount(v), owned::OperationBody::CreateAccount(o)) => v.same(o), (OperationBodyCase::Payment(v), owned::OperationBody::Payment(o)) => v.same(o), (OperationBodyCase::PathPaymentStrictReceive(v), owned::OperationBody::PathPaymentStrictReceive(o)) => v.same(o), (OperationBodyCase::ManageSellOffer(v), owned::OperationBody::ManageSellOffer(o)) => v.same(o), (OperationBodyCase::CreatePassiveSellOffer(v), owned::OperationBody::CreatePassiveSellOffer(o)) => v.same(o), (OperationBodyCase::SetOptions(v), owned::OperationBody::SetOptions(o)) => v.same(o), (OperationBodyCase::ChangeTrust(v), owned::OperationBody::ChangeTrust(o)) => v.same(o), (OperationBodyCase::AllowTrust(v), owned::OperationBody::AllowTrust(o)) => v.same(o), (OperationBodyCase::AccountMerge(v), owned::OperationBody::AccountMerge(o)) => v.same(o), (OperationBodyCase::Inflation, owned::OperationBody::Inflation) => true, (OperationBodyCase::ManageData(v), owned::OperationBody::ManageData(o)) => v.same(o), (OperationBodyCase::BumpSequence(v), owned::OperationBody::BumpSequence(o)) => v.same(o), (OperationBodyCase::ManageBuyOffer(v), owned::OperationBody::ManageBuyOffer(o)) => v.same(o), (OperationBodyCase::PathPaymentStrictSend(v), owned::OperationBody::PathPaymentStrictSend(o)) => v.same(o), (OperationBodyCase::CreateClaimableBalance(v), owned::OperationBody::CreateClaimableBalance(o)) => v.same(o), (OperationBodyCase::ClaimClaimableBalance(v), owned::OperationBody::ClaimClaimableBalance(o)) => v.same(o), (OperationBodyCase::BeginSponsoringFutureReserves(v), owned::OperationBody::BeginSponsoringFutureReserves(o)) => v.same(o), (OperationBodyCase::EndSponsoringFutureReserves, owned::OperationBody::EndSponsoringFutureReserves) => true, (OperationBodyCase::RevokeSponsorship(v), owned::OperationBody::RevokeSponsorship(o)) => v.same(o), (OperationBodyCase::Clawback(v), owned::OperationBody::Clawback(o)) => v.same(o), (OperationBodyCase::ClawbackClaimableBalance(v), owned::OperationBody::ClawbackClaimableBalance(o)) => v.same(o), (OperationBodyCase::SetTrustLineFlags(v), owned::OperationBody::SetTrustLineFlags(o)) => v.same(o), (OperationBodyCase::LiquidityPoolDeposit(v), owned::OperationBody::LiquidityPoolDeposit(o)) => v.same(o), (OperationBodyCase::LiquidityPoolWithdraw(v), owned::OperationBody::LiquidityPoolWithdraw(o)) => v.same(o), (OperationBodyCase::InvokeHostFunction(v), owned::OperationBody::InvokeHostFunction(o)) => v.same(o), (OperationBodyCase::ExtendFootprintTtl(v), owned::OperationBody::ExtendFootprintTtl(o)) => v.same(o), (OperationBodyCase::RestoreFootprint(v), owned::OperationBody::RestoreFootprint(o)) => v.same(o), _ => false } } }
impl Encode for OperationBody<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { OperationBodyCase::CreateAccount(v) => v.encode(depth + 1, out), OperationBodyCase::Payment(v) => v.encode(depth + 1, out), OperationBodyCase::PathPaymentStrictReceive(v) => v.encode(depth + 1, out), OperationBodyCase::ManageSellOffer(v) => v.encode(depth + 1, out), OperationBodyCase::CreatePassiveSellOffer(v) => v.encode(depth + 1, out), OperationBodyCase::SetOptions(v) => v.encode(depth + 1, out), OperationBodyCase::ChangeTrust(v) => v.encode(depth + 1, out), OperationBodyCase::AllowTrust(v) => v.encode(depth + 1, out), OperationBodyCase::AccountMerge(v) => v.encode(depth + 1, out), OperationBodyCase::Inflation => {} OperationBodyCase::ManageData(v) => v.encode(depth + 1, out), OperationBodyCase::BumpSequence(v) => v.encode(depth + 1, out), OperationBodyCase::ManageBuyOffer(v) => v.encode(depth + 1, out), OperationBodyCase::PathPaymentStrictSend(v) => v.encode(depth + 1, out), OperationBodyCase::CreateClaimableBalance(v) => v.encode(depth + 1, out), OperationBodyCase::ClaimClaimableBalance(v) => v.encode(depth + 1, out), OperationBodyCase::BeginSponsoringFutureReserves(v) => v.encode(depth + 1, out), OperationBodyCase::EndSponsoringFutureReserves => {} OperationBodyCase::RevokeSponsorship(v) => v.encode(depth + 1, out), OperationBodyCase::Clawback(v) => v.encode(depth + 1, out), OperationBodyCase::ClawbackClaimableBalance(v) => v.encode(depth + 1, out), OperationBodyCase::SetTrustLineFlags(v) => v.encode(depth + 1, out), OperationBodyCase::LiquidityPoolDeposit(v) => v.encode(depth + 1, out), OperationBodyCase::LiquidityPoolWithdraw(v) => v.encode(depth + 1, out), OperationBodyCase::InvokeHostFunction(v) => v.encode(depth + 1, out), OperationBodyCase::ExtendFootprintTtl(v) => v.encode(depth + 1, out), OperationBodyCase::RestoreFootprint(v) => v.encode(depth + 1, out), } } }

impl Same<owned::OperationType> for OperationType { fn same(self, owned: &owned::OperationType) -> bool { match (self, owned) { (OperationType::CreateAccount, owned::OperationType::CreateAccount) => true, (OperationType::Payment, owned::OperationType::Payment) => true, (OperationType::PathPaymentStrictReceive, owned::OperationType::PathPaymentStrictReceive) => true, (OperationType::ManageSellOffer, owned::OperationType::ManageSellOffer) => true, (OperationType::CreatePassiveSellOffer, owned::OperationType::CreatePassiveSellOffer) => true, (OperationType::SetOptions, owned::OperationType::SetOptions) => true, (OperationType::ChangeTrust, owned::OperationType::ChangeTrust) => true, (OperationType::AllowTrust, owned::OperationType::AllowTrust) => true, (OperationType::AccountMerge, owned::OperationType::AccountMerge) => true, (OperationType::Inflation, owned::OperationType::Inflation) => true, (OperationType::ManageData, owned::OperationType::ManageData) => true, (OperationType::BumpSequence, owned::OperationType::BumpSequence) => true, (OperationType::ManageBuyOffer, owned::OperationType::ManageBuyOffer) => true, (OperationType::PathPaymentStrictSend, owned::OperationType::PathPaymentStrictSend) => true, (OperationType::CreateClaimableBalance, owned::OperationType::CreateClaimableBalance) => true, (OperationType::ClaimClaimableBalance, owned::OperationType::ClaimClaimableBalance) => true, (OperationType::BeginSponsoringFutureReserves, owned::OperationType::BeginSponsoringFutureReserves) => true, (OperationType::EndSponsoringFutureReserves, owned::OperationType::EndSponsoringFutureReserves) => true, (OperationType::RevokeSponsorship, owned::OperationType::RevokeSponsorship) => true, (OperationType::Clawback, owned::OperationType::Clawback) => true, (OperationType::ClawbackClaimableBalance, owned::OperationType::ClawbackClaimableBalance) => true, (OperationType::SetTrustLineFlags, owned::OperationType::SetTrustLineFlags) => true, (OperationType::LiquidityPoolDeposit, owned::OperationType::LiquidityPoolDeposit) => true, (OperationType::LiquidityPoolWithdraw, owned::OperationType::LiquidityPoolWithdraw) => true, (OperationType::InvokeHostFunction, owned::OperationType::InvokeHostFunction) => true, (OperationType::ExtendFootprintTtl, owned::OperationType::ExtendFootprintTtl) => true, (OperationType::RestoreFootprint, owned::OperationType::RestoreFootprint) => true, _ => false } } }
impl Encode for OperationType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::CreateAccountOp> for CreateAccountOp<'_> { fn same(self, owned: &owned::CreateAccountOp) -> bool { self.destination().same(&owned.destination) && self.starting_balance().same(&owned.starting_balance) } }
impl Encode for CreateAccountOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.destination().encode(depth + 1, out); self.starting_balance().encode(depth + 1, out); } }

impl Same<owned::AccountId> for PublicKey<'_> { fn same(self, owned: &owned::AccountId) -> bool { self.same(&owned.0) } }

impl Same<owned::PaymentOp> for PaymentOp<'_> { fn same(self, owned: &owned::PaymentOp) -> bool { self.destination().same(&owned.destination) && self.asset().same(&owned.asset) && self.amount().same(&owned.amount) } }
impl Encode for PaymentOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.destination().encode(depth + 1, out); self.asset().encode(depth + 1, out); self.amount().encode(depth + 1, out); } }

impl Same<owned::Asset> for Asset<'_> { fn same(self, owned: &owned::Asset) -> bool { match (self.case(), owned) { (AssetCase::Native, owned::Asset::Native) => true, (AssetCase::CreditAlphanum4(v), owned::Asset::CreditAlphanum4(o)) => v.same(o), (AssetCase::CreditAlphanum12(v), owned::Asset::CreditAlphanum12(o)) => v.same(o), _ => false } } }
impl Encode for Asset<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { AssetCase::Native => {} AssetCase::CreditAlphanum4(v) => v.encode(depth + 1, out), AssetCase::CreditAlphanum12(v) => v.encode(depth + 1, out), } } }

impl Same<owned::AssetType> for AssetType { fn same(self, owned: &owned::AssetType) -> bool { match (self, owned) { (AssetType::Native, owned::AssetType::Native) => true, (AssetType::CreditAlphanum4, owned::AssetType::CreditAlphanum4) => true, (AssetType::CreditAlphanum12, owned::AssetType::CreditAlphanum12) => true, (AssetType::PoolShare, owned::AssetType::PoolShare) => true, _ => false } } }
impl Encode for AssetType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::AlphaNum4> for AlphaNum4<'_> { fn same(self, owned: &owned::AlphaNum4) -> bool { self.asset_code().same(&owned.asset_code) && self.issuer().same(&owned.issuer) } }
impl Encode for AlphaNum4<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.asset_code().encode(depth + 1, out); self.issuer().encode(depth + 1, out); } }

impl Same<owned::AssetCode4> for &[u8; 4] { fn same(self, owned: &owned::AssetCode4) -> bool { self.same(&owned.0) } }

impl Same<owned::AlphaNum12> for AlphaNum12<'_> { fn same(self, owned: &owned::AlphaNum12) -> bool { self.asset_code().same(&owned.asset_code) && self.issuer().same(&owned.issuer) } }
impl Encode for AlphaNum12<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.asset_code().encode(depth + 1, out); self.issuer().encode(depth + 1, out); } }

impl Same<owned::AssetCode12> for &[u8; 12] { fn same(self, owned: &owned::AssetCode12) -> bool { self.same(&owned.0) } }

impl Same<owned::PathPaymentStrictReceiveOp> for PathPaymentStrictReceiveOp<'_> { fn same(self, owned: &owned::PathPaymentStrictReceiveOp) -> bool { self.send_asset().same(&owned.send_asset) && self.send_max().same(&owned.send_max) && self.destination().same(&owned.destination) && self.dest_asset().same(&owned.dest_asset) && self.dest_amount().same(&owned.dest_amount) && self.path().same(&owned.path) } }
impl Encode for PathPaymentStrictReceiveOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.send_asset().encode(depth + 1, out); self.send_max().encode(depth + 1, out); self.destination().encode(depth + 1, out); self.dest_asset().encode(depth + 1, out); self.dest_amount().encode(depth + 1, out); self.path().encode(depth + 1, out); } }

impl Same<owned::ManageSellOfferOp> for ManageSellOfferOp<'_> { fn same(self, owned: &owned::ManageSellOfferOp) -> bool { self.selling().same(&owned.selling) && self.buying().same(&owned.buying) && self.amount().same(&owned.amount) && self.price().same(&owned.price) && self.offer_id().same(&owned.offer_id) } }
impl Encode for ManageSellOfferOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.selling().encode(depth + 1, out); self.buying().encode(depth + 1, out); self.amount().encode(depth + 1, out); self.price().encode(depth + 1, out); self.offer_id().encode(depth + 1, out); } }

impl Same<owned::Price> for Price<'_> { fn same(self, owned: &owned::Price) -> bool { self.n().same(&owned.n) && self.d().same(&owned.d) } }
impl Encode for Price<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.n().encode(depth + 1, out); self.d().encode(depth + 1, out); } }

impl Same<owned::CreatePassiveSellOfferOp> for CreatePassiveSellOfferOp<'_> { fn same(self, owned: &owned::CreatePassiveSellOfferOp) -> bool { self.selling().same(&owned.selling) && self.buying().same(&owned.buying) && self.amount().same(&owned.amount) && self.price().same(&owned.price) } }
impl Encode for CreatePassiveSellOfferOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.selling().encode(depth + 1, out); self.buying().encode(depth + 1, out); self.amount().encode(depth + 1, out); self.price().encode(depth + 1, out); } }

impl Same<owned::SetOptionsOp> for SetOptionsOp<'_> { fn same(self, owned: &owned::SetOptionsOp) -> bool { self.inflation_dest().same(&owned.inflation_dest) && self.clear_flags().same(&owned.clear_flags) && self.set_flags().same(&owned.set_flags) && self.master_weight().same(&owned.master_weight) && self.low_threshold().same(&owned.low_threshold) && self.med_threshold().same(&owned.med_threshold) && self.high_threshold().same(&owned.high_threshold) && self.home_domain().same(&owned.home_domain) && self.signer().same(&owned.signer) } }
impl Encode for SetOptionsOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.inflation_dest().encode(depth + 1, out); self.clear_flags().encode(depth + 1, out); self.set_flags().encode(depth + 1, out); self.master_weight().encode(depth + 1, out); self.low_threshold().encode(depth + 1, out); self.med_threshold().encode(depth + 1, out); self.high_threshold().encode(depth + 1, out); self.home_domain().encode(depth + 1, out); self.signer().encode(depth + 1, out); } }

impl Same<owned::String32> for &[u8] { fn same(self, owned: &owned::String32) -> bool { self.same(&owned.0) } }

impl Same<owned::Signer> for Signer<'_> { fn same(self, owned: &owned::Signer) -> bool { self.key().same(&owned.key) && self.weight().same(&owned.weight) } }
impl Encode for Signer<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.key().encode(depth + 1, out); self.weight().encode(depth + 1, out); } }

impl Same<owned::SignerKey> for SignerKey<'_> { fn same(self, owned: &owned::SignerKey) -> bool { match (self.case(), owned) { (SignerKeyCase::Ed25519(v), owned::SignerKey::Ed25519(o)) => v.same(o), (SignerKeyCase::PreAuthTx(v), owned::SignerKey::PreAuthTx(o)) => v.same(o), (SignerKeyCase::HashX(v), owned::SignerKey::HashX(o)) => v.same(o), (SignerKeyCase::Ed25519SignedPayload(v), owned::SignerKey::Ed25519SignedPayload(o)) => v.same(o), _ => false } } }
impl Encode for SignerKey<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { SignerKeyCase::Ed25519(v) => v.encode(depth + 1, out), SignerKeyCase::PreAuthTx(v) => v.encode(depth + 1, out), SignerKeyCase::HashX(v) => v.encode(depth + 1, out), SignerKeyCase::Ed25519SignedPayload(v) => v.encode(depth + 1, out), } } }

impl Same<owned::SignerKeyType> for SignerKeyType { fn same(self, owned: &owned::SignerKeyType) -> bool { match (self, owned) { (SignerKeyType::Ed25519, owned::SignerKeyType::Ed25519) => true, (SignerKeyType::PreAuthTx, owned::SignerKeyType::PreAuthTx) => true, (SignerKeyType::HashX, owned::SignerKeyType::HashX) => true, (SignerKeyType::Ed25519SignedPayload, owned::SignerKeyType::Ed25519SignedPayload) => true, _ => false } } }
impl Encode for SignerKeyType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::SignerKeyEd25519SignedPayload> for SignerKeyEd25519SignedPayload<'_> { fn same(self, owned: &owned::SignerKeyEd25519SignedPayload) -> bool { self.ed25519().same(&owned.ed25519) && self.payload().same(&owned.payload) } }
impl Encode for SignerKeyEd25519SignedPayload<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ed25519().encode(depth + 1, out); self.payload().encode(depth + 1, out); } }

impl Same<owned::ChangeTrustOp> for ChangeTrustOp<'_> { fn same(self, owned: &owned::ChangeTrustOp) -> bool { self.line().same(&owned.line) && self.limit().same(&owned.limit) } }
impl Encode for ChangeTrustOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.line().encode(depth + 1, out); self.limit().encode(depth + 1, out); } }

impl Same<owned::ChangeTrustAsset> for ChangeTrustAsset<'_> { fn same(self, owned: &owned::ChangeTrustAsset) -> bool { match (self.case(), owned) { (ChangeTrustAssetCase::Native, owned::ChangeTrustAsset::Native) => true, (ChangeTrustAssetCase::CreditAlphanum4(v), owned::ChangeTrustAsset::CreditAlphanum4(o)) => v.same(o), (ChangeTrustAssetCase::CreditAlphanum12(v), owned::ChangeTrustAsset::CreditAlphanum12(o)) => v.same(o), (ChangeTrustAssetCase::PoolShare(v), owned::ChangeTrustAsset::PoolShare(o)) => v.same(o), _ => false } } }
impl Encode for ChangeTrustAsset<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ChangeTrustAssetCase::Native => {} ChangeTrustAssetCase::CreditAlphanum4(v) => v.encode(depth + 1, out), ChangeTrustAssetCase::CreditAlphanum12(v) => v.encode(depth + 1, out), ChangeTrustAssetCase::PoolShare(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LiquidityPoolParameters> for LiquidityPoolParameters<'_> { fn same(self, owned: &owned::LiquidityPoolParameters) -> bool { match (self.case(), owned) { (LiquidityPoolParametersCase::LiquidityPoolConstantProduct(v), owned::LiquidityPoolParameters::LiquidityPoolConstantProduct(o)) => v.same(o), _ => false } } }
impl Encode for LiquidityPoolParameters<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LiquidityPoolParametersCase::LiquidityPoolConstantProduct(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LiquidityPoolType> for LiquidityPoolType { fn same(self, owned: &owned::LiquidityPoolType) -> bool { match (self, owned) { (LiquidityPoolType::LiquidityPoolConstantProduct, owned::LiquidityPoolType::LiquidityPoolConstantProduct) => true, _ => false } } }
impl Encode for LiquidityPoolType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LiquidityPoolConstantProductParameters> for LiquidityPoolConstantProductParameters<'_> { fn same(self, owned: &owned::LiquidityPoolConstantProductParameters) -> bool { self.asset_a().same(&owned.asset_a) && self.asset_b().same(&owned.asset_b) && self.fee().same(&owned.fee) } }
impl Encode for LiquidityPoolConstantProductParameters<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.asset_a().encode(depth + 1, out); self.asset_b().encode(depth + 1, out); self.fee().encode(depth + 1, out); } }

impl Same<owned::AllowTrustOp> for AllowTrustOp<'_> { fn same(self, owned: &owned::AllowTrustOp) -> bool { self.trustor().same(&owned.trustor) && self.asset().same(&owned.asset) && self.authorize().same(&owned.authorize) } }
impl Encode for AllowTrustOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.trustor().encode(depth + 1, out); self.asset().encode(depth + 1, out); self.authorize().encode(depth + 1, out); } }

impl Same<owned::AssetCode> for AssetCode<'_> { fn same(self, owned: &owned::AssetCode) -> bool { match (self.case(), owned) { (AssetCodeCase::CreditAlphanum4(v), owned::AssetCode::CreditAlphanum4(o)) => v.same(o), (AssetCodeCase::CreditAlphanum12(v), owned::AssetCode::CreditAlphanum12(o)) => v.same(o), _ => false } } }
impl Encode for AssetCode<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { AssetCodeCase::CreditAlphanum4(v) => v.encode(depth + 1, out), AssetCodeCase::CreditAlphanum12(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ManageDataOp> for ManageDataOp<'_> { fn same(self, owned: &owned::ManageDataOp) -> bool { self.data_name().same(&owned.data_name) && self.data_value().same(&owned.data_value) } }
impl Encode for ManageDataOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.data_name().encode(depth + 1, out); self.data_value().encode(depth + 1, out); } }

impl Same<owned::String64> for &[u8] { fn same(self, owned: &owned::String64) -> bool { self.same(&owned.0) } }

impl Same<owned::DataValue> for &[u8] { fn same(self, owned: &owned::DataValue) -> bool { self.same(&owned.0) } }

impl Same<owned::BumpSequenceOp> for BumpSequenceOp<'_> { fn same(self, owned: &owned::BumpSequenceOp) -> bool { self.bump_to().same(&owned.bump_to) } }
impl Encode for BumpSequenceOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.bump_to().encode(depth + 1, out); } }

impl Same<owned::ManageBuyOfferOp> for ManageBuyOfferOp<'_> { fn same(self, owned: &owned::ManageBuyOfferOp) -> bool { self.selling().same(&owned.selling) && self.buying().same(&owned.buying) && self.buy_amount().same(&owned.buy_amount) && self.price().same(&owned.price) && self.offer_id().same(&owned.offer_id) } }
impl Encode for ManageBuyOfferOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.selling().encode(depth + 1, out); self.buying().encode(depth + 1, out); self.buy_amount().encode(depth + 1, out); self.price().encode(depth + 1, out); self.offer_id().encode(depth + 1, out); } }

impl Same<owned::PathPaymentStrictSendOp> for PathPaymentStrictSendOp<'_> { fn same(self, owned: &owned::PathPaymentStrictSendOp) -> bool { self.send_asset().same(&owned.send_asset) && self.send_amount().same(&owned.send_amount) && self.destination().same(&owned.destination) && self.dest_asset().same(&owned.dest_asset) && self.dest_min().same(&owned.dest_min) && self.path().same(&owned.path) } }
impl Encode for PathPaymentStrictSendOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.send_asset().encode(depth + 1, out); self.send_amount().encode(depth + 1, out); self.destination().encode(depth + 1, out); self.dest_asset().encode(depth + 1, out); self.dest_min().encode(depth + 1, out); self.path().encode(depth + 1, out); } }

impl Same<owned::CreateClaimableBalanceOp> for CreateClaimableBalanceOp<'_> { fn same(self, owned: &owned::CreateClaimableBalanceOp) -> bool { self.asset().same(&owned.asset) && self.amount().same(&owned.amount) && self.claimants().same(&owned.claimants) } }
impl Encode for CreateClaimableBalanceOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.asset().encode(depth + 1, out); self.amount().encode(depth + 1, out); self.claimants().encode(depth + 1, out); } }

impl Same<owned::Claimant> for Claimant<'_> { fn same(self, owned: &owned::Claimant) -> bool { match (self.case(), owned) { (ClaimantCase::ClaimantTypeV0(v), owned::Claimant::ClaimantTypeV0(o)) => v.same(o), _ => false } } }
impl Encode for Claimant<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClaimantCase::ClaimantTypeV0(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ClaimantType> for ClaimantType { fn same(self, owned: &owned::ClaimantType) -> bool { match (self, owned) { (ClaimantType::ClaimantTypeV0, owned::ClaimantType::ClaimantTypeV0) => true, _ => false } } }
impl Encode for ClaimantType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ClaimantV0> for ClaimantV0<'_> { fn same(self, owned: &owned::ClaimantV0) -> bool { self.destination().same(&owned.destination) && self.predicate().same(&owned.predicate) } }
impl Encode for ClaimantV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.destination().encode(depth + 1, out); self.predicate().encode(depth + 1, out); } }

impl Same<owned::ClaimPredicate> for ClaimPredicate<'_> { fn same(self, owned: &owned::ClaimPredicate) -> bool { match (self.case(), owned) { (ClaimPredicateCase::Unconditional, owned::ClaimPredicate::Unconditional) => true, (ClaimPredicateCase::And(v), owned::ClaimPredicate::And(o)) => v.same(o), (ClaimPredicateCase::Or(v), owned::ClaimPredicate::Or(o)) => v.same(o), (ClaimPredicateCase::Not(v), owned::ClaimPredicate::Not(o)) => v.same(o), (ClaimPredicateCase::BeforeAbsoluteTime(v), owned::ClaimPredicate::BeforeAbsoluteTime(o)) => v.same(o), (ClaimPredicateCase::BeforeRelativeTime(v), owned::ClaimPredicate::BeforeRelativeTime(o)) => v.same(o), _ => false } } }
impl Encode for ClaimPredicate<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClaimPredicateCase::Unconditional => {} ClaimPredicateCase::And(v) => v.encode(depth + 1, out), ClaimPredicateCase::Or(v) => v.encode(depth + 1, out), ClaimPredicateCase::Not(v) => v.encode(depth + 1, out), ClaimPredicateCase::BeforeAbsoluteTime(v) => v.encode(depth + 1, out), ClaimPredicateCase::BeforeRelativeTime(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ClaimPredicateType> for ClaimPredicateType { fn same(self, owned: &owned::ClaimPredicateType) -> bool { match (self, owned) { (ClaimPredicateType::Unconditional, owned::ClaimPredicateType::Unconditional) => true, (ClaimPredicateType::And, owned::ClaimPredicateType::And) => true, (ClaimPredicateType::Or, owned::ClaimPredicateType::Or) => true, (ClaimPredicateType::Not, owned::ClaimPredicateType::Not) => true, (ClaimPredicateType::BeforeAbsoluteTime, owned::ClaimPredicateType::BeforeAbsoluteTime) => true, (ClaimPredicateType::BeforeRelativeTime, owned::ClaimPredicateType::BeforeRelativeTime) => true, _ => false } } }
impl Encode for ClaimPredicateType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ClaimClaimableBalanceOp> for ClaimClaimableBalanceOp<'_> { fn same(self, owned: &owned::ClaimClaimableBalanceOp) -> bool { self.balance_id().same(&owned.balance_id) } }
impl Encode for ClaimClaimableBalanceOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.balance_id().encode(depth + 1, out); } }

impl Same<owned::ClaimableBalanceId> for ClaimableBalanceId<'_> { fn same(self, owned: &owned::ClaimableBalanceId) -> bool { match (self.case(), owned) { (ClaimableBalanceIdCase::ClaimableBalanceIdTypeV0(v), owned::ClaimableBalanceId::ClaimableBalanceIdTypeV0(o)) => v.same(o), _ => false } } }
impl Encode for ClaimableBalanceId<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClaimableBalanceIdCase::ClaimableBalanceIdTypeV0(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ClaimableBalanceIdType> for ClaimableBalanceIdType { fn same(self, owned: &owned::ClaimableBalanceIdType) -> bool { match (self, owned) { (ClaimableBalanceIdType::ClaimableBalanceIdTypeV0, owned::ClaimableBalanceIdType::ClaimableBalanceIdTypeV0) => true, _ => false } } }
impl Encode for ClaimableBalanceIdType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::BeginSponsoringFutureReservesOp> for BeginSponsoringFutureReservesOp<'_> { fn same(self, owned: &owned::BeginSponsoringFutureReservesOp) -> bool { self.sponsored_id().same(&owned.sponsored_id) } }
impl Encode for BeginSponsoringFutureReservesOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.sponsored_id().encode(depth + 1, out); } }

impl Same<owned::RevokeSponsorshipOp> for RevokeSponsorshipOp<'_> { fn same(self, owned: &owned::RevokeSponsorshipOp) -> bool { match (self.case(), owned) { (RevokeSponsorshipOpCase::LedgerEntry(v), owned::RevokeSponsorshipOp::LedgerEntry(o)) => v.same(o), (RevokeSponsorshipOpCase::Signer(v), owned::RevokeSponsorshipOp::Signer(o)) => v.same(o), _ => false } } }
impl Encode for RevokeSponsorshipOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { RevokeSponsorshipOpCase::LedgerEntry(v) => v.encode(depth + 1, out), RevokeSponsorshipOpCase::Signer(v) => v.encode(depth + 1, out), } } }

impl Same<owned::RevokeSponsorshipType> for RevokeSponsorshipType { fn same(self, owned: &owned::RevokeSponsorshipType) -> bool { match (self, owned) { (RevokeSponsorshipType::LedgerEntry, owned::RevokeSponsorshipType::LedgerEntry) => true, (RevokeSponsorshipType::Signer, owned::RevokeSponsorshipType::Signer) => true, _ => false } } }
impl Encode for RevokeSponsorshipType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LedgerKey> for LedgerKey<'_> { fn same(self, owned: &owned::LedgerKey) -> bool { match (self.case(), owned) { (LedgerKeyCase::Account(v), owned::LedgerKey::Account(o)) => v.same(o), (LedgerKeyCase::Trustline(v), owned::LedgerKey::Trustline(o)) => v.same(o), (LedgerKeyCase::Offer(v), owned::LedgerKey::Offer(o)) => v.same(o), (LedgerKeyCase::Data(v), owned::LedgerKey::Data(o)) => v.same(o), (LedgerKeyCase::ClaimableBalance(v), owned::LedgerKey::ClaimableBalance(o)) => v.same(o), (LedgerKeyCase::LiquidityPool(v), owned::LedgerKey::LiquidityPool(o)) => v.same(o), (LedgerKeyCase::ContractData(v), owned::LedgerKey::ContractData(o)) => v.same(o), (LedgerKeyCase::ContractCode(v), owned::LedgerKey::ContractCode(o)) => v.same(o), (LedgerKeyCase::ConfigSetting(v), owned::LedgerKey::ConfigSetting(o)) => v.same(o), (LedgerKeyCase::Ttl(v), owned::LedgerKey::Ttl(o)) => v.same(o), _ => false } } }
impl Encode for LedgerKey<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerKeyCase::Account(v) => v.encode(depth + 1, out), LedgerKeyCase::Trustline(v) => v.encode(depth + 1, out), LedgerKeyCase::Offer(v) => v.encode(depth + 1, out), LedgerKeyCase::Data(v) => v.encode(depth + 1, out), LedgerKeyCase::ClaimableBalance(v) => v.encode(depth + 1, out), LedgerKeyCase::LiquidityPool(v) => v.encode(depth + 1, out), LedgerKeyCase::ContractData(v) => v.encode(depth + 1, out), LedgerKeyCase::ContractCode(v) => v.encode(depth + 1, out), LedgerKeyCase::ConfigSetting(v) => v.encode(depth + 1, out), LedgerKeyCase::Ttl(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LedgerEntryType> for LedgerEntryType { fn same(self, owned: &owned::LedgerEntryType) -> bool { match (self, owned) { (LedgerEntryType::Account, owned::LedgerEntryType::Account) => true, (LedgerEntryType::Trustline, owned::LedgerEntryType::Trustline) => true, (LedgerEntryType::Offer, owned::LedgerEntryType::Offer) => true, (LedgerEntryType::Data, owned::LedgerEntryType::Data) => true, (LedgerEntryType::ClaimableBalance, owned::LedgerEntryType::ClaimableBalance) => true, (LedgerEntryType::LiquidityPool, owned::LedgerEntryType::LiquidityPool) => true, (LedgerEntryType::ContractData, owned::LedgerEntryType::ContractData) => true, (LedgerEntryType::ContractCode, owned::LedgerEntryType::ContractCode) => true, (LedgerEntryType::ConfigSetting, owned::LedgerEntryType::ConfigSetting) => true, (LedgerEntryType::Ttl, owned::LedgerEntryType::Ttl) => true, _ => false } } }
impl Encode for LedgerEntryType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LedgerKeyAccount> for LedgerKeyAccount<'_> { fn same(self, owned: &owned::LedgerKeyAccount) -> bool { self.account_id().same(&owned.account_id) } }
impl Encode for LedgerKeyAccount<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.account_id().encode(depth + 1, out); } }

impl Same<owned::LedgerKeyTrustLine> for LedgerKeyTrustLine<'_> { fn same(self, owned: &owned::LedgerKeyTrustLine) -> bool { self.account_id().same(&owned.account_id) && self.asset().same(&owned.asset) } }
impl Encode for LedgerKeyTrustLine<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.account_id().encode(depth + 1, out); self.asset().encode(depth + 1, out); } }

impl Same<owned::TrustLineAsset> for TrustLineAsset<'_> { fn same(self, owned: &owned::TrustLineAsset) -> bool { match (self.case(), owned) { (TrustLineAssetCase::Native, owned::TrustLineAsset::Native) => true, (TrustLineAssetCase::CreditAlphanum4(v), owned::TrustLineAsset::CreditAlphanum4(o)) => v.same(o), (TrustLineAssetCase::CreditAlphanum12(v), owned::TrustLineAsset::CreditAlphanum12(o)) => v.same(o), (TrustLineAssetCase::PoolShare(v), owned::TrustLineAsset::PoolShare(o)) => v.same(o), _ => false } } }
impl Encode for TrustLineAsset<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TrustLineAssetCase::Native => {} TrustLineAssetCase::CreditAlphanum4(v) => v.encode(depth + 1, out), TrustLineAssetCase::CreditAlphanum12(v) => v.encode(depth + 1, out), TrustLineAssetCase::PoolShare(v) => v.encode(depth + 1, out), } } }

impl Same<owned::PoolId> for Hash<'_> { fn same(self, owned: &owned::PoolId) -> bool { self.same(&owned.0) } }

impl Same<owned::LedgerKeyOffer> for LedgerKeyOffer<'_> { fn same(self, owned: &owned::LedgerKeyOffer) -> bool { self.seller_id().same(&owned.seller_id) && self.offer_id().same(&owned.offer_id) } }
impl Encode for LedgerKeyOffer<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.seller_id().encode(depth + 1, out); self.offer_id().encode(depth + 1, out); } }

impl Same<owned::LedgerKeyData> for LedgerKeyData<'_> { fn same(self, owned: &owned::LedgerKeyData) -> bool { self.account_id().same(&owned.account_id) && self.data_name().same(&owned.data_name) } }
impl Encode for LedgerKeyData<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.account_id().encode(depth + 1, out); self.data_name().encode(depth + 1, out); } }

impl Same<owned::LedgerKeyClaimableBalance> for LedgerKeyClaimableBalance<'_> { fn same(self, owned: &owned::LedgerKeyClaimableBalance) -> bool { self.balance_id().same(&owned.balance_id) } }
impl Encode for LedgerKeyClaimableBalance<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.balance_id().encode(depth + 1, out); } }

impl Same<owned::LedgerKeyLiquidityPool> for LedgerKeyLiquidityPool<'_> { fn same(self, owned: &owned::LedgerKeyLiquidityPool) -> bool { self.liquidity_pool_id().same(&owned.liquidity_pool_id) } }
impl Encode for LedgerKeyLiquidityPool<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.liquidity_pool_id().encode(depth + 1, out); } }

impl Same<owned::LedgerKeyContractData> for LedgerKeyContractData<'_> { fn same(self, owned: &owned::LedgerKeyContractData) -> bool { self.contract().same(&owned.contract) && self.key().same(&owned.key) && self.durability().same(&owned.durability) } }
impl Encode for LedgerKeyContractData<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.contract().encode(depth + 1, out); self.key().encode(depth + 1, out); self.durability().encode(depth + 1, out); } }

impl Same<owned::ScAddress> for ScAddress<'_> { fn same(self, owned: &owned::ScAddress) -> bool { match (self.case(), owned) { (ScAddressCase::Account(v), owned::ScAddress::Account(o)) => v.same(o), (ScAddressCase::Contract(v), owned::ScAddress::Contract(o)) => v.same(o), (ScAddressCase::MuxedAccount(v), owned::ScAddress::MuxedAccount(o)) => v.same(o), (ScAddressCase::ClaimableBalance(v), owned::ScAddress::ClaimableBalance(o)) => v.same(o), (ScAddressCase::LiquidityPool(v), owned::ScAddress::LiquidityPool(o)) => v.same(o), (ScAddressCase::MuxedContract(v), owned::ScAddress::MuxedContract(o)) => v.same(o), _ => false } } }
impl Encode for ScAddress<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScAddressCase::Account(v) => v.encode(depth + 1, out), ScAddressCase::Contract(v) => v.encode(depth + 1, out), ScAddressCase::MuxedAccount(v) => v.encode(depth + 1, out), ScAddressCase::ClaimableBalance(v) => v.encode(depth + 1, out), ScAddressCase::LiquidityPool(v) => v.encode(depth + 1, out), ScAddressCase::MuxedContract(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScAddressType> for ScAddressType { fn same(self, owned: &owned::ScAddressType) -> bool { match (self, owned) { (ScAddressType::Account, owned::ScAddressType::Account) => true, (ScAddressType::Contract, owned::ScAddressType::Contract) => true, (ScAddressType::MuxedAccount, owned::ScAddressType::MuxedAccount) => true, (ScAddressType::ClaimableBalance, owned::ScAddressType::ClaimableBalance) => true, (ScAddressType::LiquidityPool, owned::ScAddressType::LiquidityPool) => true, (ScAddressType::MuxedContract, owned::ScAddressType::MuxedContract) => true, _ => false } } }
impl Encode for ScAddressType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ContractId> for Hash<'_> { fn same(self, owned: &owned::ContractId) -> bool { self.same(&owned.0) } }

impl Same<owned::MuxedEd25519Account> for MuxedEd25519Account<'_> { fn same(self, owned: &owned::MuxedEd25519Account) -> bool { self.id().same(&owned.id) && self.ed25519().same(&owned.ed25519) } }
impl Encode for MuxedEd25519Account<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.id().encode(depth + 1, out); self.ed25519().encode(depth + 1, out); } }

impl Same<owned::MuxedContract> for MuxedContract<'_> { fn same(self, owned: &owned::MuxedContract) -> bool { self.id().same(&owned.id) && self.contract_id().same(&owned.contract_id) } }
impl Encode for MuxedContract<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.id().encode(depth + 1, out); self.contract_id().encode(depth + 1, out); } }

impl Same<owned::ScVal> for ScVal<'_> { fn same(self, owned: &owned::ScVal) -> bool { match (self.case(), owned) { (ScValCase::Bool(v), owned::ScVal::Bool(o)) => v.same(o), (ScValCase::Void, owned::ScVal::Void) => true, (ScValCase::Error(v), owned::ScVal::Error(o)) => v.same(o), (ScValCase::U32(v), owned::ScVal::U32(o)) => v.same(o), (ScValCase::I32(v), owned::ScVal::I32(o)) => v.same(o), (ScValCase::U64(v), owned::ScVal::U64(o)) => v.same(o), (ScValCase::I64(v), owned::ScVal::I64(o)) => v.same(o), (ScValCase::Timepoint(v), owned::ScVal::Timepoint(o)) => v.same(o), (ScValCase::Duration(v), owned::ScVal::Duration(o)) => v.same(o), (ScValCase::U128(v), owned::ScVal::U128(o)) => v.same(o), (ScValCase::I128(v), owned::ScVal::I128(o)) => v.same(o), (ScValCase::U256(v), owned::ScVal::U256(o)) => v.same(o), (ScValCase::I256(v), owned::ScVal::I256(o)) => v.same(o), (ScValCase::Bytes(v), owned::ScVal::Bytes(o)) => v.same(o), (ScValCase::String(v), owned::ScVal::String(o)) => v.same(o), (ScValCase::Symbol(v), owned::ScVal::Symbol(o)) => v.same(o), (ScValCase::Vec(v), owned::ScVal::Vec(o)) => v.same(o), (ScValCase::Map(v), owned::ScVal::Map(o)) => v.same(o), (ScValCase::Address(v), owned::ScVal::Address(o)) => v.same(o), (ScValCase::ContractInstance(v), owned::ScVal::ContractInstance(o)) => v.same(o), (ScValCase::LedgerKeyContractInstance, owned::ScVal::LedgerKeyContractInstance) => true, (ScValCase::LedgerKeyNonce(v), owned::ScVal::LedgerKeyNonce(o)) => v.same(o), (ScValCase::ExecutableTag(v), owned::ScVal::ExecutableTag(o)) => v.same(o), _ => false } } }
impl Encode for ScVal<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScValCase::Bool(v) => v.encode(depth + 1, out), ScValCase::Void => {} ScValCase::Error(v) => v.encode(depth + 1, out), ScValCase::U32(v) => v.encode(depth + 1, out), ScValCase::I32(v) => v.encode(depth + 1, out), ScValCase::U64(v) => v.encode(depth + 1, out), ScValCase::I64(v) => v.encode(depth + 1, out), ScValCase::Timepoint(v) => v.encode(depth + 1, out), ScValCase::Duration(v) => v.encode(depth + 1, out), ScValCase::U128(v) => v.encode(depth + 1, out), ScValCase::I128(v) => v.encode(depth + 1, out), ScValCase::U256(v) => v.encode(depth + 1, out), ScValCase::I256(v) => v.encode(depth + 1, out), ScValCase::Bytes(v) => v.encode(depth + 1, out), ScValCase::String(v) => v.encode(depth + 1, out), ScValCase::Symbol(v) => v.encode(depth + 1, out), ScValCase::Vec(v) => v.encode(depth + 1, out), ScValCase::Map(v) => v.encode(depth + 1, out), ScValCase::Address(v) => v.encode(depth + 1, out), ScValCase::ContractInstance(v) => v.encode(depth + 1, out), ScValCase::LedgerKeyContractInstance => {} ScValCase::LedgerKeyNonce(v) => v.encode(depth + 1, out), ScValCase::ExecutableTag(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScValType> for ScValType { fn same(self, owned: &owned::ScValType) -> bool { match (self, owned) { (ScValType::Bool, owned::ScValType::Bool) => true, (ScValType::Void, owned::ScValType::Void) => true, (ScValType::Error, owned::ScValType::Error) => true, (ScValType::U32, owned::ScValType::U32) => true, (ScValType::I32, owned::ScValType::I32) => true, (ScValType::U64, owned::ScValType::U64) => true, (ScValType::I64, owned::ScValType::I64) => true, (ScValType::Timepoint, owned::ScValType::Timepoint) => true, (ScValType::Duration, owned::ScValType::Duration) => true, (ScValType::U128, owned::ScValType::U128) => true, (ScValType::I128, owned::ScValType::I128) => true, (ScValType::U256, owned::ScValType::U256) => true, (ScValType::I256, owned::ScValType::I256) => true, (ScValType::Bytes, owned::ScValType::Bytes) => true, (ScValType::String, owned::ScValType::String) => true, (ScValType::Symbol, owned::ScValType::Symbol) => true, (ScValType::Vec, owned::ScValType::Vec) => true, (ScValType::Map, owned::ScValType::Map) => true, (ScValType::Address, owned::ScValType::Address) => true, (ScValType::ContractInstance, owned::ScValType::ContractInstance) => true, (ScValType::LedgerKeyContractInstance, owned::ScValType::LedgerKeyContractInstance) => true, (ScValType::LedgerKeyNonce, owned::ScValType::LedgerKeyNonce) => true, (ScValType::ExecutableTag, owned::ScValType::ExecutableTag) => true, _ => false } } }
impl Encode for ScValType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScError> for ScError<'_> { fn same(self, owned: &owned::ScError) -> bool { match (self.case(), owned) { (ScErrorCase::Contract(v), owned::ScError::Contract(o)) => v.same(o), (ScErrorCase::WasmVm(v), owned::ScError::WasmVm(o)) => v.same(o), (ScErrorCase::Context(v), owned::ScError::Context(o)) => v.same(o), (ScErrorCase::Storage(v), owned::ScError::Storage(o)) => v.same(o), (ScErrorCase::Object(v), owned::ScError::Object(o)) => v.same(o), (ScErrorCase::Crypto(v), owned::ScError::Crypto(o)) => v.same(o), (ScErrorCase::Events(v), owned::ScError::Events(o)) => v.same(o), (ScErrorCase::Budget(v), owned::ScError::Budget(o)) => v.same(o), (ScErrorCase::Value(v), owned::ScError::Value(o)) => v.same(o), (ScErrorCase::Auth(v), owned::ScError::Auth(o)) => v.same(o), _ => false } } }
impl Encode for ScError<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScErrorCase::Contract(v) => v.encode(depth + 1, out), ScErrorCase::WasmVm(v) => v.encode(depth + 1, out), ScErrorCase::Context(v) => v.encode(depth + 1, out), ScErrorCase::Storage(v) => v.encode(depth + 1, out), ScErrorCase::Object(v) => v.encode(depth + 1, out), ScErrorCase::Crypto(v) => v.encode(depth + 1, out), ScErrorCase::Events(v) => v.encode(depth + 1, out), ScErrorCase::Budget(v) => v.encode(depth + 1, out), ScErrorCase::Value(v) => v.encode(depth + 1, out), ScErrorCase::Auth(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScErrorType> for ScErrorType { fn same(self, owned: &owned::ScErrorType) -> bool { match (self, owned) { (ScErrorType::Contract, owned::ScErrorType::Contract) => true, (ScErrorType::WasmVm, owned::ScErrorType::WasmVm) => true, (ScErrorType::Context, owned::ScErrorType::Context) => true, (ScErrorType::Storage, owned::ScErrorType::Storage) => true, (ScErrorType::Object, owned::ScErrorType::Object) => true, (ScErrorType::Crypto, owned::ScErrorType::Crypto) => true, (ScErrorType::Events, owned::ScErrorType::Events) => true, (ScErrorType::Budget, owned::ScErrorType::Budget) => true, (ScErrorType::Value, owned::ScErrorType::Value) => true, (ScErrorType::Auth, owned::ScErrorType::Auth) => true, _ => false } } }
impl Encode for ScErrorType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScErrorCode> for ScErrorCode { fn same(self, owned: &owned::ScErrorCode) -> bool { match (self, owned) { (ScErrorCode::ArithDomain, owned::ScErrorCode::ArithDomain) => true, (ScErrorCode::IndexBounds, owned::ScErrorCode::IndexBounds) => true, (ScErrorCode::InvalidInput, owned::ScErrorCode::InvalidInput) => true, (ScErrorCode::MissingValue, owned::ScErrorCode::MissingValue) => true, (ScErrorCode::ExistingValue, owned::ScErrorCode::ExistingValue) => true, (ScErrorCode::ExceededLimit, owned::ScErrorCode::ExceededLimit) => true, (ScErrorCode::InvalidAction, owned::ScErrorCode::InvalidAction) => true, (ScErrorCode::InternalError, owned::ScErrorCode::InternalError) => true, (ScErrorCode::UnexpectedType, owned::ScErrorCode::UnexpectedType) => true, (ScErrorCode::UnexpectedSize, owned::ScErrorCode::UnexpectedSize) => true, _ => false } } }
impl Encode for ScErrorCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::Duration> for u64 { fn same(self, owned: &owned::Duration) -> bool { self.same(&owned.0) } }

impl Same<owned::UInt128Parts> for UInt128Parts<'_> { fn same(self, owned: &owned::UInt128Parts) -> bool { self.hi().same(&owned.hi) && self.lo().same(&owned.lo) } }
impl Encode for UInt128Parts<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.hi().encode(depth + 1, out); self.lo().encode(depth + 1, out); } }

impl Same<owned::Int128Parts> for Int128Parts<'_> { fn same(self, owned: &owned::Int128Parts) -> bool { self.hi().same(&owned.hi) && self.lo().same(&owned.lo) } }
impl Encode for Int128Parts<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.hi().encode(depth + 1, out); self.lo().encode(depth + 1, out); } }

impl Same<owned::UInt256Parts> for UInt256Parts<'_> { fn same(self, owned: &owned::UInt256Parts) -> bool { self.hi_hi().same(&owned.hi_hi) && self.hi_lo().same(&owned.hi_lo) && self.lo_hi().same(&owned.lo_hi) && self.lo_lo().same(&owned.lo_lo) } }
impl Encode for UInt256Parts<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.hi_hi().encode(depth + 1, out); self.hi_lo().encode(depth + 1, out); self.lo_hi().encode(depth + 1, out); self.lo_lo().encode(depth + 1, out); } }

impl Same<owned::Int256Parts> for Int256Parts<'_> { fn same(self, owned: &owned::Int256Parts) -> bool { self.hi_hi().same(&owned.hi_hi) && self.hi_lo().same(&owned.hi_lo) && self.lo_hi().same(&owned.lo_hi) && self.lo_lo().same(&owned.lo_lo) } }
impl Encode for Int256Parts<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.hi_hi().encode(depth + 1, out); self.hi_lo().encode(depth + 1, out); self.lo_hi().encode(depth + 1, out); self.lo_lo().encode(depth + 1, out); } }

impl Same<owned::ScBytes> for &[u8] { fn same(self, owned: &owned::ScBytes) -> bool { self.same(&owned.0) } }

impl Same<owned::ScString> for &[u8] { fn same(self, owned: &owned::ScString) -> bool { self.same(&owned.0) } }

impl Same<owned::ScSymbol> for &[u8] { fn same(self, owned: &owned::ScSymbol) -> bool { self.same(&owned.0) } }

impl Same<owned::ScVec> for List<'_, ScVal<'_>> { fn same(self, owned: &owned::ScVec) -> bool { self.same(&owned.0) } }

impl Same<owned::ScMap> for List<'_, ScMapEntry<'_>> { fn same(self, owned: &owned::ScMap) -> bool { self.same(&owned.0) } }

impl Same<owned::ScMapEntry> for ScMapEntry<'_> { fn same(self, owned: &owned::ScMapEntry) -> bool { self.key().same(&owned.key) && self.val().same(&owned.val) } }
impl Encode for ScMapEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.key().encode(depth + 1, out); self.val().encode(depth + 1, out); } }

impl Same<owned::ScContractInstance> for ScContractInstance<'_> { fn same(self, owned: &owned::ScContractInstance) -> bool { self.executable().same(&owned.executable) && self.storage().same(&owned.storage) } }
impl Encode for ScContractInstance<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.executable().encode(depth + 1, out); self.storage().encode(depth + 1, out); } }

impl Same<owned::ContractExecutable> for ContractExecutable<'_> { fn same(self, owned: &owned::ContractExecutable) -> bool { match (self.case(), owned) { (ContractExecutableCase::Wasm(v), owned::ContractExecutable::Wasm(o)) => v.same(o), (ContractExecutableCase::StellarAsset, owned::ContractExecutable::StellarAsset) => true, (ContractExecutableCase::ExternalRef(v), owned::ContractExecutable::ExternalRef(o)) => v.same(o), _ => false } } }
impl Encode for ContractExecutable<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ContractExecutableCase::Wasm(v) => v.encode(depth + 1, out), ContractExecutableCase::StellarAsset => {} ContractExecutableCase::ExternalRef(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ContractExecutableType> for ContractExecutableType { fn same(self, owned: &owned::ContractExecutableType) -> bool { match (self, owned) { (ContractExecutableType::Wasm, owned::ContractExecutableType::Wasm) => true, (ContractExecutableType::StellarAsset, owned::ContractExecutableType::StellarAsset) => true, (ContractExecutableType::ExternalRef, owned::ContractExecutableType::ExternalRef) => true, _ => false } } }
impl Encode for ContractExecutableType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ContractExecutableExternalRef> for ContractExecutableExternalRef<'_> { fn same(self, owned: &owned::ContractExecutableExternalRef) -> bool { self.executable_owner().same(&owned.executable_owner) && self.tag().same(&owned.tag) } }
impl Encode for ContractExecutableExternalRef<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.executable_owner().encode(depth + 1, out); self.tag().encode(depth + 1, out); } }

impl Same<owned::ScNonceKey> for ScNonceKey<'_> { fn same(self, owned: &owned::ScNonceKey) -> bool { self.nonce().same(&owned.nonce) } }
impl Encode for ScNonceKey<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.nonce().encode(depth + 1, out); } }

impl Same<owned::ContractDataDurability> for ContractDataDurability { fn same(self, owned: &owned::ContractDataDurability) -> bool { match (self, owned) { (ContractDataDurability::Temporary, owned::ContractDataDurability::Temporary) => true, (ContractDataDurability::Persistent, owned::ContractDataDurability::Persistent) => true, _ => false } } }
impl Encode for ContractDataDurability { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LedgerKeyContractCode> for LedgerKeyContractCode<'_> { fn same(self, owned: &owned::LedgerKeyContractCode) -> bool { self.hash().same(&owned.hash) } }
impl Encode for LedgerKeyContractCode<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.hash().encode(depth + 1, out); } }

impl Same<owned::LedgerKeyConfigSetting> for LedgerKeyConfigSetting<'_> { fn same(self, owned: &owned::LedgerKeyConfigSetting) -> bool { self.config_setting_id().same(&owned.config_setting_id) } }
impl Encode for LedgerKeyConfigSetting<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.config_setting_id().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingId> for ConfigSettingId { fn same(self, owned: &owned::ConfigSettingId) -> bool { match (self, owned) { (ConfigSettingId::ContractMaxSizeBytes, owned::ConfigSettingId::ContractMaxSizeBytes) => true, (ConfigSettingId::ContractComputeV0, owned::ConfigSettingId::ContractComputeV0) => true, (ConfigSettingId::ContractLedgerCostV0, owned::ConfigSettingId::ContractLedgerCostV0) => true, (ConfigSettingId::ContractHistoricalDataV0, owned::ConfigSettingId::ContractHistoricalDataV0) => true, (ConfigSettingId::ContractEventsV0, owned::ConfigSettingId::ContractEventsV0) => true, (ConfigSettingId::ContractBandwidthV0, owned::ConfigSettingId::ContractBandwidthV0) => true, (ConfigSettingId::ContractCostParamsCpuInstructions, owned::ConfigSettingId::ContractCostParamsCpuInstructions) => true, (ConfigSettingId::ContractCostParamsMemoryBytes, owned::ConfigSettingId::ContractCostParamsMemoryBytes) => true, (ConfigSettingId::ContractDataKeySizeBytes, owned::ConfigSettingId::ContractDataKeySizeBytes) => true, (ConfigSettingId::ContractDataEntrySizeBytes, owned::ConfigSettingId::ContractDataEntrySizeBytes) => true, (ConfigSettingId::StateArchival, owned::ConfigSettingId::StateArchival) => true, (ConfigSettingId::ContractExecutionLanes, owned::ConfigSettingId::ContractExecutionLanes) => true, (ConfigSettingId::LiveSorobanStateSizeWindow, owned::ConfigSettingId::LiveSorobanStateSizeWindow) => true, (ConfigSettingId::EvictionIterator, owned::ConfigSettingId::EvictionIterator) => true, (ConfigSettingId::ContractParallelComputeV0, owned::ConfigSettingId::ContractParallelComputeV0) => true, (ConfigSettingId::ContractLedgerCostExtV0, owned::ConfigSettingId::ContractLedgerCostExtV0) => true, (ConfigSettingId::ScpTiming, owned::ConfigSettingId::ScpTiming) => true, (ConfigSettingId::FrozenLedgerKeys, owned::ConfigSettingId::FrozenLedgerKeys) => true, (ConfigSettingId::FrozenLedgerKeysDelta, owned::ConfigSettingId::FrozenLedgerKeysDelta) => true, (ConfigSettingId::FreezeBypassTxs, owned::ConfigSettingId::FreezeBypassTxs) => true, (ConfigSettingId::FreezeBypassTxsDelta, owned::ConfigSettingId::FreezeBypassTxsDelta) => true, _ => false } } }
impl Encode for ConfigSettingId { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LedgerKeyTtl> for LedgerKeyTtl<'_> { fn same(self, owned: &owned::LedgerKeyTtl) -> bool { self.key_hash().same(&owned.key_hash) } }
impl Encode for LedgerKeyTtl<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.key_hash().encode(depth + 1, out); } }

impl Same<owned::RevokeSponsorshipOpSigner> for RevokeSponsorshipOpSigner<'_> { fn same(self, owned: &owned::RevokeSponsorshipOpSigner) -> bool { self.account_id().same(&owned.account_id) && self.signer_key().same(&owned.signer_key) } }
impl Encode for RevokeSponsorshipOpSigner<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.account_id().encode(depth + 1, out); self.signer_key().encode(depth + 1, out); } }

impl Same<owned::ClawbackOp> for ClawbackOp<'_> { fn same(self, owned: &owned::ClawbackOp) -> bool { self.asset().same(&owned.asset) && self.from().same(&owned.from) && self.amount().same(&owned.amount) } }
impl Encode for ClawbackOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.asset().encode(depth + 1, out); self.from().encode(depth + 1, out); self.amount().encode(depth + 1, out); } }

impl Same<owned::ClawbackClaimableBalanceOp> for ClawbackClaimableBalanceOp<'_> { fn same(self, owned: &owned::ClawbackClaimableBalanceOp) -> bool { self.balance_id().same(&owned.balance_id) } }
impl Encode for ClawbackClaimableBalanceOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.balance_id().encode(depth + 1, out); } }

impl Same<owned::SetTrustLineFlagsOp> for SetTrustLineFlagsOp<'_> { fn same(self, owned: &owned::SetTrustLineFlagsOp) -> bool { self.trustor().same(&owned.trustor) && self.asset().same(&owned.asset) && self.clear_flags().same(&owned.clear_flags) && self.set_flags().same(&owned.set_flags) } }
impl Encode for SetTrustLineFlagsOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.trustor().encode(depth + 1, out); self.asset().encode(depth + 1, out); self.clear_flags().encode(depth + 1, out); self.set_flags().encode(depth + 1, out); } }

impl Same<owned::LiquidityPoolDepositOp> for LiquidityPoolDepositOp<'_> { fn same(self, owned: &owned::LiquidityPoolDepositOp) -> bool { self.liquidity_pool_id().same(&owned.liquidity_pool_id) && self.max_amount_a().same(&owned.max_amount_a) && self.max_amount_b().same(&owned.max_amount_b) && self.min_price().same(&owned.min_price) && self.max_price().same(&owned.max_price) } }
impl Encode for LiquidityPoolDepositOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.liquidity_pool_id().encode(depth + 1, out); self.max_amount_a().encode(depth + 1, out); self.max_amount_b().encode(depth + 1, out); self.min_price().encode(depth + 1, out); self.max_price().encode(depth + 1, out); } }

impl Same<owned::LiquidityPoolWithdrawOp> for LiquidityPoolWithdrawOp<'_> { fn same(self, owned: &owned::LiquidityPoolWithdrawOp) -> bool { self.liquidity_pool_id().same(&owned.liquidity_pool_id) && self.amount().same(&owned.amount) && self.min_amount_a().same(&owned.min_amount_a) && self.min_amount_b().same(&owned.min_amount_b) } }
impl Encode for LiquidityPoolWithdrawOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.liquidity_pool_id().encode(depth + 1, out); self.amount().encode(depth + 1, out); self.min_amount_a().encode(depth + 1, out); self.min_amount_b().encode(depth + 1, out); } }

impl Same<owned::InvokeHostFunctionOp> for InvokeHostFunctionOp<'_> { fn same(self, owned: &owned::InvokeHostFunctionOp) -> bool { self.host_function().same(&owned.host_function) && self.auth().same(&owned.auth) } }
impl Encode for InvokeHostFunctionOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.host_function().encode(depth + 1, out); self.auth().encode(depth + 1, out); } }

impl Same<owned::HostFunction> for HostFunction<'_> { fn same(self, owned: &owned::HostFunction) -> bool { match (self.case(), owned) { (HostFunctionCase::InvokeContract(v), owned::HostFunction::InvokeContract(o)) => v.same(o), (HostFunctionCase::CreateContract(v), owned::HostFunction::CreateContract(o)) => v.same(o), (HostFunctionCase::UploadContractWasm(v), owned::HostFunction::UploadContractWasm(o)) => v.same(o), (HostFunctionCase::CreateContractV2(v), owned::HostFunction::CreateContractV2(o)) => v.same(o), _ => false } } }
impl Encode for HostFunction<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { HostFunctionCase::InvokeContract(v) => v.encode(depth + 1, out), HostFunctionCase::CreateContract(v) => v.encode(depth + 1, out), HostFunctionCase::UploadContractWasm(v) => v.encode(depth + 1, out), HostFunctionCase::CreateContractV2(v) => v.encode(depth + 1, out), } } }

impl Same<owned::HostFunctionType> for HostFunctionType { fn same(self, owned: &owned::HostFunctionType) -> bool { match (self, owned) { (HostFunctionType::InvokeContract, owned::HostFunctionType::InvokeContract) => true, (HostFunctionType::CreateContract, owned::HostFunctionType::CreateContract) => true, (HostFunctionType::UploadContractWasm, owned::HostFunctionType::UploadContractWasm) => true, (HostFunctionType::CreateContractV2, owned::HostFunctionType::CreateContractV2) => true, _ => false } } }
impl Encode for HostFunctionType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::InvokeContractArgs> for InvokeContractArgs<'_> { fn same(self, owned: &owned::InvokeContractArgs) -> bool { self.contract_address().same(&owned.contract_address) && self.function_name().same(&owned.function_name) && self.args().same(&owned.args) } }
impl Encode for InvokeContractArgs<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.contract_address().encode(depth + 1, out); self.function_name().encode(depth + 1, out); self.args().encode(depth + 1, out); } }

impl Same<owned::CreateContractArgs> for CreateContractArgs<'_> { fn same(self, owned: &owned::CreateContractArgs) -> bool { self.contract_id_preimage().same(&owned.contract_id_preimage) && self.executable().same(&owned.executable) } }
impl Encode for CreateContractArgs<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.contract_id_preimage().encode(depth + 1, out); self.executable().encode(depth + 1, out); } }

impl Same<owned::ContractIdPreimage> for ContractIdPreimage<'_> { fn same(self, owned: &owned::ContractIdPreimage) -> bool { match (self.case(), owned) { (ContractIdPreimageCase::Address(v), owned::ContractIdPreimage::Address(o)) => v.same(o), (ContractIdPreimageCase::Asset(v), owned::ContractIdPreimage::Asset(o)) => v.same(o), _ => false } } }
impl Encode for ContractIdPreimage<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ContractIdPreimageCase::Address(v) => v.encode(depth + 1, out), ContractIdPreimageCase::Asset(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ContractIdPreimageType> for ContractIdPreimageType { fn same(self, owned: &owned::ContractIdPreimageType) -> bool { match (self, owned) { (ContractIdPreimageType::Address, owned::ContractIdPreimageType::Address) => true, (ContractIdPreimageType::Asset, owned::ContractIdPreimageType::Asset) => true, _ => false } } }
impl Encode for ContractIdPreimageType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ContractIdPreimageFromAddress> for ContractIdPreimageFromAddress<'_> { fn same(self, owned: &owned::ContractIdPreimageFromAddress) -> bool { self.address().same(&owned.address) && self.salt().same(&owned.salt) } }
impl Encode for ContractIdPreimageFromAddress<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.address().encode(depth + 1, out); self.salt().encode(depth + 1, out); } }

impl Same<owned::CreateContractArgsV2> for CreateContractArgsV2<'_> { fn same(self, owned: &owned::CreateContractArgsV2) -> bool { self.contract_id_preimage().same(&owned.contract_id_preimage) && self.executable().same(&owned.executable) && self.constructor_args().same(&owned.constructor_args) } }
impl Encode for CreateContractArgsV2<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.contract_id_preimage().encode(depth + 1, out); self.executable().encode(depth + 1, out); self.constructor_args().encode(depth + 1, out); } }

impl Same<owned::SorobanAuthorizationEntry> for SorobanAuthorizationEntry<'_> { fn same(self, owned: &owned::SorobanAuthorizationEntry) -> bool { self.credentials().same(&owned.credentials) && self.root_invocation().same(&owned.root_invocation) } }
impl Encode for SorobanAuthorizationEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.credentials().encode(depth + 1, out); self.root_invocation().encode(depth + 1, out); } }

impl Same<owned::SorobanCredentials> for SorobanCredentials<'_> { fn same(self, owned: &owned::SorobanCredentials) -> bool { match (self.case(), owned) { (SorobanCredentialsCase::SourceAccount, owned::SorobanCredentials::SourceAccount) => true, (SorobanCredentialsCase::Address(v), owned::SorobanCredentials::Address(o)) => v.same(o), (SorobanCredentialsCase::AddressV2(v), owned::SorobanCredentials::AddressV2(o)) => v.same(o), (SorobanCredentialsCase::AddressWithDelegates(v), owned::SorobanCredentials::AddressWithDelegates(o)) => v.same(o), _ => false } } }
impl Encode for SorobanCredentials<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { SorobanCredentialsCase::SourceAccount => {} SorobanCredentialsCase::Address(v) => v.encode(depth + 1, out), SorobanCredentialsCase::AddressV2(v) => v.encode(depth + 1, out), SorobanCredentialsCase::AddressWithDelegates(v) => v.encode(depth + 1, out), } } }

impl Same<owned::SorobanCredentialsType> for SorobanCredentialsType { fn same(self, owned: &owned::SorobanCredentialsType) -> bool { match (self, owned) { (SorobanCredentialsType::SourceAccount, owned::SorobanCredentialsType::SourceAccount) => true, (SorobanCredentialsType::Address, owned::SorobanCredentialsType::Address) => true, (SorobanCredentialsType::AddressV2, owned::SorobanCredentialsType::AddressV2) => true, (SorobanCredentialsType::AddressWithDelegates, owned::SorobanCredentialsType::AddressWithDelegates) => true, _ => false } } }
impl Encode for SorobanCredentialsType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::SorobanAddressCredentials> for SorobanAddressCredentials<'_> { fn same(self, owned: &owned::SorobanAddressCredentials) -> bool { self.address().same(&owned.address) && self.nonce().same(&owned.nonce) && self.signature_expiration_ledger().same(&owned.signature_expiration_ledger) && self.signature().same(&owned.signature) } }
impl Encode for SorobanAddressCredentials<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.address().encode(depth + 1, out); self.nonce().encode(depth + 1, out); self.signature_expiration_ledger().encode(depth + 1, out); self.signature().encode(depth + 1, out); } }

impl Same<owned::SorobanAddressCredentialsWithDelegates> for SorobanAddressCredentialsWithDelegates<'_> { fn same(self, owned: &owned::SorobanAddressCredentialsWithDelegates) -> bool { self.address_credentials().same(&owned.address_credentials) && self.delegates().same(&owned.delegates) } }
impl Encode for SorobanAddressCredentialsWithDelegates<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.address_credentials().encode(depth + 1, out); self.delegates().encode(depth + 1, out); } }

impl Same<owned::SorobanDelegateSignature> for SorobanDelegateSignature<'_> { fn same(self, owned: &owned::SorobanDelegateSignature) -> bool { self.address().same(&owned.address) && self.signature().same(&owned.signature) && self.nested_delegates().same(&owned.nested_delegates) } }
impl Encode for SorobanDelegateSignature<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.address().encode(depth + 1, out); self.signature().encode(depth + 1, out); self.nested_delegates().encode(depth + 1, out); } }

impl Same<owned::SorobanAuthorizedInvocation> for SorobanAuthorizedInvocation<'_> { fn same(self, owned: &owned::SorobanAuthorizedInvocation) -> bool { self.function().same(&owned.function) && self.sub_invocations().same(&owned.sub_invocations) } }
impl Encode for SorobanAuthorizedInvocation<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.function().encode(depth + 1, out); self.sub_invocations().encode(depth + 1, out); } }

impl Same<owned::SorobanAuthorizedFunction> for SorobanAuthorizedFunction<'_> { fn same(self, owned: &owned::SorobanAuthorizedFunction) -> bool { match (self.case(), owned) { (SorobanAuthorizedFunctionCase::ContractFn(v), owned::SorobanAuthorizedFunction::ContractFn(o)) => v.same(o), (SorobanAuthorizedFunctionCase::CreateContractHostFn(v), owned::SorobanAuthorizedFunction::CreateContractHostFn(o)) => v.same(o), (SorobanAuthorizedFunctionCase::CreateContractV2HostFn(v), owned::SorobanAuthorizedFunction::CreateContractV2HostFn(o)) => v.same(o), _ => false } } }
impl Encode for SorobanAuthorizedFunction<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { SorobanAuthorizedFunctionCase::ContractFn(v) => v.encode(depth + 1, out), SorobanAuthorizedFunctionCase::CreateContractHostFn(v) => v.encode(depth + 1, out), SorobanAuthorizedFunctionCase::CreateContractV2HostFn(v) => v.encode(depth + 1, out), } } }

impl Same<owned::SorobanAuthorizedFunctionType> for SorobanAuthorizedFunctionType { fn same(self, owned: &owned::SorobanAuthorizedFunctionType) -> bool { match (self, owned) { (SorobanAuthorizedFunctionType::ContractFn, owned::SorobanAuthorizedFunctionType::ContractFn) => true, (SorobanAuthorizedFunctionType::CreateContractHostFn, owned::SorobanAuthorizedFunctionType::CreateContractHostFn) => true, (SorobanAuthorizedFunctionType::CreateContractV2HostFn, owned::SorobanAuthorizedFunctionType::CreateContractV2HostFn) => true, _ => false } } }
impl Encode for SorobanAuthorizedFunctionType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ExtendFootprintTtlOp> for ExtendFootprintTtlOp<'_> { fn same(self, owned: &owned::ExtendFootprintTtlOp) -> bool { self.ext().same(&owned.ext) && self.extend_to().same(&owned.extend_to) } }
impl Encode for ExtendFootprintTtlOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.extend_to().encode(depth + 1, out); } }

impl Same<owned::ExtensionPoint> for ExtensionPoint<'_> { fn same(self, owned: &owned::ExtensionPoint) -> bool { match (self.case(), owned) { (ExtensionPointCase::V0, owned::ExtensionPoint::V0) => true, _ => false } } }
impl Encode for ExtensionPoint<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ExtensionPointCase::V0 => {} } } }

impl Same<owned::RestoreFootprintOp> for RestoreFootprintOp<'_> { fn same(self, owned: &owned::RestoreFootprintOp) -> bool { self.ext().same(&owned.ext) } }
impl Encode for RestoreFootprintOp<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); } }

impl Same<owned::TransactionV0Ext> for TransactionV0Ext<'_> { fn same(self, owned: &owned::TransactionV0Ext) -> bool { match (self.case(), owned) { (TransactionV0ExtCase::V0, owned::TransactionV0Ext::V0) => true, _ => false } } }
impl Encode for TransactionV0Ext<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionV0ExtCase::V0 => {} } } }

impl Same<owned::DecoratedSignature> for DecoratedSignature<'_> { fn same(self, owned: &owned::DecoratedSignature) -> bool { self.hint().same(&owned.hint) && self.signature().same(&owned.signature) } }
impl Encode for DecoratedSignature<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.hint().encode(depth + 1, out); self.signature().encode(depth + 1, out); } }

impl Same<owned::SignatureHint> for &[u8; 4] { fn same(self, owned: &owned::SignatureHint) -> bool { self.same(&owned.0) } }

impl Same<owned::TransactionV1Envelope> for TransactionV1Envelope<'_> { fn same(self, owned: &owned::TransactionV1Envelope) -> bool { self.tx().same(&owned.tx) && self.signatures().same(&owned.signatures) } }
impl Encode for TransactionV1Envelope<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx().encode(depth + 1, out); self.signatures().encode(depth + 1, out); } }

impl Same<owned::Transaction> for Transaction<'_> { fn same(self, owned: &owned::Transaction) -> bool { self.source_account().same(&owned.source_account) && self.fee().same(&owned.fee) && self.seq_num().same(&owned.seq_num) && self.cond().same(&owned.cond) && self.memo().same(&owned.memo) && self.operations().same(&owned.operations) && self.ext().same(&owned.ext) } }
impl Encode for Transaction<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.source_account().encode(depth + 1, out); self.fee().encode(depth + 1, out); self.seq_num().encode(depth + 1, out); self.cond().encode(depth + 1, out); self.memo().encode(depth + 1, out); self.operations().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::Preconditions> for Preconditions<'_> { fn same(self, owned: &owned::Preconditions) -> bool { match (self.case(), owned) { (PreconditionsCase::None, owned::Preconditions::None) => true, (PreconditionsCase::Time(v), owned::Preconditions::Time(o)) => v.same(o), (PreconditionsCase::V2(v), owned::Preconditions::V2(o)) => v.same(o), _ => false } } }
impl Encode for Preconditions<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { PreconditionsCase::None => {} PreconditionsCase::Time(v) => v.encode(depth + 1, out), PreconditionsCase::V2(v) => v.encode(depth + 1, out), } } }

impl Same<owned::PreconditionType> for PreconditionType { fn same(self, owned: &owned::PreconditionType) -> bool { match (self, owned) { (PreconditionType::None, owned::PreconditionType::None) => true, (PreconditionType::Time, owned::PreconditionType::Time) => true, (PreconditionType::V2, owned::PreconditionType::V2) => true, _ => false } } }
impl Encode for PreconditionType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::PreconditionsV2> for PreconditionsV2<'_> { fn same(self, owned: &owned::PreconditionsV2) -> bool { self.time_bounds().same(&owned.time_bounds) && self.ledger_bounds().same(&owned.ledger_bounds) && self.min_seq_num().same(&owned.min_seq_num) && self.min_seq_age().same(&owned.min_seq_age) && self.min_seq_ledger_gap().same(&owned.min_seq_ledger_gap) && self.extra_signers().same(&owned.extra_signers) } }
impl Encode for PreconditionsV2<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.time_bounds().encode(depth + 1, out); self.ledger_bounds().encode(depth + 1, out); self.min_seq_num().encode(depth + 1, out); self.min_seq_age().encode(depth + 1, out); self.min_seq_ledger_gap().encode(depth + 1, out); self.extra_signers().encode(depth + 1, out); } }

impl Same<owned::LedgerBounds> for LedgerBounds<'_> { fn same(self, owned: &owned::LedgerBounds) -> bool { self.min_ledger().same(&owned.min_ledger) && self.max_ledger().same(&owned.max_ledger) } }
impl Encode for LedgerBounds<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.min_ledger().encode(depth + 1, out); self.max_ledger().encode(depth + 1, out); } }

impl Same<owned::TransactionExt> for TransactionExt<'_> { fn same(self, owned: &owned::TransactionExt) -> bool { match (self.case(), owned) { (TransactionExtCase::V0, owned::TransactionExt::V0) => true, (TransactionExtCase::V1(v), owned::TransactionExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for TransactionExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionExtCase::V0 => {} TransactionExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::SorobanTransactionData> for SorobanTransactionData<'_> { fn same(self, owned: &owned::SorobanTransactionData) -> bool { self.ext().same(&owned.ext) && self.resources().same(&owned.resources) && self.resource_fee().same(&owned.resource_fee) } }
impl Encode for SorobanTransactionData<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.resources().encode(depth + 1, out); self.resource_fee().encode(depth + 1, out); } }

impl Same<owned::SorobanTransactionDataExt> for SorobanTransactionDataExt<'_> { fn same(self, owned: &owned::SorobanTransactionDataExt) -> bool { match (self.case(), owned) { (SorobanTransactionDataExtCase::V0, owned::SorobanTransactionDataExt::V0) => true, (SorobanTransactionDataExtCase::V1(v), owned::SorobanTransactionDataExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for SorobanTransactionDataExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { SorobanTransactionDataExtCase::V0 => {} SorobanTransactionDataExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::SorobanResourcesExtV0> for SorobanResourcesExtV0<'_> { fn same(self, owned: &owned::SorobanResourcesExtV0) -> bool { self.archived_soroban_entries().same(&owned.archived_soroban_entries) } }
impl Encode for SorobanResourcesExtV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.archived_soroban_entries().encode(depth + 1, out); } }

impl Same<owned::SorobanResources> for SorobanResources<'_> { fn same(self, owned: &owned::SorobanResources) -> bool { self.footprint().same(&owned.footprint) && self.instructions().same(&owned.instructions) && self.disk_read_bytes().same(&owned.disk_read_bytes) && self.write_bytes().same(&owned.write_bytes) } }
impl Encode for SorobanResources<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.footprint().encode(depth + 1, out); self.instructions().encode(depth + 1, out); self.disk_read_bytes().encode(depth + 1, out); self.write_bytes().encode(depth + 1, out); } }

impl Same<owned::LedgerFootprint> for LedgerFootprint<'_> { fn same(self, owned: &owned::LedgerFootprint) -> bool { self.read_only().same(&owned.read_only) && self.read_write().same(&owned.read_write) } }
impl Encode for LedgerFootprint<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.read_only().encode(depth + 1, out); self.read_write().encode(depth + 1, out); } }

impl Same<owned::FeeBumpTransactionEnvelope> for FeeBumpTransactionEnvelope<'_> { fn same(self, owned: &owned::FeeBumpTransactionEnvelope) -> bool { self.tx().same(&owned.tx) && self.signatures().same(&owned.signatures) } }
impl Encode for FeeBumpTransactionEnvelope<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx().encode(depth + 1, out); self.signatures().encode(depth + 1, out); } }

impl Same<owned::FeeBumpTransaction> for FeeBumpTransaction<'_> { fn same(self, owned: &owned::FeeBumpTransaction) -> bool { self.fee_source().same(&owned.fee_source) && self.fee().same(&owned.fee) && self.inner_tx().same(&owned.inner_tx) && self.ext().same(&owned.ext) } }
impl Encode for FeeBumpTransaction<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.fee_source().encode(depth + 1, out); self.fee().encode(depth + 1, out); self.inner_tx().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::FeeBumpTransactionInnerTx> for FeeBumpTransactionInnerTx<'_> { fn same(self, owned: &owned::FeeBumpTransactionInnerTx) -> bool { match (self.case(), owned) { (FeeBumpTransactionInnerTxCase::Tx(v), owned::FeeBumpTransactionInnerTx::Tx(o)) => v.same(o), _ => false } } }
impl Encode for FeeBumpTransactionInnerTx<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { FeeBumpTransactionInnerTxCase::Tx(v) => v.encode(depth + 1, out), } } }

impl Same<owned::FeeBumpTransactionExt> for FeeBumpTransactionExt<'_> { fn same(self, owned: &owned::FeeBumpTransactionExt) -> bool { match (self.case(), owned) { (FeeBumpTransactionExtCase::V0, owned::FeeBumpTransactionExt::V0) => true, _ => false } } }
impl Encode for FeeBumpTransactionExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { FeeBumpTransactionExtCase::V0 => {} } } }

impl Same<owned::TransactionResultMeta> for TransactionResultMeta<'_> { fn same(self, owned: &owned::TransactionResultMeta) -> bool { self.result().same(&owned.result) && self.fee_processing().same(&owned.fee_processing) && self.tx_apply_processing().same(&owned.tx_apply_processing) } }
impl Encode for TransactionResultMeta<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.result().encode(depth + 1, out); self.fee_processing().encode(depth + 1, out); self.tx_apply_processing().encode(depth + 1, out); } }

impl Same<owned::TransactionResultPair> for TransactionResultPair<'_> { fn same(self, owned: &owned::TransactionResultPair) -> bool { self.transaction_hash().same(&owned.transaction_hash) && self.result().same(&owned.result) } }
impl Encode for TransactionResultPair<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.transaction_hash().encode(depth + 1, out); self.result().encode(depth + 1, out); } }

impl Same<owned::TransactionResult> for TransactionResult<'_> { fn same(self, owned: &owned::TransactionResult) -> bool { self.fee_charged().same(&owned.fee_charged) && self.result().same(&owned.result) && self.ext().same(&owned.ext) } }
impl Encode for TransactionResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.fee_charged().encode(depth + 1, out); self.result().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::TransactionResultResult> for TransactionResultResult<'_> { fn same(self, owned: &owned::TransactionResultResult) -> bool { match (self.case(), owned) { (TransactionResultResultCase::TxFeeBumpInnerSuccess(v), owned::TransactionResultResult::TxFeeBumpInnerSuccess(o)) => v.same(o), (TransactionResultResultCase::TxFeeBumpInnerFailed(v), owned::TransactionResultResult::TxFeeBumpInnerFailed(o)) => v.same(o), (TransactionResultResultCase::TxSuccess(v), owned::TransactionResultResult::TxSuccess(o)) => v.same(o), (TransactionResultResultCase::TxFailed(v), owned::TransactionResultResult::TxFailed(o)) => v.same(o), (TransactionResultResultCase::TxTooEarly, owned::TransactionResultResult::TxTooEarly) => true, (TransactionResultResultCase::TxTooLate, owned::TransactionResultResult::TxTooLate) => true, (TransactionResultResultCase::TxMissingOperation, owned::TransactionResultResult::TxMissingOperation) => true, (TransactionResultResultCase::TxBadSeq, owned::TransactionResultResult::TxBadSeq) => true, (TransactionResultResultCase::TxBadAuth, owned::TransactionResultResult::TxBadAuth) => true, (TransactionResultResultCase::TxInsufficientBalance, owned::TransactionResultResult::TxInsufficientBalance) => true, (TransactionResultResultCase::TxNoAccount, owned::TransactionResultResult::TxNoAccount) => true, (TransactionResultResultCase::TxInsufficientFee, owned::TransactionResultResult::TxInsufficientFee) => true, (TransactionResultResultCase::TxBadAuthExtra, owned::TransactionResultResult::TxBadAuthExtra) => true, (TransactionResultResultCase::TxInternalError, owned::TransactionResultResult::TxInternalError) => true, (TransactionResultResultCase::TxNotSupported, owned::TransactionResultResult::TxNotSupported) => true, (TransactionResultResultCase::TxBadSponsorship, owned::TransactionResultResult::TxBadSponsorship) => true, (TransactionResultResultCase::TxBadMinSeqAgeOrGap, owned::TransactionResultResult::TxBadMinSeqAgeOrGap) => true, (TransactionResultResultCase::TxMalformed, owned::TransactionResultResult::TxMalformed) => true, (TransactionResultResultCase::TxSorobanInvalid, owned::TransactionResultResult::TxSorobanInvalid) => true, (TransactionResultResultCase::TxFrozenKeyAccessed, owned::TransactionResultResult::TxFrozenKeyAccessed) => true, _ => false } } }
impl Encode for TransactionResultResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionResultResultCase::TxFeeBumpInnerSuccess(v) => v.encode(depth + 1, out), TransactionResultResultCase::TxFeeBumpInnerFailed(v) => v.encode(depth + 1, out), TransactionResultResultCase::TxSuccess(v) => v.encode(depth + 1, out), TransactionResultResultCase::TxFailed(v) => v.encode(depth + 1, out), TransactionResultResultCase::TxTooEarly => {} TransactionResultResultCase::TxTooLate => {} TransactionResultResultCase::TxMissingOperation => {} TransactionResultResultCase::TxBadSeq => {} TransactionResultResultCase::TxBadAuth => {} TransactionResultResultCase::TxInsufficientBalance => {} TransactionResultResultCase::TxNoAccount => {} TransactionResultResultCase::TxInsufficientFee => {} TransactionResultResultCase::TxBadAuthExtra => {} TransactionResultResultCase::TxInternalError => {} TransactionResultResultCase::TxNotSupported => {} TransactionResultResultCase::TxBadSponsorship => {} TransactionResultResultCase::TxBadMinSeqAgeOrGap => {} TransactionResultResultCase::TxMalformed => {} TransactionResultResultCase::TxSorobanInvalid => {} TransactionResultResultCase::TxFrozenKeyAccessed => {} } } }

impl Same<owned::TransactionResultCode> for TransactionResultCode { fn same(self, owned: &owned::TransactionResultCode) -> bool { match (self, owned) { (TransactionResultCode::TxFeeBumpInnerSuccess, owned::TransactionResultCode::TxFeeBumpInnerSuccess) => true, (TransactionResultCode::TxSuccess, owned::TransactionResultCode::TxSuccess) => true, (TransactionResultCode::TxFailed, owned::TransactionResultCode::TxFailed) => true, (TransactionResultCode::TxTooEarly, owned::TransactionResultCode::TxTooEarly) => true, (TransactionResultCode::TxTooLate, owned::TransactionResultCode::TxTooLate) => true, (TransactionResultCode::TxMissingOperation, owned::TransactionResultCode::TxMissingOperation) => true, (TransactionResultCode::TxBadSeq, owned::TransactionResultCode::TxBadSeq) => true, (TransactionResultCode::TxBadAuth, owned::TransactionResultCode::TxBadAuth) => true, (TransactionResultCode::TxInsufficientBalance, owned::TransactionResultCode::TxInsufficientBalance) => true, (TransactionResultCode::TxNoAccount, owned::TransactionResultCode::TxNoAccount) => true, (TransactionResultCode::TxInsufficientFee, owned::TransactionResultCode::TxInsufficientFee) => true, (TransactionResultCode::TxBadAuthExtra, owned::TransactionResultCode::TxBadAuthExtra) => true, (TransactionResultCode::TxInternalError, owned::TransactionResultCode::TxInternalError) => true, (TransactionResultCode::TxNotSupported, owned::TransactionResultCode::TxNotSupported) => true, (TransactionResultCode::TxFeeBumpInnerFailed, owned::TransactionResultCode::TxFeeBumpInnerFailed) => true, (TransactionResultCode::TxBadSponsorship, owned::TransactionResultCode::TxBadSponsorship) => true, (TransactionResultCode::TxBadMinSeqAgeOrGap, owned::TransactionResultCode::TxBadMinSeqAgeOrGap) => true, (TransactionResultCode::TxMalformed, owned::TransactionResultCode::TxMalformed) => true, (TransactionResultCode::TxSorobanInvalid, owned::TransactionResultCode::TxSorobanInvalid) => true, (TransactionResultCode::TxFrozenKeyAccessed, owned::TransactionResultCode::TxFrozenKeyAccessed) => true, _ => false } } }
impl Encode for TransactionResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::InnerTransactionResultPair> for InnerTransactionResultPair<'_> { fn same(self, owned: &owned::InnerTransactionResultPair) -> bool { self.transaction_hash().same(&owned.transaction_hash) && self.result().same(&owned.result) } }
impl Encode for InnerTransactionResultPair<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.transaction_hash().encode(depth + 1, out); self.result().encode(depth + 1, out); } }

impl Same<owned::InnerTransactionResult> for InnerTransactionResult<'_> { fn same(self, owned: &owned::InnerTransactionResult) -> bool { self.fee_charged().same(&owned.fee_charged) && self.result().same(&owned.result) && self.ext().same(&owned.ext) } }
impl Encode for InnerTransactionResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.fee_charged().encode(depth + 1, out); self.result().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::InnerTransactionResultResult> for InnerTransactionResultResult<'_> { fn same(self, owned: &owned::InnerTransactionResultResult) -> bool { match (self.case(), owned) { (InnerTransactionResultResultCase::TxSuccess(v), owned::InnerTransactionResultResult::TxSuccess(o)) => v.same(o), (InnerTransactionResultResultCase::TxFailed(v), owned::InnerTransactionResultResult::TxFailed(o)) => v.same(o), (InnerTransactionResultResultCase::TxTooEarly, owned::InnerTransactionResultResult::TxTooEarly) => true, (InnerTransactionResultResultCase::TxTooLate, owned::InnerTransactionResultResult::TxTooLate) => true, (InnerTransactionResultResultCase::TxMissingOperation, owned::InnerTransactionResultResult::TxMissingOperation) => true, (InnerTransactionResultResultCase::TxBadSeq, owned::InnerTransactionResultResult::TxBadSeq) => true, (InnerTransactionResultResultCase::TxBadAuth, owned::InnerTransactionResultResult::TxBadAuth) => true, (InnerTransactionResultResultCase::TxInsufficientBalance, owned::InnerTransactionResultResult::TxInsufficientBalance) => true, (InnerTransactionResultResultCase::TxNoAccount, owned::InnerTransactionResultResult::TxNoAccount) => true, (InnerTransactionResultResultCase::TxInsufficientFee, owned::InnerTransactionResultResult::TxInsufficientFee) => true, (InnerTransactionResultResultCase::TxBadAuthExtra, owned::InnerTransactionResultResult::TxBadAuthExtra) => true, (InnerTransactionResultResultCase::TxInternalError, owned::InnerTransactionResultResult::TxInternalError) => true, (InnerTransactionResultResultCase::TxNotSupported, owned::InnerTransactionResultResult::TxNotSupported) => true, (InnerTransactionResultResultCase::TxBadSponsorship, owned::InnerTransactionResultResult::TxBadSponsorship) => true, (InnerTransactionResultResultCase::TxBadMinSeqAgeOrGap, owned::InnerTransactionResultResult::TxBadMinSeqAgeOrGap) => true, (InnerTransactionResultResultCase::TxMalformed, owned::InnerTransactionResultResult::TxMalformed) => true, (InnerTransactionResultResultCase::TxSorobanInvalid, owned::InnerTransactionResultResult::TxSorobanInvalid) => true, (InnerTransactionResultResultCase::TxFrozenKeyAccessed, owned::InnerTransactionResultResult::TxFrozenKeyAccessed) => true, _ => false } } }
impl Encode for InnerTransactionResultResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { InnerTransactionResultResultCase::TxSuccess(v) => v.encode(depth + 1, out), InnerTransactionResultResultCase::TxFailed(v) => v.encode(depth + 1, out), InnerTransactionResultResultCase::TxTooEarly => {} InnerTransactionResultResultCase::TxTooLate => {} InnerTransactionResultResultCase::TxMissingOperation => {} InnerTransactionResultResultCase::TxBadSeq => {} InnerTransactionResultResultCase::TxBadAuth => {} InnerTransactionResultResultCase::TxInsufficientBalance => {} InnerTransactionResultResultCase::TxNoAccount => {} InnerTransactionResultResultCase::TxInsufficientFee => {} InnerTransactionResultResultCase::TxBadAuthExtra => {} InnerTransactionResultResultCase::TxInternalError => {} InnerTransactionResultResultCase::TxNotSupported => {} InnerTransactionResultResultCase::TxBadSponsorship => {} InnerTransactionResultResultCase::TxBadMinSeqAgeOrGap => {} InnerTransactionResultResultCase::TxMalformed => {} InnerTransactionResultResultCase::TxSorobanInvalid => {} InnerTransactionResultResultCase::TxFrozenKeyAccessed => {} } } }

impl Same<owned::OperationResult> for OperationResult<'_> { fn same(self, owned: &owned::OperationResult) -> bool { match (self.case(), owned) { (OperationResultCase::OpInner(v), owned::OperationResult::OpInner(o)) => v.same(o), (OperationResultCase::OpBadAuth, owned::OperationResult::OpBadAuth) => true, (OperationResultCase::OpNoAccount, owned::OperationResult::OpNoAccount) => true, (OperationResultCase::OpNotSupported, owned::OperationResult::OpNotSupported) => true, (OperationResultCase::OpTooManySubentries, owned::OperationResult::OpTooManySubentries) => true, (OperationResultCase::OpExceededWorkLimit, owned::OperationResult::OpExceededWorkLimit) => true, (OperationResultCase::OpTooManySponsoring, owned::OperationResult::OpTooManySponsoring) => true, _ => false } } }
impl Encode for OperationResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { OperationResultCase::OpInner(v) => v.encode(depth + 1, out), OperationResultCase::OpBadAuth => {} OperationResultCase::OpNoAccount => {} OperationResultCase::OpNotSupported => {} OperationResultCase::OpTooManySubentries => {} OperationResultCase::OpExceededWorkLimit => {} OperationResultCase::OpTooManySponsoring => {} } } }

impl Same<owned::OperationResultCode> for OperationResultCode { fn same(self, owned: &owned::OperationResultCode) -> bool { match (self, owned) { (OperationResultCode::OpInner, owned::OperationResultCode::OpInner) => true, (OperationResultCode::OpBadAuth, owned::OperationResultCode::OpBadAuth) => true, (OperationResultCode::OpNoAccount, owned::OperationResultCode::OpNoAccount) => true, (OperationResultCode::OpNotSupported, owned::OperationResultCode::OpNotSupported) => true, (OperationResultCode::OpTooManySubentries, owned::OperationResultCode::OpTooManySubentries) => true, (OperationResultCode::OpExceededWorkLimit, owned::OperationResultCode::OpExceededWorkLimit) => true, (OperationResultCode::OpTooManySponsoring, owned::OperationResultCode::OpTooManySponsoring) => true, _ => false } } }
impl Encode for OperationResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::OperationResultTr> for OperationResultTr<'_> { fn same(self, owned: &owned::OperationResultTr) -> bool { match (self.case(), owned) { (OperationResultTrCase::CreateAccount(v), owned::OperationResultTr::CreateAccount(o)) => v.same(o), (OperationResultTrCase::Payment(v), owned::OperationResultTr::Payment(o)) => v.same(o), (OperationResultTrCase::PathPaymentStrictReceive(v), owned::OperationResultTr::PathPaymentStrictReceive(o)) => v.same(o), (OperationResultTrCase::ManageSellOffer(v), owned::OperationResultTr::ManageSellOffer(o)) => v.same(o), (OperationResultTrCase::CreatePassiveSellOffer(v), owned::OperationResultTr::CreatePassiveSellOffer(o)) => v.same(o), (OperationResultTrCase::SetOptions(v), owned::OperationResultTr::SetOptions(o)) => v.same(o), (OperationResultTrCase::ChangeTrust(v), owned::OperationResultTr::ChangeTrust(o)) => v.same(o), (OperationResultTrCase::AllowTrust(v), owned::OperationResultTr::AllowTrust(o)) => v.same(o), (OperationResultTrCase::AccountMerge(v), owned::OperationResultTr::AccountMerge(o)) => v.same(o), (OperationResultTrCase::Inflation(v), owned::OperationResultTr::Inflation(o)) => v.same(o), (OperationResultTrCase::ManageData(v), owned::OperationResultTr::ManageData(o)) => v.same(o), (OperationResultTrCase::BumpSequence(v), owned::OperationResultTr::BumpSequence(o)) => v.same(o), (OperationResultTrCase::ManageBuyOffer(v), owned::OperationResultTr::ManageBuyOffer(o)) => v.same(o), (OperationResultTrCase::PathPaymentStrictSend(v), owned::OperationResultTr::PathPaymentStrictSend(o)) => v.same(o), (OperationResultTrCase::CreateClaimableBalance(v), owned::OperationResultTr::CreateClaimableBalance(o)) => v.same(o), (OperationResultTrCase::ClaimClaimableBalance(v), owned::OperationResultTr::ClaimClaimableBalance(o)) => v.same(o), (OperationResultTrCase::BeginSponsoringFutureReserves(v), owned::OperationResultTr::BeginSponsoringFutureReserves(o)) => v.same(o), (OperationResultTrCase::EndSponsoringFutureReserves(v), owned::OperationResultTr::EndSponsoringFutureReserves(o)) => v.same(o), (OperationResultTrCase::RevokeSponsorship(v), owned::OperationResultTr::RevokeSponsorship(o)) => v.same(o), (OperationResultTrCase::Clawback(v), owned::OperationResultTr::Clawback(o)) => v.same(o), (OperationResultTrCase::ClawbackClaimableBalance(v), owned::OperationResultTr::ClawbackClaimableBalance(o)) => v.same(o), (OperationResultTrCase::SetTrustLineFlags(v), owned::OperationResultTr::SetTrustLineFlags(o)) => v.same(o), (OperationResultTrCase::LiquidityPoolDeposit(v), owned::OperationResultTr::LiquidityPoolDeposit(o)) => v.same(o), (OperationResultTrCase::LiquidityPoolWithdraw(v), owned::OperationResultTr::LiquidityPoolWithdraw(o)) => v.same(o), (OperationResultTrCase::InvokeHostFunction(v), owned::OperationResultTr::InvokeHostFunction(o)) => v.same(o), (OperationResultTrCase::ExtendFootprintTtl(v), owned::OperationResultTr::ExtendFootprintTtl(o)) => v.same(o), (OperationResultTrCase::RestoreFootprint(v), owned::OperationResultTr::RestoreFootprint(o)) => v.same(o), _ => false } } }
impl Encode for OperationResultTr<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { OperationResultTrCase::CreateAccount(v) => v.encode(depth + 1, out), OperationResultTrCase::Payment(v) => v.encode(depth + 1, out), OperationResultTrCase::PathPaymentStrictReceive(v) => v.encode(depth + 1, out), OperationResultTrCase::ManageSellOffer(v) => v.encode(depth + 1, out), OperationResultTrCase::CreatePassiveSellOffer(v) => v.encode(depth + 1, out), OperationResultTrCase::SetOptions(v) => v.encode(depth + 1, out), OperationResultTrCase::ChangeTrust(v) => v.encode(depth + 1, out), OperationResultTrCase::AllowTrust(v) => v.encode(depth + 1, out), OperationResultTrCase::AccountMerge(v) => v.encode(depth + 1, out), OperationResultTrCase::Inflation(v) => v.encode(depth + 1, out), OperationResultTrCase::ManageData(v) => v.encode(depth + 1, out), OperationResultTrCase::BumpSequence(v) => v.encode(depth + 1, out), OperationResultTrCase::ManageBuyOffer(v) => v.encode(depth + 1, out), OperationResultTrCase::PathPaymentStrictSend(v) => v.encode(depth + 1, out), OperationResultTrCase::CreateClaimableBalance(v) => v.encode(depth + 1, out), OperationResultTrCase::ClaimClaimableBalance(v) => v.encode(depth + 1, out), OperationResultTrCase::BeginSponsoringFutureReserves(v) => v.encode(depth + 1, out), OperationResultTrCase::EndSponsoringFutureReserves(v) => v.encode(depth + 1, out), OperationResultTrCase::RevokeSponsorship(v) => v.encode(depth + 1, out), OperationResultTrCase::Clawback(v) => v.encode(depth + 1, out), OperationResultTrCase::ClawbackClaimableBalance(v) => v.encode(depth + 1, out), OperationResultTrCase::SetTrustLineFlags(v) => v.encode(depth + 1, out), OperationResultTrCase::LiquidityPoolDeposit(v) => v.encode(depth + 1, out), OperationResultTrCase::LiquidityPoolWithdraw(v) => v.encode(depth + 1, out), OperationResultTrCase::InvokeHostFunction(v) => v.encode(depth + 1, out), OperationResultTrCase::ExtendFootprintTtl(v) => v.encode(depth + 1, out), OperationResultTrCase::RestoreFootprint(v) => v.encode(depth + 1, out), } } }

impl Same<owned::CreateAccountResult> for CreateAccountResult<'_> { fn same(self, owned: &owned::CreateAccountResult) -> bool { match (self.case(), owned) { (CreateAccountResultCase::Success, owned::CreateAccountResult::Success) => true, (CreateAccountResultCase::Malformed, owned::CreateAccountResult::Malformed) => true, (CreateAccountResultCase::Underfunded, owned::CreateAccountResult::Underfunded) => true, (CreateAccountResultCase::LowReserve, owned::CreateAccountResult::LowReserve) => true, (CreateAccountResultCase::AlreadyExist, owned::CreateAccountResult::AlreadyExist) => true, _ => false } } }
impl Encode for CreateAccountResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { CreateAccountResultCase::Success => {} CreateAccountResultCase::Malformed => {} CreateAccountResultCase::Underfunded => {} CreateAccountResultCase::LowReserve => {} CreateAccountResultCase::AlreadyExist => {} } } }

impl Same<owned::CreateAccountResultCode> for CreateAccountResultCode { fn same(self, owned: &owned::CreateAccountResultCode) -> bool { match (self, owned) { (CreateAccountResultCode::Success, owned::CreateAccountResultCode::Success) => true, (CreateAccountResultCode::Malformed, owned::CreateAccountResultCode::Malformed) => true, (CreateAccountResultCode::Underfunded, owned::CreateAccountResultCode::Underfunded) => true, (CreateAccountResultCode::LowReserve, owned::CreateAccountResultCode::LowReserve) => true, (CreateAccountResultCode::AlreadyExist, owned::CreateAccountResultCode::AlreadyExist) => true, _ => false } } }
impl Encode for CreateAccountResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::PaymentResult> for PaymentResult<'_> { fn same(self, owned: &owned::PaymentResult) -> bool { match (self.case(), owned) { (PaymentResultCase::Success, owned::PaymentResult::Success) => true, (PaymentResultCase::Malformed, owned::PaymentResult::Malformed) => true, (PaymentResultCase::Underfunded, owned::PaymentResult::Underfunded) => true, (PaymentResultCase::SrcNoTrust, owned::PaymentResult::SrcNoTrust) => true, (PaymentResultCase::SrcNotAuthorized, owned::PaymentResult::SrcNotAuthorized) => true, (PaymentResultCase::NoDestination, owned::PaymentResult::NoDestination) => true, (PaymentResultCase::NoTrust, owned::PaymentResult::NoTrust) => true, (PaymentResultCase::NotAuthorized, owned::PaymentResult::NotAuthorized) => true, (PaymentResultCase::LineFull, owned::PaymentResult::LineFull) => true, (PaymentResultCase::NoIssuer, owned::PaymentResult::NoIssuer) => true, _ => false } } }
impl Encode for PaymentResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { PaymentResultCase::Success => {} PaymentResultCase::Malformed => {} PaymentResultCase::Underfunded => {} PaymentResultCase::SrcNoTrust => {} PaymentResultCase::SrcNotAuthorized => {} PaymentResultCase::NoDestination => {} PaymentResultCase::NoTrust => {} PaymentResultCase::NotAuthorized => {} PaymentResultCase::LineFull => {} PaymentResultCase::NoIssuer => {} } } }

impl Same<owned::PaymentResultCode> for PaymentResultCode { fn same(self, owned: &owned::PaymentResultCode) -> bool { match (self, owned) { (PaymentResultCode::Success, owned::PaymentResultCode::Success) => true, (PaymentResultCode::Malformed, owned::PaymentResultCode::Malformed) => true, (PaymentResultCode::Underfunded, owned::PaymentResultCode::Underfunded) => true, (PaymentResultCode::SrcNoTrust, owned::PaymentResultCode::SrcNoTrust) => true, (PaymentResultCode::SrcNotAuthorized, owned::PaymentResultCode::SrcNotAuthorized) => true, (PaymentResultCode::NoDestination, owned::PaymentResultCode::NoDestination) => true, (PaymentResultCode::NoTrust, owned::PaymentResultCode::NoTrust) => true, (PaymentResultCode::NotAuthorized, owned::PaymentResultCode::NotAuthorized) => true, (PaymentResultCode::LineFull, owned::PaymentResultCode::LineFull) => true, (PaymentResultCode::NoIssuer, owned::PaymentResultCode::NoIssuer) => true, _ => false } } }
impl Encode for PaymentResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::PathPaymentStrictReceiveResult> for PathPaymentStrictReceiveResult<'_> { fn same(self, owned: &owned::PathPaymentStrictReceiveResult) -> bool { match (self.case(), owned) { (PathPaymentStrictReceiveResultCase::Success(v), owned::PathPaymentStrictReceiveResult::Success(o)) => v.same(o), (PathPaymentStrictReceiveResultCase::Malformed, owned::PathPaymentStrictReceiveResult::Malformed) => true, (PathPaymentStrictReceiveResultCase::Underfunded, owned::PathPaymentStrictReceiveResult::Underfunded) => true, (PathPaymentStrictReceiveResultCase::SrcNoTrust, owned::PathPaymentStrictReceiveResult::SrcNoTrust) => true, (PathPaymentStrictReceiveResultCase::SrcNotAuthorized, owned::PathPaymentStrictReceiveResult::SrcNotAuthorized) => true, (PathPaymentStrictReceiveResultCase::NoDestination, owned::PathPaymentStrictReceiveResult::NoDestination) => true, (PathPaymentStrictReceiveResultCase::NoTrust, owned::PathPaymentStrictReceiveResult::NoTrust) => true, (PathPaymentStrictReceiveResultCase::NotAuthorized, owned::PathPaymentStrictReceiveResult::NotAuthorized) => true, (PathPaymentStrictReceiveResultCase::LineFull, owned::PathPaymentStrictReceiveResult::LineFull) => true, (PathPaymentStrictReceiveResultCase::NoIssuer(v), owned::PathPaymentStrictReceiveResult::NoIssuer(o)) => v.same(o), (PathPaymentStrictReceiveResultCase::TooFewOffers, owned::PathPaymentStrictReceiveResult::TooFewOffers) => true, (PathPaymentStrictReceiveResultCase::OfferCrossSelf, owned::PathPaymentStrictReceiveResult::OfferCrossSelf) => true, (PathPaymentStrictReceiveResultCase::OverSendmax, owned::PathPaymentStrictReceiveResult::OverSendmax) => true, _ => false } } }
impl Encode for PathPaymentStrictReceiveResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { PathPaymentStrictReceiveResultCase::Success(v) => v.encode(depth + 1, out), PathPaymentStrictReceiveResultCase::Malformed => {} PathPaymentStrictReceiveResultCase::Underfunded => {} PathPaymentStrictReceiveResultCase::SrcNoTrust => {} PathPaymentStrictReceiveResultCase::SrcNotAuthorized => {} PathPaymentStrictReceiveResultCase::NoDestination => {} PathPaymentStrictReceiveResultCase::NoTrust => {} PathPaymentStrictReceiveResultCase::NotAuthorized => {} PathPaymentStrictReceiveResultCase::LineFull => {} PathPaymentStrictReceiveResultCase::NoIssuer(v) => v.encode(depth + 1, out), PathPaymentStrictReceiveResultCase::TooFewOffers => {} PathPaymentStrictReceiveResultCase::OfferCrossSelf => {} PathPaymentStrictReceiveResultCase::OverSendmax => {} } } }

impl Same<owned::PathPaymentStrictReceiveResultCode> for PathPaymentStrictReceiveResultCode { fn same(self, owned: &owned::PathPaymentStrictReceiveResultCode) -> bool { match (self, owned) { (PathPaymentStrictReceiveResultCode::Success, owned::PathPaymentStrictReceiveResultCode::Success) => true, (PathPaymentStrictReceiveResultCode::Malformed, owned::PathPaymentStrictReceiveResultCode::Malformed) => true, (PathPaymentStrictReceiveResultCode::Underfunded, owned::PathPaymentStrictReceiveResultCode::Underfunded) => true, (PathPaymentStrictReceiveResultCode::SrcNoTrust, owned::PathPaymentStrictReceiveResultCode::SrcNoTrust) => true, (PathPaymentStrictReceiveResultCode::SrcNotAuthorized, owned::PathPaymentStrictReceiveResultCode::SrcNotAuthorized) => true, (PathPaymentStrictReceiveResultCode::NoDestination, owned::PathPaymentStrictReceiveResultCode::NoDestination) => true, (PathPaymentStrictReceiveResultCode::NoTrust, owned::PathPaymentStrictReceiveResultCode::NoTrust) => true, (PathPaymentStrictReceiveResultCode::NotAuthorized, owned::PathPaymentStrictReceiveResultCode::NotAuthorized) => true, (PathPaymentStrictReceiveResultCode::LineFull, owned::PathPaymentStrictReceiveResultCode::LineFull) => true, (PathPaymentStrictReceiveResultCode::NoIssuer, owned::PathPaymentStrictReceiveResultCode::NoIssuer) => true, (PathPaymentStrictReceiveResultCode::TooFewOffers, owned::PathPaymentStrictReceiveResultCode::TooFewOffers) => true, (PathPaymentStrictReceiveResultCode::OfferCrossSelf, owned::PathPaymentStrictReceiveResultCode::OfferCrossSelf) => true, (PathPaymentStrictReceiveResultCode::OverSendmax, owned::PathPaymentStrictReceiveResultCode::OverSendmax) => true, _ => false } } }
impl Encode for PathPaymentStrictReceiveResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::PathPaymentStrictReceiveResultSuccess> for PathPaymentStrictReceiveResultSuccess<'_> { fn same(self, owned: &owned::PathPaymentStrictReceiveResultSuccess) -> bool { self.offers().same(&owned.offers) && self.last().same(&owned.last) } }
impl Encode for PathPaymentStrictReceiveResultSuccess<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.offers().encode(depth + 1, out); self.last().encode(depth + 1, out); } }

impl Same<owned::ClaimAtom> for ClaimAtom<'_> { fn same(self, owned: &owned::ClaimAtom) -> bool { match (self.case(), owned) { (ClaimAtomCase::V0(v), owned::ClaimAtom::V0(o)) => v.same(o), (ClaimAtomCase::OrderBook(v), owned::ClaimAtom::OrderBook(o)) => v.same(o), (ClaimAtomCase::LiquidityPool(v), owned::ClaimAtom::LiquidityPool(o)) => v.same(o), _ => false } } }
impl Encode for ClaimAtom<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClaimAtomCase::V0(v) => v.encode(depth + 1, out), ClaimAtomCase::OrderBook(v) => v.encode(depth + 1, out), ClaimAtomCase::LiquidityPool(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ClaimAtomType> for ClaimAtomType { fn same(self, owned: &owned::ClaimAtomType) -> bool { match (self, owned) { (ClaimAtomType::V0, owned::ClaimAtomType::V0) => true, (ClaimAtomType::OrderBook, owned::ClaimAtomType::OrderBook) => true, (ClaimAtomType::LiquidityPool, owned::ClaimAtomType::LiquidityPool) => true, _ => false } } }
impl Encode for ClaimAtomType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ClaimOfferAtomV0> for ClaimOfferAtomV0<'_> { fn same(self, owned: &owned::ClaimOfferAtomV0) -> bool { self.seller_ed25519().same(&owned.seller_ed25519) && self.offer_id().same(&owned.offer_id) && self.asset_sold().same(&owned.asset_sold) && self.amount_sold().same(&owned.amount_sold) && self.asset_bought().same(&owned.asset_bought) && self.amount_bought().same(&owned.amount_bought) } }
impl Encode for ClaimOfferAtomV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.seller_ed25519().encode(depth + 1, out); self.offer_id().encode(depth + 1, out); self.asset_sold().encode(depth + 1, out); self.amount_sold().encode(depth + 1, out); self.asset_bought().encode(depth + 1, out); self.amount_bought().encode(depth + 1, out); } }

impl Same<owned::ClaimOfferAtom> for ClaimOfferAtom<'_> { fn same(self, owned: &owned::ClaimOfferAtom) -> bool { self.seller_id().same(&owned.seller_id) && self.offer_id().same(&owned.offer_id) && self.asset_sold().same(&owned.asset_sold) && self.amount_sold().same(&owned.amount_sold) && self.asset_bought().same(&owned.asset_bought) && self.amount_bought().same(&owned.amount_bought) } }
impl Encode for ClaimOfferAtom<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.seller_id().encode(depth + 1, out); self.offer_id().encode(depth + 1, out); self.asset_sold().encode(depth + 1, out); self.amount_sold().encode(depth + 1, out); self.asset_bought().encode(depth + 1, out); self.amount_bought().encode(depth + 1, out); } }

impl Same<owned::ClaimLiquidityAtom> for ClaimLiquidityAtom<'_> { fn same(self, owned: &owned::ClaimLiquidityAtom) -> bool { self.liquidity_pool_id().same(&owned.liquidity_pool_id) && self.asset_sold().same(&owned.asset_sold) && self.amount_sold().same(&owned.amount_sold) && self.asset_bought().same(&owned.asset_bought) && self.amount_bought().same(&owned.amount_bought) } }
impl Encode for ClaimLiquidityAtom<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.liquidity_pool_id().encode(depth + 1, out); self.asset_sold().encode(depth + 1, out); self.amount_sold().encode(depth + 1, out); self.asset_bought().encode(depth + 1, out); self.amount_bought().encode(depth + 1, out); } }

impl Same<owned::SimplePaymentResult> for SimplePaymentResult<'_> { fn same(self, owned: &owned::SimplePaymentResult) -> bool { self.destination().same(&owned.destination) && self.asset().same(&owned.asset) && self.amount().same(&owned.amount) } }
impl Encode for SimplePaymentResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.destination().encode(depth + 1, out); self.asset().encode(depth + 1, out); self.amount().encode(depth + 1, out); } }

impl Same<owned::ManageSellOfferResult> for ManageSellOfferResult<'_> { fn same(self, owned: &owned::ManageSellOfferResult) -> bool { match (self.case(), owned) { (ManageSellOfferResultCase::Success(v), owned::ManageSellOfferResult::Success(o)) => v.same(o), (ManageSellOfferResultCase::Malformed, owned::ManageSellOfferResult::Malformed) => true, (ManageSellOfferResultCase::SellNoTrust, owned::ManageSellOfferResult::SellNoTrust) => true, (ManageSellOfferResultCase::BuyNoTrust, owned::ManageSellOfferResult::BuyNoTrust) => true, (ManageSellOfferResultCase::SellNotAuthorized, owned::ManageSellOfferResult::SellNotAuthorized) => true, (ManageSellOfferResultCase::BuyNotAuthorized, owned::ManageSellOfferResult::BuyNotAuthorized) => true, (ManageSellOfferResultCase::LineFull, owned::ManageSellOfferResult::LineFull) => true, (ManageSellOfferResultCase::Underfunded, owned::ManageSellOfferResult::Underfunded) => true, (ManageSellOfferResultCase::CrossSelf, owned::ManageSellOfferResult::CrossSelf) => true, (ManageSellOfferResultCase::SellNoIssuer, owned::ManageSellOfferResult::SellNoIssuer) => true, (ManageSellOfferResultCase::BuyNoIssuer, owned::ManageSellOfferResult::BuyNoIssuer) => true, (ManageSellOfferResultCase::NotFound, owned::ManageSellOfferResult::NotFound) => true, (ManageSellOfferResultCase::LowReserve, owned::ManageSellOfferResult::LowReserve) => true, _ => false } } }
impl Encode for ManageSellOfferResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ManageSellOfferResultCase::Success(v) => v.encode(depth + 1, out), ManageSellOfferResultCase::Malformed => {} ManageSellOfferResultCase::SellNoTrust => {} ManageSellOfferResultCase::BuyNoTrust => {} ManageSellOfferResultCase::SellNotAuthorized => {} ManageSellOfferResultCase::BuyNotAuthorized => {} ManageSellOfferResultCase::LineFull => {} ManageSellOfferResultCase::Underfunded => {} ManageSellOfferResultCase::CrossSelf => {} ManageSellOfferResultCase::SellNoIssuer => {} ManageSellOfferResultCase::BuyNoIssuer => {} ManageSellOfferResultCase::NotFound => {} ManageSellOfferResultCase::LowReserve => {} } } }

impl Same<owned::ManageSellOfferResultCode> for ManageSellOfferResultCode { fn same(self, owned: &owned::ManageSellOfferResultCode) -> bool { match (self, owned) { (ManageSellOfferResultCode::Success, owned::ManageSellOfferResultCode::Success) => true, (ManageSellOfferResultCode::Malformed, owned::ManageSellOfferResultCode::Malformed) => true, (ManageSellOfferResultCode::SellNoTrust, owned::ManageSellOfferResultCode::SellNoTrust) => true, (ManageSellOfferResultCode::BuyNoTrust, owned::ManageSellOfferResultCode::BuyNoTrust) => true, (ManageSellOfferResultCode::SellNotAuthorized, owned::ManageSellOfferResultCode::SellNotAuthorized) => true, (ManageSellOfferResultCode::BuyNotAuthorized, owned::ManageSellOfferResultCode::BuyNotAuthorized) => true, (ManageSellOfferResultCode::LineFull, owned::ManageSellOfferResultCode::LineFull) => true, (ManageSellOfferResultCode::Underfunded, owned::ManageSellOfferResultCode::Underfunded) => true, (ManageSellOfferResultCode::CrossSelf, owned::ManageSellOfferResultCode::CrossSelf) => true, (ManageSellOfferResultCode::SellNoIssuer, owned::ManageSellOfferResultCode::SellNoIssuer) => true, (ManageSellOfferResultCode::BuyNoIssuer, owned::ManageSellOfferResultCode::BuyNoIssuer) => true, (ManageSellOfferResultCode::NotFound, owned::ManageSellOfferResultCode::NotFound) => true, (ManageSellOfferResultCode::LowReserve, owned::ManageSellOfferResultCode::LowReserve) => true, _ => false } } }
impl Encode for ManageSellOfferResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ManageOfferSuccessResult> for ManageOfferSuccessResult<'_> { fn same(self, owned: &owned::ManageOfferSuccessResult) -> bool { self.offers_claimed().same(&owned.offers_claimed) && self.offer().same(&owned.offer) } }
impl Encode for ManageOfferSuccessResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.offers_claimed().encode(depth + 1, out); self.offer().encode(depth + 1, out); } }

impl Same<owned::ManageOfferSuccessResultOffer> for ManageOfferSuccessResultOffer<'_> { fn same(self, owned: &owned::ManageOfferSuccessResultOffer) -> bool { match (self.case(), owned) { (ManageOfferSuccessResultOfferCase::Created(v), owned::ManageOfferSuccessResultOffer::Created(o)) => v.same(o), (ManageOfferSuccessResultOfferCase::Updated(v), owned::ManageOfferSuccessResultOffer::Updated(o)) => v.same(o), (ManageOfferSuccessResultOfferCase::Deleted, owned::ManageOfferSuccessResultOffer::Deleted) => true, _ => false } } }
impl Encode for ManageOfferSuccessResultOffer<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ManageOfferSuccessResultOfferCase::Created(v) => v.encode(depth + 1, out), ManageOfferSuccessResultOfferCase::Updated(v) => v.encode(depth + 1, out), ManageOfferSuccessResultOfferCase::Deleted => {} } } }

impl Same<owned::ManageOfferEffect> for ManageOfferEffect { fn same(self, owned: &owned::ManageOfferEffect) -> bool { match (self, owned) { (ManageOfferEffect::Created, owned::ManageOfferEffect::Created) => true, (ManageOfferEffect::Updated, owned::ManageOfferEffect::Updated) => true, (ManageOfferEffect::Deleted, owned::ManageOfferEffect::Deleted) => true, _ => false } } }
impl Encode for ManageOfferEffect { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::OfferEntry> for OfferEntry<'_> { fn same(self, owned: &owned::OfferEntry) -> bool { self.seller_id().same(&owned.seller_id) && self.offer_id().same(&owned.offer_id) && self.selling().same(&owned.selling) && self.buying().same(&owned.buying) && self.amount().same(&owned.amount) && self.price().same(&owned.price) && self.flags().same(&owned.flags) && self.ext().same(&owned.ext) } }
impl Encode for OfferEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.seller_id().encode(depth + 1, out); self.offer_id().encode(depth + 1, out); self.selling().encode(depth + 1, out); self.buying().encode(depth + 1, out); self.amount().encode(depth + 1, out); self.price().encode(depth + 1, out); self.flags().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::OfferEntryExt> for OfferEntryExt<'_> { fn same(self, owned: &owned::OfferEntryExt) -> bool { match (self.case(), owned) { (OfferEntryExtCase::V0, owned::OfferEntryExt::V0) => true, _ => false } } }
impl Encode for OfferEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { OfferEntryExtCase::V0 => {} } } }

impl Same<owned::SetOptionsResult> for SetOptionsResult<'_> { fn same(self, owned: &owned::SetOptionsResult) -> bool { match (self.case(), owned) { (SetOptionsResultCase::Success, owned::SetOptionsResult::Success) => true, (SetOptionsResultCase::LowReserve, owned::SetOptionsResult::LowReserve) => true, (SetOptionsResultCase::TooManySigners, owned::SetOptionsResult::TooManySigners) => true, (SetOptionsResultCase::BadFlags, owned::SetOptionsResult::BadFlags) => true, (SetOptionsResultCase::InvalidInflation, owned::SetOptionsResult::InvalidInflation) => true, (SetOptionsResultCase::CantChange, owned::SetOptionsResult::CantChange) => true, (SetOptionsResultCase::UnknownFlag, owned::SetOptionsResult::UnknownFlag) => true, (SetOptionsResultCase::ThresholdOutOfRange, owned::SetOptionsResult::ThresholdOutOfRange) => true, (SetOptionsResultCase::BadSigner, owned::SetOptionsResult::BadSigner) => true, (SetOptionsResultCase::InvalidHomeDomain, owned::SetOptionsResult::InvalidHomeDomain) => true, (SetOptionsResultCase::AuthRevocableRequired, owned::SetOptionsResult::AuthRevocableRequired) => true, _ => false } } }
impl Encode for SetOptionsResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { SetOptionsResultCase::Success => {} SetOptionsResultCase::LowReserve => {} SetOptionsResultCase::TooManySigners => {} SetOptionsResultCase::BadFlags => {} SetOptionsResultCase::InvalidInflation => {} SetOptionsResultCase::CantChange => {} SetOptionsResultCase::UnknownFlag => {} SetOptionsResultCase::ThresholdOutOfRange => {} SetOptionsResultCase::BadSigner => {} SetOptionsResultCase::InvalidHomeDomain => {} SetOptionsResultCase::AuthRevocableRequired => {} } } }

impl Same<owned::SetOptionsResultCode> for SetOptionsResultCode { fn same(self, owned: &owned::SetOptionsResultCode) -> bool { match (self, owned) { (SetOptionsResultCode::Success, owned::SetOptionsResultCode::Success) => true, (SetOptionsResultCode::LowReserve, owned::SetOptionsResultCode::LowReserve) => true, (SetOptionsResultCode::TooManySigners, owned::SetOptionsResultCode::TooManySigners) => true, (SetOptionsResultCode::BadFlags, owned::SetOptionsResultCode::BadFlags) => true, (SetOptionsResultCode::InvalidInflation, owned::SetOptionsResultCode::InvalidInflation) => true, (SetOptionsResultCode::CantChange, owned::SetOptionsResultCode::CantChange) => true, (SetOptionsResultCode::UnknownFlag, owned::SetOptionsResultCode::UnknownFlag) => true, (SetOptionsResultCode::ThresholdOutOfRange, owned::SetOptionsResultCode::ThresholdOutOfRange) => true, (SetOptionsResultCode::BadSigner, owned::SetOptionsResultCode::BadSigner) => true, (SetOptionsResultCode::InvalidHomeDomain, owned::SetOptionsResultCode::InvalidHomeDomain) => true, (SetOptionsResultCode::AuthRevocableRequired, owned::SetOptionsResultCode::AuthRevocableRequired) => true, _ => false } } }
impl Encode for SetOptionsResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ChangeTrustResult> for ChangeTrustResult<'_> { fn same(self, owned: &owned::ChangeTrustResult) -> bool { match (self.case(), owned) { (ChangeTrustResultCase::Success, owned::ChangeTrustResult::Success) => true, (ChangeTrustResultCase::Malformed, owned::ChangeTrustResult::Malformed) => true, (ChangeTrustResultCase::NoIssuer, owned::ChangeTrustResult::NoIssuer) => true, (ChangeTrustResultCase::InvalidLimit, owned::ChangeTrustResult::InvalidLimit) => true, (ChangeTrustResultCase::LowReserve, owned::ChangeTrustResult::LowReserve) => true, (ChangeTrustResultCase::SelfNotAllowed, owned::ChangeTrustResult::SelfNotAllowed) => true, (ChangeTrustResultCase::TrustLineMissing, owned::ChangeTrustResult::TrustLineMissing) => true, (ChangeTrustResultCase::CannotDelete, owned::ChangeTrustResult::CannotDelete) => true, (ChangeTrustResultCase::NotAuthMaintainLiabilities, owned::ChangeTrustResult::NotAuthMaintainLiabilities) => true, _ => false } } }
impl Encode for ChangeTrustResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ChangeTrustResultCase::Success => {} ChangeTrustResultCase::Malformed => {} ChangeTrustResultCase::NoIssuer => {} ChangeTrustResultCase::InvalidLimit => {} ChangeTrustResultCase::LowReserve => {} ChangeTrustResultCase::SelfNotAllowed => {} ChangeTrustResultCase::TrustLineMissing => {} ChangeTrustResultCase::CannotDelete => {} ChangeTrustResultCase::NotAuthMaintainLiabilities => {} } } }

impl Same<owned::ChangeTrustResultCode> for ChangeTrustResultCode { fn same(self, owned: &owned::ChangeTrustResultCode) -> bool { match (self, owned) { (ChangeTrustResultCode::Success, owned::ChangeTrustResultCode::Success) => true, (ChangeTrustResultCode::Malformed, owned::ChangeTrustResultCode::Malformed) => true, (ChangeTrustResultCode::NoIssuer, owned::ChangeTrustResultCode::NoIssuer) => true, (ChangeTrustResultCode::InvalidLimit, owned::ChangeTrustResultCode::InvalidLimit) => true, (ChangeTrustResultCode::LowReserve, owned::ChangeTrustResultCode::LowReserve) => true, (ChangeTrustResultCode::SelfNotAllowed, owned::ChangeTrustResultCode::SelfNotAllowed) => true, (ChangeTrustResultCode::TrustLineMissing, owned::ChangeTrustResultCode::TrustLineMissing) => true, (ChangeTrustResultCode::CannotDelete, owned::ChangeTrustResultCode::CannotDelete) => true, (ChangeTrustResultCode::NotAuthMaintainLiabilities, owned::ChangeTrustResultCode::NotAuthMaintainLiabilities) => true, _ => false } } }
impl Encode for ChangeTrustResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::AllowTrustResult> for AllowTrustResult<'_> { fn same(self, owned: &owned::AllowTrustResult) -> bool { match (self.case(), owned) { (AllowTrustResultCase::Success, owned::AllowTrustResult::Success) => true, (AllowTrustResultCase::Malformed, owned::AllowTrustResult::Malformed) => true, (AllowTrustResultCase::NoTrustLine, owned::AllowTrustResult::NoTrustLine) => true, (AllowTrustResultCase::TrustNotRequired, owned::AllowTrustResult::TrustNotRequired) => true, (AllowTrustResultCase::CantRevoke, owned::AllowTrustResult::CantRevoke) => true, (AllowTrustResultCase::SelfNotAllowed, owned::AllowTrustResult::SelfNotAllowed) => true, (AllowTrustResultCase::LowReserve, owned::AllowTrustResult::LowReserve) => true, _ => false } } }
impl Encode for AllowTrustResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { AllowTrustResultCase::Success => {} AllowTrustResultCase::Malformed => {} AllowTrustResultCase::NoTrustLine => {} AllowTrustResultCase::TrustNotRequired => {} AllowTrustResultCase::CantRevoke => {} AllowTrustResultCase::SelfNotAllowed => {} AllowTrustResultCase::LowReserve => {} } } }

impl Same<owned::AllowTrustResultCode> for AllowTrustResultCode { fn same(self, owned: &owned::AllowTrustResultCode) -> bool { match (self, owned) { (AllowTrustResultCode::Success, owned::AllowTrustResultCode::Success) => true, (AllowTrustResultCode::Malformed, owned::AllowTrustResultCode::Malformed) => true, (AllowTrustResultCode::NoTrustLine, owned::AllowTrustResultCode::NoTrustLine) => true, (AllowTrustResultCode::TrustNotRequired, owned::AllowTrustResultCode::TrustNotRequired) => true, (AllowTrustResultCode::CantRevoke, owned::AllowTrustResultCode::CantRevoke) => true, (AllowTrustResultCode::SelfNotAllowed, owned::AllowTrustResultCode::SelfNotAllowed) => true, (AllowTrustResultCode::LowReserve, owned::AllowTrustResultCode::LowReserve) => true, _ => false } } }
impl Encode for AllowTrustResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::AccountMergeResult> for AccountMergeResult<'_> { fn same(self, owned: &owned::AccountMergeResult) -> bool { match (self.case(), owned) { (AccountMergeResultCase::Success(v), owned::AccountMergeResult::Success(o)) => v.same(o), (AccountMergeResultCase::Malformed, owned::AccountMergeResult::Malformed) => true, (AccountMergeResultCase::NoAccount, owned::AccountMergeResult::NoAccount) => true, (AccountMergeResultCase::ImmutableSet, owned::AccountMergeResult::ImmutableSet) => true, (AccountMergeResultCase::HasSubEntries, owned::AccountMergeResult::HasSubEntries) => true, (AccountMergeResultCase::SeqnumTooFar, owned::AccountMergeResult::SeqnumTooFar) => true, (AccountMergeResultCase::DestFull, owned::AccountMergeResult::DestFull) => true, (AccountMergeResultCase::IsSponsor, owned::AccountMergeResult::IsSponsor) => true, _ => false } } }
impl Encode for AccountMergeResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { AccountMergeResultCase::Success(v) => v.encode(depth + 1, out), AccountMergeResultCase::Malformed => {} AccountMergeResultCase::NoAccount => {} AccountMergeResultCase::ImmutableSet => {} AccountMergeResultCase::HasSubEntries => {} AccountMergeResultCase::SeqnumTooFar => {} AccountMergeResultCase::DestFull => {} AccountMergeResultCase::IsSponsor => {} } } }

impl Same<owned::AccountMergeResultCode> for AccountMergeResultCode { fn same(self, owned: &owned::AccountMergeResultCode) -> bool { match (self, owned) { (AccountMergeResultCode::Success, owned::AccountMergeResultCode::Success) => true, (AccountMergeResultCode::Malformed, owned::AccountMergeResultCode::Malformed) => true, (AccountMergeResultCode::NoAccount, owned::AccountMergeResultCode::NoAccount) => true, (AccountMergeResultCode::ImmutableSet, owned::AccountMergeResultCode::ImmutableSet) => true, (AccountMergeResultCode::HasSubEntries, owned::AccountMergeResultCode::HasSubEntries) => true, (AccountMergeResultCode::SeqnumTooFar, owned::AccountMergeResultCode::SeqnumTooFar) => true, (AccountMergeResultCode::DestFull, owned::AccountMergeResultCode::DestFull) => true, (AccountMergeResultCode::IsSponsor, owned::AccountMergeResultCode::IsSponsor) => true, _ => false } } }
impl Encode for AccountMergeResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::InflationResult> for InflationResult<'_> { fn same(self, owned: &owned::InflationResult) -> bool { match (self.case(), owned) { (InflationResultCase::Success(v), owned::InflationResult::Success(o)) => v.same(o), (InflationResultCase::NotTime, owned::InflationResult::NotTime) => true, _ => false } } }
impl Encode for InflationResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { InflationResultCase::Success(v) => v.encode(depth + 1, out), InflationResultCase::NotTime => {} } } }

impl Same<owned::InflationResultCode> for InflationResultCode { fn same(self, owned: &owned::InflationResultCode) -> bool { match (self, owned) { (InflationResultCode::Success, owned::InflationResultCode::Success) => true, (InflationResultCode::NotTime, owned::InflationResultCode::NotTime) => true, _ => false } } }
impl Encode for InflationResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::InflationPayout> for InflationPayout<'_> { fn same(self, owned: &owned::InflationPayout) -> bool { self.destination().same(&owned.destination) && self.amount().same(&owned.amount) } }
impl Encode for InflationPayout<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.destination().encode(depth + 1, out); self.amount().encode(depth + 1, out); } }

impl Same<owned::ManageDataResult> for ManageDataResult<'_> { fn same(self, owned: &owned::ManageDataResult) -> bool { match (self.case(), owned) { (ManageDataResultCase::Success, owned::ManageDataResult::Success) => true, (ManageDataResultCase::NotSupportedYet, owned::ManageDataResult::NotSupportedYet) => true, (ManageDataResultCase::NameNotFound, owned::ManageDataResult::NameNotFound) => true, (ManageDataResultCase::LowReserve, owned::ManageDataResult::LowReserve) => true, (ManageDataResultCase::InvalidName, owned::ManageDataResult::InvalidName) => true, _ => false } } }
impl Encode for ManageDataResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ManageDataResultCase::Success => {} ManageDataResultCase::NotSupportedYet => {} ManageDataResultCase::NameNotFound => {} ManageDataResultCase::LowReserve => {} ManageDataResultCase::InvalidName => {} } } }

impl Same<owned::ManageDataResultCode> for ManageDataResultCode { fn same(self, owned: &owned::ManageDataResultCode) -> bool { match (self, owned) { (ManageDataResultCode::Success, owned::ManageDataResultCode::Success) => true, (ManageDataResultCode::NotSupportedYet, owned::ManageDataResultCode::NotSupportedYet) => true, (ManageDataResultCode::NameNotFound, owned::ManageDataResultCode::NameNotFound) => true, (ManageDataResultCode::LowReserve, owned::ManageDataResultCode::LowReserve) => true, (ManageDataResultCode::InvalidName, owned::ManageDataResultCode::InvalidName) => true, _ => false } } }
impl Encode for ManageDataResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::BumpSequenceResult> for BumpSequenceResult<'_> { fn same(self, owned: &owned::BumpSequenceResult) -> bool { match (self.case(), owned) { (BumpSequenceResultCase::Success, owned::BumpSequenceResult::Success) => true, (BumpSequenceResultCase::BadSeq, owned::BumpSequenceResult::BadSeq) => true, _ => false } } }
impl Encode for BumpSequenceResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { BumpSequenceResultCase::Success => {} BumpSequenceResultCase::BadSeq => {} } } }

impl Same<owned::BumpSequenceResultCode> for BumpSequenceResultCode { fn same(self, owned: &owned::BumpSequenceResultCode) -> bool { match (self, owned) { (BumpSequenceResultCode::Success, owned::BumpSequenceResultCode::Success) => true, (BumpSequenceResultCode::BadSeq, owned::BumpSequenceResultCode::BadSeq) => true, _ => false } } }
impl Encode for BumpSequenceResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ManageBuyOfferResult> for ManageBuyOfferResult<'_> { fn same(self, owned: &owned::ManageBuyOfferResult) -> bool { match (self.case(), owned) { (ManageBuyOfferResultCase::Success(v), owned::ManageBuyOfferResult::Success(o)) => v.same(o), (ManageBuyOfferResultCase::Malformed, owned::ManageBuyOfferResult::Malformed) => true, (ManageBuyOfferResultCase::SellNoTrust, owned::ManageBuyOfferResult::SellNoTrust) => true, (ManageBuyOfferResultCase::BuyNoTrust, owned::ManageBuyOfferResult::BuyNoTrust) => true, (ManageBuyOfferResultCase::SellNotAuthorized, owned::ManageBuyOfferResult::SellNotAuthorized) => true, (ManageBuyOfferResultCase::BuyNotAuthorized, owned::ManageBuyOfferResult::BuyNotAuthorized) => true, (ManageBuyOfferResultCase::LineFull, owned::ManageBuyOfferResult::LineFull) => true, (ManageBuyOfferResultCase::Underfunded, owned::ManageBuyOfferResult::Underfunded) => true, (ManageBuyOfferResultCase::CrossSelf, owned::ManageBuyOfferResult::CrossSelf) => true, (ManageBuyOfferResultCase::SellNoIssuer, owned::ManageBuyOfferResult::SellNoIssuer) => true, (ManageBuyOfferResultCase::BuyNoIssuer, owned::ManageBuyOfferResult::BuyNoIssuer) => true, (ManageBuyOfferResultCase::NotFound, owned::ManageBuyOfferResult::NotFound) => true, (ManageBuyOfferResultCase::LowReserve, owned::ManageBuyOfferResult::LowReserve) => true, _ => false } } }
impl Encode for ManageBuyOfferResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ManageBuyOfferResultCase::Success(v) => v.encode(depth + 1, out), ManageBuyOfferResultCase::Malformed => {} ManageBuyOfferResultCase::SellNoTrust => {} ManageBuyOfferResultCase::BuyNoTrust => {} ManageBuyOfferResultCase::SellNotAuthorized => {} ManageBuyOfferResultCase::BuyNotAuthorized => {} ManageBuyOfferResultCase::LineFull => {} ManageBuyOfferResultCase::Underfunded => {} ManageBuyOfferResultCase::CrossSelf => {} ManageBuyOfferResultCase::SellNoIssuer => {} ManageBuyOfferResultCase::BuyNoIssuer => {} ManageBuyOfferResultCase::NotFound => {} ManageBuyOfferResultCase::LowReserve => {} } } }

impl Same<owned::ManageBuyOfferResultCode> for ManageBuyOfferResultCode { fn same(self, owned: &owned::ManageBuyOfferResultCode) -> bool { match (self, owned) { (ManageBuyOfferResultCode::Success, owned::ManageBuyOfferResultCode::Success) => true, (ManageBuyOfferResultCode::Malformed, owned::ManageBuyOfferResultCode::Malformed) => true, (ManageBuyOfferResultCode::SellNoTrust, owned::ManageBuyOfferResultCode::SellNoTrust) => true, (ManageBuyOfferResultCode::BuyNoTrust, owned::ManageBuyOfferResultCode::BuyNoTrust) => true, (ManageBuyOfferResultCode::SellNotAuthorized, owned::ManageBuyOfferResultCode::SellNotAuthorized) => true, (ManageBuyOfferResultCode::BuyNotAuthorized, owned::ManageBuyOfferResultCode::BuyNotAuthorized) => true, (ManageBuyOfferResultCode::LineFull, owned::ManageBuyOfferResultCode::LineFull) => true, (ManageBuyOfferResultCode::Underfunded, owned::ManageBuyOfferResultCode::Underfunded) => true, (ManageBuyOfferResultCode::CrossSelf, owned::ManageBuyOfferResultCode::CrossSelf) => true, (ManageBuyOfferResultCode::SellNoIssuer, owned::ManageBuyOfferResultCode::SellNoIssuer) => true, (ManageBuyOfferResultCode::BuyNoIssuer, owned::ManageBuyOfferResultCode::BuyNoIssuer) => true, (ManageBuyOfferResultCode::NotFound, owned::ManageBuyOfferResultCode::NotFound) => true, (ManageBuyOfferResultCode::LowReserve, owned::ManageBuyOfferResultCode::LowReserve) => true, _ => false } } }
impl Encode for ManageBuyOfferResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::PathPaymentStrictSendResult> for PathPaymentStrictSendResult<'_> { fn same(self, owned: &owned::PathPaymentStrictSendResult) -> bool { match (self.case(), owned) { (PathPaymentStrictSendResultCase::Success(v), owned::PathPaymentStrictSendResult::Success(o)) => v.same(o), (PathPaymentStrictSendResultCase::Malformed, owned::PathPaymentStrictSendResult::Malformed) => true, (PathPaymentStrictSendResultCase::Underfunded, owned::PathPaymentStrictSendResult::Underfunded) => true, (PathPaymentStrictSendResultCase::SrcNoTrust, owned::PathPaymentStrictSendResult::SrcNoTrust) => true, (PathPaymentStrictSendResultCase::SrcNotAuthorized, owned::PathPaymentStrictSendResult::SrcNotAuthorized) => true, (PathPaymentStrictSendResultCase::NoDestination, owned::PathPaymentStrictSendResult::NoDestination) => true, (PathPaymentStrictSendResultCase::NoTrust, owned::PathPaymentStrictSendResult::NoTrust) => true, (PathPaymentStrictSendResultCase::NotAuthorized, owned::PathPaymentStrictSendResult::NotAuthorized) => true, (PathPaymentStrictSendResultCase::LineFull, owned::PathPaymentStrictSendResult::LineFull) => true, (PathPaymentStrictSendResultCase::NoIssuer(v), owned::PathPaymentStrictSendResult::NoIssuer(o)) => v.same(o), (PathPaymentStrictSendResultCase::TooFewOffers, owned::PathPaymentStrictSendResult::TooFewOffers) => true, (PathPaymentStrictSendResultCase::OfferCrossSelf, owned::PathPaymentStrictSendResult::OfferCrossSelf) => true, (PathPaymentStrictSendResultCase::UnderDestmin, owned::PathPaymentStrictSendResult::UnderDestmin) => true, _ => false } } }
impl Encode for PathPaymentStrictSendResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { PathPaymentStrictSendResultCase::Success(v) => v.encode(depth + 1, out), PathPaymentStrictSendResultCase::Malformed => {} PathPaymentStrictSendResultCase::Underfunded => {} PathPaymentStrictSendResultCase::SrcNoTrust => {} PathPaymentStrictSendResultCase::SrcNotAuthorized => {} PathPaymentStrictSendResultCase::NoDestination => {} PathPaymentStrictSendResultCase::NoTrust => {} PathPaymentStrictSendResultCase::NotAuthorized => {} PathPaymentStrictSendResultCase::LineFull => {} PathPaymentStrictSendResultCase::NoIssuer(v) => v.encode(depth + 1, out), PathPaymentStrictSendResultCase::TooFewOffers => {} PathPaymentStrictSendResultCase::OfferCrossSelf => {} PathPaymentStrictSendResultCase::UnderDestmin => {} } } }

impl Same<owned::PathPaymentStrictSendResultCode> for PathPaymentStrictSendResultCode { fn same(self, owned: &owned::PathPaymentStrictSendResultCode) -> bool { match (self, owned) { (PathPaymentStrictSendResultCode::Success, owned::PathPaymentStrictSendResultCode::Success) => true, (PathPaymentStrictSendResultCode::Malformed, owned::PathPaymentStrictSendResultCode::Malformed) => true, (PathPaymentStrictSendResultCode::Underfunded, owned::PathPaymentStrictSendResultCode::Underfunded) => true, (PathPaymentStrictSendResultCode::SrcNoTrust, owned::PathPaymentStrictSendResultCode::SrcNoTrust) => true, (PathPaymentStrictSendResultCode::SrcNotAuthorized, owned::PathPaymentStrictSendResultCode::SrcNotAuthorized) => true, (PathPaymentStrictSendResultCode::NoDestination, owned::PathPaymentStrictSendResultCode::NoDestination) => true, (PathPaymentStrictSendResultCode::NoTrust, owned::PathPaymentStrictSendResultCode::NoTrust) => true, (PathPaymentStrictSendResultCode::NotAuthorized, owned::PathPaymentStrictSendResultCode::NotAuthorized) => true, (PathPaymentStrictSendResultCode::LineFull, owned::PathPaymentStrictSendResultCode::LineFull) => true, (PathPaymentStrictSendResultCode::NoIssuer, owned::PathPaymentStrictSendResultCode::NoIssuer) => true, (PathPaymentStrictSendResultCode::TooFewOffers, owned::PathPaymentStrictSendResultCode::TooFewOffers) => true, (PathPaymentStrictSendResultCode::OfferCrossSelf, owned::PathPaymentStrictSendResultCode::OfferCrossSelf) => true, (PathPaymentStrictSendResultCode::UnderDestmin, owned::PathPaymentStrictSendResultCode::UnderDestmin) => true, _ => false } } }
impl Encode for PathPaymentStrictSendResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::PathPaymentStrictSendResultSuccess> for PathPaymentStrictSendResultSuccess<'_> { fn same(self, owned: &owned::PathPaymentStrictSendResultSuccess) -> bool { self.offers().same(&owned.offers) && self.last().same(&owned.last) } }
impl Encode for PathPaymentStrictSendResultSuccess<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.offers().encode(depth + 1, out); self.last().encode(depth + 1, out); } }

impl Same<owned::CreateClaimableBalanceResult> for CreateClaimableBalanceResult<'_> { fn same(self, owned: &owned::CreateClaimableBalanceResult) -> bool { match (self.case(), owned) { (CreateClaimableBalanceResultCase::Success(v), owned::CreateClaimableBalanceResult::Success(o)) => v.same(o), (CreateClaimableBalanceResultCase::Malformed, owned::CreateClaimableBalanceResult::Malformed) => true, (CreateClaimableBalanceResultCase::LowReserve, owned::CreateClaimableBalanceResult::LowReserve) => true, (CreateClaimableBalanceResultCase::NoTrust, owned::CreateClaimableBalanceResult::NoTrust) => true, (CreateClaimableBalanceResultCase::NotAuthorized, owned::CreateClaimableBalanceResult::NotAuthorized) => true, (CreateClaimableBalanceResultCase::Underfunded, owned::CreateClaimableBalanceResult::Underfunded) => true, _ => false } } }
impl Encode for CreateClaimableBalanceResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { CreateClaimableBalanceResultCase::Success(v) => v.encode(depth + 1, out), CreateClaimableBalanceResultCase::Malformed => {} CreateClaimableBalanceResultCase::LowReserve => {} CreateClaimableBalanceResultCase::NoTrust => {} CreateClaimableBalanceResultCase::NotAuthorized => {} CreateClaimableBalanceResultCase::Underfunded => {} } } }

impl Same<owned::CreateClaimableBalanceResultCode> for CreateClaimableBalanceResultCode { fn same(self, owned: &owned::CreateClaimableBalanceResultCode) -> bool { match (self, owned) { (CreateClaimableBalanceResultCode::Success, owned::CreateClaimableBalanceResultCode::Success) => true, (CreateClaimableBalanceResultCode::Malformed, owned::CreateClaimableBalanceResultCode::Malformed) => true, (CreateClaimableBalanceResultCode::LowReserve, owned::CreateClaimableBalanceResultCode::LowReserve) => true, (CreateClaimableBalanceResultCode::NoTrust, owned::CreateClaimableBalanceResultCode::NoTrust) => true, (CreateClaimableBalanceResultCode::NotAuthorized, owned::CreateClaimableBalanceResultCode::NotAuthorized) => true, (CreateClaimableBalanceResultCode::Underfunded, owned::CreateClaimableBalanceResultCode::Underfunded) => true, _ => false } } }
impl Encode for CreateClaimableBalanceResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ClaimClaimableBalanceResult> for ClaimClaimableBalanceResult<'_> { fn same(self, owned: &owned::ClaimClaimableBalanceResult) -> bool { match (self.case(), owned) { (ClaimClaimableBalanceResultCase::Success, owned::ClaimClaimableBalanceResult::Success) => true, (ClaimClaimableBalanceResultCase::DoesNotExist, owned::ClaimClaimableBalanceResult::DoesNotExist) => true, (ClaimClaimableBalanceResultCase::CannotClaim, owned::ClaimClaimableBalanceResult::CannotClaim) => true, (ClaimClaimableBalanceResultCase::LineFull, owned::ClaimClaimableBalanceResult::LineFull) => true, (ClaimClaimableBalanceResultCase::NoTrust, owned::ClaimClaimableBalanceResult::NoTrust) => true, (ClaimClaimableBalanceResultCase::NotAuthorized, owned::ClaimClaimableBalanceResult::NotAuthorized) => true, (ClaimClaimableBalanceResultCase::TrustlineFrozen, owned::ClaimClaimableBalanceResult::TrustlineFrozen) => true, _ => false } } }
impl Encode for ClaimClaimableBalanceResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClaimClaimableBalanceResultCase::Success => {} ClaimClaimableBalanceResultCase::DoesNotExist => {} ClaimClaimableBalanceResultCase::CannotClaim => {} ClaimClaimableBalanceResultCase::LineFull => {} ClaimClaimableBalanceResultCase::NoTrust => {} ClaimClaimableBalanceResultCase::NotAuthorized => {} ClaimClaimableBalanceResultCase::TrustlineFrozen => {} } } }

impl Same<owned::ClaimClaimableBalanceResultCode> for ClaimClaimableBalanceResultCode { fn same(self, owned: &owned::ClaimClaimableBalanceResultCode) -> bool { match (self, owned) { (ClaimClaimableBalanceResultCode::Success, owned::ClaimClaimableBalanceResultCode::Success) => true, (ClaimClaimableBalanceResultCode::DoesNotExist, owned::ClaimClaimableBalanceResultCode::DoesNotExist) => true, (ClaimClaimableBalanceResultCode::CannotClaim, owned::ClaimClaimableBalanceResultCode::CannotClaim) => true, (ClaimClaimableBalanceResultCode::LineFull, owned::ClaimClaimableBalanceResultCode::LineFull) => true, (ClaimClaimableBalanceResultCode::NoTrust, owned::ClaimClaimableBalanceResultCode::NoTrust) => true, (ClaimClaimableBalanceResultCode::NotAuthorized, owned::ClaimClaimableBalanceResultCode::NotAuthorized) => true, (ClaimClaimableBalanceResultCode::TrustlineFrozen, owned::ClaimClaimableBalanceResultCode::TrustlineFrozen) => true, _ => false } } }
impl Encode for ClaimClaimableBalanceResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::BeginSponsoringFutureReservesResult> for BeginSponsoringFutureReservesResult<'_> { fn same(self, owned: &owned::BeginSponsoringFutureReservesResult) -> bool { match (self.case(), owned) { (BeginSponsoringFutureReservesResultCase::Success, owned::BeginSponsoringFutureReservesResult::Success) => true, (BeginSponsoringFutureReservesResultCase::Malformed, owned::BeginSponsoringFutureReservesResult::Malformed) => true, (BeginSponsoringFutureReservesResultCase::AlreadySponsored, owned::BeginSponsoringFutureReservesResult::AlreadySponsored) => true, (BeginSponsoringFutureReservesResultCase::Recursive, owned::BeginSponsoringFutureReservesResult::Recursive) => true, _ => false } } }
impl Encode for BeginSponsoringFutureReservesResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { BeginSponsoringFutureReservesResultCase::Success => {} BeginSponsoringFutureReservesResultCase::Malformed => {} BeginSponsoringFutureReservesResultCase::AlreadySponsored => {} BeginSponsoringFutureReservesResultCase::Recursive => {} } } }

impl Same<owned::BeginSponsoringFutureReservesResultCode> for BeginSponsoringFutureReservesResultCode { fn same(self, owned: &owned::BeginSponsoringFutureReservesResultCode) -> bool { match (self, owned) { (BeginSponsoringFutureReservesResultCode::Success, owned::BeginSponsoringFutureReservesResultCode::Success) => true, (BeginSponsoringFutureReservesResultCode::Malformed, owned::BeginSponsoringFutureReservesResultCode::Malformed) => true, (BeginSponsoringFutureReservesResultCode::AlreadySponsored, owned::BeginSponsoringFutureReservesResultCode::AlreadySponsored) => true, (BeginSponsoringFutureReservesResultCode::Recursive, owned::BeginSponsoringFutureReservesResultCode::Recursive) => true, _ => false } } }
impl Encode for BeginSponsoringFutureReservesResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::EndSponsoringFutureReservesResult> for EndSponsoringFutureReservesResult<'_> { fn same(self, owned: &owned::EndSponsoringFutureReservesResult) -> bool { match (self.case(), owned) { (EndSponsoringFutureReservesResultCase::Success, owned::EndSponsoringFutureReservesResult::Success) => true, (EndSponsoringFutureReservesResultCase::NotSponsored, owned::EndSponsoringFutureReservesResult::NotSponsored) => true, _ => false } } }
impl Encode for EndSponsoringFutureReservesResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { EndSponsoringFutureReservesResultCase::Success => {} EndSponsoringFutureReservesResultCase::NotSponsored => {} } } }

impl Same<owned::EndSponsoringFutureReservesResultCode> for EndSponsoringFutureReservesResultCode { fn same(self, owned: &owned::EndSponsoringFutureReservesResultCode) -> bool { match (self, owned) { (EndSponsoringFutureReservesResultCode::Success, owned::EndSponsoringFutureReservesResultCode::Success) => true, (EndSponsoringFutureReservesResultCode::NotSponsored, owned::EndSponsoringFutureReservesResultCode::NotSponsored) => true, _ => false } } }
impl Encode for EndSponsoringFutureReservesResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::RevokeSponsorshipResult> for RevokeSponsorshipResult<'_> { fn same(self, owned: &owned::RevokeSponsorshipResult) -> bool { match (self.case(), owned) { (RevokeSponsorshipResultCase::Success, owned::RevokeSponsorshipResult::Success) => true, (RevokeSponsorshipResultCase::DoesNotExist, owned::RevokeSponsorshipResult::DoesNotExist) => true, (RevokeSponsorshipResultCase::NotSponsor, owned::RevokeSponsorshipResult::NotSponsor) => true, (RevokeSponsorshipResultCase::LowReserve, owned::RevokeSponsorshipResult::LowReserve) => true, (RevokeSponsorshipResultCase::OnlyTransferable, owned::RevokeSponsorshipResult::OnlyTransferable) => true, (RevokeSponsorshipResultCase::Malformed, owned::RevokeSponsorshipResult::Malformed) => true, _ => false } } }
impl Encode for RevokeSponsorshipResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { RevokeSponsorshipResultCase::Success => {} RevokeSponsorshipResultCase::DoesNotExist => {} RevokeSponsorshipResultCase::NotSponsor => {} RevokeSponsorshipResultCase::LowReserve => {} RevokeSponsorshipResultCase::OnlyTransferable => {} RevokeSponsorshipResultCase::Malformed => {} } } }

impl Same<owned::RevokeSponsorshipResultCode> for RevokeSponsorshipResultCode { fn same(self, owned: &owned::RevokeSponsorshipResultCode) -> bool { match (self, owned) { (RevokeSponsorshipResultCode::Success, owned::RevokeSponsorshipResultCode::Success) => true, (RevokeSponsorshipResultCode::DoesNotExist, owned::RevokeSponsorshipResultCode::DoesNotExist) => true, (RevokeSponsorshipResultCode::NotSponsor, owned::RevokeSponsorshipResultCode::NotSponsor) => true, (RevokeSponsorshipResultCode::LowReserve, owned::RevokeSponsorshipResultCode::LowReserve) => true, (RevokeSponsorshipResultCode::OnlyTransferable, owned::RevokeSponsorshipResultCode::OnlyTransferable) => true, (RevokeSponsorshipResultCode::Malformed, owned::RevokeSponsorshipResultCode::Malformed) => true, _ => false } } }
impl Encode for RevokeSponsorshipResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ClawbackResult> for ClawbackResult<'_> { fn same(self, owned: &owned::ClawbackResult) -> bool { match (self.case(), owned) { (ClawbackResultCase::Success, owned::ClawbackResult::Success) => true, (ClawbackResultCase::Malformed, owned::ClawbackResult::Malformed) => true, (ClawbackResultCase::NotClawbackEnabled, owned::ClawbackResult::NotClawbackEnabled) => true, (ClawbackResultCase::NoTrust, owned::ClawbackResult::NoTrust) => true, (ClawbackResultCase::Underfunded, owned::ClawbackResult::Underfunded) => true, _ => false } } }
impl Encode for ClawbackResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClawbackResultCase::Success => {} ClawbackResultCase::Malformed => {} ClawbackResultCase::NotClawbackEnabled => {} ClawbackResultCase::NoTrust => {} ClawbackResultCase::Underfunded => {} } } }

impl Same<owned::ClawbackResultCode> for ClawbackResultCode { fn same(self, owned: &owned::ClawbackResultCode) -> bool { match (self, owned) { (ClawbackResultCode::Success, owned::ClawbackResultCode::Success) => true, (ClawbackResultCode::Malformed, owned::ClawbackResultCode::Malformed) => true, (ClawbackResultCode::NotClawbackEnabled, owned::ClawbackResultCode::NotClawbackEnabled) => true, (ClawbackResultCode::NoTrust, owned::ClawbackResultCode::NoTrust) => true, (ClawbackResultCode::Underfunded, owned::ClawbackResultCode::Underfunded) => true, _ => false } } }
impl Encode for ClawbackResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ClawbackClaimableBalanceResult> for ClawbackClaimableBalanceResult<'_> { fn same(self, owned: &owned::ClawbackClaimableBalanceResult) -> bool { match (self.case(), owned) { (ClawbackClaimableBalanceResultCase::Success, owned::ClawbackClaimableBalanceResult::Success) => true, (ClawbackClaimableBalanceResultCase::DoesNotExist, owned::ClawbackClaimableBalanceResult::DoesNotExist) => true, (ClawbackClaimableBalanceResultCase::NotIssuer, owned::ClawbackClaimableBalanceResult::NotIssuer) => true, (ClawbackClaimableBalanceResultCase::NotClawbackEnabled, owned::ClawbackClaimableBalanceResult::NotClawbackEnabled) => true, _ => false } } }
impl Encode for ClawbackClaimableBalanceResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClawbackClaimableBalanceResultCase::Success => {} ClawbackClaimableBalanceResultCase::DoesNotExist => {} ClawbackClaimableBalanceResultCase::NotIssuer => {} ClawbackClaimableBalanceResultCase::NotClawbackEnabled => {} } } }

impl Same<owned::ClawbackClaimableBalanceResultCode> for ClawbackClaimableBalanceResultCode { fn same(self, owned: &owned::ClawbackClaimableBalanceResultCode) -> bool { match (self, owned) { (ClawbackClaimableBalanceResultCode::Success, owned::ClawbackClaimableBalanceResultCode::Success) => true, (ClawbackClaimableBalanceResultCode::DoesNotExist, owned::ClawbackClaimableBalanceResultCode::DoesNotExist) => true, (ClawbackClaimableBalanceResultCode::NotIssuer, owned::ClawbackClaimableBalanceResultCode::NotIssuer) => true, (ClawbackClaimableBalanceResultCode::NotClawbackEnabled, owned::ClawbackClaimableBalanceResultCode::NotClawbackEnabled) => true, _ => false } } }
impl Encode for ClawbackClaimableBalanceResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::SetTrustLineFlagsResult> for SetTrustLineFlagsResult<'_> { fn same(self, owned: &owned::SetTrustLineFlagsResult) -> bool { match (self.case(), owned) { (SetTrustLineFlagsResultCase::Success, owned::SetTrustLineFlagsResult::Success) => true, (SetTrustLineFlagsResultCase::Malformed, owned::SetTrustLineFlagsResult::Malformed) => true, (SetTrustLineFlagsResultCase::NoTrustLine, owned::SetTrustLineFlagsResult::NoTrustLine) => true, (SetTrustLineFlagsResultCase::CantRevoke, owned::SetTrustLineFlagsResult::CantRevoke) => true, (SetTrustLineFlagsResultCase::InvalidState, owned::SetTrustLineFlagsResult::InvalidState) => true, (SetTrustLineFlagsResultCase::LowReserve, owned::SetTrustLineFlagsResult::LowReserve) => true, _ => false } } }
impl Encode for SetTrustLineFlagsResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { SetTrustLineFlagsResultCase::Success => {} SetTrustLineFlagsResultCase::Malformed => {} SetTrustLineFlagsResultCase::NoTrustLine => {} SetTrustLineFlagsResultCase::CantRevoke => {} SetTrustLineFlagsResultCase::InvalidState => {} SetTrustLineFlagsResultCase::LowReserve => {} } } }

impl Same<owned::SetTrustLineFlagsResultCode> for SetTrustLineFlagsResultCode { fn same(self, owned: &owned::SetTrustLineFlagsResultCode) -> bool { match (self, owned) { (SetTrustLineFlagsResultCode::Success, owned::SetTrustLineFlagsResultCode::Success) => true, (SetTrustLineFlagsResultCode::Malformed, owned::SetTrustLineFlagsResultCode::Malformed) => true, (SetTrustLineFlagsResultCode::NoTrustLine, owned::SetTrustLineFlagsResultCode::NoTrustLine) => true, (SetTrustLineFlagsResultCode::CantRevoke, owned::SetTrustLineFlagsResultCode::CantRevoke) => true, (SetTrustLineFlagsResultCode::InvalidState, owned::SetTrustLineFlagsResultCode::InvalidState) => true, (SetTrustLineFlagsResultCode::LowReserve, owned::SetTrustLineFlagsResultCode::LowReserve) => true, _ => false } } }
impl Encode for SetTrustLineFlagsResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LiquidityPoolDepositResult> for LiquidityPoolDepositResult<'_> { fn same(self, owned: &owned::LiquidityPoolDepositResult) -> bool { match (self.case(), owned) { (LiquidityPoolDepositResultCase::Success, owned::LiquidityPoolDepositResult::Success) => true, (LiquidityPoolDepositResultCase::Malformed, owned::LiquidityPoolDepositResult::Malformed) => true, (LiquidityPoolDepositResultCase::NoTrust, owned::LiquidityPoolDepositResult::NoTrust) => true, (LiquidityPoolDepositResultCase::NotAuthorized, owned::LiquidityPoolDepositResult::NotAuthorized) => true, (LiquidityPoolDepositResultCase::Underfunded, owned::LiquidityPoolDepositResult::Underfunded) => true, (LiquidityPoolDepositResultCase::LineFull, owned::LiquidityPoolDepositResult::LineFull) => true, (LiquidityPoolDepositResultCase::BadPrice, owned::LiquidityPoolDepositResult::BadPrice) => true, (LiquidityPoolDepositResultCase::PoolFull, owned::LiquidityPoolDepositResult::PoolFull) => true, (LiquidityPoolDepositResultCase::TrustlineFrozen, owned::LiquidityPoolDepositResult::TrustlineFrozen) => true, _ => false } } }
impl Encode for LiquidityPoolDepositResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LiquidityPoolDepositResultCase::Success => {} LiquidityPoolDepositResultCase::Malformed => {} LiquidityPoolDepositResultCase::NoTrust => {} LiquidityPoolDepositResultCase::NotAuthorized => {} LiquidityPoolDepositResultCase::Underfunded => {} LiquidityPoolDepositResultCase::LineFull => {} LiquidityPoolDepositResultCase::BadPrice => {} LiquidityPoolDepositResultCase::PoolFull => {} LiquidityPoolDepositResultCase::TrustlineFrozen => {} } } }

impl Same<owned::LiquidityPoolDepositResultCode> for LiquidityPoolDepositResultCode { fn same(self, owned: &owned::LiquidityPoolDepositResultCode) -> bool { match (self, owned) { (LiquidityPoolDepositResultCode::Success, owned::LiquidityPoolDepositResultCode::Success) => true, (LiquidityPoolDepositResultCode::Malformed, owned::LiquidityPoolDepositResultCode::Malformed) => true, (LiquidityPoolDepositResultCode::NoTrust, owned::LiquidityPoolDepositResultCode::NoTrust) => true, (LiquidityPoolDepositResultCode::NotAuthorized, owned::LiquidityPoolDepositResultCode::NotAuthorized) => true, (LiquidityPoolDepositResultCode::Underfunded, owned::LiquidityPoolDepositResultCode::Underfunded) => true, (LiquidityPoolDepositResultCode::LineFull, owned::LiquidityPoolDepositResultCode::LineFull) => true, (LiquidityPoolDepositResultCode::BadPrice, owned::LiquidityPoolDepositResultCode::BadPrice) => true, (LiquidityPoolDepositResultCode::PoolFull, owned::LiquidityPoolDepositResultCode::PoolFull) => true, (LiquidityPoolDepositResultCode::TrustlineFrozen, owned::LiquidityPoolDepositResultCode::TrustlineFrozen) => true, _ => false } } }
impl Encode for LiquidityPoolDepositResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LiquidityPoolWithdrawResult> for LiquidityPoolWithdrawResult<'_> { fn same(self, owned: &owned::LiquidityPoolWithdrawResult) -> bool { match (self.case(), owned) { (LiquidityPoolWithdrawResultCase::Success, owned::LiquidityPoolWithdrawResult::Success) => true, (LiquidityPoolWithdrawResultCase::Malformed, owned::LiquidityPoolWithdrawResult::Malformed) => true, (LiquidityPoolWithdrawResultCase::NoTrust, owned::LiquidityPoolWithdrawResult::NoTrust) => true, (LiquidityPoolWithdrawResultCase::Underfunded, owned::LiquidityPoolWithdrawResult::Underfunded) => true, (LiquidityPoolWithdrawResultCase::LineFull, owned::LiquidityPoolWithdrawResult::LineFull) => true, (LiquidityPoolWithdrawResultCase::UnderMinimum, owned::LiquidityPoolWithdrawResult::UnderMinimum) => true, (LiquidityPoolWithdrawResultCase::TrustlineFrozen, owned::LiquidityPoolWithdrawResult::TrustlineFrozen) => true, _ => false } } }
impl Encode for LiquidityPoolWithdrawResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LiquidityPoolWithdrawResultCase::Success => {} LiquidityPoolWithdrawResultCase::Malformed => {} LiquidityPoolWithdrawResultCase::NoTrust => {} LiquidityPoolWithdrawResultCase::Underfunded => {} LiquidityPoolWithdrawResultCase::LineFull => {} LiquidityPoolWithdrawResultCase::UnderMinimum => {} LiquidityPoolWithdrawResultCase::TrustlineFrozen => {} } } }

impl Same<owned::LiquidityPoolWithdrawResultCode> for LiquidityPoolWithdrawResultCode { fn same(self, owned: &owned::LiquidityPoolWithdrawResultCode) -> bool { match (self, owned) { (LiquidityPoolWithdrawResultCode::Success, owned::LiquidityPoolWithdrawResultCode::Success) => true, (LiquidityPoolWithdrawResultCode::Malformed, owned::LiquidityPoolWithdrawResultCode::Malformed) => true, (LiquidityPoolWithdrawResultCode::NoTrust, owned::LiquidityPoolWithdrawResultCode::NoTrust) => true, (LiquidityPoolWithdrawResultCode::Underfunded, owned::LiquidityPoolWithdrawResultCode::Underfunded) => true, (LiquidityPoolWithdrawResultCode::LineFull, owned::LiquidityPoolWithdrawResultCode::LineFull) => true, (LiquidityPoolWithdrawResultCode::UnderMinimum, owned::LiquidityPoolWithdrawResultCode::UnderMinimum) => true, (LiquidityPoolWithdrawResultCode::TrustlineFrozen, owned::LiquidityPoolWithdrawResultCode::TrustlineFrozen) => true, _ => false } } }
impl Encode for LiquidityPoolWithdrawResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::InvokeHostFunctionResult> for InvokeHostFunctionResult<'_> { fn same(self, owned: &owned::InvokeHostFunctionResult) -> bool { match (self.case(), owned) { (InvokeHostFunctionResultCase::Success(v), owned::InvokeHostFunctionResult::Success(o)) => v.same(o), (InvokeHostFunctionResultCase::Malformed, owned::InvokeHostFunctionResult::Malformed) => true, (InvokeHostFunctionResultCase::Trapped, owned::InvokeHostFunctionResult::Trapped) => true, (InvokeHostFunctionResultCase::ResourceLimitExceeded, owned::InvokeHostFunctionResult::ResourceLimitExceeded) => true, (InvokeHostFunctionResultCase::EntryArchived, owned::InvokeHostFunctionResult::EntryArchived) => true, (InvokeHostFunctionResultCase::InsufficientRefundableFee, owned::InvokeHostFunctionResult::InsufficientRefundableFee) => true, _ => false } } }
impl Encode for InvokeHostFunctionResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { InvokeHostFunctionResultCase::Success(v) => v.encode(depth + 1, out), InvokeHostFunctionResultCase::Malformed => {} InvokeHostFunctionResultCase::Trapped => {} InvokeHostFunctionResultCase::ResourceLimitExceeded => {} InvokeHostFunctionResultCase::EntryArchived => {} InvokeHostFunctionResultCase::InsufficientRefundableFee => {} } } }

impl Same<owned::InvokeHostFunctionResultCode> for InvokeHostFunctionResultCode { fn same(self, owned: &owned::InvokeHostFunctionResultCode) -> bool { match (self, owned) { (InvokeHostFunctionResultCode::Success, owned::InvokeHostFunctionResultCode::Success) => true, (InvokeHostFunctionResultCode::Malformed, owned::InvokeHostFunctionResultCode::Malformed) => true, (InvokeHostFunctionResultCode::Trapped, owned::InvokeHostFunctionResultCode::Trapped) => true, (InvokeHostFunctionResultCode::ResourceLimitExceeded, owned::InvokeHostFunctionResultCode::ResourceLimitExceeded) => true, (InvokeHostFunctionResultCode::EntryArchived, owned::InvokeHostFunctionResultCode::EntryArchived) => true, (InvokeHostFunctionResultCode::InsufficientRefundableFee, owned::InvokeHostFunctionResultCode::InsufficientRefundableFee) => true, _ => false } } }
impl Encode for InvokeHostFunctionResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ExtendFootprintTtlResult> for ExtendFootprintTtlResult<'_> { fn same(self, owned: &owned::ExtendFootprintTtlResult) -> bool { match (self.case(), owned) { (ExtendFootprintTtlResultCase::Success, owned::ExtendFootprintTtlResult::Success) => true, (ExtendFootprintTtlResultCase::Malformed, owned::ExtendFootprintTtlResult::Malformed) => true, (ExtendFootprintTtlResultCase::ResourceLimitExceeded, owned::ExtendFootprintTtlResult::ResourceLimitExceeded) => true, (ExtendFootprintTtlResultCase::InsufficientRefundableFee, owned::ExtendFootprintTtlResult::InsufficientRefundableFee) => true, _ => false } } }
impl Encode for ExtendFootprintTtlResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ExtendFootprintTtlResultCase::Success => {} ExtendFootprintTtlResultCase::Malformed => {} ExtendFootprintTtlResultCase::ResourceLimitExceeded => {} ExtendFootprintTtlResultCase::InsufficientRefundableFee => {} } } }

impl Same<owned::ExtendFootprintTtlResultCode> for ExtendFootprintTtlResultCode { fn same(self, owned: &owned::ExtendFootprintTtlResultCode) -> bool { match (self, owned) { (ExtendFootprintTtlResultCode::Success, owned::ExtendFootprintTtlResultCode::Success) => true, (ExtendFootprintTtlResultCode::Malformed, owned::ExtendFootprintTtlResultCode::Malformed) => true, (ExtendFootprintTtlResultCode::ResourceLimitExceeded, owned::ExtendFootprintTtlResultCode::ResourceLimitExceeded) => true, (ExtendFootprintTtlResultCode::InsufficientRefundableFee, owned::ExtendFootprintTtlResultCode::InsufficientRefundableFee) => true, _ => false } } }
impl Encode for ExtendFootprintTtlResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::RestoreFootprintResult> for RestoreFootprintResult<'_> { fn same(self, owned: &owned::RestoreFootprintResult) -> bool { match (self.case(), owned) { (RestoreFootprintResultCase::Success, owned::RestoreFootprintResult::Success) => true, (RestoreFootprintResultCase::Malformed, owned::RestoreFootprintResult::Malformed) => true, (RestoreFootprintResultCase::ResourceLimitExceeded, owned::RestoreFootprintResult::ResourceLimitExceeded) => true, (RestoreFootprintResultCase::InsufficientRefundableFee, owned::RestoreFootprintResult::InsufficientRefundableFee) => true, _ => false } } }
impl Encode for RestoreFootprintResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { RestoreFootprintResultCase::Success => {} RestoreFootprintResultCase::Malformed => {} RestoreFootprintResultCase::ResourceLimitExceeded => {} RestoreFootprintResultCase::InsufficientRefundableFee => {} } } }

impl Same<owned::RestoreFootprintResultCode> for RestoreFootprintResultCode { fn same(self, owned: &owned::RestoreFootprintResultCode) -> bool { match (self, owned) { (RestoreFootprintResultCode::Success, owned::RestoreFootprintResultCode::Success) => true, (RestoreFootprintResultCode::Malformed, owned::RestoreFootprintResultCode::Malformed) => true, (RestoreFootprintResultCode::ResourceLimitExceeded, owned::RestoreFootprintResultCode::ResourceLimitExceeded) => true, (RestoreFootprintResultCode::InsufficientRefundableFee, owned::RestoreFootprintResultCode::InsufficientRefundableFee) => true, _ => false } } }
impl Encode for RestoreFootprintResultCode { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::InnerTransactionResultExt> for InnerTransactionResultExt<'_> { fn same(self, owned: &owned::InnerTransactionResultExt) -> bool { match (self.case(), owned) { (InnerTransactionResultExtCase::V0, owned::InnerTransactionResultExt::V0) => true, _ => false } } }
impl Encode for InnerTransactionResultExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { InnerTransactionResultExtCase::V0 => {} } } }

impl Same<owned::TransactionResultExt> for TransactionResultExt<'_> { fn same(self, owned: &owned::TransactionResultExt) -> bool { match (self.case(), owned) { (TransactionResultExtCase::V0, owned::TransactionResultExt::V0) => true, _ => false } } }
impl Encode for TransactionResultExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionResultExtCase::V0 => {} } } }

impl Same<owned::LedgerEntryChanges> for List<'_, LedgerEntryChange<'_>> { fn same(self, owned: &owned::LedgerEntryChanges) -> bool { self.same(&owned.0) } }

impl Same<owned::LedgerEntryChange> for LedgerEntryChange<'_> { fn same(self, owned: &owned::LedgerEntryChange) -> bool { match (self.case(), owned) { (LedgerEntryChangeCase::Created(v), owned::LedgerEntryChange::Created(o)) => v.same(o), (LedgerEntryChangeCase::Updated(v), owned::LedgerEntryChange::Updated(o)) => v.same(o), (LedgerEntryChangeCase::Removed(v), owned::LedgerEntryChange::Removed(o)) => v.same(o), (LedgerEntryChangeCase::State(v), owned::LedgerEntryChange::State(o)) => v.same(o), (LedgerEntryChangeCase::Restored(v), owned::LedgerEntryChange::Restored(o)) => v.same(o), _ => false } } }
impl Encode for LedgerEntryChange<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerEntryChangeCase::Created(v) => v.encode(depth + 1, out), LedgerEntryChangeCase::Updated(v) => v.encode(depth + 1, out), LedgerEntryChangeCase::Removed(v) => v.encode(depth + 1, out), LedgerEntryChangeCase::State(v) => v.encode(depth + 1, out), LedgerEntryChangeCase::Restored(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LedgerEntryChangeType> for LedgerEntryChangeType { fn same(self, owned: &owned::LedgerEntryChangeType) -> bool { match (self, owned) { (LedgerEntryChangeType::Created, owned::LedgerEntryChangeType::Created) => true, (LedgerEntryChangeType::Updated, owned::LedgerEntryChangeType::Updated) => true, (LedgerEntryChangeType::Removed, owned::LedgerEntryChangeType::Removed) => true, (LedgerEntryChangeType::State, owned::LedgerEntryChangeType::State) => true, (LedgerEntryChangeType::Restored, owned::LedgerEntryChangeType::Restored) => true, _ => false } } }
impl Encode for LedgerEntryChangeType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::LedgerEntry> for LedgerEntry<'_> { fn same(self, owned: &owned::LedgerEntry) -> bool { self.last_modified_ledger_seq().same(&owned.last_modified_ledger_seq) && self.data().same(&owned.data) && self.ext().same(&owned.ext) } }
impl Encode for LedgerEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.last_modified_ledger_seq().encode(depth + 1, out); self.data().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::LedgerEntryData> for LedgerEntryData<'_> { fn same(self, owned: &owned::LedgerEntryData) -> bool { match (self.case(), owned) { (LedgerEntryDataCase::Account(v), owned::LedgerEntryData::Account(o)) => v.same(o), (LedgerEntryDataCase::Trustline(v), owned::LedgerEntryData::Trustline(o)) => v.same(o), (LedgerEntryDataCase::Offer(v), owned::LedgerEntryData::Offer(o)) => v.same(o), (LedgerEntryDataCase::Data(v), owned::LedgerEntryData::Data(o)) => v.same(o), (LedgerEntryDataCase::ClaimableBalance(v), owned::LedgerEntryData::ClaimableBalance(o)) => v.same(o), (LedgerEntryDataCase::LiquidityPool(v), owned::LedgerEntryData::LiquidityPool(o)) => v.same(o), (LedgerEntryDataCase::ContractData(v), owned::LedgerEntryData::ContractData(o)) => v.same(o), (LedgerEntryDataCase::ContractCode(v), owned::LedgerEntryData::ContractCode(o)) => v.same(o), (LedgerEntryDataCase::ConfigSetting(v), owned::LedgerEntryData::ConfigSetting(o)) => v.same(o), (LedgerEntryDataCase::Ttl(v), owned::LedgerEntryData::Ttl(o)) => v.same(o), _ => false } } }
impl Encode for LedgerEntryData<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerEntryDataCase::Account(v) => v.encode(depth + 1, out), LedgerEntryDataCase::Trustline(v) => v.encode(depth + 1, out), LedgerEntryDataCase::Offer(v) => v.encode(depth + 1, out), LedgerEntryDataCase::Data(v) => v.encode(depth + 1, out), LedgerEntryDataCase::ClaimableBalance(v) => v.encode(depth + 1, out), LedgerEntryDataCase::LiquidityPool(v) => v.encode(depth + 1, out), LedgerEntryDataCase::ContractData(v) => v.encode(depth + 1, out), LedgerEntryDataCase::ContractCode(v) => v.encode(depth + 1, out), LedgerEntryDataCase::ConfigSetting(v) => v.encode(depth + 1, out), LedgerEntryDataCase::Ttl(v) => v.encode(depth + 1, out), } } }

impl Same<owned::AccountEntry> for AccountEntry<'_> { fn same(self, owned: &owned::AccountEntry) -> bool { self.account_id().same(&owned.account_id) && self.balance().same(&owned.balance) && self.seq_num().same(&owned.seq_num) && self.num_sub_entries().same(&owned.num_sub_entries) && self.inflation_dest().same(&owned.inflation_dest) && self.flags().same(&owned.flags) && self.home_domain().same(&owned.home_domain) && self.thresholds().same(&owned.thresholds) && self.signers().same(&owned.signers) && self.ext().same(&owned.ext) } }
impl Encode for AccountEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.account_id().encode(depth + 1, out); self.balance().encode(depth + 1, out); self.seq_num().encode(depth + 1, out); self.num_sub_entries().encode(depth + 1, out); self.inflation_dest().encode(depth + 1, out); self.flags().encode(depth + 1, out); self.home_domain().encode(depth + 1, out); self.thresholds().encode(depth + 1, out); self.signers().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::Thresholds> for &[u8; 4] { fn same(self, owned: &owned::Thresholds) -> bool { self.same(&owned.0) } }

impl Same<owned::AccountEntryExt> for AccountEntryExt<'_> { fn same(self, owned: &owned::AccountEntryExt) -> bool { match (self.case(), owned) { (AccountEntryExtCase::V0, owned::AccountEntryExt::V0) => true, (AccountEntryExtCase::V1(v), owned::AccountEntryExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for AccountEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { AccountEntryExtCase::V0 => {} AccountEntryExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::AccountEntryExtensionV1> for AccountEntryExtensionV1<'_> { fn same(self, owned: &owned::AccountEntryExtensionV1) -> bool { self.liabilities().same(&owned.liabilities) && self.ext().same(&owned.ext) } }
impl Encode for AccountEntryExtensionV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.liabilities().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::Liabilities> for Liabilities<'_> { fn same(self, owned: &owned::Liabilities) -> bool { self.buying().same(&owned.buying) && self.selling().same(&owned.selling) } }
impl Encode for Liabilities<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.buying().encode(depth + 1, out); self.selling().encode(depth + 1, out); } }

impl Same<owned::AccountEntryExtensionV1Ext> for AccountEntryExtensionV1Ext<'_> { fn same(self, owned: &owned::AccountEntryExtensionV1Ext) -> bool { match (self.case(), owned) { (AccountEntryExtensionV1ExtCase::V0, owned::AccountEntryExtensionV1Ext::V0) => true, (AccountEntryExtensionV1ExtCase::V2(v), owned::AccountEntryExtensionV1Ext::V2(o)) => v.same(o), _ => false } } }
impl Encode for AccountEntryExtensionV1Ext<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { AccountEntryExtensionV1ExtCase::V0 => {} AccountEntryExtensionV1ExtCase::V2(v) => v.encode(depth + 1, out), } } }

impl Same<owned::AccountEntryExtensionV2> for AccountEntryExtensionV2<'_> { fn same(self, owned: &owned::AccountEntryExtensionV2) -> bool { self.num_sponsored().same(&owned.num_sponsored) && self.num_sponsoring().same(&owned.num_sponsoring) && self.signer_sponsoring_i_ds().same(&owned.signer_sponsoring_i_ds) && self.ext().same(&owned.ext) } }
impl Encode for AccountEntryExtensionV2<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.num_sponsored().encode(depth + 1, out); self.num_sponsoring().encode(depth + 1, out); self.signer_sponsoring_i_ds().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::SponsorshipDescriptor> for Option<AccountId<'_>> { fn same(self, owned: &owned::SponsorshipDescriptor) -> bool { self.same(&owned.0) } }

impl Same<owned::AccountEntryExtensionV2Ext> for AccountEntryExtensionV2Ext<'_> { fn same(self, owned: &owned::AccountEntryExtensionV2Ext) -> bool { match (self.case(), owned) { (AccountEntryExtensionV2ExtCase::V0, owned::AccountEntryExtensionV2Ext::V0) => true, (AccountEntryExtensionV2ExtCase::V3(v), owned::AccountEntryExtensionV2Ext::V3(o)) => v.same(o), _ => false } } }
impl Encode for AccountEntryExtensionV2Ext<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { AccountEntryExtensionV2ExtCase::V0 => {} AccountEntryExtensionV2ExtCase::V3(v) => v.encode(depth + 1, out), } } }

impl Same<owned::AccountEntryExtensionV3> for AccountEntryExtensionV3<'_> { fn same(self, owned: &owned::AccountEntryExtensionV3) -> bool { self.ext().same(&owned.ext) && self.seq_ledger().same(&owned.seq_ledger) && self.seq_time().same(&owned.seq_time) } }
impl Encode for AccountEntryExtensionV3<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.seq_ledger().encode(depth + 1, out); self.seq_time().encode(depth + 1, out); } }

impl Same<owned::TrustLineEntry> for TrustLineEntry<'_> { fn same(self, owned: &owned::TrustLineEntry) -> bool { self.account_id().same(&owned.account_id) && self.asset().same(&owned.asset) && self.balance().same(&owned.balance) && self.limit().same(&owned.limit) && self.flags().same(&owned.flags) && self.ext().same(&owned.ext) } }
impl Encode for TrustLineEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.account_id().encode(depth + 1, out); self.asset().encode(depth + 1, out); self.balance().encode(depth + 1, out); self.limit().encode(depth + 1, out); self.flags().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::TrustLineEntryExt> for TrustLineEntryExt<'_> { fn same(self, owned: &owned::TrustLineEntryExt) -> bool { match (self.case(), owned) { (TrustLineEntryExtCase::V0, owned::TrustLineEntryExt::V0) => true, (TrustLineEntryExtCase::V1(v), owned::TrustLineEntryExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for TrustLineEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TrustLineEntryExtCase::V0 => {} TrustLineEntryExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::TrustLineEntryV1> for TrustLineEntryV1<'_> { fn same(self, owned: &owned::TrustLineEntryV1) -> bool { self.liabilities().same(&owned.liabilities) && self.ext().same(&owned.ext) } }
impl Encode for TrustLineEntryV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.liabilities().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::TrustLineEntryV1Ext> for TrustLineEntryV1Ext<'_> { fn same(self, owned: &owned::TrustLineEntryV1Ext) -> bool { match (self.case(), owned) { (TrustLineEntryV1ExtCase::V0, owned::TrustLineEntryV1Ext::V0) => true, (TrustLineEntryV1ExtCase::V2(v), owned::TrustLineEntryV1Ext::V2(o)) => v.same(o), _ => false } } }
impl Encode for TrustLineEntryV1Ext<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TrustLineEntryV1ExtCase::V0 => {} TrustLineEntryV1ExtCase::V2(v) => v.encode(depth + 1, out), } } }

impl Same<owned::TrustLineEntryExtensionV2> for TrustLineEntryExtensionV2<'_> { fn same(self, owned: &owned::TrustLineEntryExtensionV2) -> bool { self.liquidity_pool_use_count().same(&owned.liquidity_pool_use_count) && self.ext().same(&owned.ext) } }
impl Encode for TrustLineEntryExtensionV2<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.liquidity_pool_use_count().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::TrustLineEntryExtensionV2Ext> for TrustLineEntryExtensionV2Ext<'_> { fn same(self, owned: &owned::TrustLineEntryExtensionV2Ext) -> bool { match (self.case(), owned) { (TrustLineEntryExtensionV2ExtCase::V0, owned::TrustLineEntryExtensionV2Ext::V0) => true, _ => false } } }
impl Encode for TrustLineEntryExtensionV2Ext<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TrustLineEntryExtensionV2ExtCase::V0 => {} } } }

impl Same<owned::DataEntry> for DataEntry<'_> { fn same(self, owned: &owned::DataEntry) -> bool { self.account_id().same(&owned.account_id) && self.data_name().same(&owned.data_name) && self.data_value().same(&owned.data_value) && self.ext().same(&owned.ext) } }
impl Encode for DataEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.account_id().encode(depth + 1, out); self.data_name().encode(depth + 1, out); self.data_value().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::DataEntryExt> for DataEntryExt<'_> { fn same(self, owned: &owned::DataEntryExt) -> bool { match (self.case(), owned) { (DataEntryExtCase::V0, owned::DataEntryExt::V0) => true, _ => false } } }
impl Encode for DataEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { DataEntryExtCase::V0 => {} } } }

impl Same<owned::ClaimableBalanceEntry> for ClaimableBalanceEntry<'_> { fn same(self, owned: &owned::ClaimableBalanceEntry) -> bool { self.balance_id().same(&owned.balance_id) && self.claimants().same(&owned.claimants) && self.asset().same(&owned.asset) && self.amount().same(&owned.amount) && self.ext().same(&owned.ext) } }
impl Encode for ClaimableBalanceEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.balance_id().encode(depth + 1, out); self.claimants().encode(depth + 1, out); self.asset().encode(depth + 1, out); self.amount().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::ClaimableBalanceEntryExt> for ClaimableBalanceEntryExt<'_> { fn same(self, owned: &owned::ClaimableBalanceEntryExt) -> bool { match (self.case(), owned) { (ClaimableBalanceEntryExtCase::V0, owned::ClaimableBalanceEntryExt::V0) => true, (ClaimableBalanceEntryExtCase::V1(v), owned::ClaimableBalanceEntryExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for ClaimableBalanceEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClaimableBalanceEntryExtCase::V0 => {} ClaimableBalanceEntryExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ClaimableBalanceEntryExtensionV1> for ClaimableBalanceEntryExtensionV1<'_> { fn same(self, owned: &owned::ClaimableBalanceEntryExtensionV1) -> bool { self.ext().same(&owned.ext) && self.flags().same(&owned.flags) } }
impl Encode for ClaimableBalanceEntryExtensionV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.flags().encode(depth + 1, out); } }

impl Same<owned::ClaimableBalanceEntryExtensionV1Ext> for ClaimableBalanceEntryExtensionV1Ext<'_> { fn same(self, owned: &owned::ClaimableBalanceEntryExtensionV1Ext) -> bool { match (self.case(), owned) { (ClaimableBalanceEntryExtensionV1ExtCase::V0, owned::ClaimableBalanceEntryExtensionV1Ext::V0) => true, _ => false } } }
impl Encode for ClaimableBalanceEntryExtensionV1Ext<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ClaimableBalanceEntryExtensionV1ExtCase::V0 => {} } } }

impl Same<owned::LiquidityPoolEntry> for LiquidityPoolEntry<'_> { fn same(self, owned: &owned::LiquidityPoolEntry) -> bool { self.liquidity_pool_id().same(&owned.liquidity_pool_id) && self.body().same(&owned.body) } }
impl Encode for LiquidityPoolEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.liquidity_pool_id().encode(depth + 1, out); self.body().encode(depth + 1, out); } }

impl Same<owned::LiquidityPoolEntryBody> for LiquidityPoolEntryBody<'_> { fn same(self, owned: &owned::LiquidityPoolEntryBody) -> bool { match (self.case(), owned) { (LiquidityPoolEntryBodyCase::LiquidityPoolConstantProduct(v), owned::LiquidityPoolEntryBody::LiquidityPoolConstantProduct(o)) => v.same(o), _ => false } } }
impl Encode for LiquidityPoolEntryBody<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LiquidityPoolEntryBodyCase::LiquidityPoolConstantProduct(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LiquidityPoolEntryConstantProduct> for LiquidityPoolEntryConstantProduct<'_> { fn same(self, owned: &owned::LiquidityPoolEntryConstantProduct) -> bool { self.params().same(&owned.params) && self.reserve_a().same(&owned.reserve_a) && self.reserve_b().same(&owned.reserve_b) && self.total_pool_shares().same(&owned.total_pool_shares) && self.pool_shares_trust_line_count().same(&owned.pool_shares_trust_line_count) } }
impl Encode for LiquidityPoolEntryConstantProduct<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.params().encode(depth + 1, out); self.reserve_a().encode(depth + 1, out); self.reserve_b().encode(depth + 1, out); self.total_pool_shares().encode(depth + 1, out); self.pool_shares_trust_line_count().encode(depth + 1, out); } }

impl Same<owned::ContractDataEntry> for ContractDataEntry<'_> { fn same(self, owned: &owned::ContractDataEntry) -> bool { self.ext().same(&owned.ext) && self.contract().same(&owned.contract) && self.key().same(&owned.key) && self.durability().same(&owned.durability) && self.val().same(&owned.val) } }
impl Encode for ContractDataEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.contract().encode(depth + 1, out); self.key().encode(depth + 1, out); self.durability().encode(depth + 1, out); self.val().encode(depth + 1, out); } }

impl Same<owned::ContractCodeEntry> for ContractCodeEntry<'_> { fn same(self, owned: &owned::ContractCodeEntry) -> bool { self.ext().same(&owned.ext) && self.hash().same(&owned.hash) && self.code().same(&owned.code) } }
impl Encode for ContractCodeEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.hash().encode(depth + 1, out); self.code().encode(depth + 1, out); } }

impl Same<owned::ContractCodeEntryExt> for ContractCodeEntryExt<'_> { fn same(self, owned: &owned::ContractCodeEntryExt) -> bool { match (self.case(), owned) { (ContractCodeEntryExtCase::V0, owned::ContractCodeEntryExt::V0) => true, (ContractCodeEntryExtCase::V1(v), owned::ContractCodeEntryExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for ContractCodeEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ContractCodeEntryExtCase::V0 => {} ContractCodeEntryExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ContractCodeEntryV1> for ContractCodeEntryV1<'_> { fn same(self, owned: &owned::ContractCodeEntryV1) -> bool { self.ext().same(&owned.ext) && self.cost_inputs().same(&owned.cost_inputs) } }
impl Encode for ContractCodeEntryV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.cost_inputs().encode(depth + 1, out); } }

impl Same<owned::ContractCodeCostInputs> for ContractCodeCostInputs<'_> { fn same(self, owned: &owned::ContractCodeCostInputs) -> bool { self.ext().same(&owned.ext) && self.n_instructions().same(&owned.n_instructions) && self.n_functions().same(&owned.n_functions) && self.n_globals().same(&owned.n_globals) && self.n_table_entries().same(&owned.n_table_entries) && self.n_types().same(&owned.n_types) && self.n_data_segments().same(&owned.n_data_segments) && self.n_elem_segments().same(&owned.n_elem_segments) && self.n_imports().same(&owned.n_imports) && self.n_exports().same(&owned.n_exports) && self.n_data_segment_bytes().same(&owned.n_data_segment_bytes) } }
impl Encode for ContractCodeCostInputs<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.n_instructions().encode(depth + 1, out); self.n_functions().encode(depth + 1, out); self.n_globals().encode(depth + 1, out); self.n_table_entries().encode(depth + 1, out); self.n_types().encode(depth + 1, out); self.n_data_segments().encode(depth + 1, out); self.n_elem_segments().encode(depth + 1, out); self.n_imports().encode(depth + 1, out); self.n_exports().encode(depth + 1, out); self.n_data_segment_bytes().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingEntry> for ConfigSettingEntry<'_> { fn same(self, owned: &owned::ConfigSettingEntry) -> bool { match (self.case(), owned) { (ConfigSettingEntryCase::ContractMaxSizeBytes(v), owned::ConfigSettingEntry::ContractMaxSizeBytes(o)) => v.same(o), (ConfigSettingEntryCase::ContractComputeV0(v), owned::ConfigSettingEntry::ContractComputeV0(o)) => v.same(o), (ConfigSettingEntryCase::ContractLedgerCostV0(v), owned::ConfigSettingEntry::ContractLedgerCostV0(o)) => v.same(o), (ConfigSettingEntryCase::ContractHistoricalDataV0(v), owned::ConfigSettingEntry::ContractHistoricalDataV0(o)) => v.same(o), (ConfigSettingEntryCase::ContractEventsV0(v), owned::ConfigSettingEntry::ContractEventsV0(o)) => v.same(o), (ConfigSettingEntryCase::ContractBandwidthV0(v), owned::ConfigSettingEntry::ContractBandwidthV0(o)) => v.same(o), (ConfigSettingEntryCase::ContractCostParamsCpuInstructions(v), owned::ConfigSettingEntry::ContractCostParamsCpuInstructions(o)) => v.same(o), (ConfigSettingEntryCase::ContractCostParamsMemoryBytes(v), owned::ConfigSettingEntry::ContractCostParamsMemoryBytes(o)) => v.same(o), (ConfigSettingEntryCase::ContractDataKeySizeBytes(v), owned::ConfigSettingEntry::ContractDataKeySizeBytes(o)) => v.same(o), (ConfigSettingEntryCase::ContractDataEntrySizeBytes(v), owned::ConfigSettingEntry::ContractDataEntrySizeBytes(o)) => v.same(o), (ConfigSettingEntryCase::StateArchival(v), owned::ConfigSettingEntry::StateArchival(o)) => v.same(o), (ConfigSettingEntryCase::ContractExecutionLanes(v), owned::ConfigSettingEntry::ContractExecutionLanes(o)) => v.same(o), (ConfigSettingEntryCase::LiveSorobanStateSizeWindow(v), owned::ConfigSettingEntry::LiveSorobanStateSizeWindow(o)) => v.same(o), (ConfigSettingEntryCase::EvictionIterator(v), owned::ConfigSettingEntry::EvictionIterator(o)) => v.same(o), (ConfigSettingEntryCase::ContractParallelComputeV0(v), owned::ConfigSettingEntry::ContractParallelComputeV0(o)) => v.same(o), (ConfigSettingEntryCase::ContractLedgerCostExtV0(v), owned::ConfigSettingEntry::ContractLedgerCostExtV0(o)) => v.same(o), (ConfigSettingEntryCase::ScpTiming(v), owned::ConfigSettingEntry::ScpTiming(o)) => v.same(o), (ConfigSettingEntryCase::FrozenLedgerKeys(v), owned::ConfigSettingEntry::FrozenLedgerKeys(o)) => v.same(o), (ConfigSettingEntryCase::FrozenLedgerKeysDelta(v), owned::ConfigSettingEntry::FrozenLedgerKeysDelta(o)) => v.same(o), (ConfigSettingEntryCase::FreezeBypassTxs(v), owned::ConfigSettingEntry::FreezeBypassTxs(o)) => v.same(o), (ConfigSettingEntryCase::FreezeBypassTxsDelta(v), owned::ConfigSettingEntry::FreezeBypassTxsDelta(o)) => v.same(o), _ => false } } }
impl Encode for ConfigSettingEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ConfigSettingEntryCase::ContractMaxSizeBytes(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractComputeV0(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractLedgerCostV0(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractHistoricalDataV0(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractEventsV0(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractBandwidthV0(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractCostParamsCpuInstructions(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractCostParamsMemoryBytes(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractDataKeySizeBytes(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractDataEntrySizeBytes(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::StateArchival(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractExecutionLanes(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::LiveSorobanStateSizeWindow(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::EvictionIterator(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractParallelComputeV0(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ContractLedgerCostExtV0(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::ScpTiming(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::FrozenLedgerKeys(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::FrozenLedgerKeysDelta(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::FreezeBypassTxs(v) => v.encode(depth + 1, out), ConfigSettingEntryCase::FreezeBypassTxsDelta(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ConfigSettingContractComputeV0> for ConfigSettingContractComputeV0<'_> { fn same(self, owned: &owned::ConfigSettingContractComputeV0) -> bool { self.ledger_max_instructions().same(&owned.ledger_max_instructions) && self.tx_max_instructions().same(&owned.tx_max_instructions) && self.fee_rate_per_instructions_increment().same(&owned.fee_rate_per_instructions_increment) && self.tx_memory_limit().same(&owned.tx_memory_limit) } }
impl Encode for ConfigSettingContractComputeV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_max_instructions().encode(depth + 1, out); self.tx_max_instructions().encode(depth + 1, out); self.fee_rate_per_instructions_increment().encode(depth + 1, out); self.tx_memory_limit().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingContractLedgerCostV0> for ConfigSettingContractLedgerCostV0<'_> { fn same(self, owned: &owned::ConfigSettingContractLedgerCostV0) -> bool { self.ledger_max_disk_read_entries().same(&owned.ledger_max_disk_read_entries) && self.ledger_max_disk_read_bytes().same(&owned.ledger_max_disk_read_bytes) && self.ledger_max_write_ledger_entries().same(&owned.ledger_max_write_ledger_entries) && self.ledger_max_write_bytes().same(&owned.ledger_max_write_bytes) && self.tx_max_disk_read_entries().same(&owned.tx_max_disk_read_entries) && self.tx_max_disk_read_bytes().same(&owned.tx_max_disk_read_bytes) && self.tx_max_write_ledger_entries().same(&owned.tx_max_write_ledger_entries) && self.tx_max_write_bytes().same(&owned.tx_max_write_bytes) && self.fee_disk_read_ledger_entry().same(&owned.fee_disk_read_ledger_entry) && self.fee_write_ledger_entry().same(&owned.fee_write_ledger_entry) && self.fee_disk_read1_kb().same(&owned.fee_disk_read1_kb) && self.soroban_state_target_size_bytes().same(&owned.soroban_state_target_size_bytes) && self.rent_fee1_kb_soroban_state_size_low().same(&owned.rent_fee1_kb_soroban_state_size_low) && self.rent_fee1_kb_soroban_state_size_high().same(&owned.rent_fee1_kb_soroban_state_size_high) && self.soroban_state_rent_fee_growth_factor().same(&owned.soroban_state_rent_fee_growth_factor) } }
impl Encode for ConfigSettingContractLedgerCostV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_max_disk_read_entries().encode(depth + 1, out); self.ledger_max_disk_read_bytes().encode(depth + 1, out); self.ledger_max_write_ledger_entries().encode(depth + 1, out); self.ledger_max_write_bytes().encode(depth + 1, out); self.tx_max_disk_read_entries().encode(depth + 1, out); self.tx_max_disk_read_bytes().encode(depth + 1, out); self.tx_max_write_ledger_entries().encode(depth + 1, out); self.tx_max_write_bytes().encode(depth + 1, out); self.fee_disk_read_ledger_entry().encode(depth + 1, out); self.fee_write_ledger_entry().encode(depth + 1, out); self.fee_disk_read1_kb().encode(depth + 1, out); self.soroban_state_target_size_bytes().encode(depth + 1, out); self.rent_fee1_kb_soroban_state_size_low().encode(depth + 1, out); self.rent_fee1_kb_soroban_state_size_high().encode(depth + 1, out); self.soroban_state_rent_fee_growth_factor().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingContractHistoricalDataV0> for ConfigSettingContractHistoricalDataV0<'_> { fn same(self, owned: &owned::ConfigSettingContractHistoricalDataV0) -> bool { self.fee_historical1_kb().same(&owned.fee_historical1_kb) } }
impl Encode for ConfigSettingContractHistoricalDataV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.fee_historical1_kb().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingContractEventsV0> for ConfigSettingContractEventsV0<'_> { fn same(self, owned: &owned::ConfigSettingContractEventsV0) -> bool { self.tx_max_contract_events_size_bytes().same(&owned.tx_max_contract_events_size_bytes) && self.fee_contract_events1_kb().same(&owned.fee_contract_events1_kb) } }
impl Encode for ConfigSettingContractEventsV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx_max_contract_events_size_bytes().encode(depth + 1, out); self.fee_contract_events1_kb().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingContractBandwidthV0> for ConfigSettingContractBandwidthV0<'_> { fn same(self, owned: &owned::ConfigSettingContractBandwidthV0) -> bool { self.ledger_max_txs_size_bytes().same(&owned.ledger_max_txs_size_bytes) && self.tx_max_size_bytes().same(&owned.tx_max_size_bytes) && self.fee_tx_size1_kb().same(&owned.fee_tx_size1_kb) } }
impl Encode for ConfigSettingContractBandwidthV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_max_txs_size_bytes().encode(depth + 1, out); self.tx_max_size_bytes().encode(depth + 1, out); self.fee_tx_size1_kb().encode(depth + 1, out); } }

impl Same<owned::ContractCostParams> for List<'_, ContractCostParamEntry<'_>> { fn same(self, owned: &owned::ContractCostParams) -> bool { self.same(&owned.0) } }

impl Same<owned::ContractCostParamEntry> for ContractCostParamEntry<'_> { fn same(self, owned: &owned::ContractCostParamEntry) -> bool { self.ext().same(&owned.ext) && self.const_term().same(&owned.const_term) && self.linear_term().same(&owned.linear_term) } }
impl Encode for ContractCostParamEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.const_term().encode(depth + 1, out); self.linear_term().encode(depth + 1, out); } }

impl Same<owned::StateArchivalSettings> for StateArchivalSettings<'_> { fn same(self, owned: &owned::StateArchivalSettings) -> bool { self.max_entry_ttl().same(&owned.max_entry_ttl) && self.min_temporary_ttl().same(&owned.min_temporary_ttl) && self.min_persistent_ttl().same(&owned.min_persistent_ttl) && self.persistent_rent_rate_denominator().same(&owned.persistent_rent_rate_denominator) && self.temp_rent_rate_denominator().same(&owned.temp_rent_rate_denominator) && self.max_entries_to_archive().same(&owned.max_entries_to_archive) && self.live_soroban_state_size_window_sample_size().same(&owned.live_soroban_state_size_window_sample_size) && self.live_soroban_state_size_window_sample_period().same(&owned.live_soroban_state_size_window_sample_period) && self.eviction_scan_size().same(&owned.eviction_scan_size) && self.starting_eviction_scan_level().same(&owned.starting_eviction_scan_level) } }
impl Encode for StateArchivalSettings<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.max_entry_ttl().encode(depth + 1, out); self.min_temporary_ttl().encode(depth + 1, out); self.min_persistent_ttl().encode(depth + 1, out); self.persistent_rent_rate_denominator().encode(depth + 1, out); self.temp_rent_rate_denominator().encode(depth + 1, out); self.max_entries_to_archive().encode(depth + 1, out); self.live_soroban_state_size_window_sample_size().encode(depth + 1, out); self.live_soroban_state_size_window_sample_period().encode(depth + 1, out); self.eviction_scan_size().encode(depth + 1, out); self.starting_eviction_scan_level().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingContractExecutionLanesV0> for ConfigSettingContractExecutionLanesV0<'_> { fn same(self, owned: &owned::ConfigSettingContractExecutionLanesV0) -> bool { self.ledger_max_tx_count().same(&owned.ledger_max_tx_count) } }
impl Encode for ConfigSettingContractExecutionLanesV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_max_tx_count().encode(depth + 1, out); } }

impl Same<owned::EvictionIterator> for EvictionIterator<'_> { fn same(self, owned: &owned::EvictionIterator) -> bool { self.bucket_list_level().same(&owned.bucket_list_level) && self.is_curr_bucket().same(&owned.is_curr_bucket) && self.bucket_file_offset().same(&owned.bucket_file_offset) } }
impl Encode for EvictionIterator<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.bucket_list_level().encode(depth + 1, out); self.is_curr_bucket().encode(depth + 1, out); self.bucket_file_offset().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingContractParallelComputeV0> for ConfigSettingContractParallelComputeV0<'_> { fn same(self, owned: &owned::ConfigSettingContractParallelComputeV0) -> bool { self.ledger_max_dependent_tx_clusters().same(&owned.ledger_max_dependent_tx_clusters) } }
impl Encode for ConfigSettingContractParallelComputeV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_max_dependent_tx_clusters().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingContractLedgerCostExtV0> for ConfigSettingContractLedgerCostExtV0<'_> { fn same(self, owned: &owned::ConfigSettingContractLedgerCostExtV0) -> bool { self.tx_max_footprint_entries().same(&owned.tx_max_footprint_entries) && self.fee_write1_kb().same(&owned.fee_write1_kb) } }
impl Encode for ConfigSettingContractLedgerCostExtV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx_max_footprint_entries().encode(depth + 1, out); self.fee_write1_kb().encode(depth + 1, out); } }

impl Same<owned::ConfigSettingScpTiming> for ConfigSettingScpTiming<'_> { fn same(self, owned: &owned::ConfigSettingScpTiming) -> bool { self.ledger_target_close_time_milliseconds().same(&owned.ledger_target_close_time_milliseconds) && self.nomination_timeout_initial_milliseconds().same(&owned.nomination_timeout_initial_milliseconds) && self.nomination_timeout_increment_milliseconds().same(&owned.nomination_timeout_increment_milliseconds) && self.ballot_timeout_initial_milliseconds().same(&owned.ballot_timeout_initial_milliseconds) && self.ballot_timeout_increment_milliseconds().same(&owned.ballot_timeout_increment_milliseconds) } }
impl Encode for ConfigSettingScpTiming<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_target_close_time_milliseconds().encode(depth + 1, out); self.nomination_timeout_initial_milliseconds().encode(depth + 1, out); self.nomination_timeout_increment_milliseconds().encode(depth + 1, out); self.ballot_timeout_initial_milliseconds().encode(depth + 1, out); self.ballot_timeout_increment_milliseconds().encode(depth + 1, out); } }

impl Same<owned::FrozenLedgerKeys> for FrozenLedgerKeys<'_> { fn same(self, owned: &owned::FrozenLedgerKeys) -> bool { self.keys().same(&owned.keys) } }
impl Encode for FrozenLedgerKeys<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.keys().encode(depth + 1, out); } }

impl Same<owned::EncodedLedgerKey> for &[u8] { fn same(self, owned: &owned::EncodedLedgerKey) -> bool { self.same(&owned.0) } }

impl Same<owned::FrozenLedgerKeysDelta> for FrozenLedgerKeysDelta<'_> { fn same(self, owned: &owned::FrozenLedgerKeysDelta) -> bool { self.keys_to_freeze().same(&owned.keys_to_freeze) && self.keys_to_unfreeze().same(&owned.keys_to_unfreeze) } }
impl Encode for FrozenLedgerKeysDelta<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.keys_to_freeze().encode(depth + 1, out); self.keys_to_unfreeze().encode(depth + 1, out); } }

impl Same<owned::FreezeBypassTxs> for FreezeBypassTxs<'_> { fn same(self, owned: &owned::FreezeBypassTxs) -> bool { self.tx_hashes().same(&owned.tx_hashes) } }
impl Encode for FreezeBypassTxs<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx_hashes().encode(depth + 1, out); } }

impl Same<owned::FreezeBypassTxsDelta> for FreezeBypassTxsDelta<'_> { fn same(self, owned: &owned::FreezeBypassTxsDelta) -> bool { self.add_txs().same(&owned.add_txs) && self.remove_txs().same(&owned.remove_txs) } }
impl Encode for FreezeBypassTxsDelta<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.add_txs().encode(depth + 1, out); self.remove_txs().encode(depth + 1, out); } }

impl Same<owned::TtlEntry> for TtlEntry<'_> { fn same(self, owned: &owned::TtlEntry) -> bool { self.key_hash().same(&owned.key_hash) && self.live_until_ledger_seq().same(&owned.live_until_ledger_seq) } }
impl Encode for TtlEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.key_hash().encode(depth + 1, out); self.live_until_ledger_seq().encode(depth + 1, out); } }

impl Same<owned::LedgerEntryExt> for LedgerEntryExt<'_> { fn same(self, owned: &owned::LedgerEntryExt) -> bool { match (self.case(), owned) { (LedgerEntryExtCase::V0, owned::LedgerEntryExt::V0) => true, (LedgerEntryExtCase::V1(v), owned::LedgerEntryExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for LedgerEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerEntryExtCase::V0 => {} LedgerEntryExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LedgerEntryExtensionV1> for LedgerEntryExtensionV1<'_> { fn same(self, owned: &owned::LedgerEntryExtensionV1) -> bool { self.sponsoring_id().same(&owned.sponsoring_id) && self.ext().same(&owned.ext) } }
impl Encode for LedgerEntryExtensionV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.sponsoring_id().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::LedgerEntryExtensionV1Ext> for LedgerEntryExtensionV1Ext<'_> { fn same(self, owned: &owned::LedgerEntryExtensionV1Ext) -> bool { match (self.case(), owned) { (LedgerEntryExtensionV1ExtCase::V0, owned::LedgerEntryExtensionV1Ext::V0) => true, _ => false } } }
impl Encode for LedgerEntryExtensionV1Ext<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerEntryExtensionV1ExtCase::V0 => {} } } }

impl Same<owned::TransactionMeta> for TransactionMeta<'_> { fn same(self, owned: &owned::TransactionMeta) -> bool { match (self.case(), owned) { (TransactionMetaCase::V0(v), owned::TransactionMeta::V0(o)) => v.same(o), (TransactionMetaCase::V1(v), owned::TransactionMeta::V1(o)) => v.same(o), (TransactionMetaCase::V2(v), owned::TransactionMeta::V2(o)) => v.same(o), (TransactionMetaCase::V3(v), owned::TransactionMeta::V3(o)) => v.same(o), (TransactionMetaCase::V4(v), owned::TransactionMeta::V4(o)) => v.same(o), _ => false } } }
impl Encode for TransactionMeta<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionMetaCase::V0(v) => v.encode(depth + 1, out), TransactionMetaCase::V1(v) => v.encode(depth + 1, out), TransactionMetaCase::V2(v) => v.encode(depth + 1, out), TransactionMetaCase::V3(v) => v.encode(depth + 1, out), TransactionMetaCase::V4(v) => v.encode(depth + 1, out), } } }

impl Same<owned::OperationMeta> for OperationMeta<'_> { fn same(self, owned: &owned::OperationMeta) -> bool { self.changes().same(&owned.changes) } }
impl Encode for OperationMeta<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.changes().encode(depth + 1, out); } }

impl Same<owned::TransactionMetaV1> for TransactionMetaV1<'_> { fn same(self, owned: &owned::TransactionMetaV1) -> bool { self.tx_changes().same(&owned.tx_changes) && self.operations().same(&owned.operations) } }
impl Encode for TransactionMetaV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx_changes().encode(depth + 1, out); self.operations().encode(depth + 1, out); } }

impl Same<owned::TransactionMetaV2> for TransactionMetaV2<'_> { fn same(self, owned: &owned::TransactionMetaV2) -> bool { self.tx_changes_before().same(&owned.tx_changes_before) && self.operations().same(&owned.operations) && self.tx_changes_after().same(&owned.tx_changes_after) } }
impl Encode for TransactionMetaV2<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.tx_changes_before().encode(depth + 1, out); self.operations().encode(depth + 1, out); self.tx_changes_after().encode(depth + 1, out); } }

impl Same<owned::TransactionMetaV3> for TransactionMetaV3<'_> { fn same(self, owned: &owned::TransactionMetaV3) -> bool { self.ext().same(&owned.ext) && self.tx_changes_before().same(&owned.tx_changes_before) && self.operations().same(&owned.operations) && self.tx_changes_after().same(&owned.tx_changes_after) && self.soroban_meta().same(&owned.soroban_meta) } }
impl Encode for TransactionMetaV3<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.tx_changes_before().encode(depth + 1, out); self.operations().encode(depth + 1, out); self.tx_changes_after().encode(depth + 1, out); self.soroban_meta().encode(depth + 1, out); } }

impl Same<owned::SorobanTransactionMeta> for SorobanTransactionMeta<'_> { fn same(self, owned: &owned::SorobanTransactionMeta) -> bool { self.ext().same(&owned.ext) && self.events().same(&owned.events) && self.return_value().same(&owned.return_value) && self.diagnostic_events().same(&owned.diagnostic_events) } }
impl Encode for SorobanTransactionMeta<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.events().encode(depth + 1, out); self.return_value().encode(depth + 1, out); self.diagnostic_events().encode(depth + 1, out); } }

impl Same<owned::SorobanTransactionMetaExt> for SorobanTransactionMetaExt<'_> { fn same(self, owned: &owned::SorobanTransactionMetaExt) -> bool { match (self.case(), owned) { (SorobanTransactionMetaExtCase::V0, owned::SorobanTransactionMetaExt::V0) => true, (SorobanTransactionMetaExtCase::V1(v), owned::SorobanTransactionMetaExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for SorobanTransactionMetaExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { SorobanTransactionMetaExtCase::V0 => {} SorobanTransactionMetaExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::SorobanTransactionMetaExtV1> for SorobanTransactionMetaExtV1<'_> { fn same(self, owned: &owned::SorobanTransactionMetaExtV1) -> bool { self.ext().same(&owned.ext) && self.total_non_refundable_resource_fee_charged().same(&owned.total_non_refundable_resource_fee_charged) && self.total_refundable_resource_fee_charged().same(&owned.total_refundable_resource_fee_charged) && self.rent_fee_charged().same(&owned.rent_fee_charged) } }
impl Encode for SorobanTransactionMetaExtV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.total_non_refundable_resource_fee_charged().encode(depth + 1, out); self.total_refundable_resource_fee_charged().encode(depth + 1, out); self.rent_fee_charged().encode(depth + 1, out); } }

impl Same<owned::ContractEvent> for ContractEvent<'_> { fn same(self, owned: &owned::ContractEvent) -> bool { self.ext().same(&owned.ext) && self.contract_id().same(&owned.contract_id) && self.type_().same(&owned.type_) && self.body().same(&owned.body) } }
impl Encode for ContractEvent<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.contract_id().encode(depth + 1, out); self.type_().encode(depth + 1, out); self.body().encode(depth + 1, out); } }

impl Same<owned::ContractEventType> for ContractEventType { fn same(self, owned: &owned::ContractEventType) -> bool { match (self, owned) { (ContractEventType::System, owned::ContractEventType::System) => true, (ContractEventType::Contract, owned::ContractEventType::Contract) => true, (ContractEventType::Diagnostic, owned::ContractEventType::Diagnostic) => true, _ => false } } }
impl Encode for ContractEventType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ContractEventBody> for ContractEventBody<'_> { fn same(self, owned: &owned::ContractEventBody) -> bool { match (self.case(), owned) { (ContractEventBodyCase::V0(v), owned::ContractEventBody::V0(o)) => v.same(o), _ => false } } }
impl Encode for ContractEventBody<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ContractEventBodyCase::V0(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ContractEventV0> for ContractEventV0<'_> { fn same(self, owned: &owned::ContractEventV0) -> bool { self.topics().same(&owned.topics) && self.data().same(&owned.data) } }
impl Encode for ContractEventV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.topics().encode(depth + 1, out); self.data().encode(depth + 1, out); } }

impl Same<owned::DiagnosticEvent> for DiagnosticEvent<'_> { fn same(self, owned: &owned::DiagnosticEvent) -> bool { self.in_successful_contract_call().same(&owned.in_successful_contract_call) && self.event().same(&owned.event) } }
impl Encode for DiagnosticEvent<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.in_successful_contract_call().encode(depth + 1, out); self.event().encode(depth + 1, out); } }

impl Same<owned::TransactionMetaV4> for TransactionMetaV4<'_> { fn same(self, owned: &owned::TransactionMetaV4) -> bool { self.ext().same(&owned.ext) && self.tx_changes_before().same(&owned.tx_changes_before) && self.operations().same(&owned.operations) && self.tx_changes_after().same(&owned.tx_changes_after) && self.soroban_meta().same(&owned.soroban_meta) && self.events().same(&owned.events) && self.diagnostic_events().same(&owned.diagnostic_events) } }
impl Encode for TransactionMetaV4<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.tx_changes_before().encode(depth + 1, out); self.operations().encode(depth + 1, out); self.tx_changes_after().encode(depth + 1, out); self.soroban_meta().encode(depth + 1, out); self.events().encode(depth + 1, out); self.diagnostic_events().encode(depth + 1, out); } }

impl Same<owned::OperationMetaV2> for OperationMetaV2<'_> { fn same(self, owned: &owned::OperationMetaV2) -> bool { self.ext().same(&owned.ext) && self.changes().same(&owned.changes) && self.events().same(&owned.events) } }
impl Encode for OperationMetaV2<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.changes().encode(depth + 1, out); self.events().encode(depth + 1, out); } }

impl Same<owned::SorobanTransactionMetaV2> for SorobanTransactionMetaV2<'_> { fn same(self, owned: &owned::SorobanTransactionMetaV2) -> bool { self.ext().same(&owned.ext) && self.return_value().same(&owned.return_value) } }
impl Encode for SorobanTransactionMetaV2<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.return_value().encode(depth + 1, out); } }

impl Same<owned::TransactionEvent> for TransactionEvent<'_> { fn same(self, owned: &owned::TransactionEvent) -> bool { self.stage().same(&owned.stage) && self.event().same(&owned.event) } }
impl Encode for TransactionEvent<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.stage().encode(depth + 1, out); self.event().encode(depth + 1, out); } }

impl Same<owned::TransactionEventStage> for TransactionEventStage { fn same(self, owned: &owned::TransactionEventStage) -> bool { match (self, owned) { (TransactionEventStage::BeforeAllTxs, owned::TransactionEventStage::BeforeAllTxs) => true, (TransactionEventStage::AfterTx, owned::TransactionEventStage::AfterTx) => true, (TransactionEventStage::AfterAllTxs, owned::TransactionEventStage::AfterAllTxs) => true, _ => false } } }
impl Encode for TransactionEventStage { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::UpgradeEntryMeta> for UpgradeEntryMeta<'_> { fn same(self, owned: &owned::UpgradeEntryMeta) -> bool { self.upgrade().same(&owned.upgrade) && self.changes().same(&owned.changes) } }
impl Encode for UpgradeEntryMeta<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.upgrade().encode(depth + 1, out); self.changes().encode(depth + 1, out); } }

impl Same<owned::LedgerUpgrade> for LedgerUpgrade<'_> { fn same(self, owned: &owned::LedgerUpgrade) -> bool { match (self.case(), owned) { (LedgerUpgradeCase::Version(v), owned::LedgerUpgrade::Version(o)) => v.same(o), (LedgerUpgradeCase::BaseFee(v), owned::LedgerUpgrade::BaseFee(o)) => v.same(o), (LedgerUpgradeCase::MaxTxSetSize(v), owned::LedgerUpgrade::MaxTxSetSize(o)) => v.same(o), (LedgerUpgradeCase::BaseReserve(v), owned::LedgerUpgrade::BaseReserve(o)) => v.same(o), (LedgerUpgradeCase::Flags(v), owned::LedgerUpgrade::Flags(o)) => v.same(o), (LedgerUpgradeCase::Config(v), owned::LedgerUpgrade::Config(o)) => v.same(o), (LedgerUpgradeCase::MaxSorobanTxSetSize(v), owned::LedgerUpgrade::MaxSorobanTxSetSize(o)) => v.same(o), _ => false } } }
impl Encode for LedgerUpgrade<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerUpgradeCase::Version(v) => v.encode(depth + 1, out), LedgerUpgradeCase::BaseFee(v) => v.encode(depth + 1, out), LedgerUpgradeCase::MaxTxSetSize(v) => v.encode(depth + 1, out), LedgerUpgradeCase::BaseReserve(v) => v.encode(depth + 1, out), LedgerUpgradeCase::Flags(v) => v.encode(depth + 1, out), LedgerUpgradeCase::Config(v) => v.encode(depth + 1, out), LedgerUpgradeCase::MaxSorobanTxSetSize(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LedgerUpgradeType> for LedgerUpgradeType { fn same(self, owned: &owned::LedgerUpgradeType) -> bool { match (self, owned) { (LedgerUpgradeType::Version, owned::LedgerUpgradeType::Version) => true, (LedgerUpgradeType::BaseFee, owned::LedgerUpgradeType::BaseFee) => true, (LedgerUpgradeType::MaxTxSetSize, owned::LedgerUpgradeType::MaxTxSetSize) => true, (LedgerUpgradeType::BaseReserve, owned::LedgerUpgradeType::BaseReserve) => true, (LedgerUpgradeType::Flags, owned::LedgerUpgradeType::Flags) => true, (LedgerUpgradeType::Config, owned::LedgerUpgradeType::Config) => true, (LedgerUpgradeType::MaxSorobanTxSetSize, owned::LedgerUpgradeType::MaxSorobanTxSetSize) => true, _ => false } } }
impl Encode for LedgerUpgradeType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ConfigUpgradeSetKey> for ConfigUpgradeSetKey<'_> { fn same(self, owned: &owned::ConfigUpgradeSetKey) -> bool { self.contract_id().same(&owned.contract_id) && self.content_hash().same(&owned.content_hash) } }
impl Encode for ConfigUpgradeSetKey<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.contract_id().encode(depth + 1, out); self.content_hash().encode(depth + 1, out); } }

impl Same<owned::ScpHistoryEntry> for ScpHistoryEntry<'_> { fn same(self, owned: &owned::ScpHistoryEntry) -> bool { match (self.case(), owned) { (ScpHistoryEntryCase::V0(v), owned::ScpHistoryEntry::V0(o)) => v.same(o), _ => false } } }
impl Encode for ScpHistoryEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScpHistoryEntryCase::V0(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScpHistoryEntryV0> for ScpHistoryEntryV0<'_> { fn same(self, owned: &owned::ScpHistoryEntryV0) -> bool { self.quorum_sets().same(&owned.quorum_sets) && self.ledger_messages().same(&owned.ledger_messages) } }
impl Encode for ScpHistoryEntryV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.quorum_sets().encode(depth + 1, out); self.ledger_messages().encode(depth + 1, out); } }

impl Same<owned::ScpQuorumSet> for ScpQuorumSet<'_> { fn same(self, owned: &owned::ScpQuorumSet) -> bool { self.threshold().same(&owned.threshold) && self.validators().same(&owned.validators) && self.inner_sets().same(&owned.inner_sets) } }
impl Encode for ScpQuorumSet<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.threshold().encode(depth + 1, out); self.validators().encode(depth + 1, out); self.inner_sets().encode(depth + 1, out); } }

impl Same<owned::LedgerScpMessages> for LedgerScpMessages<'_> { fn same(self, owned: &owned::LedgerScpMessages) -> bool { self.ledger_seq().same(&owned.ledger_seq) && self.messages().same(&owned.messages) } }
impl Encode for LedgerScpMessages<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_seq().encode(depth + 1, out); self.messages().encode(depth + 1, out); } }

impl Same<owned::ScpEnvelope> for ScpEnvelope<'_> { fn same(self, owned: &owned::ScpEnvelope) -> bool { self.statement().same(&owned.statement) && self.signature().same(&owned.signature) } }
impl Encode for ScpEnvelope<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.statement().encode(depth + 1, out); self.signature().encode(depth + 1, out); } }

impl Same<owned::ScpStatement> for ScpStatement<'_> { fn same(self, owned: &owned::ScpStatement) -> bool { self.node_id().same(&owned.node_id) && self.slot_index().same(&owned.slot_index) && self.pledges().same(&owned.pledges) } }
impl Encode for ScpStatement<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.node_id().encode(depth + 1, out); self.slot_index().encode(depth + 1, out); self.pledges().encode(depth + 1, out); } }

impl Same<owned::ScpStatementPledges> for ScpStatementPledges<'_> { fn same(self, owned: &owned::ScpStatementPledges) -> bool { match (self.case(), owned) { (ScpStatementPledgesCase::Prepare(v), owned::ScpStatementPledges::Prepare(o)) => v.same(o), (ScpStatementPledgesCase::Confirm(v), owned::ScpStatementPledges::Confirm(o)) => v.same(o), (ScpStatementPledgesCase::Externalize(v), owned::ScpStatementPledges::Externalize(o)) => v.same(o), (ScpStatementPledgesCase::Nominate(v), owned::ScpStatementPledges::Nominate(o)) => v.same(o), _ => false } } }
impl Encode for ScpStatementPledges<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScpStatementPledgesCase::Prepare(v) => v.encode(depth + 1, out), ScpStatementPledgesCase::Confirm(v) => v.encode(depth + 1, out), ScpStatementPledgesCase::Externalize(v) => v.encode(depth + 1, out), ScpStatementPledgesCase::Nominate(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScpStatementType> for ScpStatementType { fn same(self, owned: &owned::ScpStatementType) -> bool { match (self, owned) { (ScpStatementType::Prepare, owned::ScpStatementType::Prepare) => true, (ScpStatementType::Confirm, owned::ScpStatementType::Confirm) => true, (ScpStatementType::Externalize, owned::ScpStatementType::Externalize) => true, (ScpStatementType::Nominate, owned::ScpStatementType::Nominate) => true, _ => false } } }
impl Encode for ScpStatementType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScpStatementPrepare> for ScpStatementPrepare<'_> { fn same(self, owned: &owned::ScpStatementPrepare) -> bool { self.quorum_set_hash().same(&owned.quorum_set_hash) && self.ballot().same(&owned.ballot) && self.prepared().same(&owned.prepared) && self.prepared_prime().same(&owned.prepared_prime) && self.n_c().same(&owned.n_c) && self.n_h().same(&owned.n_h) } }
impl Encode for ScpStatementPrepare<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.quorum_set_hash().encode(depth + 1, out); self.ballot().encode(depth + 1, out); self.prepared().encode(depth + 1, out); self.prepared_prime().encode(depth + 1, out); self.n_c().encode(depth + 1, out); self.n_h().encode(depth + 1, out); } }

impl Same<owned::ScpBallot> for ScpBallot<'_> { fn same(self, owned: &owned::ScpBallot) -> bool { self.counter().same(&owned.counter) && self.value().same(&owned.value) } }
impl Encode for ScpBallot<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.counter().encode(depth + 1, out); self.value().encode(depth + 1, out); } }

impl Same<owned::Value> for &[u8] { fn same(self, owned: &owned::Value) -> bool { self.same(&owned.0) } }

impl Same<owned::ScpStatementConfirm> for ScpStatementConfirm<'_> { fn same(self, owned: &owned::ScpStatementConfirm) -> bool { self.ballot().same(&owned.ballot) && self.n_prepared().same(&owned.n_prepared) && self.n_commit().same(&owned.n_commit) && self.n_h().same(&owned.n_h) && self.quorum_set_hash().same(&owned.quorum_set_hash) } }
impl Encode for ScpStatementConfirm<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ballot().encode(depth + 1, out); self.n_prepared().encode(depth + 1, out); self.n_commit().encode(depth + 1, out); self.n_h().encode(depth + 1, out); self.quorum_set_hash().encode(depth + 1, out); } }

impl Same<owned::ScpStatementExternalize> for ScpStatementExternalize<'_> { fn same(self, owned: &owned::ScpStatementExternalize) -> bool { self.commit().same(&owned.commit) && self.n_h().same(&owned.n_h) && self.commit_quorum_set_hash().same(&owned.commit_quorum_set_hash) } }
impl Encode for ScpStatementExternalize<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.commit().encode(depth + 1, out); self.n_h().encode(depth + 1, out); self.commit_quorum_set_hash().encode(depth + 1, out); } }

impl Same<owned::ScpNomination> for ScpNomination<'_> { fn same(self, owned: &owned::ScpNomination) -> bool { self.quorum_set_hash().same(&owned.quorum_set_hash) && self.votes().same(&owned.votes) && self.accepted().same(&owned.accepted) } }
impl Encode for ScpNomination<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.quorum_set_hash().encode(depth + 1, out); self.votes().encode(depth + 1, out); self.accepted().encode(depth + 1, out); } }

impl Same<owned::LedgerCloseMetaV1> for LedgerCloseMetaV1<'_> { fn same(self, owned: &owned::LedgerCloseMetaV1) -> bool { self.ext().same(&owned.ext) && self.ledger_header().same(&owned.ledger_header) && self.tx_set().same(&owned.tx_set) && self.tx_processing().same(&owned.tx_processing) && self.upgrades_processing().same(&owned.upgrades_processing) && self.scp_info().same(&owned.scp_info) && self.total_byte_size_of_live_soroban_state().same(&owned.total_byte_size_of_live_soroban_state) && self.evicted_keys().same(&owned.evicted_keys) && self.unused().same(&owned.unused) } }
impl Encode for LedgerCloseMetaV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.ledger_header().encode(depth + 1, out); self.tx_set().encode(depth + 1, out); self.tx_processing().encode(depth + 1, out); self.upgrades_processing().encode(depth + 1, out); self.scp_info().encode(depth + 1, out); self.total_byte_size_of_live_soroban_state().encode(depth + 1, out); self.evicted_keys().encode(depth + 1, out); self.unused().encode(depth + 1, out); } }

impl Same<owned::LedgerCloseMetaExt> for LedgerCloseMetaExt<'_> { fn same(self, owned: &owned::LedgerCloseMetaExt) -> bool { match (self.case(), owned) { (LedgerCloseMetaExtCase::V0, owned::LedgerCloseMetaExt::V0) => true, (LedgerCloseMetaExtCase::V1(v), owned::LedgerCloseMetaExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for LedgerCloseMetaExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { LedgerCloseMetaExtCase::V0 => {} LedgerCloseMetaExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::LedgerCloseMetaExtV1> for LedgerCloseMetaExtV1<'_> { fn same(self, owned: &owned::LedgerCloseMetaExtV1) -> bool { self.ext().same(&owned.ext) && self.soroban_fee_write1_kb().same(&owned.soroban_fee_write1_kb) } }
impl Encode for LedgerCloseMetaExtV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.soroban_fee_write1_kb().encode(depth + 1, out); } }

impl Same<owned::GeneralizedTransactionSet> for GeneralizedTransactionSet<'_> { fn same(self, owned: &owned::GeneralizedTransactionSet) -> bool { match (self.case(), owned) { (GeneralizedTransactionSetCase::V1(v), owned::GeneralizedTransactionSet::V1(o)) => v.same(o), _ => false } } }
impl Encode for GeneralizedTransactionSet<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { GeneralizedTransactionSetCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::TransactionSetV1> for TransactionSetV1<'_> { fn same(self, owned: &owned::TransactionSetV1) -> bool { self.previous_ledger_hash().same(&owned.previous_ledger_hash) && self.phases().same(&owned.phases) } }
impl Encode for TransactionSetV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.previous_ledger_hash().encode(depth + 1, out); self.phases().encode(depth + 1, out); } }

impl Same<owned::TransactionPhase> for TransactionPhase<'_> { fn same(self, owned: &owned::TransactionPhase) -> bool { match (self.case(), owned) { (TransactionPhaseCase::V0(v), owned::TransactionPhase::V0(o)) => v.same(o), (TransactionPhaseCase::V1(v), owned::TransactionPhase::V1(o)) => v.same(o), _ => false } } }
impl Encode for TransactionPhase<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionPhaseCase::V0(v) => v.encode(depth + 1, out), TransactionPhaseCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::TxSetComponent> for TxSetComponent<'_> { fn same(self, owned: &owned::TxSetComponent) -> bool { match (self.case(), owned) { (TxSetComponentCase::TxsetCompTxsMaybeDiscountedFee(v), owned::TxSetComponent::TxsetCompTxsMaybeDiscountedFee(o)) => v.same(o), _ => false } } }
impl Encode for TxSetComponent<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TxSetComponentCase::TxsetCompTxsMaybeDiscountedFee(v) => v.encode(depth + 1, out), } } }

impl Same<owned::TxSetComponentType> for TxSetComponentType { fn same(self, owned: &owned::TxSetComponentType) -> bool { match (self, owned) { (TxSetComponentType::TxsetCompTxsMaybeDiscountedFee, owned::TxSetComponentType::TxsetCompTxsMaybeDiscountedFee) => true, _ => false } } }
impl Encode for TxSetComponentType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::TxSetComponentTxsMaybeDiscountedFee> for TxSetComponentTxsMaybeDiscountedFee<'_> { fn same(self, owned: &owned::TxSetComponentTxsMaybeDiscountedFee) -> bool { self.base_fee().same(&owned.base_fee) && self.txs().same(&owned.txs) } }
impl Encode for TxSetComponentTxsMaybeDiscountedFee<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.base_fee().encode(depth + 1, out); self.txs().encode(depth + 1, out); } }

impl Same<owned::ParallelTxsComponent> for ParallelTxsComponent<'_> { fn same(self, owned: &owned::ParallelTxsComponent) -> bool { self.base_fee().same(&owned.base_fee) && self.execution_stages().same(&owned.execution_stages) } }
impl Encode for ParallelTxsComponent<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.base_fee().encode(depth + 1, out); self.execution_stages().encode(depth + 1, out); } }

impl Same<owned::ParallelTxExecutionStage> for List<'_, DependentTxCluster<'_>> { fn same(self, owned: &owned::ParallelTxExecutionStage) -> bool { self.same(&owned.0) } }

impl Same<owned::DependentTxCluster> for List<'_, TransactionEnvelope<'_>> { fn same(self, owned: &owned::DependentTxCluster) -> bool { self.same(&owned.0) } }

impl Same<owned::LedgerCloseMetaV2> for LedgerCloseMetaV2<'_> { fn same(self, owned: &owned::LedgerCloseMetaV2) -> bool { self.ext().same(&owned.ext) && self.ledger_header().same(&owned.ledger_header) && self.tx_set().same(&owned.tx_set) && self.tx_processing().same(&owned.tx_processing) && self.upgrades_processing().same(&owned.upgrades_processing) && self.scp_info().same(&owned.scp_info) && self.total_byte_size_of_live_soroban_state().same(&owned.total_byte_size_of_live_soroban_state) && self.evicted_keys().same(&owned.evicted_keys) } }
impl Encode for LedgerCloseMetaV2<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.ledger_header().encode(depth + 1, out); self.tx_set().encode(depth + 1, out); self.tx_processing().encode(depth + 1, out); self.upgrades_processing().encode(depth + 1, out); self.scp_info().encode(depth + 1, out); self.total_byte_size_of_live_soroban_state().encode(depth + 1, out); self.evicted_keys().encode(depth + 1, out); } }

impl Same<owned::TransactionResultMetaV1> for TransactionResultMetaV1<'_> { fn same(self, owned: &owned::TransactionResultMetaV1) -> bool { self.ext().same(&owned.ext) && self.result().same(&owned.result) && self.fee_processing().same(&owned.fee_processing) && self.tx_apply_processing().same(&owned.tx_apply_processing) && self.post_tx_apply_fee_processing().same(&owned.post_tx_apply_fee_processing) } }
impl Encode for TransactionResultMetaV1<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ext().encode(depth + 1, out); self.result().encode(depth + 1, out); self.fee_processing().encode(depth + 1, out); self.tx_apply_processing().encode(depth + 1, out); self.post_tx_apply_fee_processing().encode(depth + 1, out); } }

impl Same<owned::LedgerCloseMetaBatch> for LedgerCloseMetaBatch<'_> { fn same(self, owned: &owned::LedgerCloseMetaBatch) -> bool { self.start_sequence().same(&owned.start_sequence) && self.end_sequence().same(&owned.end_sequence) && self.ledger_close_metas().same(&owned.ledger_close_metas) } }
impl Encode for LedgerCloseMetaBatch<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.start_sequence().encode(depth + 1, out); self.end_sequence().encode(depth + 1, out); self.ledger_close_metas().encode(depth + 1, out); } }

impl Same<owned::BucketEntry> for BucketEntry<'_> { fn same(self, owned: &owned::BucketEntry) -> bool { match (self.case(), owned) { (BucketEntryCase::Liveentry(v), owned::BucketEntry::Liveentry(o)) => v.same(o), (BucketEntryCase::Initentry(v), owned::BucketEntry::Initentry(o)) => v.same(o), (BucketEntryCase::Deadentry(v), owned::BucketEntry::Deadentry(o)) => v.same(o), (BucketEntryCase::Metaentry(v), owned::BucketEntry::Metaentry(o)) => v.same(o), _ => false } } }
impl Encode for BucketEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { BucketEntryCase::Liveentry(v) => v.encode(depth + 1, out), BucketEntryCase::Initentry(v) => v.encode(depth + 1, out), BucketEntryCase::Deadentry(v) => v.encode(depth + 1, out), BucketEntryCase::Metaentry(v) => v.encode(depth + 1, out), } } }

impl Same<owned::BucketEntryType> for BucketEntryType { fn same(self, owned: &owned::BucketEntryType) -> bool { match (self, owned) { (BucketEntryType::Metaentry, owned::BucketEntryType::Metaentry) => true, (BucketEntryType::Liveentry, owned::BucketEntryType::Liveentry) => true, (BucketEntryType::Deadentry, owned::BucketEntryType::Deadentry) => true, (BucketEntryType::Initentry, owned::BucketEntryType::Initentry) => true, _ => false } } }
impl Encode for BucketEntryType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::BucketMetadata> for BucketMetadata<'_> { fn same(self, owned: &owned::BucketMetadata) -> bool { self.ledger_version().same(&owned.ledger_version) && self.ext().same(&owned.ext) } }
impl Encode for BucketMetadata<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_version().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::BucketMetadataExt> for BucketMetadataExt<'_> { fn same(self, owned: &owned::BucketMetadataExt) -> bool { match (self.case(), owned) { (BucketMetadataExtCase::V0, owned::BucketMetadataExt::V0) => true, (BucketMetadataExtCase::V1(v), owned::BucketMetadataExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for BucketMetadataExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { BucketMetadataExtCase::V0 => {} BucketMetadataExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::BucketListType> for BucketListType { fn same(self, owned: &owned::BucketListType) -> bool { match (self, owned) { (BucketListType::Live, owned::BucketListType::Live) => true, (BucketListType::HotArchive, owned::BucketListType::HotArchive) => true, _ => false } } }
impl Encode for BucketListType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::TransactionHistoryEntry> for TransactionHistoryEntry<'_> { fn same(self, owned: &owned::TransactionHistoryEntry) -> bool { self.ledger_seq().same(&owned.ledger_seq) && self.tx_set().same(&owned.tx_set) && self.ext().same(&owned.ext) } }
impl Encode for TransactionHistoryEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_seq().encode(depth + 1, out); self.tx_set().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::TransactionHistoryEntryExt> for TransactionHistoryEntryExt<'_> { fn same(self, owned: &owned::TransactionHistoryEntryExt) -> bool { match (self.case(), owned) { (TransactionHistoryEntryExtCase::V0, owned::TransactionHistoryEntryExt::V0) => true, (TransactionHistoryEntryExtCase::V1(v), owned::TransactionHistoryEntryExt::V1(o)) => v.same(o), _ => false } } }
impl Encode for TransactionHistoryEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionHistoryEntryExtCase::V0 => {} TransactionHistoryEntryExtCase::V1(v) => v.encode(depth + 1, out), } } }

impl Same<owned::TransactionHistoryResultEntry> for TransactionHistoryResultEntry<'_> { fn same(self, owned: &owned::TransactionHistoryResultEntry) -> bool { self.ledger_seq().same(&owned.ledger_seq) && self.tx_result_set().same(&owned.tx_result_set) && self.ext().same(&owned.ext) } }
impl Encode for TransactionHistoryResultEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ledger_seq().encode(depth + 1, out); self.tx_result_set().encode(depth + 1, out); self.ext().encode(depth + 1, out); } }

impl Same<owned::TransactionResultSet> for TransactionResultSet<'_> { fn same(self, owned: &owned::TransactionResultSet) -> bool { self.results().same(&owned.results) } }
impl Encode for TransactionResultSet<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.results().encode(depth + 1, out); } }

impl Same<owned::TransactionHistoryResultEntryExt> for TransactionHistoryResultEntryExt<'_> { fn same(self, owned: &owned::TransactionHistoryResultEntryExt) -> bool { match (self.case(), owned) { (TransactionHistoryResultEntryExtCase::V0, owned::TransactionHistoryResultEntryExt::V0) => true, _ => false } } }
impl Encode for TransactionHistoryResultEntryExt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionHistoryResultEntryExtCase::V0 => {} } } }

impl Same<owned::HashIdPreimage> for HashIdPreimage<'_> { fn same(self, owned: &owned::HashIdPreimage) -> bool { match (self.case(), owned) { (HashIdPreimageCase::OpId(v), owned::HashIdPreimage::OpId(o)) => v.same(o), (HashIdPreimageCase::PoolRevokeOpId(v), owned::HashIdPreimage::PoolRevokeOpId(o)) => v.same(o), (HashIdPreimageCase::ContractId(v), owned::HashIdPreimage::ContractId(o)) => v.same(o), (HashIdPreimageCase::SorobanAuthorization(v), owned::HashIdPreimage::SorobanAuthorization(o)) => v.same(o), (HashIdPreimageCase::SorobanAuthorizationWithAddress(v), owned::HashIdPreimage::SorobanAuthorizationWithAddress(o)) => v.same(o), _ => false } } }
impl Encode for HashIdPreimage<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { HashIdPreimageCase::OpId(v) => v.encode(depth + 1, out), HashIdPreimageCase::PoolRevokeOpId(v) => v.encode(depth + 1, out), HashIdPreimageCase::ContractId(v) => v.encode(depth + 1, out), HashIdPreimageCase::SorobanAuthorization(v) => v.encode(depth + 1, out), HashIdPreimageCase::SorobanAuthorizationWithAddress(v) => v.encode(depth + 1, out), } } }

impl Same<owned::HashIdPreimageOperationId> for HashIdPreimageOperationId<'_> { fn same(self, owned: &owned::HashIdPreimageOperationId) -> bool { self.source_account().same(&owned.source_account) && self.seq_num().same(&owned.seq_num) && self.op_num().same(&owned.op_num) } }
impl Encode for HashIdPreimageOperationId<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.source_account().encode(depth + 1, out); self.seq_num().encode(depth + 1, out); self.op_num().encode(depth + 1, out); } }

impl Same<owned::HashIdPreimageRevokeId> for HashIdPreimageRevokeId<'_> { fn same(self, owned: &owned::HashIdPreimageRevokeId) -> bool { self.source_account().same(&owned.source_account) && self.seq_num().same(&owned.seq_num) && self.op_num().same(&owned.op_num) && self.liquidity_pool_id().same(&owned.liquidity_pool_id) && self.asset().same(&owned.asset) } }
impl Encode for HashIdPreimageRevokeId<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.source_account().encode(depth + 1, out); self.seq_num().encode(depth + 1, out); self.op_num().encode(depth + 1, out); self.liquidity_pool_id().encode(depth + 1, out); self.asset().encode(depth + 1, out); } }

impl Same<owned::HashIdPreimageContractId> for HashIdPreimageContractId<'_> { fn same(self, owned: &owned::HashIdPreimageContractId) -> bool { self.network_id().same(&owned.network_id) && self.contract_id_preimage().same(&owned.contract_id_preimage) } }
impl Encode for HashIdPreimageContractId<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.network_id().encode(depth + 1, out); self.contract_id_preimage().encode(depth + 1, out); } }

impl Same<owned::HashIdPreimageSorobanAuthorization> for HashIdPreimageSorobanAuthorization<'_> { fn same(self, owned: &owned::HashIdPreimageSorobanAuthorization) -> bool { self.network_id().same(&owned.network_id) && self.nonce().same(&owned.nonce) && self.signature_expiration_ledger().same(&owned.signature_expiration_ledger) && self.invocation().same(&owned.invocation) } }
impl Encode for HashIdPreimageSorobanAuthorization<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.network_id().encode(depth + 1, out); self.nonce().encode(depth + 1, out); self.signature_expiration_ledger().encode(depth + 1, out); self.invocation().encode(depth + 1, out); } }

impl Same<owned::HashIdPreimageSorobanAuthorizationWithAddress> for HashIdPreimageSorobanAuthorizationWithAddress<'_> { fn same(self, owned: &owned::HashIdPreimageSorobanAuthorizationWithAddress) -> bool { self.network_id().same(&owned.network_id) && self.nonce().same(&owned.nonce) && self.signature_expiration_ledger().same(&owned.signature_expiration_ledger) && self.address().same(&owned.address) && self.invocation().same(&owned.invocation) } }
impl Encode for HashIdPreimageSorobanAuthorizationWithAddress<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.network_id().encode(depth + 1, out); self.nonce().encode(depth + 1, out); self.signature_expiration_ledger().encode(depth + 1, out); self.address().encode(depth + 1, out); self.invocation().encode(depth + 1, out); } }

impl Same<owned::TransactionSignaturePayload> for TransactionSignaturePayload<'_> { fn same(self, owned: &owned::TransactionSignaturePayload) -> bool { self.network_id().same(&owned.network_id) && self.tagged_transaction().same(&owned.tagged_transaction) } }
impl Encode for TransactionSignaturePayload<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.network_id().encode(depth + 1, out); self.tagged_transaction().encode(depth + 1, out); } }

impl Same<owned::TransactionSignaturePayloadTaggedTransaction> for TransactionSignaturePayloadTaggedTransaction<'_> { fn same(self, owned: &owned::TransactionSignaturePayloadTaggedTransaction) -> bool { match (self.case(), owned) { (TransactionSignaturePayloadTaggedTransactionCase::Tx(v), owned::TransactionSignaturePayloadTaggedTransaction::Tx(o)) => v.same(o), (TransactionSignaturePayloadTaggedTransactionCase::TxFeeBump(v), owned::TransactionSignaturePayloadTaggedTransaction::TxFeeBump(o)) => v.same(o), _ => false } } }
impl Encode for TransactionSignaturePayloadTaggedTransaction<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { TransactionSignaturePayloadTaggedTransactionCase::Tx(v) => v.encode(depth + 1, out), TransactionSignaturePayloadTaggedTransactionCase::TxFeeBump(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScSpecEntry> for ScSpecEntry<'_> { fn same(self, owned: &owned::ScSpecEntry) -> bool { match (self.case(), owned) { (ScSpecEntryCase::FunctionV0(v), owned::ScSpecEntry::FunctionV0(o)) => v.same(o), (ScSpecEntryCase::UdtStructV0(v), owned::ScSpecEntry::UdtStructV0(o)) => v.same(o), (ScSpecEntryCase::UdtUnionV0(v), owned::ScSpecEntry::UdtUnionV0(o)) => v.same(o), (ScSpecEntryCase::UdtEnumV0(v), owned::ScSpecEntry::UdtEnumV0(o)) => v.same(o), (ScSpecEntryCase::UdtErrorEnumV0(v), owned::ScSpecEntry::UdtErrorEnumV0(o)) => v.same(o), (ScSpecEntryCase::EventV0(v), owned::ScSpecEntry::EventV0(o)) => v.same(o), _ => false } } }
impl Encode for ScSpecEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScSpecEntryCase::FunctionV0(v) => v.encode(depth + 1, out), ScSpecEntryCase::UdtStructV0(v) => v.encode(depth + 1, out), ScSpecEntryCase::UdtUnionV0(v) => v.encode(depth + 1, out), ScSpecEntryCase::UdtEnumV0(v) => v.encode(depth + 1, out), ScSpecEntryCase::UdtErrorEnumV0(v) => v.encode(depth + 1, out), ScSpecEntryCase::EventV0(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScSpecEntryKind> for ScSpecEntryKind { fn same(self, owned: &owned::ScSpecEntryKind) -> bool { match (self, owned) { (ScSpecEntryKind::FunctionV0, owned::ScSpecEntryKind::FunctionV0) => true, (ScSpecEntryKind::UdtStructV0, owned::ScSpecEntryKind::UdtStructV0) => true, (ScSpecEntryKind::UdtUnionV0, owned::ScSpecEntryKind::UdtUnionV0) => true, (ScSpecEntryKind::UdtEnumV0, owned::ScSpecEntryKind::UdtEnumV0) => true, (ScSpecEntryKind::UdtErrorEnumV0, owned::ScSpecEntryKind::UdtErrorEnumV0) => true, (ScSpecEntryKind::EventV0, owned::ScSpecEntryKind::EventV0) => true, _ => false } } }
impl Encode for ScSpecEntryKind { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScSpecFunctionV0> for ScSpecFunctionV0<'_> { fn same(self, owned: &owned::ScSpecFunctionV0) -> bool { self.doc().same(&owned.doc) && self.name().same(&owned.name) && self.inputs().same(&owned.inputs) && self.outputs().same(&owned.outputs) } }
impl Encode for ScSpecFunctionV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.name().encode(depth + 1, out); self.inputs().encode(depth + 1, out); self.outputs().encode(depth + 1, out); } }

impl Same<owned::ScSpecFunctionInputV0> for ScSpecFunctionInputV0<'_> { fn same(self, owned: &owned::ScSpecFunctionInputV0) -> bool { self.doc().same(&owned.doc) && self.name().same(&owned.name) && self.type_().same(&owned.type_) } }
impl Encode for ScSpecFunctionInputV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.name().encode(depth + 1, out); self.type_().encode(depth + 1, out); } }

impl Same<owned::ScSpecTypeDef> for ScSpecTypeDef<'_> { fn same(self, owned: &owned::ScSpecTypeDef) -> bool { match (self.case(), owned) { (ScSpecTypeDefCase::Val, owned::ScSpecTypeDef::Val) => true, (ScSpecTypeDefCase::Bool, owned::ScSpecTypeDef::Bool) => true, (ScSpecTypeDefCase::Void, owned::ScSpecTypeDef::Void) => true, (ScSpecTypeDefCase::Error, owned::ScSpecTypeDef::Error) => true, (ScSpecTypeDefCase::U32, owned::ScSpecTypeDef::U32) => true, (ScSpecTypeDefCase::I32, owned::ScSpecTypeDef::I32) => true, (ScSpecTypeDefCase::U64, owned::ScSpecTypeDef::U64) => true, (ScSpecTypeDefCase::I64, owned::ScSpecTypeDef::I64) => true, (ScSpecTypeDefCase::Timepoint, owned::ScSpecTypeDef::Timepoint) => true, (ScSpecTypeDefCase::Duration, owned::ScSpecTypeDef::Duration) => true, (ScSpecTypeDefCase::U128, owned::ScSpecTypeDef::U128) => true, (ScSpecTypeDefCase::I128, owned::ScSpecTypeDef::I128) => true, (ScSpecTypeDefCase::U256, owned::ScSpecTypeDef::U256) => true, (ScSpecTypeDefCase::I256, owned::ScSpecTypeDef::I256) => true, (ScSpecTypeDefCase::Bytes, owned::ScSpecTypeDef::Bytes) => true, (ScSpecTypeDefCase::String, owned::ScSpecTypeDef::String) => true, (ScSpecTypeDefCase::Symbol, owned::ScSpecTypeDef::Symbol) => true, (ScSpecTypeDefCase::Address, owned::ScSpecTypeDef::Address) => true, (ScSpecTypeDefCase::MuxedAddress, owned::ScSpecTypeDef::MuxedAddress) => true, (ScSpecTypeDefCase::Option(v), owned::ScSpecTypeDef::Option(o)) => v.same(o), (ScSpecTypeDefCase::Result(v), owned::ScSpecTypeDef::Result(o)) => v.same(o), (ScSpecTypeDefCase::Vec(v), owned::ScSpecTypeDef::Vec(o)) => v.same(o), (ScSpecTypeDefCase::Map(v), owned::ScSpecTypeDef::Map(o)) => v.same(o), (ScSpecTypeDefCase::Tuple(v), owned::ScSpecTypeDef::Tuple(o)) => v.same(o), (ScSpecTypeDefCase::BytesN(v), owned::ScSpecTypeDef::BytesN(o)) => v.same(o), (ScSpecTypeDefCase::Udt(v), owned::ScSpecTypeDef::Udt(o)) => v.same(o), _ => false } } }
impl Encode for ScSpecTypeDef<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScSpecTypeDefCase::Val => {} ScSpecTypeDefCase::Bool => {} ScSpecTypeDefCase::Void => {} ScSpecTypeDefCase::Error => {} ScSpecTypeDefCase::U32 => {} ScSpecTypeDefCase::I32 => {} ScSpecTypeDefCase::U64 => {} ScSpecTypeDefCase::I64 => {} ScSpecTypeDefCase::Timepoint => {} ScSpecTypeDefCase::Duration => {} ScSpecTypeDefCase::U128 => {} ScSpecTypeDefCase::I128 => {} ScSpecTypeDefCase::U256 => {} ScSpecTypeDefCase::I256 => {} ScSpecTypeDefCase::Bytes => {} ScSpecTypeDefCase::String => {} ScSpecTypeDefCase::Symbol => {} ScSpecTypeDefCase::Address => {} ScSpecTypeDefCase::MuxedAddress => {} ScSpecTypeDefCase::Option(v) => v.encode(depth + 1, out), ScSpecTypeDefCase::Result(v) => v.encode(depth + 1, out), ScSpecTypeDefCase::Vec(v) => v.encode(depth + 1, out), ScSpecTypeDefCase::Map(v) => v.encode(depth + 1, out), ScSpecTypeDefCase::Tuple(v) => v.encode(depth + 1, out), ScSpecTypeDefCase::BytesN(v) => v.encode(depth + 1, out), ScSpecTypeDefCase::Udt(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScSpecType> for ScSpecType { fn same(self, owned: &owned::ScSpecType) -> bool { match (self, owned) { (ScSpecType::Val, owned::ScSpecType::Val) => true, (ScSpecType::Bool, owned::ScSpecType::Bool) => true, (ScSpecType::Void, owned::ScSpecType::Void) => true, (ScSpecType::Error, owned::ScSpecType::Error) => true, (ScSpecType::U32, owned::ScSpecType::U32) => true, (ScSpecType::I32, owned::ScSpecType::I32) => true, (ScSpecType::U64, owned::ScSpecType::U64) => true, (ScSpecType::I64, owned::ScSpecType::I64) => true, (ScSpecType::Timepoint, owned::ScSpecType::Timepoint) => true, (ScSpecType::Duration, owned::ScSpecType::Duration) => true, (ScSpecType::U128, owned::ScSpecType::U128) => true, (ScSpecType::I128, owned::ScSpecType::I128) => true, (ScSpecType::U256, owned::ScSpecType::U256) => true, (ScSpecType::I256, owned::ScSpecType::I256) => true, (ScSpecType::Bytes, owned::ScSpecType::Bytes) => true, (ScSpecType::String, owned::ScSpecType::String) => true, (ScSpecType::Symbol, owned::ScSpecType::Symbol) => true, (ScSpecType::Address, owned::ScSpecType::Address) => true, (ScSpecType::MuxedAddress, owned::ScSpecType::MuxedAddress) => true, (ScSpecType::Option, owned::ScSpecType::Option) => true, (ScSpecType::Result, owned::ScSpecType::Result) => true, (ScSpecType::Vec, owned::ScSpecType::Vec) => true, (ScSpecType::Map, owned::ScSpecType::Map) => true, (ScSpecType::Tuple, owned::ScSpecType::Tuple) => true, (ScSpecType::BytesN, owned::ScSpecType::BytesN) => true, (ScSpecType::Udt, owned::ScSpecType::Udt) => true, _ => false } } }
impl Encode for ScSpecType { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScSpecTypeOption> for ScSpecTypeOption<'_> { fn same(self, owned: &owned::ScSpecTypeOption) -> bool { self.value_type().same(&owned.value_type) } }
impl Encode for ScSpecTypeOption<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.value_type().encode(depth + 1, out); } }

impl Same<owned::ScSpecTypeResult> for ScSpecTypeResult<'_> { fn same(self, owned: &owned::ScSpecTypeResult) -> bool { self.ok_type().same(&owned.ok_type) && self.error_type().same(&owned.error_type) } }
impl Encode for ScSpecTypeResult<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.ok_type().encode(depth + 1, out); self.error_type().encode(depth + 1, out); } }

impl Same<owned::ScSpecTypeVec> for ScSpecTypeVec<'_> { fn same(self, owned: &owned::ScSpecTypeVec) -> bool { self.element_type().same(&owned.element_type) } }
impl Encode for ScSpecTypeVec<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.element_type().encode(depth + 1, out); } }

impl Same<owned::ScSpecTypeMap> for ScSpecTypeMap<'_> { fn same(self, owned: &owned::ScSpecTypeMap) -> bool { self.key_type().same(&owned.key_type) && self.value_type().same(&owned.value_type) } }
impl Encode for ScSpecTypeMap<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.key_type().encode(depth + 1, out); self.value_type().encode(depth + 1, out); } }

impl Same<owned::ScSpecTypeTuple> for ScSpecTypeTuple<'_> { fn same(self, owned: &owned::ScSpecTypeTuple) -> bool { self.value_types().same(&owned.value_types) } }
impl Encode for ScSpecTypeTuple<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.value_types().encode(depth + 1, out); } }

impl Same<owned::ScSpecTypeBytesN> for ScSpecTypeBytesN<'_> { fn same(self, owned: &owned::ScSpecTypeBytesN) -> bool { self.n().same(&owned.n) } }
impl Encode for ScSpecTypeBytesN<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.n().encode(depth + 1, out); } }

impl Same<owned::ScSpecTypeUdt> for ScSpecTypeUdt<'_> { fn same(self, owned: &owned::ScSpecTypeUdt) -> bool { self.name().same(&owned.name) } }
impl Encode for ScSpecTypeUdt<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.name().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtStructV0> for ScSpecUdtStructV0<'_> { fn same(self, owned: &owned::ScSpecUdtStructV0) -> bool { self.doc().same(&owned.doc) && self.lib().same(&owned.lib) && self.name().same(&owned.name) && self.fields().same(&owned.fields) } }
impl Encode for ScSpecUdtStructV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.lib().encode(depth + 1, out); self.name().encode(depth + 1, out); self.fields().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtStructFieldV0> for ScSpecUdtStructFieldV0<'_> { fn same(self, owned: &owned::ScSpecUdtStructFieldV0) -> bool { self.doc().same(&owned.doc) && self.name().same(&owned.name) && self.type_().same(&owned.type_) } }
impl Encode for ScSpecUdtStructFieldV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.name().encode(depth + 1, out); self.type_().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtUnionV0> for ScSpecUdtUnionV0<'_> { fn same(self, owned: &owned::ScSpecUdtUnionV0) -> bool { self.doc().same(&owned.doc) && self.lib().same(&owned.lib) && self.name().same(&owned.name) && self.cases().same(&owned.cases) } }
impl Encode for ScSpecUdtUnionV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.lib().encode(depth + 1, out); self.name().encode(depth + 1, out); self.cases().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtUnionCaseV0> for ScSpecUdtUnionCaseV0<'_> { fn same(self, owned: &owned::ScSpecUdtUnionCaseV0) -> bool { match (self.case(), owned) { (ScSpecUdtUnionCaseV0Case::VoidV0(v), owned::ScSpecUdtUnionCaseV0::VoidV0(o)) => v.same(o), (ScSpecUdtUnionCaseV0Case::TupleV0(v), owned::ScSpecUdtUnionCaseV0::TupleV0(o)) => v.same(o), _ => false } } }
impl Encode for ScSpecUdtUnionCaseV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScSpecUdtUnionCaseV0Case::VoidV0(v) => v.encode(depth + 1, out), ScSpecUdtUnionCaseV0Case::TupleV0(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScSpecUdtUnionCaseV0Kind> for ScSpecUdtUnionCaseV0Kind { fn same(self, owned: &owned::ScSpecUdtUnionCaseV0Kind) -> bool { match (self, owned) { (ScSpecUdtUnionCaseV0Kind::VoidV0, owned::ScSpecUdtUnionCaseV0Kind::VoidV0) => true, (ScSpecUdtUnionCaseV0Kind::TupleV0, owned::ScSpecUdtUnionCaseV0Kind::TupleV0) => true, _ => false } } }
impl Encode for ScSpecUdtUnionCaseV0Kind { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScSpecUdtUnionCaseVoidV0> for ScSpecUdtUnionCaseVoidV0<'_> { fn same(self, owned: &owned::ScSpecUdtUnionCaseVoidV0) -> bool { self.doc().same(&owned.doc) && self.name().same(&owned.name) } }
impl Encode for ScSpecUdtUnionCaseVoidV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.name().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtUnionCaseTupleV0> for ScSpecUdtUnionCaseTupleV0<'_> { fn same(self, owned: &owned::ScSpecUdtUnionCaseTupleV0) -> bool { self.doc().same(&owned.doc) && self.name().same(&owned.name) && self.type_().same(&owned.type_) } }
impl Encode for ScSpecUdtUnionCaseTupleV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.name().encode(depth + 1, out); self.type_().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtEnumV0> for ScSpecUdtEnumV0<'_> { fn same(self, owned: &owned::ScSpecUdtEnumV0) -> bool { self.doc().same(&owned.doc) && self.lib().same(&owned.lib) && self.name().same(&owned.name) && self.cases().same(&owned.cases) } }
impl Encode for ScSpecUdtEnumV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.lib().encode(depth + 1, out); self.name().encode(depth + 1, out); self.cases().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtEnumCaseV0> for ScSpecUdtEnumCaseV0<'_> { fn same(self, owned: &owned::ScSpecUdtEnumCaseV0) -> bool { self.doc().same(&owned.doc) && self.name().same(&owned.name) && self.value().same(&owned.value) } }
impl Encode for ScSpecUdtEnumCaseV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.name().encode(depth + 1, out); self.value().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtErrorEnumV0> for ScSpecUdtErrorEnumV0<'_> { fn same(self, owned: &owned::ScSpecUdtErrorEnumV0) -> bool { self.doc().same(&owned.doc) && self.lib().same(&owned.lib) && self.name().same(&owned.name) && self.cases().same(&owned.cases) } }
impl Encode for ScSpecUdtErrorEnumV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.lib().encode(depth + 1, out); self.name().encode(depth + 1, out); self.cases().encode(depth + 1, out); } }

impl Same<owned::ScSpecUdtErrorEnumCaseV0> for ScSpecUdtErrorEnumCaseV0<'_> { fn same(self, owned: &owned::ScSpecUdtErrorEnumCaseV0) -> bool { self.doc().same(&owned.doc) && self.name().same(&owned.name) && self.value().same(&owned.value) } }
impl Encode for ScSpecUdtErrorEnumCaseV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.name().encode(depth + 1, out); self.value().encode(depth + 1, out); } }

impl Same<owned::ScSpecEventV0> for ScSpecEventV0<'_> { fn same(self, owned: &owned::ScSpecEventV0) -> bool { self.doc().same(&owned.doc) && self.lib().same(&owned.lib) && self.name().same(&owned.name) && self.prefix_topics().same(&owned.prefix_topics) && self.params().same(&owned.params) && self.data_format().same(&owned.data_format) } }
impl Encode for ScSpecEventV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.lib().encode(depth + 1, out); self.name().encode(depth + 1, out); self.prefix_topics().encode(depth + 1, out); self.params().encode(depth + 1, out); self.data_format().encode(depth + 1, out); } }

impl Same<owned::ScSpecEventParamV0> for ScSpecEventParamV0<'_> { fn same(self, owned: &owned::ScSpecEventParamV0) -> bool { self.doc().same(&owned.doc) && self.name().same(&owned.name) && self.type_().same(&owned.type_) && self.location().same(&owned.location) } }
impl Encode for ScSpecEventParamV0<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.doc().encode(depth + 1, out); self.name().encode(depth + 1, out); self.type_().encode(depth + 1, out); self.location().encode(depth + 1, out); } }

impl Same<owned::ScSpecEventParamLocationV0> for ScSpecEventParamLocationV0 { fn same(self, owned: &owned::ScSpecEventParamLocationV0) -> bool { match (self, owned) { (ScSpecEventParamLocationV0::Data, owned::ScSpecEventParamLocationV0::Data) => true, (ScSpecEventParamLocationV0::TopicList, owned::ScSpecEventParamLocationV0::TopicList) => true, _ => false } } }
impl Encode for ScSpecEventParamLocationV0 { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScSpecEventDataFormat> for ScSpecEventDataFormat { fn same(self, owned: &owned::ScSpecEventDataFormat) -> bool { match (self, owned) { (ScSpecEventDataFormat::SingleValue, owned::ScSpecEventDataFormat::SingleValue) => true, (ScSpecEventDataFormat::Vec, owned::ScSpecEventDataFormat::Vec) => true, (ScSpecEventDataFormat::Map, owned::ScSpecEventDataFormat::Map) => true, _ => false } } }
impl Encode for ScSpecEventDataFormat { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScEnvMetaEntry> for ScEnvMetaEntry<'_> { fn same(self, owned: &owned::ScEnvMetaEntry) -> bool { match (self.case(), owned) { (ScEnvMetaEntryCase::ScEnvMetaKindInterfaceVersion(v), owned::ScEnvMetaEntry::ScEnvMetaKindInterfaceVersion(o)) => v.same(o), _ => false } } }
impl Encode for ScEnvMetaEntry<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.discriminant().encode(depth, out); match self.case() { ScEnvMetaEntryCase::ScEnvMetaKindInterfaceVersion(v) => v.encode(depth + 1, out), } } }

impl Same<owned::ScEnvMetaKind> for ScEnvMetaKind { fn same(self, owned: &owned::ScEnvMetaKind) -> bool { match (self, owned) { (ScEnvMetaKind::ScEnvMetaKindInterfaceVersion, owned::ScEnvMetaKind::ScEnvMetaKindInterfaceVersion) => true, _ => false } } }
impl Encode for ScEnvMetaKind { fn encode(self, depth: u32, out: &mut Vec<u8>) { (self as i32).encode(depth, out); } }

impl Same<owned::ScEnvMetaEntryInterfaceVersion> for ScEnvMetaEntryInterfaceVersion<'_> { fn same(self, owned: &owned::ScEnvMetaEntryInterfaceVersion) -> bool { self.protocol().same(&owned.protocol) && self.pre_release().same(&owned.pre_release) } }
impl Encode for ScEnvMetaEntryInterfaceVersion<'_> { fn encode(self, depth: u32, out: &mut Vec<u8>) { self.protocol().encode(depth + 1, out); self.pre_release().encode(depth + 1, out); } }

pub(crate) const VIEWS: &[(&str, Differ)] = &[
    ("LedgerCloseMeta", |it| prefixed::<LedgerCloseMeta<'_>, owned::LedgerCloseMeta>(it)),
    ("LedgerCloseMetaV0", |it| prefixed::<LedgerCloseMetaV0<'_>, owned::LedgerCloseMetaV0>(it)),
    ("LedgerHeaderHistoryEntry", |it| prefixed::<LedgerHeaderHistoryEntry<'_>, owned::LedgerHeaderHistoryEntry>(it)),
    ("LedgerHeader", |it| prefixed::<LedgerHeader<'_>, owned::LedgerHeader>(it)),
    ("StellarValue", |it| prefixed::<StellarValue<'_>, owned::StellarValue>(it)),
    ("StellarValueExt", |it| prefixed::<StellarValueExt<'_>, owned::StellarValueExt>(it)),
    ("LedgerCloseValueSignature", |it| prefixed::<LedgerCloseValueSignature<'_>, owned::LedgerCloseValueSignature>(it)),
    ("PublicKey", |it| prefixed::<PublicKey<'_>, owned::PublicKey>(it)),
    ("StellarValueProposedValue", |it| prefixed::<StellarValueProposedValue<'_>, owned::StellarValueProposedValue>(it)),
    ("StellarValueSignedMsValue", |it| prefixed::<StellarValueSignedMsValue<'_>, owned::StellarValueSignedMsValue>(it)),
    ("StellarValueProposedMsValue", |it| prefixed::<StellarValueProposedMsValue<'_>, owned::StellarValueProposedMsValue>(it)),
    ("LedgerHeaderExt", |it| prefixed::<LedgerHeaderExt<'_>, owned::LedgerHeaderExt>(it)),
    ("LedgerHeaderExtensionV1", |it| prefixed::<LedgerHeaderExtensionV1<'_>, owned::LedgerHeaderExtensionV1>(it)),
    ("LedgerHeaderExtensionV1Ext", |it| prefixed::<LedgerHeaderExtensionV1Ext<'_>, owned::LedgerHeaderExtensionV1Ext>(it)),
    ("LedgerHeaderHistoryEntryExt", |it| prefixed::<LedgerHeaderHistoryEntryExt<'_>, owned::LedgerHeaderHistoryEntryExt>(it)),
    ("TransactionSet", |it| prefixed::<TransactionSet<'_>, owned::TransactionSet>(it)),
    ("TransactionEnvelope", |it| prefixed::<TransactionEnvelope<'_>, owned::TransactionEnvelope>(it)),
    ("TransactionV0Envelope", |it| prefixed::<TransactionV0Envelope<'_>, owned::TransactionV0Envelope>(it)),
    ("TransactionV0", |it| prefixed::<TransactionV0<'_>, owned::TransactionV0>(it)),
    ("TimeBounds", |it| prefixed::<TimeBounds<'_>, owned::TimeBounds>(it)),
    ("Memo", |it| prefixed::<Memo<'_>, owned::Memo>(it)),
    ("Operation", |it| prefixed::<Operation<'_>, owned::Operation>(it)),
    ("MuxedAccount", |it| prefixed::<MuxedAccount<'_>, owned::MuxedAccount>(it)),
    ("MuxedAccountMed25519", |it| prefixed::<MuxedAccountMed25519<'_>, owned::MuxedAccountMed25519>(it)),
    ("OperationBody", |it| prefixed::<OperationBody<'_>, owned::OperationBody>(it)),
    ("CreateAccountOp", |it| prefixed::<CreateAccountOp<'_>, owned::CreateAccountOp>(it)),
    ("PaymentOp", |it| prefixed::<PaymentOp<'_>, owned::PaymentOp>(it)),
    ("Asset", |it| prefixed::<Asset<'_>, owned::Asset>(it)),
    ("AlphaNum4", |it| prefixed::<AlphaNum4<'_>, owned::AlphaNum4>(it)),
    ("AlphaNum12", |it| prefixed::<AlphaNum12<'_>, owned::AlphaNum12>(it)),
    ("PathPaymentStrictReceiveOp", |it| prefixed::<PathPaymentStrictReceiveOp<'_>, owned::PathPaymentStrictReceiveOp>(it)),
    ("ManageSellOfferOp", |it| prefixed::<ManageSellOfferOp<'_>, owned::ManageSellOfferOp>(it)),
    ("Price", |it| prefixed::<Price<'_>, owned::Price>(it)),
    ("CreatePassiveSellOfferOp", |it| prefixed::<CreatePassiveSellOfferOp<'_>, owned::CreatePassiveSellOfferOp>(it)),
    ("SetOptionsOp", |it| prefixed::<SetOptionsOp<'_>, owned::SetOptionsOp>(it)),
    ("Signer", |it| prefixed::<Signer<'_>, owned::Signer>(it)),
    ("SignerKey", |it| prefixed::<SignerKey<'_>, owned::SignerKey>(it)),
    ("SignerKeyEd25519SignedPayload", |it| prefixed::<SignerKeyEd25519SignedPayload<'_>, owned::SignerKeyEd25519SignedPayload>(it)),
    ("ChangeTrustOp", |it| prefixed::<ChangeTrustOp<'_>, owned::ChangeTrustOp>(it)),
    ("ChangeTrustAsset", |it| prefixed::<ChangeTrustAsset<'_>, owned::ChangeTrustAsset>(it)),
    ("LiquidityPoolParameters", |it| prefixed::<LiquidityPoolParameters<'_>, owned::LiquidityPoolParameters>(it)),
    ("LiquidityPoolConstantProductParameters", |it| prefixed::<LiquidityPoolConstantProductParameters<'_>, owned::LiquidityPoolConstantProductParameters>(it)),
    ("AllowTrustOp", |it| prefixed::<AllowTrustOp<'_>, owned::AllowTrustOp>(it)),
    ("AssetCode", |it| prefixed::<AssetCode<'_>, owned::AssetCode>(it)),
    ("ManageDataOp", |it| prefixed::<ManageDataOp<'_>, owned::ManageDataOp>(it)),
    ("BumpSequenceOp", |it| prefixed::<BumpSequenceOp<'_>, owned::BumpSequenceOp>(it)),
    ("ManageBuyOfferOp", |it| prefixed::<ManageBuyOfferOp<'_>, owned::ManageBuyOfferOp>(it)),
    ("PathPaymentStrictSendOp", |it| prefixed::<PathPaymentStrictSendOp<'_>, owned::PathPaymentStrictSendOp>(it)),
    ("CreateClaimableBalanceOp", |it| prefixed::<CreateClaimableBalanceOp<'_>, owned::CreateClaimableBalanceOp>(it)),
    ("Claimant", |it| prefixed::<Claimant<'_>, owned::Claimant>(it)),
    ("ClaimantV0", |it| prefixed::<ClaimantV0<'_>, owned::ClaimantV0>(it)),
    ("ClaimPredicate", |it| prefixed::<ClaimPredicate<'_>, owned::ClaimPredicate>(it)),
    ("ClaimClaimableBalanceOp", |it| prefixed::<ClaimClaimableBalanceOp<'_>, owned::ClaimClaimableBalanceOp>(it)),
    ("ClaimableBalanceId", |it| prefixed::<ClaimableBalanceId<'_>, owned::ClaimableBalanceId>(it)),
    ("BeginSponsoringFutureReservesOp", |it| prefixed::<BeginSponsoringFutureReservesOp<'_>, owned::BeginSponsoringFutureReservesOp>(it)),
    ("RevokeSponsorshipOp", |it| prefixed::<RevokeSponsorshipOp<'_>, owned::RevokeSponsorshipOp>(it)),
    ("LedgerKey", |it| prefixed::<LedgerKey<'_>, owned::LedgerKey>(it)),
    ("LedgerKeyAccount", |it| prefixed::<LedgerKeyAccount<'_>, owned::LedgerKeyAccount>(it)),
    ("LedgerKeyTrustLine", |it| prefixed::<LedgerKeyTrustLine<'_>, owned::LedgerKeyTrustLine>(it)),
    ("TrustLineAsset", |it| prefixed::<TrustLineAsset<'_>, owned::TrustLineAsset>(it)),
    ("LedgerKeyOffer", |it| prefixed::<LedgerKeyOffer<'_>, owned::LedgerKeyOffer>(it)),
    ("LedgerKeyData", |it| prefixed::<LedgerKeyData<'_>, owned::LedgerKeyData>(it)),
    ("LedgerKeyClaimableBalance", |it| prefixed::<LedgerKeyClaimableBalance<'_>, owned::LedgerKeyClaimableBalance>(it)),
    ("LedgerKeyLiquidityPool", |it| prefixed::<LedgerKeyLiquidityPool<'_>, owned::LedgerKeyLiquidityPool>(it)),
    ("LedgerKeyContractData", |it| prefixed::<LedgerKeyContractData<'_>, owned::LedgerKeyContractData>(it)),
    ("ScAddress", |it| prefixed::<ScAddress<'_>, owned::ScAddress>(it)),
    ("MuxedEd25519Account", |it| prefixed::<MuxedEd25519Account<'_>, owned::MuxedEd25519Account>(it)),
    ("MuxedContract", |it| prefixed::<MuxedContract<'_>, owned::MuxedContract>(it)),
    ("ScVal", |it| prefixed::<ScVal<'_>, owned::ScVal>(it)),
    ("ScError", |it| prefixed::<ScError<'_>, owned::ScError>(it)),
    ("UInt128Parts", |it| prefixed::<UInt128Parts<'_>, owned::UInt128Parts>(it)),
    ("Int128Parts", |it| prefixed::<Int128Parts<'_>, owned::Int128Parts>(it)),
    ("UInt256Parts", |it| prefixed::<UInt256Parts<'_>, owned::UInt256Parts>(it)),
    ("Int256Parts", |it| prefixed::<Int256Parts<'_>, owned::Int256Parts>(it)),
    ("ScMapEntry", |it| prefixed::<ScMapEntry<'_>, owned::ScMapEntry>(it)),
    ("ScContractInstance", |it| prefixed::<ScContractInstance<'_>, owned::ScContractInstance>(it)),
    ("ContractExecutable", |it| prefixed::<ContractExecutable<'_>, owned::ContractExecutable>(it)),
    ("ContractExecutableExternalRef", |it| prefixed::<ContractExecutableExternalRef<'_>, owned::ContractExecutableExternalRef>(it)),
    ("ScNonceKey", |it| prefixed::<ScNonceKey<'_>, owned::ScNonceKey>(it)),
    ("LedgerKeyContractCode", |it| prefixed::<LedgerKeyContractCode<'_>, owned::LedgerKeyContractCode>(it)),
    ("LedgerKeyConfigSetting", |it| prefixed::<LedgerKeyConfigSetting<'_>, owned::LedgerKeyConfigSetting>(it)),
    ("LedgerKeyTtl", |it| prefixed::<LedgerKeyTtl<'_>, owned::LedgerKeyTtl>(it)),
    ("RevokeSponsorshipOpSigner", |it| prefixed::<RevokeSponsorshipOpSigner<'_>, owned::RevokeSponsorshipOpSigner>(it)),
    ("ClawbackOp", |it| prefixed::<ClawbackOp<'_>, owned::ClawbackOp>(it)),
    ("ClawbackClaimableBalanceOp", |it| prefixed::<ClawbackClaimableBalanceOp<'_>, owned::ClawbackClaimableBalanceOp>(it)),
    ("SetTrustLineFlagsOp", |it| prefixed::<SetTrustLineFlagsOp<'_>, owned::SetTrustLineFlagsOp>(it)),
    ("LiquidityPoolDepositOp", |it| prefixed::<LiquidityPoolDepositOp<'_>, owned::LiquidityPoolDepositOp>(it)),
    ("LiquidityPoolWithdrawOp", |it| prefixed::<LiquidityPoolWithdrawOp<'_>, owned::LiquidityPoolWithdrawOp>(it)),
    ("InvokeHostFunctionOp", |it| prefixed::<InvokeHostFunctionOp<'_>, owned::InvokeHostFunctionOp>(it)),
    ("HostFunction", |it| prefixed::<HostFunction<'_>, owned::HostFunction>(it)),
    ("InvokeContractArgs", |it| prefixed::<InvokeContractArgs<'_>, owned::InvokeContractArgs>(it)),
    ("CreateContractArgs", |it| prefixed::<CreateContractArgs<'_>, owned::CreateContractArgs>(it)),
    ("ContractIdPreimage", |it| prefixed::<ContractIdPreimage<'_>, owned::ContractIdPreimage>(it)),
    ("ContractIdPreimageFromAddress", |it| prefixed::<ContractIdPreimageFromAddress<'_>, owned::ContractIdPreimageFromAddress>(it)),
    ("CreateContractArgsV2", |it| prefixed::<CreateContractArgsV2<'_>, owned::CreateContractArgsV2>(it)),
    ("SorobanAuthorizationEntry", |it| prefixed::<SorobanAuthorizationEntry<'_>, owned::SorobanAuthorizationEntry>(it)),
    ("SorobanCredentials", |it| prefixed::<SorobanCredentials<'_>, owned::SorobanCredentials>(it)),
    ("SorobanAddressCredentials", |it| prefixed::<SorobanAddressCredentials<'_>, owned::SorobanAddressCredentials>(it)),
    ("SorobanAddressCredentialsWithDelegates", |it| prefixed::<SorobanAddressCredentialsWithDelegates<'_>, owned::SorobanAddressCredentialsWithDelegates>(it)),
    ("SorobanDelegateSignature", |it| prefixed::<SorobanDelegateSignature<'_>, owned::SorobanDelegateSignature>(it)),
    ("SorobanAuthorizedInvocation", |it| prefixed::<SorobanAuthorizedInvocation<'_>, owned::SorobanAuthorizedInvocation>(it)),
    ("SorobanAuthorizedFunction", |it| prefixed::<SorobanAuthorizedFunction<'_>, owned::SorobanAuthorizedFunction>(it)),
    ("ExtendFootprintTtlOp", |it| prefixed::<ExtendFootprintTtlOp<'_>, owned::ExtendFootprintTtlOp>(it)),
    ("ExtensionPoint", |it| prefixed::<ExtensionPoint<'_>, owned::ExtensionPoint>(it)),
    ("RestoreFootprintOp", |it| prefixed::<RestoreFootprintOp<'_>, owned::RestoreFootprintOp>(it)),
    ("TransactionV0Ext", |it| prefixed::<TransactionV0Ext<'_>, owned::TransactionV0Ext>(it)),
    ("DecoratedSignature", |it| prefixed::<DecoratedSignature<'_>, owned::DecoratedSignature>(it)),
    ("TransactionV1Envelope", |it| prefixed::<TransactionV1Envelope<'_>, owned::TransactionV1Envelope>(it)),
    ("Transaction", |it| prefixed::<Transaction<'_>, owned::Transaction>(it)),
    ("Preconditions", |it| prefixed::<Preconditions<'_>, owned::Preconditions>(it)),
    ("PreconditionsV2", |it| prefixed::<PreconditionsV2<'_>, owned::PreconditionsV2>(it)),
    ("LedgerBounds", |it| prefixed::<LedgerBounds<'_>, owned::LedgerBounds>(it)),
    ("TransactionExt", |it| prefixed::<TransactionExt<'_>, owned::TransactionExt>(it)),
    ("SorobanTransactionData", |it| prefixed::<SorobanTransactionData<'_>, owned::SorobanTransactionData>(it)),
    ("SorobanTransactionDataExt", |it| prefixed::<SorobanTransactionDataExt<'_>, owned::SorobanTransactionDataExt>(it)),
    ("SorobanResourcesExtV0", |it| prefixed::<SorobanResourcesExtV0<'_>, owned::SorobanResourcesExtV0>(it)),
    ("SorobanResources", |it| prefixed::<SorobanResources<'_>, owned::SorobanResources>(it)),
    ("LedgerFootprint", |it| prefixed::<LedgerFootprint<'_>, owned::LedgerFootprint>(it)),
    ("FeeBumpTransactionEnvelope", |it| prefixed::<FeeBumpTransactionEnvelope<'_>, owned::FeeBumpTransactionEnvelope>(it)),
    ("FeeBumpTransaction", |it| prefixed::<FeeBumpTransaction<'_>, owned::FeeBumpTransaction>(it)),
    ("FeeBumpTransactionInnerTx", |it| prefixed::<FeeBumpTransactionInnerTx<'_>, owned::FeeBumpTransactionInnerTx>(it)),
    ("FeeBumpTransactionExt", |it| prefixed::<FeeBumpTransactionExt<'_>, owned::FeeBumpTransactionExt>(it)),
    ("TransactionResultMeta", |it| prefixed::<TransactionResultMeta<'_>, owned::TransactionResultMeta>(it)),
    ("TransactionResultPair", |it| prefixed::<TransactionResultPair<'_>, owned::TransactionResultPair>(it)),
    ("TransactionResult", |it| prefixed::<TransactionResult<'_>, owned::TransactionResult>(it)),
    ("TransactionResultResult", |it| prefixed::<TransactionResultResult<'_>, owned::TransactionResultResult>(it)),
    ("InnerTransactionResultPair", |it| prefixed::<InnerTransactionResultPair<'_>, owned::InnerTransactionResultPair>(it)),
    ("InnerTransactionResult", |it| prefixed::<InnerTransactionResult<'_>, owned::InnerTransactionResult>(it)),
    ("InnerTransactionResultResult", |it| prefixed::<InnerTransactionResultResult<'_>, owned::InnerTransactionResultResult>(it)),
    ("OperationResult", |it| prefixed::<OperationResult<'_>, owned::OperationResult>(it)),
    ("OperationResultTr", |it| prefixed::<OperationResultTr<'_>, owned::OperationResultTr>(it)),
    ("CreateAccountResult", |it| prefixed::<CreateAccountResult<'_>, owned::CreateAccountResult>(it)),
    ("PaymentResult", |it| prefixed::<PaymentResult<'_>, owned::PaymentResult>(it)),
    ("PathPaymentStrictReceiveResult", |it| prefixed::<PathPaymentStrictReceiveResult<'_>, owned::PathPaymentStrictReceiveResult>(it)),
    ("PathPaymentStrictReceiveResultSuccess", |it| prefixed::<PathPaymentStrictReceiveResultSuccess<'_>, owned::PathPaymentStrictReceiveResultSuccess>(it)),
    ("ClaimAtom", |it| prefixed::<ClaimAtom<'_>, owned::ClaimAtom>(it)),
    ("ClaimOfferAtomV0", |it| prefixed::<ClaimOfferAtomV0<'_>, owned::ClaimOfferAtomV0>(it)),
    ("ClaimOfferAtom", |it| prefixed::<ClaimOfferAtom<'_>, owned::ClaimOfferAtom>(it)),
    ("ClaimLiquidityAtom", |it| prefixed::<ClaimLiquidityAtom<'_>, owned::ClaimLiquidityAtom>(it)),
    ("SimplePaymentResult", |it| prefixed::<SimplePaymentResult<'_>, owned::SimplePaymentResult>(it)),
    ("ManageSellOfferResult", |it| prefixed::<ManageSellOfferResult<'_>, owned::ManageSellOfferResult>(it)),
    ("ManageOfferSuccessResult", |it| prefixed::<ManageOfferSuccessResult<'_>, owned::ManageOfferSuccessResult>(it)),
    ("ManageOfferSuccessResultOffer", |it| prefixed::<ManageOfferSuccessResultOffer<'_>, owned::ManageOfferSuccessResultOffer>(it)),
    ("OfferEntry", |it| prefixed::<OfferEntry<'_>, owned::OfferEntry>(it)),
    ("OfferEntryExt", |it| prefixed::<OfferEntryExt<'_>, owned::OfferEntryExt>(it)),
    ("SetOptionsResult", |it| prefixed::<SetOptionsResult<'_>, owned::SetOptionsResult>(it)),
    ("ChangeTrustResult", |it| prefixed::<ChangeTrustResult<'_>, owned::ChangeTrustResult>(it)),
    ("AllowTrustResult", |it| prefixed::<AllowTrustResult<'_>, owned::AllowTrustResult>(it)),
    ("AccountMergeResult", |it| prefixed::<AccountMergeResult<'_>, owned::AccountMergeResult>(it)),
    ("InflationResult", |it| prefixed::<InflationResult<'_>, owned::InflationResult>(it)),
    ("InflationPayout", |it| prefixed::<InflationPayout<'_>, owned::InflationPayout>(it)),
    ("ManageDataResult", |it| prefixed::<ManageDataResult<'_>, owned::ManageDataResult>(it)),
    ("BumpSequenceResult", |it| prefixed::<BumpSequenceResult<'_>, owned::BumpSequenceResult>(it)),
    ("ManageBuyOfferResult", |it| prefixed::<ManageBuyOfferResult<'_>, owned::ManageBuyOfferResult>(it)),
    ("PathPaymentStrictSendResult", |it| prefixed::<PathPaymentStrictSendResult<'_>, owned::PathPaymentStrictSendResult>(it)),
    ("PathPaymentStrictSendResultSuccess", |it| prefixed::<PathPaymentStrictSendResultSuccess<'_>, owned::PathPaymentStrictSendResultSuccess>(it)),
    ("CreateClaimableBalanceResult", |it| prefixed::<CreateClaimableBalanceResult<'_>, owned::CreateClaimableBalanceResult>(it)),
    ("ClaimClaimableBalanceResult", |it| prefixed::<ClaimClaimableBalanceResult<'_>, owned::ClaimClaimableBalanceResult>(it)),
    ("BeginSponsoringFutureReservesResult", |it| prefixed::<BeginSponsoringFutureReservesResult<'_>, owned::BeginSponsoringFutureReservesResult>(it)),
    ("EndSponsoringFutureReservesResult", |it| prefixed::<EndSponsoringFutureReservesResult<'_>, owned::EndSponsoringFutureReservesResult>(it)),
    ("RevokeSponsorshipResult", |it| prefixed::<RevokeSponsorshipResult<'_>, owned::RevokeSponsorshipResult>(it)),
    ("ClawbackResult", |it| prefixed::<ClawbackResult<'_>, owned::ClawbackResult>(it)),
    ("ClawbackClaimableBalanceResult", |it| prefixed::<ClawbackClaimableBalanceResult<'_>, owned::ClawbackClaimableBalanceResult>(it)),
    ("SetTrustLineFlagsResult", |it| prefixed::<SetTrustLineFlagsResult<'_>, owned::SetTrustLineFlagsResult>(it)),
    ("LiquidityPoolDepositResult", |it| prefixed::<LiquidityPoolDepositResult<'_>, owned::LiquidityPoolDepositResult>(it)),
    ("LiquidityPoolWithdrawResult", |it| prefixed::<LiquidityPoolWithdrawResult<'_>, owned::LiquidityPoolWithdrawResult>(it)),
    ("InvokeHostFunctionResult", |it| prefixed::<InvokeHostFunctionResult<'_>, owned::InvokeHostFunctionResult>(it)),
    ("ExtendFootprintTtlResult", |it| prefixed::<ExtendFootprintTtlResult<'_>, owned::ExtendFootprintTtlResult>(it)),
    ("RestoreFootprintResult", |it| prefixed::<RestoreFootprintResult<'_>, owned::RestoreFootprintResult>(it)),
    ("InnerTransactionResultExt", |it| prefixed::<InnerTransactionResultExt<'_>, owned::InnerTransactionResultExt>(it)),
    ("TransactionResultExt", |it| prefixed::<TransactionResultExt<'_>, owned::TransactionResultExt>(it)),
    ("LedgerEntryChange", |it| prefixed::<LedgerEntryChange<'_>, owned::LedgerEntryChange>(it)),
    ("LedgerEntry", |it| prefixed::<LedgerEntry<'_>, owned::LedgerEntry>(it)),
    ("LedgerEntryData", |it| prefixed::<LedgerEntryData<'_>, owned::LedgerEntryData>(it)),
    ("AccountEntry", |it| prefixed::<AccountEntry<'_>, owned::AccountEntry>(it)),
    ("AccountEntryExt", |it| prefixed::<AccountEntryExt<'_>, owned::AccountEntryExt>(it)),
    ("AccountEntryExtensionV1", |it| prefixed::<AccountEntryExtensionV1<'_>, owned::AccountEntryExtensionV1>(it)),
    ("Liabilities", |it| prefixed::<Liabilities<'_>, owned::Liabilities>(it)),
    ("AccountEntryExtensionV1Ext", |it| prefixed::<AccountEntryExtensionV1Ext<'_>, owned::AccountEntryExtensionV1Ext>(it)),
    ("AccountEntryExtensionV2", |it| prefixed::<AccountEntryExtensionV2<'_>, owned::AccountEntryExtensionV2>(it)),
    ("AccountEntryExtensionV2Ext", |it| prefixed::<AccountEntryExtensionV2Ext<'_>, owned::AccountEntryExtensionV2Ext>(it)),
    ("AccountEntryExtensionV3", |it| prefixed::<AccountEntryExtensionV3<'_>, owned::AccountEntryExtensionV3>(it)),
    ("TrustLineEntry", |it| prefixed::<TrustLineEntry<'_>, owned::TrustLineEntry>(it)),
    ("TrustLineEntryExt", |it| prefixed::<TrustLineEntryExt<'_>, owned::TrustLineEntryExt>(it)),
    ("TrustLineEntryV1", |it| prefixed::<TrustLineEntryV1<'_>, owned::TrustLineEntryV1>(it)),
    ("TrustLineEntryV1Ext", |it| prefixed::<TrustLineEntryV1Ext<'_>, owned::TrustLineEntryV1Ext>(it)),
    ("TrustLineEntryExtensionV2", |it| prefixed::<TrustLineEntryExtensionV2<'_>, owned::TrustLineEntryExtensionV2>(it)),
    ("TrustLineEntryExtensionV2Ext", |it| prefixed::<TrustLineEntryExtensionV2Ext<'_>, owned::TrustLineEntryExtensionV2Ext>(it)),
    ("DataEntry", |it| prefixed::<DataEntry<'_>, owned::DataEntry>(it)),
    ("DataEntryExt", |it| prefixed::<DataEntryExt<'_>, owned::DataEntryExt>(it)),
    ("ClaimableBalanceEntry", |it| prefixed::<ClaimableBalanceEntry<'_>, owned::ClaimableBalanceEntry>(it)),
    ("ClaimableBalanceEntryExt", |it| prefixed::<ClaimableBalanceEntryExt<'_>, owned::ClaimableBalanceEntryExt>(it)),
    ("ClaimableBalanceEntryExtensionV1", |it| prefixed::<ClaimableBalanceEntryExtensionV1<'_>, owned::ClaimableBalanceEntryExtensionV1>(it)),
    ("ClaimableBalanceEntryExtensionV1Ext", |it| prefixed::<ClaimableBalanceEntryExtensionV1Ext<'_>, owned::ClaimableBalanceEntryExtensionV1Ext>(it)),
    ("LiquidityPoolEntry", |it| prefixed::<LiquidityPoolEntry<'_>, owned::LiquidityPoolEntry>(it)),
    ("LiquidityPoolEntryBody", |it| prefixed::<LiquidityPoolEntryBody<'_>, owned::LiquidityPoolEntryBody>(it)),
    ("LiquidityPoolEntryConstantProduct", |it| prefixed::<LiquidityPoolEntryConstantProduct<'_>, owned::LiquidityPoolEntryConstantProduct>(it)),
    ("ContractDataEntry", |it| prefixed::<ContractDataEntry<'_>, owned::ContractDataEntry>(it)),
    ("ContractCodeEntry", |it| prefixed::<ContractCodeEntry<'_>, owned::ContractCodeEntry>(it)),
    ("ContractCodeEntryExt", |it| prefixed::<ContractCodeEntryExt<'_>, owned::ContractCodeEntryExt>(it)),
    ("ContractCodeEntryV1", |it| prefixed::<ContractCodeEntryV1<'_>, owned::ContractCodeEntryV1>(it)),
    ("ContractCodeCostInputs", |it| prefixed::<ContractCodeCostInputs<'_>, owned::ContractCodeCostInputs>(it)),
    ("ConfigSettingEntry", |it| prefixed::<ConfigSettingEntry<'_>, owned::ConfigSettingEntry>(it)),
    ("ConfigSettingContractComputeV0", |it| prefixed::<ConfigSettingContractComputeV0<'_>, owned::ConfigSettingContractComputeV0>(it)),
    ("ConfigSettingContractLedgerCostV0", |it| prefixed::<ConfigSettingContractLedgerCostV0<'_>, owned::ConfigSettingContractLedgerCostV0>(it)),
    ("ConfigSettingContractHistoricalDataV0", |it| prefixed::<ConfigSettingContractHistoricalDataV0<'_>, owned::ConfigSettingContractHistoricalDataV0>(it)),
    ("ConfigSettingContractEventsV0", |it| prefixed::<ConfigSettingContractEventsV0<'_>, owned::ConfigSettingContractEventsV0>(it)),
    ("ConfigSettingContractBandwidthV0", |it| prefixed::<ConfigSettingContractBandwidthV0<'_>, owned::ConfigSettingContractBandwidthV0>(it)),
    ("ContractCostParamEntry", |it| prefixed::<ContractCostParamEntry<'_>, owned::ContractCostParamEntry>(it)),
    ("StateArchivalSettings", |it| prefixed::<StateArchivalSettings<'_>, owned::StateArchivalSettings>(it)),
    ("ConfigSettingContractExecutionLanesV0", |it| prefixed::<ConfigSettingContractExecutionLanesV0<'_>, owned::ConfigSettingContractExecutionLanesV0>(it)),
    ("EvictionIterator", |it| prefixed::<EvictionIterator<'_>, owned::EvictionIterator>(it)),
    ("ConfigSettingContractParallelComputeV0", |it| prefixed::<ConfigSettingContractParallelComputeV0<'_>, owned::ConfigSettingContractParallelComputeV0>(it)),
    ("ConfigSettingContractLedgerCostExtV0", |it| prefixed::<ConfigSettingContractLedgerCostExtV0<'_>, owned::ConfigSettingContractLedgerCostExtV0>(it)),
    ("ConfigSettingScpTiming", |it| prefixed::<ConfigSettingScpTiming<'_>, owned::ConfigSettingScpTiming>(it)),
    ("FrozenLedgerKeys", |it| prefixed::<FrozenLedgerKeys<'_>, owned::FrozenLedgerKeys>(it)),
    ("FrozenLedgerKeysDelta", |it| prefixed::<FrozenLedgerKeysDelta<'_>, owned::FrozenLedgerKeysDelta>(it)),
    ("FreezeBypassTxs", |it| prefixed::<FreezeBypassTxs<'_>, owned::FreezeBypassTxs>(it)),
    ("FreezeBypassTxsDelta", |it| prefixed::<FreezeBypassTxsDelta<'_>, owned::FreezeBypassTxsDelta>(it)),
    ("TtlEntry", |it| prefixed::<TtlEntry<'_>, owned::TtlEntry>(it)),
    ("LedgerEntryExt", |it| prefixed::<LedgerEntryExt<'_>, owned::LedgerEntryExt>(it)),
    ("LedgerEntryExtensionV1", |it| prefixed::<LedgerEntryExtensionV1<'_>, owned::LedgerEntryExtensionV1>(it)),
    ("LedgerEntryExtensionV1Ext", |it| prefixed::<LedgerEntryExtensionV1Ext<'_>, owned::LedgerEntryExtensionV1Ext>(it)),
    ("TransactionMeta", |it| prefixed::<TransactionMeta<'_>, owned::TransactionMeta>(it)),
    ("OperationMeta", |it| prefixed::<OperationMeta<'_>, owned::OperationMeta>(it)),
    ("TransactionMetaV1", |it| prefixed::<TransactionMetaV1<'_>, owned::TransactionMetaV1>(it)),
    ("TransactionMetaV2", |it| prefixed::<TransactionMetaV2<'_>, owned::TransactionMetaV2>(it)),
    ("TransactionMetaV3", |it| prefixed::<TransactionMetaV3<'_>, owned::TransactionMetaV3>(it)),
    ("SorobanTransactionMeta", |it| prefixed::<SorobanTransactionMeta<'_>, owned::SorobanTransactionMeta>(it)),
    ("SorobanTransactionMetaExt", |it| prefixed::<SorobanTransactionMetaExt<'_>, owned::SorobanTransactionMetaExt>(it)),
    ("SorobanTransactionMetaExtV1", |it| prefixed::<SorobanTransactionMetaExtV1<'_>, owned::SorobanTransactionMetaExtV1>(it)),
    ("ContractEvent", |it| prefixed::<ContractEvent<'_>, owned::ContractEvent>(it)),
    ("ContractEventBody", |it| prefixed::<ContractEventBody<'_>, owned::ContractEventBody>(it)),
    ("ContractEventV0", |it| prefixed::<ContractEventV0<'_>, owned::ContractEventV0>(it)),
    ("DiagnosticEvent", |it| prefixed::<DiagnosticEvent<'_>, owned::DiagnosticEvent>(it)),
    ("TransactionMetaV4", |it| prefixed::<TransactionMetaV4<'_>, owned::TransactionMetaV4>(it)),
    ("OperationMetaV2", |it| prefixed::<OperationMetaV2<'_>, owned::OperationMetaV2>(it)),
    ("SorobanTransactionMetaV2", |it| prefixed::<SorobanTransactionMetaV2<'_>, owned::SorobanTransactionMetaV2>(it)),
    ("TransactionEvent", |it| prefixed::<TransactionEvent<'_>, owned::TransactionEvent>(it)),
    ("UpgradeEntryMeta", |it| prefixed::<UpgradeEntryMeta<'_>, owned::UpgradeEntryMeta>(it)),
    ("LedgerUpgrade", |it| prefixed::<LedgerUpgrade<'_>, owned::LedgerUpgrade>(it)),
    ("ConfigUpgradeSetKey", |it| prefixed::<ConfigUpgradeSetKey<'_>, owned::ConfigUpgradeSetKey>(it)),
    ("ScpHistoryEntry", |it| prefixed::<ScpHistoryEntry<'_>, owned::ScpHistoryEntry>(it)),
    ("ScpHistoryEntryV0", |it| prefixed::<ScpHistoryEntryV0<'_>, owned::ScpHistoryEntryV0>(it)),
    ("ScpQuorumSet", |it| prefixed::<ScpQuorumSet<'_>, owned::ScpQuorumSet>(it)),
    ("LedgerScpMessages", |it| prefixed::<LedgerScpMessages<'_>, owned::LedgerScpMessages>(it)),
    ("ScpEnvelope", |it| prefixed::<ScpEnvelope<'_>, owned::ScpEnvelope>(it)),
    ("ScpStatement", |it| prefixed::<ScpStatement<'_>, owned::ScpStatement>(it)),
    ("ScpStatementPledges", |it| prefixed::<ScpStatementPledges<'_>, owned::ScpStatementPledges>(it)),
    ("ScpStatementPrepare", |it| prefixed::<ScpStatementPrepare<'_>, owned::ScpStatementPrepare>(it)),
    ("ScpBallot", |it| prefixed::<ScpBallot<'_>, owned::ScpBallot>(it)),
    ("ScpStatementConfirm", |it| prefixed::<ScpStatementConfirm<'_>, owned::ScpStatementConfirm>(it)),
    ("ScpStatementExternalize", |it| prefixed::<ScpStatementExternalize<'_>, owned::ScpStatementExternalize>(it)),
    ("ScpNomination", |it| prefixed::<ScpNomination<'_>, owned::ScpNomination>(it)),
    ("LedgerCloseMetaV1", |it| prefixed::<LedgerCloseMetaV1<'_>, owned::LedgerCloseMetaV1>(it)),
    ("LedgerCloseMetaExt", |it| prefixed::<LedgerCloseMetaExt<'_>, owned::LedgerCloseMetaExt>(it)),
    ("LedgerCloseMetaExtV1", |it| prefixed::<LedgerCloseMetaExtV1<'_>, owned::LedgerCloseMetaExtV1>(it)),
    ("GeneralizedTransactionSet", |it| prefixed::<GeneralizedTransactionSet<'_>, owned::GeneralizedTransactionSet>(it)),
    ("TransactionSetV1", |it| prefixed::<TransactionSetV1<'_>, owned::TransactionSetV1>(it)),
    ("TransactionPhase", |it| prefixed::<TransactionPhase<'_>, owned::TransactionPhase>(it)),
    ("TxSetComponent", |it| prefixed::<TxSetComponent<'_>, owned::TxSetComponent>(it)),
    ("TxSetComponentTxsMaybeDiscountedFee", |it| prefixed::<TxSetComponentTxsMaybeDiscountedFee<'_>, owned::TxSetComponentTxsMaybeDiscountedFee>(it)),
    ("ParallelTxsComponent", |it| prefixed::<ParallelTxsComponent<'_>, owned::ParallelTxsComponent>(it)),
    ("LedgerCloseMetaV2", |it| prefixed::<LedgerCloseMetaV2<'_>, owned::LedgerCloseMetaV2>(it)),
    ("TransactionResultMetaV1", |it| prefixed::<TransactionResultMetaV1<'_>, owned::TransactionResultMetaV1>(it)),
    ("LedgerCloseMetaBatch", |it| prefixed::<LedgerCloseMetaBatch<'_>, owned::LedgerCloseMetaBatch>(it)),
    ("BucketEntry", |it| prefixed::<BucketEntry<'_>, owned::BucketEntry>(it)),
    ("BucketMetadata", |it| prefixed::<BucketMetadata<'_>, owned::BucketMetadata>(it)),
    ("BucketMetadataExt", |it| prefixed::<BucketMetadataExt<'_>, owned::BucketMetadataExt>(it)),
    ("TransactionHistoryEntry", |it| prefixed::<TransactionHistoryEntry<'_>, owned::TransactionHistoryEntry>(it)),
    ("TransactionHistoryEntryExt", |it| prefixed::<TransactionHistoryEntryExt<'_>, owned::TransactionHistoryEntryExt>(it)),
    ("TransactionHistoryResultEntry", |it| prefixed::<TransactionHistoryResultEntry<'_>, owned::TransactionHistoryResultEntry>(it)),
    ("TransactionResultSet", |it| prefixed::<TransactionResultSet<'_>, owned::TransactionResultSet>(it)),
    ("TransactionHistoryResultEntryExt", |it| prefixed::<TransactionHistoryResultEntryExt<'_>, owned::TransactionHistoryResultEntryExt>(it)),
    ("HashIdPreimage", |it| prefixed::<HashIdPreimage<'_>, owned::HashIdPreimage>(it)),
    ("HashIdPreimageOperationId", |it| prefixed::<HashIdPreimageOperationId<'_>, owned::HashIdPreimageOperationId>(it)),
    ("HashIdPreimageRevokeId", |it| prefixed::<HashIdPreimageRevokeId<'_>, owned::HashIdPreimageRevokeId>(it)),
    ("HashIdPreimageContractId", |it| prefixed::<HashIdPreimageContractId<'_>, owned::HashIdPreimageContractId>(it)),
    ("HashIdPreimageSorobanAuthorization", |it| prefixed::<HashIdPreimageSorobanAuthorization<'_>, owned::HashIdPreimageSorobanAuthorization>(it)),
    ("HashIdPreimageSorobanAuthorizationWithAddress", |it| prefixed::<HashIdPreimageSorobanAuthorizationWithAddress<'_>, owned::HashIdPreimageSorobanAuthorizationWithAddress>(it)),
    ("TransactionSignaturePayload", |it| prefixed::<TransactionSignaturePayload<'_>, owned::TransactionSignaturePayload>(it)),
    ("TransactionSignaturePayloadTaggedTransaction", |it| prefixed::<TransactionSignaturePayloadTaggedTransaction<'_>, owned::TransactionSignaturePayloadTaggedTransaction>(it)),
    ("ScSpecEntry", |it| prefixed::<ScSpecEntry<'_>, owned::ScSpecEntry>(it)),
    ("ScSpecFunctionV0", |it| prefixed::<ScSpecFunctionV0<'_>, owned::ScSpecFunctionV0>(it)),
    ("ScSpecFunctionInputV0", |it| prefixed::<ScSpecFunctionInputV0<'_>, owned::ScSpecFunctionInputV0>(it)),
    ("ScSpecTypeDef", |it| prefixed::<ScSpecTypeDef<'_>, owned::ScSpecTypeDef>(it)),
    ("ScSpecTypeOption", |it| prefixed::<ScSpecTypeOption<'_>, owned::ScSpecTypeOption>(it)),
    ("ScSpecTypeResult", |it| prefixed::<ScSpecTypeResult<'_>, owned::ScSpecTypeResult>(it)),
    ("ScSpecTypeVec", |it| prefixed::<ScSpecTypeVec<'_>, owned::ScSpecTypeVec>(it)),
    ("ScSpecTypeMap", |it| prefixed::<ScSpecTypeMap<'_>, owned::ScSpecTypeMap>(it)),
    ("ScSpecTypeTuple", |it| prefixed::<ScSpecTypeTuple<'_>, owned::ScSpecTypeTuple>(it)),
    ("ScSpecTypeBytesN", |it| prefixed::<ScSpecTypeBytesN<'_>, owned::ScSpecTypeBytesN>(it)),
    ("ScSpecTypeUdt", |it| prefixed::<ScSpecTypeUdt<'_>, owned::ScSpecTypeUdt>(it)),
    ("ScSpecUdtStructV0", |it| prefixed::<ScSpecUdtStructV0<'_>, owned::ScSpecUdtStructV0>(it)),
    ("ScSpecUdtStructFieldV0", |it| prefixed::<ScSpecUdtStructFieldV0<'_>, owned::ScSpecUdtStructFieldV0>(it)),
    ("ScSpecUdtUnionV0", |it| prefixed::<ScSpecUdtUnionV0<'_>, owned::ScSpecUdtUnionV0>(it)),
    ("ScSpecUdtUnionCaseV0", |it| prefixed::<ScSpecUdtUnionCaseV0<'_>, owned::ScSpecUdtUnionCaseV0>(it)),
    ("ScSpecUdtUnionCaseVoidV0", |it| prefixed::<ScSpecUdtUnionCaseVoidV0<'_>, owned::ScSpecUdtUnionCaseVoidV0>(it)),
    ("ScSpecUdtUnionCaseTupleV0", |it| prefixed::<ScSpecUdtUnionCaseTupleV0<'_>, owned::ScSpecUdtUnionCaseTupleV0>(it)),
    ("ScSpecUdtEnumV0", |it| prefixed::<ScSpecUdtEnumV0<'_>, owned::ScSpecUdtEnumV0>(it)),
    ("ScSpecUdtEnumCaseV0", |it| prefixed::<ScSpecUdtEnumCaseV0<'_>, owned::ScSpecUdtEnumCaseV0>(it)),
    ("ScSpecUdtErrorEnumV0", |it| prefixed::<ScSpecUdtErrorEnumV0<'_>, owned::ScSpecUdtErrorEnumV0>(it)),
    ("ScSpecUdtErrorEnumCaseV0", |it| prefixed::<ScSpecUdtErrorEnumCaseV0<'_>, owned::ScSpecUdtErrorEnumCaseV0>(it)),
    ("ScSpecEventV0", |it| prefixed::<ScSpecEventV0<'_>, owned::ScSpecEventV0>(it)),
    ("ScSpecEventParamV0", |it| prefixed::<ScSpecEventParamV0<'_>, owned::ScSpecEventParamV0>(it)),
    ("ScEnvMetaEntry", |it| prefixed::<ScEnvMetaEntry<'_>, owned::ScEnvMetaEntry>(it)),
    ("ScEnvMetaEntryInterfaceVersion", |it| prefixed::<ScEnvMetaEntryInterfaceVersion<'_>, owned::ScEnvMetaEntryInterfaceVersion>(it)),
];

pub(crate) fn enums() {
    members(StellarValueType::ALL, &owned::StellarValueType::VARIANTS);
    members(PublicKeyType::ALL, &owned::PublicKeyType::VARIANTS);
    members(EnvelopeType::ALL, &owned::EnvelopeType::VARIANTS);
    members(MemoType::ALL, &owned::MemoType::VARIANTS);
    members(CryptoKeyType::ALL, &owned::CryptoKeyType::VARIANTS);
    members(OperationType::ALL, &owned::OperationType::VARIANTS);
    members(AssetType::ALL, &owned::AssetType::VARIANTS);
    members(SignerKeyType::ALL, &owned::SignerKeyType::VARIANTS);
    members(LiquidityPoolType::ALL, &owned::LiquidityPoolType::VARIANTS);
    members(ClaimantType::ALL, &owned::ClaimantType::VARIANTS);
    members(ClaimPredicateType::ALL, &owned::ClaimPredicateType::VARIANTS);
    members(ClaimableBalanceIdType::ALL, &owned::ClaimableBalanceIdType::VARIANTS);
    members(RevokeSponsorshipType::ALL, &owned::RevokeSponsorshipType::VARIANTS);
    members(LedgerEntryType::ALL, &owned::LedgerEntryType::VARIANTS);
    members(ScAddressType::ALL, &owned::ScAddressType::VARIANTS);
    members(ScValType::ALL, &owned::ScValType::VARIANTS);
    members(ScErrorType::ALL, &owned::ScErrorType::VARIANTS);
    members(ScErrorCode::ALL, &owned::ScErrorCode::VARIANTS);
    members(ContractExecutableType::ALL, &owned::ContractExecutableType::VARIANTS);
    members(ContractDataDurability::ALL, &owned::ContractDataDurability::VARIANTS);
    members(ConfigSettingId::ALL, &owned::ConfigSettingId::VARIANTS);
    members(HostFunctionType::ALL, &owned::HostFunctionType::VARIANTS);
    members(ContractIdPreimageType::ALL, &owned::ContractIdPreimageType::VARIANTS);
    members(SorobanCredentialsType::ALL, &owned::SorobanCredentialsType::VARIANTS);
    members(SorobanAuthorizedFunctionType::ALL, &owned::SorobanAuthorizedFunctionType::VARIANTS);
    members(PreconditionType::ALL, &owned::PreconditionType::VARIANTS);
    members(TransactionResultCode::ALL, &owned::TransactionResultCode::VARIANTS);
    members(OperationResultCode::ALL, &owned::OperationResultCode::VARIANTS);
    members(CreateAccountResultCode::ALL, &owned::CreateAccountResultCode::VARIANTS);
    members(PaymentResultCode::ALL, &owned::PaymentResultCode::VARIANTS);
    members(PathPaymentStrictReceiveResultCode::ALL, &owned::PathPaymentStrictReceiveResultCode::VARIANTS);
    members(ClaimAtomType::ALL, &owned::ClaimAtomType::VARIANTS);
    members(ManageSellOfferResultCode::ALL, &owned::ManageSellOfferResultCode::VARIANTS);
    members(ManageOfferEffect::ALL, &owned::ManageOfferEffect::VARIANTS);
    members(SetOptionsResultCode::ALL, &owned::SetOptionsResultCode::VARIANTS);
    members(ChangeTrustResultCode::ALL, &owned::ChangeTrustResultCode::VARIANTS);
    members(AllowTrustResultCode::ALL, &owned::AllowTrustResultCode::VARIANTS);
    members(AccountMergeResultCode::ALL, &owned::AccountMergeResultCode::VARIANTS);
    members(InflationResultCode::ALL, &owned::InflationResultCode::VARIANTS);
    members(ManageDataResultCode::ALL, &owned::ManageDataResultCode::VARIANTS);
    members(BumpSequenceResultCode::ALL, &owned::BumpSequenceResultCode::VARIANTS);
    members(ManageBuyOfferResultCode::ALL, &owned::ManageBuyOfferResultCode::VARIANTS);
    members(PathPaymentStrictSendResultCode::ALL, &owned::PathPaymentStrictSendResultCode::VARIANTS);
    members(CreateClaimableBalanceResultCode::ALL, &owned::CreateClaimableBalanceResultCode::VARIANTS);
    members(ClaimClaimableBalanceResultCode::ALL, &owned::ClaimClaimableBalanceResultCode::VARIANTS);
    members(BeginSponsoringFutureReservesResultCode::ALL, &owned::BeginSponsoringFutureReservesResultCode::VARIANTS);
    members(EndSponsoringFutureReservesResultCode::ALL, &owned::EndSponsoringFutureReservesResultCode::VARIANTS);
    members(RevokeSponsorshipResultCode::ALL, &owned::RevokeSponsorshipResultCode::VARIANTS);
    members(ClawbackResultCode::ALL, &owned::ClawbackResultCode::VARIANTS);
    members(ClawbackClaimableBalanceResultCode::ALL, &owned::ClawbackClaimableBalanceResultCode::VARIANTS);
    members(SetTrustLineFlagsResultCode::ALL, &owned::SetTrustLineFlagsResultCode::VARIANTS);
    members(LiquidityPoolDepositResultCode::ALL, &owned::LiquidityPoolDepositResultCode::VARIANTS);
    members(LiquidityPoolWithdrawResultCode::ALL, &owned::LiquidityPoolWithdrawResultCode::VARIANTS);
    members(InvokeHostFunctionResultCode::ALL, &owned::InvokeHostFunctionResultCode::VARIANTS);
    members(ExtendFootprintTtlResultCode::ALL, &owned::ExtendFootprintTtlResultCode::VARIANTS);
    members(RestoreFootprintResultCode::ALL, &owned::RestoreFootprintResultCode::VARIANTS);
    members(LedgerEntryChangeType::ALL, &owned::LedgerEntryChangeType::VARIANTS);
    members(ContractEventType::ALL, &owned::ContractEventType::VARIANTS);
    members(TransactionEventStage::ALL, &owned::TransactionEventStage::VARIANTS);
    members(LedgerUpgradeType::ALL, &owned::LedgerUpgradeType::VARIANTS);
    members(ScpStatementType::ALL, &owned::ScpStatementType::VARIANTS);
    members(TxSetComponentType::ALL, &owned::TxSetComponentType::VARIANTS);
    members(BucketEntryType::ALL, &owned::BucketEntryType::VARIANTS);
    members(BucketListType::ALL, &owned::BucketListType::VARIANTS);
    members(ScSpecEntryKind::ALL, &owned::ScSpecEntryKind::VARIANTS);
    members(ScSpecType::ALL, &owned::ScSpecType::VARIANTS);
    members(ScSpecUdtUnionCaseV0Kind::ALL, &owned::ScSpecUdtUnionCaseV0Kind::VARIANTS);
    members(ScSpecEventParamLocationV0::ALL, &owned::ScSpecEventParamLocationV0::VARIANTS);
    members(ScSpecEventDataFormat::ALL, &owned::ScSpecEventDataFormat::VARIANTS);
    members(ScEnvMetaKind::ALL, &owned::ScEnvMetaKind::VARIANTS);
}
