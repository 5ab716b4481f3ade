import { joinWords } from '../../../src/text/families.ts';
import { wing } from '../../../src/ui/climbing/wing.ts';
import { joinParts } from '../../../src/ui/families/lateParts.ts';

/**
 * Has climbing join a page that says everything, all of it at once. It stays for all tests of the
 * file, which is one with stand-ins (`*.mocked.test.tsx`), so that no other file meets it.
 */
export function joinClimbingPage(): void {
  joinWords('climbing', wing.familyWords);
  joinParts('climbing', wing.parts);
  wing.joinRules();
}
