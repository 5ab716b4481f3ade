import type { Seat } from '../engine/index.ts';
import { countsForm, type EnteredCounts } from '../store/entering/counts.ts';
import type { LedgerForm, LedgerGame } from '../store/entering/form.ts';
import { catchesForm, type EnteredCatches, usualEntered } from '../store/fishing/ledger/entry.ts';
import {
  catchesToJson,
  catchRoundSchema,
  entrySchema,
  entryToJson,
} from '../store/fishing/ledger/savedEntry.ts';
import { enteredBy } from './facts.ts';

/** What is entered of a round, by the form that its family has for it. */
export type Entered = EnteredCatches | EnteredCounts;

/** How catches are saved, and what is entered on a device on which no ledger was kept. */
export const savedCatches = {
  usualEntered,
  entrySchema,
  catchRoundSchema,
  entryToJson,
  catchesToJson,
};

/** Has what is entered looked at, or changed, in its own form. */
export function inForm<Value>(
  entered: Entered,
  use: <One extends Entered>(form: LedgerForm<One>, entered: One) => Value,
): Value {
  switch (entered.by) {
    case 'catches':
      return use(catchesForm, entered);
    case 'counts':
      return use(countsForm, entered);
  }
}

/** How a game is entered, among drafts: as it was entered before, or as nothing yet. */
export function enteredFor(game: LedgerGame, drafts: readonly Entered[], dealer: Seat): Entered {
  const by = enteredBy(game.variant);
  const before = drafts.find((draft) => draft.by === by);
  if (before !== undefined) return inForm<Entered>(before, (form, one) => form.withGame(one, game));
  return (by === 'catches' ? catchesForm : countsForm).empty(game, dealer);
}
