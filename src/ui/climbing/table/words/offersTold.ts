import type { Game } from '../../../../engine/climbing/index.ts';
import type { Play } from '../../../../engine/index.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../../text/say.ts';

/** More plays than these are told by their number alone: their buttons name them. */
const fewPlays = 3;

/**
 * What somebody hears whose raised cards light plays before the hand; empty where there is no
 * choice among several, as the table then shows no buttons.
 */
export function offersTold(offers: readonly Play[], { variant }: Game, say: Say): string {
  const plays = offers.length;
  if (plays < 2) return '';
  if (plays > fewPlays) return say('climbing.table.told.offersMany', { plays });
  const words = offers.map((play) => combinationWords(play, say, variant.id));
  // A comma may stand within a play.
  const semicolon = say('language.tag').startsWith('zh') ? '；' : '; ';
  return say('climbing.table.told.offers', { plays, list: words.join(semicolon) });
}
