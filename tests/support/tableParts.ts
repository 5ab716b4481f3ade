import { vi } from 'vitest';
import type { Aids } from '../../src/store/settings.ts';

/** Nothing helps at a table. */
export const noAids: Aids = {
  catchersGlow: false,
  pointsOnFish: false,
  strandedFish: false,
  danger: false,
  groupBoard: false,
  unseenTiles: false,
  beats: false,
  unbeaten: false,
  cardBoard: false,
  beatersLeft: false,
  passes: false,
  tapsPasses: false,
  suitLadder: false,
  hints: false,
};

/** What a table of any family is given besides its round and its plays, and does nothing. */
export function idleTable() {
  return {
    isTitleKept: false,
    sound: false,
    chosen: { botSpeed: 'normal', handOrder: 'pips', fanOrder: 'suit' },
    watching: false,
    playsForced: false,
    tapsPasses: false,
    onGoOn: undefined,
    hurryNow: vi.fn(),
    onHint: vi.fn(),
    onWatch: vi.fn(),
    onWatchStep: vi.fn(),
    onStopWatching: vi.fn(),
    onSound: vi.fn(),
    onHome: vi.fn(),
    onScores: vi.fn(),
    onExport: vi.fn(),
    onSettings: vi.fn(),
  } as const;
}
