//! This keeps the running state and writes every change to it as before and after images.

use stellar_xdr::{
    AccountEntry, AccountEntryExt, AccountEntryExtensionV1, AccountEntryExtensionV1Ext,
    AccountEntryExtensionV2, AccountEntryExtensionV2Ext, AccountEntryExtensionV3, Asset, DataEntry,
    DataEntryExt, DataValue, LedgerEntry, LedgerEntryChange, LedgerEntryData, LedgerEntryExt,
    LedgerKey, LedgerKeyData, Liabilities, SequenceNumber, String32, String64, Thresholds,
    TimePoint, TrustLineAsset, TrustLineEntry, TrustLineEntryExt, TrustLineEntryV1,
    TrustLineEntryV1Ext,
};

use super::xdr::{account, asset, sha256};
use super::{BASE_RESERVE, TOTAL_COINS};

/// The account every other one is opened from.
pub(super) const ROOT: usize = 0;
/// The first account opened, which issues every asset.
pub(super) const ISSUER: usize = 1;

/// Root keys that core derives from the network id; any other network's root is its id itself.
const ROOTS: [(&str, &str); 3] = [
    (
        "baefd734b8d3e48472cff83912375fedbc7573701912fe308af730180f97d74a",
        "GBZXN7PIRZGNMHGA7MUUUF4GWPY5AYPV6LY4UV2GL6VJGIQRXFDNMADI",
    ),
    (
        "cee0302d59844d32bdca915c8203dd44b33fbb7edc19051ea37abedf28ecd472",
        "GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H",
    ),
    (
        "7ac33997544e3175d266bd022439b22cdb16508c01163f26e5cb2a3e1045a979",
        "GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7",
    ),
];

/// When and in which ledger something happens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) ledger: u32,
    pub(super) close_time: u64,
}

/// What open offers may bring and take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Owed {
    pub(super) buying: i64,
    pub(super) selling: i64,
}

impl Owed {
    fn image(self) -> Liabilities {
        Liabilities { buying: self.buying, selling: self.selling }
    }
}

/// A trust line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Trust {
    pub(super) balance: i64,
    pub(super) limit: i64,
    pub(super) modified: u32,
    /// None until its first offer.
    pub(super) owed: Option<Owed>,
}

impl Trust {
    /// What a payment may take.
    pub(super) fn spendable(&self) -> i64 {
        self.balance - self.owed.unwrap_or_default().selling
    }
}

/// An account with everything it owns.
#[derive(Clone, Debug)]
pub(super) struct Account {
    pub(super) key: [u8; 32],
    pub(super) balance: i64,
    pub(super) sequence: i64,
    bumped: Option<Moment>,
    pub(super) modified: u32,
    /// None until its first offer.
    pub(super) owed: Option<Owed>,
    /// How many entries it owns besides those below: its offers, and its pool shares twice.
    pub(super) more: u32,
    /// One trust line for each asset.
    pub(super) trusts: [Option<Trust>; 2],
    /// Named values, each with the ledger that set it.
    pub(super) entries: [Option<([u8; 32], u32)>; 3],
}

impl Account {
    fn subentries(&self) -> u32 {
        let count = self.trusts.iter().flatten().count() + self.entries.iter().flatten().count();
        u32::try_from(count).unwrap_or(0) + self.more
    }

    /// What a fee or a payment may take.
    pub(super) fn spendable(&self) -> i64 {
        let reserve = i64::from((2 + self.subentries()) * BASE_RESERVE);
        self.balance - reserve - self.owed.unwrap_or_default().selling
    }

    /// Whether it can own one entry more.
    pub(super) fn affords_entry(&self) -> bool {
        self.spendable() > i64::from(BASE_RESERVE)
    }

