import { rulesOf } from '../../engine/index.ts';
import type { Announcer } from '../announcer.ts';
import { isLonePass, type Match, onlyPlayIn, positionOf, seatsHereIn } from '../match/match.ts';
import { botQuestion } from '../match/questions.ts';
import type { SettingsStore } from '../settings.ts';
import type { Answer, Thinker } from '../thinking/thinker.ts';
import { browserTimer, type Timer } from '../timer.ts';
import { beats } from './beats.ts';
import { type DuePlay, dueIn, wishesIn } from './due.ts';
import { shareOfBeat, shareOfPass, shareOfWatched } from './shareOfBeat.ts';
import type { TableStore } from './table.ts';

/**
 * So long a pass takes where each play waits until the last one was heard, in milliseconds: those
 * that follow each other are told in one sentence.
 */
const quickPass = 150;

/** In milliseconds, so that what is watched, again or among bots alone, can be read. */
const leastWatched = beats.normal;

/** Somebody who reads what is said of a bot's play before a bot plays again. */
export interface Reader {
  /** Whether the next play waits for what has not been read. */
  readonly isReading: (match: Match) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Somebody who hears what is told of each play. */
export type Ear = Pick<Announcer, 'getState' | 'subscribe' | 'goOn'>;

interface Followers {
  readonly reader?: Reader;
  readonly ear?: Ear;
}

interface Begun {
  readonly match: Match;
  /** How long it thinks, and after how long it may pass, in milliseconds. */
  readonly chosen: number;
  readonly pass: number;
  /** Waits for the end of its beat. */
  readonly after: (what: () => void) => Wait;
}

interface Wait {
  readonly callOff: () => void;
  readonly hurry: () => void;
}

/**
 * Lets bots play, makes plays that decide nothing by themselves, each a beat after what came before
 * it, and leads through what is watched again. A beat is longer after a play that has brought much,
 * and shorter the longer nobody here has decided anything (`shareOfBeat`). Where bots play among
 * themselves it is never too short to be read, as no person waits. A bot thinks during the
 * beat; the table waits for one that takes longer, and says that it thinks. Nothing happens while
 * another screen than the table is shown. A hurry ends the beat and shortens those that follow, but
 * not the thoughts of a bot. Where a reader goes on, the next play follows without a beat. With the
 * speed `listening` a beat lasts until the ear has heard what was told, and a hurry ends only this
 * one. Returns what stops it.
 */
export function startPace(
  table: TableStore,
  settings: SettingsStore,
  thinker: Thinker,
  timer: Timer = browserTimer,
  { reader, ear }: Followers = {},
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
    const wishes = settings.getState();
    const { botSpeed } = wishes;
    const heard = botSpeed === 'listening' ? ear : undefined;
    const after = (what: () => void, beat: number): Wait =>
      heard === undefined ? afterBeat(timer, what, beat) : afterHeard(heard, timer, what, beat);
    const isWatched = watched !== null || seatsHereIn(match).length === 0;
    const isRead = match === read && watched === null;
    const chosen = isRead ? 0 : Math.max(beats[botSpeed], isWatched ? leastWatched : 0);
    const { watchOn, makeAutomaticPlay } = table.getState();
    if (watched !== null) {
      return after(() => happen(watchOn), chosen * shareOfWatched(match, watched));
    }
    const beat = heard === undefined ? chosen * shareOfBeat(match, hurried > 0, wishes) : chosen;
    const pass = heard === undefined ? chosen * shareOfPass(match, hurried > 0, wishes) : quickPass;
    if (onlyPlayIn(match) === undefined) {
      const begun = { match, chosen, pass, after: (what: () => void) => after(what, beat) };
      return awaitBot(table, thinker, timer, begun, happen);
    }
    if (isLonePass(match)) return afterBeat(timer, () => happen(makeAutomaticPlay), pass);
    return after(() => happen(makeAutomaticPlay), beat);
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

/** In a hurry it still lets what goes on end: a press is seen through before a play is made. */
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

/** Something that happens after a beat, and once what was told has been heard. */
function afterHeard(ear: Ear, timer: Timer, what: () => void, beat: number): Wait {
  let stop = (): void => undefined;
  let callOff = timer(() => {
    if (!ear.getState().isBusy) {
      what();
      return;
    }
    stop = ear.subscribe(({ isBusy }) => {
      if (isBusy) return;
      stop();
      what();
    });
  }, beat);
  const callOffAll = (): void => {
    callOff();
    stop();
  };
  return {
    callOff: callOffAll,
    hurry: () => {
      callOffAll();
      ear.goOn();
      callOff = timer(what, 0);
    },
  };
}

/** The bot thinks for the beat that was chosen, and plays when that is over; a pass is sooner. */
function awaitBot(
  table: TableStore,
  thinker: Thinker,
  timer: Timer,
  { match, chosen, pass, after }: Begun,
  happen: (what: () => void) => void,
): Wait {
  const { makeBotPlay, showThinking } = table.getState();
  let answer: Answer | undefined;
  let share = 0;
  let hasPassed = false;
  let mayPass = false;
  const position = positionOf(match);
  const { isPass, legalPlays } = rulesOf(position.game);
  const playIfDue = (): void => {
    const found = answer;
    if (found === undefined) return;
    if (!hasPassed && !(mayPass && isPass(found.play))) return;
    callOffBeats();
    happen(() => makeBotPlay(found));
  };
  const whole = after(() => {
    hasPassed = true;
    if (answer === undefined) showThinking(share);
    playIfDue();
  });
  const callOffPass = legalPlays(position).some(isPass)
    ? timer(() => {
        mayPass = true;
        playIfDue();
      }, pass)
    : undefined;
  const callOffBeats = (): void => {
    whole.callOff();
    callOffPass?.();
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
