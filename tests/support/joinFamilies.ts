import { joinClimbing } from '../../src/records/climbing/join.ts';
import { seenClimbing } from '../../src/records/climbing/seen.ts';
import { joinSeenForm } from '../../src/records/families/seenForms.ts';

// The headless commands know all families, and so do the tests of what they use.
joinClimbing();
joinSeenForm('climbing', seenClimbing);