    pub(super) fn image(&self) -> LedgerEntry {
        let entry = AccountEntry {
            account_id: account(self.key),
            balance: self.balance,
            seq_num: SequenceNumber(self.sequence),
            num_sub_entries: self.subentries(),
            inflation_dest: None,
            flags: 0,
            home_domain: String32::default(),
            thresholds: Thresholds([1, 0, 0, 0]),
            signers: Default::default(),
            ext: self.ext(),
        };
        entry_of(self.modified, LedgerEntryData::Account(entry))
    }

    fn ext(&self) -> AccountEntryExt {
        if self.owed.is_none() && self.bumped.is_none() {
            return AccountEntryExt::V0;
        }
        let liabilities = self.owed.unwrap_or_default().image();
        let ext = self.bumped.map_or(AccountEntryExtensionV1Ext::V0, bumped_at);
        AccountEntryExt::V1(AccountEntryExtensionV1 { liabilities, ext })
    }

    pub(super) fn trust_image(&self, asset: Asset, trust: &Trust) -> LedgerEntry {
        let asset = match asset {
            Asset::Native => TrustLineAsset::Native,
            Asset::CreditAlphanum4(asset) => TrustLineAsset::CreditAlphanum4(asset),
            Asset::CreditAlphanum12(asset) => TrustLineAsset::CreditAlphanum12(asset),
        };
        let entry = TrustLineEntry {
            account_id: account(self.key),
            asset,
            balance: trust.balance,
            limit: trust.limit,
            flags: 1,
            ext: trust.owed.map_or(TrustLineEntryExt::V0, |owed| {
                let (liabilities, ext) = (owed.image(), TrustLineEntryV1Ext::V0);
                TrustLineEntryExt::V1(TrustLineEntryV1 { liabilities, ext })
            }),
        };
        entry_of(trust.modified, LedgerEntryData::Trustline(entry))
    }

    pub(super) fn entry_image(&self, slot: usize, entry: &([u8; 32], u32)) -> LedgerEntry {
        let value = DataValue(entry.0.to_vec().try_into().expect("32 of 64 bytes"));
        let data = DataEntry {
            account_id: account(self.key),
            data_name: entry_name(slot),
            data_value: value,
            ext: DataEntryExt::V0,
        };
        entry_of(entry.1, LedgerEntryData::Data(data))
    }

    pub(super) fn entry_key(&self, slot: usize) -> LedgerKey {
        let account_id = account(self.key);
        LedgerKey::Data(LedgerKeyData { account_id, data_name: entry_name(slot) })
    }
}

pub(super) fn entry_name(slot: usize) -> String64 {
    String64(format!("entry {slot}").as_str().try_into().expect("7 of 64 bytes"))
}

/// Since protocol 19 (CAP-21) an account remembers when its sequence last moved.
fn bumped_at(moment: Moment) -> AccountEntryExtensionV1Ext {
    let ext = AccountEntryExtensionV3 {
        seq_ledger: moment.ledger,
        seq_time: TimePoint(moment.close_time),
        ..Default::default()
    };
    let ext = AccountEntryExtensionV2Ext::V3(ext);
    AccountEntryExtensionV1Ext::V2(AccountEntryExtensionV2 { ext, ..Default::default() })
}

pub(super) fn entry_of(modified: u32, data: LedgerEntryData) -> LedgerEntry {
    LedgerEntry { last_modified_ledger_seq: modified, data, ext: LedgerEntryExt::V0 }
}

/// Every account, in the order of their opening.
#[derive(Clone, Debug)]
pub(super) struct Accounts {
    pub(super) network: [u8; 32],
    seed: u64,
    pub(super) all: Vec<Account>,
}

impl Accounts {
    /// The root alone, with everything, as ledger `genesis` left it.
    pub(super) fn new(network: [u8; 32], seed: u64, genesis: u32) -> Self {
        let root = Account::new(root_key(&network), TOTAL_COINS, 0, genesis);
        Self { network, seed, all: vec![root] }
    }

