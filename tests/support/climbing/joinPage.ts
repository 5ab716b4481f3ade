import { seenClimbing } from '../../../src/records/climbing/seen.ts';
import { joinSeenForm } from '../../../src/records/families/seenForms.ts';
import { joinWords } from '../../../src/text/families.ts';
import { wing } from '../../../src/ui/climbing/wing.ts';
import { joinParts } from '../../../src/ui/families/lateParts.ts';

/**
 * Has climbing join a page that says everything, all of it at once. It stays, so the file of tests
 * is one whose page climbing has joined before (`*.joined.test.tsx`) or one with a page of its own
 * (`*.mocked.test.tsx`).
 */
export function joinClimbingPage(): void {
  joinWords('climbing', wing.familyWords);
  joinParts('climbing', wing.parts);
  wing.joinRules();
  joinSeenForm('climbing', seenClimbing);
}
