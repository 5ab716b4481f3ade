import {
  failure,
  type Play,
  type Result,
  rulesOf,
  success,
  type TablePlace,
} from '../engine/index.ts';
import { playedRound } from '../records/playedRound.ts';
import type { Access } from './access.ts';
import type { EventOf, TableEvent } from './event.ts';
import { keyHash } from './keyHash.ts';
import type { Deed, Refusal } from './message.ts';
import {
  askedAs,
  canStandIn,
  isAsked,
  isOver,
  isSameRequest,
  lastRound,
  type MadePlay,
  nextDeal,
  type OnlineRound,
  type OnlineTable,
  type PersonPlace,
  personAt,
  personPlaces,
  positionIn,
  seatIn,
} from './tableState.ts';
import { undoTarget } from './undo.ts';

export interface Asking extends Pick<Access, 'places' | 'isOpener' | 'isInvited'> {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** For how many milliseconds a place has had no device; 0 where it has one. */
  readonly awayFor: (place: TablePlace) => number;
}

export type JudgedDeed =
  /** It was done before, by the same word for it. */
  | 'done-before'
  | {
      readonly event: TableEvent;
      /** Milliseconds since 1970: no sooner may it be told. */
      readonly notBefore: number;
    };

/**
 * No pass is told sooner than this after the turn came, in milliseconds: so what a seat could have
 * played does not show in how long it took (W7).
 */
export const passTime = 1200;

/** For so many milliseconds a request keeps other places from asking. */
const answerTime = 30_000;

/** For so many milliseconds somebody must be away before a bot may stand in. */
export const awayTime = 120_000;

/** Holds what somebody asks for against the table; nothing of it is trusted. */
export function judge(state: OnlineTable, deed: Deed, asking: Asking): Result<JudgedDeed, Refusal> {
  const { time, isOpener } = asking;
  const owns = 'place' in deed && asking.places.includes(deed.place);
  if (owns && isKnownAgain(state, deed)) return success('done-before');
  if (state.ended) return failure('ended');
  const held = 'place' in deed ? personAt(state, deed.place) : undefined;
  switch (deed.deed) {
    case 'sit':
      return seated(state, deed, asking, held);
    case 'fill': {
      const { place, by, name } = deed;
      if (!isOpener) return failure('not-allowed');
      const bot = state.places[place];
      if (bot?.by === by && bot.name === name) return success('done-before');
      if (held?.hash !== null) return failure('place-taken');
      // A table is for people: without any it would never be dealt.
      if (personPlaces(state).length === 1) return failure('not-allowed');
      return happens({ event: 'filled', time, place, by, name });
    }
    case 'give':
      // Who has given it away has it no more.
      if (held?.hash === deed.hash) return success('done-before');
      if (!owns && !isOpener) return failure('no-place');
      if (held === undefined || held.hash === null) return failure('no-place');
      if (isOfTable(state, deed.hash)) return failure('not-allowed');
      return happens({ event: 'moved', time, place: deed.place, hash: deed.hash });
    case 'watching':
      if (!isOpener) return failure('not-allowed');
      if (state.watch === deed.hash) return success('done-before');
      return happens({ event: 'watching', time, hash: deed.hash });
    default:
      if (!owns || held === undefined) return failure('no-place');
      return judgeOwn(state, deed, asking, held);
  }
}

/** Whether a play or a request comes once more, by the word that its device gave it. */
function isKnownAgain(state: OnlineTable, deed: Deed): boolean {
  if (deed.deed === 'ask') {
    const word = askedAs(deed);
    return word !== undefined && state.asked.includes(word);
  }
  if (deed.deed !== 'play') return false;
  const made = madeBefore(state, deed);
  const { parsePlay, formatPlay } = rulesOf(state.game);
  const play = parsePlay(deed.play);
  return made?.at === deed.at && play !== undefined && made.play === formatPlay(play);
}

function madeBefore(
  { rounds }: OnlineTable,
  { place, deal, id }: Pick<Playing, 'place' | 'deal' | 'id'>,
): MadePlay | undefined {
  const round = rounds.findLast((one) => one.deal === deal);
  return round?.made.find((made) => made.id === id && made.place === place);
}

function happens(event: TableEvent, notBefore = 0): Result<JudgedDeed, Refusal> {
  return success({ event, notBefore });
}

/** Whether a key opens more than a place: others have it too. */
function isOfTable({ opened, watch }: OnlineTable, hash: string): boolean {
  return [opened.opener, opened.invite, opened.watch, watch].includes(hash);
}

type Sitting = Extract<Deed, { readonly deed: 'sit' }>;

function seated(
  state: OnlineTable,
  { place, name, salt, key }: Sitting,
  { isInvited, isOpener, time }: Asking,
  held: PersonPlace | undefined,
): Result<JudgedDeed, Refusal> {
  const hash = keyHash(key);
  if (held === undefined) return failure('no-place');
  if (held.hash === hash) return success('done-before');
  if (held.hash !== null || state.rounds.length > 0) return failure('place-taken');
  if ((!isInvited && !isOpener) || isOfTable(state, hash)) return failure('not-allowed');
  return happens({ event: 'sat', time, place, name, hash, salt });
}

type OwnDeed = Exclude<Deed, { readonly deed: 'sit' | 'fill' | 'give' | 'watching' }>;

