import { countOf } from '../core/counts.ts';
import type { Play } from '../core/play.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { sizeOf } from './combination.ts';
import { pointsOfWu } from './counting.ts';
import type { Game } from './game.ts';
import { type ClimbingPayment, paymentsOf } from './payments.ts';
import { kindCountsOf } from './play.ts';
import { type Position, type WonPlay, wonOf } from './position.ts';
import { winnerOf } from './result.ts';
import { worthOfWu } from './worth.ts';

/** Wu that one combination has brought by one rule. */
export interface WuLine {
  /** Laid (W6) or played (W7), or what a Supreme of all eight brings beyond its cards (W11). */
  readonly rule: 'W6' | 'W7' | 'W11';
  readonly play: Play;
  readonly wu: number;
}

/** Fours within a play that became wu (W10). */
export interface FourLine {
  readonly rule: 'W10';
  readonly play: Play;
  /** How many kinds it holds all four of. */
  readonly fours: number;
  /** What each other seat pays for them at once; 0 where the variant pays nothing. */
  readonly chips: number;
}

/** What a play counts beyond its wu: threes and fours, or happy and bull (W13). */
export interface MarkLine {
  readonly rule: 'W13';
  readonly play: Play;
  readonly marks: number;
}

/** What more wu would bring at least. */
export interface NextStep {
  /** So many wu more. */
  readonly needs: number;
  readonly worth: number;
}

/**
 * The wu of a seat, which explain themselves: the lines add up to `wu`, and `base` × `factor` +
 * `added` is what they come to.
 */
export interface SeatSheet {
  readonly wuLines: readonly WuLine[];
  readonly fourLines: readonly FourLine[];
  readonly markLines: readonly MarkLine[];
  readonly wu: number;
  readonly marks: number;
  readonly base: number;
  readonly factor: number;
  readonly added: number;
  /** What the wu come to. */
  readonly points: number;
  /** What each other seat pays when this one declares; 0 below the least (W13). */
  readonly worth: number;
  readonly next: NextStep;
}

/** A round as it is paid: what each seat has, and who pays whom and why. */
export interface RoundSheet {
  readonly seats: readonly SeatSheet[];
  /** The payments, which add up to the settlement. */
  readonly payments: readonly ClimbingPayment[];
  /** Who has won the round, null while it goes on and where nobody has. */
  readonly winner: Seat | null;
}

/** The sheet of a round as it stands. */
export function sheetOf(position: Position): RoundSheet {
  const { game, phase } = position;
  return {
    seats: seatsOf(game.seatCount).map((seat) => seatSheetOf(game, wonOf(position, seat))),
    payments: paymentsOf(position),
    winner: phase === 'over' ? winnerOf(position) : null,
  };
}

/** Counts what a seat has won and laid. */
export function seatSheetOf(game: Game, won: readonly WonPlay[]): SeatSheet {
  const { counting, rules, plays } = game;
  const played = won.filter(({ laid }) => !laid).map(({ play }) => play);
  const wuLines = won.flatMap((one) => wuLinesOf(game, one));
  const fourLines = played
    .map((play): FourLine => {
      const fours = countOf(plays.fours, play);
      return { rule: 'W10', play, fours, chips: fours * (rules.fourChips ?? 0) };
    })
    .filter(({ fours }) => fours > 0);
  const markLines = played
    .map((play): MarkLine => ({ rule: 'W13', play, marks: countOf(plays.marks, play) }))
    .filter(({ marks }) => marks > 0);
  const wu = wuLines.reduce((sum, line) => sum + line.wu, 0);
  const marks = joinMarks(game, markLines);
  const band = rules.bandChips ?? 1;
  const points = pointsOfWu(counting, wu, marks, band);
  return {
    wuLines,
    fourLines,
    markLines,
    wu,
    marks,
    base: counting.baseOf(wu),
    factor: counting.factorOf(marks, band),
    added: counting.baseOf(wu) === 0 ? 0 : counting.addedBy(marks),
    points,
    worth: worthOfWu(game, wu, marks),
    next: nextStepOf(game, wu, marks),
  };
}

function wuLinesOf({ plays }: Game, { play, laid }: WonPlay): WuLine[] {
  const cards = sizeOf(kindCountsOf(play));
  const beyond = countOf(plays.wu, play) - cards;
  const line: WuLine = { rule: laid ? 'W6' : 'W7', play, wu: cards };
  return beyond > 0 ? [line, { rule: 'W11', play, wu: beyond }] : [line];
}

function joinMarks({ counting }: Game, lines: readonly MarkLine[]): number {
  const all = lines.map(({ marks }) => marks);
  return counting.marksJoin === 'added'
    ? all.reduce((sum, marks) => sum + marks, 0)
    : Math.max(0, ...all);
}

/** The fewest further wu after which what there is is worth more. */
function nextStepOf(game: Game, wu: number, marks: number): NextStep {
  const now = worthOfWu(game, wu, marks);
  let needs = 1;
  while (worthOfWu(game, wu + needs, marks) <= now) needs += 1;
  return { needs, worth: worthOfWu(game, wu + needs, marks) };
}
