import type { TablePlace } from '../../engine/index.ts';
import { awayTime } from '../../online/judge.ts';
import { type OnlineTable, personAt } from '../../online/tableState.ts';
import type { Clock } from './clock.ts';
import type { Nearness, People } from './line.ts';

/** For so many milliseconds somebody is lost, not away: a network changes, a page reloads. */
const lostTime = 20_000;

export interface Presence {
  readonly update: (here: ReadonlySet<TablePlace>) => void;
  /** For how many milliseconds a place has had no device; 0 where it has one. */
  readonly awayFor: (place: TablePlace) => number;
  readonly people: (state: OnlineTable, watchers: readonly string[]) => People;
  readonly end: () => void;
}

/** @param onChange is called when an absence has become long enough to count as such */
export function createPresence(clock: Clock, onChange: () => void): Presence {
  const since = clock.now();
  let here: ReadonlySet<TablePlace> = new Set();
  const left = new Map<TablePlace, number>();
  const timers = new Map<TablePlace, readonly (() => void)[]>();
  const whileAway = (): readonly (() => void)[] => [
    clock.after(lostTime, onChange),
    clock.after(awayTime, onChange),
  ];
  // Of those who have not come yet since the table was read.
  const unseen = whileAway();
  // Not even in the moment in which somebody leaves they count as here.
  const awayFor = (place: TablePlace): number =>
    here.has(place) ? 0 : Math.max(1, clock.now() - (left.get(place) ?? since));
  const forget = (place: TablePlace): void => {
    for (const callOff of timers.get(place) ?? []) callOff();
    timers.delete(place);
  };
  return {
    update: (now) => {
      for (const place of here) {
        if (now.has(place)) continue;
        left.set(place, clock.now());
        timers.set(place, whileAway());
      }
      here = new Set(now);
      for (const place of now) forget(place);
    },
    awayFor,
    people: (state, watchers) => ({
      places: state.places.map((_, place) => {
        const held = personAt(state, place);
        return held === undefined || held.hash === null
          ? null
          : nearness(awayFor(place), here.has(place));
      }),
      watchers,
    }),
    end: () => {
      for (const callOff of unseen) callOff();
      for (const place of [...timers.keys()]) forget(place);
    },
  };
}

function nearness(awayFor: number, isHere: boolean): Nearness {
  if (isHere) return 'here';
  if (awayFor < lostTime) return 'lost';
  return awayFor < awayTime ? 'away' : 'absent';
}
