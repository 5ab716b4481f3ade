import {
  baitOf,
  catchersOf,
  fishingView,
  fishOf,
  formOf,
  type Game,
  gainOf,
  mostPointsOf,
  pointsOf,
  type SeatView,
  seenPosition,
  smallRedPipsOf,
  takenBy,
} from '../../engine/fishing/index.ts';
import { countTiles, type Play, type Random } from '../../engine/index.ts';
import { adviserOf, type LearnerRank } from '../advise.ts';
import { type Bot, type Bots, type Budget, botAtOnce } from '../bot.ts';
import { chooseAny, playAtRandom } from '../random.ts';
import { ownCatchersOf, pointsBy } from './reasons/ownTable.ts';
import { search } from './search/search.ts';
import { bestPlay } from './values/bestPlay.ts';
import { layoutFor } from './values/layout.ts';
import { learnedValues } from './values/learned.ts';
import { createReckoner } from './values/reckoner.ts';

/**
 * The most points now, then any catch before none, then the fish that more others could take. Of
 * tiles that are placed: what few others can catch, then what the own hand can, then what counts
 * little.
 */
export const learnerRankOfCatch: LearnerRank = (view, play) => rankOf(fishingView(view), play);

function rankOf(view: SeatView, play: Play): readonly number[] {
  const points = pointsBy(view, play);
  if (formOf(play) !== 'place') {
    const risk = formOf(play) === 'capture' ? catchersOf(view, fishOf(play)) : 0;
    return [points, 1, smallRedPipsOf(view.game, play), risk];
  }
  const bait = baitOf(play);
  return [
    points,
    0,
    -catchersOf(view, bait),
    ownCatchersOf(view, play).length,
    -mostPointsOf(view.game.scoring, bait, []),
  ];
}

/** Enough for most decisions. */
const usualBudget: Budget = { samples: 4000 };

/** Plays what does best in many rounds played out in its head, see {@link search}. */
const playExpertly: Bot = (view, random, budget = usualBudget) => {
  const seen = fishingView(view);
  return search(seen, random, budget, learnedValues(seen.game));
};

function fishingBotAtOnce(choose: (view: SeatView, random: Random) => Play): Bot {
  return botAtOnce((view, random) => choose(fishingView(view), random));
}

/**
 * The best immediate points, ties at random. It captures even for nothing rather than place; where
 * nothing captures the cheapest tile goes to the lake. A heaven pair that gains is laid first, for
 * it is an extra play (F10).
 */
export const playGreedily = fishingBotAtOnce((view, random) =>
  chooseAny(greedyPlays(view), random),
);

function greedyPlays({ game, seat, legal, catches }: SeatView): readonly Play[] {
  const caught = catches[seat] ?? [];
  const gain = (play: Play): number => gainOf(game, caught, play).points;
  const pairs = legal.filter((play) => formOf(play) === 'pair' && gain(play) > 0);
  if (pairs.length > 0) return pairs;
  const takings = legal.filter((play) => takenBy(play).length > 0);
  return takings.length > 0
    ? highestBy(takings, gain)
    : highestBy(legal, (play) => -worthOf(game, play));
}

/** What the bait would bring a catch that held nothing else. */
function worthOf(game: Game, play: Play): number {
  return pointsOf(game.scoring, countTiles([baitOf(play)]));
}

function highestBy(plays: readonly Play[], value: (play: Play) => number): Play[] {
  const values = plays.map(value);
  const highest = Math.max(...values);
  return plays.filter((_, index) => values[index] === highest);
}

/** How often it sees a fish that is there. */
const attention = 0.5;

/** Of the fish it sees it takes the one worth most; where it sees none it plays anything. */
const playLikeNovice = fishingBotAtOnce((view, random) => {
  const seen = view.legal.filter((play) => takenBy(play).length > 0 && random() < attention);
  return chooseAny(seen.length === 0 ? view.legal : greedyPlays({ ...view, legal: seen }), random);
});

/** The play after which the learned values are highest. It does not look ahead. */
const playSkilfully = fishingBotAtOnce((view, random) => {
  const { game } = view;
  const position = seenPosition(view);
  const reckoner = createReckoner(game, layoutFor(game), learnedValues(game));
  reckoner.take(position);
  const list = { plays: Int32Array.from(view.legal), length: view.legal.length };
  return bestPlay(position, list, reckoner, 0, random);
});

/** The learned values come with this file, so the page loads it late; names: `levels.ts`. */
export const bots: Bots = {
  random: playAtRandom,
  novice: playLikeNovice,
  greedy: playGreedily,
  skilled: playSkilfully,
  expert: playExpertly,
  adviser: adviserOf(playExpertly, { rankOf: learnerRankOfCatch, mostLost: 2 }),
};
