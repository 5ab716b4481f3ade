import {
  beatersOf,
  beats,
  combinationsIn,
  type Form,
  type Game,
  isBeside,
  type NotBeating,
  notBeatingCode,
  notBeatingOf,
  type ToldCombination,
} from '../../../engine/climbing/index.ts';
import { chooseIndex, invariant, type Random } from '../../../engine/index.ts';
import { randomFromSeed } from '../../../records/seed.ts';

/** W3 to W5 */
export interface BeatQuestion {
  readonly trick: ToldCombination;
  readonly raised: ToldCombination;
  readonly answer:
    | { readonly beats: true; readonly why: BeatingReason }
    | { readonly beats: false; readonly why: NotBeating };
}

/**
 * Why a play beats another: it beats all, is the pair above all of its suit, a set of the suit over
 * the other one, a higher set, has a higher leading kind, more pips in all, or is of a higher form.
 */
export type BeatingReason =
  | 'beats-all'
  | 'heaven-pair'
  | 'over-other'
  | 'higher'
  | 'higher-leader'
  | 'more-pips'
  | 'higher-form';

type Reason = BeatingReason | NotBeating['code'];

/** How often plays of a form lie there. What nothing beats is soon known, and asked less. */
const shares: Readonly<Record<Form, number>> = {
  set: 5,
  mixed: 5,
  'by-size': 5,
  supreme: 1,
  'heaven-pair': 1,
};

/** Yes as often as no, then a near miss. `before` is the last question and is not asked again. */
export function beatQuestion(game: Game, seed: string, before?: BeatQuestion): BeatQuestion {
  const random = randomFromSeed(seed);
  const isYes = random() < 0.5;
  const { variant } = game;
  const all = combinationsIn(variant);
  for (;;) {
    const trick = someTrick(all, random);
    const beaters = beatersOf(variant, trick);
    const candidates = isYes
      ? beaters.map((raised) => ({ raised, reason: beatingOf(trick, raised) }))
      : all
          .filter((one) => !beats(one, trick) && isBeside(variant, trick, one))
          .map((raised) => ({ raised, reason: notBeatingCode(trick, beaters, raised) }));
    const raised = nearOne(trick, candidates, random);
    if (raised !== undefined && !isSame(trick, raised, before)) {
      return answered(game, trick, raised);
    }
  }
}

/** Some play to be beaten: the forms by their shares, small and large ones alike. */
function someTrick(all: readonly ToldCombination[], random: Random): ToldCombination {
  const forms = [...new Set(all.map(({ form }) => form))].flatMap((form) =>
    Array<Form>(shares[form]).fill(form),
  );
  const form = chosenOf(forms, random);
  const formed = all.filter((one) => one.form === form);
  const kindsTogether = chosenOf(numbersOf(formed, kindsIn), random);
  const joined = formed.filter((one) => kindsIn(one) === kindsTogether);
  const sizes = numbersOf(joined, sizeIn).toSorted((less, more) => less - more);
  // Few cards lie there more often than many.
  const size = Math.min(chosenOf(sizes, random), chosenOf(sizes, random));
  return chosenOf(
    joined.filter((one) => one.size === size),
    random,
  );
}

/** How often each reason is the answer, beside the others that a trick has. */
const reasonShares: Readonly<Record<Reason, number>> = {
  higher: 3,
  'higher-leader': 3,
  'over-other': 3,
  'more-pips': 3,
  'higher-form': 3,
  'heaven-pair': 2,
  'beats-all': 1,
  'too-low': 5,
  equal: 3,
  'wrong-size': 3,
  'wrong-suit': 3,
  'wrong-form': 3,
  'wrong-mixture': 4,
  'supreme-beats-nothing': 1,
  unbeatable: 1,
};

/** What is soon known, asked once in so many times that it could be. */
const rare: readonly Reason[] = ['unbeatable', 'beats-all'];
const rareOnceIn = 3;

interface Candidate {
  readonly raised: ToldCombination;
  readonly reason: Reason;
}

/** Picks a reason by its share, then a near play of it; undefined for none, or not this time. */
function nearOne(
  trick: ToldCombination,
  candidates: readonly Candidate[],
  random: Random,
): ToldCombination | undefined {
  if (candidates.length === 0) return undefined;
  const reasons = [...new Set(candidates.map((one) => one.reason))].flatMap((one) =>
    Array<Reason>(reasonShares[one]).fill(one),
  );
  const reason = chosenOf(reasons, random);
  if (rare.includes(reason) && chooseIndex(rareOnceIn, random) > 0) return undefined;
  const alike = candidates.filter((one) => one.reason === reason).map(({ raised }) => raised);
  const distances = alike.map((raised) => distanceOf(trick, raised));
  const near = Math.min(...distances) + nearness;
  return chosenOf(
    alike.filter((_, at) => (distances[at] ?? 0) <= near),
    random,
  );
}

/** How much farther away than the nearest a play may be. */
const nearness = 1;

/** Heights that are farther apart are all alike far. */
const farApart = 5;

/** How far a play is from the other: a card more counts as several steps of height. */
function distanceOf(trick: ToldCombination, raised: ToldCombination): number {
  const heights = [trick, raised].map(({ stands }) => stands?.height ?? 0);
  const apart = Math.abs((heights[0] ?? 0) - (heights[1] ?? 0));
  const steps = Number.isNaN(apart) ? farApart : Math.min(apart, farApart);
  return farApart * Math.abs(trick.size - raised.size) + steps;
}

function answered(game: Game, trick: ToldCombination, raised: ToldCombination): BeatQuestion {
  const answer = beats(raised, trick)
    ? ({ beats: true, why: beatingOf(trick, raised) } as const)
    : ({ beats: false, why: notBeatingOf(game.variant, trick, raised) } as const);
  return { trick, raised, answer };
}

function beatingOf(trick: ToldCombination, raised: ToldCombination): BeatingReason {
  if (raised.beatsAll) return 'beats-all';
  if (raised.form === 'heaven-pair') return 'heaven-pair';
  if (raised.form === 'mixed') return 'higher-leader';
  if (raised.suit !== trick.suit) return 'over-other';
  if (kindsIn(raised) === 1 && kindsIn(trick) === 1) return 'higher';
  return isOfSameKinds(trick, raised) ? 'more-pips' : 'higher-form';
}

function isOfSameKinds(one: ToldCombination, other: ToldCombination): boolean {
  return (
    one.cards.length === other.cards.length &&
    one.cards.every(({ kind }, at) => other.cards[at]?.kind === kind)
  );
}

function isSame(
  trick: ToldCombination,
  raised: ToldCombination,
  before: BeatQuestion | undefined,
): boolean {
  return before?.trick.play === trick.play && before?.raised.play === raised.play;
}

function kindsIn({ cards }: ToldCombination): number {
  return cards.length;
}

function sizeIn({ size }: ToldCombination): number {
  return size;
}

function numbersOf(
  combinations: readonly ToldCombination[],
  numberOf: (one: ToldCombination) => number,
): readonly number[] {
  return [...new Set(combinations.map(numberOf))];
}

function chosenOf<One>(list: readonly One[], random: Random): One {
  const chosen = list[chooseIndex(list.length, random)];
  invariant(chosen !== undefined, 'there is something to choose from');
  return chosen;
}
