import { kindOf } from '../../core/kind.ts';
import { type Combination, onLadder } from '../combination.ts';
import { setLadder } from './sets.ts';

/** 66 with 21: the one way to play 66 in `chang-pai`, above every pair of a suit. */
export function heavenPair(suit: number): Combination {
  const cards = [
    { kind: kindOf('66'), copies: 1 },
    { kind: kindOf('21'), copies: 1 },
  ];
  return onLadder(cards, { ladder: setLadder(suit, 2), height: Number.POSITIVE_INFINITY });
}
