import {
  invariant,
  type Play,
  type Position,
  type Random,
  type SeatView,
} from '../../engine/index.ts';
import type { Budget } from '../bot.ts';
import type { PlayOut } from '../fishing/search/playOut.ts';
import { createWorlds } from '../fishing/search/worlds.ts';

/** What a play brings by the rounds that were played out from it. */
export interface Weight {
  readonly play: Play;
  /** What each seat can expect to win or lose by the round's settlement (S9). */
  readonly settlement: readonly number[];
  /** The standard error of the distance to the best play's points. */
  readonly error: number;
  /** In how many worlds it was played. */
  readonly worlds: number;
}

/** All legal plays weighed. */
export interface Weighing {
  /**
   * The best of those that were in question last; one that was left out may look better for the few
   * worlds it met.
   */
  readonly best: Weight;
  /** Every legal play, those first that bring their seat most. */
  readonly weights: readonly Weight[];
}

/**
 * Plays the round to its end, again and again, in worlds as they may be: each play still in
 * question in the same worlds and with the same chance, so that what tells them apart is the plays.
 * From time to time the worse half is left out (sequential halving). It yields the share of the
 * budget it has used, 0 to 1.
 * @param playOutFor makes what plays rounds out, from a world of which only the shape is taken
 * @param care what a review asks beyond the budget
 */
export function* weigh(
  view: SeatView,
  random: Random,
  budget: Budget,
  playOutFor: (like: Position) => PlayOut,
  { kept, fewestWorlds = 'now' in budget ? leastWorlds : 1 }: Care = {},
): Generator<number, Weighing, void> {
  const { legal, seat } = view;
  const shareSpent = createMeter(budget);
  const nextWorld = createWorlds(view, random);
  const playOut = playOutFor(nextWorld());
  const candidates = legal.map((play): Candidate => ({ play, ends: [] }));
  const stages = Math.max(1, Math.ceil(Math.log2(legal.length)));
  const meanFor = ({ ends }: Candidate): number => meanOf(ends.map((end) => end[seat] ?? 0));
  let inQuestion: readonly Candidate[] = candidates;
  for (let stage = 1; stage <= stages; stage += 1) {
    let worlds = 0;
    do {
      worlds += 1;
      const world = nextWorld();
      const seed = Math.floor(random() * 2 ** 32);
      for (const { play, ends } of inQuestion) ends.push(playOut(world, play, seed));
      yield Math.min(shareSpent(inQuestion.length), 1);
    } while (worlds < fewestWorlds || shareSpent(0) < stage / stages);
    const ranked = inQuestion.toSorted((one, other) => meanFor(other) - meanFor(one));
    const better = Math.max(2, Math.ceil(ranked.length / 2));
    inQuestion = ranked.filter(({ play }, rank) => rank < better || play === kept);
  }
  const [best] = inQuestion;
  invariant(best !== undefined, 'the best play stays in question');
  return {
    best: weightBeside(best, best, seat),
    weights: candidates
      .map((candidate) => weightBeside(best, candidate, seat))
      .toSorted((one, other) => (other.settlement[seat] ?? 0) - (one.settlement[seat] ?? 0)),
  };
}

/** What is to be done whatever it costs. */
interface Care {
  /** A play that stays in question to the end. */
  readonly kept?: Play;
  /**
   * In how many worlds each play in question is looked at in each stage; more than one with a
   * clock, which may run out at once.
   */
  readonly fewestWorlds?: number;
}

/** So many worlds tell something of a play. */
export const leastWorlds = 8;

/**
 * A play with how the round ended for the seats, world by world. The worlds are the same for all
 * that were in question.
 */
interface Candidate {
  readonly play: Play;
  readonly ends: (readonly number[])[];
}

/**
 * What a play brings: what the best one does and, from the worlds that both met, the distance to
 * that.
 */
function weightBeside(best: Candidate, { play, ends }: Candidate, seat: number): Weight {
  const seats = best.ends[0] ?? [];
  const distanceOf = (one: number) =>
    meanOf(ends.map((end, world) => (best.ends[world]?.[one] ?? 0) - (end[one] ?? 0)));
  const distance = distanceOf(seat);
  const squares = ends.reduce(
    (sum, end, world) => sum + ((best.ends[world]?.[seat] ?? 0) - (end[seat] ?? 0) - distance) ** 2,
    0,
  );
  return {
    play,
    settlement: seats.map(
      (_, one) => meanOf(best.ends.map((end) => end[one] ?? 0)) - distanceOf(one),
    ),
    error: Math.sqrt(squares / Math.max(ends.length - 1, 1) / ends.length),
    worlds: ends.length,
  };
}

/**
 * Counts samples as they are used and tells which share of the budget is spent, 1 or more when it
 * is.
 */
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
