import type { Seat } from '../../engine/index.ts';

/** What can be asked at the table of the round so far, in the order in which it is listed. */
export const roundQuestions = ['watch', 'why', 'score'] as const;

/** What can be asked at the table of the tiles, in the order in which it is listed. */
export const tileQuestions = ['fish', 'groups', 'unseen', 'totals'] as const;

/** Something that can be asked at the table. */
export type Question = (typeof roundQuestions | typeof tileQuestions)[number];

/** A dialog of the table. */
export type OpenDialog =
  | { readonly dialog: 'more' | 'log' | 'keys' | 'typed' | 'fish' | 'groups' | 'unseen' | 'totals' }
  | { readonly dialog: 'catch'; readonly seats: readonly Seat[] };
