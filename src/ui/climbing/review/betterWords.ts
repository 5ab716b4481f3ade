import { laysCards, wordOf } from '../../../engine/climbing/index.ts';
import type { Play, VariantId } from '../../../engine/index.ts';
import type { PlayReview } from '../../../review/review.ts';
import type { Match } from '../../../store/match/match.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../text/say.ts';

/** What a play does, to be put into a sentence: `two 66 with one 54`. */
export function wayWords(play: Play, variant: VariantId, say: Say): string {
  const word = wordOf(play);
  if (word === undefined) {
    const what = combinationWords(play, say, variant);
    return laysCards(play) ? say('climbing.way.lay', { what }) : what;
  }
  return say(`climbing.way.${word}`);
}

/** What was better than the play of an index. */
export function betterWords(match: Match, _at: number, review: PlayReview, say: Say): string[] {
  const [best] = review.values;
  if (best === undefined) return [];
  return [say('review.better', { what: wayWords(best.play, match.setup.variant, say) })];
}
