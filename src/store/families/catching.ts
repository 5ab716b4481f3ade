import {
  type CountedGame,
  type Entry,
  emptyEntry,
  enteredCatchesOf,
  entryOf,
  isEmptyEntry,
  movedEntry,
  withGame,
  withoutCatch,
  withoutLast,
  withText,
  withTile,
} from '../fishing/ledger/entry.ts';
import { catchRoundSchema, entrySchema, entryToJson } from '../fishing/ledger/savedEntry.ts';

export type CatchingGame = CountedGame;

export type EnteredCatches = Entry;

const usualGame: CatchingGame = { variant: 'tiu-u', rules: {}, seatCount: 2 };

/** How rounds are entered and kept whose catches are counted. */
export const catching = {
  emptyEntry,
  enteredCatchesOf,
  entryOf,
  isEmptyEntry,
  movedEntry,
  withGame,
  withoutCatch,
  withoutLast,
  withText,
  withTile,
  catchRoundSchema,
  entrySchema,
  entryToJson,
  /** The game of a device on which no ledger was kept. */
  usualGame,
};
