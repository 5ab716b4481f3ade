import type { Kind, Seat } from '../../../engine/index.ts';
import type { BoardName } from './boards/BoardDialog.tsx';

/** A dialog of what lies on the table. */
export type TableDialog =
  | { readonly dialog: BoardName | 'ranks' }
  | { readonly dialog: 'card'; readonly kind: Kind }
  | { readonly dialog: 'won'; readonly seats: readonly Seat[] };
