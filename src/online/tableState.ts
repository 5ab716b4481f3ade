import {
  type Game,
  type Position,
  placeOf,
  type RoundRecord,
  type Seat,
  seatAt,
  type TablePlace,
  type VariantId,
} from '../engine/index.ts';
import { type Goal, isReached } from '../records/goal.ts';
import { playedRound } from '../records/playedRound.ts';
import { type EventOf, person, type ServedLevel, type Wish } from './event.ts';

/** A person has the place, or it is kept for one. */
export interface PersonPlace {
  readonly by: typeof person;
  /** Null until somebody sits down. */
  readonly name: string | null;
  /** The hash of the key that opens it; null until somebody sits down. */
  readonly hash: string | null;
  /** How often it was given to another key since somebody sat down. */
  readonly moves: number;
  /** What its device has added to the next deal; null where it has not agreed to that yet. */
  readonly salt: string | null;
  /** Whether a bot plays for its person, who is away. */
  readonly standIn: boolean;
  /** The phase of the round in which it passes by itself. */
  readonly passesIn: string | null;
}

interface BotPlace {
  readonly by: ServedLevel;
  readonly name: string;
}

export type HeldPlace = PersonPlace | BotPlace;

export interface MadePlay {
  readonly id: string;
  readonly place: TablePlace;
  readonly at: number;
  readonly play: string;
  /** An undo has taken it back. */
  readonly isTakenBack: boolean;
}

export interface OnlineRound {
  /** The number of the deal at the table, counted from 1. */
  readonly deal: number;
  /** The number of its match at the table, and its own in that match, both counted from 1. */
  readonly match: number;
  readonly number: number;
  readonly secret: string;
  readonly salts: readonly (string | null)[];
  /** Null where everybody plays. */
  readonly out: TablePlace | null;
  readonly record: RoundRecord;
  /** The indices of the plays that bots made for those who were away. */
  readonly standIns: readonly number[];
  /** How often a play was taken back after something was seen. */
  readonly practiceUndos: number;
  readonly made: readonly MadePlay[];
  /** What each place has won or lost; null before its end, and where it was called off. */
  readonly result: readonly number[] | null;
  /** Since when it is the turn of who has it: milliseconds since 1970. */
  readonly turnSince: number;
}

/** What somebody asks of the others; it lasts until all have answered or somebody else moves. */
export interface TableRequest {
  /** Counts the requests of the table from 1. */
  readonly number: number;
  readonly place: TablePlace;
  readonly wish: Wish;
  /** When it was asked: milliseconds since 1970. */
  readonly since: number;
  /** Of an undo: how many plays are to stay. */
  readonly to?: number;
  /** Of a stand-in: for whom. */
  readonly about?: TablePlace;
  /** The places whose consent is needed, and those that have given it. */
  readonly of: readonly TablePlace[];
  readonly yes: readonly TablePlace[];
}

/** How its asker's word for a request is kept; undefined where it has none. */
export function askedAs(asked: {
  readonly place: TablePlace;
  readonly id?: string;
}): string | undefined {
  return asked.id === undefined ? undefined : `${asked.place} ${asked.id}`;
}

/** Whether the same is asked of the same, so that asking once more changes nothing. */
export function isSameRequest(
  one: TableRequest,
  other: Pick<TableRequest, 'place' | 'wish' | 'to' | 'about' | 'of'>,
): boolean {
  return (
    one.place === other.place &&
    one.wish === other.wish &&
    one.to === other.to &&
    one.about === other.about &&
    one.of.join() === other.of.join()
  );
}

export interface RequestOutcome {
  readonly place: TablePlace;
  readonly wish: Wish;
  /** Somebody said no, somebody else moved, or all agreed. */
  readonly came: 'refused' | 'moved-on' | 'granted';
}

/** A table as its events have made it. It is never changed, only followed by another one. */
export interface OnlineTable {
  readonly opened: EventOf<'opened'>;
  readonly variant: VariantId;
  readonly game: Game;
  readonly goal: Goal | undefined;
  readonly places: readonly HeldPlace[];
  readonly rounds: readonly OnlineRound[];
  readonly request: TableRequest | null;
  readonly requests: number;
  /** By which its askers know the last requests again, each after its place. */
  readonly asked: readonly string[];
  /** What came of the last request, until somebody moves. */
  readonly outcome: RequestOutcome | null;
  readonly ended: boolean;
  /** The hash of the key by which somebody may watch; null where watchers are shut out. */
  readonly watch: string | null;
  readonly events: number;
  /** How many of them are told to everybody. */
  readonly told: number;
}

export function withLastRound(state: OnlineTable, round: OnlineRound): OnlineTable {
  return { ...state, rounds: [...state.rounds.slice(0, -1), round] };
}

/** The round that is played, or was played last; undefined before the first deal. */
export function lastRound({ rounds }: Pick<OnlineTable, 'rounds'>): OnlineRound | undefined {
  return rounds.at(-1);
}

export function positionIn({ record }: Pick<OnlineRound, 'record'>): Position {
  return playedRound(record).position;
}

export function isOver(round: OnlineRound): boolean {
  return positionIn(round).phase === 'over';
}

/** Null where the place sits out. */
export function seatIn({ out }: Pick<OnlineRound, 'out'>, place: TablePlace): Seat | null {
  if (out === null) return place;
  return out === place ? null : seatAt(place, out);
}

/** Undefined where the round is over. */
export function placeToPlay(round: OnlineRound): TablePlace | undefined {
  const position = positionIn(round);
  if (position.phase === 'over') return undefined;
  return placeInRound(round, position.seat);
}

export function placeInRound({ out }: Pick<OnlineRound, 'out'>, seat: Seat): TablePlace {
  return out === null ? seat : placeOf(seat, out);
}

export function personAt(state: OnlineTable, place: TablePlace): PersonPlace | undefined {
  const found = state.places[place];
  return found?.by === person ? found : undefined;
}

/** Whether a place's consent is needed for what all decide: its person plays without a bot. */
export function isAsked(place: HeldPlace): place is PersonPlace {
  return place.by === person && !place.standIn;
}

/** Whether a bot can play for a place that somebody has. */
export function canStandIn(state: OnlineTable, about: TablePlace | undefined): about is TablePlace {
  const held = about === undefined ? undefined : personAt(state, about);
  return held !== undefined && held.hash !== null && !held.standIn;
}

export function personPlaces({ places }: OnlineTable): readonly TablePlace[] {
  return places.flatMap(({ by }, at) => (by === person ? [at] : []));
}

/** The number of the deal to come, counted from 1. */
export function nextDeal({ rounds }: Pick<OnlineTable, 'rounds'>): number {
  return rounds.length + 1;
}

/** What each place has won or lost in the match of the last round. */
export function wonInMatch({ rounds, places }: Pick<OnlineTable, 'rounds' | 'places'>): number[] {
  const results = resultsInMatch({ rounds });
  return places.map((_, place) => results.reduce((sum, points) => sum + (points[place] ?? 0), 0));
}

export function isMatchOver(state: Pick<OnlineTable, 'rounds' | 'places' | 'goal'>): boolean {
  return isReached(state.goal, {
    rounds: resultsInMatch(state).length,
    balance: wonInMatch(state),
  });
}

/** What the rounds of the match of the last one have come to that have a result. */
function resultsInMatch({ rounds }: Pick<OnlineTable, 'rounds'>): readonly (readonly number[])[] {
  const match = rounds.at(-1)?.match;
  return rounds.flatMap((round) =>
    round.match === match && round.result !== null ? [round.result] : [],
  );
}
