import { rulesOf, type TablePlace, type VariantId } from '../engine/index.ts';
import { readTable } from '../records/parseRecord.ts';
import { withPlayMade } from '../records/playedRound.ts';
import { withDealIfAgreed, withResult } from './deals.ts';
import { type EventOf, mostAtTable, person, type TableEvent } from './event.ts';
import {
  askedAs,
  canStandIn,
  type HeldPlace,
  isOver,
  isSameRequest,
  lastRound,
  nextDeal,
  type OnlineTable,
  type PersonPlace,
  personAt,
  positionIn,
  seatIn,
  type TableRequest,
  withLastRound,
} from './tableState.ts';
import { takenBack } from './undo.ts';

/**
 * The table after an event, from `null` before the first. Every event is held against what it
 * follows, for a log may be of another version of the rules.
 * @returns undefined where the event cannot have come then
 */
export function follow(state: OnlineTable | null, event: TableEvent): OnlineTable | undefined {
  if (event.event === 'opened') return state === null ? openedTable(event) : undefined;
  const after = state === null || state.ended ? undefined : followed(state, event);
  if (state === null || after === undefined) return undefined;
  const isTold = event.event !== 'ahead';
  return withDealIfAgreed(
    { ...after, events: state.events + 1, told: state.told + (isTold ? 1 : 0) },
    event.time,
  );
}

/** The table that all events of a log make, or the index of the first that cannot be followed. */
export function followAll(
  events: readonly (TableEvent | undefined)[],
): { readonly ok: true; readonly state: OnlineTable | null } | { readonly ok: false; at: number } {
  let state: OnlineTable | null = null;
  for (const [at, event] of events.entries()) {
    const after: OnlineTable | undefined = event && follow(state, event);
    if (after === undefined) return { ok: false, at };
    state = after;
  }
  return { ok: true, state };
}

/** Undefined where its game is not known here. */
function openedTable(opened: EventOf<'opened'>): OnlineTable | undefined {
  const { variant, rules, seats, places, goal, watch } = opened;
  const players = Array.from({ length: seats }, () => '');
  const table = readTable({ variant, rules, players, starter: 0 });
  if (!table.ok || !isCompany(seats, places.length)) return undefined;
  if (!places.some(({ by }) => by === person)) return undefined;
  return {
    opened: { ...opened, rules: table.value.rules },
    variant: table.value.variant satisfies VariantId,
    game: table.value.game,
    goal: goal ?? undefined,
    places: places.map((place) => (place.by === person ? emptyPlace : place)),
    ...{
      rounds: [],
      request: null,
      requests: 0,
      asked: [],
      outcome: null,
      ended: false,
      watch,
      events: 1,
      told: 1,
    },
  };
}

/** Whether so many can be at a table for so many seats: one may sit out where three are a game. */
function isCompany(seats: number, places: number): boolean {
  return places === seats || (places === seats + 1 && places <= mostAtTable);
}

const emptyPlace: PersonPlace = {
  by: person,
  ...{ name: null, hash: null, moves: 0, salt: null, standIn: false, passesIn: null },
};

function followed(
  state: OnlineTable,
  event: Exclude<TableEvent, { readonly event: 'opened' }>,
): OnlineTable | undefined {
  switch (event.event) {
    case 'sat': {
      const { place, name, hash, salt } = event;
      const held = personAt(state, place);
      if (held === undefined || held.hash !== null) return undefined;
      return withPlace(state, place, { ...held, name, hash, salt });
    }
    case 'filled': {
      const { place, by, name } = event;
      return personAt(state, place)?.hash === null
        ? withPlace(state, place, { by, name })
        : undefined;
    }
    case 'moved':
      return moved(state, event);
    case 'played':
      return played(state, event);
    case 'agreed': {
      const round = lastRound(state);
      const isDue = round !== undefined && isOver(round) && event.deal === nextDeal(state);
      if (!isDue || personAt(state, event.place)?.salt !== null) return undefined;
      return withPerson(state, event.place, { salt: event.salt });
    }
    case 'ahead': {
      const round = lastRound(state);
      if (round?.deal !== event.deal || isOver(round)) return undefined;
      const isPassing = (personAt(state, event.place)?.passesIn ?? null) !== null;
      if (isPassing === event.passes) return undefined;
      const passesIn = event.passes ? positionIn(round).phase : null;
      return withPerson(state, event.place, { passesIn });
    }
    case 'asked':
      return asked(state, event);
    case 'answered':
      return answered(state, event);
    case 'returned':
      if (personAt(state, event.place)?.standIn !== true) return undefined;
      return withPerson(state, event.place, { standIn: false });
    case 'watching':
      return event.hash === state.watch ? undefined : { ...state, watch: event.hash };
  }
}

function withPlace(state: OnlineTable, at: TablePlace, place: HeldPlace): OnlineTable {
  return { ...state, places: state.places.map((held, index) => (index === at ? place : held)) };
}

