//! This compares views with what stellar-xdr decodes, and encodes them again.

#[rustfmt::skip]
pub(crate) mod generated;

use ledgerflow_views::{Element, List};
use stellar_xdr::{BytesM, Limits, StringM, VecM, WriteXdr};

/// Equality of a view with an owned value, in every field.
pub(crate) trait Same<O> {
    fn same(self, owned: &O) -> bool;
}

/// XDR written through nothing but accessors.
pub(crate) trait Encode {
    /// `depth` bounds the way down in bytes that were never validated.
    fn encode(self, depth: u32, out: &mut Vec<u8>);
}

/// Panics unless two enums have the same members with the same values in the same order.
fn members<V: Same<O> + Encode + Copy, O: WriteXdr>(views: &[V], owned: &[O]) {
    assert_eq!(views.len(), owned.len());
    for (view, owned) in views.iter().zip(owned) {
        let mut out = Vec::new();
        view.encode(0, &mut out);
        assert!(Same::<O>::same(*view, owned) && Ok(out) == owned.to_xdr(Limits::none()));
    }
}

macro_rules! int {
    ($($int:ty),*) => {$(
        impl Same<$int> for $int {
            fn same(self, owned: &$int) -> bool {
                self == *owned
            }
        }

        impl Encode for $int {
            fn encode(self, _: u32, out: &mut Vec<u8>) {
                out.extend(self.to_be_bytes());
            }
        }
    )*};
}

int!(i32, u32, i64, u64);

impl Same<bool> for bool {
    fn same(self, owned: &bool) -> bool {
        self == *owned
    }
}

impl Encode for bool {
    fn encode(self, depth: u32, out: &mut Vec<u8>) {
        u32::from(self).encode(depth, out);
    }
}

impl<const N: usize> Same<[u8; N]> for &[u8; N] {
    fn same(self, owned: &[u8; N]) -> bool {
        self == owned
    }
}

impl<const N: usize> Encode for &[u8; N] {
    fn encode(self, _: u32, out: &mut Vec<u8>) {
        out.extend(self);
        out.resize(out.len().next_multiple_of(4), 0);
    }
}

impl<const N: u32> Same<BytesM<N>> for &[u8] {
    fn same(self, owned: &BytesM<N>) -> bool {
        self == owned.as_slice()
    }
}

impl<const N: u32> Same<StringM<N>> for &[u8] {
    fn same(self, owned: &StringM<N>) -> bool {
        self == owned.as_slice()
    }
}

impl Encode for &[u8] {
    fn encode(self, depth: u32, out: &mut Vec<u8>) {
        u32::try_from(self.len()).expect("a length was read").encode(depth, out);
        out.extend(self);
        out.resize(out.len().next_multiple_of(4), 0);
    }
}

impl<T: Same<O>, O, const N: usize> Same<[O; N]> for [T; N] {
    fn same(self, owned: &[O; N]) -> bool {
        self.into_iter().zip(owned).all(|(value, owned)| value.same(owned))
    }
}

impl<T: Encode, const N: usize> Encode for [T; N] {
    fn encode(self, depth: u32, out: &mut Vec<u8>) {
        self.into_iter().for_each(|value| value.encode(depth + 1, out));
    }
}

impl<'a, T: Element<'a> + Same<O>, O, const N: u32> Same<VecM<O, N>> for List<'a, T> {
    fn same(self, owned: &VecM<O, N>) -> bool {
        self.len() == owned.len()
            && self.iter().len() == owned.len()
            && self.iter().zip(owned.iter()).all(|(value, owned)| value.same(owned))
    }
}

impl<'a, T: Element<'a> + Encode> Encode for List<'a, T> {
    fn encode(self, depth: u32, out: &mut Vec<u8>) {
        u32::try_from(self.len()).expect("a length was read").encode(depth, out);
        if depth < ledgerflow_views::MAX_DEPTH {
            self.iter().for_each(|value| value.encode(depth + 1, out));
        }
    }
}

impl<T: Same<O>, O> Same<Option<O>> for Option<T> {
    fn same(self, owned: &Option<O>) -> bool {
        match (self, owned) {
            (Some(value), Some(owned)) => value.same(owned),
            (value, owned) => value.is_none() && owned.is_none(),
        }
    }
}

impl<T: Encode> Encode for Option<T> {
    fn encode(self, depth: u32, out: &mut Vec<u8>) {
        self.is_some().encode(depth, out);
        if let Some(value) = self.filter(|_| depth < ledgerflow_views::MAX_DEPTH) {
            value.encode(depth + 1, out);
        }
    }
}

impl<T: Same<O>, O> Same<Box<O>> for T {
    fn same(self, owned: &Box<O>) -> bool {
        self.same(&**owned)
    }
}
