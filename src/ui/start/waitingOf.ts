import { isOfAnotherDay } from '../../store/days/dayBegun.ts';
import { companyOf, type LeftMatch } from '../../store/left/leftMatches.ts';
import { currentRound, type Match } from '../../store/match/match.ts';
import { hasRoundToCome } from '../../store/match/mirror.ts';
import { isPractice } from '../../store/match/practice.ts';
import type { DeviceTable } from '../../store/online/deviceTables.ts';
import { isUnfinished } from '../files/matchWords.ts';

/** Something that waits for this device's people, and what a press on it does. */
export type WaitingItem =
  /** The match at the table: it is gone on with, its next round dealt, or its sheet shown. */
  | { readonly what: 'match'; readonly match: Match; readonly deed: 'goOn' | 'next' | 'scores' }
  /** The match that waits while another one is tried. */
  | { readonly what: 'aside' }
  | { readonly what: 'left'; readonly one: LeftMatch }
  | { readonly what: 'table'; readonly table: DeviceTable };

interface Device {
  readonly match: Match | null;
  readonly aside: Match | null;
  readonly left: readonly LeftMatch[];
  readonly tables: readonly DeviceTable[];
}

/**
 * All that waits, what is most wanted first: tables far away where somebody here is awaited, the
 * match at the table, those that were left, of each game and company the last one, then other
 * tables, and last the sheet of a match that is over. A deal of another day that was played to its
 * end waits for nothing.
 * @param today as `2026-05-01`
 */
export function waitingOf({ match, aside, left, tables }: Device, today: string): WaitingItem[] {
  const open = tables.filter(({ isEnded }) => !isEnded);
  const [awaited, others] = [open.filter(isAwaited), open.filter((one) => !isAwaited(one))];
  const tableItem = (table: DeviceTable): WaitingItem => ({ what: 'table', table });
  const own = match === null ? undefined : matchItem(match, today);
  const isOver = own?.what === 'match' && own.deed === 'scores';
  return [
    ...awaited.map(tableItem),
    ...(own === undefined || isOver ? [] : [own]),
    ...(aside === null ? [] : [{ what: 'aside' } as const]),
    ...lastOfEachCompany(left, match).map((one): WaitingItem => ({ what: 'left', one })),
    ...others.map(tableItem),
    ...(isOver ? [own] : []),
  ];
}

function isAwaited({ isTurn, isNextAwaited }: DeviceTable): boolean {
  return isTurn || isNextAwaited;
}

function matchItem(match: Match, today: string): WaitingItem | undefined {
  const round = currentRound(match);
  if (isUnfinished(match)) return { what: 'match', match, deed: 'goOn' };
  if (isOfAnotherDay(round, today)) return undefined;
  const hasNext = !isPractice(round) && hasRoundToCome(match);
  return { what: 'match', match, deed: hasNext ? 'next' : 'scores' };
}

function lastOfEachCompany(left: readonly LeftMatch[], match: Match | null): LeftMatch[] {
  const atTable = match === null ? [] : [companyOf(match.setup)];
  const companies = [...atTable, ...left.map(companyOf)];
  return left.filter((one, at) => companies.indexOf(companyOf(one)) === at + atTable.length);
}
