import { laysCards, wordOf } from '../../../engine/climbing/index.ts';
import type { Play, VariantId } from '../../../engine/index.ts';
import type { PlayReview } from '../../../review/review.ts';
import type { Match } from '../../../store/match/match.ts';
import { matchUpTo } from '../../../store/match/whatIf.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../text/say.ts';
import { hintReasonOf } from '../table/hintReason.ts';
import { tableModelOf } from '../table/tableModel.ts';
import { tableRoundOf } from '../table/tableRound.ts';

/** What a play does, to be put into a sentence: `two 66 with one 54`. */
export function wayWords(play: Play, variant: VariantId, say: Say): string {
  const word = wordOf(play);
  if (word === undefined) {
    const what = combinationWords(play, say, variant);
    return laysCards(play) ? say('climbing.way.lay', { what }) : what;
  }
  return say(`climbing.way.${word}`);
}

/** What was better than the play of an index, and what speaks for it; a line for each. */
export function betterWords(match: Match, at: number, review: PlayReview, say: Say): string[] {
  const [best] = review.values;
  if (best === undefined) return [];
  const reason = whyWords(match, at, review, best.play, say);
  return [
    say('review.better', { what: wayWords(best.play, match.setup.variant, say) }),
    ...(reason === undefined ? [] : [say('review.why', { reason })]),
  ];
}

/** What speaks for a play open at an index, as a sentence; undefined where nothing does. */
export function whyWords(
  match: Match,
  at: number,
  { seat, values }: PlayReview,
  play: Play,
  say: Say,
): string | undefined {
  const model = tableModelOf(tableRoundOf(matchUpTo(match, at), seat, null));
  // What a bot calls the error of a value, a review calls its noise.
  const known = values.map(({ play, points, noise }) => ({ play, points, error: noise }));
  const why = hintReasonOf({ play, values: known }, model);
  return why && say(`climbing.reason.${why}`);
}
