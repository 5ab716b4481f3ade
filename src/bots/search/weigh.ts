import { invariant, type Play, type Random, type SeatView } from '../../engine/index.ts';
import type { Budget } from '../bot.ts';

/**
 * Plays a round to its end in a world.
 * @param world a position before the end
 * @param play the play to begin with; null to begin as it would go on
 * @param seed of the little chance in the plays; the same one makes the ends of two plays
 * comparable
 * @returns what each seat wins or loses by the settlement
 */
export type PlayOut<World> = (world: World, play: Play | null, seed: number) => readonly number[];

/** Where rounds are played out: positions as they may be for all a seat knows. */
export interface Worlds<World> {
  /** The next world; it may be written over by the call after it. */
  readonly next: () => World;
  readonly playOut: PlayOut<World>;
}

export interface Weight {
  readonly play: Play;
  /** What each seat can expect to win or lose by the round's settlement (S9). */
  readonly settlement: readonly number[];
  /** The standard error of the distance to the best play's points. */
  readonly error: number;
  /** In how many worlds it was played. */
  readonly worlds: number;
}

export interface Weighing {
  /** The best in question last; one that was left out may look better for the few worlds it met. */
  readonly best: Weight;
  /** Every legal play, those first that bring their seat most. */
  readonly weights: readonly Weight[];
}

/**
 * Plays the round to its end, again and again, in worlds as they may be: each play still in
 * question in the same worlds and with the same chance, so that what tells them apart is the plays.
 * From time to time the worse half is left out (sequential halving). It yields the share of the
 * budget it has used, 0 to 1.
 */
export function* weigh<World>(
  view: Pick<SeatView, 'legal' | 'seat'>,
  random: Random,
  budget: Budget,
  openWorlds: () => Worlds<World>,
  { kept, fewestWorlds = 'now' in budget ? leastWorlds : 1 }: Care = {},
): Generator<number, Weighing, void> {
  const { legal, seat } = view;
  const shareSpent = createMeter(budget);
  const worlds = openWorlds();
  const candidates = legal.map((play): Candidate => ({ play, ends: [] }));
  const stages = Math.max(1, Math.ceil(Math.log2(legal.length)));
  const meanFor = ({ ends }: Candidate): number => meanOf(ends.map((end) => end[seat] ?? 0));
  let inQuestion: readonly Candidate[] = candidates;
  for (let stage = 1; stage <= stages; stage += 1) {
    let met = 0;
    do {
      met += 1;
      const world = worlds.next();
      const seed = Math.floor(random() * 2 ** 32);
      for (const { play, ends } of inQuestion) ends.push(worlds.playOut(world, play, seed));
      yield Math.min(shareSpent(inQuestion.length), 1);
    } while (met < fewestWorlds || shareSpent(0) < stage / stages);
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

/** What a review asks beyond the budget. */
export interface Care {
  /** A play that stays in question to the end. */
  readonly kept?: Play;
  /** Worlds for each play in each stage; more than one with a clock, which may run out at once. */
  readonly fewestWorlds?: number;
}

/** Fewer worlds than this tell nothing of a play. */
export const leastWorlds = 8;

/** A play with each world's settlement; all that were in question met the same worlds. */
interface Candidate {
  readonly play: Play;
  readonly ends: (readonly number[])[];
}

/** The best play's settlement less the distance to it in the worlds that both met. */
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

/** Counts used samples and returns the spent share of the budget, 1 or more at its end. */
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
