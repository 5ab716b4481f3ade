import { type RoundRecord, success } from '../engine/index.ts';
import { startAdvice } from './advice.ts';
import { positionOf } from './match.ts';
import { startPace } from './pace.ts';
import { hintQuestion } from './questions.ts';
import type { SettingsStore } from './settings.ts';
import type { Shelf } from './shelf.ts';
import { createTableStore, type TableStore } from './table.ts';
import type { Thinker } from './thinking/thinker.ts';
import { matchOfRecord } from './whatIf.ts';

/** Nothing on it outlives the page. */
const passingShelf: Shelf = {
  read: () => success(null),
  write: () => success(null),
  setAside: () => undefined,
  watch: () => undefined,
};

/** A table of its own at which a round goes on from a record; nothing of it is kept. */
export function createLessonTable(record: RoundRecord): TableStore {
  const table = createTableStore(passingShelf);
  table.getState().tryOut(matchOfRecord(record));
  return table;
}

/**
 * Lets bots play at the table of a lesson, and has the bait of a hint told for every decision of the person without being
 * asked; of a drawn tile, which is the bait already, the whole play.
 * @returns what stops it
 */
export function startLessonBots(
  table: TableStore,
  settings: SettingsStore,
  thinker: Thinker,
): () => void {
  const stops = [startPace(table, settings, thinker), startAdvice(table, thinker)];
  const ask = (): void => {
    const { match, hint, askHint } = table.getState();
    if (match === null || hintQuestion(match) === undefined) return;
    const tellsNothingNew = hint?.told === 'bait' && positionOf(match).phase === 'drawn';
    if (hint === null || tellsNothingNew) askHint();
  };
  stops.push(table.subscribe(ask));
  ask();
  return () => {
    for (const stop of stops) stop();
  };
}
