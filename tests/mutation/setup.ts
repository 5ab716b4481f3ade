import fc from 'fast-check';
import { vi } from 'vitest';

// A mutant must meet the same cases in every run, and once it has failed it needs no small
// counterexample.
fc.configureGlobal({ seed: 15, endOnFailure: true });

// What the engine keeps once it is made must be made under the mutant, not in the run before.
vi.resetModules();

// A mutant that breaks the engine while it is loaded is found by the test of that, and nothing
// would be found if this file broke.
await import('../support/joinFamilies.ts').catch(() => undefined);
