import { createAnnouncer } from './announcer.ts';
import { watchLastPlayed } from './days/lastDay.ts';
import { lateYardsticks } from './days/lateYardsticks.ts';
import { startHistory } from './history/startHistory.ts';
import { startWorker } from './jobs/startWorker.ts';
import type { JoinNamed } from './joining.ts';
import type { LeftMatches } from './left/leftMatches.ts';
import { createLessonProgress } from './lessons/lessonProgress.ts';
import { startUpdates } from './offline/startUpdates.ts';
import { createDeviceTables } from './online/deviceTables.ts';
import { createPuzzleDays } from './puzzles/puzzleDays.ts';
import { lateReviewer } from './reviewing/lateReviewer.ts';
import type { Services } from './services.ts';
import type { SettingsStore } from './settings.ts';
import { openShelf } from './shelf/deviceShelves.ts';
import { createSetAsideTexts } from './shelf/setAside.ts';
import { startBots } from './table/startBots.ts';
import type { TableStore } from './table/table.ts';
import { browserTimer } from './timer.ts';

export function startServices(
  table: TableStore,
  settings: SettingsStore,
  joinNamed: JoinNamed,
  left: LeftMatches,
): Services {
  const announcer = createAnnouncer(browserTimer);
  const thinker = startBots(table, settings, announcer);
  const { history, waitingRounds } = startHistory(table, joinNamed);
  return {
    history,
    waitingRounds,
    reviewer: lateReviewer(async () =>
      (await import('./reviewing/deviceReviewer.ts')).startReviewer(history),
    ),
    ledgerShelf: openShelf('ledger'),
    updates: startUpdates(),
    left,
    lastPlayed: watchLastPlayed(table, () => localStorage),
    tables: createDeviceTables(openShelf('tables'), () => new Date()),
    lessons: createLessonProgress(openShelf('lessons')),
    puzzleDays: createPuzzleDays(openShelf('puzzles')),
    yardsticks: lateYardsticks(startWorker),
    setAside: createSetAsideTexts(() => localStorage),
    announcer,
    thinker,
  };
}
