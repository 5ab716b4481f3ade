import type { Kind } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { type Combination, copiesOf, sizeOf } from '../combination.ts';
import { type CombinationRule, combinationsBy } from '../combinations.ts';
import { leadingKinds } from '../forms/mixedPlays.ts';
import { supremes } from '../forms/supremes.ts';
import { combinationPlay, type KindCount } from '../play.ts';
import { kindsOf, suitPlaceOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';

export type Form = CombinationRule['form'];

/** A combination with what is told of it besides how it stands to others. */
export interface ToldCombination extends Combination {
  readonly play: Play | undefined;
  readonly form: Form;
  readonly size: number;
  /** The number of the suit on whose ladder it stands; null where it is none of one suit. */
  readonly suit: number | null;
  /** The leading kind of a mixed play (W4), null of any other. */
  readonly leader: Kind | null;
}

/** They take a while to list, and are the same under all switches. */
const known = new Map<ClimbingVariant, readonly ToldCombination[]>();

/** In the order of the variant's rules (W3 to W5). */
export function combinationsIn(variant: ClimbingVariant): readonly ToldCombination[] {
  const all = known.get(variant) ?? variant.combinations.flatMap((rule) => toldBy(rule, variant));
  known.set(variant, all);
  return all;
}

/** Where laying is a choice (W6). */
export function laysIn(variant: ClimbingVariant): readonly ToldCombination[] {
  if (variant.laying !== 'choice') return [];
  return supremes(variant).map((combination) => toldOf(combination, { form: 'supreme' }, variant));
}

export function holdsAll({ cards }: ToldCombination, some: readonly KindCount[]): boolean {
  return some.every(({ kind, copies }) => copiesOf(cards, kind) >= copies);
}

function toldBy(rule: CombinationRule, variant: ClimbingVariant): ToldCombination[] {
  return combinationsBy(rule, variant).map((combination) => toldOf(combination, rule, variant));
}

function toldOf(
  combination: Combination,
  rule: CombinationRule,
  variant: ClimbingVariant,
): ToldCombination {
  const { cards } = combination;
  return {
    ...combination,
    play: combinationPlay(cards),
    form: rule.form,
    size: sizeOf(cards),
    suit: suitBy(rule, cards, variant),
    leader: rule.form === 'mixed' ? leaderAmong(cards) : null,
  };
}

function suitBy(
  rule: CombinationRule,
  [first]: readonly KindCount[],
  { suits }: ClimbingVariant,
): number | null {
  if (rule.form === 'heaven-pair') return rule.suit;
  if (rule.form !== 'set' || first === undefined) return null;
  return suitPlaceOf(suits, first.kind)?.suit ?? null;
}

function leaderAmong(cards: readonly KindCount[]): Kind | null {
  return leaders.find((leader) => copiesOf(cards, leader) > 0) ?? null;
}

const leaders = kindsOf(leadingKinds.map(({ leader }) => leader).join(' '));
