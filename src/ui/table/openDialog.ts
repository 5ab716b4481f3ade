import type { Seat } from '../../engine/index.ts';

/** What can be asked at the table, in the order in which it is listed. */
export const questions = ['watch', 'why', 'score', 'fish', 'groups', 'unseen', 'totals'] as const;

/** Something that can be asked at the table. */
export type Question = (typeof questions)[number];

/** A dialog of the table. */
export type OpenDialog =
  | { readonly dialog: 'more' | 'log' | 'keys' | 'typed' | 'fish' | 'groups' | 'unseen' | 'totals' }
  | { readonly dialog: 'catch'; readonly seats: readonly Seat[] };
