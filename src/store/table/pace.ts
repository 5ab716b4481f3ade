import { invariant, rulesOf } from '../../engine/index.ts';
import { type Match, playsItself, positionOf } from '../match/match.ts';
import { botQuestion } from '../match/questions.ts';
import { beats, type SettingsStore } from '../settings.ts';
import type { Answer, Thinker } from '../thinking/thinker.ts';
import { browserTimer, type Timer } from '../timer.ts';
import { curtainOf } from './curtain.ts';
import type { TableState, TableStore } from './table.ts';

/** What is watched again stays long enough to be seen, in milliseconds. */
const leastWatched = beats.fast;

/** Somebody who reads what is said of a bot's play before a bot plays again. */
export interface Reader {
  /** Whether the next play waits for what has not been read. */
  readonly isReading: (match: Match) => boolean;
  /** Tells whenever something has been read. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Lets bots play, and makes plays that decide nothing by themselves, each a beat after what came
 * before it, and leads through what is watched again. A bot thinks during the beat; one that takes
 * longer is waited for, and the table says that it thinks. Nothing happens while another screen
 * than the table is shown. Where a reader goes on, the next play follows without a beat.
 * @returns what stops it
 */
export function startPace(
  table: TableStore,
  settings: SettingsStore,
  thinker: Thinker,
  timer: Timer = browserTimer,
  reader?: Reader,
): () => void {
  let awaited: Due | null = null;
  let read: Match | null = null;
  let callOff = (): void => undefined;
  const consider = (): void => {
    let due = dueIn(table.getState());
    if (due !== null && reader?.isReading(due.match)) {
      read = due.match;
      due = null;
    }
    if (due?.match === awaited?.match && due?.watched === awaited?.watched) return;
    callOff();
    callOff = (): void => undefined;
    awaited = due;
    if (due === null) return;
    const beat = due.match === read ? 0 : beats[settings.getState().botSpeed];
    /** What was waited for happens; what follows is waited for anew. */
    const happen = (what: () => void): void => {
      awaited = null;
      callOff = (): void => undefined;
      what();
    };
    const { watchOn, makeAutomaticPlay } = table.getState();
    if (due.watched !== null) {
      callOff = timer(() => happen(watchOn), Math.max(beat, leastWatched));
    } else if (isForced(due.match)) {
      callOff = timer(() => happen(makeAutomaticPlay), beat);
    } else {
      callOff = awaitBot(table, thinker, timer, { match: due.match, beat }, happen);
    }
  };
  const stops = [table.subscribe(consider), reader?.subscribe(consider)];
  consider();
  return () => {
    for (const stop of stops) stop?.();
    callOff();
  };
}

/**
 * Lets the bot whose turn it is think for a beat at least, and then play.
 * @returns what calls it off
 */
function awaitBot(
  table: TableStore,
  thinker: Thinker,
  timer: Timer,
  { match, beat }: { readonly match: Match; readonly beat: number },
  happen: (what: () => void) => void,
): () => void {
  const { makeBotPlay, showThinking } = table.getState();
  let answer: Answer | undefined;
  let share = 0;
  let hasPassed = false;
  const playIfDue = (): void => {
    const found = answer;
    if (hasPassed && found !== undefined) happen(() => makeBotPlay(found));
  };
  const callOffBeat = timer(() => {
    hasPassed = true;
    if (answer === undefined) showThinking(share);
    playIfDue();
  }, beat);
  const callOffThought = thinker.think(botQuestion(match), {
    onShare: (used) => {
      share = used;
      if (hasPassed) showThinking(share);
    },
    onAnswer: (found) => {
      answer = found;
      playIfDue();
    },
  });
  return () => {
    callOffBeat();
    callOffThought();
  };
}

/** What happens next without anybody: a play, or one more play of what is watched. */
interface Due {
  readonly match: Match;
  readonly watched: number | null;
}

function dueIn(state: TableState): Due | null {
  const { screen, match, watched } = state;
  // Behind a curtain nothing happens that its person has not seen.
  if (screen !== 'table' || match === null || curtainOf(state) !== null) return null;
  return watched !== null || playsItself(match) ? { match, watched } : null;
}

/** Whether there is nothing to think about. */
function isForced(match: Match): boolean {
  const position = positionOf(match);
  const legal = rulesOf(position.game).legalPlays(position);
  invariant(legal.length > 0, 'the round is not over');
  return legal.length === 1;
}
