import { cardsOf, climbingRound, featsOf, type Game } from '../../../engine/climbing/index.ts';
import type { RoundRecord } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import type { FeatsOf } from '../../../store/history/featsOfRound.ts';
import { dueReason } from '../../../text/climbing/dueWords.ts';
import { playedOnWords } from '../../../text/climbing/outcomeWords.ts';
import {
  asOne,
  duesOf,
  dueWords,
  endHeadline,
  endPays,
  markBrief,
  wuPaymentWords,
} from '../../../text/climbing/scoreWords.ts';
import type { PaymentText } from '../../../text/roundText.ts';
import type { Say } from '../../../text/say.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import type { SheetEnd } from '../../scores/sheetParts.ts';
import type { PictureFacts, PictureLine } from '../../share/picture/pictureFacts.ts';
import { type SeatWu, type WonCombination, wuRoundOf } from './wuRound.ts';

/**
 * How a round ended; where nobody declared or it was called off, also what that pays, and why
 * nobody is paid who had enough wu.
 */
export function endOf(record: RoundRecord, say: Say): SheetEnd {
  const round = wuRoundOf(record);
  const { sheets, declarer, calledOff, seats, asksAt } = round;
  const whys = playedOnWords(
    round,
    seats.map((own) => ({ ...own, wu: own.sheet.wu, asksAt: asksAt[own.seat] ?? null })),
    say,
  );
  const notes = declarer === null ? [endPays(round, say), ...whys] : whys;
  return {
    sentence: endHeadline(round, say),
    note: notes.length === 0 ? undefined : asOne(notes, say),
    totals: calledOff === null ? sheets.map(({ wu }) => say('wu.count', { wu })) : [],
  };
}

export function paymentTexts(round: RoundRecord, say: Say): readonly PaymentText[] {
  const counted = wuRoundOf(round);
  return counted.payments.map((payment) => ({
    payment: wuPaymentWords(payment, counted.names, say),
    reason: dueReason(payment, counted, counted.dealerName, say),
  }));
}

/** The wu of each seat, and what it wins or loses. */
export function seatTexts(round: RoundRecord, say: Say): readonly string[] {
  return wuRoundOf(round).seats.map(({ name, sheet, balance }) =>
    say('wu.line.seat', { name, wu: sheet.wu, balance: signedPoints(balance, say) }),
  );
}

export function pictureFactsOf(round: RoundRecord, say: Say): PictureFacts {
  const counted = wuRoundOf(round);
  const { names, payments, seats, game, calledOff } = counted;
  return {
    app: say('start.title'),
    game: say(`variant.${round.variant}`),
    outcome: endHeadline(counted, say),
    payments: duesOf(payments).flatMap((due) => dueWords(due, names, say)),
    seats: seats.map((seat) => ({
      name: seat.name,
      points: say('wu.count', { wu: seat.sheet.wu }),
      balance: say('scores.balanceLabel', { balance: signedPoints(seat.balance, say) }),
      lines: calledOff === null ? linesOf(seat, game, say) : [],
    })),
  };
}

/** What was laid, what was won, and what else counts: each combination with its wu below. */
function linesOf({ combinations, sheet }: SeatWu, game: Game, say: Say): PictureLine[] {
  const eight = sheet.wuLines.filter(({ rule }) => rule === 'W11');
  return [
    ...lineOf(
      say('wu.line.laid'),
      combinations.filter(({ laid }) => laid),
      game,
      say,
    ),
    ...lineOf(
      say('wu.line.won'),
      combinations.filter(({ laid }) => !laid),
      game,
      say,
    ),
    ...eight.map(({ wu }) => ({ name: say('wu.line.eight'), points: String(wu), tiles: [] })),
  ];
}

function lineOf(
  name: string,
  combinations: readonly WonCombination[],
  game: Game,
  say: Say,
): PictureLine[] {
  if (combinations.length === 0) return [];
  const tiles = combinations.map(({ play, wuLines, marks }) => ({
    kinds: cardsOf(play),
    brief: [wuLines[0]?.wu ?? 0, ...marks.map((mark) => markBrief(mark, game, say))].join(' · '),
  }));
  const points = combinations.reduce((sum, { wuLines }) => sum + (wuLines[0]?.wu ?? 0), 0);
  return [{ name, points: String(points), tiles }];
}

export const featsOfClimbing: FeatsOf = (round) => featsOf(climbingRound(playedRound(round)));
