import { countOf } from '../core/counts.ts';
import { invariant } from '../core/invariant.ts';
import { tilesOfKit } from '../core/kit.ts';
import type { Play } from '../core/play.ts';
import { type Result, success } from '../core/result.ts';
import type { ForeignSwitch } from '../core/rules.ts';
import type { SeatCount } from '../core/seat.ts';
import { beats, type Combination, copiesOf, sizeOf } from './combination.ts';
import { combinationsBy } from './combinations.ts';
import { type CountingMethod, countings, joinMarks } from './counting.ts';
import { supremeKinds, supremes } from './forms/supremes.ts';
import { inTextOrder } from './heldPlays.ts';
import { type LeadTable, leadTableOf } from './leadTable.ts';
import { combinationPlay, type KindCount, kindCountsOf, layPlay, playNumbers } from './play.ts';
import { type ClimbingRules, changeRules, type RuleChanges } from './rules.ts';
import type { ClimbingVariant } from './variant.ts';

export interface Game {
  readonly variant: ClimbingVariant;
  readonly rules: ClimbingRules;
  readonly seatCount: SeatCount;
  readonly handSize: number;
  readonly counting: CountingMethod;
  /** What a band of wu is worth (W13); 1 where the variant has no `bandChips`. */
  readonly band: number;
  readonly plays: Plays;
}

/** What the inner loop asks of a variant's combinations: lists are indexed by {@link Play}. */
export interface Plays {
  readonly leads: LeadTable;
  /** Whether every card of the kit is a combination by itself, so that who has any can lead. */
  readonly everyCardLeads: boolean;
  /** The combinations that beat one, in the order of their texts. */
  readonly answers: readonly Int32Array[];
  /** The Supremes that may be laid before the first lead (W6), in the order of their texts. */
  readonly lays: Int32Array;
  /** The wu of a combination: its cards, sixteen for a Supreme of eight (W7, W11); 0 for none. */
  readonly wu: Uint8Array;
  /** The kinds of which it holds all four (W10). */
  readonly fours: Uint8Array;
  /** Its marks (W13). */
  readonly marks: Uint8Array;
  /** How many other combinations beat it: the more, the lower it is. */
  readonly beaters: Uint8Array;
}

export function createGame(
  variant: ClimbingVariant,
  seatCount: SeatCount,
  changes: RuleChanges = {},
): Result<Game, ForeignSwitch> {
  const rules = changeRules(variant.rules, changes);
  if (!rules.ok) return rules;
  return success({
    variant,
    rules: rules.value,
    seatCount,
    handSize: (tilesOfKit(variant.kit).length - variant.talon) / seatCount,
    counting: countings[variant.counting],
    band: rules.value.bandChips ?? 1,
    plays: comparedPlays(variant),
  });
}

export function mostHeldOf({ handSize, variant }: Game): number {
  return handSize + variant.talon;
}

/** One for each card, and eight more where a Supreme of all eight counts 16 (W11). */
export function mostWuOf(game: Game): number {
  return mostHeldOf(game) + (game.plays.wu.includes(16) ? 8 : 0);
}

/** The plays of a variant are the same under all its switches, and take a while to compare. */
const known = new Map<ClimbingVariant, Plays>();

function comparedPlays(variant: ClimbingVariant): Plays {
  const made = known.get(variant) ?? comparePlays(variant);
  known.set(variant, made);
  return made;
}

function comparePlays(variant: ClimbingVariant): Plays {
  const all = variant.combinations
    .flatMap((rule): readonly Combination[] => combinationsBy(rule, variant))
    .map((combination) => ({ ...combination, play: playOf(combination.cards) }));
  const answers: Int32Array[] = Array.from({ length: playNumbers }, () => none);
  const wu = new Uint8Array(playNumbers);
  const fours = new Uint8Array(playNumbers);
  const marks = new Uint8Array(playNumbers);
  const beaters = new Uint8Array(playNumbers);
  for (const one of all) {
    const higher = all.filter((other) => beats(other, one));
    answers[one.play] = inTextOrder(higher.map(({ play }) => play));
    beaters[one.play] = higher.length;
    wu[one.play] = wuIn(one.cards);
    fours[one.play] = one.cards.filter(({ copies }) => copies === 4).length;
    marks[one.play] = marksIn(one.cards, countings[variant.counting]);
  }
  return {
    leads: leadTableOf(inTextOrder(all.map(({ play }) => play))),
    everyCardLeads: tilesOfKit(variant.kit).every(
      (kind) => countOf(wu, playOf([{ kind, copies: 1 }])) > 0,
    ),
    answers,
    lays: inTextOrder(laysIn(variant)),
    wu,
    fours,
    marks,
    beaters,
  };
}

const none = new Int32Array(0);

function laysIn(variant: ClimbingVariant): Play[] {
  if (variant.laying !== 'choice') return [];
  return supremes(variant).map(({ cards }) => layPlay(cards));
}

/** What they would bring as a play of the variant, else one for each card (W6, W11). */
export function laidWuOf({ plays }: Game, combination: Play): number {
  return plays.wu[combination] || sizeOf(kindCountsOf(combination));
}

/** Whether a seat can lay just these cards: a Supreme by choice, else any 42 and 21 (W6). */
export function mayBeLaid({ variant }: Game, combination: Play): boolean {
  const cards = kindCountsOf(combination);
  const areSupreme = cards.length > 0 && cards.every(({ kind }) => supremeKinds.includes(kind));
  if (variant.laying === 'all') return areSupreme;
  return variant.laying === 'choice' && areSupreme && cards.length === supremeKinds.length;
}

function marksIn(cards: readonly KindCount[], counting: CountingMethod): number {
  const marks = counting.marksOf(cards).map((mark) => mark.marks);
  return marks.reduce((joined, one) => joinMarks(counting, joined, one), 0);
}

/** Every card brings one wu, a Supreme of all eight sixteen (W7, W11). */
function wuIn(cards: readonly KindCount[]): number {
  const isEight = supremeKinds.every((kind) => copiesOf(cards, kind) === 4);
  return isEight ? 16 : sizeOf(cards);
}

function playOf(cards: readonly KindCount[]): Play {
  const play = combinationPlay(cards);
  invariant(play !== undefined, 'every combination of a variant can be written');
  return play;
}
