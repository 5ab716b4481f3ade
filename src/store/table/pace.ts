import { rulesOf } from '../../engine/index.ts';
import { isLonePass, type Match, onlyPlayIn, positionOf } from '../match/match.ts';
import { botQuestion } from '../match/questions.ts';
import { beats, type SettingsStore } from '../settings.ts';
import type { Answer, Thinker } from '../thinking/thinker.ts';
import { browserTimer, type Timer } from '../timer.ts';
import { type DuePlay, dueIn, wishesIn } from './due.ts';
import type { TableStore } from './table.ts';

/** The share of a beat that a pass takes: little is to be seen of it. */
const passShare = 0.5;

/** Of the beats that follow a hurried one, this share is left. */
const hurriedShare = 0.25;

/** In milliseconds, so that what is watched again can be seen. */
const leastWatched = beats.fast;

/** Somebody who reads what is said of a bot's play before a bot plays again. */
export interface Reader {
  /** Whether the next play waits for what has not been read. */
  readonly isReading: (match: Match) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Wait {
  readonly callOff: () => void;
  readonly hurry: () => void;
}

/**
 * Lets bots play, makes plays that decide nothing by themselves, each a beat after what came before
 * it, and leads through what is watched again. A bot thinks during the beat; the table waits for
 * one that takes longer, and says that it thinks. Nothing happens while another screen than the
 * table is shown. A hurry ends the beat and shortens those that follow, but not the thoughts of a
 * bot. Where a reader goes on, the next play follows without a beat. Returns what stops it.
 */
export function startPace(
  table: TableStore,
  settings: SettingsStore,
  thinker: Thinker,
  timer: Timer = browserTimer,
  reader?: Reader,
): () => void {
  let awaited: DuePlay | null = null;
  let read: Match | null = null;
  let hurried = 0;
  let wait: Wait | undefined;
  const happen = (what: () => void): void => {
    awaited = null;
    wait = undefined;
    what();
  };
  const begin = ({ match, watched }: DuePlay): Wait => {
    const chosen = match === read ? 0 : beats[settings.getState().botSpeed];
    const { watchOn, makeAutomaticPlay } = table.getState();
    if (watched !== null) {
      return afterBeat(timer, () => happen(watchOn), Math.max(chosen, leastWatched));
    }
    const beat = hurried > 0 ? chosen * hurriedShare : chosen;
    if (onlyPlayIn(match) === undefined) {
      return awaitBot(table, thinker, timer, { match, chosen, beat }, happen);
    }
    const quick = isLonePass(match) ? beat * passShare : beat;
    return afterBeat(timer, () => happen(makeAutomaticPlay), quick);
  };
  const consider = (): void => {
    const state = table.getState();
    let due = dueIn(state, wishesIn(settings.getState(), reader !== undefined));
    if (due !== null && reader?.isReading(due.match)) {
      read = due.match;
      due = null;
    }
    const isInHurry = state.hurried > hurried;
    hurried = state.hurried;
    if (due?.match === awaited?.match && due?.watched === awaited?.watched) {
      if (isInHurry) wait?.hurry();
      return;
    }
    wait?.callOff();
    awaited = due;
    wait = due === null ? undefined : begin(due);
  };
  const stops = [table, settings, reader].map((store) => store?.subscribe(consider));
  consider();
  return () => {
    for (const stop of stops) stop?.();
    wait?.callOff();
  };
}

/**
 * Something that happens after a beat. In a hurry it still waits for what goes on to end: a press
 * is seen through before a play is made.
 */
function afterBeat(timer: Timer, what: () => void, beat: number): Wait {
  let callOff = timer(what, beat);
  return {
    callOff: () => callOff(),
    hurry: () => {
      callOff();
      callOff = timer(what, 0);
    },
  };
}

/** The bot thinks for the beat that was chosen, and plays after `beat`. */
function awaitBot(
  table: TableStore,
  thinker: Thinker,
  timer: Timer,
  {
    match,
    chosen,
    beat,
  }: { readonly match: Match; readonly chosen: number; readonly beat: number },
  happen: (what: () => void) => void,
): Wait {
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
  const whole = afterBeat(
    timer,
    () => {
      hasPassed = true;
      if (answer === undefined) showThinking(share);
      playIfDue();
    },
    beat,
  );
  const callOffHalf = legalPlays(position).some(isPass)
    ? timer(() => {
        hasHalfPassed = true;
        playIfDue();
      }, beat * passShare)
    : undefined;
  const callOffBeats = (): void => {
    whole.callOff();
    callOffHalf?.();
  };
  const callOffThought = thinker.think(botQuestion(match, chosen), {
    onShare: (used) => {
      share = used;
      if (hasPassed) showThinking(share);
    },
    onAnswer: (found) => {
      answer = found;
      playIfDue();
    },
  });
  return {
    callOff: () => {
      callOffBeats();
      callOffThought();
    },
    hurry: () => {
      if (!hasPassed) whole.hurry();
    },
  };
}
