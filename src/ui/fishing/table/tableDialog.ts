import type { Kind, Seat } from '../../../engine/index.ts';
import type { CommonDialogName } from '../../table/CommonDialog.tsx';

/** The questions about the round so far, in the order in which the dialog lists them. */
export const roundQuestions = ['watch', 'why', 'score'] as const;

/** The questions about the tiles, in the order in which the dialog lists them. */
export const tileQuestions = ['fish', 'groups', 'unseen', 'totals'] as const;

/** A question that the table answers. */
export type TableQuestion = (typeof roundQuestions | typeof tileQuestions)[number];

/** A dialog of the table. */
export type TableDialog =
  | { readonly dialog: CommonDialogName | 'fish' | 'groups' | 'unseen' | 'totals' }
  | { readonly dialog: 'tile'; readonly kind: Kind }
  | { readonly dialog: 'catch'; readonly seats: readonly Seat[] };
