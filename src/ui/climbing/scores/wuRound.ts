import {
  type ClimbingPayment,
  climbingRound,
  type FourLine,
  type MarkLine,
  nobody,
  type SeatSheet,
  settlementOf,
  sheetOf,
  tally,
  tallyOf,
  type WuLine,
} from '../../../engine/climbing/index.ts';
import type { Play, RoundRecord, Seat } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import type { WuEnd } from '../../../text/climbing/scoreWords.ts';

/** A combination that became wu, with all that it brought. */
export interface WonCombination {
  readonly play: Play;
  /** Whether it was laid before the first lead, and not played. */
  readonly laid: boolean;
  readonly wu: number;
  readonly wuLines: readonly WuLine[];
  /** The fours that were paid for; undefined where none were. */
  readonly four: FourLine | undefined;
  /** Who paid for them at once. */
  readonly paid: readonly ClimbingPayment[];
  readonly marks: readonly MarkLine[];
}

export interface SeatWu {
  readonly seat: Seat;
  readonly name: string;
  readonly sheet: SeatSheet;
  readonly combinations: readonly WonCombination[];
  readonly balance: number;
  readonly declared: boolean;
  /** Whether it deals, where that counts (W14). */
  readonly deals: boolean;
}

/** A round of climbing that is over, counted. */
export interface WuRound extends WuEnd {
  readonly seats: readonly SeatWu[];
  /** With how many wu each would have been asked again; null for who has not played on (W9). */
  readonly asksAt: readonly (number | null)[];
  readonly dealerName: string;
}

export function wuRoundOf(record: RoundRecord): WuRound {
  const { position } = climbingRound(playedRound(record));
  const { game, calledOff, dealer } = position;
  const { seats: sheets, payments, winner } = sheetOf(position);
  const declarer = position.declarer === nobody ? null : position.declarer;
  const balance = settlementOf(position);
  const names = record.players;
  return {
    game,
    names,
    sheets,
    payments,
    winner,
    declarer,
    calledOff: calledOff === null ? null : { how: calledOff, seat: position.seat },
    dealerName: names[dealer] ?? '',
    asksAt: sheets.map(({ next }, seat) =>
      tallyOf(position, tally.declined, seat) > 0 ? next.at : null,
    ),
    seats: sheets.map((sheet, seat) => ({
      seat,
      name: names[seat] ?? '',
      sheet,
      combinations: combinationsOf(sheet, seat, payments),
      balance: balance[seat] ?? 0,
      declared: seat === declarer,
      deals: game.rules.dealerDouble && seat === dealer,
    })),
  };
}

/** The lines of a seat by combination, in the order won; `payments` are all of the round. */
export function combinationsOf(
  sheet: SeatSheet,
  seat: Seat,
  payments: readonly ClimbingPayment[],
): readonly WonCombination[] {
  const paidFor = (play: Play): readonly ClimbingPayment[] =>
    payments.filter((one) => one.cause === 'fours' && one.to === seat && one.play === play);
  const combinations: WonCombination[] = [];
  for (const line of sheet.wuLines) {
    const last = combinations.at(-1);
    if (line.rule === 'W11' && last !== undefined) {
      const wuLines = [...last.wuLines, line];
      combinations[combinations.length - 1] = { ...last, wuLines, wu: last.wu + line.wu };
    } else combinations.push(combinationOf(line, sheet, paidFor(line.play)));
  }
  return combinations;
}

function combinationOf(
  line: WuLine,
  sheet: SeatSheet,
  paid: readonly ClimbingPayment[],
): WonCombination {
  const { play, rule, wu } = line;
  const laid = rule === 'W6';
  return {
    play,
    laid,
    wu,
    wuLines: [line],
    four: laid ? undefined : sheet.fourLines.find((four) => four.play === play && four.chips > 0),
    paid: laid ? [] : paid,
    marks: laid || sheet.base === 0 ? [] : marksOf(play, sheet),
  };
}

/** A happy or a bull may be won twice: each time it has the same marks. */
function marksOf(play: Play, { markLines }: SeatSheet): readonly MarkLine[] {
  const own = markLines.filter((mark) => mark.play === play);
  return own.filter(
    (mark, at) =>
      own.findIndex(({ cause, kind }) => cause === mark.cause && kind === mark.kind) === at,
  );
}
