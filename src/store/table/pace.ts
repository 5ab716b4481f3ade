import { rulesOf } from '../../engine/index.ts';
import {
  isLonePass,
  isPerson,
  type Match,
  onlyPlayIn,
  playsItself,
  positionOf,
  tapsOwnPasses,
} from '../match/match.ts';
import { botQuestion } from '../match/questions.ts';
import { beats, type SettingsStore } from '../settings.ts';
import type { Answer, Thinker } from '../thinking/thinker.ts';
import { browserTimer, type Timer } from '../timer.ts';
import { curtainOf } from './curtain.ts';
import type { TableState, TableStore } from './table.ts';

/** The share of a beat that a pass takes: little is to be seen of it. */
const passShare = 0.5;

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
    let due = dueIn(table.getState(), settings.getState().tapsPasses);
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
    } else if (onlyPlayIn(due.match) !== undefined) {
      const quick = isLonePass(due.match) ? beat * passShare : beat;
      callOff = timer(() => happen(makeAutomaticPlay), quick);
    } else {
      callOff = awaitBot(table, thinker, timer, { match: due.match, beat }, happen);
    }
  };
  const stops = [table, settings, reader].map((store) => store?.subscribe(consider));
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
  let hasHalfPassed = false;
  const position = positionOf(match);
  const { isPass, legalPlays } = rulesOf(position.game);
  const playIfDue = (): void => {
    const found = answer;
    if (found === undefined) return;
    if (!hasPassed && !(hasHalfPassed && isPass(found.play))) return;
    callOffBeats();
    happen(() => makeBotPlay(found));
  };
  const callOffBeat = timer(() => {
    hasPassed = true;
    if (answer === undefined) showThinking(share);
    playIfDue();
  }, beat);
  const callOffHalf = legalPlays(position).some(isPass)
    ? timer(() => {
        hasHalfPassed = true;
        playIfDue();
      }, beat * passShare)
    : undefined;
  const callOffBeats = (): void => {
    callOffBeat();
    callOffHalf?.();
  };
  const callOffThought = thinker.think(botQuestion(match, beat), {
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
    callOffBeats();
    callOffThought();
  };
}

/** What happens next without anybody: a play, or one more play of what is watched. */
interface Due {
  readonly match: Match;
  readonly watched: number | null;
}

function dueIn(state: TableState, tapsPasses: boolean): Due | null {
  const { screen, match, watched } = state;
  // Behind a curtain nothing happens that its person has not seen.
  if (screen !== 'table' || match === null || curtainOf(state) !== null) return null;
  if (watched !== null) return { match, watched };
  if (!playsItself(match)) return null;
  const awaitsTap = tapsOwnPasses(match, tapsPasses) && isPerson(match, positionOf(match).seat);
  return awaitsTap && isLonePass(match) ? null : { match, watched };
}
