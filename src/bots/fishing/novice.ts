import { takenBy } from '../../engine/fishing/index.ts';
import { chooseAny } from '../chooseAny.ts';
import { fishingBotAtOnce } from './atOnce.ts';
import { greedyPlays } from './greedy.ts';

/** How often it sees a fish that is there. */
const attention = 0.5;

/** Of the fish it sees it takes the one worth most; where it sees none it plays anything. */
export const playLikeNovice = fishingBotAtOnce((view, random) => {
  const seen = view.legal.filter((play) => takenBy(play).length > 0 && random() < attention);
  return chooseAny(seen.length === 0 ? view.legal : greedyPlays({ ...view, legal: seen }), random);
});
