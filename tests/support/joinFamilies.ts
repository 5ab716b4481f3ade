import { joinFamilies } from '../../src/headless/joinFamilies.ts';

// The headless commands know all families, and so do the tests of what they use.
await joinFamilies();
