import {
  advance,
  dealTiles,
  type Game,
  listPlays,
  type ScratchPosition,
  scratchOf,
  settlementOf,
  simplePlay,
  startPosition,
  tally,
  tallyOf,
} from '../../../engine/climbing/index.ts';
import {
  chooseIndex,
  createPlayList,
  type Play,
  playAt,
  type Random,
} from '../../../engine/index.ts';
import { createPlayInputs } from '../values/playInputs.ts';
import { createOutlook, sumOfInputs } from '../values/policy.ts';
import type { LearningPlan } from './plans.ts';
import { createRoundMemory, type LearnerDecision, type RoundMemory } from './roundMemory.ts';
import { listStateInputs, stateWeightCount } from './stateInputs.ts';

/** Which part of what was wrong the expectation makes up for at each decision. */
const expectationRate = 0.002;

/**
 * Each call plays a round and adds what it teaches to the slopes. Plays are drawn by the weights,
 * which the learner changes between rounds; some seats play simply.
 */
export function createLearningRounds(
  game: Game,
  random: Random,
  { simpleShare, reach }: LearningPlan,
  weights: Float32Array,
): (slopes: Float64Array) => void {
  const memory = createRoundMemory();
  const { seatCount } = game;
  const outlook = createOutlook(game);
  const { scale } = outlook.table;
  const expectations = new Float64Array(stateWeightCount);
  const state = createPlayInputs();
  const list = createPlayList();
  const isSimple = new Uint8Array(seatCount);

  const seatPlayers = (): void => {
    for (let seat = 0; seat < seatCount; seat += 1) isSimple[seat] = random() < simpleShare ? 1 : 0;
    if (!isSimple.includes(0)) isSimple[chooseIndex(seatCount, random)] = 0;
  };

  const expect = (position: ScratchPosition): number => {
    listStateInputs(position, outlook, state);
    let sum = 0;
    for (let index = 0; index < state.length; index += 1) {
      sum += (expectations[state.places[index] ?? 0] ?? 0) * (state.amounts[index] ?? 0);
    }
    return sum;
  };

  /** Draws a play by the weights, and keeps what counted for each. */
  const decide = (position: ScratchPosition): Play => {
    const { seat } = position;
    outlook.take(position);
    const expected = expect(position);
    const sums: number[] = [];
    const begins: number[] = [];
    for (let index = 0; index < list.length; index += 1) {
      const inputs = outlook.inputsOf(position, playAt(list, index));
      begins.push(memory.keep(inputs));
      sums.push(sumOfInputs(inputs, weights));
    }
    begins.push(memory.end());
    const chances = softmax(sums);
    const chosen = drawIndex(chances, random);
    memory.decisions.push({
      seat,
      chips: tallyOf(position, tally.chips, seat),
      expected,
      state: {
        places: state.places.slice(0, state.length),
        amounts: state.amounts.slice(0, state.length),
      },
      begins,
      chances,
      chosen,
    });
    return playAt(list, chosen);
  };

  const choose = (position: ScratchPosition): Play => {
    listPlays(position, list);
    if (list.length === 1) return playAt(list, 0);
    const plays = isSimple[position.seat] === 1 || !memory.hasRoom(list.length);
    return plays ? simplePlay(position) : decide(position);
  };

  return (slopes) => {
    const deal = dealTiles(game, random);
    const position = scratchOf(startPosition(game, deal, chooseIndex(seatCount, random)));
    seatPlayers();
    memory.clear();
    while (position.phase !== 'over') advance(position, choose(position));
    const settlement = settlementOf(position);
    // What a seat had later in the round is what an earlier play of its led to.
    const later = settlement.map((chips) => ({ chips, expected: 0, surprise: 0 }));
    for (const decision of memory.decisions.toReversed()) {
      const next = later[decision.seat];
      if (next === undefined) continue;
      const gain = (next.chips - decision.chips) / scale + next.expected - decision.expected;
      const surprise = gain + reach * next.surprise;
      later[decision.seat] = { chips: decision.chips, expected: decision.expected, surprise };
      learnExpectation(expectations, decision, surprise);
      addSlopes(slopes, memory, decision, surprise);
    }
  };
}

function learnExpectation(
  expectations: Float64Array,
  { state: { places, amounts } }: LearnerDecision,
  surprise: number,
): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const change = expectationRate * surprise * (amounts[index] ?? 0);
    expectations[place] = (expectations[place] ?? 0) + change;
  }
}

function addSlopes(
  slopes: Float64Array,
  { places, amounts }: RoundMemory,
  { begins, chances, chosen }: LearnerDecision,
  surprise: number,
): void {
  for (let play = 0; play < chances.length; play += 1) {
    const pull = surprise * ((play === chosen ? 1 : 0) - (chances[play] ?? 0));
    if (Math.abs(pull) < negligible) continue;
    const end = begins[play + 1] ?? 0;
    for (let index = begins[play] ?? 0; index < end; index += 1) {
      const place = places[index] ?? 0;
      slopes[place] = (slopes[place] ?? 0) + pull * (amounts[index] ?? 0);
    }
  }
}

const negligible = 1e-5;

function softmax(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function drawIndex(chances: readonly number[], random: Random): number {
  let left = random();
  for (const [index, chance] of chances.entries()) {
    if (left < chance) return index;
    left -= chance;
  }
  return chances.length - 1;
}
