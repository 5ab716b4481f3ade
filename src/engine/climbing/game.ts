import { invariant } from '../core/invariant.ts';
import { kindOf } from '../core/kind.ts';
import { tilesOfKit } from '../core/kit.ts';
import type { Play } from '../core/play.ts';
import { type Result, success } from '../core/result.ts';
import type { SeatCount } from '../core/seat.ts';
import { beats, type Combination, copiesOf, sizeOf } from './combination.ts';
import { combinationsBy } from './combinations.ts';
import { type CountingMethod, countings } from './counting.ts';
import { supremes } from './forms/supremes.ts';
import { combinationPlay, type KindCount, layPlay, playNumbers } from './play.ts';
import { type PlayCards, type PlayTree, playTreeOf } from './playTree.ts';
import { type ClimbingRules, changeRules, type ForeignSwitch, type RuleChanges } from './rules.ts';
import type { ClimbingVariant } from './variant.ts';

/** What never changes in a round: the variant, the rules in force, the seats, what follows. */
export interface Game {
  readonly variant: ClimbingVariant;
  readonly rules: ClimbingRules;
  readonly seatCount: SeatCount;
  /** Cards dealt to each seat. */
  readonly handSize: number;
  readonly counting: CountingMethod;
  readonly plays: Plays;
}

/**
 * The combinations of a variant, and what the inner loop asks of each: all lists are indexed by
 * {@link Play}.
 */
export interface Plays {
  /** Every combination, for who leads. */
  readonly leads: PlayTree;
  /** The combinations that beat one. */
  readonly answers: readonly (PlayTree | undefined)[];
  /** The Supremes that may be laid before the first lead (W6). */
  readonly lays: PlayTree;
  /** The wu of a combination: its cards, sixteen for a Supreme of eight (W7, W11); 0 for none. */
  readonly wu: Uint8Array;
  /** The kinds of which it holds all four (W10). */
  readonly fours: Uint8Array;
  /** Its marks (W13). */
  readonly marks: Uint8Array;
  /** How many other combinations beat it: the more, the lower it is. */
  readonly beaters: Uint8Array;
}

/**
 * Joins a variant, the switches changed from it and a number of seats to a game.
 * @returns the game, or the changed switch that the variant does not have
 */
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
    plays: comparedPlays(variant),
  });
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
  const answers: PlayTree[] = [];
  const wu = new Uint8Array(playNumbers);
  const fours = new Uint8Array(playNumbers);
  const marks = new Uint8Array(playNumbers);
  const beaters = new Uint8Array(playNumbers);
  for (const one of all) {
    const higher = all.filter((other) => beats(other, one));
    answers[one.play] = playTreeOf(higher);
    beaters[one.play] = higher.length;
    wu[one.play] = wuIn(one.cards);
    fours[one.play] = one.cards.filter(({ copies }) => copies === 4).length;
    marks[one.play] = countings[variant.counting].marksOf(one.cards);
  }
  const lays = playTreeOf(laysIn(variant));
  return { leads: playTreeOf(all), answers, lays, wu, fours, marks, beaters };
}

/** Every Supreme that may be laid before the first lead, where laying is a choice (W6). */
function laysIn(variant: ClimbingVariant): PlayCards[] {
  if (variant.laying !== 'choice') return [];
  return supremes(variant).map(({ cards }) => ({
    play: layPlay(copiesOf(cards, head), copiesOf(cards, tail)),
    cards,
  }));
}

/** The two kinds of a Supreme (W5). */
const head = kindOf('42');
const tail = kindOf('21');

/** Every card brings one wu, a Supreme of all eight sixteen (W7, W11). */
function wuIn(cards: readonly KindCount[]): number {
  const isEight = copiesOf(cards, head) === 4 && copiesOf(cards, tail) === 4;
  return isEight ? 16 : sizeOf(cards);
}

function playOf(cards: readonly KindCount[]): Play {
  const play = combinationPlay(cards);
  invariant(play !== undefined, 'every combination of a variant can be written');
  return play;
}
