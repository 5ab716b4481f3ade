import type { Cards, Combination } from './combination.ts';
import { heavenPair } from './forms/heavenPair.ts';
import { mixedPlays } from './forms/mixedPlays.ts';
import { playsBySize } from './forms/playsBySize.ts';
import { type SetRule, sets } from './forms/sets.ts';
import { supremes } from './forms/supremes.ts';

/** What may be played, a rule for each form. */
export type CombinationRule =
  | SetRule
  /** A leading civil kind with some of its own military cards (W4). */
  | { readonly form: 'mixed' }
  /** Some 42 with some 21 (W5). */
  | { readonly form: 'supreme' }
  /** 66 with 21, above every pair of a suit (`chang-pai`). */
  | { readonly form: 'heaven-pair'; readonly suit: number }
  /** Sets, happy, bull, pendulum and fish, which beat each other by their size (`ma-hua-hua`). */
  | { readonly form: 'by-size' };

/** Every combination that a rule allows. */
export function combinationsBy(rule: CombinationRule, cards: Cards): readonly Combination[] {
  switch (rule.form) {
    case 'set':
      return sets(rule, cards);
    case 'mixed':
      return mixedPlays(cards);
    case 'supreme':
      return supremes(cards);
    case 'heaven-pair':
      return [heavenPair(rule.suit)];
    case 'by-size':
      return playsBySize(cards);
  }
}
