import { type Match, playsItself } from './match.ts';
import { beats, type SettingsStore } from './settings.ts';
import { curtainOf, type TableState, type TableStore } from './table.ts';

/** Calls back after so many milliseconds; the function it gives back calls that off. */
export type Timer = (callback: () => void, milliseconds: number) => () => void;

/** What is watched again stays long enough to be seen, in milliseconds. */
const leastWatched = beats.fast;

/**
 * Makes bots and drawn tiles with nothing to catch play by themselves, each a beat after what came before it, and leads through
 * what is watched again. Nothing happens while another screen than the table is shown.
 * @returns what stops it
 */
export function startPace(
  table: TableStore,
  settings: SettingsStore,
  timer: Timer = browserTimer,
): () => void {
  let awaited: Due | null = null;
  let callOff = (): void => undefined;
  const consider = (): void => {
    const due = dueIn(table.getState());
    if (due?.match === awaited?.match && due?.watched === awaited?.watched) return;
    callOff();
    awaited = due;
    if (due === null) return;
    const { watchOn, makeAutomaticPlay } = table.getState();
    const beat = beats[settings.getState().botSpeed];
    callOff = timer(
      () => {
        awaited = null;
        if (due.watched === null) makeAutomaticPlay();
        else watchOn();
      },
      due.watched === null ? beat : Math.max(beat, leastWatched),
    );
  };
  const stopListening = table.subscribe(consider);
  consider();
  return () => {
    stopListening();
    callOff();
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

function browserTimer(callback: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
}
