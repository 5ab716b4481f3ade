import { kindOf } from '../core/kind.ts';
import { type Cards, type Combination, onLadder } from './combination.ts';
import { mixedPlays } from './forms/mixedPlays.ts';
import { playsBySize } from './forms/playsBySize.ts';
import { type SetRule, setLadder, sets } from './forms/sets.ts';
import { supremes } from './forms/supremes.ts';

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

/** 66 with 21: the one way to play 66 in `chang-pai`, above every pair of a suit. */
function heavenPair(suit: number): Combination {
  const cards = [
    { kind: kindOf('66'), copies: 1 },
    { kind: kindOf('21'), copies: 1 },
  ];
  return onLadder(cards, { ladder: setLadder(suit, 2), height: Number.POSITIVE_INFINITY });
}
