import {
  advance,
  dealTiles,
  type Game,
  listPlays,
  type ScratchPosition,
  scratchOf,
  settlementOf,
  startPosition,
} from '../../../engine/fishing/index.ts';
import {
  chooseIndex,
  copiesIn,
  createPlayList,
  invariant,
  kindCount,
  kinds,
  type Play,
  type Random,
} from '../../../engine/index.ts';
import { bestPlay } from '../values/bestPlay.ts';
import { createInputs, mostInputs } from '../values/inputs.ts';
import { type Layout, layoutFor, place } from '../values/layout.ts';
import { createReckoner } from '../values/reckoner.ts';

export interface TrainingPlan {
  readonly rounds: number;
  /** At first and at last: the part of its error that each weight that counts makes up for. */
  readonly firstRate: number;
  readonly lastRate: number;
  /** λ of temporal differences, 0 to 1: how far the target reaches past the next value. */
  readonly reach: number;
  /** Points by which chance may move a play's value, so that others are tried too. */
  readonly curiosity: { readonly pips: number; readonly groups: number };
}

/** The plan of the shipped values; more rounds made no play better that could be measured. */
export const usualPlan: TrainingPlan = {
  rounds: 200_000,
  firstRate: 0.001,
  lastRate: 0.0002,
  reach: 0.3,
  curiosity: { pips: 2, groups: 10 },
};

/** More plays than a seat makes in a round: 15 of its hand, 15 drawn, two pairs laid. */
const mostPlaysOfSeat = 40;

/**
 * Learns values by playing against itself, by temporal differences: after each round every value
 * moves towards a mixture of the one after the seat's next play and of what the round brought in
 * the end. What is learned is the mean over the later half.
 * @returns a weight in points for each place of the game's layout
 */
export function train(
  game: Game,
  random: Random,
  plan: TrainingPlan,
  onProgress: (share: number) => void = () => undefined,
): Float32Array {
  const layout = layoutFor(game);
  const weights = firstWeights(game, layout);
  const mean = new Float32Array(weights);
  const learner = createLearner(game, layout, weights, random, plan.curiosity[game.rules.scoring]);
  const half = plan.rounds / 2;
  for (let round = 0; round < plan.rounds; round += 1) {
    const share = round / plan.rounds;
    learner.playRound();
    learner.learn(plan.firstRate * (plan.lastRate / plan.firstRate) ** share, plan.reach);
    if (round % roundsBetweenSnapshots === 0) {
      // The weights fluctuate from round to round; their mean does not.
      const snapshots = Math.max(1, (round - half) / roundsBetweenSnapshots);
      for (let at = 0; at < mean.length; at += 1) {
        const old = mean[at] ?? 0;
        mean[at] = old + ((weights[at] ?? 0) - old) / snapshots;
      }
      onProgress(share);
    }
  }
  onProgress(1);
  return mean;
}

const roundsBetweenSnapshots = 200;

/** What a caught tile counts by itself, so that learning begins where greed ends. */
function firstWeights(
  { variant, seatCount, scoring }: Game,
  { size, tiles }: Layout,
): Float32Array {
  const weights = new Float32Array(size);
  for (const kind of kinds) {
    const worth =
      scoring.groups.find((group) => group.kinds.includes(kind))?.pointsIncomplete[kind] ?? 0;
    for (let tile = 0; tile < copiesIn(variant.kit, kind); tile += 1) {
      weights[(tiles[place.ownCatch * kindCount + kind] ?? 0) + tile] = worth;
      for (let away = 1; away < seatCount; away += 1) {
        const at = (place.othersCatch + away - 1) * kindCount + kind;
        weights[(tiles[at] ?? 0) + tile] = -worth / (seatCount - 1);
      }
    }
  }
  return weights;
}

interface Learner {
  readonly playRound: () => void;
  readonly learn: (rate: number, reach: number) => void;
}

function createLearner(
  game: Game,
  layout: Layout,
  weights: Float32Array,
  random: Random,
  curiosity: number,
): Learner {
  const { seatCount } = game;
  const reckoner = createReckoner(game, layout, weights);
  const listInputs = createInputs(game, layout);
  const list = createPlayList();
  const inputs = Array.from(
    { length: seatCount * mostPlaysOfSeat },
    () => new Int32Array(mostInputs),
  );
  const lengths = new Int32Array(seatCount * mostPlaysOfSeat);
  const plays = new Int32Array(seatCount);
  let settlement: readonly number[] = [];

  const remember = (position: ScratchPosition, seat: number, half: number): void => {
    const at = seat * mostPlaysOfSeat + (plays[seat] ?? 0);
    invariant(
      (plays[seat] ?? 0) < mostPlaysOfSeat,
      'a seat makes no more plays than there is room for',
    );
    plays[seat] = (plays[seat] ?? 0) + 1;
    const into = inputs[at];
    if (into === undefined) return;
    const length = listInputs(position, seat, half, into);
    invariant(length <= mostInputs, 'no more weights count at once than there is room for');
    lengths[at] = length;
  };

  const playRound = (): void => {
    const deal = dealTiles(game, random);
    const position = scratchOf(startPosition(game, deal, chooseIndex(seatCount, random)));
    plays.fill(0);
    reckoner.take(position);
    while (position.phase !== 'over') {
      const { seat, turnedUp } = position;
      const half = position.phase === 'hand' ? 0 : 1;
      listPlays(position, list);
      const chosen: Play = bestPlay(position, list, reckoner, curiosity, random);
      reckoner.follow(position, chosen);
      advance(position, chosen);
      const drew = position.turnedUp !== turnedUp;
      // What is learned is how it stands before the next tile is turned up.
      const { phase } = position;
      position.phase = 'hand';
      remember(position, seat, half);
      position.phase = phase;
      if (drew) reckoner.followDrawn(position);
    }
    settlement = settlementOf(position);
  };

  const learn = (rate: number, reach: number): void => {
    for (let seat = 0; seat < seatCount; seat += 1) {
      let target = settlement[seat] ?? 0;
      for (let play = (plays[seat] ?? 0) - 1; play >= 0; play -= 1) {
        const at = seat * mostPlaysOfSeat + play;
        const counting = inputs[at] ?? noInputs;
        const length = lengths[at] ?? 0;
        let value = 0;
        for (let index = 0; index < length; index += 1) value += weights[counting[index] ?? 0] ?? 0;
        const step = rate * (target - value);
        for (let index = 0; index < length; index += 1) {
          const weight = counting[index] ?? 0;
          weights[weight] = (weights[weight] ?? 0) + step;
        }
        target = reach * target + (1 - reach) * value;
      }
    }
  };

  return { playRound, learn };
}

const noInputs = new Int32Array(0);
