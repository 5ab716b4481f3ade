import type { Kind, Seat } from '../../../engine/index.ts';
import type { CommonDialogName } from '../../table/dialogs/CommonDialog.tsx';

/** A dialog of the table. */
export type TableDialog =
  | { readonly dialog: CommonDialogName | 'ranks' | 'cards' | 'passes' }
  | { readonly dialog: 'card'; readonly kind: Kind }
  | { readonly dialog: 'won'; readonly seats: readonly Seat[] };
