import { suitOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';
import { luanChuo } from './luanChuo.ts';

/** Luan Chuo with 28 cards each: weak hands may ask for a new deal, and Supremes are laid [PG]. */
export const luanChuo28 = {
  ...luanChuo,
  id: 'luan-chuo-28',
  talon: 0,
  suits: [
    suitOf('66 11 44 31 55=33=22 65=64=61=51'),
    suitOf('54 43 42 41 21'),
    suitOf('63 62=53 52 32'),
  ],
  combinations: [...luanChuo.combinations, { form: 'supreme' }],
  opening: 'redeal',
  laying: 'choice',
  counting: 'pillars',
} as const satisfies ClimbingVariant;
