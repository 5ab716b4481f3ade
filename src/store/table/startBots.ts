import { type FamilyId, familyOf } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import { loadBots } from '../../families/tools.ts';
import type { Announcer } from '../announcer.ts';
import { idle } from '../idle.ts';
import { startWorker } from '../jobs/startWorker.ts';
import type { SettingsStore } from '../settings.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { createWorkerThinker } from '../thinking/workerThinker.ts';
import { browserTimer } from '../timer.ts';
import { startAdvice, startOdds } from './advice.ts';
import { startPace } from './pace.ts';
import type { TableStore } from './table.ts';

/** The thinker is for use while nobody plays at the table. */
export function startBots(
  table: TableStore,
  settings: SettingsStore,
  announcer: Announcer,
): Thinker {
  const thinker = createWorkerThinker({
    startWorker,
    loadBots: (family) => loadBots[family](),
    expected: expectedFamily(table),
    soon: (prepare) => void idle().then(prepare),
    timer: browserTimer,
    now: () => performance.now(),
  });
  startPace(table, settings, thinker, browserTimer, { ear: announcer });
  startAdvice(table, thinker);
  startOdds(table, thinker);
  return thinker;
}

function expectedFamily(table: TableStore): FamilyId {
  const { match } = table.getState();
  return match === null ? offeredGames[0].family : familyOf(match.setup.variant);
}
