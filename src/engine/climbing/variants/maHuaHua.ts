import { suitOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';

/** Ma Hua Hua: 48 cards, one suit, and plays beat each other by their size [PG]. */
export const maHuaHua = {
  id: 'ma-hua-hua',
  kit: 'cards-48',
  seatCounts: [3],
  talon: 0,
  suits: [suitOf('66 11 44 55 33 22 65 64 61 51 63 62 42 21')],
  combinations: [{ form: 'by-size' }],
  opening: 'consent',
  laying: 'none',
  counting: 'families',
  rules: { mustBeat: false, passLocks: false, dealerDouble: false, familyPayments: 'losers' },
} as const satisfies ClimbingVariant;
