import { expect } from 'vitest';
import {
  chooseIndex,
  invariant,
  type Random,
  rulesOf,
  supposedDeal,
  type TablePlace,
} from '../../src/engine/index.ts';
import { dutyOf } from '../../src/online/duty.ts';
import { awayTime } from '../../src/online/judge.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import type { Deed } from '../../src/online/message.ts';
import {
  isOver,
  lastRound,
  type OnlineTable,
  personAt,
  personPlaces,
  seatIn,
} from '../../src/online/tableState.ts';
import { seenIn } from '../../src/records/seenRecord.ts';
import {
  anyhow,
  byPerson,
  createEventTable,
  dealtTable,
  deedOf,
  type EventTable,
  openedEvent,
} from './eventTable.ts';
import { oneOf } from './mutations.ts';
import type { SeenRound } from './seenRounds.ts';
import { unwrap } from './table.ts';

/** What happens at a table by somebody's will. The server does its part by itself. */
export type Action =
  | { readonly deed: Exclude<Deed, { readonly deed: 'play' }>; readonly isAway: boolean }
  | { readonly returned: TablePlace }
  | { readonly play: string };

/** A place, or null for who watches. */
export type Looker = TablePlace | null;

/** A table that was played at, and what was done at it after the deal. */
export interface Played {
  readonly dealt: OnlineTable;
  readonly actions: readonly Action[];
  /** By action, when it has happened and what came of it. */
  readonly world: World;
}

interface Moment {
  readonly time: number;
  readonly state: OnlineTable;
  /** Who is told alone that something has happened; undefined where all are. */
  readonly onlyTo: TablePlace | undefined;
}

/** A table from its deal on, as long as all goes as it went at another one. */
export interface World {
  readonly moments: readonly Moment[];
  /** Why it goes on in another way. */
  readonly parted: 'not-legal' | 'undo-to-elsewhere' | null;
}

/** A table for the game of a round: for one more than play where that can be, bots among them. */
export function tableFor({ record, game }: SeenRound, random: Random): EventTable {
  const { seatCount: seats } = game;
  const isMore = seats < 4 && random() < 0.4;
  const places = Array.from({ length: seats + (isMore ? 1 : 0) }, (_, place) =>
    place > 0 && random() < 0.15 ? ({ by: 'greedy', name: `Bot ${place}` } as const) : byPerson,
  );
  const { variant, rules } = record;
  const secret = Array.from({ length: 64 }, () => chooseIndex(16, random).toString(16)).join('');
  return dealtTable({
    variant,
    rules,
    seats,
    places,
    secret,
    tapsPasses: random() < 0.25,
    watch: keyHash('watch'),
  });
}

/** What somebody does at a moment beside playing; nothing most of the time. */
export function wishAt(state: OnlineTable, random: Random): Action | undefined {
  const { request } = state;
  const waiting = request?.of.find((place) => !request.yes.includes(place));
  // Many take their time, so that others play meanwhile.
  if (request !== null && waiting !== undefined && random() < 0.15) {
    const yes = request.wish !== 'end' && random() < 0.7;
    return {
      deed: { deed: 'answer', place: waiting, request: request.number, yes },
      isAway: false,
    };
  }
  const people = personPlaces(state);
  const [place, about] = [oneOf(people, random), oneOf(people, random)];
  const held = personAt(state, place);
  const deal = state.rounds.length;
  const at = state.rounds.at(-1)?.record.plays.length ?? 0;
  if (held?.standIn === true) return random() < 0.1 ? { returned: place } : undefined;
  const chance = random();
  if (chance < 0.1) {
    return {
      deed: { deed: 'ahead', place, deal, at, passes: held?.passesIn === null },
      isAway: false,
    };
  }
  if (chance < 0.13) return { deed: { deed: 'ask', place, wish: 'undo' }, isAway: false };
  if (chance < 0.16) {
    return { deed: { deed: 'ask', place, wish: 'stand-in', about }, isAway: true };
  }
  return chance < 0.19 && people.length > 1
    ? { deed: { deed: 'ask', place, wish: 'end' }, isAway: false }
    : undefined;
}

