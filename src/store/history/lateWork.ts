import { bringUp, broughtUpId, readApart, readOlder } from './bringUp.ts';
import { findFeats } from './findFeats.ts';
import { nameNewest, takeNewest } from './newestRounds.ts';
import { putBackRounds, removeRounds } from './removing.ts';

/** What is done only where somebody looks at the rounds, or where an older app was. */
export const lateWork = {
  ...{ bringUp, broughtUpId, readApart, readOlder },
  ...{ findFeats, nameNewest, takeNewest, putBackRounds, removeRounds },
};
