import type { PlainVariantId } from './plainCombinations.ts';
import { type PlainRules, plainWorth } from './plainCounting.ts';

/** A round as the plain rules of climbing hold it. */
export interface PlainTable {
  readonly variant: PlainVariantId;
  readonly rules: PlainRules;
  readonly dealer: number;
  phase: string;
  seat: number;
  readonly hands: string[][];
  talon: string[];
  /** The seats that still have to be asked before the first lead, in the order of asking. */
  toAsk: number[];
  trick: { seat: number; play: string } | null;
  passed: number[];
  /** What each seat has won by playing, in order. */
  readonly won: string[][];
  readonly laid: (string | null)[];
  /** What the wu of each seat were worth when it last declined. */
  readonly declined: number[];
  out: string[];
  readonly settlement: number[];
  winner: number | null;
  nextStarter: number | null;
}

export function worthOf(table: PlainTable, seat: number): number {
  return plainWorth(table.variant, table.rules, wonBy(table, seat), table.laid[seat] ?? null);
}

export function handOf(table: PlainTable, seat: number): string[] {
  return table.hands[seat] ?? [];
}

export function wonBy(table: PlainTable, seat: number): string[] {
  return table.won[seat] ?? [];
}

export function seatAfter(table: PlainTable, seat: number): number {
  return (seat + 1) % table.hands.length;
}

/** All seats in turn order, beginning with this one. */
export function seatsFrom(table: PlainTable, first: number): number[] {
  return table.hands.map((_, turn) => (first + turn) % table.hands.length);
}
