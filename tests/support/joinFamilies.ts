import { joinClimbing } from '../../src/records/climbing/join.ts';

// The headless commands know all families, and so do the tests of what they use.
joinClimbing();
