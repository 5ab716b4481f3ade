import { countOf } from '../core/counts.ts';
import type { Play } from '../core/play.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { sizeOf } from './combination.ts';
import { joinMarks, type Mark } from './counting.ts';
import { type Game, laidWuOf } from './game.ts';
import { type ClimbingPayment, paymentsOf } from './payments.ts';
import { kindCountsOf } from './play.ts';
import { type Position, type WonPlay, wonOf } from './position.ts';
import { winnerOf } from './result.ts';
import { figuresOf, fourChipsOf, pointsOfWu, worthOfWu } from './worth.ts';

/** Wu that one combination has brought by one rule. */
export interface WuLine {
  /** Laid (W6) or played (W7), or what a Supreme of all eight brings beyond its cards (W11). */
  readonly rule: 'W6' | 'W7' | 'W11';
  readonly play: Play;
  readonly wu: number;
}

/** Fours within a play that became wu, where they are paid (W10). */
export interface FourLine {
  readonly rule: 'W10';
  readonly play: Play;
  /** How many kinds it holds all four of. */
  readonly fours: number;
  /** What each other seat pays for them at once. */
  readonly chips: number;
}

/** What a play counts beyond its wu, and why (W13). */
export interface MarkLine extends Mark {
  readonly rule: 'W13';
  readonly play: Play;
}

export interface NextStep {
  readonly needs: number;
  /** The wu then: who has played on is asked again (W9). */
  readonly at: number;
  readonly worth: number;
}

/**
 * The wu of a seat, which explain themselves: the lines of wu add up to `wu`, those of marks to
 * `marks`, and `base` × `factor` + `added` is what they come to.
 */
export interface SeatSheet {
  readonly wuLines: readonly WuLine[];
  readonly fourLines: readonly FourLine[];
  readonly markLines: readonly MarkLine[];
  readonly wu: number;
  /** How many fours there are within the plays that became wu, paid or not. */
  readonly fours: number;
  readonly marks: number;
  readonly base: number;
  readonly factor: number;
  readonly added: number;
  readonly points: number;
  /** What each other seat pays when this one declares; 0 below the least (W13). */
  readonly worth: number;
  readonly next: NextStep;
}

export interface RoundSheet {
  readonly seats: readonly SeatSheet[];
  /** They add up to the settlement. */
  readonly payments: readonly ClimbingPayment[];
  /** Null while the round goes on, and where nobody has won. */
  readonly winner: Seat | null;
}

export function sheetOf(position: Position): RoundSheet {
  const { game, phase } = position;
  return {
    seats: seatsOf(game.seatCount).map((seat) => seatSheetOf(game, wonOf(position, seat))),
    payments: paymentsOf(position),
    winner: phase === 'over' ? winnerOf(position) : null,
  };
}

export function seatSheetOf(game: Game, won: readonly WonPlay[]): SeatSheet {
  const { counting, plays } = game;
  const played = won.filter(({ laid }) => !laid).map(({ play }) => play);
  const wuLines = won.flatMap((one) => wuLinesOf(game, one));
  const wu = wuLines.reduce((sum, line) => sum + line.wu, 0);
  const markLines = markLinesOf(game, played);
  const marks = markLines.reduce((joined, line) => joinMarks(counting, joined, line.marks), 0);
  return {
    ...figuresOf(game, wu, marks),
    wuLines,
    fourLines: fourLinesOf(game, played),
    markLines,
    fours: played.reduce((sum, play) => sum + countOf(plays.fours, play), 0),
    next: nextStepOf(game, wu, marks),
  };
}

function wuLinesOf(game: Game, { play, laid }: WonPlay): WuLine[] {
  const cards = sizeOf(kindCountsOf(play));
  const line: WuLine = { rule: laid ? 'W6' : 'W7', play, wu: cards };
  const beyond = laidWuOf(game, play) - cards;
  return beyond > 0 ? [line, { rule: 'W11', play, wu: beyond }] : [line];
}

function fourLinesOf(game: Game, played: readonly Play[]): FourLine[] {
  if (game.rules.fourChips === undefined) return [];
  return played
    .map((play): FourLine => {
      const fours = countOf(game.plays.fours, play);
      return { rule: 'W10', play, fours, chips: fourChipsOf(game, play) };
    })
    .filter(({ fours }) => fours > 0);
}

/** Every mark; where the best one counts, the first of the best alone. */
function markLinesOf({ counting }: Game, played: readonly Play[]): MarkLine[] {
  const lines = played.flatMap((play) =>
    counting.marksOf(kindCountsOf(play)).map((mark): MarkLine => ({ rule: 'W13', play, ...mark })),
  );
  if (counting.marksJoin === 'added') return lines;
  return lines.toSorted((one, other) => other.marks - one.marks).slice(0, 1);
}

/** The fewest more wu that raise the worth. */
function nextStepOf(game: Game, wu: number, marks: number): NextStep {
  const now = worthOfWu(game, wu, marks);
  let needs = 1;
  while (worthOfWu(game, wu + needs, marks) <= now) needs += 1;
  return { needs, at: wu + needs, worth: worthOfWu(game, wu + needs, marks) };
}

/** A number of wu with which more is paid than with one less. */
interface PayingStep {
  readonly wu: number;
  readonly chips: number;
}

/** Fewest first, up to `most` wu (W13). | @param marks what else counts among them */
export function payingSteps(game: Game, marks: number, most: number): readonly PayingStep[] {
  const worths = Array.from({ length: most + 1 }, (_, wu) => pointsOfWu(game, wu, marks));
  return worths.flatMap((chips, wu) => (chips > (worths[wu - 1] ?? 0) ? [{ wu, chips }] : []));
}
