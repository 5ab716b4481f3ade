import { wing } from '../../../src/families/climbing/wing.ts';
import { joinSeenForm } from '../../../src/families/far.ts';
import { joinParts } from '../../../src/families/lateParts.ts';
import { joinFamily, joinWords } from '../../../src/families/rules.ts';
import { seenClimbing } from '../../../src/records/climbing/seen.ts';

/**
 * Has climbing join a page that says everything, all of it at once. It stays, so the file of tests
 * is one whose page climbing has joined before (`*.joined.test.tsx`) or one with a page of its own
 * (`*.mocked.test.tsx`).
 */
export function joinClimbingPage(): void {
  joinWords('climbing', wing.words);
  joinParts('climbing', wing.parts);
  joinFamily(wing);
  joinSeenForm('climbing', seenClimbing);
}
