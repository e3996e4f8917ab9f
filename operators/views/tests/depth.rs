//! Recursion is bounded as stellar-xdr bounds it, on a thread's stack of 2 MiB in a debug build.

use ledgerflow_views::{
    ClaimPredicate, DEPTH_SLACK, MAX_DEPTH, Null, Reason, ScSpecTypeDef, ScVal, ScpQuorumSet,
    SorobanAuthorizedInvocation, View,
};
use stellar_xdr::{self as owned, Limits, ReadXdr};

/// What a thread's 2 MiB leave after a quarter for whoever calls.
const STACK: usize = 3 << 19;

/// `count` times `layer` around `core`, and what follows each layer.
fn nested(layer: &[u32], core: &[u32], count: usize) -> Vec<u8> {
    let words = layer.repeat(count).into_iter().chain(core.iter().copied());
    words.flat_map(u32::to_be_bytes).collect()
}

fn on_a_stack<T: Send + 'static>(size: usize, run: impl FnOnce() -> T + Send + 'static) -> T {
    std::thread::Builder::new().stack_size(size).spawn(run).expect("a thread").join().expect("ends")
}

fn bounded<V: View<'static>, O: ReadXdr>(layer: &'static [u32], core: &'static [u32]) {
    let accepted = |count| match V::walk(&nested(layer, core, count), &mut Null) {
        Ok(_) => true,
        Err(error) if error.reason == Reason::TooDeep => false,
        Err(error) => panic!("{error}"),
    };
    let most = on_a_stack(STACK, move || {
        assert!(!accepted(100_000));
        let most = (0..2_000).take_while(|count| accepted(*count)).last();
        most.expect("some nesting is accepted")
    });
    assert!(most > 150, "{}: only {most}", V::NAME);
    on_a_stack(1 << 30, move || {
        for count in most - 20..most + 20 {
            let bytes = nested(layer, core, count);
            let within = |depth| O::from_xdr(&bytes, Limits::depth(depth)).is_ok();
            assert!(!within(MAX_DEPTH) || count <= most, "{}: refused {count}", V::NAME);
            assert!(within(MAX_DEPTH + DEPTH_SLACK) || count > most, "{}: took {count}", V::NAME);
        }
    });
}

#[test]
fn nested_vectors_maps_and_instances_are_bounded() {
    bounded::<ScVal<'_>, owned::ScVal>(&[16, 1, 1], &[1]);
    bounded::<ScVal<'_>, owned::ScVal>(&[17, 1, 1, 1], &[1]);
    bounded::<ScVal<'_>, owned::ScVal>(&[19, 1, 1, 1, 1], &[1]);
    bounded::<ScVal<'_>, owned::ScVal>(&[16, 1, 1], &[18, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn nested_predicates_are_bounded() {
    bounded::<ClaimPredicate<'_>, owned::ClaimPredicate>(&[3, 1], &[0]);
    bounded::<ClaimPredicate<'_>, owned::ClaimPredicate>(&[1, 1], &[0]);
}

#[test]
fn nested_quorum_sets_are_bounded() {
    bounded::<ScpQuorumSet<'_>, owned::ScpQuorumSet>(&[1, 0, 1], &[1, 0, 0]);
}

#[test]
fn nested_invocations_are_bounded() {
    const CALL: &[u32] = &[0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
    const LEAF: &[u32] = &[0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    bounded::<SorobanAuthorizedInvocation<'_>, owned::SorobanAuthorizedInvocation>(CALL, LEAF);
}

#[test]
fn nested_type_definitions_are_bounded() {
    for layer in [&[1000], &[1002]] as [&[u32]; 2] {
        bounded::<ScSpecTypeDef<'_>, owned::ScSpecTypeDef>(layer, &[1]);
    }
    bounded::<ScSpecTypeDef<'_>, owned::ScSpecTypeDef>(&[1005, 1], &[1]);
}

#[test]
fn accessors_of_deep_bytes_that_were_never_validated_do_not_overflow_the_stack() {
    on_a_stack(STACK, || {
        let bytes = nested(&[16, 1, 1], &[1], 100_000);
        assert!(ScVal::trusted(&bytes).xdr().len() <= bytes.len());
    });
}
