import type { StoreApi } from 'zustand/vanilla';
import type { History } from './history/history.ts';
import type { WaitingRounds } from './history/waitingRounds.ts';
import type { JoinNamed } from './joining.ts';
import type { LedgerStore } from './ledger/ledgerStore.ts';
import type { LeftMatches } from './left/leftMatches.ts';
import type { LessonProgressStore } from './lessons/lessonProgress.ts';
import type { UpdateStore } from './offline/updates.ts';
import type { PlaceStore } from './places.ts';
import type { PuzzleDaysStore } from './puzzles/puzzleDays.ts';
import type { Reviewer } from './reviewing/reviewer.ts';
import type { SettingsStore } from './settings.ts';
import type { SetAsideTexts } from './shelf/setAside.ts';
import type { MatchStore } from './table/matchStore.ts';
import type { TableSource } from './table/source.ts';
import type { Thinker } from './thinking/thinker.ts';

/** What comes after the first screen and goes on for as long as the page. */
export interface Services {
  readonly reviewer: Reviewer;
  readonly history: History;
  /** Finished rounds that the history has not taken yet. */
  readonly waitingRounds: Pick<WaitingRounds, 'writeAgain'>;
  /** The evenings at real tables. */
  readonly ledger: LedgerStore;
  /** Missing where the browser keeps no apps. */
  readonly updates?: UpdateStore | undefined;
  readonly lessons: LessonProgressStore;
  /** The matches that were left for others. */
  readonly left: LeftMatches;
  /** What came of the puzzles of the days. */
  readonly puzzleDays: PuzzleDaysStore;
  /** What could not be read, of everything that lies on a shelf of this device. */
  readonly setAside: SetAsideTexts;
  /**
   * The bots of the table, for a round in a room beside it: while such a one is shown, nobody plays
   * at the table.
   */
  readonly thinker: Thinker;
}

/** What the first screen draws upon. */
export interface FirstStores {
  readonly settings: SettingsStore;
  readonly places: PlaceStore;
}

/** Everything the screens draw upon. */
export interface Stores extends FirstStores {
  readonly joinNamed: JoinNamed;
  /** What is at the table. */
  readonly table: TableSource;
  readonly matches: MatchStore;
  readonly services: Services;
}

/** Everything the screens draw upon: null until it has come, or `failed` where it cannot. */
export type StoresStore = StoreApi<Stores | 'failed' | null>;
