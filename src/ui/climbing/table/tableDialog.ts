import type { Seat } from '../../../engine/index.ts';

/** A dialog of the table. */
export type TableDialog =
  | { readonly dialog: 'more' | 'log' | 'ranks' | 'keys' | 'typed' }
  | { readonly dialog: 'won'; readonly seats: readonly Seat[] };
