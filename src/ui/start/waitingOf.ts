import { isOfAnotherDay } from '../../store/days/dayBegun.ts';
import { dayOfMoment } from '../../store/dayToday.ts';
import { companyOf, type LeftMatch, roundOfLeft } from '../../store/left/leftMatches.ts';
import {
  currentRound,
  type Match,
  nextNumberOf,
  roundsIn,
  seatsHereIn,
} from '../../store/match/match.ts';
import type { ToldRound } from '../../store/match/toldRound.ts';
import type { DeviceTable } from '../../store/online/deviceTables.ts';
import { wayOnOf } from '../left/wayOn.ts';

/** The match goes on, its next round is dealt, or its sheet is shown. */
type MatchDeed = 'goOn' | 'next' | 'scores';

/** Something that waits for this device's people, and what a press on it does. */
export type WaitingItem =
  | { readonly what: 'match'; readonly match: Match; readonly deed: MatchDeed }
  /** The match that waits while another one is tried. */
  | { readonly what: 'aside' }
  | { readonly what: 'left'; readonly one: LeftMatch }
  | { readonly what: 'table'; readonly table: DeviceTable };

interface Device {
  readonly match: Match | null;
  /** The day on which it last went on; null where nothing tells. */
  readonly playedOn: string | null;
  readonly aside: Match | null;
  readonly left: readonly LeftMatch[];
  readonly tables: readonly DeviceTable[];
}

/**
 * All that waits, what is most wanted first: tables far away where somebody here is awaited, the
 * match at the table, of the matches that were left the last of each game and company, tables
 * where others are awaited, and at the end the sheet of a round that is over. A single round that
 * was played to its end on another day waits for nothing.
 * @param today as `2026-05-01`
 */
export function waitingOf(device: Device, today: string): WaitingItem[] {
  const { match, aside, tables } = device;
  const left = device.left.filter((one) => !isPast(one, today));
  const open = tables.filter(({ isEnded }) => !isEnded);
  const [awaited, others] = [open.filter(isAwaited), open.filter((one) => !isAwaited(one))];
  const tableItem = (table: DeviceTable): WaitingItem => ({ what: 'table', table });
  const deeds = match === null ? [] : deedsOf(match, device.playedOn ?? today, today);
  const matchItems = (wanted: (deed: MatchDeed) => boolean): WaitingItem[] =>
    match === null ? [] : deeds.filter(wanted).map((deed) => ({ what: 'match', match, deed }));
  return [
    ...awaited.map(tableItem),
    ...matchItems((deed) => deed !== 'scores'),
    ...(aside === null ? [] : [{ what: 'aside' } as const]),
    ...lastOfEachCompany(left, deeds.length === 0 ? null : match).map(
      (one): WaitingItem => ({ what: 'left', one }),
    ),
    ...others.map(tableItem),
    ...matchItems((deed) => deed === 'scores'),
  ];
}

function isAwaited({ isTurn, isNextAwaited }: DeviceTable): boolean {
  return isTurn || isNextAwaited;
}

/** Whether a match was left between its rounds on another day, after a single one. */
function isPast(one: LeftMatch, today: string): boolean {
  const isOfToday = dayOfMoment(new Date(one.leftAt)) === today;
  const isOneRound = one.round < 3 && !one.records.trim().includes('\n');
  return one.isBetween && !isOfToday && isOneRound && !isMoreExpected(roundOfLeft(one));
}

/**
 * Whether the match of its first round is more than that round: it has a goal, or plays the deals
 * of another one again. One of several rounds always is: their totals would be lost with it.
 */
function isMoreExpected(round: ToldRound | undefined): boolean {
  const { goal, mirrorToCome } = round?.meta ?? {};
  return goal !== undefined || mirrorToCome !== undefined;
}

function deedsOf(match: Match, playedOn: string, today: string): readonly MatchDeed[] {
  const way = wayOnOf(match);
  if (way === 'goOn') return [way];
  const round = currentRound(match);
  // A deal of another day waits for nothing either.
  if (seatsHereIn(match).length === 0 || isOfAnotherDay(round, today)) return [];
  if (playedOn !== today) {
    // A record need not tell its number, and one that does may lie here without those before it.
    const isSeveral = nextNumberOf(match) > 2 || roundsIn(match) > 1;
    return way !== undefined && (isSeveral || isMoreExpected(round)) ? [way] : [];
  }
  return way === undefined ? ['scores'] : [way, 'scores'];
}

function lastOfEachCompany(left: readonly LeftMatch[], match: Match | null): LeftMatch[] {
  const atTable = match === null ? [] : [companyOf(match.setup)];
  const companies = [...atTable, ...left.map(companyOf)];
  return left.filter((one, at) => companies.indexOf(companyOf(one)) === at + atTable.length);
}
