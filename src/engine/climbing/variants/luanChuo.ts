import { kindsOf, suitOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';

/** Luan Chuo with 27 cards each: a talon of three, and every 42 and 21 is laid by itself [PG]. */
export const luanChuo = {
  id: 'luan-chuo',
  kit: 'cards',
  seatCounts: [3],
  sitsOut: 'opposite',
  talon: 3,
  suits: [suitOf('66 11 44 31 55=33=22 65=64=61=51'), suitOf('54 43 41'), suitOf('63 62=53 52 32')],
  combinations: [{ form: 'set', most: 4, fromTwo: kindsOf('65 64 61 51') }, { form: 'mixed' }],
  opening: 'talon',
  laying: 'all',
  counting: 'excess',
  rules: { mustBeat: false, passLocks: false, dealerDouble: false },
} as const satisfies ClimbingVariant;
