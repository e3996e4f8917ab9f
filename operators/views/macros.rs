//! This is what every generated enum and view has in common.

/// An enum of the schema.
macro_rules! code {
    ($xdr:literal $name:ident { $first:ident = $zero:literal $label:literal
        $(, $member:ident = $value:literal $text:literal)* }) => {
        #[doc = concat!("XDR enum `", $xdr, "`.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(i32)]
        pub enum $name {
            #[doc = concat!("`", $label, "`.")]
            $first = $zero,
            $(#[doc = concat!("`", $text, "`.")]
            $member = $value,)*
        }

        impl $name {
            /// Every member, in the schema's order.
            pub const ALL: &'static [Self] = &[Self::$first $(, Self::$member)*];

            /// The member with this value.
            #[inline]
            pub const fn of(value: i32) -> Option<Self> {
                match value {
                    $zero => Some(Self::$first),
                    $($value => Some(Self::$member),)*
                    _ => None,
                }
            }

            /// The schema's name of the member.
            pub const fn name(self) -> &'static str {
                match self {
                    Self::$first => $label,
                    $(Self::$member => $text,)*
                }
            }
        }

        impl Code for $name {
            const NAME: &'static str = $xdr;

            #[inline(always)]
            fn known(value: i32) -> bool {
                Self::of(value).is_some()
            }
        }

        impl<'a> Element<'a> for $name {
            const WIDTH: Option<usize> = Some(4);

            #[inline]
            fn at(tail: &'a [u8]) -> Self {
                Self::of(i32::at(tail)).unwrap_or(Self::$first)
            }

            #[inline]
            fn width(tail: &'a [u8]) -> usize {
                i32::width(tail)
            }
        }
    };
}

/// A struct or union of the schema, with the call that walks it.
macro_rules! view {
    ($kind:literal $xdr:literal $name:ident, $width:expr, |$bytes:ident, $visit:ident| $walk:expr) => {
        #[doc = concat!("XDR ", $kind, " `", $xdr, "`.")]
        #[derive(Clone, Copy)]
        pub struct $name<'a> {
            tail: &'a [u8],
        }

        impl std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({} bytes)", $xdr, View::xdr(*self).len())
            }
        }

        impl<'a> Element<'a> for $name<'a> {
            const WIDTH: Option<usize> = $width;

            #[inline]
            fn at(tail: &'a [u8]) -> Self {
                Self { tail }
            }

            #[inline]
            fn width(tail: &'a [u8]) -> usize {
                match Self::WIDTH {
                    Some(width) => width.min(tail.len()),
                    None => Self::steps(tail, &mut Null).unwrap_or(tail.len()),
                }
            }
        }

        impl<'a> View<'a> for $name<'a> {
            const NAME: &'static str = $xdr;

            #[inline]
            fn tail(self) -> &'a [u8] {
                self.tail
            }

            #[inline]
            fn steps<V: Visit>($bytes: &[u8], $visit: &mut V) -> Result<usize, Box<Error>> {
                $walk
            }
        }
    };
}
