import { suitOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';
import { sapNgWu } from './sapNgWu.ts';

/** Wu Han, where who can beat must [PG]. The military suits are by colour. */
export const wuHan = {
  ...sapNgWu,
  id: 'wu-han',
  suits: [
    suitOf('66 11 44 31 55 33 22 65 64 61 51'),
    suitOf('54 43 42 41 21'),
    suitOf('63 62=53 52 32'),
  ],
  rules: { ...sapNgWu.rules, mustBeat: true },
} as const satisfies ClimbingVariant;
