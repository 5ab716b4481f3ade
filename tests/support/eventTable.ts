import { expect } from 'vitest';
import {
  chooseIndex,
  invariant,
  type Play,
  type Position,
  type Random,
  rulesOf,
  type TablePlace,
} from '../../src/engine/index.ts';
import { dutyOf } from '../../src/online/duty.ts';
import { type EventOf, logVersion, type TableEvent } from '../../src/online/event.ts';
import { follow } from '../../src/online/follow.ts';
import { type Asking, judge } from '../../src/online/judge.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import type { Deed, Refusal } from '../../src/online/message.ts';
import {
  isOver,
  lastRound,
  nextDeal,
  type OnlineRound,
  type OnlineTable,
  personPlaces,
  placeToPlay,
  positionIn,
} from '../../src/online/tableState.ts';

export function keyOf(place: TablePlace, device = 0): string {
  return `key${device}${place}`.padEnd(26, 'x');
}

export function saltOf(place: TablePlace, deal: number): string {
  return (place * 1000 + deal).toString(16).padStart(32, '0');
}

export const names = ['Ann', 'Bo', 'Cai', 'Dee'] as const;

export const byPerson = { by: 'person' } as const;

export const bot = { by: 'greedy', name: 'Gan' } as const;

type Wanted = Partial<EventOf<'opened'>>;

/** What opens a table of Tiu-U for two, unless told. */
export function openedEvent(wanted: Wanted = {}): EventOf<'opened'> {
  const { seats = 2 } = wanted;
  return {
    ...{ log: logVersion, event: 'opened', time: 0, variant: 'tiu-u', rules: {}, seats },
    places: Array.from({ length: seats }, () => byPerson),
    ...{ goal: null, tapsPasses: false, match: 'abcdefghjkmn', secret: keyHash('secret') },
    ...{ opener: keyHash('opener'), invite: keyHash('invite'), watch: null },
    ...wanted,
  };
}

/** A deed, of which an answer and an order to pass may leave out what they are meant for. */
export type AnyDeed =
  | Deed
  | Omit<Extract<Deed, { readonly deed: 'answer' }>, 'request'>
  | Omit<Extract<Deed, { readonly deed: 'ahead' }>, 'at'>;

/** A deed that is meant for the table as it stands, where it does not say what for. */
function wholeDeed(state: OnlineTable, deed: AnyDeed): Deed {
  if (deed.deed === 'answer') return { request: state.requests, ...deed };
  const at = lastRound(state)?.record.plays.length ?? 0;
  return deed.deed === 'ahead' ? { at, ...deed } : deed;
}

/** A table without a server: time passes and plays are made when a test says so. */
export interface EventTable {
  readonly state: () => OnlineTable;
  readonly round: () => OnlineRound;
  readonly position: () => Position;
  readonly now: () => number;
  readonly events: readonly TableEvent[];
  /** The table after each of them. */
  readonly states: readonly OnlineTable[];
  readonly wait: (milliseconds: number) => void;
  /** Does what somebody asks for as soon as it may be told. It is asked by who has the place. */
  readonly ask: (deed: AnyDeed, who?: Partial<Asking>) => Refusal | 'done' | 'done-before';
  readonly happen: (event: TableEvent) => void;
  /** Makes one play that falls to the server, when it is due; tells whether there was one. */
  readonly serve: (choose?: (position: Position) => Play) => boolean;
}

/** @param start a table that is there already */
export function createEventTable(opened: EventOf<'opened'>, start?: OnlineTable): EventTable {
  const events: TableEvent[] = [];
  const states: OnlineTable[] = [];
  let time = opened.time;
  const happen = (event: TableEvent): void => {
    const after = follow(states.at(-1) ?? null, event);
    if (after === undefined) expect.fail(`cannot be followed: ${JSON.stringify(event)}`);
    events.push(event);
    states.push(after);
  };
  if (start === undefined) happen(opened);
  else states.push(start);
  const state = (): OnlineTable => {
    const last = states.at(-1);
    invariant(last !== undefined, 'a table is opened');
    return last;
  };
  const round = (): OnlineRound => {
    const last = lastRound(state());
    invariant(last !== undefined, 'a round is dealt');
    return last;
  };
  return {
    ...{ state, round, events, states, happen, now: () => time },
    position: () => positionIn(round()),
    wait: (milliseconds) => {
      time += milliseconds;
    },
    ask: (deed, who = {}) => {
      const places = 'place' in deed ? [deed.place] : [];
      const asking = { places, isOpener: false, isInvited: false, time, awayFor: () => 0, ...who };
      const judged = judge(state(), wholeDeed(state(), deed), asking);
      if (!judged.ok) return judged.problem;
      if (judged.value === 'done-before') return 'done-before';
      const { event, notBefore } = judged.value;
      time = Math.max(time, notBefore);
      happen({ ...event, time });
      return 'done';
    },
    serve: (choose = (position) => rulesOf(position.game).lastResort(position)) => {
      const duty = dutyOf(state());
      if (duty === null) return false;
      time = Math.max(time, duty.due);
      happen(duty.eventOf(duty.only ?? choose(duty.position), time));
      return true;
    },
  };
}

/** A table at which somebody sits at each place that is for one, so that the first round is dealt. */
export function dealtTable(wanted: Wanted = {}): EventTable {
  const table = createEventTable(openedEvent(wanted));
  for (const place of personPlaces(table.state())) sit(table, place);
  return table;
}

export function sit(table: EventTable, place: TablePlace): void {
  const { [place]: name = 'Eve' } = names;
  const deed = { deed: 'sit', place, name, salt: saltOf(place, 1), key: keyOf(place) } as const;
  expect(table.ask(deed, { isInvited: true })).toBe('done');
}

/** A play of who has the turn, by its text. */
export function deedOf(table: EventTable, play: string, id = `p${table.events.length}`) {
  const { deal, record } = table.round();
  const place = placeToPlay(table.round());
  invariant(place !== undefined, 'somebody has the turn');
  return { deed: 'play', place, deal, at: record.plays.length, play, id } as const;
}

/** How somebody plays who does not think. */
export function anyhow(random: Random): (position: Position) => Play {
  return (position) => {
    const { legalPlays, lastResort } = rulesOf(position.game);
    const legal = legalPlays(position);
    const any = legal[chooseIndex(legal.length, random)];
    return any === undefined || random() < 0.6 ? lastResort(position) : any;
  };
}

/** Makes one play, of the server or of who has the turn; tells whether the round goes on. */
export function playOne(table: EventTable, choose: (position: Position) => Play): boolean {
  if (isOver(table.round())) return false;
  if (table.serve(choose)) return true;
  const position = table.position();
  const play = rulesOf(position.game).formatPlay(choose(position));
  expect(table.ask(deedOf(table, play))).toBe('done');
  return true;
}

export function playOut(table: EventTable, choose: (position: Position) => Play): void {
  while (playOne(table, choose));
}

/** Has everybody agree to the next deal. */
export function dealOn(table: EventTable): void {
  const deal = nextDeal(table.state());
  for (const place of personPlaces(table.state())) {
    expect(table.ask({ deed: 'next', place, deal, salt: saltOf(place, deal) })).toBe('done');
  }
}