function withPerson(
  state: OnlineTable,
  at: TablePlace,
  change: Partial<PersonPlace>,
): OnlineTable | undefined {
  const held = personAt(state, at);
  if (held === undefined || held.hash === null) return undefined;
  return withPlace(state, at, { ...held, ...change });
}

function moved(state: OnlineTable, { place, hash }: EventOf<'moved'>): OnlineTable | undefined {
  const held = personAt(state, place);
  if (held === undefined || held.hash === hash) return undefined;
  return withPerson(state, place, { hash, moves: held.moves + 1 });
}

function isMadeBy(held: HeldPlace | undefined, by: EventOf<'played'>['by']): boolean {
  if (held === undefined) return false;
  if (by === 'rules') return true;
  if (held.by !== person) return by === 'bot';
  if (by === 'stand-in') return held.standIn;
  return by === 'person' || (by === 'ahead' && held.passesIn !== null);
}

/** What was asked dies where somebody else has moved. */
function played(state: OnlineTable, event: EventOf<'played'>): OnlineTable | undefined {
  const round = lastRound(state);
  if (round?.deal !== event.deal || round.record.plays.length !== event.at) return undefined;
  const position = positionIn(round);
  if (position.phase === 'over' || seatIn(round, event.place) !== position.seat) return undefined;
  if (!isMadeBy(state.places[event.place], event.by)) return undefined;
  const { parsePlay, isPass } = rulesOf(position.game);
  const play = parsePlay(event.play);
  const record = play === undefined ? undefined : withPlayMade(round.record, play);
  if (play === undefined || record === undefined) return undefined;
  const { id, place, at, by } = event;
  const next = withResult({
    ...round,
    record,
    made:
      id === undefined
        ? round.made
        : [...round.made, { id, place, at, play: event.play, isTakenBack: false }],
    standIns: by === 'stand-in' ? [...round.standIns, at] : round.standIns,
    turnSince: event.time,
  });
  const { phase } = positionIn(next);
  const { request } = state;
  // A pass moves nothing. If one that was chosen did, it would show that there was a choice (W7).
  const hasMoved = request?.place !== place && by === 'person' && !isPass(play);
  const hasDied = request !== null && (hasMoved || (request.wish === 'undo' && phase === 'over'));
  return {
    ...withLastRound(state, next),
    places: state.places.map((held) =>
      held.by === person && held.passesIn !== null && held.passesIn !== phase
        ? { ...held, passesIn: null }
        : held,
    ),
    request: hasDied ? null : request,
    outcome: hasDied ? { place: request.place, wish: request.wish, came: 'moved-on' } : null,
  };
}

/** So many requests are known again, if they come once more from who has asked. */
const mostAsked = 32;

function asked(state: OnlineTable, event: EventOf<'asked'>): OnlineTable | undefined {
  const { place, wish, deal, to, about, of, time: since } = event;
  const request: TableRequest = {
    ...{ number: state.requests + 1, place, wish, since, of, yes: [] },
    ...(to === undefined ? {} : { to }),
    ...(about === undefined ? {} : { about }),
  };
  const asker = personAt(state, place);
  const areOthers = of.every((other, at) => {
    const held = personAt(state, other);
    return other !== place && of.indexOf(other) === at && held !== undefined && held.hash !== null;
  });
  if (asker === undefined || asker.hash === null || !areOthers) return undefined;
  const word = askedAs(event);
  if (word !== undefined && state.asked.includes(word)) return undefined;
  if (state.request !== null && isSameRequest(state.request, request)) return undefined;
  if (wish === 'undo' && !isToBeUndone(state, deal, to)) return undefined;
  if (wish === 'stand-in' && !canStandIn(state, about)) return undefined;
  const known = word === undefined ? state.asked : [...state.asked.slice(1 - mostAsked), word];
  return granted(
    { ...state, request, requests: request.number, asked: known, outcome: null },
    since,
  );
}

function isToBeUndone(state: OnlineTable, deal: number | undefined, to = -1): boolean {
  const round = lastRound(state);
  if (round === undefined || round.deal !== deal || isOver(round)) return false;
  return to >= 0 && to < round.record.plays.length;
}

function answered(
  state: OnlineTable,
  { place, yes, time }: EventOf<'answered'>,
): OnlineTable | undefined {
  const { request } = state;
  if (request === null || !request.of.includes(place) || request.yes.includes(place)) {
    return undefined;
  }
  const { wish } = request;
  if (!yes) {
    return { ...state, request: null, outcome: { place: request.place, wish, came: 'refused' } };
  }
  return granted({ ...state, request: { ...request, yes: [...request.yes, place] } }, time);
}

function granted(state: OnlineTable, time: number): OnlineTable | undefined {
  const { request } = state;
  if (request === null || request.yes.length < request.of.length) return state;
  const { place, wish, to, about } = request;
  const done = { ...state, request: null, outcome: { place, wish, came: 'granted' as const } };
  switch (wish) {
    case 'end':
      return { ...done, ended: true };
    case 'stand-in':
      return about === undefined ? undefined : withPerson(done, about, { standIn: true });
    case 'undo':
      return to === undefined ? undefined : takenBack(done, place, to, time);
  }
}
