import type { StoreApi } from 'zustand/vanilla';
import type { Announcer } from './announcer.ts';
import type { Yardsticks } from './days/measuredDeal.ts';
import type { History } from './history/history.ts';
import type { WaitingRounds } from './history/waitingRounds.ts';
import type { Joining } from './joining.ts';
import type { LeftMatches } from './left/leftMatches.ts';
import type { LessonProgressStore } from './lessons/lessonProgress.ts';
import type { UpdateStore } from './offline/updates.ts';
import type { DeviceTables } from './online/deviceTables.ts';
import type { PlaceStore } from './places.ts';
import type { PuzzleDaysStore } from './puzzles/puzzleDays.ts';
import type { Reviewer } from './reviewing/reviewer.ts';
import type { SettingsStore } from './settings.ts';
import type { SetAsideTexts } from './shelf/setAside.ts';
import type { Shelf } from './shelf/shelf.ts';
import type { MatchStore } from './table/matchStore.ts';
import type { TableSource } from './table/source.ts';
import type { Thinker } from './thinking/thinker.ts';

/** Comes after the first screen and goes on for as long as the page. */
export interface Services {
  readonly reviewer: Reviewer;
  readonly history: History;
  readonly waitingRounds: Pick<WaitingRounds, 'add' | 'writeAgain'>;
  /** Where the ledger of real tables lies; its room opens it. */
  readonly ledgerShelf: Shelf;
  /** Missing where the browser keeps no apps. */
  readonly updates?: UpdateStore | undefined;
  readonly lessons: LessonProgressStore;
  readonly left: LeftMatches;
  /** The day on which the match at the table last went on; null where nothing tells. */
  readonly lastPlayed: () => string | null;
  readonly tables: DeviceTables;
  readonly puzzleDays: PuzzleDaysStore;
  readonly yardsticks: Yardsticks;
  /** The unreadable texts of all shelves of this device. */
  readonly setAside: SetAsideTexts;
  readonly announcer: Announcer;
  /** The table's bots, lent to a round in a room beside it, while nobody plays at the table. */
  readonly thinker: Thinker;
}

export interface Stores extends Joining {
  /** They are there before all others. */
  readonly settings: SettingsStore;
  readonly places: PlaceStore;
  readonly table: TableSource;
  readonly matches: MatchStore;
  readonly services: Services;
}

/** Null until they have come, or `failed` where they cannot. */
export type StoresStore = StoreApi<Stores | 'failed' | null>;