/**
 * Plays a round, and tells all that was done.
 * @param wishes what somebody does at a moment beside playing
 */
export function playedTable(table: EventTable, random: Random, wishes = wishAt): Played {
  const choose = anyhow(random);
  const dealt = table.state();
  const actions: Action[] = [];
  const moments: Moment[] = [];
  const act = (action: Action): boolean => {
    const isDone = doAction(table, action);
    if (isDone) actions.push(action);
    if (isDone) moments.push(momentOf(table));
    return isDone;
  };
  while (!isOver(table.round()) && !table.state().ended && actions.length < 600) {
    const wish = wishes(table.state(), random);
    if (wish !== undefined && act(wish) && table.state().ended) break;
    if (isOver(table.round())) break;
    const duty = dutyOf(table.state());
    const position = table.position();
    const play = rulesOf(position.game).formatPlay(duty?.only ?? choose(position));
    expect(act({ play })).toBe(true);
  }
  return { dealt, actions, world: { moments, parted: null } };
}

/** Does something again. Everybody who may pass does so at once, by themselves or not. */
function doAction(table: EventTable, action: Action): boolean {
  if ('deed' in action) {
    const awayFor = (): number => (action.isAway ? awayTime : 0);
    return table.ask(action.deed, { awayFor }) === 'done';
  }
  if ('returned' in action) {
    table.happen({ event: 'returned', time: table.now(), place: action.returned });
    return true;
  }
  const { game } = table.position();
  const { parsePlay, legalPlays } = rulesOf(game);
  const play = parsePlay(action.play);
  if (play === undefined || !legalPlays(table.position()).includes(play)) return false;
  return table.serve(() => play) || table.ask(deedOf(table, action.play)) === 'done';
}

function momentOf(table: EventTable): Moment {
  const last = table.events.at(-1);
  return {
    time: table.now(),
    state: table.state(),
    onlyTo: last?.event === 'ahead' ? last.place : undefined,
  };
}

/** The same things done after another deal. */
export function worldAfter(
  { dealt, actions, world }: Played,
  start: OnlineTable,
  upTo: number,
): World {
  const table = createEventTable(openedEvent({ ...dealt.opened, time: turnSince(dealt) }), start);
  const moments: Moment[] = [];
  for (const [at, action] of actions.slice(0, upTo).entries()) {
    if (!doAction(table, action)) {
      return { moments, parted: 'play' in action ? 'not-legal' : 'undo-to-elsewhere' };
    }
    const moment = momentOf(table);
    const { state } = moment;
    const before = world.moments[at]?.state;
    const hasParted =
      state.request?.to !== before?.request?.to || playsOf(state) !== playsOf(before);
    // What somebody else takes back shows whether their last pass was a decision.
    if (hasParted) return { moments, parted: 'undo-to-elsewhere' };
    moments.push(moment);
  }
  return { moments, parted: null };
}

function turnSince(state: OnlineTable): number {
  return lastRound(state)?.turnSince ?? 0;
}

function playsOf(state: OnlineTable | undefined): string | undefined {
  return state && lastRound(state)?.record.plays.join();
}

/** A table whose round has other hidden tiles that a place cannot tell from the true ones. */
export function otherTable(
  { dealt, world }: Played,
  { hiding, game }: SeenRound,
  at: number,
  looker: Looker,
  random: Random,
): OnlineTable {
  const [round, then] = [lastRound(dealt), world.moments[at]?.state];
  const now = then && lastRound(then);
  invariant(round !== undefined && now !== undefined, 'a round is dealt');
  const seat = looker === null ? null : seatIn(now, looker);
  const deal = unwrap(supposedDeal(hiding, game, seenIn(now.record, seat), random));
  return { ...dealt, rounds: [{ ...round, record: { ...round.record, deal } }] };
}