function judgeOwn(
  state: OnlineTable,
  deed: OwnDeed,
  asking: Asking,
  held: PersonPlace,
): Result<JudgedDeed, Refusal> {
  const { time } = asking;
  const round = lastRound(state);
  switch (deed.deed) {
    case 'play':
      return judgePlay(state, deed, time);
    case 'next': {
      const { place, deal, salt } = deed;
      if (held.salt === salt || round?.salts[place] === salt) return success('done-before');
      if (round === undefined || deal !== nextDeal(state)) return failure('stale');
      if (!isOver(round)) return failure('not-over');
      if (held.salt !== null) return failure('stale');
      return happens({ event: 'agreed', time, place, deal, salt });
    }
    case 'ahead': {
      const { place, deal, at, passes } = deed;
      if (round === undefined) return failure('not-dealt');
      if (round.deal !== deal) return failure('stale');
      if (isOver(round)) return failure('over');
      // It was meant for a trick that is over by now.
      if (passes && !isStillIn(round, at)) return failure('stale');
      if (passes === (held.passesIn !== null)) return success('done-before');
      return happens({ event: 'ahead', time, place, deal, passes });
    }
    case 'ask':
      return judgeWish(state, deed, asking);
    case 'answer': {
      const { place, yes } = deed;
      const { request } = state;
      if (request === null || !request.of.includes(place)) return failure('not-asked');
      if (request.number !== deed.request) return failure('stale');
      if (request.yes.includes(place)) return yes ? success('done-before') : failure('stale');
      return happens({ event: 'answered', time, place, yes });
    }
  }
}

type Playing = Extract<Deed, { readonly deed: 'play' }>;

function judgePlay(
  state: OnlineTable,
  { place, deal, at, play, id }: Playing,
  time: number,
): Result<JudgedDeed, Refusal> {
  const round = lastRound(state);
  const { parsePlay, legalPlays, isPass, formatPlay } = rulesOf(state.game);
  const chosen = parsePlay(play);
  if (chosen === undefined) return failure('not-a-play');
  const written = formatPlay(chosen);
  // Another play goes by the same word.
  if (madeBefore(state, { place, deal, id }) !== undefined) return failure('stale');
  if (round === undefined) return failure('not-dealt');
  if (round.deal !== deal) return failure('stale');
  if (isMadeAlready(round, place, at, chosen)) return success('done-before');
  const position = positionIn(round);
  if (position.phase === 'over') return failure('over');
  if (round.record.plays.length !== at) return failure('stale');
  if (seatIn(round, place) !== position.seat) return failure('not-your-turn');
  if (!legalPlays(position).includes(chosen)) return failure('play-not-legal');
  return happens(
    { event: 'played', time, place, deal, at, play: written, by: 'person', id },
    isPass(chosen) ? round.turnSince + passTime : 0,
  );
}

/** Whether a round has been in one phase since it had so many plays. */
function isStillIn(round: OnlineRound, at: number): boolean {
  const { steps, position } = playedRound(round.record);
  return at <= steps.length && steps.slice(at).every(({ phase }) => phase === position.phase);
}

/** Whether the server has made just this play for a place, as its device was about to. */
function isMadeAlready(round: OnlineRound, place: TablePlace, at: number, chosen: Play): boolean {
  const step = playedRound(round.record).steps[at];
  const isSame = step?.play === chosen && step.seat === seatIn(round, place);
  return isSame && !round.made.some((made) => made.at === at && !made.isTakenBack);
}

type Wishing = Extract<Deed, { readonly deed: 'ask' }>;

function judgeWish(
  state: OnlineTable,
  deed: Wishing,
  { time, awayFor }: Asking,
): Result<JudgedDeed, Refusal> {
  const { place, wish, about, id } = deed;
  const { request } = state;
  if (request !== null && request.place !== place && time < request.since + answerTime) {
    return failure('asked-already');
  }
  const others = personPlaces(state).filter((other) => {
    const held = personAt(state, other);
    return other !== place && held !== undefined && held.hash !== null && isAsked(held);
  });
  const happensOnce = (asked: EventOf<'asked'>): Result<JudgedDeed, Refusal> =>
    request !== null && isSameRequest(request, asked) ? success('done-before') : happens(asked);
  const known = id === undefined ? {} : { id };
  const asked = { event: 'asked', time, place, wish, ...known } as const;
  const present = others.filter((other) => awayFor(other) < awayTime);
  switch (wish) {
    case 'undo': {
      const to = undoTarget(state, place);
      const round = lastRound(state);
      if (to === undefined || round === undefined) return failure('nothing-to-undo');
      // Where all others are gone, somebody still has to agree.
      const of = present.length > 0 ? present : others;
      return happensOnce({ ...asked, deal: round.deal, to, of });
    }
    case 'stand-in': {
      const held = about === undefined ? undefined : personAt(state, about);
      if (held?.standIn === true) return success('done-before');
      if (!canStandIn(state, about) || about === place) return failure('no-place');
      if (awayFor(about) < awayTime) return failure('still-there');
      const of = others.filter((other) => other !== about && awayFor(other) === 0);
      return happensOnce({ ...asked, about, of });
    }
    case 'end':
      return happensOnce({ ...asked, of: present });
  }
}
