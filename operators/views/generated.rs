//! This is written by `generate.rs` from the schema of stellar-xdr; change that instead.

#![expect(
    clippy::manual_range_patterns,
    clippy::match_single_binding,
    reason = "the cases of a union as the schema lists them, if only one"
)]

use crate::element::{Element, List, View, cut, skip};
use crate::walk::{
    Code, Step, Under, code, depth, flag, list, option, plain_list, run, sized, unknown, word,
};
use crate::{Error, Null};

/// Sees where the larger parts of a value start and end while it is validated, each part
/// after the parts inside of it.
pub trait Visit {
    /// A `TransactionEnvelope` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn transaction_envelope(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `Transaction` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn transaction(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `TransactionV0` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn transaction_v0(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `FeeBumpTransaction` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn fee_bump_transaction(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `Operation` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn operation(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `TransactionSet` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn transaction_set(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `GeneralizedTransactionSet` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn generalized_transaction_set(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `LedgerHeader` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn ledger_header(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `LedgerHeaderHistoryEntry` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn ledger_header_history_entry(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `TransactionResultPair` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn transaction_result_pair(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `TransactionResultMeta` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn transaction_result_meta(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `TransactionResultMetaV1` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn transaction_result_meta_v1(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `TransactionMeta` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn transaction_meta(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `OperationMeta` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn operation_meta(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `OperationMetaV2` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn operation_meta_v2(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `OperationResult` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn operation_result(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `LedgerEntryChanges` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn ledger_entry_changes(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `LedgerEntryChange` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn ledger_entry_change(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `ContractEvent` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn contract_event(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `SorobanTransactionMeta` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn soroban_transaction_meta(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `SorobanTransactionMetaV2` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn soroban_transaction_meta_v2(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
    /// A `SorobanAuthorizationEntry` takes the bytes from `start` to `end`.
    #[inline(always)]
    fn soroban_authorization_entry(&mut self, start: usize, end: usize) {
        _ = (start, end);
    }
}

/// The levels that types that cannot contain themselves may add below
/// [`MAX_DEPTH`](crate::MAX_DEPTH), as stellar-xdr counts.
pub const DEPTH_SLACK: u32 = 9;

view!("union" "LedgerCloseMeta" LedgerCloseMeta, None, |bytes, visit| walk_ledger_close_meta(bytes, 0, 1, visit));

/// The cases of `LedgerCloseMeta`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerCloseMetaCase<'a> {
    /// Case 0.
    V0(LedgerCloseMetaV0<'a>),
    /// Case 1.
    V1(LedgerCloseMetaV1<'a>),
    /// Case 2.
    V2(LedgerCloseMetaV2<'a>),
}

impl<'a> LedgerCloseMeta<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerCloseMetaCase<'a> {
        match self.discriminant() {
            0 => LedgerCloseMetaCase::V0(<LedgerCloseMetaV0<'a>>::at(cut(self.tail, 4))),
            1 => LedgerCloseMetaCase::V1(<LedgerCloseMetaV1<'a>>::at(cut(self.tail, 4))),
            _ => LedgerCloseMetaCase::V2(<LedgerCloseMetaV2<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "LedgerCloseMetaV0" LedgerCloseMetaV0, None, |bytes, visit| walk_ledger_close_meta_v0(bytes, 0, 1, visit));

impl<'a> LedgerCloseMetaV0<'a> {
    /// Field `ledgerHeader`.
    #[inline]
    pub fn ledger_header(self) -> LedgerHeaderHistoryEntry<'a> {
        <LedgerHeaderHistoryEntry<'a>>::at(self.tail)
    }

    /// Field `txSet`.
    #[inline]
    pub fn tx_set(self) -> TransactionSet<'a> {
        <TransactionSet<'a>>::at(skip::<LedgerHeaderHistoryEntry<'a>>(self.tail))
    }

    /// Field `txProcessing`.
    #[inline]
    pub fn tx_processing(self) -> List<'a, TransactionResultMeta<'a>> {
        <List<'a, TransactionResultMeta<'a>>>::at(skip::<TransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(self.tail)))
    }

    /// Field `upgradesProcessing`.
    #[inline]
    pub fn upgrades_processing(self) -> List<'a, UpgradeEntryMeta<'a>> {
        <List<'a, UpgradeEntryMeta<'a>>>::at(skip::<List<'a, TransactionResultMeta<'a>>>(skip::<TransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(self.tail))))
    }

    /// Field `scpInfo`.
    #[inline]
    pub fn scp_info(self) -> List<'a, ScpHistoryEntry<'a>> {
        <List<'a, ScpHistoryEntry<'a>>>::at(skip::<List<'a, UpgradeEntryMeta<'a>>>(skip::<List<'a, TransactionResultMeta<'a>>>(skip::<TransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(self.tail)))))
    }
}

view!("struct" "LedgerHeaderHistoryEntry" LedgerHeaderHistoryEntry, None, |bytes, visit| walk_ledger_header_history_entry(bytes, 0, visit));

impl<'a> LedgerHeaderHistoryEntry<'a> {
    /// Field `hash`.
    #[inline]
    pub fn hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `header`.
    #[inline]
    pub fn header(self) -> LedgerHeader<'a> {
        <LedgerHeader<'a>>::at(cut(self.tail, 32))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> LedgerHeaderHistoryEntryExt<'a> {
        <LedgerHeaderHistoryEntryExt<'a>>::at(skip::<LedgerHeader<'a>>(cut(self.tail, 32)))
    }
}

/// XDR typedef `Hash`.
pub type Hash<'a> = &'a [u8; 32];

view!("struct" "LedgerHeader" LedgerHeader, None, |bytes, visit| walk_ledger_header(bytes, 0, visit));

impl<'a> LedgerHeader<'a> {
    /// Field `ledgerVersion`.
    #[inline]
    pub fn ledger_version(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `previousLedgerHash`.
    #[inline]
    pub fn previous_ledger_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(cut(self.tail, 4))
    }

    /// Field `scpValue`.
    #[inline]
    pub fn scp_value(self) -> StellarValue<'a> {
        <StellarValue<'a>>::at(cut(self.tail, 36))
    }

    /// Field `txSetResultHash`.
    #[inline]
    pub fn tx_set_result_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(skip::<StellarValue<'a>>(cut(self.tail, 36)))
    }

    /// Field `bucketListHash`.
    #[inline]
    pub fn bucket_list_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 32))
    }

    /// Field `ledgerSeq`.
    #[inline]
    pub fn ledger_seq(self) -> u32 {
        <u32>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 64))
    }

    /// Field `totalCoins`.
    #[inline]
    pub fn total_coins(self) -> i64 {
        <i64>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 68))
    }

    /// Field `feePool`.
    #[inline]
    pub fn fee_pool(self) -> i64 {
        <i64>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 76))
    }

    /// Field `inflationSeq`.
    #[inline]
    pub fn inflation_seq(self) -> u32 {
        <u32>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 84))
    }

    /// Field `idPool`.
    #[inline]
    pub fn id_pool(self) -> u64 {
        <u64>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 88))
    }

    /// Field `baseFee`.
    #[inline]
    pub fn base_fee(self) -> u32 {
        <u32>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 96))
    }

    /// Field `baseReserve`.
    #[inline]
    pub fn base_reserve(self) -> u32 {
        <u32>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 100))
    }

    /// Field `maxTxSetSize`.
    #[inline]
    pub fn max_tx_set_size(self) -> u32 {
        <u32>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 104))
    }

    /// Field `skipList`.
    #[inline]
    pub fn skip_list(self) -> [Hash<'a>; 4] {
        <[Hash<'a>; 4]>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 108))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> LedgerHeaderExt<'a> {
        <LedgerHeaderExt<'a>>::at(cut(skip::<StellarValue<'a>>(cut(self.tail, 36)), 236))
    }
}

view!("struct" "StellarValue" StellarValue, None, |bytes, _visit| walk_stellar_value(bytes, 0));

impl<'a> StellarValue<'a> {
    /// Field `txSetHash`.
    #[inline]
    pub fn tx_set_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `closeTime`.
    #[inline]
    pub fn close_time(self) -> TimePoint {
        <TimePoint>::at(cut(self.tail, 32))
    }

    /// Field `upgrades`.
    #[inline]
    pub fn upgrades(self) -> List<'a, UpgradeType<'a>> {
        <List<'a, UpgradeType<'a>>>::at(cut(self.tail, 40))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> StellarValueExt<'a> {
        <StellarValueExt<'a>>::at(skip::<List<'a, UpgradeType<'a>>>(cut(self.tail, 40)))
    }
}

/// XDR typedef `TimePoint`.
pub type TimePoint = u64;

/// XDR typedef `UpgradeType`.
pub type UpgradeType<'a> = &'a [u8];

view!("union" "StellarValueExt" StellarValueExt, None, |bytes, _visit| walk_stellar_value_ext(bytes, 0));

/// The cases of `StellarValueExt`.
#[derive(Clone, Copy, Debug)]
pub enum StellarValueExtCase<'a> {
    /// Case 0.
    Basic,
    /// Case 1.
    Signed(LedgerCloseValueSignature<'a>),
    /// Case 2.
    EmptyTxSet(StellarValueProposedValue<'a>),
    /// Case 3.
    SignedMs(StellarValueSignedMsValue<'a>),
    /// Case 4.
    EmptyTxSetMs(StellarValueProposedMsValue<'a>),
}

impl<'a> StellarValueExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> StellarValueExtCase<'a> {
        match self.discriminant() {
            0 => StellarValueExtCase::Basic,
            1 => StellarValueExtCase::Signed(<LedgerCloseValueSignature<'a>>::at(cut(self.tail, 4))),
            2 => StellarValueExtCase::EmptyTxSet(<StellarValueProposedValue<'a>>::at(cut(self.tail, 4))),
            3 => StellarValueExtCase::SignedMs(<StellarValueSignedMsValue<'a>>::at(cut(self.tail, 4))),
            _ => StellarValueExtCase::EmptyTxSetMs(<StellarValueProposedMsValue<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("StellarValueType" StellarValueType {
    Basic = 0 "STELLAR_VALUE_BASIC",
    Signed = 1 "STELLAR_VALUE_SIGNED",
    EmptyTxSet = 2 "STELLAR_VALUE_EMPTY_TX_SET",
    SignedMs = 3 "STELLAR_VALUE_SIGNED_MS",
    EmptyTxSetMs = 4 "STELLAR_VALUE_EMPTY_TX_SET_MS"
});

view!("struct" "LedgerCloseValueSignature" LedgerCloseValueSignature, None, |bytes, _visit| walk_ledger_close_value_signature(bytes, 0));

impl<'a> LedgerCloseValueSignature<'a> {
    /// Field `nodeID`.
    #[inline]
    pub fn node_id(self) -> NodeId<'a> {
        <NodeId<'a>>::at(self.tail)
    }

    /// Field `signature`.
    #[inline]
    pub fn signature(self) -> Signature<'a> {
        <Signature<'a>>::at(cut(self.tail, 36))
    }
}

/// XDR typedef `NodeID`.
pub type NodeId<'a> = PublicKey<'a>;

view!("union" "PublicKey" PublicKey, Some(36), |bytes, _visit| walk_public_key(bytes, 0));

/// The cases of `PublicKey`.
#[derive(Clone, Copy, Debug)]
pub enum PublicKeyCase<'a> {
    /// Case 0.
    PublicKeyTypeEd25519(Uint256<'a>),
}

impl<'a> PublicKey<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> PublicKeyCase<'a> {
        match self.discriminant() {
            _ => PublicKeyCase::PublicKeyTypeEd25519(<Uint256<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("PublicKeyType" PublicKeyType {
    PublicKeyTypeEd25519 = 0 "PUBLIC_KEY_TYPE_ED25519"
});

/// XDR typedef `uint256`.
pub type Uint256<'a> = &'a [u8; 32];

/// XDR typedef `Signature`.
pub type Signature<'a> = &'a [u8];

view!("struct" "StellarValueProposedValue" StellarValueProposedValue, None, |bytes, _visit| walk_stellar_value_proposed_value(bytes, 0));

impl<'a> StellarValueProposedValue<'a> {
    /// Field `txSetHash`.
    #[inline]
    pub fn tx_set_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `previousLedgerHash`.
    #[inline]
    pub fn previous_ledger_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(cut(self.tail, 32))
    }

    /// Field `previousLedgerVersion`.
    #[inline]
    pub fn previous_ledger_version(self) -> u32 {
        <u32>::at(cut(self.tail, 64))
    }

    /// Field `lcValueSignature`.
    #[inline]
    pub fn lc_value_signature(self) -> LedgerCloseValueSignature<'a> {
        <LedgerCloseValueSignature<'a>>::at(cut(self.tail, 68))
    }
}

view!("struct" "StellarValueSignedMsValue" StellarValueSignedMsValue, None, |bytes, _visit| walk_stellar_value_signed_ms_value(bytes, 0));

impl<'a> StellarValueSignedMsValue<'a> {
    /// Field `closeTimeMs`.
    #[inline]
    pub fn close_time_ms(self) -> TimePointMs {
        <TimePointMs>::at(self.tail)
    }

    /// Field `lcValueSignature`.
    #[inline]
    pub fn lc_value_signature(self) -> LedgerCloseValueSignature<'a> {
        <LedgerCloseValueSignature<'a>>::at(cut(self.tail, 8))
    }
}

/// XDR typedef `TimePointMs`.
pub type TimePointMs = u64;

view!("struct" "StellarValueProposedMsValue" StellarValueProposedMsValue, None, |bytes, _visit| walk_stellar_value_proposed_ms_value(bytes, 0));

impl<'a> StellarValueProposedMsValue<'a> {
    /// Field `closeTimeMs`.
    #[inline]
    pub fn close_time_ms(self) -> TimePointMs {
        <TimePointMs>::at(self.tail)
    }

    /// Field `txSetHash`.
    #[inline]
    pub fn tx_set_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(cut(self.tail, 8))
    }

    /// Field `previousLedgerHash`.
    #[inline]
    pub fn previous_ledger_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(cut(self.tail, 40))
    }

    /// Field `previousLedgerVersion`.
    #[inline]
    pub fn previous_ledger_version(self) -> u32 {
        <u32>::at(cut(self.tail, 72))
    }

    /// Field `lcValueSignature`.
    #[inline]
    pub fn lc_value_signature(self) -> LedgerCloseValueSignature<'a> {
        <LedgerCloseValueSignature<'a>>::at(cut(self.tail, 76))
    }
}

view!("union" "LedgerHeaderExt" LedgerHeaderExt, None, |bytes, _visit| walk_ledger_header_ext(bytes, 0));

/// The cases of `LedgerHeaderExt`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerHeaderExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(LedgerHeaderExtensionV1<'a>),
}

impl<'a> LedgerHeaderExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerHeaderExtCase<'a> {
        match self.discriminant() {
            0 => LedgerHeaderExtCase::V0,
            _ => LedgerHeaderExtCase::V1(<LedgerHeaderExtensionV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "LedgerHeaderExtensionV1" LedgerHeaderExtensionV1, Some(8), |bytes, _visit| walk_ledger_header_extension_v1(bytes, 0));

impl<'a> LedgerHeaderExtensionV1<'a> {
    /// Field `flags`.
    #[inline]
    pub fn flags(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> LedgerHeaderExtensionV1Ext<'a> {
        <LedgerHeaderExtensionV1Ext<'a>>::at(cut(self.tail, 4))
    }
}

view!("union" "LedgerHeaderExtensionV1Ext" LedgerHeaderExtensionV1Ext, Some(4), |bytes, _visit| walk_ledger_header_extension_v1_ext(bytes, 0));

/// The cases of `LedgerHeaderExtensionV1Ext`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerHeaderExtensionV1ExtCase {
    /// Case 0.
    V0,
}

impl<'a> LedgerHeaderExtensionV1Ext<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerHeaderExtensionV1ExtCase {
        match self.discriminant() {
            _ => LedgerHeaderExtensionV1ExtCase::V0,
        }
    }
}

view!("union" "LedgerHeaderHistoryEntryExt" LedgerHeaderHistoryEntryExt, Some(4), |bytes, _visit| walk_ledger_header_history_entry_ext(bytes, 0));

/// The cases of `LedgerHeaderHistoryEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerHeaderHistoryEntryExtCase {
    /// Case 0.
    V0,
}

impl<'a> LedgerHeaderHistoryEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerHeaderHistoryEntryExtCase {
        match self.discriminant() {
            _ => LedgerHeaderHistoryEntryExtCase::V0,
        }
    }
}

view!("struct" "TransactionSet" TransactionSet, None, |bytes, visit| walk_transaction_set(bytes, 0, 1, visit));

impl<'a> TransactionSet<'a> {
    /// Field `previousLedgerHash`.
    #[inline]
    pub fn previous_ledger_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `txs`.
    #[inline]
    pub fn txs(self) -> List<'a, TransactionEnvelope<'a>> {
        <List<'a, TransactionEnvelope<'a>>>::at(cut(self.tail, 32))
    }
}

view!("union" "TransactionEnvelope" TransactionEnvelope, None, |bytes, visit| walk_transaction_envelope(bytes, 0, 1, visit));

/// The cases of `TransactionEnvelope`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionEnvelopeCase<'a> {
    /// Case 0.
    TxV0(TransactionV0Envelope<'a>),
    /// Case 2.
    Tx(TransactionV1Envelope<'a>),
    /// Case 5.
    TxFeeBump(FeeBumpTransactionEnvelope<'a>),
}

impl<'a> TransactionEnvelope<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionEnvelopeCase<'a> {
        match self.discriminant() {
            0 => TransactionEnvelopeCase::TxV0(<TransactionV0Envelope<'a>>::at(cut(self.tail, 4))),
            2 => TransactionEnvelopeCase::Tx(<TransactionV1Envelope<'a>>::at(cut(self.tail, 4))),
            _ => TransactionEnvelopeCase::TxFeeBump(<FeeBumpTransactionEnvelope<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("EnvelopeType" EnvelopeType {
    TxV0 = 0 "ENVELOPE_TYPE_TX_V0",
    Scp = 1 "ENVELOPE_TYPE_SCP",
    Tx = 2 "ENVELOPE_TYPE_TX",
    Auth = 3 "ENVELOPE_TYPE_AUTH",
    Scpvalue = 4 "ENVELOPE_TYPE_SCPVALUE",
    TxFeeBump = 5 "ENVELOPE_TYPE_TX_FEE_BUMP",
    OpId = 6 "ENVELOPE_TYPE_OP_ID",
    PoolRevokeOpId = 7 "ENVELOPE_TYPE_POOL_REVOKE_OP_ID",
    ContractId = 8 "ENVELOPE_TYPE_CONTRACT_ID",
    SorobanAuthorization = 9 "ENVELOPE_TYPE_SOROBAN_AUTHORIZATION",
    SorobanAuthorizationWithAddress = 10 "ENVELOPE_TYPE_SOROBAN_AUTHORIZATION_WITH_ADDRESS"
});

view!("struct" "TransactionV0Envelope" TransactionV0Envelope, None, |bytes, visit| walk_transaction_v0_envelope(bytes, 0, 1, visit));

impl<'a> TransactionV0Envelope<'a> {
    /// Field `tx`.
    #[inline]
    pub fn tx(self) -> TransactionV0<'a> {
        <TransactionV0<'a>>::at(self.tail)
    }

    /// Field `signatures`.
    #[inline]
    pub fn signatures(self) -> List<'a, DecoratedSignature<'a>> {
        <List<'a, DecoratedSignature<'a>>>::at(skip::<TransactionV0<'a>>(self.tail))
    }
}

view!("struct" "TransactionV0" TransactionV0, None, |bytes, visit| walk_transaction_v0(bytes, 0, 1, visit));

impl<'a> TransactionV0<'a> {
    /// Field `sourceAccountEd25519`.
    #[inline]
    pub fn source_account_ed25519(self) -> Uint256<'a> {
        <Uint256<'a>>::at(self.tail)
    }

    /// Field `fee`.
    #[inline]
    pub fn fee(self) -> u32 {
        <u32>::at(cut(self.tail, 32))
    }

    /// Field `seqNum`.
    #[inline]
    pub fn seq_num(self) -> SequenceNumber {
        <SequenceNumber>::at(cut(self.tail, 36))
    }

    /// Field `timeBounds`.
    #[inline]
    pub fn time_bounds(self) -> Option<TimeBounds<'a>> {
        <Option<TimeBounds<'a>>>::at(cut(self.tail, 44))
    }

    /// Field `memo`.
    #[inline]
    pub fn memo(self) -> Memo<'a> {
        <Memo<'a>>::at(skip::<Option<TimeBounds<'a>>>(cut(self.tail, 44)))
    }

    /// Field `operations`.
    #[inline]
    pub fn operations(self) -> List<'a, Operation<'a>> {
        <List<'a, Operation<'a>>>::at(skip::<Memo<'a>>(skip::<Option<TimeBounds<'a>>>(cut(self.tail, 44))))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> TransactionV0Ext<'a> {
        <TransactionV0Ext<'a>>::at(skip::<List<'a, Operation<'a>>>(skip::<Memo<'a>>(skip::<Option<TimeBounds<'a>>>(cut(self.tail, 44)))))
    }
}

/// XDR typedef `SequenceNumber`.
pub type SequenceNumber = i64;

view!("struct" "TimeBounds" TimeBounds, Some(16), |bytes, _visit| walk_time_bounds(bytes, 0));

impl<'a> TimeBounds<'a> {
    /// Field `minTime`.
    #[inline]
    pub fn min_time(self) -> TimePoint {
        <TimePoint>::at(self.tail)
    }

    /// Field `maxTime`.
    #[inline]
    pub fn max_time(self) -> TimePoint {
        <TimePoint>::at(cut(self.tail, 8))
    }
}

view!("union" "Memo" Memo, None, |bytes, _visit| walk_memo(bytes, 0));

/// The cases of `Memo`.
#[derive(Clone, Copy, Debug)]
pub enum MemoCase<'a> {
    /// Case 0.
    None,
    /// Case 1.
    Text(&'a [u8]),
    /// Case 2.
    Id(u64),
    /// Case 3.
    Hash(Hash<'a>),
    /// Case 4.
    Return(Hash<'a>),
}

impl<'a> Memo<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> MemoCase<'a> {
        match self.discriminant() {
            0 => MemoCase::None,
            1 => MemoCase::Text(<&'a [u8]>::at(cut(self.tail, 4))),
            2 => MemoCase::Id(<u64>::at(cut(self.tail, 4))),
            3 => MemoCase::Hash(<Hash<'a>>::at(cut(self.tail, 4))),
            _ => MemoCase::Return(<Hash<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("MemoType" MemoType {
    None = 0 "MEMO_NONE",
    Text = 1 "MEMO_TEXT",
    Id = 2 "MEMO_ID",
    Hash = 3 "MEMO_HASH",
    Return = 4 "MEMO_RETURN"
});

view!("struct" "Operation" Operation, None, |bytes, visit| walk_operation(bytes, 0, 1, visit));

impl<'a> Operation<'a> {
    /// Field `sourceAccount`.
    #[inline]
    pub fn source_account(self) -> Option<MuxedAccount<'a>> {
        <Option<MuxedAccount<'a>>>::at(self.tail)
    }

    /// Field `body`.
    #[inline]
    pub fn body(self) -> OperationBody<'a> {
        <OperationBody<'a>>::at(skip::<Option<MuxedAccount<'a>>>(self.tail))
    }
}

view!("union" "MuxedAccount" MuxedAccount, None, |bytes, _visit| walk_muxed_account(bytes, 0));

/// The cases of `MuxedAccount`.
#[derive(Clone, Copy, Debug)]
pub enum MuxedAccountCase<'a> {
    /// Case 0.
    Ed25519(Uint256<'a>),
    /// Case 256.
    MuxedEd25519(MuxedAccountMed25519<'a>),
}

impl<'a> MuxedAccount<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> MuxedAccountCase<'a> {
        match self.discriminant() {
            0 => MuxedAccountCase::Ed25519(<Uint256<'a>>::at(cut(self.tail, 4))),
            _ => MuxedAccountCase::MuxedEd25519(<MuxedAccountMed25519<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("CryptoKeyType" CryptoKeyType {
    Ed25519 = 0 "KEY_TYPE_ED25519",
    PreAuthTx = 1 "KEY_TYPE_PRE_AUTH_TX",
    HashX = 2 "KEY_TYPE_HASH_X",
    Ed25519SignedPayload = 3 "KEY_TYPE_ED25519_SIGNED_PAYLOAD",
    MuxedEd25519 = 256 "KEY_TYPE_MUXED_ED25519"
});

view!("struct" "MuxedAccountMed25519" MuxedAccountMed25519, Some(40), |bytes, _visit| walk_muxed_account_med25519(bytes, 0));

impl<'a> MuxedAccountMed25519<'a> {
    /// Field `id`.
    #[inline]
    pub fn id(self) -> u64 {
        <u64>::at(self.tail)
    }

    /// Field `ed25519`.
    #[inline]
    pub fn ed25519(self) -> Uint256<'a> {
        <Uint256<'a>>::at(cut(self.tail, 8))
    }
}

view!("union" "OperationBody" OperationBody, None, |bytes, visit| walk_operation_body(bytes, 0, 1, visit));

/// The cases of `OperationBody`.
#[derive(Clone, Copy, Debug)]
pub enum OperationBodyCase<'a> {
    /// Case 0.
    CreateAccount(CreateAccountOp<'a>),
    /// Case 1.
    Payment(PaymentOp<'a>),
    /// Case 2.
    PathPaymentStrictReceive(PathPaymentStrictReceiveOp<'a>),
    /// Case 3.
    ManageSellOffer(ManageSellOfferOp<'a>),
    /// Case 4.
    CreatePassiveSellOffer(CreatePassiveSellOfferOp<'a>),
    /// Case 5.
    SetOptions(SetOptionsOp<'a>),
    /// Case 6.
    ChangeTrust(ChangeTrustOp<'a>),
    /// Case 7.
    AllowTrust(AllowTrustOp<'a>),
    /// Case 8.
    AccountMerge(MuxedAccount<'a>),
    /// Case 9.
    Inflation,
    /// Case 10.
    ManageData(ManageDataOp<'a>),
    /// Case 11.
    BumpSequence(BumpSequenceOp<'a>),
    /// Case 12.
    ManageBuyOffer(ManageBuyOfferOp<'a>),
    /// Case 13.
    PathPaymentStrictSend(PathPaymentStrictSendOp<'a>),
    /// Case 14.
    CreateClaimableBalance(CreateClaimableBalanceOp<'a>),
    /// Case 15.
    ClaimClaimableBalance(ClaimClaimableBalanceOp<'a>),
    /// Case 16.
    BeginSponsoringFutureReserves(BeginSponsoringFutureReservesOp<'a>),
    /// Case 17.
    EndSponsoringFutureReserves,
    /// Case 18.
    RevokeSponsorship(RevokeSponsorshipOp<'a>),
    /// Case 19.
    Clawback(ClawbackOp<'a>),
    /// Case 20.
    ClawbackClaimableBalance(ClawbackClaimableBalanceOp<'a>),
    /// Case 21.
    SetTrustLineFlags(SetTrustLineFlagsOp<'a>),
    /// Case 22.
    LiquidityPoolDeposit(LiquidityPoolDepositOp<'a>),
    /// Case 23.
    LiquidityPoolWithdraw(LiquidityPoolWithdrawOp<'a>),
    /// Case 24.
    InvokeHostFunction(InvokeHostFunctionOp<'a>),
    /// Case 25.
    ExtendFootprintTtl(ExtendFootprintTtlOp<'a>),
    /// Case 26.
    RestoreFootprint(RestoreFootprintOp<'a>),
}

impl<'a> OperationBody<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> OperationBodyCase<'a> {
        match self.discriminant() {
            0 => OperationBodyCase::CreateAccount(<CreateAccountOp<'a>>::at(cut(self.tail, 4))),
            1 => OperationBodyCase::Payment(<PaymentOp<'a>>::at(cut(self.tail, 4))),
            2 => OperationBodyCase::PathPaymentStrictReceive(<PathPaymentStrictReceiveOp<'a>>::at(cut(self.tail, 4))),
            3 => OperationBodyCase::ManageSellOffer(<ManageSellOfferOp<'a>>::at(cut(self.tail, 4))),
            4 => OperationBodyCase::CreatePassiveSellOffer(<CreatePassiveSellOfferOp<'a>>::at(cut(self.tail, 4))),
            5 => OperationBodyCase::SetOptions(<SetOptionsOp<'a>>::at(cut(self.tail, 4))),
            6 => OperationBodyCase::ChangeTrust(<ChangeTrustOp<'a>>::at(cut(self.tail, 4))),
            7 => OperationBodyCase::AllowTrust(<AllowTrustOp<'a>>::at(cut(self.tail, 4))),
            8 => OperationBodyCase::AccountMerge(<MuxedAccount<'a>>::at(cut(self.tail, 4))),
            9 => OperationBodyCase::Inflation,
            10 => OperationBodyCase::ManageData(<ManageDataOp<'a>>::at(cut(self.tail, 4))),
            11 => OperationBodyCase::BumpSequence(<BumpSequenceOp<'a>>::at(cut(self.tail, 4))),
            12 => OperationBodyCase::ManageBuyOffer(<ManageBuyOfferOp<'a>>::at(cut(self.tail, 4))),
            13 => OperationBodyCase::PathPaymentStrictSend(<PathPaymentStrictSendOp<'a>>::at(cut(self.tail, 4))),
            14 => OperationBodyCase::CreateClaimableBalance(<CreateClaimableBalanceOp<'a>>::at(cut(self.tail, 4))),
            15 => OperationBodyCase::ClaimClaimableBalance(<ClaimClaimableBalanceOp<'a>>::at(cut(self.tail, 4))),
            16 => OperationBodyCase::BeginSponsoringFutureReserves(<BeginSponsoringFutureReservesOp<'a>>::at(cut(self.tail, 4))),
            17 => OperationBodyCase::EndSponsoringFutureReserves,
            18 => OperationBodyCase::RevokeSponsorship(<RevokeSponsorshipOp<'a>>::at(cut(self.tail, 4))),
            19 => OperationBodyCase::Clawback(<ClawbackOp<'a>>::at(cut(self.tail, 4))),
            20 => OperationBodyCase::ClawbackClaimableBalance(<ClawbackClaimableBalanceOp<'a>>::at(cut(self.tail, 4))),
            21 => OperationBodyCase::SetTrustLineFlags(<SetTrustLineFlagsOp<'a>>::at(cut(self.tail, 4))),
            22 => OperationBodyCase::LiquidityPoolDeposit(<LiquidityPoolDepositOp<'a>>::at(cut(self.tail, 4))),
            23 => OperationBodyCase::LiquidityPoolWithdraw(<LiquidityPoolWithdrawOp<'a>>::at(cut(self.tail, 4))),
            24 => OperationBodyCase::InvokeHostFunction(<InvokeHostFunctionOp<'a>>::at(cut(self.tail, 4))),
            25 => OperationBodyCase::ExtendFootprintTtl(<ExtendFootprintTtlOp<'a>>::at(cut(self.tail, 4))),
            _ => OperationBodyCase::RestoreFootprint(<RestoreFootprintOp<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("OperationType" OperationType {
    CreateAccount = 0 "CREATE_ACCOUNT",
    Payment = 1 "PAYMENT",
    PathPaymentStrictReceive = 2 "PATH_PAYMENT_STRICT_RECEIVE",
    ManageSellOffer = 3 "MANAGE_SELL_OFFER",
    CreatePassiveSellOffer = 4 "CREATE_PASSIVE_SELL_OFFER",
    SetOptions = 5 "SET_OPTIONS",
    ChangeTrust = 6 "CHANGE_TRUST",
    AllowTrust = 7 "ALLOW_TRUST",
    AccountMerge = 8 "ACCOUNT_MERGE",
    Inflation = 9 "INFLATION",
    ManageData = 10 "MANAGE_DATA",
    BumpSequence = 11 "BUMP_SEQUENCE",
    ManageBuyOffer = 12 "MANAGE_BUY_OFFER",
    PathPaymentStrictSend = 13 "PATH_PAYMENT_STRICT_SEND",
    CreateClaimableBalance = 14 "CREATE_CLAIMABLE_BALANCE",
    ClaimClaimableBalance = 15 "CLAIM_CLAIMABLE_BALANCE",
    BeginSponsoringFutureReserves = 16 "BEGIN_SPONSORING_FUTURE_RESERVES",
    EndSponsoringFutureReserves = 17 "END_SPONSORING_FUTURE_RESERVES",
    RevokeSponsorship = 18 "REVOKE_SPONSORSHIP",
    Clawback = 19 "CLAWBACK",
    ClawbackClaimableBalance = 20 "CLAWBACK_CLAIMABLE_BALANCE",
    SetTrustLineFlags = 21 "SET_TRUST_LINE_FLAGS",
    LiquidityPoolDeposit = 22 "LIQUIDITY_POOL_DEPOSIT",
    LiquidityPoolWithdraw = 23 "LIQUIDITY_POOL_WITHDRAW",
    InvokeHostFunction = 24 "INVOKE_HOST_FUNCTION",
    ExtendFootprintTtl = 25 "EXTEND_FOOTPRINT_TTL",
    RestoreFootprint = 26 "RESTORE_FOOTPRINT"
});

view!("struct" "CreateAccountOp" CreateAccountOp, Some(44), |bytes, _visit| walk_create_account_op(bytes, 0));

impl<'a> CreateAccountOp<'a> {
    /// Field `destination`.
    #[inline]
    pub fn destination(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `startingBalance`.
    #[inline]
    pub fn starting_balance(self) -> i64 {
        <i64>::at(cut(self.tail, 36))
    }
}

/// XDR typedef `AccountID`.
pub type AccountId<'a> = PublicKey<'a>;

view!("struct" "PaymentOp" PaymentOp, None, |bytes, _visit| walk_payment_op(bytes, 0));

impl<'a> PaymentOp<'a> {
    /// Field `destination`.
    #[inline]
    pub fn destination(self) -> MuxedAccount<'a> {
        <MuxedAccount<'a>>::at(self.tail)
    }

    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<MuxedAccount<'a>>(self.tail))
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(skip::<MuxedAccount<'a>>(self.tail)))
    }
}

view!("union" "Asset" Asset, None, |bytes, _visit| walk_asset(bytes, 0));

/// The cases of `Asset`.
#[derive(Clone, Copy, Debug)]
pub enum AssetCase<'a> {
    /// Case 0.
    Native,
    /// Case 1.
    CreditAlphanum4(AlphaNum4<'a>),
    /// Case 2.
    CreditAlphanum12(AlphaNum12<'a>),
}

impl<'a> Asset<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> AssetCase<'a> {
        match self.discriminant() {
            0 => AssetCase::Native,
            1 => AssetCase::CreditAlphanum4(<AlphaNum4<'a>>::at(cut(self.tail, 4))),
            _ => AssetCase::CreditAlphanum12(<AlphaNum12<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("AssetType" AssetType {
    Native = 0 "ASSET_TYPE_NATIVE",
    CreditAlphanum4 = 1 "ASSET_TYPE_CREDIT_ALPHANUM4",
    CreditAlphanum12 = 2 "ASSET_TYPE_CREDIT_ALPHANUM12",
    PoolShare = 3 "ASSET_TYPE_POOL_SHARE"
});

view!("struct" "AlphaNum4" AlphaNum4, Some(40), |bytes, _visit| walk_alpha_num4(bytes, 0));

impl<'a> AlphaNum4<'a> {
    /// Field `assetCode`.
    #[inline]
    pub fn asset_code(self) -> AssetCode4<'a> {
        <AssetCode4<'a>>::at(self.tail)
    }

    /// Field `issuer`.
    #[inline]
    pub fn issuer(self) -> AccountId<'a> {
        <AccountId<'a>>::at(cut(self.tail, 4))
    }
}

/// XDR typedef `AssetCode4`.
pub type AssetCode4<'a> = &'a [u8; 4];

view!("struct" "AlphaNum12" AlphaNum12, Some(48), |bytes, _visit| walk_alpha_num12(bytes, 0));

impl<'a> AlphaNum12<'a> {
    /// Field `assetCode`.
    #[inline]
    pub fn asset_code(self) -> AssetCode12<'a> {
        <AssetCode12<'a>>::at(self.tail)
    }

    /// Field `issuer`.
    #[inline]
    pub fn issuer(self) -> AccountId<'a> {
        <AccountId<'a>>::at(cut(self.tail, 12))
    }
}

/// XDR typedef `AssetCode12`.
pub type AssetCode12<'a> = &'a [u8; 12];

view!("struct" "PathPaymentStrictReceiveOp" PathPaymentStrictReceiveOp, None, |bytes, _visit| walk_path_payment_strict_receive_op(bytes, 0));

impl<'a> PathPaymentStrictReceiveOp<'a> {
    /// Field `sendAsset`.
    #[inline]
    pub fn send_asset(self) -> Asset<'a> {
        <Asset<'a>>::at(self.tail)
    }

    /// Field `sendMax`.
    #[inline]
    pub fn send_max(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(self.tail))
    }

    /// Field `destination`.
    #[inline]
    pub fn destination(self) -> MuxedAccount<'a> {
        <MuxedAccount<'a>>::at(cut(skip::<Asset<'a>>(self.tail), 8))
    }

    /// Field `destAsset`.
    #[inline]
    pub fn dest_asset(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<MuxedAccount<'a>>(cut(skip::<Asset<'a>>(self.tail), 8)))
    }

    /// Field `destAmount`.
    #[inline]
    pub fn dest_amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(skip::<MuxedAccount<'a>>(cut(skip::<Asset<'a>>(self.tail), 8))))
    }

    /// Field `path`.
    #[inline]
    pub fn path(self) -> List<'a, Asset<'a>> {
        <List<'a, Asset<'a>>>::at(cut(skip::<Asset<'a>>(skip::<MuxedAccount<'a>>(cut(skip::<Asset<'a>>(self.tail), 8))), 8))
    }
}

view!("struct" "ManageSellOfferOp" ManageSellOfferOp, None, |bytes, _visit| walk_manage_sell_offer_op(bytes, 0));

impl<'a> ManageSellOfferOp<'a> {
    /// Field `selling`.
    #[inline]
    pub fn selling(self) -> Asset<'a> {
        <Asset<'a>>::at(self.tail)
    }

    /// Field `buying`.
    #[inline]
    pub fn buying(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<Asset<'a>>(self.tail))
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)))
    }

    /// Field `price`.
    #[inline]
    pub fn price(self) -> Price<'a> {
        <Price<'a>>::at(cut(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)), 8))
    }

    /// Field `offerID`.
    #[inline]
    pub fn offer_id(self) -> i64 {
        <i64>::at(cut(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)), 16))
    }
}

view!("struct" "Price" Price, Some(8), |bytes, _visit| walk_price(bytes, 0));

impl<'a> Price<'a> {
    /// Field `n`.
    #[inline]
    pub fn n(self) -> i32 {
        <i32>::at(self.tail)
    }

    /// Field `d`.
    #[inline]
    pub fn d(self) -> i32 {
        <i32>::at(cut(self.tail, 4))
    }
}

view!("struct" "CreatePassiveSellOfferOp" CreatePassiveSellOfferOp, None, |bytes, _visit| walk_create_passive_sell_offer_op(bytes, 0));

impl<'a> CreatePassiveSellOfferOp<'a> {
    /// Field `selling`.
    #[inline]
    pub fn selling(self) -> Asset<'a> {
        <Asset<'a>>::at(self.tail)
    }

    /// Field `buying`.
    #[inline]
    pub fn buying(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<Asset<'a>>(self.tail))
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)))
    }

    /// Field `price`.
    #[inline]
    pub fn price(self) -> Price<'a> {
        <Price<'a>>::at(cut(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)), 8))
    }
}

view!("struct" "SetOptionsOp" SetOptionsOp, None, |bytes, _visit| walk_set_options_op(bytes, 0));

impl<'a> SetOptionsOp<'a> {
    /// Field `inflationDest`.
    #[inline]
    pub fn inflation_dest(self) -> Option<AccountId<'a>> {
        <Option<AccountId<'a>>>::at(self.tail)
    }

    /// Field `clearFlags`.
    #[inline]
    pub fn clear_flags(self) -> Option<u32> {
        <Option<u32>>::at(skip::<Option<AccountId<'a>>>(self.tail))
    }

    /// Field `setFlags`.
    #[inline]
    pub fn set_flags(self) -> Option<u32> {
        <Option<u32>>::at(skip::<Option<u32>>(skip::<Option<AccountId<'a>>>(self.tail)))
    }

    /// Field `masterWeight`.
    #[inline]
    pub fn master_weight(self) -> Option<u32> {
        <Option<u32>>::at(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<AccountId<'a>>>(self.tail))))
    }

    /// Field `lowThreshold`.
    #[inline]
    pub fn low_threshold(self) -> Option<u32> {
        <Option<u32>>::at(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<AccountId<'a>>>(self.tail)))))
    }

    /// Field `medThreshold`.
    #[inline]
    pub fn med_threshold(self) -> Option<u32> {
        <Option<u32>>::at(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<AccountId<'a>>>(self.tail))))))
    }

    /// Field `highThreshold`.
    #[inline]
    pub fn high_threshold(self) -> Option<u32> {
        <Option<u32>>::at(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<AccountId<'a>>>(self.tail)))))))
    }

    /// Field `homeDomain`.
    #[inline]
    pub fn home_domain(self) -> Option<String32<'a>> {
        <Option<String32<'a>>>::at(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<AccountId<'a>>>(self.tail))))))))
    }

    /// Field `signer`.
    #[inline]
    pub fn signer(self) -> Option<Signer<'a>> {
        <Option<Signer<'a>>>::at(skip::<Option<String32<'a>>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<u32>>(skip::<Option<AccountId<'a>>>(self.tail)))))))))
    }
}

/// XDR typedef `string32`.
pub type String32<'a> = &'a [u8];

view!("struct" "Signer" Signer, None, |bytes, _visit| walk_signer(bytes, 0));

impl<'a> Signer<'a> {
    /// Field `key`.
    #[inline]
    pub fn key(self) -> SignerKey<'a> {
        <SignerKey<'a>>::at(self.tail)
    }

    /// Field `weight`.
    #[inline]
    pub fn weight(self) -> u32 {
        <u32>::at(skip::<SignerKey<'a>>(self.tail))
    }
}

view!("union" "SignerKey" SignerKey, None, |bytes, _visit| walk_signer_key(bytes, 0));

/// The cases of `SignerKey`.
#[derive(Clone, Copy, Debug)]
pub enum SignerKeyCase<'a> {
    /// Case 0.
    Ed25519(Uint256<'a>),
    /// Case 1.
    PreAuthTx(Uint256<'a>),
    /// Case 2.
    HashX(Uint256<'a>),
    /// Case 3.
    Ed25519SignedPayload(SignerKeyEd25519SignedPayload<'a>),
}

impl<'a> SignerKey<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> SignerKeyCase<'a> {
        match self.discriminant() {
            0 => SignerKeyCase::Ed25519(<Uint256<'a>>::at(cut(self.tail, 4))),
            1 => SignerKeyCase::PreAuthTx(<Uint256<'a>>::at(cut(self.tail, 4))),
            2 => SignerKeyCase::HashX(<Uint256<'a>>::at(cut(self.tail, 4))),
            _ => SignerKeyCase::Ed25519SignedPayload(<SignerKeyEd25519SignedPayload<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SignerKeyType" SignerKeyType {
    Ed25519 = 0 "SIGNER_KEY_TYPE_ED25519",
    PreAuthTx = 1 "SIGNER_KEY_TYPE_PRE_AUTH_TX",
    HashX = 2 "SIGNER_KEY_TYPE_HASH_X",
    Ed25519SignedPayload = 3 "SIGNER_KEY_TYPE_ED25519_SIGNED_PAYLOAD"
});

view!("struct" "SignerKeyEd25519SignedPayload" SignerKeyEd25519SignedPayload, None, |bytes, _visit| walk_signer_key_ed25519_signed_payload(bytes, 0));

impl<'a> SignerKeyEd25519SignedPayload<'a> {
    /// Field `ed25519`.
    #[inline]
    pub fn ed25519(self) -> Uint256<'a> {
        <Uint256<'a>>::at(self.tail)
    }

    /// Field `payload`.
    #[inline]
    pub fn payload(self) -> &'a [u8] {
        <&'a [u8]>::at(cut(self.tail, 32))
    }
}

view!("struct" "ChangeTrustOp" ChangeTrustOp, None, |bytes, _visit| walk_change_trust_op(bytes, 0));

impl<'a> ChangeTrustOp<'a> {
    /// Field `line`.
    #[inline]
    pub fn line(self) -> ChangeTrustAsset<'a> {
        <ChangeTrustAsset<'a>>::at(self.tail)
    }

    /// Field `limit`.
    #[inline]
    pub fn limit(self) -> i64 {
        <i64>::at(skip::<ChangeTrustAsset<'a>>(self.tail))
    }
}

view!("union" "ChangeTrustAsset" ChangeTrustAsset, None, |bytes, _visit| walk_change_trust_asset(bytes, 0));

/// The cases of `ChangeTrustAsset`.
#[derive(Clone, Copy, Debug)]
pub enum ChangeTrustAssetCase<'a> {
    /// Case 0.
    Native,
    /// Case 1.
    CreditAlphanum4(AlphaNum4<'a>),
    /// Case 2.
    CreditAlphanum12(AlphaNum12<'a>),
    /// Case 3.
    PoolShare(LiquidityPoolParameters<'a>),
}

impl<'a> ChangeTrustAsset<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ChangeTrustAssetCase<'a> {
        match self.discriminant() {
            0 => ChangeTrustAssetCase::Native,
            1 => ChangeTrustAssetCase::CreditAlphanum4(<AlphaNum4<'a>>::at(cut(self.tail, 4))),
            2 => ChangeTrustAssetCase::CreditAlphanum12(<AlphaNum12<'a>>::at(cut(self.tail, 4))),
            _ => ChangeTrustAssetCase::PoolShare(<LiquidityPoolParameters<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("union" "LiquidityPoolParameters" LiquidityPoolParameters, None, |bytes, _visit| walk_liquidity_pool_parameters(bytes, 0));

/// The cases of `LiquidityPoolParameters`.
#[derive(Clone, Copy, Debug)]
pub enum LiquidityPoolParametersCase<'a> {
    /// Case 0.
    LiquidityPoolConstantProduct(LiquidityPoolConstantProductParameters<'a>),
}

impl<'a> LiquidityPoolParameters<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LiquidityPoolParametersCase<'a> {
        match self.discriminant() {
            _ => LiquidityPoolParametersCase::LiquidityPoolConstantProduct(<LiquidityPoolConstantProductParameters<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("LiquidityPoolType" LiquidityPoolType {
    LiquidityPoolConstantProduct = 0 "LIQUIDITY_POOL_CONSTANT_PRODUCT"
});

view!("struct" "LiquidityPoolConstantProductParameters" LiquidityPoolConstantProductParameters, None, |bytes, _visit| walk_liquidity_pool_constant_product_parameters(bytes, 0));

impl<'a> LiquidityPoolConstantProductParameters<'a> {
    /// Field `assetA`.
    #[inline]
    pub fn asset_a(self) -> Asset<'a> {
        <Asset<'a>>::at(self.tail)
    }

    /// Field `assetB`.
    #[inline]
    pub fn asset_b(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<Asset<'a>>(self.tail))
    }

    /// Field `fee`.
    #[inline]
    pub fn fee(self) -> i32 {
        <i32>::at(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)))
    }
}

view!("struct" "AllowTrustOp" AllowTrustOp, None, |bytes, _visit| walk_allow_trust_op(bytes, 0));

impl<'a> AllowTrustOp<'a> {
    /// Field `trustor`.
    #[inline]
    pub fn trustor(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> AssetCode<'a> {
        <AssetCode<'a>>::at(cut(self.tail, 36))
    }

    /// Field `authorize`.
    #[inline]
    pub fn authorize(self) -> u32 {
        <u32>::at(skip::<AssetCode<'a>>(cut(self.tail, 36)))
    }
}

view!("union" "AssetCode" AssetCode, None, |bytes, _visit| walk_asset_code(bytes, 0));

/// The cases of `AssetCode`.
#[derive(Clone, Copy, Debug)]
pub enum AssetCodeCase<'a> {
    /// Case 1.
    CreditAlphanum4(AssetCode4<'a>),
    /// Case 2.
    CreditAlphanum12(AssetCode12<'a>),
}

impl<'a> AssetCode<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> AssetCodeCase<'a> {
        match self.discriminant() {
            1 => AssetCodeCase::CreditAlphanum4(<AssetCode4<'a>>::at(cut(self.tail, 4))),
            _ => AssetCodeCase::CreditAlphanum12(<AssetCode12<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "ManageDataOp" ManageDataOp, None, |bytes, _visit| walk_manage_data_op(bytes, 0));

impl<'a> ManageDataOp<'a> {
    /// Field `dataName`.
    #[inline]
    pub fn data_name(self) -> String64<'a> {
        <String64<'a>>::at(self.tail)
    }

    /// Field `dataValue`.
    #[inline]
    pub fn data_value(self) -> Option<DataValue<'a>> {
        <Option<DataValue<'a>>>::at(skip::<String64<'a>>(self.tail))
    }
}

/// XDR typedef `string64`.
pub type String64<'a> = &'a [u8];

/// XDR typedef `DataValue`.
pub type DataValue<'a> = &'a [u8];

view!("struct" "BumpSequenceOp" BumpSequenceOp, Some(8), |bytes, _visit| walk_bump_sequence_op(bytes, 0));

impl<'a> BumpSequenceOp<'a> {
    /// Field `bumpTo`.
    #[inline]
    pub fn bump_to(self) -> SequenceNumber {
        <SequenceNumber>::at(self.tail)
    }
}

view!("struct" "ManageBuyOfferOp" ManageBuyOfferOp, None, |bytes, _visit| walk_manage_buy_offer_op(bytes, 0));

impl<'a> ManageBuyOfferOp<'a> {
    /// Field `selling`.
    #[inline]
    pub fn selling(self) -> Asset<'a> {
        <Asset<'a>>::at(self.tail)
    }

    /// Field `buying`.
    #[inline]
    pub fn buying(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<Asset<'a>>(self.tail))
    }

    /// Field `buyAmount`.
    #[inline]
    pub fn buy_amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)))
    }

    /// Field `price`.
    #[inline]
    pub fn price(self) -> Price<'a> {
        <Price<'a>>::at(cut(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)), 8))
    }

    /// Field `offerID`.
    #[inline]
    pub fn offer_id(self) -> i64 {
        <i64>::at(cut(skip::<Asset<'a>>(skip::<Asset<'a>>(self.tail)), 16))
    }
}

view!("struct" "PathPaymentStrictSendOp" PathPaymentStrictSendOp, None, |bytes, _visit| walk_path_payment_strict_send_op(bytes, 0));

impl<'a> PathPaymentStrictSendOp<'a> {
    /// Field `sendAsset`.
    #[inline]
    pub fn send_asset(self) -> Asset<'a> {
        <Asset<'a>>::at(self.tail)
    }

    /// Field `sendAmount`.
    #[inline]
    pub fn send_amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(self.tail))
    }

    /// Field `destination`.
    #[inline]
    pub fn destination(self) -> MuxedAccount<'a> {
        <MuxedAccount<'a>>::at(cut(skip::<Asset<'a>>(self.tail), 8))
    }

    /// Field `destAsset`.
    #[inline]
    pub fn dest_asset(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<MuxedAccount<'a>>(cut(skip::<Asset<'a>>(self.tail), 8)))
    }

    /// Field `destMin`.
    #[inline]
    pub fn dest_min(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(skip::<MuxedAccount<'a>>(cut(skip::<Asset<'a>>(self.tail), 8))))
    }

    /// Field `path`.
    #[inline]
    pub fn path(self) -> List<'a, Asset<'a>> {
        <List<'a, Asset<'a>>>::at(cut(skip::<Asset<'a>>(skip::<MuxedAccount<'a>>(cut(skip::<Asset<'a>>(self.tail), 8))), 8))
    }
}

view!("struct" "CreateClaimableBalanceOp" CreateClaimableBalanceOp, None, |bytes, _visit| walk_create_claimable_balance_op(bytes, 0, 1));

impl<'a> CreateClaimableBalanceOp<'a> {
    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> Asset<'a> {
        <Asset<'a>>::at(self.tail)
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(self.tail))
    }

    /// Field `claimants`.
    #[inline]
    pub fn claimants(self) -> List<'a, Claimant<'a>> {
        <List<'a, Claimant<'a>>>::at(cut(skip::<Asset<'a>>(self.tail), 8))
    }
}

view!("union" "Claimant" Claimant, None, |bytes, _visit| walk_claimant(bytes, 0, 1));

/// The cases of `Claimant`.
#[derive(Clone, Copy, Debug)]
pub enum ClaimantCase<'a> {
    /// Case 0.
    ClaimantTypeV0(ClaimantV0<'a>),
}

impl<'a> Claimant<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClaimantCase<'a> {
        match self.discriminant() {
            _ => ClaimantCase::ClaimantTypeV0(<ClaimantV0<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("ClaimantType" ClaimantType {
    ClaimantTypeV0 = 0 "CLAIMANT_TYPE_V0"
});

view!("struct" "ClaimantV0" ClaimantV0, None, |bytes, _visit| walk_claimant_v0(bytes, 0, 1));

impl<'a> ClaimantV0<'a> {
    /// Field `destination`.
    #[inline]
    pub fn destination(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `predicate`.
    #[inline]
    pub fn predicate(self) -> ClaimPredicate<'a> {
        <ClaimPredicate<'a>>::at(cut(self.tail, 36))
    }
}

view!("union" "ClaimPredicate" ClaimPredicate, None, |bytes, _visit| walk_claim_predicate(bytes, 0, 1));

/// The cases of `ClaimPredicate`.
#[derive(Clone, Copy, Debug)]
pub enum ClaimPredicateCase<'a> {
    /// Case 0.
    Unconditional,
    /// Case 1.
    And(List<'a, ClaimPredicate<'a>>),
    /// Case 2.
    Or(List<'a, ClaimPredicate<'a>>),
    /// Case 3.
    Not(Option<ClaimPredicate<'a>>),
    /// Case 4.
    BeforeAbsoluteTime(i64),
    /// Case 5.
    BeforeRelativeTime(i64),
}

impl<'a> ClaimPredicate<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClaimPredicateCase<'a> {
        match self.discriminant() {
            0 => ClaimPredicateCase::Unconditional,
            1 => ClaimPredicateCase::And(<List<'a, ClaimPredicate<'a>>>::at(cut(self.tail, 4))),
            2 => ClaimPredicateCase::Or(<List<'a, ClaimPredicate<'a>>>::at(cut(self.tail, 4))),
            3 => ClaimPredicateCase::Not(<Option<ClaimPredicate<'a>>>::at(cut(self.tail, 4))),
            4 => ClaimPredicateCase::BeforeAbsoluteTime(<i64>::at(cut(self.tail, 4))),
            _ => ClaimPredicateCase::BeforeRelativeTime(<i64>::at(cut(self.tail, 4))),
        }
    }
}

code!("ClaimPredicateType" ClaimPredicateType {
    Unconditional = 0 "CLAIM_PREDICATE_UNCONDITIONAL",
    And = 1 "CLAIM_PREDICATE_AND",
    Or = 2 "CLAIM_PREDICATE_OR",
    Not = 3 "CLAIM_PREDICATE_NOT",
    BeforeAbsoluteTime = 4 "CLAIM_PREDICATE_BEFORE_ABSOLUTE_TIME",
    BeforeRelativeTime = 5 "CLAIM_PREDICATE_BEFORE_RELATIVE_TIME"
});

view!("struct" "ClaimClaimableBalanceOp" ClaimClaimableBalanceOp, Some(36), |bytes, _visit| walk_claim_claimable_balance_op(bytes, 0));

impl<'a> ClaimClaimableBalanceOp<'a> {
    /// Field `balanceID`.
    #[inline]
    pub fn balance_id(self) -> ClaimableBalanceId<'a> {
        <ClaimableBalanceId<'a>>::at(self.tail)
    }
}

view!("union" "ClaimableBalanceID" ClaimableBalanceId, Some(36), |bytes, _visit| walk_claimable_balance_id(bytes, 0));

/// The cases of `ClaimableBalanceID`.
#[derive(Clone, Copy, Debug)]
pub enum ClaimableBalanceIdCase<'a> {
    /// Case 0.
    ClaimableBalanceIdTypeV0(Hash<'a>),
}

impl<'a> ClaimableBalanceId<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClaimableBalanceIdCase<'a> {
        match self.discriminant() {
            _ => ClaimableBalanceIdCase::ClaimableBalanceIdTypeV0(<Hash<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("ClaimableBalanceIDType" ClaimableBalanceIdType {
    ClaimableBalanceIdTypeV0 = 0 "CLAIMABLE_BALANCE_ID_TYPE_V0"
});

view!("struct" "BeginSponsoringFutureReservesOp" BeginSponsoringFutureReservesOp, Some(36), |bytes, _visit| walk_begin_sponsoring_future_reserves_op(bytes, 0));

impl<'a> BeginSponsoringFutureReservesOp<'a> {
    /// Field `sponsoredID`.
    #[inline]
    pub fn sponsored_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }
}

view!("union" "RevokeSponsorshipOp" RevokeSponsorshipOp, None, |bytes, _visit| walk_revoke_sponsorship_op(bytes, 0, 1));

/// The cases of `RevokeSponsorshipOp`.
#[derive(Clone, Copy, Debug)]
pub enum RevokeSponsorshipOpCase<'a> {
    /// Case 0.
    LedgerEntry(LedgerKey<'a>),
    /// Case 1.
    Signer(RevokeSponsorshipOpSigner<'a>),
}

impl<'a> RevokeSponsorshipOp<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> RevokeSponsorshipOpCase<'a> {
        match self.discriminant() {
            0 => RevokeSponsorshipOpCase::LedgerEntry(<LedgerKey<'a>>::at(cut(self.tail, 4))),
            _ => RevokeSponsorshipOpCase::Signer(<RevokeSponsorshipOpSigner<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("RevokeSponsorshipType" RevokeSponsorshipType {
    LedgerEntry = 0 "REVOKE_SPONSORSHIP_LEDGER_ENTRY",
    Signer = 1 "REVOKE_SPONSORSHIP_SIGNER"
});

view!("union" "LedgerKey" LedgerKey, None, |bytes, _visit| walk_ledger_key(bytes, 0, 1));

/// The cases of `LedgerKey`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerKeyCase<'a> {
    /// Case 0.
    Account(LedgerKeyAccount<'a>),
    /// Case 1.
    Trustline(LedgerKeyTrustLine<'a>),
    /// Case 2.
    Offer(LedgerKeyOffer<'a>),
    /// Case 3.
    Data(LedgerKeyData<'a>),
    /// Case 4.
    ClaimableBalance(LedgerKeyClaimableBalance<'a>),
    /// Case 5.
    LiquidityPool(LedgerKeyLiquidityPool<'a>),
    /// Case 6.
    ContractData(LedgerKeyContractData<'a>),
    /// Case 7.
    ContractCode(LedgerKeyContractCode<'a>),
    /// Case 8.
    ConfigSetting(LedgerKeyConfigSetting<'a>),
    /// Case 9.
    Ttl(LedgerKeyTtl<'a>),
}

impl<'a> LedgerKey<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerKeyCase<'a> {
        match self.discriminant() {
            0 => LedgerKeyCase::Account(<LedgerKeyAccount<'a>>::at(cut(self.tail, 4))),
            1 => LedgerKeyCase::Trustline(<LedgerKeyTrustLine<'a>>::at(cut(self.tail, 4))),
            2 => LedgerKeyCase::Offer(<LedgerKeyOffer<'a>>::at(cut(self.tail, 4))),
            3 => LedgerKeyCase::Data(<LedgerKeyData<'a>>::at(cut(self.tail, 4))),
            4 => LedgerKeyCase::ClaimableBalance(<LedgerKeyClaimableBalance<'a>>::at(cut(self.tail, 4))),
            5 => LedgerKeyCase::LiquidityPool(<LedgerKeyLiquidityPool<'a>>::at(cut(self.tail, 4))),
            6 => LedgerKeyCase::ContractData(<LedgerKeyContractData<'a>>::at(cut(self.tail, 4))),
            7 => LedgerKeyCase::ContractCode(<LedgerKeyContractCode<'a>>::at(cut(self.tail, 4))),
            8 => LedgerKeyCase::ConfigSetting(<LedgerKeyConfigSetting<'a>>::at(cut(self.tail, 4))),
            _ => LedgerKeyCase::Ttl(<LedgerKeyTtl<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("LedgerEntryType" LedgerEntryType {
    Account = 0 "ACCOUNT",
    Trustline = 1 "TRUSTLINE",
    Offer = 2 "OFFER",
    Data = 3 "DATA",
    ClaimableBalance = 4 "CLAIMABLE_BALANCE",
    LiquidityPool = 5 "LIQUIDITY_POOL",
    ContractData = 6 "CONTRACT_DATA",
    ContractCode = 7 "CONTRACT_CODE",
    ConfigSetting = 8 "CONFIG_SETTING",
    Ttl = 9 "TTL"
});

view!("struct" "LedgerKeyAccount" LedgerKeyAccount, Some(36), |bytes, _visit| walk_ledger_key_account(bytes, 0));

impl<'a> LedgerKeyAccount<'a> {
    /// Field `accountID`.
    #[inline]
    pub fn account_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }
}

view!("struct" "LedgerKeyTrustLine" LedgerKeyTrustLine, None, |bytes, _visit| walk_ledger_key_trust_line(bytes, 0));

impl<'a> LedgerKeyTrustLine<'a> {
    /// Field `accountID`.
    #[inline]
    pub fn account_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> TrustLineAsset<'a> {
        <TrustLineAsset<'a>>::at(cut(self.tail, 36))
    }
}

view!("union" "TrustLineAsset" TrustLineAsset, None, |bytes, _visit| walk_trust_line_asset(bytes, 0));

/// The cases of `TrustLineAsset`.
#[derive(Clone, Copy, Debug)]
pub enum TrustLineAssetCase<'a> {
    /// Case 0.
    Native,
    /// Case 1.
    CreditAlphanum4(AlphaNum4<'a>),
    /// Case 2.
    CreditAlphanum12(AlphaNum12<'a>),
    /// Case 3.
    PoolShare(PoolId<'a>),
}

impl<'a> TrustLineAsset<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TrustLineAssetCase<'a> {
        match self.discriminant() {
            0 => TrustLineAssetCase::Native,
            1 => TrustLineAssetCase::CreditAlphanum4(<AlphaNum4<'a>>::at(cut(self.tail, 4))),
            2 => TrustLineAssetCase::CreditAlphanum12(<AlphaNum12<'a>>::at(cut(self.tail, 4))),
            _ => TrustLineAssetCase::PoolShare(<PoolId<'a>>::at(cut(self.tail, 4))),
        }
    }
}

/// XDR typedef `PoolID`.
pub type PoolId<'a> = Hash<'a>;

view!("struct" "LedgerKeyOffer" LedgerKeyOffer, Some(44), |bytes, _visit| walk_ledger_key_offer(bytes, 0));

impl<'a> LedgerKeyOffer<'a> {
    /// Field `sellerID`.
    #[inline]
    pub fn seller_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `offerID`.
    #[inline]
    pub fn offer_id(self) -> i64 {
        <i64>::at(cut(self.tail, 36))
    }
}

view!("struct" "LedgerKeyData" LedgerKeyData, None, |bytes, _visit| walk_ledger_key_data(bytes, 0));

impl<'a> LedgerKeyData<'a> {
    /// Field `accountID`.
    #[inline]
    pub fn account_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `dataName`.
    #[inline]
    pub fn data_name(self) -> String64<'a> {
        <String64<'a>>::at(cut(self.tail, 36))
    }
}

view!("struct" "LedgerKeyClaimableBalance" LedgerKeyClaimableBalance, Some(36), |bytes, _visit| walk_ledger_key_claimable_balance(bytes, 0));

impl<'a> LedgerKeyClaimableBalance<'a> {
    /// Field `balanceID`.
    #[inline]
    pub fn balance_id(self) -> ClaimableBalanceId<'a> {
        <ClaimableBalanceId<'a>>::at(self.tail)
    }
}

view!("struct" "LedgerKeyLiquidityPool" LedgerKeyLiquidityPool, Some(32), |bytes, _visit| walk_ledger_key_liquidity_pool(bytes, 0));

impl<'a> LedgerKeyLiquidityPool<'a> {
    /// Field `liquidityPoolID`.
    #[inline]
    pub fn liquidity_pool_id(self) -> PoolId<'a> {
        <PoolId<'a>>::at(self.tail)
    }
}

view!("struct" "LedgerKeyContractData" LedgerKeyContractData, None, |bytes, _visit| walk_ledger_key_contract_data(bytes, 0, 1));

impl<'a> LedgerKeyContractData<'a> {
    /// Field `contract`.
    #[inline]
    pub fn contract(self) -> ScAddress<'a> {
        <ScAddress<'a>>::at(self.tail)
    }

    /// Field `key`.
    #[inline]
    pub fn key(self) -> ScVal<'a> {
        <ScVal<'a>>::at(skip::<ScAddress<'a>>(self.tail))
    }

    /// Field `durability`.
    #[inline]
    pub fn durability(self) -> ContractDataDurability {
        <ContractDataDurability>::at(skip::<ScVal<'a>>(skip::<ScAddress<'a>>(self.tail)))
    }
}

view!("union" "SCAddress" ScAddress, None, |bytes, _visit| walk_sc_address(bytes, 0));

/// The cases of `SCAddress`.
#[derive(Clone, Copy, Debug)]
pub enum ScAddressCase<'a> {
    /// Case 0.
    Account(AccountId<'a>),
    /// Case 1.
    Contract(ContractId<'a>),
    /// Case 2.
    MuxedAccount(MuxedEd25519Account<'a>),
    /// Case 3.
    ClaimableBalance(ClaimableBalanceId<'a>),
    /// Case 4.
    LiquidityPool(PoolId<'a>),
    /// Case 5.
    MuxedContract(MuxedContract<'a>),
}

impl<'a> ScAddress<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScAddressCase<'a> {
        match self.discriminant() {
            0 => ScAddressCase::Account(<AccountId<'a>>::at(cut(self.tail, 4))),
            1 => ScAddressCase::Contract(<ContractId<'a>>::at(cut(self.tail, 4))),
            2 => ScAddressCase::MuxedAccount(<MuxedEd25519Account<'a>>::at(cut(self.tail, 4))),
            3 => ScAddressCase::ClaimableBalance(<ClaimableBalanceId<'a>>::at(cut(self.tail, 4))),
            4 => ScAddressCase::LiquidityPool(<PoolId<'a>>::at(cut(self.tail, 4))),
            _ => ScAddressCase::MuxedContract(<MuxedContract<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SCAddressType" ScAddressType {
    Account = 0 "SC_ADDRESS_TYPE_ACCOUNT",
    Contract = 1 "SC_ADDRESS_TYPE_CONTRACT",
    MuxedAccount = 2 "SC_ADDRESS_TYPE_MUXED_ACCOUNT",
    ClaimableBalance = 3 "SC_ADDRESS_TYPE_CLAIMABLE_BALANCE",
    LiquidityPool = 4 "SC_ADDRESS_TYPE_LIQUIDITY_POOL",
    MuxedContract = 5 "SC_ADDRESS_TYPE_MUXED_CONTRACT"
});

/// XDR typedef `ContractID`.
pub type ContractId<'a> = Hash<'a>;

view!("struct" "MuxedEd25519Account" MuxedEd25519Account, Some(40), |bytes, _visit| walk_muxed_ed25519_account(bytes, 0));

impl<'a> MuxedEd25519Account<'a> {
    /// Field `id`.
    #[inline]
    pub fn id(self) -> u64 {
        <u64>::at(self.tail)
    }

    /// Field `ed25519`.
    #[inline]
    pub fn ed25519(self) -> Uint256<'a> {
        <Uint256<'a>>::at(cut(self.tail, 8))
    }
}

view!("struct" "MuxedContract" MuxedContract, Some(40), |bytes, _visit| walk_muxed_contract(bytes, 0));

impl<'a> MuxedContract<'a> {
    /// Field `id`.
    #[inline]
    pub fn id(self) -> u64 {
        <u64>::at(self.tail)
    }

    /// Field `contractId`.
    #[inline]
    pub fn contract_id(self) -> ContractId<'a> {
        <ContractId<'a>>::at(cut(self.tail, 8))
    }
}

view!("union" "SCVal" ScVal, None, |bytes, _visit| walk_sc_val(bytes, 0, 1));

/// The cases of `SCVal`.
#[derive(Clone, Copy, Debug)]
pub enum ScValCase<'a> {
    /// Case 0.
    Bool(bool),
    /// Case 1.
    Void,
    /// Case 2.
    Error(ScError<'a>),
    /// Case 3.
    U32(u32),
    /// Case 4.
    I32(i32),
    /// Case 5.
    U64(u64),
    /// Case 6.
    I64(i64),
    /// Case 7.
    Timepoint(TimePoint),
    /// Case 8.
    Duration(Duration),
    /// Case 9.
    U128(UInt128Parts<'a>),
    /// Case 10.
    I128(Int128Parts<'a>),
    /// Case 11.
    U256(UInt256Parts<'a>),
    /// Case 12.
    I256(Int256Parts<'a>),
    /// Case 13.
    Bytes(ScBytes<'a>),
    /// Case 14.
    String(ScString<'a>),
    /// Case 15.
    Symbol(ScSymbol<'a>),
    /// Case 16.
    Vec(Option<ScVec<'a>>),
    /// Case 17.
    Map(Option<ScMap<'a>>),
    /// Case 18.
    Address(ScAddress<'a>),
    /// Case 19.
    ContractInstance(ScContractInstance<'a>),
    /// Case 20.
    LedgerKeyContractInstance,
    /// Case 21.
    LedgerKeyNonce(ScNonceKey<'a>),
    /// Case 22.
    ExecutableTag(ScString<'a>),
}

impl<'a> ScVal<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScValCase<'a> {
        match self.discriminant() {
            0 => ScValCase::Bool(<bool>::at(cut(self.tail, 4))),
            1 => ScValCase::Void,
            2 => ScValCase::Error(<ScError<'a>>::at(cut(self.tail, 4))),
            3 => ScValCase::U32(<u32>::at(cut(self.tail, 4))),
            4 => ScValCase::I32(<i32>::at(cut(self.tail, 4))),
            5 => ScValCase::U64(<u64>::at(cut(self.tail, 4))),
            6 => ScValCase::I64(<i64>::at(cut(self.tail, 4))),
            7 => ScValCase::Timepoint(<TimePoint>::at(cut(self.tail, 4))),
            8 => ScValCase::Duration(<Duration>::at(cut(self.tail, 4))),
            9 => ScValCase::U128(<UInt128Parts<'a>>::at(cut(self.tail, 4))),
            10 => ScValCase::I128(<Int128Parts<'a>>::at(cut(self.tail, 4))),
            11 => ScValCase::U256(<UInt256Parts<'a>>::at(cut(self.tail, 4))),
            12 => ScValCase::I256(<Int256Parts<'a>>::at(cut(self.tail, 4))),
            13 => ScValCase::Bytes(<ScBytes<'a>>::at(cut(self.tail, 4))),
            14 => ScValCase::String(<ScString<'a>>::at(cut(self.tail, 4))),
            15 => ScValCase::Symbol(<ScSymbol<'a>>::at(cut(self.tail, 4))),
            16 => ScValCase::Vec(<Option<ScVec<'a>>>::at(cut(self.tail, 4))),
            17 => ScValCase::Map(<Option<ScMap<'a>>>::at(cut(self.tail, 4))),
            18 => ScValCase::Address(<ScAddress<'a>>::at(cut(self.tail, 4))),
            19 => ScValCase::ContractInstance(<ScContractInstance<'a>>::at(cut(self.tail, 4))),
            20 => ScValCase::LedgerKeyContractInstance,
            21 => ScValCase::LedgerKeyNonce(<ScNonceKey<'a>>::at(cut(self.tail, 4))),
            _ => ScValCase::ExecutableTag(<ScString<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SCValType" ScValType {
    Bool = 0 "SCV_BOOL",
    Void = 1 "SCV_VOID",
    Error = 2 "SCV_ERROR",
    U32 = 3 "SCV_U32",
    I32 = 4 "SCV_I32",
    U64 = 5 "SCV_U64",
    I64 = 6 "SCV_I64",
    Timepoint = 7 "SCV_TIMEPOINT",
    Duration = 8 "SCV_DURATION",
    U128 = 9 "SCV_U128",
    I128 = 10 "SCV_I128",
    U256 = 11 "SCV_U256",
    I256 = 12 "SCV_I256",
    Bytes = 13 "SCV_BYTES",
    String = 14 "SCV_STRING",
    Symbol = 15 "SCV_SYMBOL",
    Vec = 16 "SCV_VEC",
    Map = 17 "SCV_MAP",
    Address = 18 "SCV_ADDRESS",
    ContractInstance = 19 "SCV_CONTRACT_INSTANCE",
    LedgerKeyContractInstance = 20 "SCV_LEDGER_KEY_CONTRACT_INSTANCE",
    LedgerKeyNonce = 21 "SCV_LEDGER_KEY_NONCE",
    ExecutableTag = 22 "SCV_EXECUTABLE_TAG"
});

view!("union" "SCError" ScError, Some(8), |bytes, _visit| walk_sc_error(bytes, 0));

/// The cases of `SCError`.
#[derive(Clone, Copy, Debug)]
pub enum ScErrorCase {
    /// Case 0.
    Contract(u32),
    /// Case 1.
    WasmVm(ScErrorCode),
    /// Case 2.
    Context(ScErrorCode),
    /// Case 3.
    Storage(ScErrorCode),
    /// Case 4.
    Object(ScErrorCode),
    /// Case 5.
    Crypto(ScErrorCode),
    /// Case 6.
    Events(ScErrorCode),
    /// Case 7.
    Budget(ScErrorCode),
    /// Case 8.
    Value(ScErrorCode),
    /// Case 9.
    Auth(ScErrorCode),
}

impl<'a> ScError<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScErrorCase {
        match self.discriminant() {
            0 => ScErrorCase::Contract(<u32>::at(cut(self.tail, 4))),
            1 => ScErrorCase::WasmVm(<ScErrorCode>::at(cut(self.tail, 4))),
            2 => ScErrorCase::Context(<ScErrorCode>::at(cut(self.tail, 4))),
            3 => ScErrorCase::Storage(<ScErrorCode>::at(cut(self.tail, 4))),
            4 => ScErrorCase::Object(<ScErrorCode>::at(cut(self.tail, 4))),
            5 => ScErrorCase::Crypto(<ScErrorCode>::at(cut(self.tail, 4))),
            6 => ScErrorCase::Events(<ScErrorCode>::at(cut(self.tail, 4))),
            7 => ScErrorCase::Budget(<ScErrorCode>::at(cut(self.tail, 4))),
            8 => ScErrorCase::Value(<ScErrorCode>::at(cut(self.tail, 4))),
            _ => ScErrorCase::Auth(<ScErrorCode>::at(cut(self.tail, 4))),
        }
    }
}

code!("SCErrorType" ScErrorType {
    Contract = 0 "SCE_CONTRACT",
    WasmVm = 1 "SCE_WASM_VM",
    Context = 2 "SCE_CONTEXT",
    Storage = 3 "SCE_STORAGE",
    Object = 4 "SCE_OBJECT",
    Crypto = 5 "SCE_CRYPTO",
    Events = 6 "SCE_EVENTS",
    Budget = 7 "SCE_BUDGET",
    Value = 8 "SCE_VALUE",
    Auth = 9 "SCE_AUTH"
});

code!("SCErrorCode" ScErrorCode {
    ArithDomain = 0 "SCEC_ARITH_DOMAIN",
    IndexBounds = 1 "SCEC_INDEX_BOUNDS",
    InvalidInput = 2 "SCEC_INVALID_INPUT",
    MissingValue = 3 "SCEC_MISSING_VALUE",
    ExistingValue = 4 "SCEC_EXISTING_VALUE",
    ExceededLimit = 5 "SCEC_EXCEEDED_LIMIT",
    InvalidAction = 6 "SCEC_INVALID_ACTION",
    InternalError = 7 "SCEC_INTERNAL_ERROR",
    UnexpectedType = 8 "SCEC_UNEXPECTED_TYPE",
    UnexpectedSize = 9 "SCEC_UNEXPECTED_SIZE"
});

/// XDR typedef `Duration`.
pub type Duration = u64;

view!("struct" "UInt128Parts" UInt128Parts, Some(16), |bytes, _visit| walk_u_int128_parts(bytes, 0));

impl<'a> UInt128Parts<'a> {
    /// Field `hi`.
    #[inline]
    pub fn hi(self) -> u64 {
        <u64>::at(self.tail)
    }

    /// Field `lo`.
    #[inline]
    pub fn lo(self) -> u64 {
        <u64>::at(cut(self.tail, 8))
    }
}

view!("struct" "Int128Parts" Int128Parts, Some(16), |bytes, _visit| walk_int128_parts(bytes, 0));

impl<'a> Int128Parts<'a> {
    /// Field `hi`.
    #[inline]
    pub fn hi(self) -> i64 {
        <i64>::at(self.tail)
    }

    /// Field `lo`.
    #[inline]
    pub fn lo(self) -> u64 {
        <u64>::at(cut(self.tail, 8))
    }
}

view!("struct" "UInt256Parts" UInt256Parts, Some(32), |bytes, _visit| walk_u_int256_parts(bytes, 0));

impl<'a> UInt256Parts<'a> {
    /// Field `hi_hi`.
    #[inline]
    pub fn hi_hi(self) -> u64 {
        <u64>::at(self.tail)
    }

    /// Field `hi_lo`.
    #[inline]
    pub fn hi_lo(self) -> u64 {
        <u64>::at(cut(self.tail, 8))
    }

    /// Field `lo_hi`.
    #[inline]
    pub fn lo_hi(self) -> u64 {
        <u64>::at(cut(self.tail, 16))
    }

    /// Field `lo_lo`.
    #[inline]
    pub fn lo_lo(self) -> u64 {
        <u64>::at(cut(self.tail, 24))
    }
}

view!("struct" "Int256Parts" Int256Parts, Some(32), |bytes, _visit| walk_int256_parts(bytes, 0));

impl<'a> Int256Parts<'a> {
    /// Field `hi_hi`.
    #[inline]
    pub fn hi_hi(self) -> i64 {
        <i64>::at(self.tail)
    }

    /// Field `hi_lo`.
    #[inline]
    pub fn hi_lo(self) -> u64 {
        <u64>::at(cut(self.tail, 8))
    }

    /// Field `lo_hi`.
    #[inline]
    pub fn lo_hi(self) -> u64 {
        <u64>::at(cut(self.tail, 16))
    }

    /// Field `lo_lo`.
    #[inline]
    pub fn lo_lo(self) -> u64 {
        <u64>::at(cut(self.tail, 24))
    }
}

/// XDR typedef `SCBytes`.
pub type ScBytes<'a> = &'a [u8];

/// XDR typedef `SCString`.
pub type ScString<'a> = &'a [u8];

/// XDR typedef `SCSymbol`.
pub type ScSymbol<'a> = &'a [u8];

/// XDR typedef `SCVec`.
pub type ScVec<'a> = List<'a, ScVal<'a>>;

/// XDR typedef `SCMap`.
pub type ScMap<'a> = List<'a, ScMapEntry<'a>>;

view!("struct" "SCMapEntry" ScMapEntry, None, |bytes, _visit| walk_sc_map_entry(bytes, 0, 1));

impl<'a> ScMapEntry<'a> {
    /// Field `key`.
    #[inline]
    pub fn key(self) -> ScVal<'a> {
        <ScVal<'a>>::at(self.tail)
    }

    /// Field `val`.
    #[inline]
    pub fn val(self) -> ScVal<'a> {
        <ScVal<'a>>::at(skip::<ScVal<'a>>(self.tail))
    }
}

view!("struct" "SCContractInstance" ScContractInstance, None, |bytes, _visit| walk_sc_contract_instance(bytes, 0, 1));

impl<'a> ScContractInstance<'a> {
    /// Field `executable`.
    #[inline]
    pub fn executable(self) -> ContractExecutable<'a> {
        <ContractExecutable<'a>>::at(self.tail)
    }

    /// Field `storage`.
    #[inline]
    pub fn storage(self) -> Option<ScMap<'a>> {
        <Option<ScMap<'a>>>::at(skip::<ContractExecutable<'a>>(self.tail))
    }
}

view!("union" "ContractExecutable" ContractExecutable, None, |bytes, _visit| walk_contract_executable(bytes, 0));

/// The cases of `ContractExecutable`.
#[derive(Clone, Copy, Debug)]
pub enum ContractExecutableCase<'a> {
    /// Case 0.
    Wasm(Hash<'a>),
    /// Case 1.
    StellarAsset,
    /// Case 2.
    ExternalRef(ContractExecutableExternalRef<'a>),
}

impl<'a> ContractExecutable<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ContractExecutableCase<'a> {
        match self.discriminant() {
            0 => ContractExecutableCase::Wasm(<Hash<'a>>::at(cut(self.tail, 4))),
            1 => ContractExecutableCase::StellarAsset,
            _ => ContractExecutableCase::ExternalRef(<ContractExecutableExternalRef<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("ContractExecutableType" ContractExecutableType {
    Wasm = 0 "CONTRACT_EXECUTABLE_WASM",
    StellarAsset = 1 "CONTRACT_EXECUTABLE_STELLAR_ASSET",
    ExternalRef = 2 "CONTRACT_EXECUTABLE_EXTERNAL_REF"
});

view!("struct" "ContractExecutableExternalRef" ContractExecutableExternalRef, None, |bytes, _visit| walk_contract_executable_external_ref(bytes, 0));

impl<'a> ContractExecutableExternalRef<'a> {
    /// Field `executable_owner`.
    #[inline]
    pub fn executable_owner(self) -> ScAddress<'a> {
        <ScAddress<'a>>::at(self.tail)
    }

    /// Field `tag`.
    #[inline]
    pub fn tag(self) -> ScString<'a> {
        <ScString<'a>>::at(skip::<ScAddress<'a>>(self.tail))
    }
}

view!("struct" "SCNonceKey" ScNonceKey, Some(8), |bytes, _visit| walk_sc_nonce_key(bytes, 0));

impl<'a> ScNonceKey<'a> {
    /// Field `nonce`.
    #[inline]
    pub fn nonce(self) -> i64 {
        <i64>::at(self.tail)
    }
}

code!("ContractDataDurability" ContractDataDurability {
    Temporary = 0 "TEMPORARY",
    Persistent = 1 "PERSISTENT"
});

view!("struct" "LedgerKeyContractCode" LedgerKeyContractCode, Some(32), |bytes, _visit| walk_ledger_key_contract_code(bytes, 0));

impl<'a> LedgerKeyContractCode<'a> {
    /// Field `hash`.
    #[inline]
    pub fn hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }
}

view!("struct" "LedgerKeyConfigSetting" LedgerKeyConfigSetting, Some(4), |bytes, _visit| walk_ledger_key_config_setting(bytes, 0));

impl<'a> LedgerKeyConfigSetting<'a> {
    /// Field `configSettingID`.
    #[inline]
    pub fn config_setting_id(self) -> ConfigSettingId {
        <ConfigSettingId>::at(self.tail)
    }
}

code!("ConfigSettingID" ConfigSettingId {
    ContractMaxSizeBytes = 0 "CONFIG_SETTING_CONTRACT_MAX_SIZE_BYTES",
    ContractComputeV0 = 1 "CONFIG_SETTING_CONTRACT_COMPUTE_V0",
    ContractLedgerCostV0 = 2 "CONFIG_SETTING_CONTRACT_LEDGER_COST_V0",
    ContractHistoricalDataV0 = 3 "CONFIG_SETTING_CONTRACT_HISTORICAL_DATA_V0",
    ContractEventsV0 = 4 "CONFIG_SETTING_CONTRACT_EVENTS_V0",
    ContractBandwidthV0 = 5 "CONFIG_SETTING_CONTRACT_BANDWIDTH_V0",
    ContractCostParamsCpuInstructions = 6 "CONFIG_SETTING_CONTRACT_COST_PARAMS_CPU_INSTRUCTIONS",
    ContractCostParamsMemoryBytes = 7 "CONFIG_SETTING_CONTRACT_COST_PARAMS_MEMORY_BYTES",
    ContractDataKeySizeBytes = 8 "CONFIG_SETTING_CONTRACT_DATA_KEY_SIZE_BYTES",
    ContractDataEntrySizeBytes = 9 "CONFIG_SETTING_CONTRACT_DATA_ENTRY_SIZE_BYTES",
    StateArchival = 10 "CONFIG_SETTING_STATE_ARCHIVAL",
    ContractExecutionLanes = 11 "CONFIG_SETTING_CONTRACT_EXECUTION_LANES",
    LiveSorobanStateSizeWindow = 12 "CONFIG_SETTING_LIVE_SOROBAN_STATE_SIZE_WINDOW",
    EvictionIterator = 13 "CONFIG_SETTING_EVICTION_ITERATOR",
    ContractParallelComputeV0 = 14 "CONFIG_SETTING_CONTRACT_PARALLEL_COMPUTE_V0",
    ContractLedgerCostExtV0 = 15 "CONFIG_SETTING_CONTRACT_LEDGER_COST_EXT_V0",
    ScpTiming = 16 "CONFIG_SETTING_SCP_TIMING",
    FrozenLedgerKeys = 17 "CONFIG_SETTING_FROZEN_LEDGER_KEYS",
    FrozenLedgerKeysDelta = 18 "CONFIG_SETTING_FROZEN_LEDGER_KEYS_DELTA",
    FreezeBypassTxs = 19 "CONFIG_SETTING_FREEZE_BYPASS_TXS",
    FreezeBypassTxsDelta = 20 "CONFIG_SETTING_FREEZE_BYPASS_TXS_DELTA"
});

view!("struct" "LedgerKeyTtl" LedgerKeyTtl, Some(32), |bytes, _visit| walk_ledger_key_ttl(bytes, 0));

impl<'a> LedgerKeyTtl<'a> {
    /// Field `keyHash`.
    #[inline]
    pub fn key_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }
}

view!("struct" "RevokeSponsorshipOpSigner" RevokeSponsorshipOpSigner, None, |bytes, _visit| walk_revoke_sponsorship_op_signer(bytes, 0));

impl<'a> RevokeSponsorshipOpSigner<'a> {
    /// Field `accountID`.
    #[inline]
    pub fn account_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `signerKey`.
    #[inline]
    pub fn signer_key(self) -> SignerKey<'a> {
        <SignerKey<'a>>::at(cut(self.tail, 36))
    }
}

view!("struct" "ClawbackOp" ClawbackOp, None, |bytes, _visit| walk_clawback_op(bytes, 0));

impl<'a> ClawbackOp<'a> {
    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> Asset<'a> {
        <Asset<'a>>::at(self.tail)
    }

    /// Field `from`.
    #[inline]
    pub fn from(self) -> MuxedAccount<'a> {
        <MuxedAccount<'a>>::at(skip::<Asset<'a>>(self.tail))
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(skip::<MuxedAccount<'a>>(skip::<Asset<'a>>(self.tail)))
    }
}

view!("struct" "ClawbackClaimableBalanceOp" ClawbackClaimableBalanceOp, Some(36), |bytes, _visit| walk_clawback_claimable_balance_op(bytes, 0));

impl<'a> ClawbackClaimableBalanceOp<'a> {
    /// Field `balanceID`.
    #[inline]
    pub fn balance_id(self) -> ClaimableBalanceId<'a> {
        <ClaimableBalanceId<'a>>::at(self.tail)
    }
}

view!("struct" "SetTrustLineFlagsOp" SetTrustLineFlagsOp, None, |bytes, _visit| walk_set_trust_line_flags_op(bytes, 0));

impl<'a> SetTrustLineFlagsOp<'a> {
    /// Field `trustor`.
    #[inline]
    pub fn trustor(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(self.tail, 36))
    }

    /// Field `clearFlags`.
    #[inline]
    pub fn clear_flags(self) -> u32 {
        <u32>::at(skip::<Asset<'a>>(cut(self.tail, 36)))
    }

    /// Field `setFlags`.
    #[inline]
    pub fn set_flags(self) -> u32 {
        <u32>::at(cut(skip::<Asset<'a>>(cut(self.tail, 36)), 4))
    }
}

view!("struct" "LiquidityPoolDepositOp" LiquidityPoolDepositOp, Some(64), |bytes, _visit| walk_liquidity_pool_deposit_op(bytes, 0));

impl<'a> LiquidityPoolDepositOp<'a> {
    /// Field `liquidityPoolID`.
    #[inline]
    pub fn liquidity_pool_id(self) -> PoolId<'a> {
        <PoolId<'a>>::at(self.tail)
    }

    /// Field `maxAmountA`.
    #[inline]
    pub fn max_amount_a(self) -> i64 {
        <i64>::at(cut(self.tail, 32))
    }

    /// Field `maxAmountB`.
    #[inline]
    pub fn max_amount_b(self) -> i64 {
        <i64>::at(cut(self.tail, 40))
    }

    /// Field `minPrice`.
    #[inline]
    pub fn min_price(self) -> Price<'a> {
        <Price<'a>>::at(cut(self.tail, 48))
    }

    /// Field `maxPrice`.
    #[inline]
    pub fn max_price(self) -> Price<'a> {
        <Price<'a>>::at(cut(self.tail, 56))
    }
}

view!("struct" "LiquidityPoolWithdrawOp" LiquidityPoolWithdrawOp, Some(56), |bytes, _visit| walk_liquidity_pool_withdraw_op(bytes, 0));

impl<'a> LiquidityPoolWithdrawOp<'a> {
    /// Field `liquidityPoolID`.
    #[inline]
    pub fn liquidity_pool_id(self) -> PoolId<'a> {
        <PoolId<'a>>::at(self.tail)
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(cut(self.tail, 32))
    }

    /// Field `minAmountA`.
    #[inline]
    pub fn min_amount_a(self) -> i64 {
        <i64>::at(cut(self.tail, 40))
    }

    /// Field `minAmountB`.
    #[inline]
    pub fn min_amount_b(self) -> i64 {
        <i64>::at(cut(self.tail, 48))
    }
}

view!("struct" "InvokeHostFunctionOp" InvokeHostFunctionOp, None, |bytes, visit| walk_invoke_host_function_op(bytes, 0, 1, visit));

impl<'a> InvokeHostFunctionOp<'a> {
    /// Field `hostFunction`.
    #[inline]
    pub fn host_function(self) -> HostFunction<'a> {
        <HostFunction<'a>>::at(self.tail)
    }

    /// Field `auth`.
    #[inline]
    pub fn auth(self) -> List<'a, SorobanAuthorizationEntry<'a>> {
        <List<'a, SorobanAuthorizationEntry<'a>>>::at(skip::<HostFunction<'a>>(self.tail))
    }
}

view!("union" "HostFunction" HostFunction, None, |bytes, _visit| walk_host_function(bytes, 0, 1));

/// The cases of `HostFunction`.
#[derive(Clone, Copy, Debug)]
pub enum HostFunctionCase<'a> {
    /// Case 0.
    InvokeContract(InvokeContractArgs<'a>),
    /// Case 1.
    CreateContract(CreateContractArgs<'a>),
    /// Case 2.
    UploadContractWasm(&'a [u8]),
    /// Case 3.
    CreateContractV2(CreateContractArgsV2<'a>),
}

impl<'a> HostFunction<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> HostFunctionCase<'a> {
        match self.discriminant() {
            0 => HostFunctionCase::InvokeContract(<InvokeContractArgs<'a>>::at(cut(self.tail, 4))),
            1 => HostFunctionCase::CreateContract(<CreateContractArgs<'a>>::at(cut(self.tail, 4))),
            2 => HostFunctionCase::UploadContractWasm(<&'a [u8]>::at(cut(self.tail, 4))),
            _ => HostFunctionCase::CreateContractV2(<CreateContractArgsV2<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("HostFunctionType" HostFunctionType {
    InvokeContract = 0 "HOST_FUNCTION_TYPE_INVOKE_CONTRACT",
    CreateContract = 1 "HOST_FUNCTION_TYPE_CREATE_CONTRACT",
    UploadContractWasm = 2 "HOST_FUNCTION_TYPE_UPLOAD_CONTRACT_WASM",
    CreateContractV2 = 3 "HOST_FUNCTION_TYPE_CREATE_CONTRACT_V2"
});

view!("struct" "InvokeContractArgs" InvokeContractArgs, None, |bytes, _visit| walk_invoke_contract_args(bytes, 0, 1));

impl<'a> InvokeContractArgs<'a> {
    /// Field `contractAddress`.
    #[inline]
    pub fn contract_address(self) -> ScAddress<'a> {
        <ScAddress<'a>>::at(self.tail)
    }

    /// Field `functionName`.
    #[inline]
    pub fn function_name(self) -> ScSymbol<'a> {
        <ScSymbol<'a>>::at(skip::<ScAddress<'a>>(self.tail))
    }

    /// Field `args`.
    #[inline]
    pub fn args(self) -> List<'a, ScVal<'a>> {
        <List<'a, ScVal<'a>>>::at(skip::<ScSymbol<'a>>(skip::<ScAddress<'a>>(self.tail)))
    }
}

view!("struct" "CreateContractArgs" CreateContractArgs, None, |bytes, _visit| walk_create_contract_args(bytes, 0));

impl<'a> CreateContractArgs<'a> {
    /// Field `contractIDPreimage`.
    #[inline]
    pub fn contract_id_preimage(self) -> ContractIdPreimage<'a> {
        <ContractIdPreimage<'a>>::at(self.tail)
    }

    /// Field `executable`.
    #[inline]
    pub fn executable(self) -> ContractExecutable<'a> {
        <ContractExecutable<'a>>::at(skip::<ContractIdPreimage<'a>>(self.tail))
    }
}

view!("union" "ContractIDPreimage" ContractIdPreimage, None, |bytes, _visit| walk_contract_id_preimage(bytes, 0));

/// The cases of `ContractIDPreimage`.
#[derive(Clone, Copy, Debug)]
pub enum ContractIdPreimageCase<'a> {
    /// Case 0.
    Address(ContractIdPreimageFromAddress<'a>),
    /// Case 1.
    Asset(Asset<'a>),
}

impl<'a> ContractIdPreimage<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ContractIdPreimageCase<'a> {
        match self.discriminant() {
            0 => ContractIdPreimageCase::Address(<ContractIdPreimageFromAddress<'a>>::at(cut(self.tail, 4))),
            _ => ContractIdPreimageCase::Asset(<Asset<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("ContractIDPreimageType" ContractIdPreimageType {
    Address = 0 "CONTRACT_ID_PREIMAGE_FROM_ADDRESS",
    Asset = 1 "CONTRACT_ID_PREIMAGE_FROM_ASSET"
});

view!("struct" "ContractIDPreimageFromAddress" ContractIdPreimageFromAddress, None, |bytes, _visit| walk_contract_id_preimage_from_address(bytes, 0));

impl<'a> ContractIdPreimageFromAddress<'a> {
    /// Field `address`.
    #[inline]
    pub fn address(self) -> ScAddress<'a> {
        <ScAddress<'a>>::at(self.tail)
    }

    /// Field `salt`.
    #[inline]
    pub fn salt(self) -> Uint256<'a> {
        <Uint256<'a>>::at(skip::<ScAddress<'a>>(self.tail))
    }
}

view!("struct" "CreateContractArgsV2" CreateContractArgsV2, None, |bytes, _visit| walk_create_contract_args_v2(bytes, 0, 1));

impl<'a> CreateContractArgsV2<'a> {
    /// Field `contractIDPreimage`.
    #[inline]
    pub fn contract_id_preimage(self) -> ContractIdPreimage<'a> {
        <ContractIdPreimage<'a>>::at(self.tail)
    }

    /// Field `executable`.
    #[inline]
    pub fn executable(self) -> ContractExecutable<'a> {
        <ContractExecutable<'a>>::at(skip::<ContractIdPreimage<'a>>(self.tail))
    }

    /// Field `constructorArgs`.
    #[inline]
    pub fn constructor_args(self) -> List<'a, ScVal<'a>> {
        <List<'a, ScVal<'a>>>::at(skip::<ContractExecutable<'a>>(skip::<ContractIdPreimage<'a>>(self.tail)))
    }
}

view!("struct" "SorobanAuthorizationEntry" SorobanAuthorizationEntry, None, |bytes, visit| walk_soroban_authorization_entry(bytes, 0, 1, visit));

impl<'a> SorobanAuthorizationEntry<'a> {
    /// Field `credentials`.
    #[inline]
    pub fn credentials(self) -> SorobanCredentials<'a> {
        <SorobanCredentials<'a>>::at(self.tail)
    }

    /// Field `rootInvocation`.
    #[inline]
    pub fn root_invocation(self) -> SorobanAuthorizedInvocation<'a> {
        <SorobanAuthorizedInvocation<'a>>::at(skip::<SorobanCredentials<'a>>(self.tail))
    }
}

view!("union" "SorobanCredentials" SorobanCredentials, None, |bytes, _visit| walk_soroban_credentials(bytes, 0, 1));

/// The cases of `SorobanCredentials`.
#[derive(Clone, Copy, Debug)]
pub enum SorobanCredentialsCase<'a> {
    /// Case 0.
    SourceAccount,
    /// Case 1.
    Address(SorobanAddressCredentials<'a>),
    /// Case 2.
    AddressV2(SorobanAddressCredentials<'a>),
    /// Case 3.
    AddressWithDelegates(SorobanAddressCredentialsWithDelegates<'a>),
}

impl<'a> SorobanCredentials<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> SorobanCredentialsCase<'a> {
        match self.discriminant() {
            0 => SorobanCredentialsCase::SourceAccount,
            1 => SorobanCredentialsCase::Address(<SorobanAddressCredentials<'a>>::at(cut(self.tail, 4))),
            2 => SorobanCredentialsCase::AddressV2(<SorobanAddressCredentials<'a>>::at(cut(self.tail, 4))),
            _ => SorobanCredentialsCase::AddressWithDelegates(<SorobanAddressCredentialsWithDelegates<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SorobanCredentialsType" SorobanCredentialsType {
    SourceAccount = 0 "SOROBAN_CREDENTIALS_SOURCE_ACCOUNT",
    Address = 1 "SOROBAN_CREDENTIALS_ADDRESS",
    AddressV2 = 2 "SOROBAN_CREDENTIALS_ADDRESS_V2",
    AddressWithDelegates = 3 "SOROBAN_CREDENTIALS_ADDRESS_WITH_DELEGATES"
});

view!("struct" "SorobanAddressCredentials" SorobanAddressCredentials, None, |bytes, _visit| walk_soroban_address_credentials(bytes, 0, 1));

impl<'a> SorobanAddressCredentials<'a> {
    /// Field `address`.
    #[inline]
    pub fn address(self) -> ScAddress<'a> {
        <ScAddress<'a>>::at(self.tail)
    }

    /// Field `nonce`.
    #[inline]
    pub fn nonce(self) -> i64 {
        <i64>::at(skip::<ScAddress<'a>>(self.tail))
    }

    /// Field `signatureExpirationLedger`.
    #[inline]
    pub fn signature_expiration_ledger(self) -> u32 {
        <u32>::at(cut(skip::<ScAddress<'a>>(self.tail), 8))
    }

    /// Field `signature`.
    #[inline]
    pub fn signature(self) -> ScVal<'a> {
        <ScVal<'a>>::at(cut(skip::<ScAddress<'a>>(self.tail), 12))
    }
}

view!("struct" "SorobanAddressCredentialsWithDelegates" SorobanAddressCredentialsWithDelegates, None, |bytes, _visit| walk_soroban_address_credentials_with_delegates(bytes, 0, 1));

impl<'a> SorobanAddressCredentialsWithDelegates<'a> {
    /// Field `addressCredentials`.
    #[inline]
    pub fn address_credentials(self) -> SorobanAddressCredentials<'a> {
        <SorobanAddressCredentials<'a>>::at(self.tail)
    }

    /// Field `delegates`.
    #[inline]
    pub fn delegates(self) -> List<'a, SorobanDelegateSignature<'a>> {
        <List<'a, SorobanDelegateSignature<'a>>>::at(skip::<SorobanAddressCredentials<'a>>(self.tail))
    }
}

view!("struct" "SorobanDelegateSignature" SorobanDelegateSignature, None, |bytes, _visit| walk_soroban_delegate_signature(bytes, 0, 1));

impl<'a> SorobanDelegateSignature<'a> {
    /// Field `address`.
    #[inline]
    pub fn address(self) -> ScAddress<'a> {
        <ScAddress<'a>>::at(self.tail)
    }

    /// Field `signature`.
    #[inline]
    pub fn signature(self) -> ScVal<'a> {
        <ScVal<'a>>::at(skip::<ScAddress<'a>>(self.tail))
    }

    /// Field `nestedDelegates`.
    #[inline]
    pub fn nested_delegates(self) -> List<'a, SorobanDelegateSignature<'a>> {
        <List<'a, SorobanDelegateSignature<'a>>>::at(skip::<ScVal<'a>>(skip::<ScAddress<'a>>(self.tail)))
    }
}

view!("struct" "SorobanAuthorizedInvocation" SorobanAuthorizedInvocation, None, |bytes, _visit| walk_soroban_authorized_invocation(bytes, 0, 1));

impl<'a> SorobanAuthorizedInvocation<'a> {
    /// Field `function`.
    #[inline]
    pub fn function(self) -> SorobanAuthorizedFunction<'a> {
        <SorobanAuthorizedFunction<'a>>::at(self.tail)
    }

    /// Field `subInvocations`.
    #[inline]
    pub fn sub_invocations(self) -> List<'a, SorobanAuthorizedInvocation<'a>> {
        <List<'a, SorobanAuthorizedInvocation<'a>>>::at(skip::<SorobanAuthorizedFunction<'a>>(self.tail))
    }
}

view!("union" "SorobanAuthorizedFunction" SorobanAuthorizedFunction, None, |bytes, _visit| walk_soroban_authorized_function(bytes, 0, 1));

/// The cases of `SorobanAuthorizedFunction`.
#[derive(Clone, Copy, Debug)]
pub enum SorobanAuthorizedFunctionCase<'a> {
    /// Case 0.
    ContractFn(InvokeContractArgs<'a>),
    /// Case 1.
    CreateContractHostFn(CreateContractArgs<'a>),
    /// Case 2.
    CreateContractV2HostFn(CreateContractArgsV2<'a>),
}

impl<'a> SorobanAuthorizedFunction<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> SorobanAuthorizedFunctionCase<'a> {
        match self.discriminant() {
            0 => SorobanAuthorizedFunctionCase::ContractFn(<InvokeContractArgs<'a>>::at(cut(self.tail, 4))),
            1 => SorobanAuthorizedFunctionCase::CreateContractHostFn(<CreateContractArgs<'a>>::at(cut(self.tail, 4))),
            _ => SorobanAuthorizedFunctionCase::CreateContractV2HostFn(<CreateContractArgsV2<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SorobanAuthorizedFunctionType" SorobanAuthorizedFunctionType {
    ContractFn = 0 "SOROBAN_AUTHORIZED_FUNCTION_TYPE_CONTRACT_FN",
    CreateContractHostFn = 1 "SOROBAN_AUTHORIZED_FUNCTION_TYPE_CREATE_CONTRACT_HOST_FN",
    CreateContractV2HostFn = 2 "SOROBAN_AUTHORIZED_FUNCTION_TYPE_CREATE_CONTRACT_V2_HOST_FN"
});

view!("struct" "ExtendFootprintTTLOp" ExtendFootprintTtlOp, Some(8), |bytes, _visit| walk_extend_footprint_ttl_op(bytes, 0));

impl<'a> ExtendFootprintTtlOp<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `extendTo`.
    #[inline]
    pub fn extend_to(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }
}

view!("union" "ExtensionPoint" ExtensionPoint, Some(4), |bytes, _visit| walk_extension_point(bytes, 0));

/// The cases of `ExtensionPoint`.
#[derive(Clone, Copy, Debug)]
pub enum ExtensionPointCase {
    /// Case 0.
    V0,
}

impl<'a> ExtensionPoint<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ExtensionPointCase {
        match self.discriminant() {
            _ => ExtensionPointCase::V0,
        }
    }
}

view!("struct" "RestoreFootprintOp" RestoreFootprintOp, Some(4), |bytes, _visit| walk_restore_footprint_op(bytes, 0));

impl<'a> RestoreFootprintOp<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }
}

view!("union" "TransactionV0Ext" TransactionV0Ext, Some(4), |bytes, _visit| walk_transaction_v0_ext(bytes, 0));

/// The cases of `TransactionV0Ext`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionV0ExtCase {
    /// Case 0.
    V0,
}

impl<'a> TransactionV0Ext<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionV0ExtCase {
        match self.discriminant() {
            _ => TransactionV0ExtCase::V0,
        }
    }
}

view!("struct" "DecoratedSignature" DecoratedSignature, None, |bytes, _visit| walk_decorated_signature(bytes, 0));

impl<'a> DecoratedSignature<'a> {
    /// Field `hint`.
    #[inline]
    pub fn hint(self) -> SignatureHint<'a> {
        <SignatureHint<'a>>::at(self.tail)
    }

    /// Field `signature`.
    #[inline]
    pub fn signature(self) -> Signature<'a> {
        <Signature<'a>>::at(cut(self.tail, 4))
    }
}

/// XDR typedef `SignatureHint`.
pub type SignatureHint<'a> = &'a [u8; 4];

view!("struct" "TransactionV1Envelope" TransactionV1Envelope, None, |bytes, visit| walk_transaction_v1_envelope(bytes, 0, 1, visit));

impl<'a> TransactionV1Envelope<'a> {
    /// Field `tx`.
    #[inline]
    pub fn tx(self) -> Transaction<'a> {
        <Transaction<'a>>::at(self.tail)
    }

    /// Field `signatures`.
    #[inline]
    pub fn signatures(self) -> List<'a, DecoratedSignature<'a>> {
        <List<'a, DecoratedSignature<'a>>>::at(skip::<Transaction<'a>>(self.tail))
    }
}

view!("struct" "Transaction" Transaction, None, |bytes, visit| walk_transaction(bytes, 0, 1, visit));

impl<'a> Transaction<'a> {
    /// Field `sourceAccount`.
    #[inline]
    pub fn source_account(self) -> MuxedAccount<'a> {
        <MuxedAccount<'a>>::at(self.tail)
    }

    /// Field `fee`.
    #[inline]
    pub fn fee(self) -> u32 {
        <u32>::at(skip::<MuxedAccount<'a>>(self.tail))
    }

    /// Field `seqNum`.
    #[inline]
    pub fn seq_num(self) -> SequenceNumber {
        <SequenceNumber>::at(cut(skip::<MuxedAccount<'a>>(self.tail), 4))
    }

    /// Field `cond`.
    #[inline]
    pub fn cond(self) -> Preconditions<'a> {
        <Preconditions<'a>>::at(cut(skip::<MuxedAccount<'a>>(self.tail), 12))
    }

    /// Field `memo`.
    #[inline]
    pub fn memo(self) -> Memo<'a> {
        <Memo<'a>>::at(skip::<Preconditions<'a>>(cut(skip::<MuxedAccount<'a>>(self.tail), 12)))
    }

    /// Field `operations`.
    #[inline]
    pub fn operations(self) -> List<'a, Operation<'a>> {
        <List<'a, Operation<'a>>>::at(skip::<Memo<'a>>(skip::<Preconditions<'a>>(cut(skip::<MuxedAccount<'a>>(self.tail), 12))))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> TransactionExt<'a> {
        <TransactionExt<'a>>::at(skip::<List<'a, Operation<'a>>>(skip::<Memo<'a>>(skip::<Preconditions<'a>>(cut(skip::<MuxedAccount<'a>>(self.tail), 12)))))
    }
}

view!("union" "Preconditions" Preconditions, None, |bytes, _visit| walk_preconditions(bytes, 0));

/// The cases of `Preconditions`.
#[derive(Clone, Copy, Debug)]
pub enum PreconditionsCase<'a> {
    /// Case 0.
    None,
    /// Case 1.
    Time(TimeBounds<'a>),
    /// Case 2.
    V2(PreconditionsV2<'a>),
}

impl<'a> Preconditions<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> PreconditionsCase<'a> {
        match self.discriminant() {
            0 => PreconditionsCase::None,
            1 => PreconditionsCase::Time(<TimeBounds<'a>>::at(cut(self.tail, 4))),
            _ => PreconditionsCase::V2(<PreconditionsV2<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("PreconditionType" PreconditionType {
    None = 0 "PRECOND_NONE",
    Time = 1 "PRECOND_TIME",
    V2 = 2 "PRECOND_V2"
});

view!("struct" "PreconditionsV2" PreconditionsV2, None, |bytes, _visit| walk_preconditions_v2(bytes, 0));

impl<'a> PreconditionsV2<'a> {
    /// Field `timeBounds`.
    #[inline]
    pub fn time_bounds(self) -> Option<TimeBounds<'a>> {
        <Option<TimeBounds<'a>>>::at(self.tail)
    }

    /// Field `ledgerBounds`.
    #[inline]
    pub fn ledger_bounds(self) -> Option<LedgerBounds<'a>> {
        <Option<LedgerBounds<'a>>>::at(skip::<Option<TimeBounds<'a>>>(self.tail))
    }

    /// Field `minSeqNum`.
    #[inline]
    pub fn min_seq_num(self) -> Option<SequenceNumber> {
        <Option<SequenceNumber>>::at(skip::<Option<LedgerBounds<'a>>>(skip::<Option<TimeBounds<'a>>>(self.tail)))
    }

    /// Field `minSeqAge`.
    #[inline]
    pub fn min_seq_age(self) -> Duration {
        <Duration>::at(skip::<Option<SequenceNumber>>(skip::<Option<LedgerBounds<'a>>>(skip::<Option<TimeBounds<'a>>>(self.tail))))
    }

    /// Field `minSeqLedgerGap`.
    #[inline]
    pub fn min_seq_ledger_gap(self) -> u32 {
        <u32>::at(cut(skip::<Option<SequenceNumber>>(skip::<Option<LedgerBounds<'a>>>(skip::<Option<TimeBounds<'a>>>(self.tail))), 8))
    }

    /// Field `extraSigners`.
    #[inline]
    pub fn extra_signers(self) -> List<'a, SignerKey<'a>> {
        <List<'a, SignerKey<'a>>>::at(cut(skip::<Option<SequenceNumber>>(skip::<Option<LedgerBounds<'a>>>(skip::<Option<TimeBounds<'a>>>(self.tail))), 12))
    }
}

view!("struct" "LedgerBounds" LedgerBounds, Some(8), |bytes, _visit| walk_ledger_bounds(bytes, 0));

impl<'a> LedgerBounds<'a> {
    /// Field `minLedger`.
    #[inline]
    pub fn min_ledger(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `maxLedger`.
    #[inline]
    pub fn max_ledger(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }
}

view!("union" "TransactionExt" TransactionExt, None, |bytes, _visit| walk_transaction_ext(bytes, 0, 1));

/// The cases of `TransactionExt`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(SorobanTransactionData<'a>),
}

impl<'a> TransactionExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionExtCase<'a> {
        match self.discriminant() {
            0 => TransactionExtCase::V0,
            _ => TransactionExtCase::V1(<SorobanTransactionData<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "SorobanTransactionData" SorobanTransactionData, None, |bytes, _visit| walk_soroban_transaction_data(bytes, 0, 1));

impl<'a> SorobanTransactionData<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> SorobanTransactionDataExt<'a> {
        <SorobanTransactionDataExt<'a>>::at(self.tail)
    }

    /// Field `resources`.
    #[inline]
    pub fn resources(self) -> SorobanResources<'a> {
        <SorobanResources<'a>>::at(skip::<SorobanTransactionDataExt<'a>>(self.tail))
    }

    /// Field `resourceFee`.
    #[inline]
    pub fn resource_fee(self) -> i64 {
        <i64>::at(skip::<SorobanResources<'a>>(skip::<SorobanTransactionDataExt<'a>>(self.tail)))
    }
}

view!("union" "SorobanTransactionDataExt" SorobanTransactionDataExt, None, |bytes, _visit| walk_soroban_transaction_data_ext(bytes, 0));

/// The cases of `SorobanTransactionDataExt`.
#[derive(Clone, Copy, Debug)]
pub enum SorobanTransactionDataExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(SorobanResourcesExtV0<'a>),
}

impl<'a> SorobanTransactionDataExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> SorobanTransactionDataExtCase<'a> {
        match self.discriminant() {
            0 => SorobanTransactionDataExtCase::V0,
            _ => SorobanTransactionDataExtCase::V1(<SorobanResourcesExtV0<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "SorobanResourcesExtV0" SorobanResourcesExtV0, None, |bytes, _visit| walk_soroban_resources_ext_v0(bytes, 0));

impl<'a> SorobanResourcesExtV0<'a> {
    /// Field `archivedSorobanEntries`.
    #[inline]
    pub fn archived_soroban_entries(self) -> List<'a, u32> {
        <List<'a, u32>>::at(self.tail)
    }
}

view!("struct" "SorobanResources" SorobanResources, None, |bytes, _visit| walk_soroban_resources(bytes, 0, 1));

impl<'a> SorobanResources<'a> {
    /// Field `footprint`.
    #[inline]
    pub fn footprint(self) -> LedgerFootprint<'a> {
        <LedgerFootprint<'a>>::at(self.tail)
    }

    /// Field `instructions`.
    #[inline]
    pub fn instructions(self) -> u32 {
        <u32>::at(skip::<LedgerFootprint<'a>>(self.tail))
    }

    /// Field `diskReadBytes`.
    #[inline]
    pub fn disk_read_bytes(self) -> u32 {
        <u32>::at(cut(skip::<LedgerFootprint<'a>>(self.tail), 4))
    }

    /// Field `writeBytes`.
    #[inline]
    pub fn write_bytes(self) -> u32 {
        <u32>::at(cut(skip::<LedgerFootprint<'a>>(self.tail), 8))
    }
}

view!("struct" "LedgerFootprint" LedgerFootprint, None, |bytes, _visit| walk_ledger_footprint(bytes, 0, 1));

impl<'a> LedgerFootprint<'a> {
    /// Field `readOnly`.
    #[inline]
    pub fn read_only(self) -> List<'a, LedgerKey<'a>> {
        <List<'a, LedgerKey<'a>>>::at(self.tail)
    }

    /// Field `readWrite`.
    #[inline]
    pub fn read_write(self) -> List<'a, LedgerKey<'a>> {
        <List<'a, LedgerKey<'a>>>::at(skip::<List<'a, LedgerKey<'a>>>(self.tail))
    }
}

view!("struct" "FeeBumpTransactionEnvelope" FeeBumpTransactionEnvelope, None, |bytes, visit| walk_fee_bump_transaction_envelope(bytes, 0, 1, visit));

impl<'a> FeeBumpTransactionEnvelope<'a> {
    /// Field `tx`.
    #[inline]
    pub fn tx(self) -> FeeBumpTransaction<'a> {
        <FeeBumpTransaction<'a>>::at(self.tail)
    }

    /// Field `signatures`.
    #[inline]
    pub fn signatures(self) -> List<'a, DecoratedSignature<'a>> {
        <List<'a, DecoratedSignature<'a>>>::at(skip::<FeeBumpTransaction<'a>>(self.tail))
    }
}

view!("struct" "FeeBumpTransaction" FeeBumpTransaction, None, |bytes, visit| walk_fee_bump_transaction(bytes, 0, 1, visit));

impl<'a> FeeBumpTransaction<'a> {
    /// Field `feeSource`.
    #[inline]
    pub fn fee_source(self) -> MuxedAccount<'a> {
        <MuxedAccount<'a>>::at(self.tail)
    }

    /// Field `fee`.
    #[inline]
    pub fn fee(self) -> i64 {
        <i64>::at(skip::<MuxedAccount<'a>>(self.tail))
    }

    /// Field `innerTx`.
    #[inline]
    pub fn inner_tx(self) -> FeeBumpTransactionInnerTx<'a> {
        <FeeBumpTransactionInnerTx<'a>>::at(cut(skip::<MuxedAccount<'a>>(self.tail), 8))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> FeeBumpTransactionExt<'a> {
        <FeeBumpTransactionExt<'a>>::at(skip::<FeeBumpTransactionInnerTx<'a>>(cut(skip::<MuxedAccount<'a>>(self.tail), 8)))
    }
}

view!("union" "FeeBumpTransactionInnerTx" FeeBumpTransactionInnerTx, None, |bytes, visit| walk_fee_bump_transaction_inner_tx(bytes, 0, 1, visit));

/// The cases of `FeeBumpTransactionInnerTx`.
#[derive(Clone, Copy, Debug)]
pub enum FeeBumpTransactionInnerTxCase<'a> {
    /// Case 2.
    Tx(TransactionV1Envelope<'a>),
}

impl<'a> FeeBumpTransactionInnerTx<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> FeeBumpTransactionInnerTxCase<'a> {
        match self.discriminant() {
            _ => FeeBumpTransactionInnerTxCase::Tx(<TransactionV1Envelope<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("union" "FeeBumpTransactionExt" FeeBumpTransactionExt, Some(4), |bytes, _visit| walk_fee_bump_transaction_ext(bytes, 0));

/// The cases of `FeeBumpTransactionExt`.
#[derive(Clone, Copy, Debug)]
pub enum FeeBumpTransactionExtCase {
    /// Case 0.
    V0,
}

impl<'a> FeeBumpTransactionExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> FeeBumpTransactionExtCase {
        match self.discriminant() {
            _ => FeeBumpTransactionExtCase::V0,
        }
    }
}

view!("struct" "TransactionResultMeta" TransactionResultMeta, None, |bytes, visit| walk_transaction_result_meta(bytes, 0, 1, visit));

impl<'a> TransactionResultMeta<'a> {
    /// Field `result`.
    #[inline]
    pub fn result(self) -> TransactionResultPair<'a> {
        <TransactionResultPair<'a>>::at(self.tail)
    }

    /// Field `feeProcessing`.
    #[inline]
    pub fn fee_processing(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(skip::<TransactionResultPair<'a>>(self.tail))
    }

    /// Field `txApplyProcessing`.
    #[inline]
    pub fn tx_apply_processing(self) -> TransactionMeta<'a> {
        <TransactionMeta<'a>>::at(skip::<LedgerEntryChanges<'a>>(skip::<TransactionResultPair<'a>>(self.tail)))
    }
}

view!("struct" "TransactionResultPair" TransactionResultPair, None, |bytes, visit| walk_transaction_result_pair(bytes, 0, visit));

impl<'a> TransactionResultPair<'a> {
    /// Field `transactionHash`.
    #[inline]
    pub fn transaction_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `result`.
    #[inline]
    pub fn result(self) -> TransactionResult<'a> {
        <TransactionResult<'a>>::at(cut(self.tail, 32))
    }
}

view!("struct" "TransactionResult" TransactionResult, None, |bytes, visit| walk_transaction_result(bytes, 0, visit));

impl<'a> TransactionResult<'a> {
    /// Field `feeCharged`.
    #[inline]
    pub fn fee_charged(self) -> i64 {
        <i64>::at(self.tail)
    }

    /// Field `result`.
    #[inline]
    pub fn result(self) -> TransactionResultResult<'a> {
        <TransactionResultResult<'a>>::at(cut(self.tail, 8))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> TransactionResultExt<'a> {
        <TransactionResultExt<'a>>::at(skip::<TransactionResultResult<'a>>(cut(self.tail, 8)))
    }
}

view!("union" "TransactionResultResult" TransactionResultResult, None, |bytes, visit| walk_transaction_result_result(bytes, 0, visit));

/// The cases of `TransactionResultResult`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionResultResultCase<'a> {
    /// Case 1.
    TxFeeBumpInnerSuccess(InnerTransactionResultPair<'a>),
    /// Case -13.
    TxFeeBumpInnerFailed(InnerTransactionResultPair<'a>),
    /// Case 0.
    TxSuccess(List<'a, OperationResult<'a>>),
    /// Case -1.
    TxFailed(List<'a, OperationResult<'a>>),
    /// Case -2.
    TxTooEarly,
    /// Case -3.
    TxTooLate,
    /// Case -4.
    TxMissingOperation,
    /// Case -5.
    TxBadSeq,
    /// Case -6.
    TxBadAuth,
    /// Case -7.
    TxInsufficientBalance,
    /// Case -8.
    TxNoAccount,
    /// Case -9.
    TxInsufficientFee,
    /// Case -10.
    TxBadAuthExtra,
    /// Case -11.
    TxInternalError,
    /// Case -12.
    TxNotSupported,
    /// Case -14.
    TxBadSponsorship,
    /// Case -15.
    TxBadMinSeqAgeOrGap,
    /// Case -16.
    TxMalformed,
    /// Case -17.
    TxSorobanInvalid,
    /// Case -18.
    TxFrozenKeyAccessed,
}

impl<'a> TransactionResultResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionResultResultCase<'a> {
        match self.discriminant() {
            1 => TransactionResultResultCase::TxFeeBumpInnerSuccess(<InnerTransactionResultPair<'a>>::at(cut(self.tail, 4))),
            -13 => TransactionResultResultCase::TxFeeBumpInnerFailed(<InnerTransactionResultPair<'a>>::at(cut(self.tail, 4))),
            0 => TransactionResultResultCase::TxSuccess(<List<'a, OperationResult<'a>>>::at(cut(self.tail, 4))),
            -1 => TransactionResultResultCase::TxFailed(<List<'a, OperationResult<'a>>>::at(cut(self.tail, 4))),
            -2 => TransactionResultResultCase::TxTooEarly,
            -3 => TransactionResultResultCase::TxTooLate,
            -4 => TransactionResultResultCase::TxMissingOperation,
            -5 => TransactionResultResultCase::TxBadSeq,
            -6 => TransactionResultResultCase::TxBadAuth,
            -7 => TransactionResultResultCase::TxInsufficientBalance,
            -8 => TransactionResultResultCase::TxNoAccount,
            -9 => TransactionResultResultCase::TxInsufficientFee,
            -10 => TransactionResultResultCase::TxBadAuthExtra,
            -11 => TransactionResultResultCase::TxInternalError,
            -12 => TransactionResultResultCase::TxNotSupported,
            -14 => TransactionResultResultCase::TxBadSponsorship,
            -15 => TransactionResultResultCase::TxBadMinSeqAgeOrGap,
            -16 => TransactionResultResultCase::TxMalformed,
            -17 => TransactionResultResultCase::TxSorobanInvalid,
            _ => TransactionResultResultCase::TxFrozenKeyAccessed,
        }
    }
}

code!("TransactionResultCode" TransactionResultCode {
    TxFeeBumpInnerSuccess = 1 "txFEE_BUMP_INNER_SUCCESS",
    TxSuccess = 0 "txSUCCESS",
    TxFailed = -1 "txFAILED",
    TxTooEarly = -2 "txTOO_EARLY",
    TxTooLate = -3 "txTOO_LATE",
    TxMissingOperation = -4 "txMISSING_OPERATION",
    TxBadSeq = -5 "txBAD_SEQ",
    TxBadAuth = -6 "txBAD_AUTH",
    TxInsufficientBalance = -7 "txINSUFFICIENT_BALANCE",
    TxNoAccount = -8 "txNO_ACCOUNT",
    TxInsufficientFee = -9 "txINSUFFICIENT_FEE",
    TxBadAuthExtra = -10 "txBAD_AUTH_EXTRA",
    TxInternalError = -11 "txINTERNAL_ERROR",
    TxNotSupported = -12 "txNOT_SUPPORTED",
    TxFeeBumpInnerFailed = -13 "txFEE_BUMP_INNER_FAILED",
    TxBadSponsorship = -14 "txBAD_SPONSORSHIP",
    TxBadMinSeqAgeOrGap = -15 "txBAD_MIN_SEQ_AGE_OR_GAP",
    TxMalformed = -16 "txMALFORMED",
    TxSorobanInvalid = -17 "txSOROBAN_INVALID",
    TxFrozenKeyAccessed = -18 "txFROZEN_KEY_ACCESSED"
});

view!("struct" "InnerTransactionResultPair" InnerTransactionResultPair, None, |bytes, visit| walk_inner_transaction_result_pair(bytes, 0, visit));

impl<'a> InnerTransactionResultPair<'a> {
    /// Field `transactionHash`.
    #[inline]
    pub fn transaction_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `result`.
    #[inline]
    pub fn result(self) -> InnerTransactionResult<'a> {
        <InnerTransactionResult<'a>>::at(cut(self.tail, 32))
    }
}

view!("struct" "InnerTransactionResult" InnerTransactionResult, None, |bytes, visit| walk_inner_transaction_result(bytes, 0, visit));

impl<'a> InnerTransactionResult<'a> {
    /// Field `feeCharged`.
    #[inline]
    pub fn fee_charged(self) -> i64 {
        <i64>::at(self.tail)
    }

    /// Field `result`.
    #[inline]
    pub fn result(self) -> InnerTransactionResultResult<'a> {
        <InnerTransactionResultResult<'a>>::at(cut(self.tail, 8))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> InnerTransactionResultExt<'a> {
        <InnerTransactionResultExt<'a>>::at(skip::<InnerTransactionResultResult<'a>>(cut(self.tail, 8)))
    }
}

view!("union" "InnerTransactionResultResult" InnerTransactionResultResult, None, |bytes, visit| walk_inner_transaction_result_result(bytes, 0, visit));

/// The cases of `InnerTransactionResultResult`.
#[derive(Clone, Copy, Debug)]
pub enum InnerTransactionResultResultCase<'a> {
    /// Case 0.
    TxSuccess(List<'a, OperationResult<'a>>),
    /// Case -1.
    TxFailed(List<'a, OperationResult<'a>>),
    /// Case -2.
    TxTooEarly,
    /// Case -3.
    TxTooLate,
    /// Case -4.
    TxMissingOperation,
    /// Case -5.
    TxBadSeq,
    /// Case -6.
    TxBadAuth,
    /// Case -7.
    TxInsufficientBalance,
    /// Case -8.
    TxNoAccount,
    /// Case -9.
    TxInsufficientFee,
    /// Case -10.
    TxBadAuthExtra,
    /// Case -11.
    TxInternalError,
    /// Case -12.
    TxNotSupported,
    /// Case -14.
    TxBadSponsorship,
    /// Case -15.
    TxBadMinSeqAgeOrGap,
    /// Case -16.
    TxMalformed,
    /// Case -17.
    TxSorobanInvalid,
    /// Case -18.
    TxFrozenKeyAccessed,
}

impl<'a> InnerTransactionResultResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> InnerTransactionResultResultCase<'a> {
        match self.discriminant() {
            0 => InnerTransactionResultResultCase::TxSuccess(<List<'a, OperationResult<'a>>>::at(cut(self.tail, 4))),
            -1 => InnerTransactionResultResultCase::TxFailed(<List<'a, OperationResult<'a>>>::at(cut(self.tail, 4))),
            -2 => InnerTransactionResultResultCase::TxTooEarly,
            -3 => InnerTransactionResultResultCase::TxTooLate,
            -4 => InnerTransactionResultResultCase::TxMissingOperation,
            -5 => InnerTransactionResultResultCase::TxBadSeq,
            -6 => InnerTransactionResultResultCase::TxBadAuth,
            -7 => InnerTransactionResultResultCase::TxInsufficientBalance,
            -8 => InnerTransactionResultResultCase::TxNoAccount,
            -9 => InnerTransactionResultResultCase::TxInsufficientFee,
            -10 => InnerTransactionResultResultCase::TxBadAuthExtra,
            -11 => InnerTransactionResultResultCase::TxInternalError,
            -12 => InnerTransactionResultResultCase::TxNotSupported,
            -14 => InnerTransactionResultResultCase::TxBadSponsorship,
            -15 => InnerTransactionResultResultCase::TxBadMinSeqAgeOrGap,
            -16 => InnerTransactionResultResultCase::TxMalformed,
            -17 => InnerTransactionResultResultCase::TxSorobanInvalid,
            _ => InnerTransactionResultResultCase::TxFrozenKeyAccessed,
        }
    }
}

view!("union" "OperationResult" OperationResult, None, |bytes, visit| walk_operation_result(bytes, 0, visit));

/// The cases of `OperationResult`.
#[derive(Clone, Copy, Debug)]
pub enum OperationResultCase<'a> {
    /// Case 0.
    OpInner(OperationResultTr<'a>),
    /// Case -1.
    OpBadAuth,
    /// Case -2.
    OpNoAccount,
    /// Case -3.
    OpNotSupported,
    /// Case -4.
    OpTooManySubentries,
    /// Case -5.
    OpExceededWorkLimit,
    /// Case -6.
    OpTooManySponsoring,
}

impl<'a> OperationResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> OperationResultCase<'a> {
        match self.discriminant() {
            0 => OperationResultCase::OpInner(<OperationResultTr<'a>>::at(cut(self.tail, 4))),
            -1 => OperationResultCase::OpBadAuth,
            -2 => OperationResultCase::OpNoAccount,
            -3 => OperationResultCase::OpNotSupported,
            -4 => OperationResultCase::OpTooManySubentries,
            -5 => OperationResultCase::OpExceededWorkLimit,
            _ => OperationResultCase::OpTooManySponsoring,
        }
    }
}

code!("OperationResultCode" OperationResultCode {
    OpInner = 0 "opINNER",
    OpBadAuth = -1 "opBAD_AUTH",
    OpNoAccount = -2 "opNO_ACCOUNT",
    OpNotSupported = -3 "opNOT_SUPPORTED",
    OpTooManySubentries = -4 "opTOO_MANY_SUBENTRIES",
    OpExceededWorkLimit = -5 "opEXCEEDED_WORK_LIMIT",
    OpTooManySponsoring = -6 "opTOO_MANY_SPONSORING"
});

view!("union" "OperationResultTr" OperationResultTr, None, |bytes, _visit| walk_operation_result_tr(bytes, 0));

/// The cases of `OperationResultTr`.
#[derive(Clone, Copy, Debug)]
pub enum OperationResultTrCase<'a> {
    /// Case 0.
    CreateAccount(CreateAccountResult<'a>),
    /// Case 1.
    Payment(PaymentResult<'a>),
    /// Case 2.
    PathPaymentStrictReceive(PathPaymentStrictReceiveResult<'a>),
    /// Case 3.
    ManageSellOffer(ManageSellOfferResult<'a>),
    /// Case 4.
    CreatePassiveSellOffer(ManageSellOfferResult<'a>),
    /// Case 5.
    SetOptions(SetOptionsResult<'a>),
    /// Case 6.
    ChangeTrust(ChangeTrustResult<'a>),
    /// Case 7.
    AllowTrust(AllowTrustResult<'a>),
    /// Case 8.
    AccountMerge(AccountMergeResult<'a>),
    /// Case 9.
    Inflation(InflationResult<'a>),
    /// Case 10.
    ManageData(ManageDataResult<'a>),
    /// Case 11.
    BumpSequence(BumpSequenceResult<'a>),
    /// Case 12.
    ManageBuyOffer(ManageBuyOfferResult<'a>),
    /// Case 13.
    PathPaymentStrictSend(PathPaymentStrictSendResult<'a>),
    /// Case 14.
    CreateClaimableBalance(CreateClaimableBalanceResult<'a>),
    /// Case 15.
    ClaimClaimableBalance(ClaimClaimableBalanceResult<'a>),
    /// Case 16.
    BeginSponsoringFutureReserves(BeginSponsoringFutureReservesResult<'a>),
    /// Case 17.
    EndSponsoringFutureReserves(EndSponsoringFutureReservesResult<'a>),
    /// Case 18.
    RevokeSponsorship(RevokeSponsorshipResult<'a>),
    /// Case 19.
    Clawback(ClawbackResult<'a>),
    /// Case 20.
    ClawbackClaimableBalance(ClawbackClaimableBalanceResult<'a>),
    /// Case 21.
    SetTrustLineFlags(SetTrustLineFlagsResult<'a>),
    /// Case 22.
    LiquidityPoolDeposit(LiquidityPoolDepositResult<'a>),
    /// Case 23.
    LiquidityPoolWithdraw(LiquidityPoolWithdrawResult<'a>),
    /// Case 24.
    InvokeHostFunction(InvokeHostFunctionResult<'a>),
    /// Case 25.
    ExtendFootprintTtl(ExtendFootprintTtlResult<'a>),
    /// Case 26.
    RestoreFootprint(RestoreFootprintResult<'a>),
}

impl<'a> OperationResultTr<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> OperationResultTrCase<'a> {
        match self.discriminant() {
            0 => OperationResultTrCase::CreateAccount(<CreateAccountResult<'a>>::at(cut(self.tail, 4))),
            1 => OperationResultTrCase::Payment(<PaymentResult<'a>>::at(cut(self.tail, 4))),
            2 => OperationResultTrCase::PathPaymentStrictReceive(<PathPaymentStrictReceiveResult<'a>>::at(cut(self.tail, 4))),
            3 => OperationResultTrCase::ManageSellOffer(<ManageSellOfferResult<'a>>::at(cut(self.tail, 4))),
            4 => OperationResultTrCase::CreatePassiveSellOffer(<ManageSellOfferResult<'a>>::at(cut(self.tail, 4))),
            5 => OperationResultTrCase::SetOptions(<SetOptionsResult<'a>>::at(cut(self.tail, 4))),
            6 => OperationResultTrCase::ChangeTrust(<ChangeTrustResult<'a>>::at(cut(self.tail, 4))),
            7 => OperationResultTrCase::AllowTrust(<AllowTrustResult<'a>>::at(cut(self.tail, 4))),
            8 => OperationResultTrCase::AccountMerge(<AccountMergeResult<'a>>::at(cut(self.tail, 4))),
            9 => OperationResultTrCase::Inflation(<InflationResult<'a>>::at(cut(self.tail, 4))),
            10 => OperationResultTrCase::ManageData(<ManageDataResult<'a>>::at(cut(self.tail, 4))),
            11 => OperationResultTrCase::BumpSequence(<BumpSequenceResult<'a>>::at(cut(self.tail, 4))),
            12 => OperationResultTrCase::ManageBuyOffer(<ManageBuyOfferResult<'a>>::at(cut(self.tail, 4))),
            13 => OperationResultTrCase::PathPaymentStrictSend(<PathPaymentStrictSendResult<'a>>::at(cut(self.tail, 4))),
            14 => OperationResultTrCase::CreateClaimableBalance(<CreateClaimableBalanceResult<'a>>::at(cut(self.tail, 4))),
            15 => OperationResultTrCase::ClaimClaimableBalance(<ClaimClaimableBalanceResult<'a>>::at(cut(self.tail, 4))),
            16 => OperationResultTrCase::BeginSponsoringFutureReserves(<BeginSponsoringFutureReservesResult<'a>>::at(cut(self.tail, 4))),
            17 => OperationResultTrCase::EndSponsoringFutureReserves(<EndSponsoringFutureReservesResult<'a>>::at(cut(self.tail, 4))),
            18 => OperationResultTrCase::RevokeSponsorship(<RevokeSponsorshipResult<'a>>::at(cut(self.tail, 4))),
            19 => OperationResultTrCase::Clawback(<ClawbackResult<'a>>::at(cut(self.tail, 4))),
            20 => OperationResultTrCase::ClawbackClaimableBalance(<ClawbackClaimableBalanceResult<'a>>::at(cut(self.tail, 4))),
            21 => OperationResultTrCase::SetTrustLineFlags(<SetTrustLineFlagsResult<'a>>::at(cut(self.tail, 4))),
            22 => OperationResultTrCase::LiquidityPoolDeposit(<LiquidityPoolDepositResult<'a>>::at(cut(self.tail, 4))),
            23 => OperationResultTrCase::LiquidityPoolWithdraw(<LiquidityPoolWithdrawResult<'a>>::at(cut(self.tail, 4))),
            24 => OperationResultTrCase::InvokeHostFunction(<InvokeHostFunctionResult<'a>>::at(cut(self.tail, 4))),
            25 => OperationResultTrCase::ExtendFootprintTtl(<ExtendFootprintTtlResult<'a>>::at(cut(self.tail, 4))),
            _ => OperationResultTrCase::RestoreFootprint(<RestoreFootprintResult<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("union" "CreateAccountResult" CreateAccountResult, Some(4), |bytes, _visit| walk_create_account_result(bytes, 0));

/// The cases of `CreateAccountResult`.
#[derive(Clone, Copy, Debug)]
pub enum CreateAccountResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    Underfunded,
    /// Case -3.
    LowReserve,
    /// Case -4.
    AlreadyExist,
}

impl<'a> CreateAccountResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> CreateAccountResultCase {
        match self.discriminant() {
            0 => CreateAccountResultCase::Success,
            -1 => CreateAccountResultCase::Malformed,
            -2 => CreateAccountResultCase::Underfunded,
            -3 => CreateAccountResultCase::LowReserve,
            _ => CreateAccountResultCase::AlreadyExist,
        }
    }
}

code!("CreateAccountResultCode" CreateAccountResultCode {
    Success = 0 "CREATE_ACCOUNT_SUCCESS",
    Malformed = -1 "CREATE_ACCOUNT_MALFORMED",
    Underfunded = -2 "CREATE_ACCOUNT_UNDERFUNDED",
    LowReserve = -3 "CREATE_ACCOUNT_LOW_RESERVE",
    AlreadyExist = -4 "CREATE_ACCOUNT_ALREADY_EXIST"
});

view!("union" "PaymentResult" PaymentResult, Some(4), |bytes, _visit| walk_payment_result(bytes, 0));

/// The cases of `PaymentResult`.
#[derive(Clone, Copy, Debug)]
pub enum PaymentResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    Underfunded,
    /// Case -3.
    SrcNoTrust,
    /// Case -4.
    SrcNotAuthorized,
    /// Case -5.
    NoDestination,
    /// Case -6.
    NoTrust,
    /// Case -7.
    NotAuthorized,
    /// Case -8.
    LineFull,
    /// Case -9.
    NoIssuer,
}

impl<'a> PaymentResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> PaymentResultCase {
        match self.discriminant() {
            0 => PaymentResultCase::Success,
            -1 => PaymentResultCase::Malformed,
            -2 => PaymentResultCase::Underfunded,
            -3 => PaymentResultCase::SrcNoTrust,
            -4 => PaymentResultCase::SrcNotAuthorized,
            -5 => PaymentResultCase::NoDestination,
            -6 => PaymentResultCase::NoTrust,
            -7 => PaymentResultCase::NotAuthorized,
            -8 => PaymentResultCase::LineFull,
            _ => PaymentResultCase::NoIssuer,
        }
    }
}

code!("PaymentResultCode" PaymentResultCode {
    Success = 0 "PAYMENT_SUCCESS",
    Malformed = -1 "PAYMENT_MALFORMED",
    Underfunded = -2 "PAYMENT_UNDERFUNDED",
    SrcNoTrust = -3 "PAYMENT_SRC_NO_TRUST",
    SrcNotAuthorized = -4 "PAYMENT_SRC_NOT_AUTHORIZED",
    NoDestination = -5 "PAYMENT_NO_DESTINATION",
    NoTrust = -6 "PAYMENT_NO_TRUST",
    NotAuthorized = -7 "PAYMENT_NOT_AUTHORIZED",
    LineFull = -8 "PAYMENT_LINE_FULL",
    NoIssuer = -9 "PAYMENT_NO_ISSUER"
});

view!("union" "PathPaymentStrictReceiveResult" PathPaymentStrictReceiveResult, None, |bytes, _visit| walk_path_payment_strict_receive_result(bytes, 0));

/// The cases of `PathPaymentStrictReceiveResult`.
#[derive(Clone, Copy, Debug)]
pub enum PathPaymentStrictReceiveResultCase<'a> {
    /// Case 0.
    Success(PathPaymentStrictReceiveResultSuccess<'a>),
    /// Case -1.
    Malformed,
    /// Case -2.
    Underfunded,
    /// Case -3.
    SrcNoTrust,
    /// Case -4.
    SrcNotAuthorized,
    /// Case -5.
    NoDestination,
    /// Case -6.
    NoTrust,
    /// Case -7.
    NotAuthorized,
    /// Case -8.
    LineFull,
    /// Case -9.
    NoIssuer(Asset<'a>),
    /// Case -10.
    TooFewOffers,
    /// Case -11.
    OfferCrossSelf,
    /// Case -12.
    OverSendmax,
}

impl<'a> PathPaymentStrictReceiveResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> PathPaymentStrictReceiveResultCase<'a> {
        match self.discriminant() {
            0 => PathPaymentStrictReceiveResultCase::Success(<PathPaymentStrictReceiveResultSuccess<'a>>::at(cut(self.tail, 4))),
            -1 => PathPaymentStrictReceiveResultCase::Malformed,
            -2 => PathPaymentStrictReceiveResultCase::Underfunded,
            -3 => PathPaymentStrictReceiveResultCase::SrcNoTrust,
            -4 => PathPaymentStrictReceiveResultCase::SrcNotAuthorized,
            -5 => PathPaymentStrictReceiveResultCase::NoDestination,
            -6 => PathPaymentStrictReceiveResultCase::NoTrust,
            -7 => PathPaymentStrictReceiveResultCase::NotAuthorized,
            -8 => PathPaymentStrictReceiveResultCase::LineFull,
            -9 => PathPaymentStrictReceiveResultCase::NoIssuer(<Asset<'a>>::at(cut(self.tail, 4))),
            -10 => PathPaymentStrictReceiveResultCase::TooFewOffers,
            -11 => PathPaymentStrictReceiveResultCase::OfferCrossSelf,
            _ => PathPaymentStrictReceiveResultCase::OverSendmax,
        }
    }
}

code!("PathPaymentStrictReceiveResultCode" PathPaymentStrictReceiveResultCode {
    Success = 0 "PATH_PAYMENT_STRICT_RECEIVE_SUCCESS",
    Malformed = -1 "PATH_PAYMENT_STRICT_RECEIVE_MALFORMED",
    Underfunded = -2 "PATH_PAYMENT_STRICT_RECEIVE_UNDERFUNDED",
    SrcNoTrust = -3 "PATH_PAYMENT_STRICT_RECEIVE_SRC_NO_TRUST",
    SrcNotAuthorized = -4 "PATH_PAYMENT_STRICT_RECEIVE_SRC_NOT_AUTHORIZED",
    NoDestination = -5 "PATH_PAYMENT_STRICT_RECEIVE_NO_DESTINATION",
    NoTrust = -6 "PATH_PAYMENT_STRICT_RECEIVE_NO_TRUST",
    NotAuthorized = -7 "PATH_PAYMENT_STRICT_RECEIVE_NOT_AUTHORIZED",
    LineFull = -8 "PATH_PAYMENT_STRICT_RECEIVE_LINE_FULL",
    NoIssuer = -9 "PATH_PAYMENT_STRICT_RECEIVE_NO_ISSUER",
    TooFewOffers = -10 "PATH_PAYMENT_STRICT_RECEIVE_TOO_FEW_OFFERS",
    OfferCrossSelf = -11 "PATH_PAYMENT_STRICT_RECEIVE_OFFER_CROSS_SELF",
    OverSendmax = -12 "PATH_PAYMENT_STRICT_RECEIVE_OVER_SENDMAX"
});

view!("struct" "PathPaymentStrictReceiveResultSuccess" PathPaymentStrictReceiveResultSuccess, None, |bytes, _visit| walk_path_payment_strict_receive_result_success(bytes, 0));

impl<'a> PathPaymentStrictReceiveResultSuccess<'a> {
    /// Field `offers`.
    #[inline]
    pub fn offers(self) -> List<'a, ClaimAtom<'a>> {
        <List<'a, ClaimAtom<'a>>>::at(self.tail)
    }

    /// Field `last`.
    #[inline]
    pub fn last(self) -> SimplePaymentResult<'a> {
        <SimplePaymentResult<'a>>::at(skip::<List<'a, ClaimAtom<'a>>>(self.tail))
    }
}

view!("union" "ClaimAtom" ClaimAtom, None, |bytes, _visit| walk_claim_atom(bytes, 0));

/// The cases of `ClaimAtom`.
#[derive(Clone, Copy, Debug)]
pub enum ClaimAtomCase<'a> {
    /// Case 0.
    V0(ClaimOfferAtomV0<'a>),
    /// Case 1.
    OrderBook(ClaimOfferAtom<'a>),
    /// Case 2.
    LiquidityPool(ClaimLiquidityAtom<'a>),
}

impl<'a> ClaimAtom<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClaimAtomCase<'a> {
        match self.discriminant() {
            0 => ClaimAtomCase::V0(<ClaimOfferAtomV0<'a>>::at(cut(self.tail, 4))),
            1 => ClaimAtomCase::OrderBook(<ClaimOfferAtom<'a>>::at(cut(self.tail, 4))),
            _ => ClaimAtomCase::LiquidityPool(<ClaimLiquidityAtom<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("ClaimAtomType" ClaimAtomType {
    V0 = 0 "CLAIM_ATOM_TYPE_V0",
    OrderBook = 1 "CLAIM_ATOM_TYPE_ORDER_BOOK",
    LiquidityPool = 2 "CLAIM_ATOM_TYPE_LIQUIDITY_POOL"
});

view!("struct" "ClaimOfferAtomV0" ClaimOfferAtomV0, None, |bytes, _visit| walk_claim_offer_atom_v0(bytes, 0));

impl<'a> ClaimOfferAtomV0<'a> {
    /// Field `sellerEd25519`.
    #[inline]
    pub fn seller_ed25519(self) -> Uint256<'a> {
        <Uint256<'a>>::at(self.tail)
    }

    /// Field `offerID`.
    #[inline]
    pub fn offer_id(self) -> i64 {
        <i64>::at(cut(self.tail, 32))
    }

    /// Field `assetSold`.
    #[inline]
    pub fn asset_sold(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(self.tail, 40))
    }

    /// Field `amountSold`.
    #[inline]
    pub fn amount_sold(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(cut(self.tail, 40)))
    }

    /// Field `assetBought`.
    #[inline]
    pub fn asset_bought(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(skip::<Asset<'a>>(cut(self.tail, 40)), 8))
    }

    /// Field `amountBought`.
    #[inline]
    pub fn amount_bought(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(cut(skip::<Asset<'a>>(cut(self.tail, 40)), 8)))
    }
}

view!("struct" "ClaimOfferAtom" ClaimOfferAtom, None, |bytes, _visit| walk_claim_offer_atom(bytes, 0));

impl<'a> ClaimOfferAtom<'a> {
    /// Field `sellerID`.
    #[inline]
    pub fn seller_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `offerID`.
    #[inline]
    pub fn offer_id(self) -> i64 {
        <i64>::at(cut(self.tail, 36))
    }

    /// Field `assetSold`.
    #[inline]
    pub fn asset_sold(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(self.tail, 44))
    }

    /// Field `amountSold`.
    #[inline]
    pub fn amount_sold(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(cut(self.tail, 44)))
    }

    /// Field `assetBought`.
    #[inline]
    pub fn asset_bought(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(skip::<Asset<'a>>(cut(self.tail, 44)), 8))
    }

    /// Field `amountBought`.
    #[inline]
    pub fn amount_bought(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(cut(skip::<Asset<'a>>(cut(self.tail, 44)), 8)))
    }
}

view!("struct" "ClaimLiquidityAtom" ClaimLiquidityAtom, None, |bytes, _visit| walk_claim_liquidity_atom(bytes, 0));

impl<'a> ClaimLiquidityAtom<'a> {
    /// Field `liquidityPoolID`.
    #[inline]
    pub fn liquidity_pool_id(self) -> PoolId<'a> {
        <PoolId<'a>>::at(self.tail)
    }

    /// Field `assetSold`.
    #[inline]
    pub fn asset_sold(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(self.tail, 32))
    }

    /// Field `amountSold`.
    #[inline]
    pub fn amount_sold(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(cut(self.tail, 32)))
    }

    /// Field `assetBought`.
    #[inline]
    pub fn asset_bought(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(skip::<Asset<'a>>(cut(self.tail, 32)), 8))
    }

    /// Field `amountBought`.
    #[inline]
    pub fn amount_bought(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(cut(skip::<Asset<'a>>(cut(self.tail, 32)), 8)))
    }
}

view!("struct" "SimplePaymentResult" SimplePaymentResult, None, |bytes, _visit| walk_simple_payment_result(bytes, 0));

impl<'a> SimplePaymentResult<'a> {
    /// Field `destination`.
    #[inline]
    pub fn destination(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(self.tail, 36))
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(cut(self.tail, 36)))
    }
}

view!("union" "ManageSellOfferResult" ManageSellOfferResult, None, |bytes, _visit| walk_manage_sell_offer_result(bytes, 0));

/// The cases of `ManageSellOfferResult`.
#[derive(Clone, Copy, Debug)]
pub enum ManageSellOfferResultCase<'a> {
    /// Case 0.
    Success(ManageOfferSuccessResult<'a>),
    /// Case -1.
    Malformed,
    /// Case -2.
    SellNoTrust,
    /// Case -3.
    BuyNoTrust,
    /// Case -4.
    SellNotAuthorized,
    /// Case -5.
    BuyNotAuthorized,
    /// Case -6.
    LineFull,
    /// Case -7.
    Underfunded,
    /// Case -8.
    CrossSelf,
    /// Case -9.
    SellNoIssuer,
    /// Case -10.
    BuyNoIssuer,
    /// Case -11.
    NotFound,
    /// Case -12.
    LowReserve,
}

impl<'a> ManageSellOfferResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ManageSellOfferResultCase<'a> {
        match self.discriminant() {
            0 => ManageSellOfferResultCase::Success(<ManageOfferSuccessResult<'a>>::at(cut(self.tail, 4))),
            -1 => ManageSellOfferResultCase::Malformed,
            -2 => ManageSellOfferResultCase::SellNoTrust,
            -3 => ManageSellOfferResultCase::BuyNoTrust,
            -4 => ManageSellOfferResultCase::SellNotAuthorized,
            -5 => ManageSellOfferResultCase::BuyNotAuthorized,
            -6 => ManageSellOfferResultCase::LineFull,
            -7 => ManageSellOfferResultCase::Underfunded,
            -8 => ManageSellOfferResultCase::CrossSelf,
            -9 => ManageSellOfferResultCase::SellNoIssuer,
            -10 => ManageSellOfferResultCase::BuyNoIssuer,
            -11 => ManageSellOfferResultCase::NotFound,
            _ => ManageSellOfferResultCase::LowReserve,
        }
    }
}

code!("ManageSellOfferResultCode" ManageSellOfferResultCode {
    Success = 0 "MANAGE_SELL_OFFER_SUCCESS",
    Malformed = -1 "MANAGE_SELL_OFFER_MALFORMED",
    SellNoTrust = -2 "MANAGE_SELL_OFFER_SELL_NO_TRUST",
    BuyNoTrust = -3 "MANAGE_SELL_OFFER_BUY_NO_TRUST",
    SellNotAuthorized = -4 "MANAGE_SELL_OFFER_SELL_NOT_AUTHORIZED",
    BuyNotAuthorized = -5 "MANAGE_SELL_OFFER_BUY_NOT_AUTHORIZED",
    LineFull = -6 "MANAGE_SELL_OFFER_LINE_FULL",
    Underfunded = -7 "MANAGE_SELL_OFFER_UNDERFUNDED",
    CrossSelf = -8 "MANAGE_SELL_OFFER_CROSS_SELF",
    SellNoIssuer = -9 "MANAGE_SELL_OFFER_SELL_NO_ISSUER",
    BuyNoIssuer = -10 "MANAGE_SELL_OFFER_BUY_NO_ISSUER",
    NotFound = -11 "MANAGE_SELL_OFFER_NOT_FOUND",
    LowReserve = -12 "MANAGE_SELL_OFFER_LOW_RESERVE"
});

view!("struct" "ManageOfferSuccessResult" ManageOfferSuccessResult, None, |bytes, _visit| walk_manage_offer_success_result(bytes, 0));

impl<'a> ManageOfferSuccessResult<'a> {
    /// Field `offersClaimed`.
    #[inline]
    pub fn offers_claimed(self) -> List<'a, ClaimAtom<'a>> {
        <List<'a, ClaimAtom<'a>>>::at(self.tail)
    }

    /// Field `offer`.
    #[inline]
    pub fn offer(self) -> ManageOfferSuccessResultOffer<'a> {
        <ManageOfferSuccessResultOffer<'a>>::at(skip::<List<'a, ClaimAtom<'a>>>(self.tail))
    }
}

view!("union" "ManageOfferSuccessResultOffer" ManageOfferSuccessResultOffer, None, |bytes, _visit| walk_manage_offer_success_result_offer(bytes, 0));

/// The cases of `ManageOfferSuccessResultOffer`.
#[derive(Clone, Copy, Debug)]
pub enum ManageOfferSuccessResultOfferCase<'a> {
    /// Case 0.
    Created(OfferEntry<'a>),
    /// Case 1.
    Updated(OfferEntry<'a>),
    /// Case 2.
    Deleted,
}

impl<'a> ManageOfferSuccessResultOffer<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ManageOfferSuccessResultOfferCase<'a> {
        match self.discriminant() {
            0 => ManageOfferSuccessResultOfferCase::Created(<OfferEntry<'a>>::at(cut(self.tail, 4))),
            1 => ManageOfferSuccessResultOfferCase::Updated(<OfferEntry<'a>>::at(cut(self.tail, 4))),
            _ => ManageOfferSuccessResultOfferCase::Deleted,
        }
    }
}

code!("ManageOfferEffect" ManageOfferEffect {
    Created = 0 "MANAGE_OFFER_CREATED",
    Updated = 1 "MANAGE_OFFER_UPDATED",
    Deleted = 2 "MANAGE_OFFER_DELETED"
});

view!("struct" "OfferEntry" OfferEntry, None, |bytes, _visit| walk_offer_entry(bytes, 0));

impl<'a> OfferEntry<'a> {
    /// Field `sellerID`.
    #[inline]
    pub fn seller_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `offerID`.
    #[inline]
    pub fn offer_id(self) -> i64 {
        <i64>::at(cut(self.tail, 36))
    }

    /// Field `selling`.
    #[inline]
    pub fn selling(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(self.tail, 44))
    }

    /// Field `buying`.
    #[inline]
    pub fn buying(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<Asset<'a>>(cut(self.tail, 44)))
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(skip::<Asset<'a>>(cut(self.tail, 44))))
    }

    /// Field `price`.
    #[inline]
    pub fn price(self) -> Price<'a> {
        <Price<'a>>::at(cut(skip::<Asset<'a>>(skip::<Asset<'a>>(cut(self.tail, 44))), 8))
    }

    /// Field `flags`.
    #[inline]
    pub fn flags(self) -> u32 {
        <u32>::at(cut(skip::<Asset<'a>>(skip::<Asset<'a>>(cut(self.tail, 44))), 16))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> OfferEntryExt<'a> {
        <OfferEntryExt<'a>>::at(cut(skip::<Asset<'a>>(skip::<Asset<'a>>(cut(self.tail, 44))), 20))
    }
}

view!("union" "OfferEntryExt" OfferEntryExt, Some(4), |bytes, _visit| walk_offer_entry_ext(bytes, 0));

/// The cases of `OfferEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum OfferEntryExtCase {
    /// Case 0.
    V0,
}

impl<'a> OfferEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> OfferEntryExtCase {
        match self.discriminant() {
            _ => OfferEntryExtCase::V0,
        }
    }
}

view!("union" "SetOptionsResult" SetOptionsResult, Some(4), |bytes, _visit| walk_set_options_result(bytes, 0));

/// The cases of `SetOptionsResult`.
#[derive(Clone, Copy, Debug)]
pub enum SetOptionsResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    LowReserve,
    /// Case -2.
    TooManySigners,
    /// Case -3.
    BadFlags,
    /// Case -4.
    InvalidInflation,
    /// Case -5.
    CantChange,
    /// Case -6.
    UnknownFlag,
    /// Case -7.
    ThresholdOutOfRange,
    /// Case -8.
    BadSigner,
    /// Case -9.
    InvalidHomeDomain,
    /// Case -10.
    AuthRevocableRequired,
}

impl<'a> SetOptionsResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> SetOptionsResultCase {
        match self.discriminant() {
            0 => SetOptionsResultCase::Success,
            -1 => SetOptionsResultCase::LowReserve,
            -2 => SetOptionsResultCase::TooManySigners,
            -3 => SetOptionsResultCase::BadFlags,
            -4 => SetOptionsResultCase::InvalidInflation,
            -5 => SetOptionsResultCase::CantChange,
            -6 => SetOptionsResultCase::UnknownFlag,
            -7 => SetOptionsResultCase::ThresholdOutOfRange,
            -8 => SetOptionsResultCase::BadSigner,
            -9 => SetOptionsResultCase::InvalidHomeDomain,
            _ => SetOptionsResultCase::AuthRevocableRequired,
        }
    }
}

code!("SetOptionsResultCode" SetOptionsResultCode {
    Success = 0 "SET_OPTIONS_SUCCESS",
    LowReserve = -1 "SET_OPTIONS_LOW_RESERVE",
    TooManySigners = -2 "SET_OPTIONS_TOO_MANY_SIGNERS",
    BadFlags = -3 "SET_OPTIONS_BAD_FLAGS",
    InvalidInflation = -4 "SET_OPTIONS_INVALID_INFLATION",
    CantChange = -5 "SET_OPTIONS_CANT_CHANGE",
    UnknownFlag = -6 "SET_OPTIONS_UNKNOWN_FLAG",
    ThresholdOutOfRange = -7 "SET_OPTIONS_THRESHOLD_OUT_OF_RANGE",
    BadSigner = -8 "SET_OPTIONS_BAD_SIGNER",
    InvalidHomeDomain = -9 "SET_OPTIONS_INVALID_HOME_DOMAIN",
    AuthRevocableRequired = -10 "SET_OPTIONS_AUTH_REVOCABLE_REQUIRED"
});

view!("union" "ChangeTrustResult" ChangeTrustResult, Some(4), |bytes, _visit| walk_change_trust_result(bytes, 0));

/// The cases of `ChangeTrustResult`.
#[derive(Clone, Copy, Debug)]
pub enum ChangeTrustResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    NoIssuer,
    /// Case -3.
    InvalidLimit,
    /// Case -4.
    LowReserve,
    /// Case -5.
    SelfNotAllowed,
    /// Case -6.
    TrustLineMissing,
    /// Case -7.
    CannotDelete,
    /// Case -8.
    NotAuthMaintainLiabilities,
}

impl<'a> ChangeTrustResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ChangeTrustResultCase {
        match self.discriminant() {
            0 => ChangeTrustResultCase::Success,
            -1 => ChangeTrustResultCase::Malformed,
            -2 => ChangeTrustResultCase::NoIssuer,
            -3 => ChangeTrustResultCase::InvalidLimit,
            -4 => ChangeTrustResultCase::LowReserve,
            -5 => ChangeTrustResultCase::SelfNotAllowed,
            -6 => ChangeTrustResultCase::TrustLineMissing,
            -7 => ChangeTrustResultCase::CannotDelete,
            _ => ChangeTrustResultCase::NotAuthMaintainLiabilities,
        }
    }
}

code!("ChangeTrustResultCode" ChangeTrustResultCode {
    Success = 0 "CHANGE_TRUST_SUCCESS",
    Malformed = -1 "CHANGE_TRUST_MALFORMED",
    NoIssuer = -2 "CHANGE_TRUST_NO_ISSUER",
    InvalidLimit = -3 "CHANGE_TRUST_INVALID_LIMIT",
    LowReserve = -4 "CHANGE_TRUST_LOW_RESERVE",
    SelfNotAllowed = -5 "CHANGE_TRUST_SELF_NOT_ALLOWED",
    TrustLineMissing = -6 "CHANGE_TRUST_TRUST_LINE_MISSING",
    CannotDelete = -7 "CHANGE_TRUST_CANNOT_DELETE",
    NotAuthMaintainLiabilities = -8 "CHANGE_TRUST_NOT_AUTH_MAINTAIN_LIABILITIES"
});

view!("union" "AllowTrustResult" AllowTrustResult, Some(4), |bytes, _visit| walk_allow_trust_result(bytes, 0));

/// The cases of `AllowTrustResult`.
#[derive(Clone, Copy, Debug)]
pub enum AllowTrustResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    NoTrustLine,
    /// Case -3.
    TrustNotRequired,
    /// Case -4.
    CantRevoke,
    /// Case -5.
    SelfNotAllowed,
    /// Case -6.
    LowReserve,
}

impl<'a> AllowTrustResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> AllowTrustResultCase {
        match self.discriminant() {
            0 => AllowTrustResultCase::Success,
            -1 => AllowTrustResultCase::Malformed,
            -2 => AllowTrustResultCase::NoTrustLine,
            -3 => AllowTrustResultCase::TrustNotRequired,
            -4 => AllowTrustResultCase::CantRevoke,
            -5 => AllowTrustResultCase::SelfNotAllowed,
            _ => AllowTrustResultCase::LowReserve,
        }
    }
}

code!("AllowTrustResultCode" AllowTrustResultCode {
    Success = 0 "ALLOW_TRUST_SUCCESS",
    Malformed = -1 "ALLOW_TRUST_MALFORMED",
    NoTrustLine = -2 "ALLOW_TRUST_NO_TRUST_LINE",
    TrustNotRequired = -3 "ALLOW_TRUST_TRUST_NOT_REQUIRED",
    CantRevoke = -4 "ALLOW_TRUST_CANT_REVOKE",
    SelfNotAllowed = -5 "ALLOW_TRUST_SELF_NOT_ALLOWED",
    LowReserve = -6 "ALLOW_TRUST_LOW_RESERVE"
});

view!("union" "AccountMergeResult" AccountMergeResult, None, |bytes, _visit| walk_account_merge_result(bytes, 0));

/// The cases of `AccountMergeResult`.
#[derive(Clone, Copy, Debug)]
pub enum AccountMergeResultCase {
    /// Case 0.
    Success(i64),
    /// Case -1.
    Malformed,
    /// Case -2.
    NoAccount,
    /// Case -3.
    ImmutableSet,
    /// Case -4.
    HasSubEntries,
    /// Case -5.
    SeqnumTooFar,
    /// Case -6.
    DestFull,
    /// Case -7.
    IsSponsor,
}

impl<'a> AccountMergeResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> AccountMergeResultCase {
        match self.discriminant() {
            0 => AccountMergeResultCase::Success(<i64>::at(cut(self.tail, 4))),
            -1 => AccountMergeResultCase::Malformed,
            -2 => AccountMergeResultCase::NoAccount,
            -3 => AccountMergeResultCase::ImmutableSet,
            -4 => AccountMergeResultCase::HasSubEntries,
            -5 => AccountMergeResultCase::SeqnumTooFar,
            -6 => AccountMergeResultCase::DestFull,
            _ => AccountMergeResultCase::IsSponsor,
        }
    }
}

code!("AccountMergeResultCode" AccountMergeResultCode {
    Success = 0 "ACCOUNT_MERGE_SUCCESS",
    Malformed = -1 "ACCOUNT_MERGE_MALFORMED",
    NoAccount = -2 "ACCOUNT_MERGE_NO_ACCOUNT",
    ImmutableSet = -3 "ACCOUNT_MERGE_IMMUTABLE_SET",
    HasSubEntries = -4 "ACCOUNT_MERGE_HAS_SUB_ENTRIES",
    SeqnumTooFar = -5 "ACCOUNT_MERGE_SEQNUM_TOO_FAR",
    DestFull = -6 "ACCOUNT_MERGE_DEST_FULL",
    IsSponsor = -7 "ACCOUNT_MERGE_IS_SPONSOR"
});

view!("union" "InflationResult" InflationResult, None, |bytes, _visit| walk_inflation_result(bytes, 0));

/// The cases of `InflationResult`.
#[derive(Clone, Copy, Debug)]
pub enum InflationResultCase<'a> {
    /// Case 0.
    Success(List<'a, InflationPayout<'a>>),
    /// Case -1.
    NotTime,
}

impl<'a> InflationResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> InflationResultCase<'a> {
        match self.discriminant() {
            0 => InflationResultCase::Success(<List<'a, InflationPayout<'a>>>::at(cut(self.tail, 4))),
            _ => InflationResultCase::NotTime,
        }
    }
}

code!("InflationResultCode" InflationResultCode {
    Success = 0 "INFLATION_SUCCESS",
    NotTime = -1 "INFLATION_NOT_TIME"
});

view!("struct" "InflationPayout" InflationPayout, Some(44), |bytes, _visit| walk_inflation_payout(bytes, 0));

impl<'a> InflationPayout<'a> {
    /// Field `destination`.
    #[inline]
    pub fn destination(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(cut(self.tail, 36))
    }
}

view!("union" "ManageDataResult" ManageDataResult, Some(4), |bytes, _visit| walk_manage_data_result(bytes, 0));

/// The cases of `ManageDataResult`.
#[derive(Clone, Copy, Debug)]
pub enum ManageDataResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    NotSupportedYet,
    /// Case -2.
    NameNotFound,
    /// Case -3.
    LowReserve,
    /// Case -4.
    InvalidName,
}

impl<'a> ManageDataResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ManageDataResultCase {
        match self.discriminant() {
            0 => ManageDataResultCase::Success,
            -1 => ManageDataResultCase::NotSupportedYet,
            -2 => ManageDataResultCase::NameNotFound,
            -3 => ManageDataResultCase::LowReserve,
            _ => ManageDataResultCase::InvalidName,
        }
    }
}

code!("ManageDataResultCode" ManageDataResultCode {
    Success = 0 "MANAGE_DATA_SUCCESS",
    NotSupportedYet = -1 "MANAGE_DATA_NOT_SUPPORTED_YET",
    NameNotFound = -2 "MANAGE_DATA_NAME_NOT_FOUND",
    LowReserve = -3 "MANAGE_DATA_LOW_RESERVE",
    InvalidName = -4 "MANAGE_DATA_INVALID_NAME"
});

view!("union" "BumpSequenceResult" BumpSequenceResult, Some(4), |bytes, _visit| walk_bump_sequence_result(bytes, 0));

/// The cases of `BumpSequenceResult`.
#[derive(Clone, Copy, Debug)]
pub enum BumpSequenceResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    BadSeq,
}

impl<'a> BumpSequenceResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> BumpSequenceResultCase {
        match self.discriminant() {
            0 => BumpSequenceResultCase::Success,
            _ => BumpSequenceResultCase::BadSeq,
        }
    }
}

code!("BumpSequenceResultCode" BumpSequenceResultCode {
    Success = 0 "BUMP_SEQUENCE_SUCCESS",
    BadSeq = -1 "BUMP_SEQUENCE_BAD_SEQ"
});

view!("union" "ManageBuyOfferResult" ManageBuyOfferResult, None, |bytes, _visit| walk_manage_buy_offer_result(bytes, 0));

/// The cases of `ManageBuyOfferResult`.
#[derive(Clone, Copy, Debug)]
pub enum ManageBuyOfferResultCase<'a> {
    /// Case 0.
    Success(ManageOfferSuccessResult<'a>),
    /// Case -1.
    Malformed,
    /// Case -2.
    SellNoTrust,
    /// Case -3.
    BuyNoTrust,
    /// Case -4.
    SellNotAuthorized,
    /// Case -5.
    BuyNotAuthorized,
    /// Case -6.
    LineFull,
    /// Case -7.
    Underfunded,
    /// Case -8.
    CrossSelf,
    /// Case -9.
    SellNoIssuer,
    /// Case -10.
    BuyNoIssuer,
    /// Case -11.
    NotFound,
    /// Case -12.
    LowReserve,
}

impl<'a> ManageBuyOfferResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ManageBuyOfferResultCase<'a> {
        match self.discriminant() {
            0 => ManageBuyOfferResultCase::Success(<ManageOfferSuccessResult<'a>>::at(cut(self.tail, 4))),
            -1 => ManageBuyOfferResultCase::Malformed,
            -2 => ManageBuyOfferResultCase::SellNoTrust,
            -3 => ManageBuyOfferResultCase::BuyNoTrust,
            -4 => ManageBuyOfferResultCase::SellNotAuthorized,
            -5 => ManageBuyOfferResultCase::BuyNotAuthorized,
            -6 => ManageBuyOfferResultCase::LineFull,
            -7 => ManageBuyOfferResultCase::Underfunded,
            -8 => ManageBuyOfferResultCase::CrossSelf,
            -9 => ManageBuyOfferResultCase::SellNoIssuer,
            -10 => ManageBuyOfferResultCase::BuyNoIssuer,
            -11 => ManageBuyOfferResultCase::NotFound,
            _ => ManageBuyOfferResultCase::LowReserve,
        }
    }
}

code!("ManageBuyOfferResultCode" ManageBuyOfferResultCode {
    Success = 0 "MANAGE_BUY_OFFER_SUCCESS",
    Malformed = -1 "MANAGE_BUY_OFFER_MALFORMED",
    SellNoTrust = -2 "MANAGE_BUY_OFFER_SELL_NO_TRUST",
    BuyNoTrust = -3 "MANAGE_BUY_OFFER_BUY_NO_TRUST",
    SellNotAuthorized = -4 "MANAGE_BUY_OFFER_SELL_NOT_AUTHORIZED",
    BuyNotAuthorized = -5 "MANAGE_BUY_OFFER_BUY_NOT_AUTHORIZED",
    LineFull = -6 "MANAGE_BUY_OFFER_LINE_FULL",
    Underfunded = -7 "MANAGE_BUY_OFFER_UNDERFUNDED",
    CrossSelf = -8 "MANAGE_BUY_OFFER_CROSS_SELF",
    SellNoIssuer = -9 "MANAGE_BUY_OFFER_SELL_NO_ISSUER",
    BuyNoIssuer = -10 "MANAGE_BUY_OFFER_BUY_NO_ISSUER",
    NotFound = -11 "MANAGE_BUY_OFFER_NOT_FOUND",
    LowReserve = -12 "MANAGE_BUY_OFFER_LOW_RESERVE"
});

view!("union" "PathPaymentStrictSendResult" PathPaymentStrictSendResult, None, |bytes, _visit| walk_path_payment_strict_send_result(bytes, 0));

/// The cases of `PathPaymentStrictSendResult`.
#[derive(Clone, Copy, Debug)]
pub enum PathPaymentStrictSendResultCase<'a> {
    /// Case 0.
    Success(PathPaymentStrictSendResultSuccess<'a>),
    /// Case -1.
    Malformed,
    /// Case -2.
    Underfunded,
    /// Case -3.
    SrcNoTrust,
    /// Case -4.
    SrcNotAuthorized,
    /// Case -5.
    NoDestination,
    /// Case -6.
    NoTrust,
    /// Case -7.
    NotAuthorized,
    /// Case -8.
    LineFull,
    /// Case -9.
    NoIssuer(Asset<'a>),
    /// Case -10.
    TooFewOffers,
    /// Case -11.
    OfferCrossSelf,
    /// Case -12.
    UnderDestmin,
}

impl<'a> PathPaymentStrictSendResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> PathPaymentStrictSendResultCase<'a> {
        match self.discriminant() {
            0 => PathPaymentStrictSendResultCase::Success(<PathPaymentStrictSendResultSuccess<'a>>::at(cut(self.tail, 4))),
            -1 => PathPaymentStrictSendResultCase::Malformed,
            -2 => PathPaymentStrictSendResultCase::Underfunded,
            -3 => PathPaymentStrictSendResultCase::SrcNoTrust,
            -4 => PathPaymentStrictSendResultCase::SrcNotAuthorized,
            -5 => PathPaymentStrictSendResultCase::NoDestination,
            -6 => PathPaymentStrictSendResultCase::NoTrust,
            -7 => PathPaymentStrictSendResultCase::NotAuthorized,
            -8 => PathPaymentStrictSendResultCase::LineFull,
            -9 => PathPaymentStrictSendResultCase::NoIssuer(<Asset<'a>>::at(cut(self.tail, 4))),
            -10 => PathPaymentStrictSendResultCase::TooFewOffers,
            -11 => PathPaymentStrictSendResultCase::OfferCrossSelf,
            _ => PathPaymentStrictSendResultCase::UnderDestmin,
        }
    }
}

code!("PathPaymentStrictSendResultCode" PathPaymentStrictSendResultCode {
    Success = 0 "PATH_PAYMENT_STRICT_SEND_SUCCESS",
    Malformed = -1 "PATH_PAYMENT_STRICT_SEND_MALFORMED",
    Underfunded = -2 "PATH_PAYMENT_STRICT_SEND_UNDERFUNDED",
    SrcNoTrust = -3 "PATH_PAYMENT_STRICT_SEND_SRC_NO_TRUST",
    SrcNotAuthorized = -4 "PATH_PAYMENT_STRICT_SEND_SRC_NOT_AUTHORIZED",
    NoDestination = -5 "PATH_PAYMENT_STRICT_SEND_NO_DESTINATION",
    NoTrust = -6 "PATH_PAYMENT_STRICT_SEND_NO_TRUST",
    NotAuthorized = -7 "PATH_PAYMENT_STRICT_SEND_NOT_AUTHORIZED",
    LineFull = -8 "PATH_PAYMENT_STRICT_SEND_LINE_FULL",
    NoIssuer = -9 "PATH_PAYMENT_STRICT_SEND_NO_ISSUER",
    TooFewOffers = -10 "PATH_PAYMENT_STRICT_SEND_TOO_FEW_OFFERS",
    OfferCrossSelf = -11 "PATH_PAYMENT_STRICT_SEND_OFFER_CROSS_SELF",
    UnderDestmin = -12 "PATH_PAYMENT_STRICT_SEND_UNDER_DESTMIN"
});

view!("struct" "PathPaymentStrictSendResultSuccess" PathPaymentStrictSendResultSuccess, None, |bytes, _visit| walk_path_payment_strict_send_result_success(bytes, 0));

impl<'a> PathPaymentStrictSendResultSuccess<'a> {
    /// Field `offers`.
    #[inline]
    pub fn offers(self) -> List<'a, ClaimAtom<'a>> {
        <List<'a, ClaimAtom<'a>>>::at(self.tail)
    }

    /// Field `last`.
    #[inline]
    pub fn last(self) -> SimplePaymentResult<'a> {
        <SimplePaymentResult<'a>>::at(skip::<List<'a, ClaimAtom<'a>>>(self.tail))
    }
}

view!("union" "CreateClaimableBalanceResult" CreateClaimableBalanceResult, None, |bytes, _visit| walk_create_claimable_balance_result(bytes, 0));

/// The cases of `CreateClaimableBalanceResult`.
#[derive(Clone, Copy, Debug)]
pub enum CreateClaimableBalanceResultCase<'a> {
    /// Case 0.
    Success(ClaimableBalanceId<'a>),
    /// Case -1.
    Malformed,
    /// Case -2.
    LowReserve,
    /// Case -3.
    NoTrust,
    /// Case -4.
    NotAuthorized,
    /// Case -5.
    Underfunded,
}

impl<'a> CreateClaimableBalanceResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> CreateClaimableBalanceResultCase<'a> {
        match self.discriminant() {
            0 => CreateClaimableBalanceResultCase::Success(<ClaimableBalanceId<'a>>::at(cut(self.tail, 4))),
            -1 => CreateClaimableBalanceResultCase::Malformed,
            -2 => CreateClaimableBalanceResultCase::LowReserve,
            -3 => CreateClaimableBalanceResultCase::NoTrust,
            -4 => CreateClaimableBalanceResultCase::NotAuthorized,
            _ => CreateClaimableBalanceResultCase::Underfunded,
        }
    }
}

code!("CreateClaimableBalanceResultCode" CreateClaimableBalanceResultCode {
    Success = 0 "CREATE_CLAIMABLE_BALANCE_SUCCESS",
    Malformed = -1 "CREATE_CLAIMABLE_BALANCE_MALFORMED",
    LowReserve = -2 "CREATE_CLAIMABLE_BALANCE_LOW_RESERVE",
    NoTrust = -3 "CREATE_CLAIMABLE_BALANCE_NO_TRUST",
    NotAuthorized = -4 "CREATE_CLAIMABLE_BALANCE_NOT_AUTHORIZED",
    Underfunded = -5 "CREATE_CLAIMABLE_BALANCE_UNDERFUNDED"
});

view!("union" "ClaimClaimableBalanceResult" ClaimClaimableBalanceResult, Some(4), |bytes, _visit| walk_claim_claimable_balance_result(bytes, 0));

/// The cases of `ClaimClaimableBalanceResult`.
#[derive(Clone, Copy, Debug)]
pub enum ClaimClaimableBalanceResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    DoesNotExist,
    /// Case -2.
    CannotClaim,
    /// Case -3.
    LineFull,
    /// Case -4.
    NoTrust,
    /// Case -5.
    NotAuthorized,
    /// Case -6.
    TrustlineFrozen,
}

impl<'a> ClaimClaimableBalanceResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClaimClaimableBalanceResultCase {
        match self.discriminant() {
            0 => ClaimClaimableBalanceResultCase::Success,
            -1 => ClaimClaimableBalanceResultCase::DoesNotExist,
            -2 => ClaimClaimableBalanceResultCase::CannotClaim,
            -3 => ClaimClaimableBalanceResultCase::LineFull,
            -4 => ClaimClaimableBalanceResultCase::NoTrust,
            -5 => ClaimClaimableBalanceResultCase::NotAuthorized,
            _ => ClaimClaimableBalanceResultCase::TrustlineFrozen,
        }
    }
}

code!("ClaimClaimableBalanceResultCode" ClaimClaimableBalanceResultCode {
    Success = 0 "CLAIM_CLAIMABLE_BALANCE_SUCCESS",
    DoesNotExist = -1 "CLAIM_CLAIMABLE_BALANCE_DOES_NOT_EXIST",
    CannotClaim = -2 "CLAIM_CLAIMABLE_BALANCE_CANNOT_CLAIM",
    LineFull = -3 "CLAIM_CLAIMABLE_BALANCE_LINE_FULL",
    NoTrust = -4 "CLAIM_CLAIMABLE_BALANCE_NO_TRUST",
    NotAuthorized = -5 "CLAIM_CLAIMABLE_BALANCE_NOT_AUTHORIZED",
    TrustlineFrozen = -6 "CLAIM_CLAIMABLE_BALANCE_TRUSTLINE_FROZEN"
});

view!("union" "BeginSponsoringFutureReservesResult" BeginSponsoringFutureReservesResult, Some(4), |bytes, _visit| walk_begin_sponsoring_future_reserves_result(bytes, 0));

/// The cases of `BeginSponsoringFutureReservesResult`.
#[derive(Clone, Copy, Debug)]
pub enum BeginSponsoringFutureReservesResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    AlreadySponsored,
    /// Case -3.
    Recursive,
}

impl<'a> BeginSponsoringFutureReservesResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> BeginSponsoringFutureReservesResultCase {
        match self.discriminant() {
            0 => BeginSponsoringFutureReservesResultCase::Success,
            -1 => BeginSponsoringFutureReservesResultCase::Malformed,
            -2 => BeginSponsoringFutureReservesResultCase::AlreadySponsored,
            _ => BeginSponsoringFutureReservesResultCase::Recursive,
        }
    }
}

code!("BeginSponsoringFutureReservesResultCode" BeginSponsoringFutureReservesResultCode {
    Success = 0 "BEGIN_SPONSORING_FUTURE_RESERVES_SUCCESS",
    Malformed = -1 "BEGIN_SPONSORING_FUTURE_RESERVES_MALFORMED",
    AlreadySponsored = -2 "BEGIN_SPONSORING_FUTURE_RESERVES_ALREADY_SPONSORED",
    Recursive = -3 "BEGIN_SPONSORING_FUTURE_RESERVES_RECURSIVE"
});

view!("union" "EndSponsoringFutureReservesResult" EndSponsoringFutureReservesResult, Some(4), |bytes, _visit| walk_end_sponsoring_future_reserves_result(bytes, 0));

/// The cases of `EndSponsoringFutureReservesResult`.
#[derive(Clone, Copy, Debug)]
pub enum EndSponsoringFutureReservesResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    NotSponsored,
}

impl<'a> EndSponsoringFutureReservesResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> EndSponsoringFutureReservesResultCase {
        match self.discriminant() {
            0 => EndSponsoringFutureReservesResultCase::Success,
            _ => EndSponsoringFutureReservesResultCase::NotSponsored,
        }
    }
}

code!("EndSponsoringFutureReservesResultCode" EndSponsoringFutureReservesResultCode {
    Success = 0 "END_SPONSORING_FUTURE_RESERVES_SUCCESS",
    NotSponsored = -1 "END_SPONSORING_FUTURE_RESERVES_NOT_SPONSORED"
});

view!("union" "RevokeSponsorshipResult" RevokeSponsorshipResult, Some(4), |bytes, _visit| walk_revoke_sponsorship_result(bytes, 0));

/// The cases of `RevokeSponsorshipResult`.
#[derive(Clone, Copy, Debug)]
pub enum RevokeSponsorshipResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    DoesNotExist,
    /// Case -2.
    NotSponsor,
    /// Case -3.
    LowReserve,
    /// Case -4.
    OnlyTransferable,
    /// Case -5.
    Malformed,
}

impl<'a> RevokeSponsorshipResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> RevokeSponsorshipResultCase {
        match self.discriminant() {
            0 => RevokeSponsorshipResultCase::Success,
            -1 => RevokeSponsorshipResultCase::DoesNotExist,
            -2 => RevokeSponsorshipResultCase::NotSponsor,
            -3 => RevokeSponsorshipResultCase::LowReserve,
            -4 => RevokeSponsorshipResultCase::OnlyTransferable,
            _ => RevokeSponsorshipResultCase::Malformed,
        }
    }
}

code!("RevokeSponsorshipResultCode" RevokeSponsorshipResultCode {
    Success = 0 "REVOKE_SPONSORSHIP_SUCCESS",
    DoesNotExist = -1 "REVOKE_SPONSORSHIP_DOES_NOT_EXIST",
    NotSponsor = -2 "REVOKE_SPONSORSHIP_NOT_SPONSOR",
    LowReserve = -3 "REVOKE_SPONSORSHIP_LOW_RESERVE",
    OnlyTransferable = -4 "REVOKE_SPONSORSHIP_ONLY_TRANSFERABLE",
    Malformed = -5 "REVOKE_SPONSORSHIP_MALFORMED"
});

view!("union" "ClawbackResult" ClawbackResult, Some(4), |bytes, _visit| walk_clawback_result(bytes, 0));

/// The cases of `ClawbackResult`.
#[derive(Clone, Copy, Debug)]
pub enum ClawbackResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    NotClawbackEnabled,
    /// Case -3.
    NoTrust,
    /// Case -4.
    Underfunded,
}

impl<'a> ClawbackResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClawbackResultCase {
        match self.discriminant() {
            0 => ClawbackResultCase::Success,
            -1 => ClawbackResultCase::Malformed,
            -2 => ClawbackResultCase::NotClawbackEnabled,
            -3 => ClawbackResultCase::NoTrust,
            _ => ClawbackResultCase::Underfunded,
        }
    }
}

code!("ClawbackResultCode" ClawbackResultCode {
    Success = 0 "CLAWBACK_SUCCESS",
    Malformed = -1 "CLAWBACK_MALFORMED",
    NotClawbackEnabled = -2 "CLAWBACK_NOT_CLAWBACK_ENABLED",
    NoTrust = -3 "CLAWBACK_NO_TRUST",
    Underfunded = -4 "CLAWBACK_UNDERFUNDED"
});

view!("union" "ClawbackClaimableBalanceResult" ClawbackClaimableBalanceResult, Some(4), |bytes, _visit| walk_clawback_claimable_balance_result(bytes, 0));

/// The cases of `ClawbackClaimableBalanceResult`.
#[derive(Clone, Copy, Debug)]
pub enum ClawbackClaimableBalanceResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    DoesNotExist,
    /// Case -2.
    NotIssuer,
    /// Case -3.
    NotClawbackEnabled,
}

impl<'a> ClawbackClaimableBalanceResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClawbackClaimableBalanceResultCase {
        match self.discriminant() {
            0 => ClawbackClaimableBalanceResultCase::Success,
            -1 => ClawbackClaimableBalanceResultCase::DoesNotExist,
            -2 => ClawbackClaimableBalanceResultCase::NotIssuer,
            _ => ClawbackClaimableBalanceResultCase::NotClawbackEnabled,
        }
    }
}

code!("ClawbackClaimableBalanceResultCode" ClawbackClaimableBalanceResultCode {
    Success = 0 "CLAWBACK_CLAIMABLE_BALANCE_SUCCESS",
    DoesNotExist = -1 "CLAWBACK_CLAIMABLE_BALANCE_DOES_NOT_EXIST",
    NotIssuer = -2 "CLAWBACK_CLAIMABLE_BALANCE_NOT_ISSUER",
    NotClawbackEnabled = -3 "CLAWBACK_CLAIMABLE_BALANCE_NOT_CLAWBACK_ENABLED"
});

view!("union" "SetTrustLineFlagsResult" SetTrustLineFlagsResult, Some(4), |bytes, _visit| walk_set_trust_line_flags_result(bytes, 0));

/// The cases of `SetTrustLineFlagsResult`.
#[derive(Clone, Copy, Debug)]
pub enum SetTrustLineFlagsResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    NoTrustLine,
    /// Case -3.
    CantRevoke,
    /// Case -4.
    InvalidState,
    /// Case -5.
    LowReserve,
}

impl<'a> SetTrustLineFlagsResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> SetTrustLineFlagsResultCase {
        match self.discriminant() {
            0 => SetTrustLineFlagsResultCase::Success,
            -1 => SetTrustLineFlagsResultCase::Malformed,
            -2 => SetTrustLineFlagsResultCase::NoTrustLine,
            -3 => SetTrustLineFlagsResultCase::CantRevoke,
            -4 => SetTrustLineFlagsResultCase::InvalidState,
            _ => SetTrustLineFlagsResultCase::LowReserve,
        }
    }
}

code!("SetTrustLineFlagsResultCode" SetTrustLineFlagsResultCode {
    Success = 0 "SET_TRUST_LINE_FLAGS_SUCCESS",
    Malformed = -1 "SET_TRUST_LINE_FLAGS_MALFORMED",
    NoTrustLine = -2 "SET_TRUST_LINE_FLAGS_NO_TRUST_LINE",
    CantRevoke = -3 "SET_TRUST_LINE_FLAGS_CANT_REVOKE",
    InvalidState = -4 "SET_TRUST_LINE_FLAGS_INVALID_STATE",
    LowReserve = -5 "SET_TRUST_LINE_FLAGS_LOW_RESERVE"
});

view!("union" "LiquidityPoolDepositResult" LiquidityPoolDepositResult, Some(4), |bytes, _visit| walk_liquidity_pool_deposit_result(bytes, 0));

/// The cases of `LiquidityPoolDepositResult`.
#[derive(Clone, Copy, Debug)]
pub enum LiquidityPoolDepositResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    NoTrust,
    /// Case -3.
    NotAuthorized,
    /// Case -4.
    Underfunded,
    /// Case -5.
    LineFull,
    /// Case -6.
    BadPrice,
    /// Case -7.
    PoolFull,
    /// Case -8.
    TrustlineFrozen,
}

impl<'a> LiquidityPoolDepositResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LiquidityPoolDepositResultCase {
        match self.discriminant() {
            0 => LiquidityPoolDepositResultCase::Success,
            -1 => LiquidityPoolDepositResultCase::Malformed,
            -2 => LiquidityPoolDepositResultCase::NoTrust,
            -3 => LiquidityPoolDepositResultCase::NotAuthorized,
            -4 => LiquidityPoolDepositResultCase::Underfunded,
            -5 => LiquidityPoolDepositResultCase::LineFull,
            -6 => LiquidityPoolDepositResultCase::BadPrice,
            -7 => LiquidityPoolDepositResultCase::PoolFull,
            _ => LiquidityPoolDepositResultCase::TrustlineFrozen,
        }
    }
}

code!("LiquidityPoolDepositResultCode" LiquidityPoolDepositResultCode {
    Success = 0 "LIQUIDITY_POOL_DEPOSIT_SUCCESS",
    Malformed = -1 "LIQUIDITY_POOL_DEPOSIT_MALFORMED",
    NoTrust = -2 "LIQUIDITY_POOL_DEPOSIT_NO_TRUST",
    NotAuthorized = -3 "LIQUIDITY_POOL_DEPOSIT_NOT_AUTHORIZED",
    Underfunded = -4 "LIQUIDITY_POOL_DEPOSIT_UNDERFUNDED",
    LineFull = -5 "LIQUIDITY_POOL_DEPOSIT_LINE_FULL",
    BadPrice = -6 "LIQUIDITY_POOL_DEPOSIT_BAD_PRICE",
    PoolFull = -7 "LIQUIDITY_POOL_DEPOSIT_POOL_FULL",
    TrustlineFrozen = -8 "LIQUIDITY_POOL_DEPOSIT_TRUSTLINE_FROZEN"
});

view!("union" "LiquidityPoolWithdrawResult" LiquidityPoolWithdrawResult, Some(4), |bytes, _visit| walk_liquidity_pool_withdraw_result(bytes, 0));

/// The cases of `LiquidityPoolWithdrawResult`.
#[derive(Clone, Copy, Debug)]
pub enum LiquidityPoolWithdrawResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    NoTrust,
    /// Case -3.
    Underfunded,
    /// Case -4.
    LineFull,
    /// Case -5.
    UnderMinimum,
    /// Case -6.
    TrustlineFrozen,
}

impl<'a> LiquidityPoolWithdrawResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LiquidityPoolWithdrawResultCase {
        match self.discriminant() {
            0 => LiquidityPoolWithdrawResultCase::Success,
            -1 => LiquidityPoolWithdrawResultCase::Malformed,
            -2 => LiquidityPoolWithdrawResultCase::NoTrust,
            -3 => LiquidityPoolWithdrawResultCase::Underfunded,
            -4 => LiquidityPoolWithdrawResultCase::LineFull,
            -5 => LiquidityPoolWithdrawResultCase::UnderMinimum,
            _ => LiquidityPoolWithdrawResultCase::TrustlineFrozen,
        }
    }
}

code!("LiquidityPoolWithdrawResultCode" LiquidityPoolWithdrawResultCode {
    Success = 0 "LIQUIDITY_POOL_WITHDRAW_SUCCESS",
    Malformed = -1 "LIQUIDITY_POOL_WITHDRAW_MALFORMED",
    NoTrust = -2 "LIQUIDITY_POOL_WITHDRAW_NO_TRUST",
    Underfunded = -3 "LIQUIDITY_POOL_WITHDRAW_UNDERFUNDED",
    LineFull = -4 "LIQUIDITY_POOL_WITHDRAW_LINE_FULL",
    UnderMinimum = -5 "LIQUIDITY_POOL_WITHDRAW_UNDER_MINIMUM",
    TrustlineFrozen = -6 "LIQUIDITY_POOL_WITHDRAW_TRUSTLINE_FROZEN"
});

view!("union" "InvokeHostFunctionResult" InvokeHostFunctionResult, None, |bytes, _visit| walk_invoke_host_function_result(bytes, 0));

/// The cases of `InvokeHostFunctionResult`.
#[derive(Clone, Copy, Debug)]
pub enum InvokeHostFunctionResultCase<'a> {
    /// Case 0.
    Success(Hash<'a>),
    /// Case -1.
    Malformed,
    /// Case -2.
    Trapped,
    /// Case -3.
    ResourceLimitExceeded,
    /// Case -4.
    EntryArchived,
    /// Case -5.
    InsufficientRefundableFee,
}

impl<'a> InvokeHostFunctionResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> InvokeHostFunctionResultCase<'a> {
        match self.discriminant() {
            0 => InvokeHostFunctionResultCase::Success(<Hash<'a>>::at(cut(self.tail, 4))),
            -1 => InvokeHostFunctionResultCase::Malformed,
            -2 => InvokeHostFunctionResultCase::Trapped,
            -3 => InvokeHostFunctionResultCase::ResourceLimitExceeded,
            -4 => InvokeHostFunctionResultCase::EntryArchived,
            _ => InvokeHostFunctionResultCase::InsufficientRefundableFee,
        }
    }
}

code!("InvokeHostFunctionResultCode" InvokeHostFunctionResultCode {
    Success = 0 "INVOKE_HOST_FUNCTION_SUCCESS",
    Malformed = -1 "INVOKE_HOST_FUNCTION_MALFORMED",
    Trapped = -2 "INVOKE_HOST_FUNCTION_TRAPPED",
    ResourceLimitExceeded = -3 "INVOKE_HOST_FUNCTION_RESOURCE_LIMIT_EXCEEDED",
    EntryArchived = -4 "INVOKE_HOST_FUNCTION_ENTRY_ARCHIVED",
    InsufficientRefundableFee = -5 "INVOKE_HOST_FUNCTION_INSUFFICIENT_REFUNDABLE_FEE"
});

view!("union" "ExtendFootprintTTLResult" ExtendFootprintTtlResult, Some(4), |bytes, _visit| walk_extend_footprint_ttl_result(bytes, 0));

/// The cases of `ExtendFootprintTTLResult`.
#[derive(Clone, Copy, Debug)]
pub enum ExtendFootprintTtlResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    ResourceLimitExceeded,
    /// Case -3.
    InsufficientRefundableFee,
}

impl<'a> ExtendFootprintTtlResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ExtendFootprintTtlResultCase {
        match self.discriminant() {
            0 => ExtendFootprintTtlResultCase::Success,
            -1 => ExtendFootprintTtlResultCase::Malformed,
            -2 => ExtendFootprintTtlResultCase::ResourceLimitExceeded,
            _ => ExtendFootprintTtlResultCase::InsufficientRefundableFee,
        }
    }
}

code!("ExtendFootprintTTLResultCode" ExtendFootprintTtlResultCode {
    Success = 0 "EXTEND_FOOTPRINT_TTL_SUCCESS",
    Malformed = -1 "EXTEND_FOOTPRINT_TTL_MALFORMED",
    ResourceLimitExceeded = -2 "EXTEND_FOOTPRINT_TTL_RESOURCE_LIMIT_EXCEEDED",
    InsufficientRefundableFee = -3 "EXTEND_FOOTPRINT_TTL_INSUFFICIENT_REFUNDABLE_FEE"
});

view!("union" "RestoreFootprintResult" RestoreFootprintResult, Some(4), |bytes, _visit| walk_restore_footprint_result(bytes, 0));

/// The cases of `RestoreFootprintResult`.
#[derive(Clone, Copy, Debug)]
pub enum RestoreFootprintResultCase {
    /// Case 0.
    Success,
    /// Case -1.
    Malformed,
    /// Case -2.
    ResourceLimitExceeded,
    /// Case -3.
    InsufficientRefundableFee,
}

impl<'a> RestoreFootprintResult<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> RestoreFootprintResultCase {
        match self.discriminant() {
            0 => RestoreFootprintResultCase::Success,
            -1 => RestoreFootprintResultCase::Malformed,
            -2 => RestoreFootprintResultCase::ResourceLimitExceeded,
            _ => RestoreFootprintResultCase::InsufficientRefundableFee,
        }
    }
}

code!("RestoreFootprintResultCode" RestoreFootprintResultCode {
    Success = 0 "RESTORE_FOOTPRINT_SUCCESS",
    Malformed = -1 "RESTORE_FOOTPRINT_MALFORMED",
    ResourceLimitExceeded = -2 "RESTORE_FOOTPRINT_RESOURCE_LIMIT_EXCEEDED",
    InsufficientRefundableFee = -3 "RESTORE_FOOTPRINT_INSUFFICIENT_REFUNDABLE_FEE"
});

view!("union" "InnerTransactionResultExt" InnerTransactionResultExt, Some(4), |bytes, _visit| walk_inner_transaction_result_ext(bytes, 0));

/// The cases of `InnerTransactionResultExt`.
#[derive(Clone, Copy, Debug)]
pub enum InnerTransactionResultExtCase {
    /// Case 0.
    V0,
}

impl<'a> InnerTransactionResultExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> InnerTransactionResultExtCase {
        match self.discriminant() {
            _ => InnerTransactionResultExtCase::V0,
        }
    }
}

view!("union" "TransactionResultExt" TransactionResultExt, Some(4), |bytes, _visit| walk_transaction_result_ext(bytes, 0));

/// The cases of `TransactionResultExt`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionResultExtCase {
    /// Case 0.
    V0,
}

impl<'a> TransactionResultExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionResultExtCase {
        match self.discriminant() {
            _ => TransactionResultExtCase::V0,
        }
    }
}

/// XDR typedef `LedgerEntryChanges`.
pub type LedgerEntryChanges<'a> = List<'a, LedgerEntryChange<'a>>;

view!("union" "LedgerEntryChange" LedgerEntryChange, None, |bytes, visit| walk_ledger_entry_change(bytes, 0, 1, visit));

/// The cases of `LedgerEntryChange`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerEntryChangeCase<'a> {
    /// Case 0.
    Created(LedgerEntry<'a>),
    /// Case 1.
    Updated(LedgerEntry<'a>),
    /// Case 2.
    Removed(LedgerKey<'a>),
    /// Case 3.
    State(LedgerEntry<'a>),
    /// Case 4.
    Restored(LedgerEntry<'a>),
}

impl<'a> LedgerEntryChange<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerEntryChangeCase<'a> {
        match self.discriminant() {
            0 => LedgerEntryChangeCase::Created(<LedgerEntry<'a>>::at(cut(self.tail, 4))),
            1 => LedgerEntryChangeCase::Updated(<LedgerEntry<'a>>::at(cut(self.tail, 4))),
            2 => LedgerEntryChangeCase::Removed(<LedgerKey<'a>>::at(cut(self.tail, 4))),
            3 => LedgerEntryChangeCase::State(<LedgerEntry<'a>>::at(cut(self.tail, 4))),
            _ => LedgerEntryChangeCase::Restored(<LedgerEntry<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("LedgerEntryChangeType" LedgerEntryChangeType {
    Created = 0 "LEDGER_ENTRY_CREATED",
    Updated = 1 "LEDGER_ENTRY_UPDATED",
    Removed = 2 "LEDGER_ENTRY_REMOVED",
    State = 3 "LEDGER_ENTRY_STATE",
    Restored = 4 "LEDGER_ENTRY_RESTORED"
});

view!("struct" "LedgerEntry" LedgerEntry, None, |bytes, _visit| walk_ledger_entry(bytes, 0, 1));

impl<'a> LedgerEntry<'a> {
    /// Field `lastModifiedLedgerSeq`.
    #[inline]
    pub fn last_modified_ledger_seq(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `data`.
    #[inline]
    pub fn data(self) -> LedgerEntryData<'a> {
        <LedgerEntryData<'a>>::at(cut(self.tail, 4))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> LedgerEntryExt<'a> {
        <LedgerEntryExt<'a>>::at(skip::<LedgerEntryData<'a>>(cut(self.tail, 4)))
    }
}

view!("union" "LedgerEntryData" LedgerEntryData, None, |bytes, _visit| walk_ledger_entry_data(bytes, 0, 1));

/// The cases of `LedgerEntryData`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerEntryDataCase<'a> {
    /// Case 0.
    Account(AccountEntry<'a>),
    /// Case 1.
    Trustline(TrustLineEntry<'a>),
    /// Case 2.
    Offer(OfferEntry<'a>),
    /// Case 3.
    Data(DataEntry<'a>),
    /// Case 4.
    ClaimableBalance(ClaimableBalanceEntry<'a>),
    /// Case 5.
    LiquidityPool(LiquidityPoolEntry<'a>),
    /// Case 6.
    ContractData(ContractDataEntry<'a>),
    /// Case 7.
    ContractCode(ContractCodeEntry<'a>),
    /// Case 8.
    ConfigSetting(ConfigSettingEntry<'a>),
    /// Case 9.
    Ttl(TtlEntry<'a>),
}

impl<'a> LedgerEntryData<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerEntryDataCase<'a> {
        match self.discriminant() {
            0 => LedgerEntryDataCase::Account(<AccountEntry<'a>>::at(cut(self.tail, 4))),
            1 => LedgerEntryDataCase::Trustline(<TrustLineEntry<'a>>::at(cut(self.tail, 4))),
            2 => LedgerEntryDataCase::Offer(<OfferEntry<'a>>::at(cut(self.tail, 4))),
            3 => LedgerEntryDataCase::Data(<DataEntry<'a>>::at(cut(self.tail, 4))),
            4 => LedgerEntryDataCase::ClaimableBalance(<ClaimableBalanceEntry<'a>>::at(cut(self.tail, 4))),
            5 => LedgerEntryDataCase::LiquidityPool(<LiquidityPoolEntry<'a>>::at(cut(self.tail, 4))),
            6 => LedgerEntryDataCase::ContractData(<ContractDataEntry<'a>>::at(cut(self.tail, 4))),
            7 => LedgerEntryDataCase::ContractCode(<ContractCodeEntry<'a>>::at(cut(self.tail, 4))),
            8 => LedgerEntryDataCase::ConfigSetting(<ConfigSettingEntry<'a>>::at(cut(self.tail, 4))),
            _ => LedgerEntryDataCase::Ttl(<TtlEntry<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "AccountEntry" AccountEntry, None, |bytes, _visit| walk_account_entry(bytes, 0));

impl<'a> AccountEntry<'a> {
    /// Field `accountID`.
    #[inline]
    pub fn account_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `balance`.
    #[inline]
    pub fn balance(self) -> i64 {
        <i64>::at(cut(self.tail, 36))
    }

    /// Field `seqNum`.
    #[inline]
    pub fn seq_num(self) -> SequenceNumber {
        <SequenceNumber>::at(cut(self.tail, 44))
    }

    /// Field `numSubEntries`.
    #[inline]
    pub fn num_sub_entries(self) -> u32 {
        <u32>::at(cut(self.tail, 52))
    }

    /// Field `inflationDest`.
    #[inline]
    pub fn inflation_dest(self) -> Option<AccountId<'a>> {
        <Option<AccountId<'a>>>::at(cut(self.tail, 56))
    }

    /// Field `flags`.
    #[inline]
    pub fn flags(self) -> u32 {
        <u32>::at(skip::<Option<AccountId<'a>>>(cut(self.tail, 56)))
    }

    /// Field `homeDomain`.
    #[inline]
    pub fn home_domain(self) -> String32<'a> {
        <String32<'a>>::at(cut(skip::<Option<AccountId<'a>>>(cut(self.tail, 56)), 4))
    }

    /// Field `thresholds`.
    #[inline]
    pub fn thresholds(self) -> Thresholds<'a> {
        <Thresholds<'a>>::at(skip::<String32<'a>>(cut(skip::<Option<AccountId<'a>>>(cut(self.tail, 56)), 4)))
    }

    /// Field `signers`.
    #[inline]
    pub fn signers(self) -> List<'a, Signer<'a>> {
        <List<'a, Signer<'a>>>::at(cut(skip::<String32<'a>>(cut(skip::<Option<AccountId<'a>>>(cut(self.tail, 56)), 4)), 4))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> AccountEntryExt<'a> {
        <AccountEntryExt<'a>>::at(skip::<List<'a, Signer<'a>>>(cut(skip::<String32<'a>>(cut(skip::<Option<AccountId<'a>>>(cut(self.tail, 56)), 4)), 4)))
    }
}

/// XDR typedef `Thresholds`.
pub type Thresholds<'a> = &'a [u8; 4];

view!("union" "AccountEntryExt" AccountEntryExt, None, |bytes, _visit| walk_account_entry_ext(bytes, 0));

/// The cases of `AccountEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum AccountEntryExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(AccountEntryExtensionV1<'a>),
}

impl<'a> AccountEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> AccountEntryExtCase<'a> {
        match self.discriminant() {
            0 => AccountEntryExtCase::V0,
            _ => AccountEntryExtCase::V1(<AccountEntryExtensionV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "AccountEntryExtensionV1" AccountEntryExtensionV1, None, |bytes, _visit| walk_account_entry_extension_v1(bytes, 0));

impl<'a> AccountEntryExtensionV1<'a> {
    /// Field `liabilities`.
    #[inline]
    pub fn liabilities(self) -> Liabilities<'a> {
        <Liabilities<'a>>::at(self.tail)
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> AccountEntryExtensionV1Ext<'a> {
        <AccountEntryExtensionV1Ext<'a>>::at(cut(self.tail, 16))
    }
}

view!("struct" "Liabilities" Liabilities, Some(16), |bytes, _visit| walk_liabilities(bytes, 0));

impl<'a> Liabilities<'a> {
    /// Field `buying`.
    #[inline]
    pub fn buying(self) -> i64 {
        <i64>::at(self.tail)
    }

    /// Field `selling`.
    #[inline]
    pub fn selling(self) -> i64 {
        <i64>::at(cut(self.tail, 8))
    }
}

view!("union" "AccountEntryExtensionV1Ext" AccountEntryExtensionV1Ext, None, |bytes, _visit| walk_account_entry_extension_v1_ext(bytes, 0));

/// The cases of `AccountEntryExtensionV1Ext`.
#[derive(Clone, Copy, Debug)]
pub enum AccountEntryExtensionV1ExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 2.
    V2(AccountEntryExtensionV2<'a>),
}

impl<'a> AccountEntryExtensionV1Ext<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> AccountEntryExtensionV1ExtCase<'a> {
        match self.discriminant() {
            0 => AccountEntryExtensionV1ExtCase::V0,
            _ => AccountEntryExtensionV1ExtCase::V2(<AccountEntryExtensionV2<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "AccountEntryExtensionV2" AccountEntryExtensionV2, None, |bytes, _visit| walk_account_entry_extension_v2(bytes, 0));

impl<'a> AccountEntryExtensionV2<'a> {
    /// Field `numSponsored`.
    #[inline]
    pub fn num_sponsored(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `numSponsoring`.
    #[inline]
    pub fn num_sponsoring(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }

    /// Field `signerSponsoringIDs`.
    #[inline]
    pub fn signer_sponsoring_i_ds(self) -> List<'a, SponsorshipDescriptor<'a>> {
        <List<'a, SponsorshipDescriptor<'a>>>::at(cut(self.tail, 8))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> AccountEntryExtensionV2Ext<'a> {
        <AccountEntryExtensionV2Ext<'a>>::at(skip::<List<'a, SponsorshipDescriptor<'a>>>(cut(self.tail, 8)))
    }
}

/// XDR typedef `SponsorshipDescriptor`.
pub type SponsorshipDescriptor<'a> = Option<AccountId<'a>>;

view!("union" "AccountEntryExtensionV2Ext" AccountEntryExtensionV2Ext, None, |bytes, _visit| walk_account_entry_extension_v2_ext(bytes, 0));

/// The cases of `AccountEntryExtensionV2Ext`.
#[derive(Clone, Copy, Debug)]
pub enum AccountEntryExtensionV2ExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 3.
    V3(AccountEntryExtensionV3<'a>),
}

impl<'a> AccountEntryExtensionV2Ext<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> AccountEntryExtensionV2ExtCase<'a> {
        match self.discriminant() {
            0 => AccountEntryExtensionV2ExtCase::V0,
            _ => AccountEntryExtensionV2ExtCase::V3(<AccountEntryExtensionV3<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "AccountEntryExtensionV3" AccountEntryExtensionV3, Some(16), |bytes, _visit| walk_account_entry_extension_v3(bytes, 0));

impl<'a> AccountEntryExtensionV3<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `seqLedger`.
    #[inline]
    pub fn seq_ledger(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }

    /// Field `seqTime`.
    #[inline]
    pub fn seq_time(self) -> TimePoint {
        <TimePoint>::at(cut(self.tail, 8))
    }
}

view!("struct" "TrustLineEntry" TrustLineEntry, None, |bytes, _visit| walk_trust_line_entry(bytes, 0));

impl<'a> TrustLineEntry<'a> {
    /// Field `accountID`.
    #[inline]
    pub fn account_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> TrustLineAsset<'a> {
        <TrustLineAsset<'a>>::at(cut(self.tail, 36))
    }

    /// Field `balance`.
    #[inline]
    pub fn balance(self) -> i64 {
        <i64>::at(skip::<TrustLineAsset<'a>>(cut(self.tail, 36)))
    }

    /// Field `limit`.
    #[inline]
    pub fn limit(self) -> i64 {
        <i64>::at(cut(skip::<TrustLineAsset<'a>>(cut(self.tail, 36)), 8))
    }

    /// Field `flags`.
    #[inline]
    pub fn flags(self) -> u32 {
        <u32>::at(cut(skip::<TrustLineAsset<'a>>(cut(self.tail, 36)), 16))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> TrustLineEntryExt<'a> {
        <TrustLineEntryExt<'a>>::at(cut(skip::<TrustLineAsset<'a>>(cut(self.tail, 36)), 20))
    }
}

view!("union" "TrustLineEntryExt" TrustLineEntryExt, None, |bytes, _visit| walk_trust_line_entry_ext(bytes, 0));

/// The cases of `TrustLineEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum TrustLineEntryExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(TrustLineEntryV1<'a>),
}

impl<'a> TrustLineEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TrustLineEntryExtCase<'a> {
        match self.discriminant() {
            0 => TrustLineEntryExtCase::V0,
            _ => TrustLineEntryExtCase::V1(<TrustLineEntryV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "TrustLineEntryV1" TrustLineEntryV1, None, |bytes, _visit| walk_trust_line_entry_v1(bytes, 0));

impl<'a> TrustLineEntryV1<'a> {
    /// Field `liabilities`.
    #[inline]
    pub fn liabilities(self) -> Liabilities<'a> {
        <Liabilities<'a>>::at(self.tail)
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> TrustLineEntryV1Ext<'a> {
        <TrustLineEntryV1Ext<'a>>::at(cut(self.tail, 16))
    }
}

view!("union" "TrustLineEntryV1Ext" TrustLineEntryV1Ext, None, |bytes, _visit| walk_trust_line_entry_v1_ext(bytes, 0));

/// The cases of `TrustLineEntryV1Ext`.
#[derive(Clone, Copy, Debug)]
pub enum TrustLineEntryV1ExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 2.
    V2(TrustLineEntryExtensionV2<'a>),
}

impl<'a> TrustLineEntryV1Ext<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TrustLineEntryV1ExtCase<'a> {
        match self.discriminant() {
            0 => TrustLineEntryV1ExtCase::V0,
            _ => TrustLineEntryV1ExtCase::V2(<TrustLineEntryExtensionV2<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "TrustLineEntryExtensionV2" TrustLineEntryExtensionV2, Some(8), |bytes, _visit| walk_trust_line_entry_extension_v2(bytes, 0));

impl<'a> TrustLineEntryExtensionV2<'a> {
    /// Field `liquidityPoolUseCount`.
    #[inline]
    pub fn liquidity_pool_use_count(self) -> i32 {
        <i32>::at(self.tail)
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> TrustLineEntryExtensionV2Ext<'a> {
        <TrustLineEntryExtensionV2Ext<'a>>::at(cut(self.tail, 4))
    }
}

view!("union" "TrustLineEntryExtensionV2Ext" TrustLineEntryExtensionV2Ext, Some(4), |bytes, _visit| walk_trust_line_entry_extension_v2_ext(bytes, 0));

/// The cases of `TrustLineEntryExtensionV2Ext`.
#[derive(Clone, Copy, Debug)]
pub enum TrustLineEntryExtensionV2ExtCase {
    /// Case 0.
    V0,
}

impl<'a> TrustLineEntryExtensionV2Ext<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TrustLineEntryExtensionV2ExtCase {
        match self.discriminant() {
            _ => TrustLineEntryExtensionV2ExtCase::V0,
        }
    }
}

view!("struct" "DataEntry" DataEntry, None, |bytes, _visit| walk_data_entry(bytes, 0));

impl<'a> DataEntry<'a> {
    /// Field `accountID`.
    #[inline]
    pub fn account_id(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `dataName`.
    #[inline]
    pub fn data_name(self) -> String64<'a> {
        <String64<'a>>::at(cut(self.tail, 36))
    }

    /// Field `dataValue`.
    #[inline]
    pub fn data_value(self) -> DataValue<'a> {
        <DataValue<'a>>::at(skip::<String64<'a>>(cut(self.tail, 36)))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> DataEntryExt<'a> {
        <DataEntryExt<'a>>::at(skip::<DataValue<'a>>(skip::<String64<'a>>(cut(self.tail, 36))))
    }
}

view!("union" "DataEntryExt" DataEntryExt, Some(4), |bytes, _visit| walk_data_entry_ext(bytes, 0));

/// The cases of `DataEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum DataEntryExtCase {
    /// Case 0.
    V0,
}

impl<'a> DataEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> DataEntryExtCase {
        match self.discriminant() {
            _ => DataEntryExtCase::V0,
        }
    }
}

view!("struct" "ClaimableBalanceEntry" ClaimableBalanceEntry, None, |bytes, _visit| walk_claimable_balance_entry(bytes, 0, 1));

impl<'a> ClaimableBalanceEntry<'a> {
    /// Field `balanceID`.
    #[inline]
    pub fn balance_id(self) -> ClaimableBalanceId<'a> {
        <ClaimableBalanceId<'a>>::at(self.tail)
    }

    /// Field `claimants`.
    #[inline]
    pub fn claimants(self) -> List<'a, Claimant<'a>> {
        <List<'a, Claimant<'a>>>::at(cut(self.tail, 36))
    }

    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> Asset<'a> {
        <Asset<'a>>::at(skip::<List<'a, Claimant<'a>>>(cut(self.tail, 36)))
    }

    /// Field `amount`.
    #[inline]
    pub fn amount(self) -> i64 {
        <i64>::at(skip::<Asset<'a>>(skip::<List<'a, Claimant<'a>>>(cut(self.tail, 36))))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ClaimableBalanceEntryExt<'a> {
        <ClaimableBalanceEntryExt<'a>>::at(cut(skip::<Asset<'a>>(skip::<List<'a, Claimant<'a>>>(cut(self.tail, 36))), 8))
    }
}

view!("union" "ClaimableBalanceEntryExt" ClaimableBalanceEntryExt, None, |bytes, _visit| walk_claimable_balance_entry_ext(bytes, 0));

/// The cases of `ClaimableBalanceEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum ClaimableBalanceEntryExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(ClaimableBalanceEntryExtensionV1<'a>),
}

impl<'a> ClaimableBalanceEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClaimableBalanceEntryExtCase<'a> {
        match self.discriminant() {
            0 => ClaimableBalanceEntryExtCase::V0,
            _ => ClaimableBalanceEntryExtCase::V1(<ClaimableBalanceEntryExtensionV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "ClaimableBalanceEntryExtensionV1" ClaimableBalanceEntryExtensionV1, Some(8), |bytes, _visit| walk_claimable_balance_entry_extension_v1(bytes, 0));

impl<'a> ClaimableBalanceEntryExtensionV1<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ClaimableBalanceEntryExtensionV1Ext<'a> {
        <ClaimableBalanceEntryExtensionV1Ext<'a>>::at(self.tail)
    }

    /// Field `flags`.
    #[inline]
    pub fn flags(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }
}

view!("union" "ClaimableBalanceEntryExtensionV1Ext" ClaimableBalanceEntryExtensionV1Ext, Some(4), |bytes, _visit| walk_claimable_balance_entry_extension_v1_ext(bytes, 0));

/// The cases of `ClaimableBalanceEntryExtensionV1Ext`.
#[derive(Clone, Copy, Debug)]
pub enum ClaimableBalanceEntryExtensionV1ExtCase {
    /// Case 0.
    V0,
}

impl<'a> ClaimableBalanceEntryExtensionV1Ext<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ClaimableBalanceEntryExtensionV1ExtCase {
        match self.discriminant() {
            _ => ClaimableBalanceEntryExtensionV1ExtCase::V0,
        }
    }
}

view!("struct" "LiquidityPoolEntry" LiquidityPoolEntry, None, |bytes, _visit| walk_liquidity_pool_entry(bytes, 0));

impl<'a> LiquidityPoolEntry<'a> {
    /// Field `liquidityPoolID`.
    #[inline]
    pub fn liquidity_pool_id(self) -> PoolId<'a> {
        <PoolId<'a>>::at(self.tail)
    }

    /// Field `body`.
    #[inline]
    pub fn body(self) -> LiquidityPoolEntryBody<'a> {
        <LiquidityPoolEntryBody<'a>>::at(cut(self.tail, 32))
    }
}

view!("union" "LiquidityPoolEntryBody" LiquidityPoolEntryBody, None, |bytes, _visit| walk_liquidity_pool_entry_body(bytes, 0));

/// The cases of `LiquidityPoolEntryBody`.
#[derive(Clone, Copy, Debug)]
pub enum LiquidityPoolEntryBodyCase<'a> {
    /// Case 0.
    LiquidityPoolConstantProduct(LiquidityPoolEntryConstantProduct<'a>),
}

impl<'a> LiquidityPoolEntryBody<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LiquidityPoolEntryBodyCase<'a> {
        match self.discriminant() {
            _ => LiquidityPoolEntryBodyCase::LiquidityPoolConstantProduct(<LiquidityPoolEntryConstantProduct<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "LiquidityPoolEntryConstantProduct" LiquidityPoolEntryConstantProduct, None, |bytes, _visit| walk_liquidity_pool_entry_constant_product(bytes, 0));

impl<'a> LiquidityPoolEntryConstantProduct<'a> {
    /// Field `params`.
    #[inline]
    pub fn params(self) -> LiquidityPoolConstantProductParameters<'a> {
        <LiquidityPoolConstantProductParameters<'a>>::at(self.tail)
    }

    /// Field `reserveA`.
    #[inline]
    pub fn reserve_a(self) -> i64 {
        <i64>::at(skip::<LiquidityPoolConstantProductParameters<'a>>(self.tail))
    }

    /// Field `reserveB`.
    #[inline]
    pub fn reserve_b(self) -> i64 {
        <i64>::at(cut(skip::<LiquidityPoolConstantProductParameters<'a>>(self.tail), 8))
    }

    /// Field `totalPoolShares`.
    #[inline]
    pub fn total_pool_shares(self) -> i64 {
        <i64>::at(cut(skip::<LiquidityPoolConstantProductParameters<'a>>(self.tail), 16))
    }

    /// Field `poolSharesTrustLineCount`.
    #[inline]
    pub fn pool_shares_trust_line_count(self) -> i64 {
        <i64>::at(cut(skip::<LiquidityPoolConstantProductParameters<'a>>(self.tail), 24))
    }
}

view!("struct" "ContractDataEntry" ContractDataEntry, None, |bytes, _visit| walk_contract_data_entry(bytes, 0, 1));

impl<'a> ContractDataEntry<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `contract`.
    #[inline]
    pub fn contract(self) -> ScAddress<'a> {
        <ScAddress<'a>>::at(cut(self.tail, 4))
    }

    /// Field `key`.
    #[inline]
    pub fn key(self) -> ScVal<'a> {
        <ScVal<'a>>::at(skip::<ScAddress<'a>>(cut(self.tail, 4)))
    }

    /// Field `durability`.
    #[inline]
    pub fn durability(self) -> ContractDataDurability {
        <ContractDataDurability>::at(skip::<ScVal<'a>>(skip::<ScAddress<'a>>(cut(self.tail, 4))))
    }

    /// Field `val`.
    #[inline]
    pub fn val(self) -> ScVal<'a> {
        <ScVal<'a>>::at(cut(skip::<ScVal<'a>>(skip::<ScAddress<'a>>(cut(self.tail, 4))), 4))
    }
}

view!("struct" "ContractCodeEntry" ContractCodeEntry, None, |bytes, _visit| walk_contract_code_entry(bytes, 0));

impl<'a> ContractCodeEntry<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ContractCodeEntryExt<'a> {
        <ContractCodeEntryExt<'a>>::at(self.tail)
    }

    /// Field `hash`.
    #[inline]
    pub fn hash(self) -> Hash<'a> {
        <Hash<'a>>::at(skip::<ContractCodeEntryExt<'a>>(self.tail))
    }

    /// Field `code`.
    #[inline]
    pub fn code(self) -> &'a [u8] {
        <&'a [u8]>::at(cut(skip::<ContractCodeEntryExt<'a>>(self.tail), 32))
    }
}

view!("union" "ContractCodeEntryExt" ContractCodeEntryExt, None, |bytes, _visit| walk_contract_code_entry_ext(bytes, 0));

/// The cases of `ContractCodeEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum ContractCodeEntryExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(ContractCodeEntryV1<'a>),
}

impl<'a> ContractCodeEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ContractCodeEntryExtCase<'a> {
        match self.discriminant() {
            0 => ContractCodeEntryExtCase::V0,
            _ => ContractCodeEntryExtCase::V1(<ContractCodeEntryV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "ContractCodeEntryV1" ContractCodeEntryV1, Some(48), |bytes, _visit| walk_contract_code_entry_v1(bytes, 0));

impl<'a> ContractCodeEntryV1<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `costInputs`.
    #[inline]
    pub fn cost_inputs(self) -> ContractCodeCostInputs<'a> {
        <ContractCodeCostInputs<'a>>::at(cut(self.tail, 4))
    }
}

view!("struct" "ContractCodeCostInputs" ContractCodeCostInputs, Some(44), |bytes, _visit| walk_contract_code_cost_inputs(bytes, 0));

impl<'a> ContractCodeCostInputs<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `nInstructions`.
    #[inline]
    pub fn n_instructions(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }

    /// Field `nFunctions`.
    #[inline]
    pub fn n_functions(self) -> u32 {
        <u32>::at(cut(self.tail, 8))
    }

    /// Field `nGlobals`.
    #[inline]
    pub fn n_globals(self) -> u32 {
        <u32>::at(cut(self.tail, 12))
    }

    /// Field `nTableEntries`.
    #[inline]
    pub fn n_table_entries(self) -> u32 {
        <u32>::at(cut(self.tail, 16))
    }

    /// Field `nTypes`.
    #[inline]
    pub fn n_types(self) -> u32 {
        <u32>::at(cut(self.tail, 20))
    }

    /// Field `nDataSegments`.
    #[inline]
    pub fn n_data_segments(self) -> u32 {
        <u32>::at(cut(self.tail, 24))
    }

    /// Field `nElemSegments`.
    #[inline]
    pub fn n_elem_segments(self) -> u32 {
        <u32>::at(cut(self.tail, 28))
    }

    /// Field `nImports`.
    #[inline]
    pub fn n_imports(self) -> u32 {
        <u32>::at(cut(self.tail, 32))
    }

    /// Field `nExports`.
    #[inline]
    pub fn n_exports(self) -> u32 {
        <u32>::at(cut(self.tail, 36))
    }

    /// Field `nDataSegmentBytes`.
    #[inline]
    pub fn n_data_segment_bytes(self) -> u32 {
        <u32>::at(cut(self.tail, 40))
    }
}

view!("union" "ConfigSettingEntry" ConfigSettingEntry, None, |bytes, _visit| walk_config_setting_entry(bytes, 0));

/// The cases of `ConfigSettingEntry`.
#[derive(Clone, Copy, Debug)]
pub enum ConfigSettingEntryCase<'a> {
    /// Case 0.
    ContractMaxSizeBytes(u32),
    /// Case 1.
    ContractComputeV0(ConfigSettingContractComputeV0<'a>),
    /// Case 2.
    ContractLedgerCostV0(ConfigSettingContractLedgerCostV0<'a>),
    /// Case 3.
    ContractHistoricalDataV0(ConfigSettingContractHistoricalDataV0<'a>),
    /// Case 4.
    ContractEventsV0(ConfigSettingContractEventsV0<'a>),
    /// Case 5.
    ContractBandwidthV0(ConfigSettingContractBandwidthV0<'a>),
    /// Case 6.
    ContractCostParamsCpuInstructions(ContractCostParams<'a>),
    /// Case 7.
    ContractCostParamsMemoryBytes(ContractCostParams<'a>),
    /// Case 8.
    ContractDataKeySizeBytes(u32),
    /// Case 9.
    ContractDataEntrySizeBytes(u32),
    /// Case 10.
    StateArchival(StateArchivalSettings<'a>),
    /// Case 11.
    ContractExecutionLanes(ConfigSettingContractExecutionLanesV0<'a>),
    /// Case 12.
    LiveSorobanStateSizeWindow(List<'a, u64>),
    /// Case 13.
    EvictionIterator(EvictionIterator<'a>),
    /// Case 14.
    ContractParallelComputeV0(ConfigSettingContractParallelComputeV0<'a>),
    /// Case 15.
    ContractLedgerCostExtV0(ConfigSettingContractLedgerCostExtV0<'a>),
    /// Case 16.
    ScpTiming(ConfigSettingScpTiming<'a>),
    /// Case 17.
    FrozenLedgerKeys(FrozenLedgerKeys<'a>),
    /// Case 18.
    FrozenLedgerKeysDelta(FrozenLedgerKeysDelta<'a>),
    /// Case 19.
    FreezeBypassTxs(FreezeBypassTxs<'a>),
    /// Case 20.
    FreezeBypassTxsDelta(FreezeBypassTxsDelta<'a>),
}

impl<'a> ConfigSettingEntry<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ConfigSettingEntryCase<'a> {
        match self.discriminant() {
            0 => ConfigSettingEntryCase::ContractMaxSizeBytes(<u32>::at(cut(self.tail, 4))),
            1 => ConfigSettingEntryCase::ContractComputeV0(<ConfigSettingContractComputeV0<'a>>::at(cut(self.tail, 4))),
            2 => ConfigSettingEntryCase::ContractLedgerCostV0(<ConfigSettingContractLedgerCostV0<'a>>::at(cut(self.tail, 4))),
            3 => ConfigSettingEntryCase::ContractHistoricalDataV0(<ConfigSettingContractHistoricalDataV0<'a>>::at(cut(self.tail, 4))),
            4 => ConfigSettingEntryCase::ContractEventsV0(<ConfigSettingContractEventsV0<'a>>::at(cut(self.tail, 4))),
            5 => ConfigSettingEntryCase::ContractBandwidthV0(<ConfigSettingContractBandwidthV0<'a>>::at(cut(self.tail, 4))),
            6 => ConfigSettingEntryCase::ContractCostParamsCpuInstructions(<ContractCostParams<'a>>::at(cut(self.tail, 4))),
            7 => ConfigSettingEntryCase::ContractCostParamsMemoryBytes(<ContractCostParams<'a>>::at(cut(self.tail, 4))),
            8 => ConfigSettingEntryCase::ContractDataKeySizeBytes(<u32>::at(cut(self.tail, 4))),
            9 => ConfigSettingEntryCase::ContractDataEntrySizeBytes(<u32>::at(cut(self.tail, 4))),
            10 => ConfigSettingEntryCase::StateArchival(<StateArchivalSettings<'a>>::at(cut(self.tail, 4))),
            11 => ConfigSettingEntryCase::ContractExecutionLanes(<ConfigSettingContractExecutionLanesV0<'a>>::at(cut(self.tail, 4))),
            12 => ConfigSettingEntryCase::LiveSorobanStateSizeWindow(<List<'a, u64>>::at(cut(self.tail, 4))),
            13 => ConfigSettingEntryCase::EvictionIterator(<EvictionIterator<'a>>::at(cut(self.tail, 4))),
            14 => ConfigSettingEntryCase::ContractParallelComputeV0(<ConfigSettingContractParallelComputeV0<'a>>::at(cut(self.tail, 4))),
            15 => ConfigSettingEntryCase::ContractLedgerCostExtV0(<ConfigSettingContractLedgerCostExtV0<'a>>::at(cut(self.tail, 4))),
            16 => ConfigSettingEntryCase::ScpTiming(<ConfigSettingScpTiming<'a>>::at(cut(self.tail, 4))),
            17 => ConfigSettingEntryCase::FrozenLedgerKeys(<FrozenLedgerKeys<'a>>::at(cut(self.tail, 4))),
            18 => ConfigSettingEntryCase::FrozenLedgerKeysDelta(<FrozenLedgerKeysDelta<'a>>::at(cut(self.tail, 4))),
            19 => ConfigSettingEntryCase::FreezeBypassTxs(<FreezeBypassTxs<'a>>::at(cut(self.tail, 4))),
            _ => ConfigSettingEntryCase::FreezeBypassTxsDelta(<FreezeBypassTxsDelta<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "ConfigSettingContractComputeV0" ConfigSettingContractComputeV0, Some(28), |bytes, _visit| walk_config_setting_contract_compute_v0(bytes, 0));

impl<'a> ConfigSettingContractComputeV0<'a> {
    /// Field `ledgerMaxInstructions`.
    #[inline]
    pub fn ledger_max_instructions(self) -> i64 {
        <i64>::at(self.tail)
    }

    /// Field `txMaxInstructions`.
    #[inline]
    pub fn tx_max_instructions(self) -> i64 {
        <i64>::at(cut(self.tail, 8))
    }

    /// Field `feeRatePerInstructionsIncrement`.
    #[inline]
    pub fn fee_rate_per_instructions_increment(self) -> i64 {
        <i64>::at(cut(self.tail, 16))
    }

    /// Field `txMemoryLimit`.
    #[inline]
    pub fn tx_memory_limit(self) -> u32 {
        <u32>::at(cut(self.tail, 24))
    }
}

view!("struct" "ConfigSettingContractLedgerCostV0" ConfigSettingContractLedgerCostV0, Some(84), |bytes, _visit| walk_config_setting_contract_ledger_cost_v0(bytes, 0));

impl<'a> ConfigSettingContractLedgerCostV0<'a> {
    /// Field `ledgerMaxDiskReadEntries`.
    #[inline]
    pub fn ledger_max_disk_read_entries(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `ledgerMaxDiskReadBytes`.
    #[inline]
    pub fn ledger_max_disk_read_bytes(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }

    /// Field `ledgerMaxWriteLedgerEntries`.
    #[inline]
    pub fn ledger_max_write_ledger_entries(self) -> u32 {
        <u32>::at(cut(self.tail, 8))
    }

    /// Field `ledgerMaxWriteBytes`.
    #[inline]
    pub fn ledger_max_write_bytes(self) -> u32 {
        <u32>::at(cut(self.tail, 12))
    }

    /// Field `txMaxDiskReadEntries`.
    #[inline]
    pub fn tx_max_disk_read_entries(self) -> u32 {
        <u32>::at(cut(self.tail, 16))
    }

    /// Field `txMaxDiskReadBytes`.
    #[inline]
    pub fn tx_max_disk_read_bytes(self) -> u32 {
        <u32>::at(cut(self.tail, 20))
    }

    /// Field `txMaxWriteLedgerEntries`.
    #[inline]
    pub fn tx_max_write_ledger_entries(self) -> u32 {
        <u32>::at(cut(self.tail, 24))
    }

    /// Field `txMaxWriteBytes`.
    #[inline]
    pub fn tx_max_write_bytes(self) -> u32 {
        <u32>::at(cut(self.tail, 28))
    }

    /// Field `feeDiskReadLedgerEntry`.
    #[inline]
    pub fn fee_disk_read_ledger_entry(self) -> i64 {
        <i64>::at(cut(self.tail, 32))
    }

    /// Field `feeWriteLedgerEntry`.
    #[inline]
    pub fn fee_write_ledger_entry(self) -> i64 {
        <i64>::at(cut(self.tail, 40))
    }

    /// Field `feeDiskRead1KB`.
    #[inline]
    pub fn fee_disk_read1_kb(self) -> i64 {
        <i64>::at(cut(self.tail, 48))
    }

    /// Field `sorobanStateTargetSizeBytes`.
    #[inline]
    pub fn soroban_state_target_size_bytes(self) -> i64 {
        <i64>::at(cut(self.tail, 56))
    }

    /// Field `rentFee1KBSorobanStateSizeLow`.
    #[inline]
    pub fn rent_fee1_kb_soroban_state_size_low(self) -> i64 {
        <i64>::at(cut(self.tail, 64))
    }

    /// Field `rentFee1KBSorobanStateSizeHigh`.
    #[inline]
    pub fn rent_fee1_kb_soroban_state_size_high(self) -> i64 {
        <i64>::at(cut(self.tail, 72))
    }

    /// Field `sorobanStateRentFeeGrowthFactor`.
    #[inline]
    pub fn soroban_state_rent_fee_growth_factor(self) -> u32 {
        <u32>::at(cut(self.tail, 80))
    }
}

view!("struct" "ConfigSettingContractHistoricalDataV0" ConfigSettingContractHistoricalDataV0, Some(8), |bytes, _visit| walk_config_setting_contract_historical_data_v0(bytes, 0));

impl<'a> ConfigSettingContractHistoricalDataV0<'a> {
    /// Field `feeHistorical1KB`.
    #[inline]
    pub fn fee_historical1_kb(self) -> i64 {
        <i64>::at(self.tail)
    }
}

view!("struct" "ConfigSettingContractEventsV0" ConfigSettingContractEventsV0, Some(12), |bytes, _visit| walk_config_setting_contract_events_v0(bytes, 0));

impl<'a> ConfigSettingContractEventsV0<'a> {
    /// Field `txMaxContractEventsSizeBytes`.
    #[inline]
    pub fn tx_max_contract_events_size_bytes(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `feeContractEvents1KB`.
    #[inline]
    pub fn fee_contract_events1_kb(self) -> i64 {
        <i64>::at(cut(self.tail, 4))
    }
}

view!("struct" "ConfigSettingContractBandwidthV0" ConfigSettingContractBandwidthV0, Some(16), |bytes, _visit| walk_config_setting_contract_bandwidth_v0(bytes, 0));

impl<'a> ConfigSettingContractBandwidthV0<'a> {
    /// Field `ledgerMaxTxsSizeBytes`.
    #[inline]
    pub fn ledger_max_txs_size_bytes(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `txMaxSizeBytes`.
    #[inline]
    pub fn tx_max_size_bytes(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }

    /// Field `feeTxSize1KB`.
    #[inline]
    pub fn fee_tx_size1_kb(self) -> i64 {
        <i64>::at(cut(self.tail, 8))
    }
}

/// XDR typedef `ContractCostParams`.
pub type ContractCostParams<'a> = List<'a, ContractCostParamEntry<'a>>;

view!("struct" "ContractCostParamEntry" ContractCostParamEntry, Some(20), |bytes, _visit| walk_contract_cost_param_entry(bytes, 0));

impl<'a> ContractCostParamEntry<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `constTerm`.
    #[inline]
    pub fn const_term(self) -> i64 {
        <i64>::at(cut(self.tail, 4))
    }

    /// Field `linearTerm`.
    #[inline]
    pub fn linear_term(self) -> i64 {
        <i64>::at(cut(self.tail, 12))
    }
}

view!("struct" "StateArchivalSettings" StateArchivalSettings, Some(48), |bytes, _visit| walk_state_archival_settings(bytes, 0));

impl<'a> StateArchivalSettings<'a> {
    /// Field `maxEntryTTL`.
    #[inline]
    pub fn max_entry_ttl(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `minTemporaryTTL`.
    #[inline]
    pub fn min_temporary_ttl(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }

    /// Field `minPersistentTTL`.
    #[inline]
    pub fn min_persistent_ttl(self) -> u32 {
        <u32>::at(cut(self.tail, 8))
    }

    /// Field `persistentRentRateDenominator`.
    #[inline]
    pub fn persistent_rent_rate_denominator(self) -> i64 {
        <i64>::at(cut(self.tail, 12))
    }

    /// Field `tempRentRateDenominator`.
    #[inline]
    pub fn temp_rent_rate_denominator(self) -> i64 {
        <i64>::at(cut(self.tail, 20))
    }

    /// Field `maxEntriesToArchive`.
    #[inline]
    pub fn max_entries_to_archive(self) -> u32 {
        <u32>::at(cut(self.tail, 28))
    }

    /// Field `liveSorobanStateSizeWindowSampleSize`.
    #[inline]
    pub fn live_soroban_state_size_window_sample_size(self) -> u32 {
        <u32>::at(cut(self.tail, 32))
    }

    /// Field `liveSorobanStateSizeWindowSamplePeriod`.
    #[inline]
    pub fn live_soroban_state_size_window_sample_period(self) -> u32 {
        <u32>::at(cut(self.tail, 36))
    }

    /// Field `evictionScanSize`.
    #[inline]
    pub fn eviction_scan_size(self) -> u32 {
        <u32>::at(cut(self.tail, 40))
    }

    /// Field `startingEvictionScanLevel`.
    #[inline]
    pub fn starting_eviction_scan_level(self) -> u32 {
        <u32>::at(cut(self.tail, 44))
    }
}

view!("struct" "ConfigSettingContractExecutionLanesV0" ConfigSettingContractExecutionLanesV0, Some(4), |bytes, _visit| walk_config_setting_contract_execution_lanes_v0(bytes, 0));

impl<'a> ConfigSettingContractExecutionLanesV0<'a> {
    /// Field `ledgerMaxTxCount`.
    #[inline]
    pub fn ledger_max_tx_count(self) -> u32 {
        <u32>::at(self.tail)
    }
}

view!("struct" "EvictionIterator" EvictionIterator, Some(16), |bytes, _visit| walk_eviction_iterator(bytes, 0));

impl<'a> EvictionIterator<'a> {
    /// Field `bucketListLevel`.
    #[inline]
    pub fn bucket_list_level(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `isCurrBucket`.
    #[inline]
    pub fn is_curr_bucket(self) -> bool {
        <bool>::at(cut(self.tail, 4))
    }

    /// Field `bucketFileOffset`.
    #[inline]
    pub fn bucket_file_offset(self) -> u64 {
        <u64>::at(cut(self.tail, 8))
    }
}

view!("struct" "ConfigSettingContractParallelComputeV0" ConfigSettingContractParallelComputeV0, Some(4), |bytes, _visit| walk_config_setting_contract_parallel_compute_v0(bytes, 0));

impl<'a> ConfigSettingContractParallelComputeV0<'a> {
    /// Field `ledgerMaxDependentTxClusters`.
    #[inline]
    pub fn ledger_max_dependent_tx_clusters(self) -> u32 {
        <u32>::at(self.tail)
    }
}

view!("struct" "ConfigSettingContractLedgerCostExtV0" ConfigSettingContractLedgerCostExtV0, Some(12), |bytes, _visit| walk_config_setting_contract_ledger_cost_ext_v0(bytes, 0));

impl<'a> ConfigSettingContractLedgerCostExtV0<'a> {
    /// Field `txMaxFootprintEntries`.
    #[inline]
    pub fn tx_max_footprint_entries(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `feeWrite1KB`.
    #[inline]
    pub fn fee_write1_kb(self) -> i64 {
        <i64>::at(cut(self.tail, 4))
    }
}

view!("struct" "ConfigSettingSCPTiming" ConfigSettingScpTiming, Some(20), |bytes, _visit| walk_config_setting_scp_timing(bytes, 0));

impl<'a> ConfigSettingScpTiming<'a> {
    /// Field `ledgerTargetCloseTimeMilliseconds`.
    #[inline]
    pub fn ledger_target_close_time_milliseconds(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `nominationTimeoutInitialMilliseconds`.
    #[inline]
    pub fn nomination_timeout_initial_milliseconds(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }

    /// Field `nominationTimeoutIncrementMilliseconds`.
    #[inline]
    pub fn nomination_timeout_increment_milliseconds(self) -> u32 {
        <u32>::at(cut(self.tail, 8))
    }

    /// Field `ballotTimeoutInitialMilliseconds`.
    #[inline]
    pub fn ballot_timeout_initial_milliseconds(self) -> u32 {
        <u32>::at(cut(self.tail, 12))
    }

    /// Field `ballotTimeoutIncrementMilliseconds`.
    #[inline]
    pub fn ballot_timeout_increment_milliseconds(self) -> u32 {
        <u32>::at(cut(self.tail, 16))
    }
}

view!("struct" "FrozenLedgerKeys" FrozenLedgerKeys, None, |bytes, _visit| walk_frozen_ledger_keys(bytes, 0));

impl<'a> FrozenLedgerKeys<'a> {
    /// Field `keys`.
    #[inline]
    pub fn keys(self) -> List<'a, EncodedLedgerKey<'a>> {
        <List<'a, EncodedLedgerKey<'a>>>::at(self.tail)
    }
}

/// XDR typedef `EncodedLedgerKey`.
pub type EncodedLedgerKey<'a> = &'a [u8];

view!("struct" "FrozenLedgerKeysDelta" FrozenLedgerKeysDelta, None, |bytes, _visit| walk_frozen_ledger_keys_delta(bytes, 0));

impl<'a> FrozenLedgerKeysDelta<'a> {
    /// Field `keysToFreeze`.
    #[inline]
    pub fn keys_to_freeze(self) -> List<'a, EncodedLedgerKey<'a>> {
        <List<'a, EncodedLedgerKey<'a>>>::at(self.tail)
    }

    /// Field `keysToUnfreeze`.
    #[inline]
    pub fn keys_to_unfreeze(self) -> List<'a, EncodedLedgerKey<'a>> {
        <List<'a, EncodedLedgerKey<'a>>>::at(skip::<List<'a, EncodedLedgerKey<'a>>>(self.tail))
    }
}

view!("struct" "FreezeBypassTxs" FreezeBypassTxs, None, |bytes, _visit| walk_freeze_bypass_txs(bytes, 0));

impl<'a> FreezeBypassTxs<'a> {
    /// Field `txHashes`.
    #[inline]
    pub fn tx_hashes(self) -> List<'a, Hash<'a>> {
        <List<'a, Hash<'a>>>::at(self.tail)
    }
}

view!("struct" "FreezeBypassTxsDelta" FreezeBypassTxsDelta, None, |bytes, _visit| walk_freeze_bypass_txs_delta(bytes, 0));

impl<'a> FreezeBypassTxsDelta<'a> {
    /// Field `addTxs`.
    #[inline]
    pub fn add_txs(self) -> List<'a, Hash<'a>> {
        <List<'a, Hash<'a>>>::at(self.tail)
    }

    /// Field `removeTxs`.
    #[inline]
    pub fn remove_txs(self) -> List<'a, Hash<'a>> {
        <List<'a, Hash<'a>>>::at(skip::<List<'a, Hash<'a>>>(self.tail))
    }
}

view!("struct" "TTLEntry" TtlEntry, Some(36), |bytes, _visit| walk_ttl_entry(bytes, 0));

impl<'a> TtlEntry<'a> {
    /// Field `keyHash`.
    #[inline]
    pub fn key_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `liveUntilLedgerSeq`.
    #[inline]
    pub fn live_until_ledger_seq(self) -> u32 {
        <u32>::at(cut(self.tail, 32))
    }
}

view!("union" "LedgerEntryExt" LedgerEntryExt, None, |bytes, _visit| walk_ledger_entry_ext(bytes, 0));

/// The cases of `LedgerEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerEntryExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(LedgerEntryExtensionV1<'a>),
}

impl<'a> LedgerEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerEntryExtCase<'a> {
        match self.discriminant() {
            0 => LedgerEntryExtCase::V0,
            _ => LedgerEntryExtCase::V1(<LedgerEntryExtensionV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "LedgerEntryExtensionV1" LedgerEntryExtensionV1, None, |bytes, _visit| walk_ledger_entry_extension_v1(bytes, 0));

impl<'a> LedgerEntryExtensionV1<'a> {
    /// Field `sponsoringID`.
    #[inline]
    pub fn sponsoring_id(self) -> SponsorshipDescriptor<'a> {
        <SponsorshipDescriptor<'a>>::at(self.tail)
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> LedgerEntryExtensionV1Ext<'a> {
        <LedgerEntryExtensionV1Ext<'a>>::at(skip::<SponsorshipDescriptor<'a>>(self.tail))
    }
}

view!("union" "LedgerEntryExtensionV1Ext" LedgerEntryExtensionV1Ext, Some(4), |bytes, _visit| walk_ledger_entry_extension_v1_ext(bytes, 0));

/// The cases of `LedgerEntryExtensionV1Ext`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerEntryExtensionV1ExtCase {
    /// Case 0.
    V0,
}

impl<'a> LedgerEntryExtensionV1Ext<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerEntryExtensionV1ExtCase {
        match self.discriminant() {
            _ => LedgerEntryExtensionV1ExtCase::V0,
        }
    }
}

view!("union" "TransactionMeta" TransactionMeta, None, |bytes, visit| walk_transaction_meta(bytes, 0, 1, visit));

/// The cases of `TransactionMeta`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionMetaCase<'a> {
    /// Case 0.
    V0(List<'a, OperationMeta<'a>>),
    /// Case 1.
    V1(TransactionMetaV1<'a>),
    /// Case 2.
    V2(TransactionMetaV2<'a>),
    /// Case 3.
    V3(TransactionMetaV3<'a>),
    /// Case 4.
    V4(TransactionMetaV4<'a>),
}

impl<'a> TransactionMeta<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionMetaCase<'a> {
        match self.discriminant() {
            0 => TransactionMetaCase::V0(<List<'a, OperationMeta<'a>>>::at(cut(self.tail, 4))),
            1 => TransactionMetaCase::V1(<TransactionMetaV1<'a>>::at(cut(self.tail, 4))),
            2 => TransactionMetaCase::V2(<TransactionMetaV2<'a>>::at(cut(self.tail, 4))),
            3 => TransactionMetaCase::V3(<TransactionMetaV3<'a>>::at(cut(self.tail, 4))),
            _ => TransactionMetaCase::V4(<TransactionMetaV4<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "OperationMeta" OperationMeta, None, |bytes, visit| walk_operation_meta(bytes, 0, 1, visit));

impl<'a> OperationMeta<'a> {
    /// Field `changes`.
    #[inline]
    pub fn changes(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(self.tail)
    }
}

view!("struct" "TransactionMetaV1" TransactionMetaV1, None, |bytes, visit| walk_transaction_meta_v1(bytes, 0, 1, visit));

impl<'a> TransactionMetaV1<'a> {
    /// Field `txChanges`.
    #[inline]
    pub fn tx_changes(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(self.tail)
    }

    /// Field `operations`.
    #[inline]
    pub fn operations(self) -> List<'a, OperationMeta<'a>> {
        <List<'a, OperationMeta<'a>>>::at(skip::<LedgerEntryChanges<'a>>(self.tail))
    }
}

view!("struct" "TransactionMetaV2" TransactionMetaV2, None, |bytes, visit| walk_transaction_meta_v2(bytes, 0, 1, visit));

impl<'a> TransactionMetaV2<'a> {
    /// Field `txChangesBefore`.
    #[inline]
    pub fn tx_changes_before(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(self.tail)
    }

    /// Field `operations`.
    #[inline]
    pub fn operations(self) -> List<'a, OperationMeta<'a>> {
        <List<'a, OperationMeta<'a>>>::at(skip::<LedgerEntryChanges<'a>>(self.tail))
    }

    /// Field `txChangesAfter`.
    #[inline]
    pub fn tx_changes_after(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(skip::<List<'a, OperationMeta<'a>>>(skip::<LedgerEntryChanges<'a>>(self.tail)))
    }
}

view!("struct" "TransactionMetaV3" TransactionMetaV3, None, |bytes, visit| walk_transaction_meta_v3(bytes, 0, 1, visit));

impl<'a> TransactionMetaV3<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `txChangesBefore`.
    #[inline]
    pub fn tx_changes_before(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(cut(self.tail, 4))
    }

    /// Field `operations`.
    #[inline]
    pub fn operations(self) -> List<'a, OperationMeta<'a>> {
        <List<'a, OperationMeta<'a>>>::at(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4)))
    }

    /// Field `txChangesAfter`.
    #[inline]
    pub fn tx_changes_after(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(skip::<List<'a, OperationMeta<'a>>>(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4))))
    }

    /// Field `sorobanMeta`.
    #[inline]
    pub fn soroban_meta(self) -> Option<SorobanTransactionMeta<'a>> {
        <Option<SorobanTransactionMeta<'a>>>::at(skip::<LedgerEntryChanges<'a>>(skip::<List<'a, OperationMeta<'a>>>(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4)))))
    }
}

view!("struct" "SorobanTransactionMeta" SorobanTransactionMeta, None, |bytes, visit| walk_soroban_transaction_meta(bytes, 0, 1, visit));

impl<'a> SorobanTransactionMeta<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> SorobanTransactionMetaExt<'a> {
        <SorobanTransactionMetaExt<'a>>::at(self.tail)
    }

    /// Field `events`.
    #[inline]
    pub fn events(self) -> List<'a, ContractEvent<'a>> {
        <List<'a, ContractEvent<'a>>>::at(skip::<SorobanTransactionMetaExt<'a>>(self.tail))
    }

    /// Field `returnValue`.
    #[inline]
    pub fn return_value(self) -> ScVal<'a> {
        <ScVal<'a>>::at(skip::<List<'a, ContractEvent<'a>>>(skip::<SorobanTransactionMetaExt<'a>>(self.tail)))
    }

    /// Field `diagnosticEvents`.
    #[inline]
    pub fn diagnostic_events(self) -> List<'a, DiagnosticEvent<'a>> {
        <List<'a, DiagnosticEvent<'a>>>::at(skip::<ScVal<'a>>(skip::<List<'a, ContractEvent<'a>>>(skip::<SorobanTransactionMetaExt<'a>>(self.tail))))
    }
}

view!("union" "SorobanTransactionMetaExt" SorobanTransactionMetaExt, None, |bytes, _visit| walk_soroban_transaction_meta_ext(bytes, 0));

/// The cases of `SorobanTransactionMetaExt`.
#[derive(Clone, Copy, Debug)]
pub enum SorobanTransactionMetaExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(SorobanTransactionMetaExtV1<'a>),
}

impl<'a> SorobanTransactionMetaExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> SorobanTransactionMetaExtCase<'a> {
        match self.discriminant() {
            0 => SorobanTransactionMetaExtCase::V0,
            _ => SorobanTransactionMetaExtCase::V1(<SorobanTransactionMetaExtV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "SorobanTransactionMetaExtV1" SorobanTransactionMetaExtV1, Some(28), |bytes, _visit| walk_soroban_transaction_meta_ext_v1(bytes, 0));

impl<'a> SorobanTransactionMetaExtV1<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `totalNonRefundableResourceFeeCharged`.
    #[inline]
    pub fn total_non_refundable_resource_fee_charged(self) -> i64 {
        <i64>::at(cut(self.tail, 4))
    }

    /// Field `totalRefundableResourceFeeCharged`.
    #[inline]
    pub fn total_refundable_resource_fee_charged(self) -> i64 {
        <i64>::at(cut(self.tail, 12))
    }

    /// Field `rentFeeCharged`.
    #[inline]
    pub fn rent_fee_charged(self) -> i64 {
        <i64>::at(cut(self.tail, 20))
    }
}

view!("struct" "ContractEvent" ContractEvent, None, |bytes, visit| walk_contract_event(bytes, 0, 1, visit));

impl<'a> ContractEvent<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `contractID`.
    #[inline]
    pub fn contract_id(self) -> Option<ContractId<'a>> {
        <Option<ContractId<'a>>>::at(cut(self.tail, 4))
    }

    /// Field `type`.
    #[inline]
    pub fn type_(self) -> ContractEventType {
        <ContractEventType>::at(skip::<Option<ContractId<'a>>>(cut(self.tail, 4)))
    }

    /// Field `body`.
    #[inline]
    pub fn body(self) -> ContractEventBody<'a> {
        <ContractEventBody<'a>>::at(cut(skip::<Option<ContractId<'a>>>(cut(self.tail, 4)), 4))
    }
}

code!("ContractEventType" ContractEventType {
    System = 0 "SYSTEM",
    Contract = 1 "CONTRACT",
    Diagnostic = 2 "DIAGNOSTIC"
});

view!("union" "ContractEventBody" ContractEventBody, None, |bytes, _visit| walk_contract_event_body(bytes, 0, 1));

/// The cases of `ContractEventBody`.
#[derive(Clone, Copy, Debug)]
pub enum ContractEventBodyCase<'a> {
    /// Case 0.
    V0(ContractEventV0<'a>),
}

impl<'a> ContractEventBody<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ContractEventBodyCase<'a> {
        match self.discriminant() {
            _ => ContractEventBodyCase::V0(<ContractEventV0<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "ContractEventV0" ContractEventV0, None, |bytes, _visit| walk_contract_event_v0(bytes, 0, 1));

impl<'a> ContractEventV0<'a> {
    /// Field `topics`.
    #[inline]
    pub fn topics(self) -> List<'a, ScVal<'a>> {
        <List<'a, ScVal<'a>>>::at(self.tail)
    }

    /// Field `data`.
    #[inline]
    pub fn data(self) -> ScVal<'a> {
        <ScVal<'a>>::at(skip::<List<'a, ScVal<'a>>>(self.tail))
    }
}

view!("struct" "DiagnosticEvent" DiagnosticEvent, None, |bytes, visit| walk_diagnostic_event(bytes, 0, 1, visit));

impl<'a> DiagnosticEvent<'a> {
    /// Field `inSuccessfulContractCall`.
    #[inline]
    pub fn in_successful_contract_call(self) -> bool {
        <bool>::at(self.tail)
    }

    /// Field `event`.
    #[inline]
    pub fn event(self) -> ContractEvent<'a> {
        <ContractEvent<'a>>::at(cut(self.tail, 4))
    }
}

view!("struct" "TransactionMetaV4" TransactionMetaV4, None, |bytes, visit| walk_transaction_meta_v4(bytes, 0, 1, visit));

impl<'a> TransactionMetaV4<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `txChangesBefore`.
    #[inline]
    pub fn tx_changes_before(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(cut(self.tail, 4))
    }

    /// Field `operations`.
    #[inline]
    pub fn operations(self) -> List<'a, OperationMetaV2<'a>> {
        <List<'a, OperationMetaV2<'a>>>::at(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4)))
    }

    /// Field `txChangesAfter`.
    #[inline]
    pub fn tx_changes_after(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(skip::<List<'a, OperationMetaV2<'a>>>(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4))))
    }

    /// Field `sorobanMeta`.
    #[inline]
    pub fn soroban_meta(self) -> Option<SorobanTransactionMetaV2<'a>> {
        <Option<SorobanTransactionMetaV2<'a>>>::at(skip::<LedgerEntryChanges<'a>>(skip::<List<'a, OperationMetaV2<'a>>>(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4)))))
    }

    /// Field `events`.
    #[inline]
    pub fn events(self) -> List<'a, TransactionEvent<'a>> {
        <List<'a, TransactionEvent<'a>>>::at(skip::<Option<SorobanTransactionMetaV2<'a>>>(skip::<LedgerEntryChanges<'a>>(skip::<List<'a, OperationMetaV2<'a>>>(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4))))))
    }

    /// Field `diagnosticEvents`.
    #[inline]
    pub fn diagnostic_events(self) -> List<'a, DiagnosticEvent<'a>> {
        <List<'a, DiagnosticEvent<'a>>>::at(skip::<List<'a, TransactionEvent<'a>>>(skip::<Option<SorobanTransactionMetaV2<'a>>>(skip::<LedgerEntryChanges<'a>>(skip::<List<'a, OperationMetaV2<'a>>>(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4)))))))
    }
}

view!("struct" "OperationMetaV2" OperationMetaV2, None, |bytes, visit| walk_operation_meta_v2(bytes, 0, 1, visit));

impl<'a> OperationMetaV2<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `changes`.
    #[inline]
    pub fn changes(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(cut(self.tail, 4))
    }

    /// Field `events`.
    #[inline]
    pub fn events(self) -> List<'a, ContractEvent<'a>> {
        <List<'a, ContractEvent<'a>>>::at(skip::<LedgerEntryChanges<'a>>(cut(self.tail, 4)))
    }
}

view!("struct" "SorobanTransactionMetaV2" SorobanTransactionMetaV2, None, |bytes, visit| walk_soroban_transaction_meta_v2(bytes, 0, 1, visit));

impl<'a> SorobanTransactionMetaV2<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> SorobanTransactionMetaExt<'a> {
        <SorobanTransactionMetaExt<'a>>::at(self.tail)
    }

    /// Field `returnValue`.
    #[inline]
    pub fn return_value(self) -> Option<ScVal<'a>> {
        <Option<ScVal<'a>>>::at(skip::<SorobanTransactionMetaExt<'a>>(self.tail))
    }
}

view!("struct" "TransactionEvent" TransactionEvent, None, |bytes, visit| walk_transaction_event(bytes, 0, 1, visit));

impl<'a> TransactionEvent<'a> {
    /// Field `stage`.
    #[inline]
    pub fn stage(self) -> TransactionEventStage {
        <TransactionEventStage>::at(self.tail)
    }

    /// Field `event`.
    #[inline]
    pub fn event(self) -> ContractEvent<'a> {
        <ContractEvent<'a>>::at(cut(self.tail, 4))
    }
}

code!("TransactionEventStage" TransactionEventStage {
    BeforeAllTxs = 0 "TRANSACTION_EVENT_STAGE_BEFORE_ALL_TXS",
    AfterTx = 1 "TRANSACTION_EVENT_STAGE_AFTER_TX",
    AfterAllTxs = 2 "TRANSACTION_EVENT_STAGE_AFTER_ALL_TXS"
});

view!("struct" "UpgradeEntryMeta" UpgradeEntryMeta, None, |bytes, visit| walk_upgrade_entry_meta(bytes, 0, 1, visit));

impl<'a> UpgradeEntryMeta<'a> {
    /// Field `upgrade`.
    #[inline]
    pub fn upgrade(self) -> LedgerUpgrade<'a> {
        <LedgerUpgrade<'a>>::at(self.tail)
    }

    /// Field `changes`.
    #[inline]
    pub fn changes(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(skip::<LedgerUpgrade<'a>>(self.tail))
    }
}

view!("union" "LedgerUpgrade" LedgerUpgrade, None, |bytes, _visit| walk_ledger_upgrade(bytes, 0));

/// The cases of `LedgerUpgrade`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerUpgradeCase<'a> {
    /// Case 1.
    Version(u32),
    /// Case 2.
    BaseFee(u32),
    /// Case 3.
    MaxTxSetSize(u32),
    /// Case 4.
    BaseReserve(u32),
    /// Case 5.
    Flags(u32),
    /// Case 6.
    Config(ConfigUpgradeSetKey<'a>),
    /// Case 7.
    MaxSorobanTxSetSize(u32),
}

impl<'a> LedgerUpgrade<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerUpgradeCase<'a> {
        match self.discriminant() {
            1 => LedgerUpgradeCase::Version(<u32>::at(cut(self.tail, 4))),
            2 => LedgerUpgradeCase::BaseFee(<u32>::at(cut(self.tail, 4))),
            3 => LedgerUpgradeCase::MaxTxSetSize(<u32>::at(cut(self.tail, 4))),
            4 => LedgerUpgradeCase::BaseReserve(<u32>::at(cut(self.tail, 4))),
            5 => LedgerUpgradeCase::Flags(<u32>::at(cut(self.tail, 4))),
            6 => LedgerUpgradeCase::Config(<ConfigUpgradeSetKey<'a>>::at(cut(self.tail, 4))),
            _ => LedgerUpgradeCase::MaxSorobanTxSetSize(<u32>::at(cut(self.tail, 4))),
        }
    }
}

code!("LedgerUpgradeType" LedgerUpgradeType {
    Version = 1 "LEDGER_UPGRADE_VERSION",
    BaseFee = 2 "LEDGER_UPGRADE_BASE_FEE",
    MaxTxSetSize = 3 "LEDGER_UPGRADE_MAX_TX_SET_SIZE",
    BaseReserve = 4 "LEDGER_UPGRADE_BASE_RESERVE",
    Flags = 5 "LEDGER_UPGRADE_FLAGS",
    Config = 6 "LEDGER_UPGRADE_CONFIG",
    MaxSorobanTxSetSize = 7 "LEDGER_UPGRADE_MAX_SOROBAN_TX_SET_SIZE"
});

view!("struct" "ConfigUpgradeSetKey" ConfigUpgradeSetKey, Some(64), |bytes, _visit| walk_config_upgrade_set_key(bytes, 0));

impl<'a> ConfigUpgradeSetKey<'a> {
    /// Field `contractID`.
    #[inline]
    pub fn contract_id(self) -> ContractId<'a> {
        <ContractId<'a>>::at(self.tail)
    }

    /// Field `contentHash`.
    #[inline]
    pub fn content_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(cut(self.tail, 32))
    }
}

view!("union" "SCPHistoryEntry" ScpHistoryEntry, None, |bytes, _visit| walk_scp_history_entry(bytes, 0, 1));

/// The cases of `SCPHistoryEntry`.
#[derive(Clone, Copy, Debug)]
pub enum ScpHistoryEntryCase<'a> {
    /// Case 0.
    V0(ScpHistoryEntryV0<'a>),
}

impl<'a> ScpHistoryEntry<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScpHistoryEntryCase<'a> {
        match self.discriminant() {
            _ => ScpHistoryEntryCase::V0(<ScpHistoryEntryV0<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "SCPHistoryEntryV0" ScpHistoryEntryV0, None, |bytes, _visit| walk_scp_history_entry_v0(bytes, 0, 1));

impl<'a> ScpHistoryEntryV0<'a> {
    /// Field `quorumSets`.
    #[inline]
    pub fn quorum_sets(self) -> List<'a, ScpQuorumSet<'a>> {
        <List<'a, ScpQuorumSet<'a>>>::at(self.tail)
    }

    /// Field `ledgerMessages`.
    #[inline]
    pub fn ledger_messages(self) -> LedgerScpMessages<'a> {
        <LedgerScpMessages<'a>>::at(skip::<List<'a, ScpQuorumSet<'a>>>(self.tail))
    }
}

view!("struct" "SCPQuorumSet" ScpQuorumSet, None, |bytes, _visit| walk_scp_quorum_set(bytes, 0, 1));

impl<'a> ScpQuorumSet<'a> {
    /// Field `threshold`.
    #[inline]
    pub fn threshold(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `validators`.
    #[inline]
    pub fn validators(self) -> List<'a, NodeId<'a>> {
        <List<'a, NodeId<'a>>>::at(cut(self.tail, 4))
    }

    /// Field `innerSets`.
    #[inline]
    pub fn inner_sets(self) -> List<'a, ScpQuorumSet<'a>> {
        <List<'a, ScpQuorumSet<'a>>>::at(skip::<List<'a, NodeId<'a>>>(cut(self.tail, 4)))
    }
}

view!("struct" "LedgerSCPMessages" LedgerScpMessages, None, |bytes, _visit| walk_ledger_scp_messages(bytes, 0));

impl<'a> LedgerScpMessages<'a> {
    /// Field `ledgerSeq`.
    #[inline]
    pub fn ledger_seq(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `messages`.
    #[inline]
    pub fn messages(self) -> List<'a, ScpEnvelope<'a>> {
        <List<'a, ScpEnvelope<'a>>>::at(cut(self.tail, 4))
    }
}

view!("struct" "SCPEnvelope" ScpEnvelope, None, |bytes, _visit| walk_scp_envelope(bytes, 0));

impl<'a> ScpEnvelope<'a> {
    /// Field `statement`.
    #[inline]
    pub fn statement(self) -> ScpStatement<'a> {
        <ScpStatement<'a>>::at(self.tail)
    }

    /// Field `signature`.
    #[inline]
    pub fn signature(self) -> Signature<'a> {
        <Signature<'a>>::at(skip::<ScpStatement<'a>>(self.tail))
    }
}

view!("struct" "SCPStatement" ScpStatement, None, |bytes, _visit| walk_scp_statement(bytes, 0));

impl<'a> ScpStatement<'a> {
    /// Field `nodeID`.
    #[inline]
    pub fn node_id(self) -> NodeId<'a> {
        <NodeId<'a>>::at(self.tail)
    }

    /// Field `slotIndex`.
    #[inline]
    pub fn slot_index(self) -> u64 {
        <u64>::at(cut(self.tail, 36))
    }

    /// Field `pledges`.
    #[inline]
    pub fn pledges(self) -> ScpStatementPledges<'a> {
        <ScpStatementPledges<'a>>::at(cut(self.tail, 44))
    }
}

view!("union" "SCPStatementPledges" ScpStatementPledges, None, |bytes, _visit| walk_scp_statement_pledges(bytes, 0));

/// The cases of `SCPStatementPledges`.
#[derive(Clone, Copy, Debug)]
pub enum ScpStatementPledgesCase<'a> {
    /// Case 0.
    Prepare(ScpStatementPrepare<'a>),
    /// Case 1.
    Confirm(ScpStatementConfirm<'a>),
    /// Case 2.
    Externalize(ScpStatementExternalize<'a>),
    /// Case 3.
    Nominate(ScpNomination<'a>),
}

impl<'a> ScpStatementPledges<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScpStatementPledgesCase<'a> {
        match self.discriminant() {
            0 => ScpStatementPledgesCase::Prepare(<ScpStatementPrepare<'a>>::at(cut(self.tail, 4))),
            1 => ScpStatementPledgesCase::Confirm(<ScpStatementConfirm<'a>>::at(cut(self.tail, 4))),
            2 => ScpStatementPledgesCase::Externalize(<ScpStatementExternalize<'a>>::at(cut(self.tail, 4))),
            _ => ScpStatementPledgesCase::Nominate(<ScpNomination<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SCPStatementType" ScpStatementType {
    Prepare = 0 "SCP_ST_PREPARE",
    Confirm = 1 "SCP_ST_CONFIRM",
    Externalize = 2 "SCP_ST_EXTERNALIZE",
    Nominate = 3 "SCP_ST_NOMINATE"
});

view!("struct" "SCPStatementPrepare" ScpStatementPrepare, None, |bytes, _visit| walk_scp_statement_prepare(bytes, 0));

impl<'a> ScpStatementPrepare<'a> {
    /// Field `quorumSetHash`.
    #[inline]
    pub fn quorum_set_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `ballot`.
    #[inline]
    pub fn ballot(self) -> ScpBallot<'a> {
        <ScpBallot<'a>>::at(cut(self.tail, 32))
    }

    /// Field `prepared`.
    #[inline]
    pub fn prepared(self) -> Option<ScpBallot<'a>> {
        <Option<ScpBallot<'a>>>::at(skip::<ScpBallot<'a>>(cut(self.tail, 32)))
    }

    /// Field `preparedPrime`.
    #[inline]
    pub fn prepared_prime(self) -> Option<ScpBallot<'a>> {
        <Option<ScpBallot<'a>>>::at(skip::<Option<ScpBallot<'a>>>(skip::<ScpBallot<'a>>(cut(self.tail, 32))))
    }

    /// Field `nC`.
    #[inline]
    pub fn n_c(self) -> u32 {
        <u32>::at(skip::<Option<ScpBallot<'a>>>(skip::<Option<ScpBallot<'a>>>(skip::<ScpBallot<'a>>(cut(self.tail, 32)))))
    }

    /// Field `nH`.
    #[inline]
    pub fn n_h(self) -> u32 {
        <u32>::at(cut(skip::<Option<ScpBallot<'a>>>(skip::<Option<ScpBallot<'a>>>(skip::<ScpBallot<'a>>(cut(self.tail, 32)))), 4))
    }
}

view!("struct" "SCPBallot" ScpBallot, None, |bytes, _visit| walk_scp_ballot(bytes, 0));

impl<'a> ScpBallot<'a> {
    /// Field `counter`.
    #[inline]
    pub fn counter(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `value`.
    #[inline]
    pub fn value(self) -> Value<'a> {
        <Value<'a>>::at(cut(self.tail, 4))
    }
}

/// XDR typedef `Value`.
pub type Value<'a> = &'a [u8];

view!("struct" "SCPStatementConfirm" ScpStatementConfirm, None, |bytes, _visit| walk_scp_statement_confirm(bytes, 0));

impl<'a> ScpStatementConfirm<'a> {
    /// Field `ballot`.
    #[inline]
    pub fn ballot(self) -> ScpBallot<'a> {
        <ScpBallot<'a>>::at(self.tail)
    }

    /// Field `nPrepared`.
    #[inline]
    pub fn n_prepared(self) -> u32 {
        <u32>::at(skip::<ScpBallot<'a>>(self.tail))
    }

    /// Field `nCommit`.
    #[inline]
    pub fn n_commit(self) -> u32 {
        <u32>::at(cut(skip::<ScpBallot<'a>>(self.tail), 4))
    }

    /// Field `nH`.
    #[inline]
    pub fn n_h(self) -> u32 {
        <u32>::at(cut(skip::<ScpBallot<'a>>(self.tail), 8))
    }

    /// Field `quorumSetHash`.
    #[inline]
    pub fn quorum_set_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(cut(skip::<ScpBallot<'a>>(self.tail), 12))
    }
}

view!("struct" "SCPStatementExternalize" ScpStatementExternalize, None, |bytes, _visit| walk_scp_statement_externalize(bytes, 0));

impl<'a> ScpStatementExternalize<'a> {
    /// Field `commit`.
    #[inline]
    pub fn commit(self) -> ScpBallot<'a> {
        <ScpBallot<'a>>::at(self.tail)
    }

    /// Field `nH`.
    #[inline]
    pub fn n_h(self) -> u32 {
        <u32>::at(skip::<ScpBallot<'a>>(self.tail))
    }

    /// Field `commitQuorumSetHash`.
    #[inline]
    pub fn commit_quorum_set_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(cut(skip::<ScpBallot<'a>>(self.tail), 4))
    }
}

view!("struct" "SCPNomination" ScpNomination, None, |bytes, _visit| walk_scp_nomination(bytes, 0));

impl<'a> ScpNomination<'a> {
    /// Field `quorumSetHash`.
    #[inline]
    pub fn quorum_set_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `votes`.
    #[inline]
    pub fn votes(self) -> List<'a, Value<'a>> {
        <List<'a, Value<'a>>>::at(cut(self.tail, 32))
    }

    /// Field `accepted`.
    #[inline]
    pub fn accepted(self) -> List<'a, Value<'a>> {
        <List<'a, Value<'a>>>::at(skip::<List<'a, Value<'a>>>(cut(self.tail, 32)))
    }
}

view!("struct" "LedgerCloseMetaV1" LedgerCloseMetaV1, None, |bytes, visit| walk_ledger_close_meta_v1(bytes, 0, 1, visit));

impl<'a> LedgerCloseMetaV1<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> LedgerCloseMetaExt<'a> {
        <LedgerCloseMetaExt<'a>>::at(self.tail)
    }

    /// Field `ledgerHeader`.
    #[inline]
    pub fn ledger_header(self) -> LedgerHeaderHistoryEntry<'a> {
        <LedgerHeaderHistoryEntry<'a>>::at(skip::<LedgerCloseMetaExt<'a>>(self.tail))
    }

    /// Field `txSet`.
    #[inline]
    pub fn tx_set(self) -> GeneralizedTransactionSet<'a> {
        <GeneralizedTransactionSet<'a>>::at(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))
    }

    /// Field `txProcessing`.
    #[inline]
    pub fn tx_processing(self) -> List<'a, TransactionResultMeta<'a>> {
        <List<'a, TransactionResultMeta<'a>>>::at(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail))))
    }

    /// Field `upgradesProcessing`.
    #[inline]
    pub fn upgrades_processing(self) -> List<'a, UpgradeEntryMeta<'a>> {
        <List<'a, UpgradeEntryMeta<'a>>>::at(skip::<List<'a, TransactionResultMeta<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))))
    }

    /// Field `scpInfo`.
    #[inline]
    pub fn scp_info(self) -> List<'a, ScpHistoryEntry<'a>> {
        <List<'a, ScpHistoryEntry<'a>>>::at(skip::<List<'a, UpgradeEntryMeta<'a>>>(skip::<List<'a, TransactionResultMeta<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail))))))
    }

    /// Field `totalByteSizeOfLiveSorobanState`.
    #[inline]
    pub fn total_byte_size_of_live_soroban_state(self) -> u64 {
        <u64>::at(skip::<List<'a, ScpHistoryEntry<'a>>>(skip::<List<'a, UpgradeEntryMeta<'a>>>(skip::<List<'a, TransactionResultMeta<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))))))
    }

    /// Field `evictedKeys`.
    #[inline]
    pub fn evicted_keys(self) -> List<'a, LedgerKey<'a>> {
        <List<'a, LedgerKey<'a>>>::at(cut(skip::<List<'a, ScpHistoryEntry<'a>>>(skip::<List<'a, UpgradeEntryMeta<'a>>>(skip::<List<'a, TransactionResultMeta<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))))), 8))
    }

    /// Field `unused`.
    #[inline]
    pub fn unused(self) -> List<'a, LedgerEntry<'a>> {
        <List<'a, LedgerEntry<'a>>>::at(skip::<List<'a, LedgerKey<'a>>>(cut(skip::<List<'a, ScpHistoryEntry<'a>>>(skip::<List<'a, UpgradeEntryMeta<'a>>>(skip::<List<'a, TransactionResultMeta<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))))), 8)))
    }
}

view!("union" "LedgerCloseMetaExt" LedgerCloseMetaExt, None, |bytes, _visit| walk_ledger_close_meta_ext(bytes, 0));

/// The cases of `LedgerCloseMetaExt`.
#[derive(Clone, Copy, Debug)]
pub enum LedgerCloseMetaExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(LedgerCloseMetaExtV1<'a>),
}

impl<'a> LedgerCloseMetaExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> LedgerCloseMetaExtCase<'a> {
        match self.discriminant() {
            0 => LedgerCloseMetaExtCase::V0,
            _ => LedgerCloseMetaExtCase::V1(<LedgerCloseMetaExtV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "LedgerCloseMetaExtV1" LedgerCloseMetaExtV1, Some(12), |bytes, _visit| walk_ledger_close_meta_ext_v1(bytes, 0));

impl<'a> LedgerCloseMetaExtV1<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `sorobanFeeWrite1KB`.
    #[inline]
    pub fn soroban_fee_write1_kb(self) -> i64 {
        <i64>::at(cut(self.tail, 4))
    }
}

view!("union" "GeneralizedTransactionSet" GeneralizedTransactionSet, None, |bytes, visit| walk_generalized_transaction_set(bytes, 0, 1, visit));

/// The cases of `GeneralizedTransactionSet`.
#[derive(Clone, Copy, Debug)]
pub enum GeneralizedTransactionSetCase<'a> {
    /// Case 1.
    V1(TransactionSetV1<'a>),
}

impl<'a> GeneralizedTransactionSet<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> GeneralizedTransactionSetCase<'a> {
        match self.discriminant() {
            _ => GeneralizedTransactionSetCase::V1(<TransactionSetV1<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "TransactionSetV1" TransactionSetV1, None, |bytes, visit| walk_transaction_set_v1(bytes, 0, 1, visit));

impl<'a> TransactionSetV1<'a> {
    /// Field `previousLedgerHash`.
    #[inline]
    pub fn previous_ledger_hash(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `phases`.
    #[inline]
    pub fn phases(self) -> List<'a, TransactionPhase<'a>> {
        <List<'a, TransactionPhase<'a>>>::at(cut(self.tail, 32))
    }
}

view!("union" "TransactionPhase" TransactionPhase, None, |bytes, visit| walk_transaction_phase(bytes, 0, 1, visit));

/// The cases of `TransactionPhase`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionPhaseCase<'a> {
    /// Case 0.
    V0(List<'a, TxSetComponent<'a>>),
    /// Case 1.
    V1(ParallelTxsComponent<'a>),
}

impl<'a> TransactionPhase<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionPhaseCase<'a> {
        match self.discriminant() {
            0 => TransactionPhaseCase::V0(<List<'a, TxSetComponent<'a>>>::at(cut(self.tail, 4))),
            _ => TransactionPhaseCase::V1(<ParallelTxsComponent<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("union" "TxSetComponent" TxSetComponent, None, |bytes, visit| walk_tx_set_component(bytes, 0, 1, visit));

/// The cases of `TxSetComponent`.
#[derive(Clone, Copy, Debug)]
pub enum TxSetComponentCase<'a> {
    /// Case 0.
    TxsetCompTxsMaybeDiscountedFee(TxSetComponentTxsMaybeDiscountedFee<'a>),
}

impl<'a> TxSetComponent<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TxSetComponentCase<'a> {
        match self.discriminant() {
            _ => TxSetComponentCase::TxsetCompTxsMaybeDiscountedFee(<TxSetComponentTxsMaybeDiscountedFee<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("TxSetComponentType" TxSetComponentType {
    TxsetCompTxsMaybeDiscountedFee = 0 "TXSET_COMP_TXS_MAYBE_DISCOUNTED_FEE"
});

view!("struct" "TxSetComponentTxsMaybeDiscountedFee" TxSetComponentTxsMaybeDiscountedFee, None, |bytes, visit| walk_tx_set_component_txs_maybe_discounted_fee(bytes, 0, 1, visit));

impl<'a> TxSetComponentTxsMaybeDiscountedFee<'a> {
    /// Field `baseFee`.
    #[inline]
    pub fn base_fee(self) -> Option<i64> {
        <Option<i64>>::at(self.tail)
    }

    /// Field `txs`.
    #[inline]
    pub fn txs(self) -> List<'a, TransactionEnvelope<'a>> {
        <List<'a, TransactionEnvelope<'a>>>::at(skip::<Option<i64>>(self.tail))
    }
}

view!("struct" "ParallelTxsComponent" ParallelTxsComponent, None, |bytes, visit| walk_parallel_txs_component(bytes, 0, 1, visit));

impl<'a> ParallelTxsComponent<'a> {
    /// Field `baseFee`.
    #[inline]
    pub fn base_fee(self) -> Option<i64> {
        <Option<i64>>::at(self.tail)
    }

    /// Field `executionStages`.
    #[inline]
    pub fn execution_stages(self) -> List<'a, ParallelTxExecutionStage<'a>> {
        <List<'a, ParallelTxExecutionStage<'a>>>::at(skip::<Option<i64>>(self.tail))
    }
}

/// XDR typedef `ParallelTxExecutionStage`.
pub type ParallelTxExecutionStage<'a> = List<'a, DependentTxCluster<'a>>;

/// XDR typedef `DependentTxCluster`.
pub type DependentTxCluster<'a> = List<'a, TransactionEnvelope<'a>>;

view!("struct" "LedgerCloseMetaV2" LedgerCloseMetaV2, None, |bytes, visit| walk_ledger_close_meta_v2(bytes, 0, 1, visit));

impl<'a> LedgerCloseMetaV2<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> LedgerCloseMetaExt<'a> {
        <LedgerCloseMetaExt<'a>>::at(self.tail)
    }

    /// Field `ledgerHeader`.
    #[inline]
    pub fn ledger_header(self) -> LedgerHeaderHistoryEntry<'a> {
        <LedgerHeaderHistoryEntry<'a>>::at(skip::<LedgerCloseMetaExt<'a>>(self.tail))
    }

    /// Field `txSet`.
    #[inline]
    pub fn tx_set(self) -> GeneralizedTransactionSet<'a> {
        <GeneralizedTransactionSet<'a>>::at(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))
    }

    /// Field `txProcessing`.
    #[inline]
    pub fn tx_processing(self) -> List<'a, TransactionResultMetaV1<'a>> {
        <List<'a, TransactionResultMetaV1<'a>>>::at(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail))))
    }

    /// Field `upgradesProcessing`.
    #[inline]
    pub fn upgrades_processing(self) -> List<'a, UpgradeEntryMeta<'a>> {
        <List<'a, UpgradeEntryMeta<'a>>>::at(skip::<List<'a, TransactionResultMetaV1<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))))
    }

    /// Field `scpInfo`.
    #[inline]
    pub fn scp_info(self) -> List<'a, ScpHistoryEntry<'a>> {
        <List<'a, ScpHistoryEntry<'a>>>::at(skip::<List<'a, UpgradeEntryMeta<'a>>>(skip::<List<'a, TransactionResultMetaV1<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail))))))
    }

    /// Field `totalByteSizeOfLiveSorobanState`.
    #[inline]
    pub fn total_byte_size_of_live_soroban_state(self) -> u64 {
        <u64>::at(skip::<List<'a, ScpHistoryEntry<'a>>>(skip::<List<'a, UpgradeEntryMeta<'a>>>(skip::<List<'a, TransactionResultMetaV1<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))))))
    }

    /// Field `evictedKeys`.
    #[inline]
    pub fn evicted_keys(self) -> List<'a, LedgerKey<'a>> {
        <List<'a, LedgerKey<'a>>>::at(cut(skip::<List<'a, ScpHistoryEntry<'a>>>(skip::<List<'a, UpgradeEntryMeta<'a>>>(skip::<List<'a, TransactionResultMetaV1<'a>>>(skip::<GeneralizedTransactionSet<'a>>(skip::<LedgerHeaderHistoryEntry<'a>>(skip::<LedgerCloseMetaExt<'a>>(self.tail)))))), 8))
    }
}

view!("struct" "TransactionResultMetaV1" TransactionResultMetaV1, None, |bytes, visit| walk_transaction_result_meta_v1(bytes, 0, 1, visit));

impl<'a> TransactionResultMetaV1<'a> {
    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> ExtensionPoint<'a> {
        <ExtensionPoint<'a>>::at(self.tail)
    }

    /// Field `result`.
    #[inline]
    pub fn result(self) -> TransactionResultPair<'a> {
        <TransactionResultPair<'a>>::at(cut(self.tail, 4))
    }

    /// Field `feeProcessing`.
    #[inline]
    pub fn fee_processing(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(skip::<TransactionResultPair<'a>>(cut(self.tail, 4)))
    }

    /// Field `txApplyProcessing`.
    #[inline]
    pub fn tx_apply_processing(self) -> TransactionMeta<'a> {
        <TransactionMeta<'a>>::at(skip::<LedgerEntryChanges<'a>>(skip::<TransactionResultPair<'a>>(cut(self.tail, 4))))
    }

    /// Field `postTxApplyFeeProcessing`.
    #[inline]
    pub fn post_tx_apply_fee_processing(self) -> LedgerEntryChanges<'a> {
        <LedgerEntryChanges<'a>>::at(skip::<TransactionMeta<'a>>(skip::<LedgerEntryChanges<'a>>(skip::<TransactionResultPair<'a>>(cut(self.tail, 4)))))
    }
}

view!("struct" "LedgerCloseMetaBatch" LedgerCloseMetaBatch, None, |bytes, visit| walk_ledger_close_meta_batch(bytes, 0, 1, visit));

impl<'a> LedgerCloseMetaBatch<'a> {
    /// Field `startSequence`.
    #[inline]
    pub fn start_sequence(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `endSequence`.
    #[inline]
    pub fn end_sequence(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }

    /// Field `ledgerCloseMetas`.
    #[inline]
    pub fn ledger_close_metas(self) -> List<'a, LedgerCloseMeta<'a>> {
        <List<'a, LedgerCloseMeta<'a>>>::at(cut(self.tail, 8))
    }
}

view!("union" "BucketEntry" BucketEntry, None, |bytes, _visit| walk_bucket_entry(bytes, 0, 1));

/// The cases of `BucketEntry`.
#[derive(Clone, Copy, Debug)]
pub enum BucketEntryCase<'a> {
    /// Case 0.
    Liveentry(LedgerEntry<'a>),
    /// Case 2.
    Initentry(LedgerEntry<'a>),
    /// Case 1.
    Deadentry(LedgerKey<'a>),
    /// Case -1.
    Metaentry(BucketMetadata<'a>),
}

impl<'a> BucketEntry<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> BucketEntryCase<'a> {
        match self.discriminant() {
            0 => BucketEntryCase::Liveentry(<LedgerEntry<'a>>::at(cut(self.tail, 4))),
            2 => BucketEntryCase::Initentry(<LedgerEntry<'a>>::at(cut(self.tail, 4))),
            1 => BucketEntryCase::Deadentry(<LedgerKey<'a>>::at(cut(self.tail, 4))),
            _ => BucketEntryCase::Metaentry(<BucketMetadata<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("BucketEntryType" BucketEntryType {
    Metaentry = -1 "METAENTRY",
    Liveentry = 0 "LIVEENTRY",
    Deadentry = 1 "DEADENTRY",
    Initentry = 2 "INITENTRY"
});

view!("struct" "BucketMetadata" BucketMetadata, None, |bytes, _visit| walk_bucket_metadata(bytes, 0));

impl<'a> BucketMetadata<'a> {
    /// Field `ledgerVersion`.
    #[inline]
    pub fn ledger_version(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> BucketMetadataExt<'a> {
        <BucketMetadataExt<'a>>::at(cut(self.tail, 4))
    }
}

view!("union" "BucketMetadataExt" BucketMetadataExt, None, |bytes, _visit| walk_bucket_metadata_ext(bytes, 0));

/// The cases of `BucketMetadataExt`.
#[derive(Clone, Copy, Debug)]
pub enum BucketMetadataExtCase {
    /// Case 0.
    V0,
    /// Case 1.
    V1(BucketListType),
}

impl<'a> BucketMetadataExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> BucketMetadataExtCase {
        match self.discriminant() {
            0 => BucketMetadataExtCase::V0,
            _ => BucketMetadataExtCase::V1(<BucketListType>::at(cut(self.tail, 4))),
        }
    }
}

code!("BucketListType" BucketListType {
    Live = 0 "LIVE",
    HotArchive = 1 "HOT_ARCHIVE"
});

view!("struct" "TransactionHistoryEntry" TransactionHistoryEntry, None, |bytes, visit| walk_transaction_history_entry(bytes, 0, 1, visit));

impl<'a> TransactionHistoryEntry<'a> {
    /// Field `ledgerSeq`.
    #[inline]
    pub fn ledger_seq(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `txSet`.
    #[inline]
    pub fn tx_set(self) -> TransactionSet<'a> {
        <TransactionSet<'a>>::at(cut(self.tail, 4))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> TransactionHistoryEntryExt<'a> {
        <TransactionHistoryEntryExt<'a>>::at(skip::<TransactionSet<'a>>(cut(self.tail, 4)))
    }
}

view!("union" "TransactionHistoryEntryExt" TransactionHistoryEntryExt, None, |bytes, visit| walk_transaction_history_entry_ext(bytes, 0, 1, visit));

/// The cases of `TransactionHistoryEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionHistoryEntryExtCase<'a> {
    /// Case 0.
    V0,
    /// Case 1.
    V1(GeneralizedTransactionSet<'a>),
}

impl<'a> TransactionHistoryEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionHistoryEntryExtCase<'a> {
        match self.discriminant() {
            0 => TransactionHistoryEntryExtCase::V0,
            _ => TransactionHistoryEntryExtCase::V1(<GeneralizedTransactionSet<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "TransactionHistoryResultEntry" TransactionHistoryResultEntry, None, |bytes, visit| walk_transaction_history_result_entry(bytes, 0, visit));

impl<'a> TransactionHistoryResultEntry<'a> {
    /// Field `ledgerSeq`.
    #[inline]
    pub fn ledger_seq(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `txResultSet`.
    #[inline]
    pub fn tx_result_set(self) -> TransactionResultSet<'a> {
        <TransactionResultSet<'a>>::at(cut(self.tail, 4))
    }

    /// Field `ext`.
    #[inline]
    pub fn ext(self) -> TransactionHistoryResultEntryExt<'a> {
        <TransactionHistoryResultEntryExt<'a>>::at(skip::<TransactionResultSet<'a>>(cut(self.tail, 4)))
    }
}

view!("struct" "TransactionResultSet" TransactionResultSet, None, |bytes, visit| walk_transaction_result_set(bytes, 0, visit));

impl<'a> TransactionResultSet<'a> {
    /// Field `results`.
    #[inline]
    pub fn results(self) -> List<'a, TransactionResultPair<'a>> {
        <List<'a, TransactionResultPair<'a>>>::at(self.tail)
    }
}

view!("union" "TransactionHistoryResultEntryExt" TransactionHistoryResultEntryExt, Some(4), |bytes, _visit| walk_transaction_history_result_entry_ext(bytes, 0));

/// The cases of `TransactionHistoryResultEntryExt`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionHistoryResultEntryExtCase {
    /// Case 0.
    V0,
}

impl<'a> TransactionHistoryResultEntryExt<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionHistoryResultEntryExtCase {
        match self.discriminant() {
            _ => TransactionHistoryResultEntryExtCase::V0,
        }
    }
}

view!("union" "HashIDPreimage" HashIdPreimage, None, |bytes, _visit| walk_hash_id_preimage(bytes, 0, 1));

/// The cases of `HashIDPreimage`.
#[derive(Clone, Copy, Debug)]
pub enum HashIdPreimageCase<'a> {
    /// Case 6.
    OpId(HashIdPreimageOperationId<'a>),
    /// Case 7.
    PoolRevokeOpId(HashIdPreimageRevokeId<'a>),
    /// Case 8.
    ContractId(HashIdPreimageContractId<'a>),
    /// Case 9.
    SorobanAuthorization(HashIdPreimageSorobanAuthorization<'a>),
    /// Case 10.
    SorobanAuthorizationWithAddress(HashIdPreimageSorobanAuthorizationWithAddress<'a>),
}

impl<'a> HashIdPreimage<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> HashIdPreimageCase<'a> {
        match self.discriminant() {
            6 => HashIdPreimageCase::OpId(<HashIdPreimageOperationId<'a>>::at(cut(self.tail, 4))),
            7 => HashIdPreimageCase::PoolRevokeOpId(<HashIdPreimageRevokeId<'a>>::at(cut(self.tail, 4))),
            8 => HashIdPreimageCase::ContractId(<HashIdPreimageContractId<'a>>::at(cut(self.tail, 4))),
            9 => HashIdPreimageCase::SorobanAuthorization(<HashIdPreimageSorobanAuthorization<'a>>::at(cut(self.tail, 4))),
            _ => HashIdPreimageCase::SorobanAuthorizationWithAddress(<HashIdPreimageSorobanAuthorizationWithAddress<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("struct" "HashIDPreimageOperationId" HashIdPreimageOperationId, Some(48), |bytes, _visit| walk_hash_id_preimage_operation_id(bytes, 0));

impl<'a> HashIdPreimageOperationId<'a> {
    /// Field `sourceAccount`.
    #[inline]
    pub fn source_account(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `seqNum`.
    #[inline]
    pub fn seq_num(self) -> SequenceNumber {
        <SequenceNumber>::at(cut(self.tail, 36))
    }

    /// Field `opNum`.
    #[inline]
    pub fn op_num(self) -> u32 {
        <u32>::at(cut(self.tail, 44))
    }
}

view!("struct" "HashIDPreimageRevokeId" HashIdPreimageRevokeId, None, |bytes, _visit| walk_hash_id_preimage_revoke_id(bytes, 0));

impl<'a> HashIdPreimageRevokeId<'a> {
    /// Field `sourceAccount`.
    #[inline]
    pub fn source_account(self) -> AccountId<'a> {
        <AccountId<'a>>::at(self.tail)
    }

    /// Field `seqNum`.
    #[inline]
    pub fn seq_num(self) -> SequenceNumber {
        <SequenceNumber>::at(cut(self.tail, 36))
    }

    /// Field `opNum`.
    #[inline]
    pub fn op_num(self) -> u32 {
        <u32>::at(cut(self.tail, 44))
    }

    /// Field `liquidityPoolID`.
    #[inline]
    pub fn liquidity_pool_id(self) -> PoolId<'a> {
        <PoolId<'a>>::at(cut(self.tail, 48))
    }

    /// Field `asset`.
    #[inline]
    pub fn asset(self) -> Asset<'a> {
        <Asset<'a>>::at(cut(self.tail, 80))
    }
}

view!("struct" "HashIDPreimageContractId" HashIdPreimageContractId, None, |bytes, _visit| walk_hash_id_preimage_contract_id(bytes, 0));

impl<'a> HashIdPreimageContractId<'a> {
    /// Field `networkID`.
    #[inline]
    pub fn network_id(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `contractIDPreimage`.
    #[inline]
    pub fn contract_id_preimage(self) -> ContractIdPreimage<'a> {
        <ContractIdPreimage<'a>>::at(cut(self.tail, 32))
    }
}

view!("struct" "HashIDPreimageSorobanAuthorization" HashIdPreimageSorobanAuthorization, None, |bytes, _visit| walk_hash_id_preimage_soroban_authorization(bytes, 0, 1));

impl<'a> HashIdPreimageSorobanAuthorization<'a> {
    /// Field `networkID`.
    #[inline]
    pub fn network_id(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `nonce`.
    #[inline]
    pub fn nonce(self) -> i64 {
        <i64>::at(cut(self.tail, 32))
    }

    /// Field `signatureExpirationLedger`.
    #[inline]
    pub fn signature_expiration_ledger(self) -> u32 {
        <u32>::at(cut(self.tail, 40))
    }

    /// Field `invocation`.
    #[inline]
    pub fn invocation(self) -> SorobanAuthorizedInvocation<'a> {
        <SorobanAuthorizedInvocation<'a>>::at(cut(self.tail, 44))
    }
}

view!("struct" "HashIDPreimageSorobanAuthorizationWithAddress" HashIdPreimageSorobanAuthorizationWithAddress, None, |bytes, _visit| walk_hash_id_preimage_soroban_authorization_with_address(bytes, 0, 1));

impl<'a> HashIdPreimageSorobanAuthorizationWithAddress<'a> {
    /// Field `networkID`.
    #[inline]
    pub fn network_id(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `nonce`.
    #[inline]
    pub fn nonce(self) -> i64 {
        <i64>::at(cut(self.tail, 32))
    }

    /// Field `signatureExpirationLedger`.
    #[inline]
    pub fn signature_expiration_ledger(self) -> u32 {
        <u32>::at(cut(self.tail, 40))
    }

    /// Field `address`.
    #[inline]
    pub fn address(self) -> ScAddress<'a> {
        <ScAddress<'a>>::at(cut(self.tail, 44))
    }

    /// Field `invocation`.
    #[inline]
    pub fn invocation(self) -> SorobanAuthorizedInvocation<'a> {
        <SorobanAuthorizedInvocation<'a>>::at(skip::<ScAddress<'a>>(cut(self.tail, 44)))
    }
}

view!("struct" "TransactionSignaturePayload" TransactionSignaturePayload, None, |bytes, visit| walk_transaction_signature_payload(bytes, 0, 1, visit));

impl<'a> TransactionSignaturePayload<'a> {
    /// Field `networkId`.
    #[inline]
    pub fn network_id(self) -> Hash<'a> {
        <Hash<'a>>::at(self.tail)
    }

    /// Field `taggedTransaction`.
    #[inline]
    pub fn tagged_transaction(self) -> TransactionSignaturePayloadTaggedTransaction<'a> {
        <TransactionSignaturePayloadTaggedTransaction<'a>>::at(cut(self.tail, 32))
    }
}

view!("union" "TransactionSignaturePayloadTaggedTransaction" TransactionSignaturePayloadTaggedTransaction, None, |bytes, visit| walk_transaction_signature_payload_tagged_transaction(bytes, 0, 1, visit));

/// The cases of `TransactionSignaturePayloadTaggedTransaction`.
#[derive(Clone, Copy, Debug)]
pub enum TransactionSignaturePayloadTaggedTransactionCase<'a> {
    /// Case 2.
    Tx(Transaction<'a>),
    /// Case 5.
    TxFeeBump(FeeBumpTransaction<'a>),
}

impl<'a> TransactionSignaturePayloadTaggedTransaction<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> TransactionSignaturePayloadTaggedTransactionCase<'a> {
        match self.discriminant() {
            2 => TransactionSignaturePayloadTaggedTransactionCase::Tx(<Transaction<'a>>::at(cut(self.tail, 4))),
            _ => TransactionSignaturePayloadTaggedTransactionCase::TxFeeBump(<FeeBumpTransaction<'a>>::at(cut(self.tail, 4))),
        }
    }
}

view!("union" "SCSpecEntry" ScSpecEntry, None, |bytes, _visit| walk_sc_spec_entry(bytes, 0, 1));

/// The cases of `SCSpecEntry`.
#[derive(Clone, Copy, Debug)]
pub enum ScSpecEntryCase<'a> {
    /// Case 0.
    FunctionV0(ScSpecFunctionV0<'a>),
    /// Case 1.
    UdtStructV0(ScSpecUdtStructV0<'a>),
    /// Case 2.
    UdtUnionV0(ScSpecUdtUnionV0<'a>),
    /// Case 3.
    UdtEnumV0(ScSpecUdtEnumV0<'a>),
    /// Case 4.
    UdtErrorEnumV0(ScSpecUdtErrorEnumV0<'a>),
    /// Case 5.
    EventV0(ScSpecEventV0<'a>),
}

impl<'a> ScSpecEntry<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScSpecEntryCase<'a> {
        match self.discriminant() {
            0 => ScSpecEntryCase::FunctionV0(<ScSpecFunctionV0<'a>>::at(cut(self.tail, 4))),
            1 => ScSpecEntryCase::UdtStructV0(<ScSpecUdtStructV0<'a>>::at(cut(self.tail, 4))),
            2 => ScSpecEntryCase::UdtUnionV0(<ScSpecUdtUnionV0<'a>>::at(cut(self.tail, 4))),
            3 => ScSpecEntryCase::UdtEnumV0(<ScSpecUdtEnumV0<'a>>::at(cut(self.tail, 4))),
            4 => ScSpecEntryCase::UdtErrorEnumV0(<ScSpecUdtErrorEnumV0<'a>>::at(cut(self.tail, 4))),
            _ => ScSpecEntryCase::EventV0(<ScSpecEventV0<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SCSpecEntryKind" ScSpecEntryKind {
    FunctionV0 = 0 "SC_SPEC_ENTRY_FUNCTION_V0",
    UdtStructV0 = 1 "SC_SPEC_ENTRY_UDT_STRUCT_V0",
    UdtUnionV0 = 2 "SC_SPEC_ENTRY_UDT_UNION_V0",
    UdtEnumV0 = 3 "SC_SPEC_ENTRY_UDT_ENUM_V0",
    UdtErrorEnumV0 = 4 "SC_SPEC_ENTRY_UDT_ERROR_ENUM_V0",
    EventV0 = 5 "SC_SPEC_ENTRY_EVENT_V0"
});

view!("struct" "SCSpecFunctionV0" ScSpecFunctionV0, None, |bytes, _visit| walk_sc_spec_function_v0(bytes, 0, 1));

impl<'a> ScSpecFunctionV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> ScSymbol<'a> {
        <ScSymbol<'a>>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `inputs`.
    #[inline]
    pub fn inputs(self) -> List<'a, ScSpecFunctionInputV0<'a>> {
        <List<'a, ScSpecFunctionInputV0<'a>>>::at(skip::<ScSymbol<'a>>(skip::<&'a [u8]>(self.tail)))
    }

    /// Field `outputs`.
    #[inline]
    pub fn outputs(self) -> List<'a, ScSpecTypeDef<'a>> {
        <List<'a, ScSpecTypeDef<'a>>>::at(skip::<List<'a, ScSpecFunctionInputV0<'a>>>(skip::<ScSymbol<'a>>(skip::<&'a [u8]>(self.tail))))
    }
}

view!("struct" "SCSpecFunctionInputV0" ScSpecFunctionInputV0, None, |bytes, _visit| walk_sc_spec_function_input_v0(bytes, 0, 1));

impl<'a> ScSpecFunctionInputV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `type`.
    #[inline]
    pub fn type_(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }
}

view!("union" "SCSpecTypeDef" ScSpecTypeDef, None, |bytes, _visit| walk_sc_spec_type_def(bytes, 0, 1));

/// The cases of `SCSpecTypeDef`.
#[derive(Clone, Copy, Debug)]
pub enum ScSpecTypeDefCase<'a> {
    /// Case 0.
    Val,
    /// Case 1.
    Bool,
    /// Case 2.
    Void,
    /// Case 3.
    Error,
    /// Case 4.
    U32,
    /// Case 5.
    I32,
    /// Case 6.
    U64,
    /// Case 7.
    I64,
    /// Case 8.
    Timepoint,
    /// Case 9.
    Duration,
    /// Case 10.
    U128,
    /// Case 11.
    I128,
    /// Case 12.
    U256,
    /// Case 13.
    I256,
    /// Case 14.
    Bytes,
    /// Case 16.
    String,
    /// Case 17.
    Symbol,
    /// Case 19.
    Address,
    /// Case 20.
    MuxedAddress,
    /// Case 1000.
    Option(ScSpecTypeOption<'a>),
    /// Case 1001.
    Result(ScSpecTypeResult<'a>),
    /// Case 1002.
    Vec(ScSpecTypeVec<'a>),
    /// Case 1004.
    Map(ScSpecTypeMap<'a>),
    /// Case 1005.
    Tuple(ScSpecTypeTuple<'a>),
    /// Case 1006.
    BytesN(ScSpecTypeBytesN<'a>),
    /// Case 2000.
    Udt(ScSpecTypeUdt<'a>),
}

impl<'a> ScSpecTypeDef<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScSpecTypeDefCase<'a> {
        match self.discriminant() {
            0 => ScSpecTypeDefCase::Val,
            1 => ScSpecTypeDefCase::Bool,
            2 => ScSpecTypeDefCase::Void,
            3 => ScSpecTypeDefCase::Error,
            4 => ScSpecTypeDefCase::U32,
            5 => ScSpecTypeDefCase::I32,
            6 => ScSpecTypeDefCase::U64,
            7 => ScSpecTypeDefCase::I64,
            8 => ScSpecTypeDefCase::Timepoint,
            9 => ScSpecTypeDefCase::Duration,
            10 => ScSpecTypeDefCase::U128,
            11 => ScSpecTypeDefCase::I128,
            12 => ScSpecTypeDefCase::U256,
            13 => ScSpecTypeDefCase::I256,
            14 => ScSpecTypeDefCase::Bytes,
            16 => ScSpecTypeDefCase::String,
            17 => ScSpecTypeDefCase::Symbol,
            19 => ScSpecTypeDefCase::Address,
            20 => ScSpecTypeDefCase::MuxedAddress,
            1000 => ScSpecTypeDefCase::Option(<ScSpecTypeOption<'a>>::at(cut(self.tail, 4))),
            1001 => ScSpecTypeDefCase::Result(<ScSpecTypeResult<'a>>::at(cut(self.tail, 4))),
            1002 => ScSpecTypeDefCase::Vec(<ScSpecTypeVec<'a>>::at(cut(self.tail, 4))),
            1004 => ScSpecTypeDefCase::Map(<ScSpecTypeMap<'a>>::at(cut(self.tail, 4))),
            1005 => ScSpecTypeDefCase::Tuple(<ScSpecTypeTuple<'a>>::at(cut(self.tail, 4))),
            1006 => ScSpecTypeDefCase::BytesN(<ScSpecTypeBytesN<'a>>::at(cut(self.tail, 4))),
            _ => ScSpecTypeDefCase::Udt(<ScSpecTypeUdt<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SCSpecType" ScSpecType {
    Val = 0 "SC_SPEC_TYPE_VAL",
    Bool = 1 "SC_SPEC_TYPE_BOOL",
    Void = 2 "SC_SPEC_TYPE_VOID",
    Error = 3 "SC_SPEC_TYPE_ERROR",
    U32 = 4 "SC_SPEC_TYPE_U32",
    I32 = 5 "SC_SPEC_TYPE_I32",
    U64 = 6 "SC_SPEC_TYPE_U64",
    I64 = 7 "SC_SPEC_TYPE_I64",
    Timepoint = 8 "SC_SPEC_TYPE_TIMEPOINT",
    Duration = 9 "SC_SPEC_TYPE_DURATION",
    U128 = 10 "SC_SPEC_TYPE_U128",
    I128 = 11 "SC_SPEC_TYPE_I128",
    U256 = 12 "SC_SPEC_TYPE_U256",
    I256 = 13 "SC_SPEC_TYPE_I256",
    Bytes = 14 "SC_SPEC_TYPE_BYTES",
    String = 16 "SC_SPEC_TYPE_STRING",
    Symbol = 17 "SC_SPEC_TYPE_SYMBOL",
    Address = 19 "SC_SPEC_TYPE_ADDRESS",
    MuxedAddress = 20 "SC_SPEC_TYPE_MUXED_ADDRESS",
    Option = 1000 "SC_SPEC_TYPE_OPTION",
    Result = 1001 "SC_SPEC_TYPE_RESULT",
    Vec = 1002 "SC_SPEC_TYPE_VEC",
    Map = 1004 "SC_SPEC_TYPE_MAP",
    Tuple = 1005 "SC_SPEC_TYPE_TUPLE",
    BytesN = 1006 "SC_SPEC_TYPE_BYTES_N",
    Udt = 2000 "SC_SPEC_TYPE_UDT"
});

view!("struct" "SCSpecTypeOption" ScSpecTypeOption, None, |bytes, _visit| walk_sc_spec_type_option(bytes, 0, 1));

impl<'a> ScSpecTypeOption<'a> {
    /// Field `valueType`.
    #[inline]
    pub fn value_type(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(self.tail)
    }
}

view!("struct" "SCSpecTypeResult" ScSpecTypeResult, None, |bytes, _visit| walk_sc_spec_type_result(bytes, 0, 1));

impl<'a> ScSpecTypeResult<'a> {
    /// Field `okType`.
    #[inline]
    pub fn ok_type(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(self.tail)
    }

    /// Field `errorType`.
    #[inline]
    pub fn error_type(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(skip::<ScSpecTypeDef<'a>>(self.tail))
    }
}

view!("struct" "SCSpecTypeVec" ScSpecTypeVec, None, |bytes, _visit| walk_sc_spec_type_vec(bytes, 0, 1));

impl<'a> ScSpecTypeVec<'a> {
    /// Field `elementType`.
    #[inline]
    pub fn element_type(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(self.tail)
    }
}

view!("struct" "SCSpecTypeMap" ScSpecTypeMap, None, |bytes, _visit| walk_sc_spec_type_map(bytes, 0, 1));

impl<'a> ScSpecTypeMap<'a> {
    /// Field `keyType`.
    #[inline]
    pub fn key_type(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(self.tail)
    }

    /// Field `valueType`.
    #[inline]
    pub fn value_type(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(skip::<ScSpecTypeDef<'a>>(self.tail))
    }
}

view!("struct" "SCSpecTypeTuple" ScSpecTypeTuple, None, |bytes, _visit| walk_sc_spec_type_tuple(bytes, 0, 1));

impl<'a> ScSpecTypeTuple<'a> {
    /// Field `valueTypes`.
    #[inline]
    pub fn value_types(self) -> List<'a, ScSpecTypeDef<'a>> {
        <List<'a, ScSpecTypeDef<'a>>>::at(self.tail)
    }
}

view!("struct" "SCSpecTypeBytesN" ScSpecTypeBytesN, Some(4), |bytes, _visit| walk_sc_spec_type_bytes_n(bytes, 0));

impl<'a> ScSpecTypeBytesN<'a> {
    /// Field `n`.
    #[inline]
    pub fn n(self) -> u32 {
        <u32>::at(self.tail)
    }
}

view!("struct" "SCSpecTypeUDT" ScSpecTypeUdt, None, |bytes, _visit| walk_sc_spec_type_udt(bytes, 0));

impl<'a> ScSpecTypeUdt<'a> {
    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }
}

view!("struct" "SCSpecUDTStructV0" ScSpecUdtStructV0, None, |bytes, _visit| walk_sc_spec_udt_struct_v0(bytes, 0, 1));

impl<'a> ScSpecUdtStructV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `lib`.
    #[inline]
    pub fn lib(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }

    /// Field `fields`.
    #[inline]
    pub fn fields(self) -> List<'a, ScSpecUdtStructFieldV0<'a>> {
        <List<'a, ScSpecUdtStructFieldV0<'a>>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail))))
    }
}

view!("struct" "SCSpecUDTStructFieldV0" ScSpecUdtStructFieldV0, None, |bytes, _visit| walk_sc_spec_udt_struct_field_v0(bytes, 0, 1));

impl<'a> ScSpecUdtStructFieldV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `type`.
    #[inline]
    pub fn type_(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }
}

view!("struct" "SCSpecUDTUnionV0" ScSpecUdtUnionV0, None, |bytes, _visit| walk_sc_spec_udt_union_v0(bytes, 0, 1));

impl<'a> ScSpecUdtUnionV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `lib`.
    #[inline]
    pub fn lib(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }

    /// Field `cases`.
    #[inline]
    pub fn cases(self) -> List<'a, ScSpecUdtUnionCaseV0<'a>> {
        <List<'a, ScSpecUdtUnionCaseV0<'a>>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail))))
    }
}

view!("union" "SCSpecUDTUnionCaseV0" ScSpecUdtUnionCaseV0, None, |bytes, _visit| walk_sc_spec_udt_union_case_v0(bytes, 0, 1));

/// The cases of `SCSpecUDTUnionCaseV0`.
#[derive(Clone, Copy, Debug)]
pub enum ScSpecUdtUnionCaseV0Case<'a> {
    /// Case 0.
    VoidV0(ScSpecUdtUnionCaseVoidV0<'a>),
    /// Case 1.
    TupleV0(ScSpecUdtUnionCaseTupleV0<'a>),
}

impl<'a> ScSpecUdtUnionCaseV0<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScSpecUdtUnionCaseV0Case<'a> {
        match self.discriminant() {
            0 => ScSpecUdtUnionCaseV0Case::VoidV0(<ScSpecUdtUnionCaseVoidV0<'a>>::at(cut(self.tail, 4))),
            _ => ScSpecUdtUnionCaseV0Case::TupleV0(<ScSpecUdtUnionCaseTupleV0<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SCSpecUDTUnionCaseV0Kind" ScSpecUdtUnionCaseV0Kind {
    VoidV0 = 0 "SC_SPEC_UDT_UNION_CASE_VOID_V0",
    TupleV0 = 1 "SC_SPEC_UDT_UNION_CASE_TUPLE_V0"
});

view!("struct" "SCSpecUDTUnionCaseVoidV0" ScSpecUdtUnionCaseVoidV0, None, |bytes, _visit| walk_sc_spec_udt_union_case_void_v0(bytes, 0));

impl<'a> ScSpecUdtUnionCaseVoidV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }
}

view!("struct" "SCSpecUDTUnionCaseTupleV0" ScSpecUdtUnionCaseTupleV0, None, |bytes, _visit| walk_sc_spec_udt_union_case_tuple_v0(bytes, 0, 1));

impl<'a> ScSpecUdtUnionCaseTupleV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `type`.
    #[inline]
    pub fn type_(self) -> List<'a, ScSpecTypeDef<'a>> {
        <List<'a, ScSpecTypeDef<'a>>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }
}

view!("struct" "SCSpecUDTEnumV0" ScSpecUdtEnumV0, None, |bytes, _visit| walk_sc_spec_udt_enum_v0(bytes, 0));

impl<'a> ScSpecUdtEnumV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `lib`.
    #[inline]
    pub fn lib(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }

    /// Field `cases`.
    #[inline]
    pub fn cases(self) -> List<'a, ScSpecUdtEnumCaseV0<'a>> {
        <List<'a, ScSpecUdtEnumCaseV0<'a>>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail))))
    }
}

view!("struct" "SCSpecUDTEnumCaseV0" ScSpecUdtEnumCaseV0, None, |bytes, _visit| walk_sc_spec_udt_enum_case_v0(bytes, 0));

impl<'a> ScSpecUdtEnumCaseV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `value`.
    #[inline]
    pub fn value(self) -> u32 {
        <u32>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }
}

view!("struct" "SCSpecUDTErrorEnumV0" ScSpecUdtErrorEnumV0, None, |bytes, _visit| walk_sc_spec_udt_error_enum_v0(bytes, 0));

impl<'a> ScSpecUdtErrorEnumV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `lib`.
    #[inline]
    pub fn lib(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }

    /// Field `cases`.
    #[inline]
    pub fn cases(self) -> List<'a, ScSpecUdtErrorEnumCaseV0<'a>> {
        <List<'a, ScSpecUdtErrorEnumCaseV0<'a>>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail))))
    }
}

view!("struct" "SCSpecUDTErrorEnumCaseV0" ScSpecUdtErrorEnumCaseV0, None, |bytes, _visit| walk_sc_spec_udt_error_enum_case_v0(bytes, 0));

impl<'a> ScSpecUdtErrorEnumCaseV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `value`.
    #[inline]
    pub fn value(self) -> u32 {
        <u32>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }
}

view!("struct" "SCSpecEventV0" ScSpecEventV0, None, |bytes, _visit| walk_sc_spec_event_v0(bytes, 0, 1));

impl<'a> ScSpecEventV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `lib`.
    #[inline]
    pub fn lib(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }

    /// Field `prefixTopics`.
    #[inline]
    pub fn prefix_topics(self) -> List<'a, ScSymbol<'a>> {
        <List<'a, ScSymbol<'a>>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail))))
    }

    /// Field `params`.
    #[inline]
    pub fn params(self) -> List<'a, ScSpecEventParamV0<'a>> {
        <List<'a, ScSpecEventParamV0<'a>>>::at(skip::<List<'a, ScSymbol<'a>>>(skip::<&'a [u8]>(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))))
    }

    /// Field `dataFormat`.
    #[inline]
    pub fn data_format(self) -> ScSpecEventDataFormat {
        <ScSpecEventDataFormat>::at(skip::<List<'a, ScSpecEventParamV0<'a>>>(skip::<List<'a, ScSymbol<'a>>>(skip::<&'a [u8]>(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail))))))
    }
}

view!("struct" "SCSpecEventParamV0" ScSpecEventParamV0, None, |bytes, _visit| walk_sc_spec_event_param_v0(bytes, 0, 1));

impl<'a> ScSpecEventParamV0<'a> {
    /// Field `doc`.
    #[inline]
    pub fn doc(self) -> &'a [u8] {
        <&'a [u8]>::at(self.tail)
    }

    /// Field `name`.
    #[inline]
    pub fn name(self) -> &'a [u8] {
        <&'a [u8]>::at(skip::<&'a [u8]>(self.tail))
    }

    /// Field `type`.
    #[inline]
    pub fn type_(self) -> ScSpecTypeDef<'a> {
        <ScSpecTypeDef<'a>>::at(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail)))
    }

    /// Field `location`.
    #[inline]
    pub fn location(self) -> ScSpecEventParamLocationV0 {
        <ScSpecEventParamLocationV0>::at(skip::<ScSpecTypeDef<'a>>(skip::<&'a [u8]>(skip::<&'a [u8]>(self.tail))))
    }
}

code!("SCSpecEventParamLocationV0" ScSpecEventParamLocationV0 {
    Data = 0 "SC_SPEC_EVENT_PARAM_LOCATION_DATA",
    TopicList = 1 "SC_SPEC_EVENT_PARAM_LOCATION_TOPIC_LIST"
});

code!("SCSpecEventDataFormat" ScSpecEventDataFormat {
    SingleValue = 0 "SC_SPEC_EVENT_DATA_FORMAT_SINGLE_VALUE",
    Vec = 1 "SC_SPEC_EVENT_DATA_FORMAT_VEC",
    Map = 2 "SC_SPEC_EVENT_DATA_FORMAT_MAP"
});

view!("union" "SCEnvMetaEntry" ScEnvMetaEntry, Some(12), |bytes, _visit| walk_sc_env_meta_entry(bytes, 0));

/// The cases of `SCEnvMetaEntry`.
#[derive(Clone, Copy, Debug)]
pub enum ScEnvMetaEntryCase<'a> {
    /// Case 0.
    ScEnvMetaKindInterfaceVersion(ScEnvMetaEntryInterfaceVersion<'a>),
}

impl<'a> ScEnvMetaEntry<'a> {
    /// The value that chooses the case.
    #[inline]
    pub fn discriminant(self) -> i32 {
        i32::at(self.tail)
    }

    /// Which case, and what it carries.
    #[inline]
    pub fn case(self) -> ScEnvMetaEntryCase<'a> {
        match self.discriminant() {
            _ => ScEnvMetaEntryCase::ScEnvMetaKindInterfaceVersion(<ScEnvMetaEntryInterfaceVersion<'a>>::at(cut(self.tail, 4))),
        }
    }
}

code!("SCEnvMetaKind" ScEnvMetaKind {
    ScEnvMetaKindInterfaceVersion = 0 "SC_ENV_META_KIND_INTERFACE_VERSION"
});

view!("struct" "SCEnvMetaEntryInterfaceVersion" ScEnvMetaEntryInterfaceVersion, Some(8), |bytes, _visit| walk_sc_env_meta_entry_interface_version(bytes, 0));

impl<'a> ScEnvMetaEntryInterfaceVersion<'a> {
    /// Field `protocol`.
    #[inline]
    pub fn protocol(self) -> u32 {
        <u32>::at(self.tail)
    }

    /// Field `preRelease`.
    #[inline]
    pub fn pre_release(self) -> u32 {
        <u32>::at(cut(self.tail, 4))
    }
}

#[inline]
fn walk_ledger_close_meta<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_ledger_close_meta_v0(bytes, at, level + 1, visit).field("v0")?,
        1 => walk_ledger_close_meta_v1(bytes, at, level + 1, visit).field("v1")?,
        2 => walk_ledger_close_meta_v2(bytes, at, level + 1, visit).field("v2")?,
        _ => return Err(unknown("LedgerCloseMeta", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_close_meta_v0<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_ledger_header_history_entry(bytes, at, visit).field("ledgerHeader")?;
    let at = walk_transaction_set(bytes, at, level + 1, visit).field("txSet")?;
    let at = list(bytes, at, 4294967295, |at| walk_transaction_result_meta(bytes, at, level + 2, visit)).field("txProcessing")?;
    let at = list(bytes, at, 4294967295, |at| walk_upgrade_entry_meta(bytes, at, level + 2, visit)).field("upgradesProcessing")?;
    let at = list(bytes, at, 4294967295, |at| walk_scp_history_entry(bytes, at, level + 2)).field("scpInfo")?;
    Ok(at)
}

#[inline]
fn walk_ledger_header_history_entry<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let start = at;
    let at = run(bytes, at, 32, &[("hash", 32)])?;
    let at = walk_ledger_header(bytes, at, visit).field("header")?;
    let at = walk_ledger_header_history_entry_ext(bytes, at).field("ext")?;
    visit.ledger_header_history_entry(start, at);
    Ok(at)
}

#[inline]
fn walk_ledger_header<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let start = at;
    let at = run(bytes, at, 36, &[("ledgerVersion", 4), ("previousLedgerHash", 32)])?;
    let at = walk_stellar_value(bytes, at).field("scpValue")?;
    let at = run(bytes, at, 236, &[("txSetResultHash", 32), ("bucketListHash", 32), ("ledgerSeq", 4), ("totalCoins", 8), ("feePool", 8), ("inflationSeq", 4), ("idPool", 8), ("baseFee", 4), ("baseReserve", 4), ("maxTxSetSize", 4), ("skipList", 128)])?;
    let at = walk_ledger_header_ext(bytes, at).field("ext")?;
    visit.ledger_header(start, at);
    Ok(at)
}

#[inline]
fn walk_stellar_value(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 40, &[("txSetHash", 32), ("closeTime", 8)])?;
    let at = list(bytes, at, 6, |at| sized(bytes, at, 128)).field("upgrades")?;
    let at = walk_stellar_value_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_stellar_value_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_ledger_close_value_signature(bytes, at).field("lcValueSignature")?,
        2 => walk_stellar_value_proposed_value(bytes, at).field("proposedValue")?,
        3 => walk_stellar_value_signed_ms_value(bytes, at).field("signedMsValue")?,
        4 => walk_stellar_value_proposed_ms_value(bytes, at).field("proposedMsValue")?,
        _ => return Err(unknown("StellarValueType", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_close_value_signature(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("nodeID")?;
    let at = sized(bytes, at, 64).field("signature")?;
    Ok(at)
}

#[inline]
fn walk_public_key(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 32, &[]).field("ed25519")?,
        _ => return Err(unknown("PublicKeyType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_stellar_value_proposed_value(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 68, &[("txSetHash", 32), ("previousLedgerHash", 32), ("previousLedgerVersion", 4)])?;
    let at = walk_ledger_close_value_signature(bytes, at).field("lcValueSignature")?;
    Ok(at)
}

#[inline]
fn walk_stellar_value_signed_ms_value(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 8, &[("closeTimeMs", 8)])?;
    let at = walk_ledger_close_value_signature(bytes, at).field("lcValueSignature")?;
    Ok(at)
}

#[inline]
fn walk_stellar_value_proposed_ms_value(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 76, &[("closeTimeMs", 8), ("txSetHash", 32), ("previousLedgerHash", 32), ("previousLedgerVersion", 4)])?;
    let at = walk_ledger_close_value_signature(bytes, at).field("lcValueSignature")?;
    Ok(at)
}

#[inline]
fn walk_ledger_header_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_ledger_header_extension_v1(bytes, at).field("v1")?,
        _ => return Err(unknown("LedgerHeaderExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_header_extension_v1(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("flags", 4)])?;
    let at = walk_ledger_header_extension_v1_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_ledger_header_extension_v1_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("LedgerHeaderExtensionV1Ext", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_header_history_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("LedgerHeaderHistoryEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_transaction_set<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = run(bytes, at, 32, &[("previousLedgerHash", 32)])?;
    let at = list(bytes, at, 4294967295, |at| walk_transaction_envelope(bytes, at, level + 2, visit)).field("txs")?;
    visit.transaction_set(start, at);
    Ok(at)
}

#[inline]
fn walk_transaction_envelope<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_transaction_v0_envelope(bytes, at, level + 1, visit).field("v0")?,
        2 => walk_transaction_v1_envelope(bytes, at, level + 1, visit).field("v1")?,
        5 => walk_fee_bump_transaction_envelope(bytes, at, level + 1, visit).field("feeBump")?,
        _ => return Err(unknown("EnvelopeType", tag, at - 4).field("type")),
    };
    visit.transaction_envelope(start, at);
    Ok(at)
}

#[inline]
fn walk_transaction_v0_envelope<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_transaction_v0(bytes, at, level + 1, visit).field("tx")?;
    let at = list(bytes, at, 20, |at| walk_decorated_signature(bytes, at)).field("signatures")?;
    Ok(at)
}

#[inline]
fn walk_transaction_v0<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = run(bytes, at, 44, &[("sourceAccountEd25519", 32), ("fee", 4), ("seqNum", 8)])?;
    let at = option(bytes, at, |at| run(bytes, at, 16, &[])).field("timeBounds")?;
    let at = walk_memo(bytes, at).field("memo")?;
    let at = list(bytes, at, 100, |at| walk_operation(bytes, at, level + 2, visit)).field("operations")?;
    let at = walk_transaction_v0_ext(bytes, at).field("ext")?;
    visit.transaction_v0(start, at);
    Ok(at)
}

#[inline]
fn walk_time_bounds(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 16, &[("minTime", 8), ("maxTime", 8)])?;
    Ok(at)
}

#[inline]
fn walk_memo(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => sized(bytes, at, 28).field("text")?,
        2 => run(bytes, at, 8, &[]).field("id")?,
        3 => run(bytes, at, 32, &[]).field("hash")?,
        4 => run(bytes, at, 32, &[]).field("retHash")?,
        _ => return Err(unknown("MemoType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_operation<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = option(bytes, at, |at| walk_muxed_account(bytes, at)).field("sourceAccount")?;
    let at = walk_operation_body(bytes, at, level + 1, visit).field("body")?;
    visit.operation(start, at);
    Ok(at)
}

#[inline]
fn walk_muxed_account(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 32, &[]).field("ed25519")?,
        256 => run(bytes, at, 40, &[]).field("med25519")?,
        _ => return Err(unknown("CryptoKeyType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_muxed_account_med25519(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 40, &[("id", 8), ("ed25519", 32)])?;
    Ok(at)
}

#[inline]
fn walk_operation_body<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_create_account_op(bytes, at).field("createAccountOp")?,
        1 => walk_payment_op(bytes, at).field("paymentOp")?,
        2 => walk_path_payment_strict_receive_op(bytes, at).field("pathPaymentStrictReceiveOp")?,
        3 => walk_manage_sell_offer_op(bytes, at).field("manageSellOfferOp")?,
        4 => walk_create_passive_sell_offer_op(bytes, at).field("createPassiveSellOfferOp")?,
        5 => walk_set_options_op(bytes, at).field("setOptionsOp")?,
        6 => walk_change_trust_op(bytes, at).field("changeTrustOp")?,
        7 => walk_allow_trust_op(bytes, at).field("allowTrustOp")?,
        8 => walk_muxed_account(bytes, at).field("destination")?,
        9 => at,
        10 => walk_manage_data_op(bytes, at).field("manageDataOp")?,
        11 => run(bytes, at, 8, &[]).field("bumpSequenceOp")?,
        12 => walk_manage_buy_offer_op(bytes, at).field("manageBuyOfferOp")?,
        13 => walk_path_payment_strict_send_op(bytes, at).field("pathPaymentStrictSendOp")?,
        14 => walk_create_claimable_balance_op(bytes, at, level + 1).field("createClaimableBalanceOp")?,
        15 => walk_claim_claimable_balance_op(bytes, at).field("claimClaimableBalanceOp")?,
        16 => walk_begin_sponsoring_future_reserves_op(bytes, at).field("beginSponsoringFutureReservesOp")?,
        17 => at,
        18 => walk_revoke_sponsorship_op(bytes, at, level + 1).field("revokeSponsorshipOp")?,
        19 => walk_clawback_op(bytes, at).field("clawbackOp")?,
        20 => walk_clawback_claimable_balance_op(bytes, at).field("clawbackClaimableBalanceOp")?,
        21 => walk_set_trust_line_flags_op(bytes, at).field("setTrustLineFlagsOp")?,
        22 => run(bytes, at, 64, &[]).field("liquidityPoolDepositOp")?,
        23 => run(bytes, at, 56, &[]).field("liquidityPoolWithdrawOp")?,
        24 => walk_invoke_host_function_op(bytes, at, level + 1, visit).field("invokeHostFunctionOp")?,
        25 => walk_extend_footprint_ttl_op(bytes, at).field("extendFootprintTTLOp")?,
        26 => walk_restore_footprint_op(bytes, at).field("restoreFootprintOp")?,
        _ => return Err(unknown("OperationType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_create_account_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("destination")?;
    let at = run(bytes, at, 8, &[("startingBalance", 8)])?;
    Ok(at)
}

#[inline]
fn walk_payment_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_muxed_account(bytes, at).field("destination")?;
    let at = walk_asset(bytes, at).field("asset")?;
    let at = run(bytes, at, 8, &[("amount", 8)])?;
    Ok(at)
}

#[inline]
fn walk_asset(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_alpha_num4(bytes, at).field("alphaNum4")?,
        2 => walk_alpha_num12(bytes, at).field("alphaNum12")?,
        _ => return Err(unknown("AssetType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_alpha_num4(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("assetCode", 4)])?;
    let at = walk_public_key(bytes, at).field("issuer")?;
    Ok(at)
}

#[inline]
fn walk_alpha_num12(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 12, &[("assetCode", 12)])?;
    let at = walk_public_key(bytes, at).field("issuer")?;
    Ok(at)
}

#[inline]
fn walk_path_payment_strict_receive_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_asset(bytes, at).field("sendAsset")?;
    let at = run(bytes, at, 8, &[("sendMax", 8)])?;
    let at = walk_muxed_account(bytes, at).field("destination")?;
    let at = walk_asset(bytes, at).field("destAsset")?;
    let at = run(bytes, at, 8, &[("destAmount", 8)])?;
    let at = list(bytes, at, 5, |at| walk_asset(bytes, at)).field("path")?;
    Ok(at)
}

#[inline]
fn walk_manage_sell_offer_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_asset(bytes, at).field("selling")?;
    let at = walk_asset(bytes, at).field("buying")?;
    let at = run(bytes, at, 24, &[("amount", 8), ("price", 8), ("offerID", 8)])?;
    Ok(at)
}

#[inline]
fn walk_price(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 8, &[("n", 4), ("d", 4)])?;
    Ok(at)
}

#[inline]
fn walk_create_passive_sell_offer_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_asset(bytes, at).field("selling")?;
    let at = walk_asset(bytes, at).field("buying")?;
    let at = run(bytes, at, 16, &[("amount", 8), ("price", 8)])?;
    Ok(at)
}

#[inline]
fn walk_set_options_op(bytes: &[u8], at: usize) -> Step {
    let at = option(bytes, at, |at| walk_public_key(bytes, at)).field("inflationDest")?;
    let at = option(bytes, at, |at| run(bytes, at, 4, &[])).field("clearFlags")?;
    let at = option(bytes, at, |at| run(bytes, at, 4, &[])).field("setFlags")?;
    let at = option(bytes, at, |at| run(bytes, at, 4, &[])).field("masterWeight")?;
    let at = option(bytes, at, |at| run(bytes, at, 4, &[])).field("lowThreshold")?;
    let at = option(bytes, at, |at| run(bytes, at, 4, &[])).field("medThreshold")?;
    let at = option(bytes, at, |at| run(bytes, at, 4, &[])).field("highThreshold")?;
    let at = option(bytes, at, |at| sized(bytes, at, 32)).field("homeDomain")?;
    let at = option(bytes, at, |at| walk_signer(bytes, at)).field("signer")?;
    Ok(at)
}

#[inline]
fn walk_signer(bytes: &[u8], at: usize) -> Step {
    let at = walk_signer_key(bytes, at).field("key")?;
    let at = run(bytes, at, 4, &[("weight", 4)])?;
    Ok(at)
}

#[inline]
fn walk_signer_key(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 32, &[]).field("ed25519")?,
        1 => run(bytes, at, 32, &[]).field("preAuthTx")?,
        2 => run(bytes, at, 32, &[]).field("hashX")?,
        3 => walk_signer_key_ed25519_signed_payload(bytes, at).field("ed25519SignedPayload")?,
        _ => return Err(unknown("SignerKeyType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_signer_key_ed25519_signed_payload(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("ed25519", 32)])?;
    let at = sized(bytes, at, 64).field("payload")?;
    Ok(at)
}

#[inline]
fn walk_change_trust_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_change_trust_asset(bytes, at).field("line")?;
    let at = run(bytes, at, 8, &[("limit", 8)])?;
    Ok(at)
}

#[inline]
fn walk_change_trust_asset(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_alpha_num4(bytes, at).field("alphaNum4")?,
        2 => walk_alpha_num12(bytes, at).field("alphaNum12")?,
        3 => walk_liquidity_pool_parameters(bytes, at).field("liquidityPool")?,
        _ => return Err(unknown("AssetType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_parameters(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_liquidity_pool_constant_product_parameters(bytes, at).field("constantProduct")?,
        _ => return Err(unknown("LiquidityPoolType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_constant_product_parameters(bytes: &[u8], at: usize) -> Step {
    let at = walk_asset(bytes, at).field("assetA")?;
    let at = walk_asset(bytes, at).field("assetB")?;
    let at = run(bytes, at, 4, &[("fee", 4)])?;
    Ok(at)
}

#[inline]
fn walk_allow_trust_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("trustor")?;
    let at = walk_asset_code(bytes, at).field("asset")?;
    let at = run(bytes, at, 4, &[("authorize", 4)])?;
    Ok(at)
}

#[inline]
fn walk_asset_code(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        1 => run(bytes, at, 4, &[]).field("assetCode4")?,
        2 => run(bytes, at, 12, &[]).field("assetCode12")?,
        _ => return Err(unknown("AssetType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_manage_data_op(bytes: &[u8], at: usize) -> Step {
    let at = sized(bytes, at, 64).field("dataName")?;
    let at = option(bytes, at, |at| sized(bytes, at, 64)).field("dataValue")?;
    Ok(at)
}

#[inline]
fn walk_bump_sequence_op(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 8, &[("bumpTo", 8)])?;
    Ok(at)
}

#[inline]
fn walk_manage_buy_offer_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_asset(bytes, at).field("selling")?;
    let at = walk_asset(bytes, at).field("buying")?;
    let at = run(bytes, at, 24, &[("buyAmount", 8), ("price", 8), ("offerID", 8)])?;
    Ok(at)
}

#[inline]
fn walk_path_payment_strict_send_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_asset(bytes, at).field("sendAsset")?;
    let at = run(bytes, at, 8, &[("sendAmount", 8)])?;
    let at = walk_muxed_account(bytes, at).field("destination")?;
    let at = walk_asset(bytes, at).field("destAsset")?;
    let at = run(bytes, at, 8, &[("destMin", 8)])?;
    let at = list(bytes, at, 5, |at| walk_asset(bytes, at)).field("path")?;
    Ok(at)
}

#[inline]
fn walk_create_claimable_balance_op(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_asset(bytes, at).field("asset")?;
    let at = run(bytes, at, 8, &[("amount", 8)])?;
    let at = list(bytes, at, 10, |at| walk_claimant(bytes, at, level + 2)).field("claimants")?;
    Ok(at)
}

#[inline]
fn walk_claimant(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_claimant_v0(bytes, at, level + 1).field("v0")?,
        _ => return Err(unknown("ClaimantType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_claimant_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_public_key(bytes, at).field("destination")?;
    let at = walk_claim_predicate(bytes, at, level + 1).field("predicate")?;
    Ok(at)
}

#[inline]
fn walk_claim_predicate(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => list(bytes, at, 2, |at| walk_claim_predicate(bytes, at, level + 2)).field("andPredicates")?,
        2 => list(bytes, at, 2, |at| walk_claim_predicate(bytes, at, level + 2)).field("orPredicates")?,
        3 => option(bytes, at, |at| walk_claim_predicate(bytes, at, level + 3)).field("notPredicate")?,
        4 => run(bytes, at, 8, &[]).field("absBefore")?,
        5 => run(bytes, at, 8, &[]).field("relBefore")?,
        _ => return Err(unknown("ClaimPredicateType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_claim_claimable_balance_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_claimable_balance_id(bytes, at).field("balanceID")?;
    Ok(at)
}

#[inline]
fn walk_claimable_balance_id(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 32, &[]).field("v0")?,
        _ => return Err(unknown("ClaimableBalanceIDType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_begin_sponsoring_future_reserves_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("sponsoredID")?;
    Ok(at)
}

#[inline]
fn walk_revoke_sponsorship_op(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_ledger_key(bytes, at, level + 1).field("ledgerKey")?,
        1 => walk_revoke_sponsorship_op_signer(bytes, at).field("signer")?,
        _ => return Err(unknown("RevokeSponsorshipType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_key(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_ledger_key_account(bytes, at).field("account")?,
        1 => walk_ledger_key_trust_line(bytes, at).field("trustLine")?,
        2 => walk_ledger_key_offer(bytes, at).field("offer")?,
        3 => walk_ledger_key_data(bytes, at).field("data")?,
        4 => walk_ledger_key_claimable_balance(bytes, at).field("claimableBalance")?,
        5 => run(bytes, at, 32, &[]).field("liquidityPool")?,
        6 => walk_ledger_key_contract_data(bytes, at, level + 1).field("contractData")?,
        7 => run(bytes, at, 32, &[]).field("contractCode")?,
        8 => walk_ledger_key_config_setting(bytes, at).field("configSetting")?,
        9 => run(bytes, at, 32, &[]).field("ttl")?,
        _ => return Err(unknown("LedgerEntryType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_key_account(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("accountID")?;
    Ok(at)
}

#[inline]
fn walk_ledger_key_trust_line(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("accountID")?;
    let at = walk_trust_line_asset(bytes, at).field("asset")?;
    Ok(at)
}

#[inline]
fn walk_trust_line_asset(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_alpha_num4(bytes, at).field("alphaNum4")?,
        2 => walk_alpha_num12(bytes, at).field("alphaNum12")?,
        3 => run(bytes, at, 32, &[]).field("liquidityPoolID")?,
        _ => return Err(unknown("AssetType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_key_offer(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("sellerID")?;
    let at = run(bytes, at, 8, &[("offerID", 8)])?;
    Ok(at)
}

#[inline]
fn walk_ledger_key_data(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("accountID")?;
    let at = sized(bytes, at, 64).field("dataName")?;
    Ok(at)
}

#[inline]
fn walk_ledger_key_claimable_balance(bytes: &[u8], at: usize) -> Step {
    let at = walk_claimable_balance_id(bytes, at).field("balanceID")?;
    Ok(at)
}

#[inline]
fn walk_ledger_key_liquidity_pool(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("liquidityPoolID", 32)])?;
    Ok(at)
}

#[inline]
fn walk_ledger_key_contract_data(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_sc_address(bytes, at).field("contract")?;
    let at = walk_sc_val(bytes, at, level + 1).field("key")?;
    let at = code::<ContractDataDurability>(bytes, at).field("durability")?;
    Ok(at)
}

#[inline]
fn walk_sc_address(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_public_key(bytes, at).field("accountId")?,
        1 => run(bytes, at, 32, &[]).field("contractId")?,
        2 => run(bytes, at, 40, &[]).field("muxedAccount")?,
        3 => walk_claimable_balance_id(bytes, at).field("claimableBalanceId")?,
        4 => run(bytes, at, 32, &[]).field("liquidityPoolId")?,
        5 => run(bytes, at, 40, &[]).field("muxedContract")?,
        _ => return Err(unknown("SCAddressType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_muxed_ed25519_account(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 40, &[("id", 8), ("ed25519", 32)])?;
    Ok(at)
}

#[inline]
fn walk_muxed_contract(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 40, &[("id", 8), ("contractId", 32)])?;
    Ok(at)
}

#[inline]
fn walk_sc_val(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => flag(bytes, at).field("b")?,
        1 => at,
        2 => walk_sc_error(bytes, at).field("error")?,
        3 => run(bytes, at, 4, &[]).field("u32")?,
        4 => run(bytes, at, 4, &[]).field("i32")?,
        5 => run(bytes, at, 8, &[]).field("u64")?,
        6 => run(bytes, at, 8, &[]).field("i64")?,
        7 => run(bytes, at, 8, &[]).field("timepoint")?,
        8 => run(bytes, at, 8, &[]).field("duration")?,
        9 => run(bytes, at, 16, &[]).field("u128")?,
        10 => run(bytes, at, 16, &[]).field("i128")?,
        11 => run(bytes, at, 32, &[]).field("u256")?,
        12 => run(bytes, at, 32, &[]).field("i256")?,
        13 => sized(bytes, at, 4294967295).field("bytes")?,
        14 => sized(bytes, at, 4294967295).field("str")?,
        15 => sized(bytes, at, 32).field("sym")?,
        16 => option(bytes, at, |at| walk_sc_vec(bytes, at, level + 2)).field("vec")?,
        17 => option(bytes, at, |at| walk_sc_map(bytes, at, level + 2)).field("map")?,
        18 => walk_sc_address(bytes, at).field("address")?,
        19 => walk_sc_contract_instance(bytes, at, level + 1).field("instance")?,
        20 => at,
        21 => run(bytes, at, 8, &[]).field("nonce_key")?,
        22 => sized(bytes, at, 4294967295).field("executable_tag")?,
        _ => return Err(unknown("SCValType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_sc_error(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 4, &[]).field("contractCode")?,
        1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 => code::<ScErrorCode>(bytes, at).field("code")?,
        _ => return Err(unknown("SCErrorType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_u_int128_parts(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 16, &[("hi", 8), ("lo", 8)])?;
    Ok(at)
}

#[inline]
fn walk_int128_parts(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 16, &[("hi", 8), ("lo", 8)])?;
    Ok(at)
}

#[inline]
fn walk_u_int256_parts(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("hi_hi", 8), ("hi_lo", 8), ("lo_hi", 8), ("lo_lo", 8)])?;
    Ok(at)
}

#[inline]
fn walk_int256_parts(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("hi_hi", 8), ("hi_lo", 8), ("lo_hi", 8), ("lo_lo", 8)])?;
    Ok(at)
}

#[inline]
fn walk_sc_vec(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_val(bytes, at, level + 2))?;
    Ok(at)
}

#[inline]
fn walk_sc_map(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_map_entry(bytes, at, level + 2))?;
    Ok(at)
}

#[inline]
fn walk_sc_map_entry(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = walk_sc_val(bytes, at, level + 1).field("key")?;
    let at = walk_sc_val(bytes, at, level + 1).field("val")?;
    Ok(at)
}

#[inline]
fn walk_sc_contract_instance(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = walk_contract_executable(bytes, at).field("executable")?;
    let at = option(bytes, at, |at| walk_sc_map(bytes, at, level + 2)).field("storage")?;
    Ok(at)
}

#[inline]
fn walk_contract_executable(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 32, &[]).field("wasm_hash")?,
        1 => at,
        2 => walk_contract_executable_external_ref(bytes, at).field("external_ref")?,
        _ => return Err(unknown("ContractExecutableType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_contract_executable_external_ref(bytes: &[u8], at: usize) -> Step {
    let at = walk_sc_address(bytes, at).field("executable_owner")?;
    let at = sized(bytes, at, 4294967295).field("tag")?;
    Ok(at)
}

#[inline]
fn walk_sc_nonce_key(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 8, &[("nonce", 8)])?;
    Ok(at)
}

#[inline]
fn walk_ledger_key_contract_code(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("hash", 32)])?;
    Ok(at)
}

#[inline]
fn walk_ledger_key_config_setting(bytes: &[u8], at: usize) -> Step {
    let at = code::<ConfigSettingId>(bytes, at).field("configSettingID")?;
    Ok(at)
}

#[inline]
fn walk_ledger_key_ttl(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("keyHash", 32)])?;
    Ok(at)
}

#[inline]
fn walk_revoke_sponsorship_op_signer(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("accountID")?;
    let at = walk_signer_key(bytes, at).field("signerKey")?;
    Ok(at)
}

#[inline]
fn walk_clawback_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_asset(bytes, at).field("asset")?;
    let at = walk_muxed_account(bytes, at).field("from")?;
    let at = run(bytes, at, 8, &[("amount", 8)])?;
    Ok(at)
}

#[inline]
fn walk_clawback_claimable_balance_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_claimable_balance_id(bytes, at).field("balanceID")?;
    Ok(at)
}

#[inline]
fn walk_set_trust_line_flags_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("trustor")?;
    let at = walk_asset(bytes, at).field("asset")?;
    let at = run(bytes, at, 8, &[("clearFlags", 4), ("setFlags", 4)])?;
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_deposit_op(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 64, &[("liquidityPoolID", 32), ("maxAmountA", 8), ("maxAmountB", 8), ("minPrice", 8), ("maxPrice", 8)])?;
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_withdraw_op(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 56, &[("liquidityPoolID", 32), ("amount", 8), ("minAmountA", 8), ("minAmountB", 8)])?;
    Ok(at)
}

#[inline]
fn walk_invoke_host_function_op<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_host_function(bytes, at, level + 1).field("hostFunction")?;
    let at = list(bytes, at, 4294967295, |at| walk_soroban_authorization_entry(bytes, at, level + 2, visit)).field("auth")?;
    Ok(at)
}

#[inline]
fn walk_host_function(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_invoke_contract_args(bytes, at, level + 1).field("invokeContract")?,
        1 => walk_create_contract_args(bytes, at).field("createContract")?,
        2 => sized(bytes, at, 4294967295).field("wasm")?,
        3 => walk_create_contract_args_v2(bytes, at, level + 1).field("createContractV2")?,
        _ => return Err(unknown("HostFunctionType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_invoke_contract_args(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_sc_address(bytes, at).field("contractAddress")?;
    let at = sized(bytes, at, 32).field("functionName")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_val(bytes, at, level + 2)).field("args")?;
    Ok(at)
}

#[inline]
fn walk_create_contract_args(bytes: &[u8], at: usize) -> Step {
    let at = walk_contract_id_preimage(bytes, at).field("contractIDPreimage")?;
    let at = walk_contract_executable(bytes, at).field("executable")?;
    Ok(at)
}

#[inline]
fn walk_contract_id_preimage(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_contract_id_preimage_from_address(bytes, at).field("fromAddress")?,
        1 => walk_asset(bytes, at).field("fromAsset")?,
        _ => return Err(unknown("ContractIDPreimageType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_contract_id_preimage_from_address(bytes: &[u8], at: usize) -> Step {
    let at = walk_sc_address(bytes, at).field("address")?;
    let at = run(bytes, at, 32, &[("salt", 32)])?;
    Ok(at)
}

#[inline]
fn walk_create_contract_args_v2(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_contract_id_preimage(bytes, at).field("contractIDPreimage")?;
    let at = walk_contract_executable(bytes, at).field("executable")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_val(bytes, at, level + 2)).field("constructorArgs")?;
    Ok(at)
}

#[inline]
fn walk_soroban_authorization_entry<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_soroban_credentials(bytes, at, level + 1).field("credentials")?;
    let at = walk_soroban_authorized_invocation(bytes, at, level + 1).field("rootInvocation")?;
    visit.soroban_authorization_entry(start, at);
    Ok(at)
}

#[inline]
fn walk_soroban_credentials(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_soroban_address_credentials(bytes, at, level + 1).field("address")?,
        2 => walk_soroban_address_credentials(bytes, at, level + 1).field("addressV2")?,
        3 => walk_soroban_address_credentials_with_delegates(bytes, at, level + 1).field("addressWithDelegates")?,
        _ => return Err(unknown("SorobanCredentialsType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_soroban_address_credentials(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_sc_address(bytes, at).field("address")?;
    let at = run(bytes, at, 12, &[("nonce", 8), ("signatureExpirationLedger", 4)])?;
    let at = walk_sc_val(bytes, at, level + 1).field("signature")?;
    Ok(at)
}

#[inline]
fn walk_soroban_address_credentials_with_delegates(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_soroban_address_credentials(bytes, at, level + 1).field("addressCredentials")?;
    let at = list(bytes, at, 4294967295, |at| walk_soroban_delegate_signature(bytes, at, level + 2)).field("delegates")?;
    Ok(at)
}

#[inline]
fn walk_soroban_delegate_signature(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = walk_sc_address(bytes, at).field("address")?;
    let at = walk_sc_val(bytes, at, level + 1).field("signature")?;
    let at = list(bytes, at, 4294967295, |at| walk_soroban_delegate_signature(bytes, at, level + 2)).field("nestedDelegates")?;
    Ok(at)
}

#[inline]
fn walk_soroban_authorized_invocation(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = walk_soroban_authorized_function(bytes, at, level + 1).field("function")?;
    let at = list(bytes, at, 4294967295, |at| walk_soroban_authorized_invocation(bytes, at, level + 2)).field("subInvocations")?;
    Ok(at)
}

#[inline]
fn walk_soroban_authorized_function(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_invoke_contract_args(bytes, at, level + 1).field("contractFn")?,
        1 => walk_create_contract_args(bytes, at).field("createContractHostFn")?,
        2 => walk_create_contract_args_v2(bytes, at, level + 1).field("createContractV2HostFn")?,
        _ => return Err(unknown("SorobanAuthorizedFunctionType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_extend_footprint_ttl_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = run(bytes, at, 4, &[("extendTo", 4)])?;
    Ok(at)
}

#[inline]
fn walk_extension_point(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("ExtensionPoint", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_restore_footprint_op(bytes: &[u8], at: usize) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_transaction_v0_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("TransactionV0Ext", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_decorated_signature(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("hint", 4)])?;
    let at = sized(bytes, at, 64).field("signature")?;
    Ok(at)
}

#[inline]
fn walk_transaction_v1_envelope<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_transaction(bytes, at, level + 1, visit).field("tx")?;
    let at = list(bytes, at, 20, |at| walk_decorated_signature(bytes, at)).field("signatures")?;
    Ok(at)
}

#[inline]
fn walk_transaction<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_muxed_account(bytes, at).field("sourceAccount")?;
    let at = run(bytes, at, 12, &[("fee", 4), ("seqNum", 8)])?;
    let at = walk_preconditions(bytes, at).field("cond")?;
    let at = walk_memo(bytes, at).field("memo")?;
    let at = list(bytes, at, 100, |at| walk_operation(bytes, at, level + 2, visit)).field("operations")?;
    let at = walk_transaction_ext(bytes, at, level + 1).field("ext")?;
    visit.transaction(start, at);
    Ok(at)
}

#[inline]
fn walk_preconditions(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => run(bytes, at, 16, &[]).field("timeBounds")?,
        2 => walk_preconditions_v2(bytes, at).field("v2")?,
        _ => return Err(unknown("PreconditionType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_preconditions_v2(bytes: &[u8], at: usize) -> Step {
    let at = option(bytes, at, |at| run(bytes, at, 16, &[])).field("timeBounds")?;
    let at = option(bytes, at, |at| run(bytes, at, 8, &[])).field("ledgerBounds")?;
    let at = option(bytes, at, |at| run(bytes, at, 8, &[])).field("minSeqNum")?;
    let at = run(bytes, at, 12, &[("minSeqAge", 8), ("minSeqLedgerGap", 4)])?;
    let at = list(bytes, at, 2, |at| walk_signer_key(bytes, at)).field("extraSigners")?;
    Ok(at)
}

#[inline]
fn walk_ledger_bounds(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 8, &[("minLedger", 4), ("maxLedger", 4)])?;
    Ok(at)
}

#[inline]
fn walk_transaction_ext(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_soroban_transaction_data(bytes, at, level + 1).field("sorobanData")?,
        _ => return Err(unknown("TransactionExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_soroban_transaction_data(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_soroban_transaction_data_ext(bytes, at).field("ext")?;
    let at = walk_soroban_resources(bytes, at, level + 1).field("resources")?;
    let at = run(bytes, at, 8, &[("resourceFee", 8)])?;
    Ok(at)
}

#[inline]
fn walk_soroban_transaction_data_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_soroban_resources_ext_v0(bytes, at).field("resourceExt")?,
        _ => return Err(unknown("SorobanTransactionDataExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_soroban_resources_ext_v0(bytes: &[u8], at: usize) -> Step {
    let at = plain_list(bytes, at, 4294967295, 4).field("archivedSorobanEntries")?;
    Ok(at)
}

#[inline]
fn walk_soroban_resources(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_ledger_footprint(bytes, at, level + 1).field("footprint")?;
    let at = run(bytes, at, 12, &[("instructions", 4), ("diskReadBytes", 4), ("writeBytes", 4)])?;
    Ok(at)
}

#[inline]
fn walk_ledger_footprint(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_ledger_key(bytes, at, level + 2)).field("readOnly")?;
    let at = list(bytes, at, 4294967295, |at| walk_ledger_key(bytes, at, level + 2)).field("readWrite")?;
    Ok(at)
}

#[inline]
fn walk_fee_bump_transaction_envelope<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_fee_bump_transaction(bytes, at, level + 1, visit).field("tx")?;
    let at = list(bytes, at, 20, |at| walk_decorated_signature(bytes, at)).field("signatures")?;
    Ok(at)
}

#[inline]
fn walk_fee_bump_transaction<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_muxed_account(bytes, at).field("feeSource")?;
    let at = run(bytes, at, 8, &[("fee", 8)])?;
    let at = walk_fee_bump_transaction_inner_tx(bytes, at, level + 1, visit).field("innerTx")?;
    let at = walk_fee_bump_transaction_ext(bytes, at).field("ext")?;
    visit.fee_bump_transaction(start, at);
    Ok(at)
}

#[inline]
fn walk_fee_bump_transaction_inner_tx<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        2 => walk_transaction_v1_envelope(bytes, at, level + 1, visit).field("v1")?,
        _ => return Err(unknown("EnvelopeType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_fee_bump_transaction_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("FeeBumpTransactionExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_transaction_result_meta<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_transaction_result_pair(bytes, at, visit).field("result")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("feeProcessing")?;
    let at = walk_transaction_meta(bytes, at, level + 1, visit).field("txApplyProcessing")?;
    visit.transaction_result_meta(start, at);
    Ok(at)
}

#[inline]
fn walk_transaction_result_pair<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let start = at;
    let at = run(bytes, at, 32, &[("transactionHash", 32)])?;
    let at = walk_transaction_result(bytes, at, visit).field("result")?;
    visit.transaction_result_pair(start, at);
    Ok(at)
}

#[inline]
fn walk_transaction_result<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let at = run(bytes, at, 8, &[("feeCharged", 8)])?;
    let at = walk_transaction_result_result(bytes, at, visit).field("result")?;
    let at = walk_transaction_result_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_transaction_result_result<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        1 | -13 => walk_inner_transaction_result_pair(bytes, at, visit).field("innerResultPair")?,
        0 | -1 => list(bytes, at, 4294967295, |at| walk_operation_result(bytes, at, visit)).field("results")?,
        -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 | -14 | -15 | -16 | -17 | -18 => at,
        _ => return Err(unknown("TransactionResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_inner_transaction_result_pair<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let at = run(bytes, at, 32, &[("transactionHash", 32)])?;
    let at = walk_inner_transaction_result(bytes, at, visit).field("result")?;
    Ok(at)
}

#[inline]
fn walk_inner_transaction_result<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let at = run(bytes, at, 8, &[("feeCharged", 8)])?;
    let at = walk_inner_transaction_result_result(bytes, at, visit).field("result")?;
    let at = walk_inner_transaction_result_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_inner_transaction_result_result<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 | -1 => list(bytes, at, 4294967295, |at| walk_operation_result(bytes, at, visit)).field("results")?,
        -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 | -14 | -15 | -16 | -17 | -18 => at,
        _ => return Err(unknown("TransactionResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_operation_result<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let start = at;
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_operation_result_tr(bytes, at).field("tr")?,
        -1 | -2 | -3 | -4 | -5 | -6 => at,
        _ => return Err(unknown("OperationResultCode", tag, at - 4).field("code")),
    };
    visit.operation_result(start, at);
    Ok(at)
}

#[inline]
fn walk_operation_result_tr(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_create_account_result(bytes, at).field("createAccountResult")?,
        1 => walk_payment_result(bytes, at).field("paymentResult")?,
        2 => walk_path_payment_strict_receive_result(bytes, at).field("pathPaymentStrictReceiveResult")?,
        3 => walk_manage_sell_offer_result(bytes, at).field("manageSellOfferResult")?,
        4 => walk_manage_sell_offer_result(bytes, at).field("createPassiveSellOfferResult")?,
        5 => walk_set_options_result(bytes, at).field("setOptionsResult")?,
        6 => walk_change_trust_result(bytes, at).field("changeTrustResult")?,
        7 => walk_allow_trust_result(bytes, at).field("allowTrustResult")?,
        8 => walk_account_merge_result(bytes, at).field("accountMergeResult")?,
        9 => walk_inflation_result(bytes, at).field("inflationResult")?,
        10 => walk_manage_data_result(bytes, at).field("manageDataResult")?,
        11 => walk_bump_sequence_result(bytes, at).field("bumpSeqResult")?,
        12 => walk_manage_buy_offer_result(bytes, at).field("manageBuyOfferResult")?,
        13 => walk_path_payment_strict_send_result(bytes, at).field("pathPaymentStrictSendResult")?,
        14 => walk_create_claimable_balance_result(bytes, at).field("createClaimableBalanceResult")?,
        15 => walk_claim_claimable_balance_result(bytes, at).field("claimClaimableBalanceResult")?,
        16 => walk_begin_sponsoring_future_reserves_result(bytes, at).field("beginSponsoringFutureReservesResult")?,
        17 => walk_end_sponsoring_future_reserves_result(bytes, at).field("endSponsoringFutureReservesResult")?,
        18 => walk_revoke_sponsorship_result(bytes, at).field("revokeSponsorshipResult")?,
        19 => walk_clawback_result(bytes, at).field("clawbackResult")?,
        20 => walk_clawback_claimable_balance_result(bytes, at).field("clawbackClaimableBalanceResult")?,
        21 => walk_set_trust_line_flags_result(bytes, at).field("setTrustLineFlagsResult")?,
        22 => walk_liquidity_pool_deposit_result(bytes, at).field("liquidityPoolDepositResult")?,
        23 => walk_liquidity_pool_withdraw_result(bytes, at).field("liquidityPoolWithdrawResult")?,
        24 => walk_invoke_host_function_result(bytes, at).field("invokeHostFunctionResult")?,
        25 => walk_extend_footprint_ttl_result(bytes, at).field("extendFootprintTTLResult")?,
        26 => walk_restore_footprint_result(bytes, at).field("restoreFootprintResult")?,
        _ => return Err(unknown("OperationType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_create_account_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 => at,
        _ => return Err(unknown("CreateAccountResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_payment_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 => at,
        _ => return Err(unknown("PaymentResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_path_payment_strict_receive_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_path_payment_strict_receive_result_success(bytes, at).field("success")?,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 => at,
        -9 => walk_asset(bytes, at).field("noIssuer")?,
        -10 | -11 | -12 => at,
        _ => return Err(unknown("PathPaymentStrictReceiveResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_path_payment_strict_receive_result_success(bytes: &[u8], at: usize) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_claim_atom(bytes, at)).field("offers")?;
    let at = walk_simple_payment_result(bytes, at).field("last")?;
    Ok(at)
}

#[inline]
fn walk_claim_atom(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_claim_offer_atom_v0(bytes, at).field("v0")?,
        1 => walk_claim_offer_atom(bytes, at).field("orderBook")?,
        2 => walk_claim_liquidity_atom(bytes, at).field("liquidityPool")?,
        _ => return Err(unknown("ClaimAtomType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_claim_offer_atom_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 40, &[("sellerEd25519", 32), ("offerID", 8)])?;
    let at = walk_asset(bytes, at).field("assetSold")?;
    let at = run(bytes, at, 8, &[("amountSold", 8)])?;
    let at = walk_asset(bytes, at).field("assetBought")?;
    let at = run(bytes, at, 8, &[("amountBought", 8)])?;
    Ok(at)
}

#[inline]
fn walk_claim_offer_atom(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("sellerID")?;
    let at = run(bytes, at, 8, &[("offerID", 8)])?;
    let at = walk_asset(bytes, at).field("assetSold")?;
    let at = run(bytes, at, 8, &[("amountSold", 8)])?;
    let at = walk_asset(bytes, at).field("assetBought")?;
    let at = run(bytes, at, 8, &[("amountBought", 8)])?;
    Ok(at)
}

#[inline]
fn walk_claim_liquidity_atom(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("liquidityPoolID", 32)])?;
    let at = walk_asset(bytes, at).field("assetSold")?;
    let at = run(bytes, at, 8, &[("amountSold", 8)])?;
    let at = walk_asset(bytes, at).field("assetBought")?;
    let at = run(bytes, at, 8, &[("amountBought", 8)])?;
    Ok(at)
}

#[inline]
fn walk_simple_payment_result(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("destination")?;
    let at = walk_asset(bytes, at).field("asset")?;
    let at = run(bytes, at, 8, &[("amount", 8)])?;
    Ok(at)
}

#[inline]
fn walk_manage_sell_offer_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_manage_offer_success_result(bytes, at).field("success")?,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 => at,
        _ => return Err(unknown("ManageSellOfferResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_manage_offer_success_result(bytes: &[u8], at: usize) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_claim_atom(bytes, at)).field("offersClaimed")?;
    let at = walk_manage_offer_success_result_offer(bytes, at).field("offer")?;
    Ok(at)
}

#[inline]
fn walk_manage_offer_success_result_offer(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("effect")?;
    let at = at + 4;
    let at = match tag {
        0 | 1 => walk_offer_entry(bytes, at).field("offer")?,
        2 => at,
        _ => return Err(unknown("ManageOfferEffect", tag, at - 4).field("effect")),
    };
    Ok(at)
}

#[inline]
fn walk_offer_entry(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("sellerID")?;
    let at = run(bytes, at, 8, &[("offerID", 8)])?;
    let at = walk_asset(bytes, at).field("selling")?;
    let at = walk_asset(bytes, at).field("buying")?;
    let at = run(bytes, at, 20, &[("amount", 8), ("price", 8), ("flags", 4)])?;
    let at = walk_offer_entry_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_offer_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("OfferEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_set_options_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 => at,
        _ => return Err(unknown("SetOptionsResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_change_trust_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 => at,
        _ => return Err(unknown("ChangeTrustResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_allow_trust_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 | -6 => at,
        _ => return Err(unknown("AllowTrustResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_account_merge_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 8, &[]).field("sourceAccountBalance")?,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 => at,
        _ => return Err(unknown("AccountMergeResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_inflation_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => list(bytes, at, 4294967295, |at| walk_inflation_payout(bytes, at)).field("payouts")?,
        -1 => at,
        _ => return Err(unknown("InflationResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_inflation_payout(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("destination")?;
    let at = run(bytes, at, 8, &[("amount", 8)])?;
    Ok(at)
}

#[inline]
fn walk_manage_data_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 => at,
        _ => return Err(unknown("ManageDataResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_bump_sequence_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 => at,
        _ => return Err(unknown("BumpSequenceResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_manage_buy_offer_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_manage_offer_success_result(bytes, at).field("success")?,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 => at,
        _ => return Err(unknown("ManageBuyOfferResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_path_payment_strict_send_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_path_payment_strict_send_result_success(bytes, at).field("success")?,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 => at,
        -9 => walk_asset(bytes, at).field("noIssuer")?,
        -10 | -11 | -12 => at,
        _ => return Err(unknown("PathPaymentStrictSendResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_path_payment_strict_send_result_success(bytes: &[u8], at: usize) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_claim_atom(bytes, at)).field("offers")?;
    let at = walk_simple_payment_result(bytes, at).field("last")?;
    Ok(at)
}

#[inline]
fn walk_create_claimable_balance_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_claimable_balance_id(bytes, at).field("balanceID")?,
        -1 | -2 | -3 | -4 | -5 => at,
        _ => return Err(unknown("CreateClaimableBalanceResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_claim_claimable_balance_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 | -6 => at,
        _ => return Err(unknown("ClaimClaimableBalanceResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_begin_sponsoring_future_reserves_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 => at,
        _ => return Err(unknown("BeginSponsoringFutureReservesResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_end_sponsoring_future_reserves_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 => at,
        _ => return Err(unknown("EndSponsoringFutureReservesResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_revoke_sponsorship_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 => at,
        _ => return Err(unknown("RevokeSponsorshipResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_clawback_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 => at,
        _ => return Err(unknown("ClawbackResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_clawback_claimable_balance_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 => at,
        _ => return Err(unknown("ClawbackClaimableBalanceResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_set_trust_line_flags_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 => at,
        _ => return Err(unknown("SetTrustLineFlagsResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_deposit_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 => at,
        _ => return Err(unknown("LiquidityPoolDepositResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_withdraw_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 | -4 | -5 | -6 => at,
        _ => return Err(unknown("LiquidityPoolWithdrawResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_invoke_host_function_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 32, &[]).field("success")?,
        -1 | -2 | -3 | -4 | -5 => at,
        _ => return Err(unknown("InvokeHostFunctionResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_extend_footprint_ttl_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 => at,
        _ => return Err(unknown("ExtendFootprintTTLResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_restore_footprint_result(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("code")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        -1 | -2 | -3 => at,
        _ => return Err(unknown("RestoreFootprintResultCode", tag, at - 4).field("code")),
    };
    Ok(at)
}

#[inline]
fn walk_inner_transaction_result_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("InnerTransactionResultExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_transaction_result_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("TransactionResultExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_entry_changes<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = list(bytes, at, 4294967295, |at| walk_ledger_entry_change(bytes, at, level + 2, visit))?;
    visit.ledger_entry_changes(start, at);
    Ok(at)
}

#[inline]
fn walk_ledger_entry_change<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_ledger_entry(bytes, at, level + 1).field("created")?,
        1 => walk_ledger_entry(bytes, at, level + 1).field("updated")?,
        2 => walk_ledger_key(bytes, at, level + 1).field("removed")?,
        3 => walk_ledger_entry(bytes, at, level + 1).field("state")?,
        4 => walk_ledger_entry(bytes, at, level + 1).field("restored")?,
        _ => return Err(unknown("LedgerEntryChangeType", tag, at - 4).field("type")),
    };
    visit.ledger_entry_change(start, at);
    Ok(at)
}

#[inline]
fn walk_ledger_entry(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = run(bytes, at, 4, &[("lastModifiedLedgerSeq", 4)])?;
    let at = walk_ledger_entry_data(bytes, at, level + 1).field("data")?;
    let at = walk_ledger_entry_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_ledger_entry_data(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_account_entry(bytes, at).field("account")?,
        1 => walk_trust_line_entry(bytes, at).field("trustLine")?,
        2 => walk_offer_entry(bytes, at).field("offer")?,
        3 => walk_data_entry(bytes, at).field("data")?,
        4 => walk_claimable_balance_entry(bytes, at, level + 1).field("claimableBalance")?,
        5 => walk_liquidity_pool_entry(bytes, at).field("liquidityPool")?,
        6 => walk_contract_data_entry(bytes, at, level + 1).field("contractData")?,
        7 => walk_contract_code_entry(bytes, at).field("contractCode")?,
        8 => walk_config_setting_entry(bytes, at).field("configSetting")?,
        9 => run(bytes, at, 36, &[]).field("ttl")?,
        _ => return Err(unknown("LedgerEntryType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_account_entry(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("accountID")?;
    let at = run(bytes, at, 20, &[("balance", 8), ("seqNum", 8), ("numSubEntries", 4)])?;
    let at = option(bytes, at, |at| walk_public_key(bytes, at)).field("inflationDest")?;
    let at = run(bytes, at, 4, &[("flags", 4)])?;
    let at = sized(bytes, at, 32).field("homeDomain")?;
    let at = run(bytes, at, 4, &[("thresholds", 4)])?;
    let at = list(bytes, at, 20, |at| walk_signer(bytes, at)).field("signers")?;
    let at = walk_account_entry_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_account_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_account_entry_extension_v1(bytes, at).field("v1")?,
        _ => return Err(unknown("AccountEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_account_entry_extension_v1(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 16, &[("liabilities", 16)])?;
    let at = walk_account_entry_extension_v1_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_liabilities(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 16, &[("buying", 8), ("selling", 8)])?;
    Ok(at)
}

#[inline]
fn walk_account_entry_extension_v1_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        2 => walk_account_entry_extension_v2(bytes, at).field("v2")?,
        _ => return Err(unknown("AccountEntryExtensionV1Ext", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_account_entry_extension_v2(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 8, &[("numSponsored", 4), ("numSponsoring", 4)])?;
    let at = list(bytes, at, 20, |at| walk_sponsorship_descriptor(bytes, at)).field("signerSponsoringIDs")?;
    let at = walk_account_entry_extension_v2_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_sponsorship_descriptor(bytes: &[u8], at: usize) -> Step {
    let at = option(bytes, at, |at| walk_public_key(bytes, at))?;
    Ok(at)
}

#[inline]
fn walk_account_entry_extension_v2_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        3 => walk_account_entry_extension_v3(bytes, at).field("v3")?,
        _ => return Err(unknown("AccountEntryExtensionV2Ext", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_account_entry_extension_v3(bytes: &[u8], at: usize) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = run(bytes, at, 12, &[("seqLedger", 4), ("seqTime", 8)])?;
    Ok(at)
}

#[inline]
fn walk_trust_line_entry(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("accountID")?;
    let at = walk_trust_line_asset(bytes, at).field("asset")?;
    let at = run(bytes, at, 20, &[("balance", 8), ("limit", 8), ("flags", 4)])?;
    let at = walk_trust_line_entry_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_trust_line_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_trust_line_entry_v1(bytes, at).field("v1")?,
        _ => return Err(unknown("TrustLineEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_trust_line_entry_v1(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 16, &[("liabilities", 16)])?;
    let at = walk_trust_line_entry_v1_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_trust_line_entry_v1_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        2 => walk_trust_line_entry_extension_v2(bytes, at).field("v2")?,
        _ => return Err(unknown("TrustLineEntryV1Ext", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_trust_line_entry_extension_v2(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("liquidityPoolUseCount", 4)])?;
    let at = walk_trust_line_entry_extension_v2_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_trust_line_entry_extension_v2_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("TrustLineEntryExtensionV2Ext", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_data_entry(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("accountID")?;
    let at = sized(bytes, at, 64).field("dataName")?;
    let at = sized(bytes, at, 64).field("dataValue")?;
    let at = walk_data_entry_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_data_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("DataEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_claimable_balance_entry(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_claimable_balance_id(bytes, at).field("balanceID")?;
    let at = list(bytes, at, 10, |at| walk_claimant(bytes, at, level + 2)).field("claimants")?;
    let at = walk_asset(bytes, at).field("asset")?;
    let at = run(bytes, at, 8, &[("amount", 8)])?;
    let at = walk_claimable_balance_entry_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_claimable_balance_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_claimable_balance_entry_extension_v1(bytes, at).field("v1")?,
        _ => return Err(unknown("ClaimableBalanceEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_claimable_balance_entry_extension_v1(bytes: &[u8], at: usize) -> Step {
    let at = walk_claimable_balance_entry_extension_v1_ext(bytes, at).field("ext")?;
    let at = run(bytes, at, 4, &[("flags", 4)])?;
    Ok(at)
}

#[inline]
fn walk_claimable_balance_entry_extension_v1_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("ClaimableBalanceEntryExtensionV1Ext", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_entry(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("liquidityPoolID", 32)])?;
    let at = walk_liquidity_pool_entry_body(bytes, at).field("body")?;
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_entry_body(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_liquidity_pool_entry_constant_product(bytes, at).field("constantProduct")?,
        _ => return Err(unknown("LiquidityPoolType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_liquidity_pool_entry_constant_product(bytes: &[u8], at: usize) -> Step {
    let at = walk_liquidity_pool_constant_product_parameters(bytes, at).field("params")?;
    let at = run(bytes, at, 32, &[("reserveA", 8), ("reserveB", 8), ("totalPoolShares", 8), ("poolSharesTrustLineCount", 8)])?;
    Ok(at)
}

#[inline]
fn walk_contract_data_entry(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = walk_sc_address(bytes, at).field("contract")?;
    let at = walk_sc_val(bytes, at, level + 1).field("key")?;
    let at = code::<ContractDataDurability>(bytes, at).field("durability")?;
    let at = walk_sc_val(bytes, at, level + 1).field("val")?;
    Ok(at)
}

#[inline]
fn walk_contract_code_entry(bytes: &[u8], at: usize) -> Step {
    let at = walk_contract_code_entry_ext(bytes, at).field("ext")?;
    let at = run(bytes, at, 32, &[("hash", 32)])?;
    let at = sized(bytes, at, 4294967295).field("code")?;
    Ok(at)
}

#[inline]
fn walk_contract_code_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_contract_code_entry_v1(bytes, at).field("v1")?,
        _ => return Err(unknown("ContractCodeEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_contract_code_entry_v1(bytes: &[u8], at: usize) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = walk_contract_code_cost_inputs(bytes, at).field("costInputs")?;
    Ok(at)
}

#[inline]
fn walk_contract_code_cost_inputs(bytes: &[u8], at: usize) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = run(bytes, at, 40, &[("nInstructions", 4), ("nFunctions", 4), ("nGlobals", 4), ("nTableEntries", 4), ("nTypes", 4), ("nDataSegments", 4), ("nElemSegments", 4), ("nImports", 4), ("nExports", 4), ("nDataSegmentBytes", 4)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_entry(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("configSettingID")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 4, &[]).field("contractMaxSizeBytes")?,
        1 => run(bytes, at, 28, &[]).field("contractCompute")?,
        2 => run(bytes, at, 84, &[]).field("contractLedgerCost")?,
        3 => run(bytes, at, 8, &[]).field("contractHistoricalData")?,
        4 => run(bytes, at, 12, &[]).field("contractEvents")?,
        5 => run(bytes, at, 16, &[]).field("contractBandwidth")?,
        6 => walk_contract_cost_params(bytes, at).field("contractCostParamsCpuInsns")?,
        7 => walk_contract_cost_params(bytes, at).field("contractCostParamsMemBytes")?,
        8 => run(bytes, at, 4, &[]).field("contractDataKeySizeBytes")?,
        9 => run(bytes, at, 4, &[]).field("contractDataEntrySizeBytes")?,
        10 => run(bytes, at, 48, &[]).field("stateArchivalSettings")?,
        11 => run(bytes, at, 4, &[]).field("contractExecutionLanes")?,
        12 => plain_list(bytes, at, 4294967295, 8).field("liveSorobanStateSizeWindow")?,
        13 => walk_eviction_iterator(bytes, at).field("evictionIterator")?,
        14 => run(bytes, at, 4, &[]).field("contractParallelCompute")?,
        15 => run(bytes, at, 12, &[]).field("contractLedgerCostExt")?,
        16 => run(bytes, at, 20, &[]).field("contractSCPTiming")?,
        17 => walk_frozen_ledger_keys(bytes, at).field("frozenLedgerKeys")?,
        18 => walk_frozen_ledger_keys_delta(bytes, at).field("frozenLedgerKeysDelta")?,
        19 => walk_freeze_bypass_txs(bytes, at).field("freezeBypassTxs")?,
        20 => walk_freeze_bypass_txs_delta(bytes, at).field("freezeBypassTxsDelta")?,
        _ => return Err(unknown("ConfigSettingID", tag, at - 4).field("configSettingID")),
    };
    Ok(at)
}

#[inline]
fn walk_config_setting_contract_compute_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 28, &[("ledgerMaxInstructions", 8), ("txMaxInstructions", 8), ("feeRatePerInstructionsIncrement", 8), ("txMemoryLimit", 4)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_contract_ledger_cost_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 84, &[("ledgerMaxDiskReadEntries", 4), ("ledgerMaxDiskReadBytes", 4), ("ledgerMaxWriteLedgerEntries", 4), ("ledgerMaxWriteBytes", 4), ("txMaxDiskReadEntries", 4), ("txMaxDiskReadBytes", 4), ("txMaxWriteLedgerEntries", 4), ("txMaxWriteBytes", 4), ("feeDiskReadLedgerEntry", 8), ("feeWriteLedgerEntry", 8), ("feeDiskRead1KB", 8), ("sorobanStateTargetSizeBytes", 8), ("rentFee1KBSorobanStateSizeLow", 8), ("rentFee1KBSorobanStateSizeHigh", 8), ("sorobanStateRentFeeGrowthFactor", 4)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_contract_historical_data_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 8, &[("feeHistorical1KB", 8)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_contract_events_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 12, &[("txMaxContractEventsSizeBytes", 4), ("feeContractEvents1KB", 8)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_contract_bandwidth_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 16, &[("ledgerMaxTxsSizeBytes", 4), ("txMaxSizeBytes", 4), ("feeTxSize1KB", 8)])?;
    Ok(at)
}

#[inline]
fn walk_contract_cost_params(bytes: &[u8], at: usize) -> Step {
    let at = list(bytes, at, 1024, |at| walk_contract_cost_param_entry(bytes, at))?;
    Ok(at)
}

#[inline]
fn walk_contract_cost_param_entry(bytes: &[u8], at: usize) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = run(bytes, at, 16, &[("constTerm", 8), ("linearTerm", 8)])?;
    Ok(at)
}

#[inline]
fn walk_state_archival_settings(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 48, &[("maxEntryTTL", 4), ("minTemporaryTTL", 4), ("minPersistentTTL", 4), ("persistentRentRateDenominator", 8), ("tempRentRateDenominator", 8), ("maxEntriesToArchive", 4), ("liveSorobanStateSizeWindowSampleSize", 4), ("liveSorobanStateSizeWindowSamplePeriod", 4), ("evictionScanSize", 4), ("startingEvictionScanLevel", 4)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_contract_execution_lanes_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("ledgerMaxTxCount", 4)])?;
    Ok(at)
}

#[inline]
fn walk_eviction_iterator(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("bucketListLevel", 4)])?;
    let at = flag(bytes, at).field("isCurrBucket")?;
    let at = run(bytes, at, 8, &[("bucketFileOffset", 8)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_contract_parallel_compute_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("ledgerMaxDependentTxClusters", 4)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_contract_ledger_cost_ext_v0(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 12, &[("txMaxFootprintEntries", 4), ("feeWrite1KB", 8)])?;
    Ok(at)
}

#[inline]
fn walk_config_setting_scp_timing(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 20, &[("ledgerTargetCloseTimeMilliseconds", 4), ("nominationTimeoutInitialMilliseconds", 4), ("nominationTimeoutIncrementMilliseconds", 4), ("ballotTimeoutInitialMilliseconds", 4), ("ballotTimeoutIncrementMilliseconds", 4)])?;
    Ok(at)
}

#[inline]
fn walk_frozen_ledger_keys(bytes: &[u8], at: usize) -> Step {
    let at = list(bytes, at, 4294967295, |at| sized(bytes, at, 4294967295)).field("keys")?;
    Ok(at)
}

#[inline]
fn walk_frozen_ledger_keys_delta(bytes: &[u8], at: usize) -> Step {
    let at = list(bytes, at, 4294967295, |at| sized(bytes, at, 4294967295)).field("keysToFreeze")?;
    let at = list(bytes, at, 4294967295, |at| sized(bytes, at, 4294967295)).field("keysToUnfreeze")?;
    Ok(at)
}

#[inline]
fn walk_freeze_bypass_txs(bytes: &[u8], at: usize) -> Step {
    let at = plain_list(bytes, at, 4294967295, 32).field("txHashes")?;
    Ok(at)
}

#[inline]
fn walk_freeze_bypass_txs_delta(bytes: &[u8], at: usize) -> Step {
    let at = plain_list(bytes, at, 4294967295, 32).field("addTxs")?;
    let at = plain_list(bytes, at, 4294967295, 32).field("removeTxs")?;
    Ok(at)
}

#[inline]
fn walk_ttl_entry(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 36, &[("keyHash", 32), ("liveUntilLedgerSeq", 4)])?;
    Ok(at)
}

#[inline]
fn walk_ledger_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_ledger_entry_extension_v1(bytes, at).field("v1")?,
        _ => return Err(unknown("LedgerEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_entry_extension_v1(bytes: &[u8], at: usize) -> Step {
    let at = walk_sponsorship_descriptor(bytes, at).field("sponsoringID")?;
    let at = walk_ledger_entry_extension_v1_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_ledger_entry_extension_v1_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("LedgerEntryExtensionV1Ext", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_transaction_meta<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => list(bytes, at, 4294967295, |at| walk_operation_meta(bytes, at, level + 2, visit)).field("operations")?,
        1 => walk_transaction_meta_v1(bytes, at, level + 1, visit).field("v1")?,
        2 => walk_transaction_meta_v2(bytes, at, level + 1, visit).field("v2")?,
        3 => walk_transaction_meta_v3(bytes, at, level + 1, visit).field("v3")?,
        4 => walk_transaction_meta_v4(bytes, at, level + 1, visit).field("v4")?,
        _ => return Err(unknown("TransactionMeta", tag, at - 4).field("v")),
    };
    visit.transaction_meta(start, at);
    Ok(at)
}

#[inline]
fn walk_operation_meta<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("changes")?;
    visit.operation_meta(start, at);
    Ok(at)
}

#[inline]
fn walk_transaction_meta_v1<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("txChanges")?;
    let at = list(bytes, at, 4294967295, |at| walk_operation_meta(bytes, at, level + 2, visit)).field("operations")?;
    Ok(at)
}

#[inline]
fn walk_transaction_meta_v2<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("txChangesBefore")?;
    let at = list(bytes, at, 4294967295, |at| walk_operation_meta(bytes, at, level + 2, visit)).field("operations")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("txChangesAfter")?;
    Ok(at)
}

#[inline]
fn walk_transaction_meta_v3<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("txChangesBefore")?;
    let at = list(bytes, at, 4294967295, |at| walk_operation_meta(bytes, at, level + 2, visit)).field("operations")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("txChangesAfter")?;
    let at = option(bytes, at, |at| walk_soroban_transaction_meta(bytes, at, level + 2, visit)).field("sorobanMeta")?;
    Ok(at)
}

#[inline]
fn walk_soroban_transaction_meta<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_soroban_transaction_meta_ext(bytes, at).field("ext")?;
    let at = list(bytes, at, 4294967295, |at| walk_contract_event(bytes, at, level + 2, visit)).field("events")?;
    let at = walk_sc_val(bytes, at, level + 1).field("returnValue")?;
    let at = list(bytes, at, 4294967295, |at| walk_diagnostic_event(bytes, at, level + 2, visit)).field("diagnosticEvents")?;
    visit.soroban_transaction_meta(start, at);
    Ok(at)
}

#[inline]
fn walk_soroban_transaction_meta_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_soroban_transaction_meta_ext_v1(bytes, at).field("v1")?,
        _ => return Err(unknown("SorobanTransactionMetaExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_soroban_transaction_meta_ext_v1(bytes: &[u8], at: usize) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = run(bytes, at, 24, &[("totalNonRefundableResourceFeeCharged", 8), ("totalRefundableResourceFeeCharged", 8), ("rentFeeCharged", 8)])?;
    Ok(at)
}

#[inline]
fn walk_contract_event<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = option(bytes, at, |at| run(bytes, at, 32, &[])).field("contractID")?;
    let at = code::<ContractEventType>(bytes, at).field("type")?;
    let at = walk_contract_event_body(bytes, at, level + 1).field("body")?;
    visit.contract_event(start, at);
    Ok(at)
}

#[inline]
fn walk_contract_event_body(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_contract_event_v0(bytes, at, level + 1).field("v0")?,
        _ => return Err(unknown("ContractEventBody", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_contract_event_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_sc_val(bytes, at, level + 2)).field("topics")?;
    let at = walk_sc_val(bytes, at, level + 1).field("data")?;
    Ok(at)
}

#[inline]
fn walk_diagnostic_event<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = flag(bytes, at).field("inSuccessfulContractCall")?;
    let at = walk_contract_event(bytes, at, level + 1, visit).field("event")?;
    Ok(at)
}

#[inline]
fn walk_transaction_meta_v4<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("txChangesBefore")?;
    let at = list(bytes, at, 4294967295, |at| walk_operation_meta_v2(bytes, at, level + 2, visit)).field("operations")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("txChangesAfter")?;
    let at = option(bytes, at, |at| walk_soroban_transaction_meta_v2(bytes, at, level + 2, visit)).field("sorobanMeta")?;
    let at = list(bytes, at, 4294967295, |at| walk_transaction_event(bytes, at, level + 2, visit)).field("events")?;
    let at = list(bytes, at, 4294967295, |at| walk_diagnostic_event(bytes, at, level + 2, visit)).field("diagnosticEvents")?;
    Ok(at)
}

#[inline]
fn walk_operation_meta_v2<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("changes")?;
    let at = list(bytes, at, 4294967295, |at| walk_contract_event(bytes, at, level + 2, visit)).field("events")?;
    visit.operation_meta_v2(start, at);
    Ok(at)
}

#[inline]
fn walk_soroban_transaction_meta_v2<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_soroban_transaction_meta_ext(bytes, at).field("ext")?;
    let at = option(bytes, at, |at| walk_sc_val(bytes, at, level + 2)).field("returnValue")?;
    visit.soroban_transaction_meta_v2(start, at);
    Ok(at)
}

#[inline]
fn walk_transaction_event<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = code::<TransactionEventStage>(bytes, at).field("stage")?;
    let at = walk_contract_event(bytes, at, level + 1, visit).field("event")?;
    Ok(at)
}

#[inline]
fn walk_upgrade_entry_meta<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_ledger_upgrade(bytes, at).field("upgrade")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("changes")?;
    Ok(at)
}

#[inline]
fn walk_ledger_upgrade(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        1 => run(bytes, at, 4, &[]).field("newLedgerVersion")?,
        2 => run(bytes, at, 4, &[]).field("newBaseFee")?,
        3 => run(bytes, at, 4, &[]).field("newMaxTxSetSize")?,
        4 => run(bytes, at, 4, &[]).field("newBaseReserve")?,
        5 => run(bytes, at, 4, &[]).field("newFlags")?,
        6 => run(bytes, at, 64, &[]).field("newConfig")?,
        7 => run(bytes, at, 4, &[]).field("newMaxSorobanTxSetSize")?,
        _ => return Err(unknown("LedgerUpgradeType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_config_upgrade_set_key(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 64, &[("contractID", 32), ("contentHash", 32)])?;
    Ok(at)
}

#[inline]
fn walk_scp_history_entry(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_scp_history_entry_v0(bytes, at, level + 1).field("v0")?,
        _ => return Err(unknown("SCPHistoryEntry", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_scp_history_entry_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_scp_quorum_set(bytes, at, level + 2)).field("quorumSets")?;
    let at = walk_ledger_scp_messages(bytes, at).field("ledgerMessages")?;
    Ok(at)
}

#[inline]
fn walk_scp_quorum_set(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = run(bytes, at, 4, &[("threshold", 4)])?;
    let at = list(bytes, at, 4294967295, |at| walk_public_key(bytes, at)).field("validators")?;
    let at = list(bytes, at, 4294967295, |at| walk_scp_quorum_set(bytes, at, level + 2)).field("innerSets")?;
    Ok(at)
}

#[inline]
fn walk_ledger_scp_messages(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("ledgerSeq", 4)])?;
    let at = list(bytes, at, 4294967295, |at| walk_scp_envelope(bytes, at)).field("messages")?;
    Ok(at)
}

#[inline]
fn walk_scp_envelope(bytes: &[u8], at: usize) -> Step {
    let at = walk_scp_statement(bytes, at).field("statement")?;
    let at = sized(bytes, at, 64).field("signature")?;
    Ok(at)
}

#[inline]
fn walk_scp_statement(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("nodeID")?;
    let at = run(bytes, at, 8, &[("slotIndex", 8)])?;
    let at = walk_scp_statement_pledges(bytes, at).field("pledges")?;
    Ok(at)
}

#[inline]
fn walk_scp_statement_pledges(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_scp_statement_prepare(bytes, at).field("prepare")?,
        1 => walk_scp_statement_confirm(bytes, at).field("confirm")?,
        2 => walk_scp_statement_externalize(bytes, at).field("externalize")?,
        3 => walk_scp_nomination(bytes, at).field("nominate")?,
        _ => return Err(unknown("SCPStatementType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_scp_statement_prepare(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("quorumSetHash", 32)])?;
    let at = walk_scp_ballot(bytes, at).field("ballot")?;
    let at = option(bytes, at, |at| walk_scp_ballot(bytes, at)).field("prepared")?;
    let at = option(bytes, at, |at| walk_scp_ballot(bytes, at)).field("preparedPrime")?;
    let at = run(bytes, at, 8, &[("nC", 4), ("nH", 4)])?;
    Ok(at)
}

#[inline]
fn walk_scp_ballot(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("counter", 4)])?;
    let at = sized(bytes, at, 4294967295).field("value")?;
    Ok(at)
}

#[inline]
fn walk_scp_statement_confirm(bytes: &[u8], at: usize) -> Step {
    let at = walk_scp_ballot(bytes, at).field("ballot")?;
    let at = run(bytes, at, 44, &[("nPrepared", 4), ("nCommit", 4), ("nH", 4), ("quorumSetHash", 32)])?;
    Ok(at)
}

#[inline]
fn walk_scp_statement_externalize(bytes: &[u8], at: usize) -> Step {
    let at = walk_scp_ballot(bytes, at).field("commit")?;
    let at = run(bytes, at, 36, &[("nH", 4), ("commitQuorumSetHash", 32)])?;
    Ok(at)
}

#[inline]
fn walk_scp_nomination(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("quorumSetHash", 32)])?;
    let at = list(bytes, at, 4294967295, |at| sized(bytes, at, 4294967295)).field("votes")?;
    let at = list(bytes, at, 4294967295, |at| sized(bytes, at, 4294967295)).field("accepted")?;
    Ok(at)
}

#[inline]
fn walk_ledger_close_meta_v1<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_ledger_close_meta_ext(bytes, at).field("ext")?;
    let at = walk_ledger_header_history_entry(bytes, at, visit).field("ledgerHeader")?;
    let at = walk_generalized_transaction_set(bytes, at, level + 1, visit).field("txSet")?;
    let at = list(bytes, at, 4294967295, |at| walk_transaction_result_meta(bytes, at, level + 2, visit)).field("txProcessing")?;
    let at = list(bytes, at, 4294967295, |at| walk_upgrade_entry_meta(bytes, at, level + 2, visit)).field("upgradesProcessing")?;
    let at = list(bytes, at, 4294967295, |at| walk_scp_history_entry(bytes, at, level + 2)).field("scpInfo")?;
    let at = run(bytes, at, 8, &[("totalByteSizeOfLiveSorobanState", 8)])?;
    let at = list(bytes, at, 4294967295, |at| walk_ledger_key(bytes, at, level + 2)).field("evictedKeys")?;
    let at = list(bytes, at, 4294967295, |at| walk_ledger_entry(bytes, at, level + 2)).field("unused")?;
    Ok(at)
}

#[inline]
fn walk_ledger_close_meta_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_ledger_close_meta_ext_v1(bytes, at).field("v1")?,
        _ => return Err(unknown("LedgerCloseMetaExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_ledger_close_meta_ext_v1(bytes: &[u8], at: usize) -> Step {
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = run(bytes, at, 8, &[("sorobanFeeWrite1KB", 8)])?;
    Ok(at)
}

#[inline]
fn walk_generalized_transaction_set<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        1 => walk_transaction_set_v1(bytes, at, level + 1, visit).field("v1TxSet")?,
        _ => return Err(unknown("GeneralizedTransactionSet", tag, at - 4).field("v")),
    };
    visit.generalized_transaction_set(start, at);
    Ok(at)
}

#[inline]
fn walk_transaction_set_v1<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = run(bytes, at, 32, &[("previousLedgerHash", 32)])?;
    let at = list(bytes, at, 4294967295, |at| walk_transaction_phase(bytes, at, level + 2, visit)).field("phases")?;
    Ok(at)
}

#[inline]
fn walk_transaction_phase<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => list(bytes, at, 4294967295, |at| walk_tx_set_component(bytes, at, level + 2, visit)).field("v0Components")?,
        1 => walk_parallel_txs_component(bytes, at, level + 1, visit).field("parallelTxsComponent")?,
        _ => return Err(unknown("TransactionPhase", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_tx_set_component<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_tx_set_component_txs_maybe_discounted_fee(bytes, at, level + 1, visit).field("txsMaybeDiscountedFee")?,
        _ => return Err(unknown("TxSetComponentType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_tx_set_component_txs_maybe_discounted_fee<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = option(bytes, at, |at| run(bytes, at, 8, &[])).field("baseFee")?;
    let at = list(bytes, at, 4294967295, |at| walk_transaction_envelope(bytes, at, level + 2, visit)).field("txs")?;
    Ok(at)
}

#[inline]
fn walk_parallel_txs_component<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = option(bytes, at, |at| run(bytes, at, 8, &[])).field("baseFee")?;
    let at = list(bytes, at, 4294967295, |at| walk_parallel_tx_execution_stage(bytes, at, level + 2, visit)).field("executionStages")?;
    Ok(at)
}

#[inline]
fn walk_parallel_tx_execution_stage<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_dependent_tx_cluster(bytes, at, level + 2, visit))?;
    Ok(at)
}

#[inline]
fn walk_dependent_tx_cluster<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_transaction_envelope(bytes, at, level + 2, visit))?;
    Ok(at)
}

#[inline]
fn walk_ledger_close_meta_v2<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = walk_ledger_close_meta_ext(bytes, at).field("ext")?;
    let at = walk_ledger_header_history_entry(bytes, at, visit).field("ledgerHeader")?;
    let at = walk_generalized_transaction_set(bytes, at, level + 1, visit).field("txSet")?;
    let at = list(bytes, at, 4294967295, |at| walk_transaction_result_meta_v1(bytes, at, level + 2, visit)).field("txProcessing")?;
    let at = list(bytes, at, 4294967295, |at| walk_upgrade_entry_meta(bytes, at, level + 2, visit)).field("upgradesProcessing")?;
    let at = list(bytes, at, 4294967295, |at| walk_scp_history_entry(bytes, at, level + 2)).field("scpInfo")?;
    let at = run(bytes, at, 8, &[("totalByteSizeOfLiveSorobanState", 8)])?;
    let at = list(bytes, at, 4294967295, |at| walk_ledger_key(bytes, at, level + 2)).field("evictedKeys")?;
    Ok(at)
}

#[inline]
fn walk_transaction_result_meta_v1<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let start = at;
    let at = walk_extension_point(bytes, at).field("ext")?;
    let at = walk_transaction_result_pair(bytes, at, visit).field("result")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("feeProcessing")?;
    let at = walk_transaction_meta(bytes, at, level + 1, visit).field("txApplyProcessing")?;
    let at = walk_ledger_entry_changes(bytes, at, level + 1, visit).field("postTxApplyFeeProcessing")?;
    visit.transaction_result_meta_v1(start, at);
    Ok(at)
}

#[inline]
fn walk_ledger_close_meta_batch<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = run(bytes, at, 8, &[("startSequence", 4), ("endSequence", 4)])?;
    let at = list(bytes, at, 4294967295, |at| walk_ledger_close_meta(bytes, at, level + 2, visit)).field("ledgerCloseMetas")?;
    Ok(at)
}

#[inline]
fn walk_bucket_entry(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 | 2 => walk_ledger_entry(bytes, at, level + 1).field("liveEntry")?,
        1 => walk_ledger_key(bytes, at, level + 1).field("deadEntry")?,
        -1 => walk_bucket_metadata(bytes, at).field("metaEntry")?,
        _ => return Err(unknown("BucketEntryType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_bucket_metadata(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("ledgerVersion", 4)])?;
    let at = walk_bucket_metadata_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_bucket_metadata_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => code::<BucketListType>(bytes, at).field("bucketListType")?,
        _ => return Err(unknown("BucketMetadataExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_transaction_history_entry<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = run(bytes, at, 4, &[("ledgerSeq", 4)])?;
    let at = walk_transaction_set(bytes, at, level + 1, visit).field("txSet")?;
    let at = walk_transaction_history_entry_ext(bytes, at, level + 1, visit).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_transaction_history_entry_ext<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        1 => walk_generalized_transaction_set(bytes, at, level + 1, visit).field("generalizedTxSet")?,
        _ => return Err(unknown("TransactionHistoryEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_transaction_history_result_entry<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let at = run(bytes, at, 4, &[("ledgerSeq", 4)])?;
    let at = walk_transaction_result_set(bytes, at, visit).field("txResultSet")?;
    let at = walk_transaction_history_result_entry_ext(bytes, at).field("ext")?;
    Ok(at)
}

#[inline]
fn walk_transaction_result_set<V: Visit>(bytes: &[u8], at: usize, visit: &mut V) -> Step {
    let at = list(bytes, at, 4294967295, |at| walk_transaction_result_pair(bytes, at, visit)).field("results")?;
    Ok(at)
}

#[inline]
fn walk_transaction_history_result_entry_ext(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("v")?;
    let at = at + 4;
    let at = match tag {
        0 => at,
        _ => return Err(unknown("TransactionHistoryResultEntryExt", tag, at - 4).field("v")),
    };
    Ok(at)
}

#[inline]
fn walk_hash_id_preimage(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        6 => walk_hash_id_preimage_operation_id(bytes, at).field("operationID")?,
        7 => walk_hash_id_preimage_revoke_id(bytes, at).field("revokeID")?,
        8 => walk_hash_id_preimage_contract_id(bytes, at).field("contractID")?,
        9 => walk_hash_id_preimage_soroban_authorization(bytes, at, level + 1).field("sorobanAuthorization")?,
        10 => walk_hash_id_preimage_soroban_authorization_with_address(bytes, at, level + 1).field("sorobanAuthorizationWithAddress")?,
        _ => return Err(unknown("EnvelopeType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_hash_id_preimage_operation_id(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("sourceAccount")?;
    let at = run(bytes, at, 12, &[("seqNum", 8), ("opNum", 4)])?;
    Ok(at)
}

#[inline]
fn walk_hash_id_preimage_revoke_id(bytes: &[u8], at: usize) -> Step {
    let at = walk_public_key(bytes, at).field("sourceAccount")?;
    let at = run(bytes, at, 44, &[("seqNum", 8), ("opNum", 4), ("liquidityPoolID", 32)])?;
    let at = walk_asset(bytes, at).field("asset")?;
    Ok(at)
}

#[inline]
fn walk_hash_id_preimage_contract_id(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 32, &[("networkID", 32)])?;
    let at = walk_contract_id_preimage(bytes, at).field("contractIDPreimage")?;
    Ok(at)
}

#[inline]
fn walk_hash_id_preimage_soroban_authorization(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = run(bytes, at, 44, &[("networkID", 32), ("nonce", 8), ("signatureExpirationLedger", 4)])?;
    let at = walk_soroban_authorized_invocation(bytes, at, level + 1).field("invocation")?;
    Ok(at)
}

#[inline]
fn walk_hash_id_preimage_soroban_authorization_with_address(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = run(bytes, at, 44, &[("networkID", 32), ("nonce", 8), ("signatureExpirationLedger", 4)])?;
    let at = walk_sc_address(bytes, at).field("address")?;
    let at = walk_soroban_authorized_invocation(bytes, at, level + 1).field("invocation")?;
    Ok(at)
}

#[inline]
fn walk_transaction_signature_payload<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let at = run(bytes, at, 32, &[("networkId", 32)])?;
    let at = walk_transaction_signature_payload_tagged_transaction(bytes, at, level + 1, visit).field("taggedTransaction")?;
    Ok(at)
}

#[inline]
fn walk_transaction_signature_payload_tagged_transaction<V: Visit>(bytes: &[u8], at: usize, level: u32, visit: &mut V) -> Step {
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        2 => walk_transaction(bytes, at, level + 1, visit).field("tx")?,
        5 => walk_fee_bump_transaction(bytes, at, level + 1, visit).field("feeBump")?,
        _ => return Err(unknown("EnvelopeType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_sc_spec_entry(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("kind")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_sc_spec_function_v0(bytes, at, level + 1).field("functionV0")?,
        1 => walk_sc_spec_udt_struct_v0(bytes, at, level + 1).field("udtStructV0")?,
        2 => walk_sc_spec_udt_union_v0(bytes, at, level + 1).field("udtUnionV0")?,
        3 => walk_sc_spec_udt_enum_v0(bytes, at).field("udtEnumV0")?,
        4 => walk_sc_spec_udt_error_enum_v0(bytes, at).field("udtErrorEnumV0")?,
        5 => walk_sc_spec_event_v0(bytes, at, level + 1).field("eventV0")?,
        _ => return Err(unknown("SCSpecEntryKind", tag, at - 4).field("kind")),
    };
    Ok(at)
}

#[inline]
fn walk_sc_spec_function_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 32).field("name")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_spec_function_input_v0(bytes, at, level + 2)).field("inputs")?;
    let at = list(bytes, at, 1, |at| walk_sc_spec_type_def(bytes, at, level + 2)).field("outputs")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_function_input_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 30).field("name")?;
    let at = walk_sc_spec_type_def(bytes, at, level + 1).field("type")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_type_def(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let tag = word(bytes, at).field("type")?;
    let at = at + 4;
    let at = match tag {
        0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 16 | 17 | 19 | 20 => at,
        1000 => walk_sc_spec_type_option(bytes, at, level + 2).field("option")?,
        1001 => walk_sc_spec_type_result(bytes, at, level + 2).field("result")?,
        1002 => walk_sc_spec_type_vec(bytes, at, level + 2).field("vec")?,
        1004 => walk_sc_spec_type_map(bytes, at, level + 2).field("map")?,
        1005 => walk_sc_spec_type_tuple(bytes, at, level + 2).field("tuple")?,
        1006 => run(bytes, at, 4, &[]).field("bytesN")?,
        2000 => walk_sc_spec_type_udt(bytes, at).field("udt")?,
        _ => return Err(unknown("SCSpecType", tag, at - 4).field("type")),
    };
    Ok(at)
}

#[inline]
fn walk_sc_spec_type_option(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = walk_sc_spec_type_def(bytes, at, level + 2).field("valueType")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_type_result(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = walk_sc_spec_type_def(bytes, at, level + 2).field("okType")?;
    let at = walk_sc_spec_type_def(bytes, at, level + 2).field("errorType")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_type_vec(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = walk_sc_spec_type_def(bytes, at, level + 2).field("elementType")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_type_map(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = walk_sc_spec_type_def(bytes, at, level + 2).field("keyType")?;
    let at = walk_sc_spec_type_def(bytes, at, level + 2).field("valueType")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_type_tuple(bytes: &[u8], at: usize, level: u32) -> Step {
    depth(level, at)?;
    let at = list(bytes, at, 12, |at| walk_sc_spec_type_def(bytes, at, level + 2)).field("valueTypes")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_type_bytes_n(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 4, &[("n", 4)])?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_type_udt(bytes: &[u8], at: usize) -> Step {
    let at = sized(bytes, at, 1024).field("name")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_struct_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 80).field("lib")?;
    let at = sized(bytes, at, 1024).field("name")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_spec_udt_struct_field_v0(bytes, at, level + 2)).field("fields")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_struct_field_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 30).field("name")?;
    let at = walk_sc_spec_type_def(bytes, at, level + 1).field("type")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_union_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 80).field("lib")?;
    let at = sized(bytes, at, 1024).field("name")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_spec_udt_union_case_v0(bytes, at, level + 2)).field("cases")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_union_case_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let tag = word(bytes, at).field("kind")?;
    let at = at + 4;
    let at = match tag {
        0 => walk_sc_spec_udt_union_case_void_v0(bytes, at).field("voidCase")?,
        1 => walk_sc_spec_udt_union_case_tuple_v0(bytes, at, level + 1).field("tupleCase")?,
        _ => return Err(unknown("SCSpecUDTUnionCaseV0Kind", tag, at - 4).field("kind")),
    };
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_union_case_void_v0(bytes: &[u8], at: usize) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 60).field("name")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_union_case_tuple_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 60).field("name")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_spec_type_def(bytes, at, level + 2)).field("type")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_enum_v0(bytes: &[u8], at: usize) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 80).field("lib")?;
    let at = sized(bytes, at, 1024).field("name")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_spec_udt_enum_case_v0(bytes, at)).field("cases")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_enum_case_v0(bytes: &[u8], at: usize) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 60).field("name")?;
    let at = run(bytes, at, 4, &[("value", 4)])?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_error_enum_v0(bytes: &[u8], at: usize) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 80).field("lib")?;
    let at = sized(bytes, at, 1024).field("name")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_spec_udt_error_enum_case_v0(bytes, at)).field("cases")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_udt_error_enum_case_v0(bytes: &[u8], at: usize) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 60).field("name")?;
    let at = run(bytes, at, 4, &[("value", 4)])?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_event_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 80).field("lib")?;
    let at = sized(bytes, at, 1024).field("name")?;
    let at = list(bytes, at, 2, |at| sized(bytes, at, 32)).field("prefixTopics")?;
    let at = list(bytes, at, 4294967295, |at| walk_sc_spec_event_param_v0(bytes, at, level + 2)).field("params")?;
    let at = code::<ScSpecEventDataFormat>(bytes, at).field("dataFormat")?;
    Ok(at)
}

#[inline]
fn walk_sc_spec_event_param_v0(bytes: &[u8], at: usize, level: u32) -> Step {
    let at = sized(bytes, at, 1024).field("doc")?;
    let at = sized(bytes, at, 30).field("name")?;
    let at = walk_sc_spec_type_def(bytes, at, level + 1).field("type")?;
    let at = code::<ScSpecEventParamLocationV0>(bytes, at).field("location")?;
    Ok(at)
}

#[inline]
fn walk_sc_env_meta_entry(bytes: &[u8], at: usize) -> Step {
    let tag = word(bytes, at).field("kind")?;
    let at = at + 4;
    let at = match tag {
        0 => run(bytes, at, 8, &[]).field("interfaceVersion")?,
        _ => return Err(unknown("SCEnvMetaKind", tag, at - 4).field("kind")),
    };
    Ok(at)
}

#[inline]
fn walk_sc_env_meta_entry_interface_version(bytes: &[u8], at: usize) -> Step {
    let at = run(bytes, at, 8, &[("protocol", 4), ("preRelease", 4)])?;
    Ok(at)
}
