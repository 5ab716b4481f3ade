import fc from 'fast-check';

// A mutant must meet the same cases in every run, and once it has failed it needs no small
// counterexample.
fc.configureGlobal({ seed: 15, endOnFailure: true });
