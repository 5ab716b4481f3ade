import type { Kind, Seat } from '../../../engine/index.ts';

/** The questions that are asked most, in the order in which the dialog lists them. */
export const firstQuestions = ['watch', 'groups', 'unseen'] as const;

/** The other questions that the dialog lists, in their order. */
export const otherQuestions = ['fish', 'totals', 'why'] as const;

/** A question that the table answers; the boats tell the score too, so that only a key asks it. */
export type TableQuestion = (typeof firstQuestions | typeof otherQuestions)[number] | 'score';

/** A dialog of what lies on the table. */
export type TableDialog =
  | { readonly dialog: 'fish' | 'groups' | 'unseen' | 'totals' }
  | { readonly dialog: 'tile'; readonly kind: Kind }
  | { readonly dialog: 'catch'; readonly seats: readonly Seat[] };
