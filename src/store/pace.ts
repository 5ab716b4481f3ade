import { type Match, playsItself } from './match.ts';
import { beats, type SettingsStore } from './settings.ts';
import type { TableState, TableStore } from './table.ts';

/** Calls back after so many milliseconds; the function it gives back calls that off. */
export type Timer = (callback: () => void, milliseconds: number) => () => void;

/**
 * Makes bots and drawn tiles with nothing to catch play by themselves, each a beat after what came before it. Nothing happens
 * while another screen than the table is shown.
 * @returns what stops it
 */
export function startPace(
  table: TableStore,
  settings: SettingsStore,
  timer: Timer = browserTimer,
): () => void {
  let awaited: Match | null = null;
  let callOff = (): void => undefined;
  const consider = (): void => {
    const due = dueMatch(table.getState());
    if (due === awaited) return;
    callOff();
    awaited = due;
    if (due === null) return;
    callOff = timer(() => {
      awaited = null;
      table.getState().makeAutomaticPlay();
    }, beats[settings.getState().botSpeed]);
  };
  const stopListening = table.subscribe(consider);
  consider();
  return () => {
    stopListening();
    callOff();
  };
}

function dueMatch({ screen, match }: TableState): Match | null {
  return screen === 'table' && match !== null && playsItself(match) ? match : null;
}

function browserTimer(callback: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
}
