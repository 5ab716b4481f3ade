import { invariant, type Play, type Random, type SeatView } from '../../engine/index.ts';
import type { Budget, PlayValue, Thinking } from '../bot.ts';
import { createPlayOut } from './playOut.ts';
import { createWorlds } from './worlds.ts';

/**
 * Plays the round to its end, again and again, in worlds as they may be: each play still in question in the same worlds and with
 * the same chance, so that what tells them apart is the plays. From time to time the worse half is left out (sequential halving).
 * @param weights the learned values of the game
 */
export function* search(
  view: SeatView,
  random: Random,
  budget: Budget,
  weights: Float32Array,
): Thinking {
  const { legal, seat } = view;
  const [only] = legal;
  invariant(only !== undefined, 'a bot is asked only when its seat is to play');
  if (legal.length === 1) return { play: only, values: [] };
  const shareSpent = createMeter(budget);
  const nextWorld = createWorlds(view, random);
  const playOut = createPlayOut(nextWorld(), weights);
  // A clock may run out at once, where the machine is slow or slept.
  const fewestWorlds = 'now' in budget ? leastWorlds : 1;
  const candidates = legal.map((play): Candidate => ({ play, ends: [] }));
  const stages = Math.ceil(Math.log2(legal.length));
  let inQuestion: readonly Candidate[] = candidates;
  for (let stage = 1; stage <= stages; stage += 1) {
    let worlds = 0;
    do {
      worlds += 1;
      const world = nextWorld();
      const seed = Math.floor(random() * 2 ** 32);
      for (const { play, ends } of inQuestion) ends.push(playOut(world, play, seed)[seat] ?? 0);
      yield Math.min(shareSpent(inQuestion.length), 1);
    } while (worlds < fewestWorlds || shareSpent(0) < stage / stages);
    const ranked = inQuestion.toSorted((one, other) => meanOf(other.ends) - meanOf(one.ends));
    inQuestion = ranked.slice(0, Math.max(2, Math.ceil(ranked.length / 2)));
  }
  const [best] = inQuestion;
  invariant(best !== undefined, 'two candidates stay in question');
  const values = candidates
    .map((candidate) => valueBeside(best, candidate))
    .toSorted((one, other) => other.points - one.points);
  // Of what was seen in a few worlds nothing is told.
  const isTold = candidates.every(({ ends }) => ends.length >= leastWorlds);
  return { play: best.play, values: isTold ? values : [] };
}

/** So many worlds tell something of a play. */
const leastWorlds = 8;

/** A play with how the round ended for its seat, world by world. The worlds are the same for all that were in question. */
interface Candidate {
  readonly play: Play;
  readonly ends: number[];
}

/** What a play is worth: the best one's points and, from the worlds that both met, the distance to them. */
function valueBeside(best: Candidate, { play, ends }: Candidate): PlayValue {
  const distances = ends.map((end, world) => (best.ends[world] ?? 0) - end);
  const distance = meanOf(distances);
  const squares = distances.reduce((sum, each) => sum + (each - distance) ** 2, 0);
  return {
    play,
    points: meanOf(best.ends) - distance,
    error: Math.sqrt(squares / Math.max(distances.length - 1, 1) / distances.length),
  };
}

/** Counts samples as they are used and tells which share of the budget is spent, 1 or more when it is. */
function createMeter(budget: Budget): (samples: number) => number {
  if ('now' in budget) {
    const begun = budget.now();
    return () => (budget.now() - begun) / budget.milliseconds;
  }
  let used = 0;
  return (samples) => {
    used += samples;
    return used / budget.samples;
  };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
