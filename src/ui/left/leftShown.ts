import { companyOf, type LeftMatch } from '../../store/left/leftMatches.ts';
import type { Match } from '../../store/match/match.ts';

/** So many fit on a first screen that is about playing. */
const mostAtFirst = 3;

/**
 * The matches that the first screen shows of those that were left: one of each game and company,
 * the one that was left last, and none of the match that is shown beside them.
 */
export function leftAtFirst(left: readonly LeftMatch[], match: Match): readonly LeftMatch[] {
  const companies = [companyOf(match.setup), ...left.map(companyOf)];
  return left
    .filter((one, at) => companies.indexOf(companyOf(one)) === at + 1)
    .slice(0, mostAtFirst);
}
