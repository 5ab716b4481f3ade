import { suitOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';

/** Sap Ng Wu as it is played in Hong Kong [PG]. */
export const sapNgWu = {
  id: 'sap-ng-wu',
  kit: 'cards',
  seatCounts: [3, 4],
  talon: 0,
  suits: [
    suitOf('66 11 44 31 55 33 22 65 64 61 51'),
    suitOf('54 62 43 42 41 21'),
    suitOf('63 53 52 32'),
  ],
  combinations: [{ form: 'set', most: 4 }, { form: 'mixed' }, { form: 'supreme' }],
  opening: 'none',
  laying: 'choice',
  counting: 'bands',
  rules: { mustBeat: false, passLocks: false, dealerDouble: false, fourChips: 1, bandChips: 1 },
} as const satisfies ClimbingVariant;
