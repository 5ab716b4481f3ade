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
import { passingShelf } from '../shelf/shelf.ts';
import { startAdvice } from '../table/advice.ts';
import { createLocalSource } from '../table/localSource.ts';
import { type Reader, startPace } from '../table/pace.ts';
import type { TableSource } from '../table/source.ts';
import { createTableStore, type TableStore } from '../table/table.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { browserTimer } from '../timer.ts';
import { firstPlace, type LessonPlace } from './lessonProgress.ts';

/**
 * A table of its own at which a round goes on from a record; it keeps nothing itself.
 * @param plays what was played there since, as records write it; what is not legal any more is left
 * out, and all after it
 */
export function createLessonTable(record: RoundRecord, plays: readonly string[]): TableStore {
  const table = createTableStore(passingShelf);
  table.getState().tryOut(withWritten(matchOfRecord(record), plays));
  return table;
}

/** The table of a lesson as its room shows it, and what goes on there. */
interface OpenLesson {
  readonly table: TableSource;
  readonly reading: ReadingStore;
  /** Lets the bots play and has hints told, until what it returns is called. */
  readonly start: (thinker: Thinker) => () => void;
}

/** Opens the table of a lesson, see {@link createLessonTable}. */
export function openLesson(
  record: RoundRecord,
  plays: readonly string[],
  settings: SettingsStore,
): OpenLesson {
  const table = createLessonTable(record, plays);
  const reading = createReading();
  return {
    table: createLocalSource(table, settings),
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

/** Where a round is that went on from a record, to go on from there. */
export function roundPlaceOf(record: RoundRecord, match: Match): LessonPlace {
  const { formatPlay } = rulesOf(positionOf(match).game);
  const plays = currentRound(match).plays.slice(record.plays.length).map(formatPlay);
  return { ...firstPlace, plays };
}

/**
 * How far the learner has read what is said of the bots' plays; null before anything was to be
 * read.
 */
export type ReadingStore = StoreApi<{ readonly upTo: Match | null }>;

/** Nothing read yet. */
export function createReading(): ReadingStore {
  return createStore(() => ({ upTo: null }));
}

/**
 * Whether a bot that has just played is to play again, and what is said of its play has not been
 * read.
 */
export function isUnread(match: Match, upTo: Match | null): boolean {
  const last = stepsOf(match).at(-1);
  const isBots = last !== undefined && botIn(holderAt(match, last.seat)) !== undefined;
  return isBots && match !== upTo && playsItself(match);
}

/**
 * Lets bots play at the table of a lesson; none plays twice before the learner has read what is
 * said of its first play. For every decision of the person a hint is told without being asked.
 * @returns what stops it
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
    startPace(table, settings, thinker, browserTimer, reader),
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
