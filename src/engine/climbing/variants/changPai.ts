import { suitOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';

/** The suits of Chang Pai by colour: red pips only, black only, both. */
const red = 0;
const black = 1;
const mixed = 2;

/** Chang Pai, long cards: suits by colour, and more pips win [PG]. */
export const changPai = {
  id: 'chang-pai',
  kit: 'cards',
  seatCounts: [3, 4],
  talon: 0,
  suits: [
    suitOf('44 41 11'),
    suitOf('65 55 63 62=53 52 33 32 22'),
    suitOf('64 54 61=43 51=42 31 21'),
  ],
  combinations: [
    { form: 'set', most: 3, overOther: { suit: red, other: black } },
    { form: 'heaven-pair', suit: mixed },
  ],
  opening: 'none',
  laying: 'none',
  counting: 'bands',
  rules: { mustBeat: false, passLocks: false, dealerDouble: false, bandChips: 1 },
} as const satisfies ClimbingVariant;
