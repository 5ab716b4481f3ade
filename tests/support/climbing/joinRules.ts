import { lateRules } from '../../../src/families/climbing/lateRules.ts';
import { joinFamily } from '../../../src/families/rules.ts';

/** Has the climbing games join the others. Once they have, it changes nothing. */
export function joinClimbing(): void {
  joinFamily(lateRules);
}
