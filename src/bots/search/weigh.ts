import { invariant, type Play, type Random, type SeatView } from '../../engine/index.ts';
import type { Budget, Thinking } from '../bot.ts';

/**
 * Plays a round to its end in a world; by seat what is won or lost by the settlement. The play is
 * null to begin as it would go on. The same seed, of the little chance in the plays, makes the ends
 * of two plays comparable.
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
  /** By seat, from the round's settlement (S9). */
  readonly settlement: readonly number[];
  /** The standard error of the distance to the best play's points. */
  readonly error: number;
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
 * From time to time the worse half is left out (sequential halving). Where it need not spend its
 * budget, a play is left out as soon as enough is known of it, but for one that is kept; it ends
 * once enough is known of all but the best. It yields the share of the budget it has used, 0 to 1.
 */
export function* weigh<World>(
  view: Pick<SeatView, 'legal' | 'seat'>,
  random: Random,
  budget: Budget,
  openWorlds: () => Worlds<World>,
  care: Care = {},
): Generator<number, Weighing, void> {
  const { legal, seat } = view;
  const { kept, fewestWorlds = 'now' in budget ? leastWorlds : 1 } = care;
  const isKnown = care.isKnown ?? (budget.endsOnceClear === true ? isClearlyWorse : undefined);
  const shareSpent = createMeter(budget);
  const worlds = openWorlds();
  const candidates = legal.map((play): Candidate => ({ play, ends: [] }));
  const stages = Math.max(1, Math.ceil(Math.log2(legal.length)));
  let inQuestion: readonly Candidate[] = candidates;
  let met = 0;
  let nextLook = firstLook;
  for (let stage = 1; stage <= stages; stage += 1) {
    const better = Math.max(2, Math.ceil(inQuestion.length / 2));
    // The last stage leaves none out.
    const enough = stage === stages ? 0 : better;
    const before = met;
    do {
      met += 1;
      const world = worlds.next();
      const seed = Math.floor(random() * 2 ** 32);
      for (const { play, ends } of inQuestion) ends.push(worlds.playOut(world, play, seed));
      yield Math.min(shareSpent(inQuestion.length), 1);
      if (isKnown === undefined || met < nextLook) continue;
      nextLook = met * lookAgain;
      const [best, ...others] = rankedFor(seat, inQuestion);
      invariant(best !== undefined, 'the best play stays in question');
      const open = others.filter((other) => !isKnown(besideBest(best, other, seat)));
      if (open.length === 0) return weighingOf(best, candidates, seat);
      inQuestion = [best, ...others.filter((one) => one.play === kept || open.includes(one))];
    } while (
      met - before < fewestWorlds ||
      (shareSpent(0) < stage / stages && inQuestion.length > enough)
    );
    inQuestion = rankedFor(seat, inQuestion).filter(
      ({ play }, rank) => rank < better || play === kept,
    );
  }
  const [best] = inQuestion;
  invariant(best !== undefined, 'the best play stays in question');
  return weighingOf(best, candidates, seat);
}

/** Chooses among the legal plays as {@link weigh} finds them; a single one it makes at once. */
export function* thinkInWorlds<World>(
  view: SeatView,
  random: Random,
  budget: Budget,
  openWorlds: () => Worlds<World>,
): Thinking {
  const { legal, seat } = view;
  const [only] = legal;
  invariant(only !== undefined, 'a bot is asked only when its seat is to play');
  if (legal.length === 1) return { play: only, values: [] };
  const { best, weights } = yield* weigh(view, random, budget, openWorlds);
  const values = weights.map(({ play, settlement, error }) => ({
    play,
    points: settlement[seat] ?? 0,
    error,
  }));
  // Values from a few worlds are too uncertain to tell.
  const isTold = weights.every(({ worlds }) => worlds >= leastWorlds);
  return { play: best.play, values: isTold ? values : [] };
}

/** What a review asks beyond the budget. */
export interface Care {
  /** A play that stays in question to the end. */
  readonly kept?: Play;
  /** Worlds for each play in each stage; more than one with a clock, which may run out at once. */
  readonly fewestWorlds?: number;
  /** Whether enough is known of a play beside the best so far, so that it need not be played on. */
  readonly isKnown?: (beside: Beside) => boolean;
}

export interface Beside {
  readonly play: Play;
  /** How many points less it brings. */
  readonly distance: number;
  /** The standard error of that. */
  readonly error: number;
  /** As much as one more world could change, the last one of its kind to be met. */
  readonly unmet: number;
}

/** Fewer worlds than this tell nothing of a play. */
export const leastWorlds = 8;

/** After so many worlds it is looked for the first time what is known, and from look to look. */
const firstLook = 100;
const lookAgain = 1.25;

/** At so many looks at so many plays, chance goes beyond three standard errors now and then. */
const clearly = 4;

/**
 * What is rare and large may not have been met yet, and is in no standard error then: a play that
 * is better in all worlds but one in a hundred must not look clearly better.
 */
export function isClearlyWorse({ distance, error, unmet }: Beside): boolean {
  return distance >= clearly * error + unmet;
}

/** A play with each world's settlement; all that were in question met the same worlds. */
interface Candidate {
  readonly play: Play;
  readonly ends: (readonly number[])[];
}

function rankedFor(seat: number, candidates: readonly Candidate[]): readonly Candidate[] {
  const means = new Map(
    candidates.map((one) => [one, meanOf(one.ends.map((end) => end[seat] ?? 0))]),
  );
  return candidates.toSorted((one, other) => (means.get(other) ?? 0) - (means.get(one) ?? 0));
}

function weighingOf(best: Candidate, candidates: readonly Candidate[], seat: number): Weighing {
  return {
    best: weightBeside(best, best, seat),
    weights: candidates
      .map((candidate) => weightBeside(best, candidate, seat))
      .toSorted((one, other) => (other.settlement[seat] ?? 0) - (one.settlement[seat] ?? 0)),
  };
}

/** The best play's points less those of another, in the worlds that both met. */
function besideBest(best: Candidate, { play, ends }: Candidate, seat: number): Beside {
  const distances = ends.map((end, world) => (best.ends[world]?.[seat] ?? 0) - (end[seat] ?? 0));
  const distance = meanOf(distances);
  const squares = distances.reduce((sum, each) => sum + (each - distance) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(ends.length - 1, 1) / ends.length);
  const own = [...best.ends.slice(0, ends.length), ...ends].map((end) => end[seat] ?? 0);
  const unmet = (largestOf(own) + largestOf(own.map((points) => -points))) / ends.length;
  return { play, distance, error, unmet };
}

/** The best play's settlement less the distance to it in the worlds that both met. */
function weightBeside(best: Candidate, other: Candidate, seat: number): Weight {
  const { play, ends } = other;
  const seats = best.ends[0] ?? [];
  const distanceOf = (one: number) =>
    meanOf(ends.map((end, world) => (best.ends[world]?.[one] ?? 0) - (end[one] ?? 0)));
  return {
    play,
    settlement: seats.map(
      (_, one) => meanOf(best.ends.map((end) => end[one] ?? 0)) - distanceOf(one),
    ),
    error: besideBest(best, other, seat).error,
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

function largestOf(numbers: readonly number[]): number {
  return numbers.reduce((largest, each) => Math.max(largest, each), Number.NEGATIVE_INFINITY);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
