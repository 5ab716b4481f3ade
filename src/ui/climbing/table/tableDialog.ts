import type { Kind, Seat } from '../../../engine/index.ts';
import type { CommonDialogName } from '../../table/dialogs/CommonDialog.tsx';
import type { BoardName } from './boards/BoardDialog.tsx';

/** A dialog of the table. */
export type TableDialog =
  | { readonly dialog: CommonDialogName | BoardName | 'ranks' }
  | { readonly dialog: 'card'; readonly kind: Kind }
  | { readonly dialog: 'won'; readonly seats: readonly Seat[] };