    /// The key of account `index`, whether it is open or not.
    pub(super) fn key(&self, index: usize) -> [u8; 32] {
        if let Some(account) = self.all.get(index) {
            return account.key;
        }
        let index = (index as u64).to_be_bytes();
        sha256(&[b"account", &self.network, &self.seed.to_be_bytes(), &index])
    }

    /// Opens the next account.
    pub(super) fn open(&mut self, balance: i64, at: Moment, changes: &mut Vec<LedgerEntryChange>) {
        let sequence = i64::from(at.ledger) << 32;
        let opened = Account::new(self.key(self.all.len()), balance, sequence, at.ledger);
        changes.push(LedgerEntryChange::Created(opened.image()));
        self.all.push(opened);
    }

    /// Moves lumens to or from an account.
    pub(super) fn add(
        &mut self,
        index: usize,
        amount: i64,
        at: Moment,
        changes: &mut Vec<LedgerEntryChange>,
    ) {
        self.edit(index, at, changes, |account| account.balance += amount);
    }

    /// Uses up one sequence number.
    pub(super) fn bump(&mut self, index: usize, at: Moment, changes: &mut Vec<LedgerEntryChange>) {
        self.edit(index, at, changes, |account| {
            account.sequence += 1;
            account.bumped = Some(at);
        });
    }

    /// Changes the account's own entry, between its two images.
    pub(super) fn edit(
        &mut self,
        index: usize,
        at: Moment,
        changes: &mut Vec<LedgerEntryChange>,
        change: impl FnOnce(&mut Account),
    ) {
        let account = &mut self.all[index];
        changes.push(LedgerEntryChange::State(account.image()));
        change(account);
        account.modified = at.ledger;
        changes.push(LedgerEntryChange::Updated(account.image()));
    }

    /// Changes a trust line, if there is one, between its two images.
    pub(super) fn edit_trust(
        &mut self,
        (index, which): (usize, usize),
        at: Moment,
        changes: &mut Vec<LedgerEntryChange>,
        change: impl FnOnce(&mut Trust),
    ) {
        let asset = asset(self, which);
        let account = &mut self.all[index];
        let Some(mut trust) = account.trusts[which] else { return };
        changes.push(LedgerEntryChange::State(account.trust_image(asset.clone(), &trust)));
        change(&mut trust);
        trust.modified = at.ledger;
        changes.push(LedgerEntryChange::Updated(account.trust_image(asset, &trust)));
        account.trusts[which] = Some(trust);
    }

    /// Changes whatever of an account and its trust lines, each that differs between its two
    /// images.
    pub(super) fn settle(
        &mut self,
        index: usize,
        at: Moment,
        changes: &mut Vec<LedgerEntryChange>,
        change: impl FnOnce(&mut Account),
    ) {
        let before = self.all[index].clone();
        let mut after = before.clone();
        change(&mut after);
        for which in 0..after.trusts.len() {
            let (old, new) = (before.trusts[which], after.trusts[which]);
            if let (Some(new), true) = (new, old != new) {
                self.edit_trust((index, which), at, changes, |trust| *trust = new);
            }
        }
        let own = |account: &Account| (account.balance, account.owed, account.more);
        if own(&before) != own(&after) {
            self.edit(index, at, changes, |account| {
                (account.balance, account.owed, account.more) = own(&after);
            });
        }
    }
}

impl Account {
    pub(super) fn new(key: [u8; 32], balance: i64, sequence: i64, modified: u32) -> Self {
        let (trusts, entries) = Default::default();
        let (bumped, owed, more) = Default::default();
        Self { key, balance, sequence, bumped, modified, owed, more, trusts, entries }
    }
}

fn root_key(network: &[u8; 32]) -> [u8; 32] {
    let name = stellar_xdr::Hash(*network).to_string();
    let known = ROOTS.iter().find(|(id, _)| *id == name).and_then(|(_, root)| root.parse().ok());
    match known {
        Some(stellar_xdr::PublicKey::PublicKeyTypeEd25519(key)) => key.0,
        None => *network,
    }
}
