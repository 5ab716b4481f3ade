import { createStore, type StoreApi } from 'zustand/vanilla';
import { type RoundRecord, rulesOf } from '../../engine/index.ts';
import { botIn } from '../match/holder.ts';
import {
  currentRound,
  holderAt,
  type Match,
  playsItself,
  positionOf,
  stepsOf,
  withPlay,
} from '../match/match.ts';
import { matchOfRecord } from '../match/matchRecords.ts';
import { hintQuestion } from '../match/questions.ts';
import type { SettingsStore } from '../settings.ts';
import { passingShelf } from '../shelf/passingShelf.ts';
import { startAdvice } from '../table/advice.ts';
import { createLocalSource } from '../table/localSource.ts';
import { type Reader, startPace } from '../table/pace.ts';
import type { TableSource } from '../table/source.ts';
import { createTableStore, type TableStore } from '../table/table.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { browserTimer } from '../timer.ts';
import { firstPlace, type LessonPlace } from './lessonProgress.ts';

/**
 * A table that keeps nothing.
 * @param plays made since, as records write them; the first illegal one and all after it are left
 * out
 */
export function createLessonTable(
  record: RoundRecord,
  plays: readonly string[],
  settings: SettingsStore,
): TableStore {
  const table = createTableStore(passingShelf, settings.getState);
  table.getState().tryOut(withWritten(matchOfRecord(record), plays));
  return table;
}

interface OpenLesson {
  readonly table: TableSource;
  readonly reading: ReadingStore;
  /** Lets the bots play and has hints told, until what it returns is called. */
  readonly start: (thinker: Thinker) => () => void;
}

export function openLesson(
  record: RoundRecord,
  plays: readonly string[],
  settings: SettingsStore,
): OpenLesson {
  const table = createLessonTable(record, plays, settings);
  const reading = createReading();
  return {
    table: createLocalSource(table, settings, true),
    reading,
    start: (thinker) => startLessonBots(table, settings, thinker, reading),
  };
}

function withWritten(match: Match, [text, ...others]: readonly string[]): Match {
  const { parsePlay } = rulesOf(positionOf(match).game);
  const made = text === undefined ? undefined : parsePlay(text);
  const next = made === undefined ? undefined : withPlay(match, made);
  return next?.ok ? withWritten(next.value, others) : match;
}

export function roundPlaceOf(record: RoundRecord, match: Match): LessonPlace {
  const { formatPlay } = rulesOf(positionOf(match).game);
  const plays = currentRound(match).plays.slice(record.plays.length).map(formatPlay);
  return { ...firstPlace, plays };
}

/** The match up to which the learner has read what is said of plays; null before anything. */
export type ReadingStore = StoreApi<{ readonly upTo: Match | null }>;

export function createReading(): ReadingStore {
  return createStore(() => ({ upTo: null }));
}

/** Whether a bot that has just played is to play again while its play has not been read about. */
export function isUnread(match: Match, upTo: Match | null): boolean {
  const last = stepsOf(match).at(-1);
  const isBots = last !== undefined && botIn(holderAt(match, last.seat)) !== undefined;
  return isBots && match !== upTo && playsItself(match);
}

/**
 * No bot plays twice before the learner has read what is said of its first play. A hint is told for
 * every decision of the person without being asked. Returns what stops it.
 */
function startLessonBots(
  table: TableStore,
  settings: SettingsStore,
  thinker: Thinker,
  reading: ReadingStore,
): () => void {
  const reader: Reader = {
    isReading: (match) => isUnread(match, reading.getState().upTo),
    subscribe: reading.subscribe,
  };
  const stops = [
    startPace(table, settings, thinker, browserTimer, { reader }),
    startAdvice(table, thinker),
  ];
  const ask = (): void => {
    const { match, hint, askHint } = table.getState();
    if (match === null || hintQuestion(match) === undefined) return;
    if (hint === null) askHint();
  };
  stops.push(table.subscribe(ask));
  ask();
  return () => {
    for (const stop of stops) stop();
  };
}
