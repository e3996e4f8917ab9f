//! This says how often each kind of transaction occurs.

use std::str::FromStr;

use super::draw::Draws;

/// What a transaction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Pays lumens or an asset.
    Payments,
    /// Opens accounts from the root.
    Creates,
    /// Trusts an asset, which its issuer then pays out; or moves the limit.
    Trust,
    /// Sets and removes named values of an account.
    Entries,
    /// Pays along a path of one asset.
    Paths,
    /// Calls the contract of an asset.
    Sac,
    /// Uploads, deploys, upgrades and calls contract tokens.
    Tokens,
    /// Trades with offers and pools.
    Swaps,
}

impl Kind {
    /// Whether it runs contracts, and so is applied after all that do not.
    pub(super) fn is_soroban(self) -> bool {
        matches!(self, Self::Sac | Self::Tokens)
    }
}

const KINDS: [(&str, Kind); 8] = [
    ("payments", Kind::Payments),
    ("creates", Kind::Creates),
    ("trust", Kind::Trust),
    ("entries", Kind::Entries),
    ("paths", Kind::Paths),
    ("sac", Kind::Sac),
    ("tokens", Kind::Tokens),
    ("swaps", Kind::Swaps),
];

/// Weights of the kinds of transactions, read from text such as `payments=70,creates=10`.
///
/// A kind that is not named does not occur. The kinds are `payments`, `creates` (new accounts),
/// `trust` (trust lines), `entries` (named values, `manage_data`), `paths` (path payments of one
/// asset), `sac` (calls of assets' contracts), `tokens` (contract tokens) and `swaps` (trades).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mix([u32; KINDS.len()]);

/// Why a text is not a [`Mix`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAMix {
    /// A part has no `=`.
    #[error("`{0}` is not a name and a weight, such as `payments=70`")]
    Shape(String),
    /// Nothing is called so.
    #[error("no transactions are called `{0}`; there are {all}", all = names())]
    Unknown(String),
    /// A name twice.
    #[error("`{0}` has two weights")]
    Twice(String),
    /// The weight is no number.
    #[error("the weight of `{name}` is `{weight}`, not a whole number from 0 to 1000000")]
    Weight {
        /// The kind.
        name: String,
        /// What was given.
        weight: String,
    },
    /// Nothing would be generated.
    #[error("every weight is zero")]
    Nothing,
}

impl Default for Mix {
    fn default() -> Self {
        Self([60, 10, 10, 5, 5, 4, 4, 2])
    }
}

fn names() -> String {
    KINDS.map(|(name, _)| name).join(", ")
}

impl Mix {
    /// Whether a kind occurs at all.
    pub(super) fn has(&self, kind: Kind) -> bool {
        KINDS.into_iter().zip(self.0).any(|((_, one), weight)| one == kind && weight > 0)
    }

    pub(super) fn draw(&self, draws: &mut Draws) -> Kind {
        let mut left = draws.below(self.0.iter().copied().map(u64::from).sum());
        for ((_, kind), weight) in KINDS.into_iter().zip(self.0) {
            match left.checked_sub(weight.into()) {
                Some(rest) => left = rest,
                None => return kind,
            }
        }
        Kind::Payments
    }
}

impl FromStr for Mix {
    type Err = NotAMix;

    fn from_str(text: &str) -> Result<Self, NotAMix> {
        let mut weights = [None; KINDS.len()];
        for part in text.split(',').map(str::trim) {
            let (name, weight) = part.split_once('=').ok_or_else(|| NotAMix::Shape(part.into()))?;
            let place = KINDS.iter().position(|(known, _)| *known == name);
            let Some(slot) = place.and_then(|place| weights.get_mut(place)) else {
                return Err(NotAMix::Unknown(name.into()));
            };
            let number = weight.parse().ok().filter(|number| *number <= 1_000_000);
            let number = number
                .ok_or_else(|| NotAMix::Weight { name: name.into(), weight: weight.into() })?;
            if slot.replace(number).is_some() {
                return Err(NotAMix::Twice(name.into()));
            }
        }
        let weights = weights.map(Option::unwrap_or_default);
        if weights == [0; KINDS.len()] { Err(NotAMix::Nothing) } else { Ok(Self(weights)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_that_cannot_be_made_says_why() {
        let error = |text: &str| text.parse::<Mix>().unwrap_err().to_string();
        let exist = "there are payments, creates, trust, entries, paths, sac, tokens, swaps";
        assert_eq!(error("bets=1"), format!("no transactions are called `bets`; {exist}"));
        assert_eq!(
            error("payments"),
            "`payments` is not a name and a weight, such as `payments=70`"
        );
        let range = "not a whole number from 0 to 1000000";
        assert_eq!(error("payments=-1"), format!("the weight of `payments` is `-1`, {range}"));
        assert_eq!("paths=0".parse::<Mix>(), Err(NotAMix::Nothing));
        assert_eq!("paths=1,paths=1".parse::<Mix>(), Err(NotAMix::Twice("paths".into())));
        let default = "payments=60,creates=10,trust=10,entries=5,paths=5,sac=4,tokens=4,swaps=2";
        assert_eq!(default.parse(), Ok(Mix::default()));
    }
}
