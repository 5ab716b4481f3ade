import { cardsOf, type Game } from '../../../engine/climbing/index.ts';
import type { RoundRecord } from '../../../engine/index.ts';
import { duesOf, dueWords, endHeadline, markBrief } from '../../../text/climbing/scoreWords.ts';
import type { Say } from '../../../text/say.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import type { PictureFacts, PictureLine } from '../../share/picture/pictureFacts.ts';
import { type SeatWu, type WonCombination, wuRoundOf } from './wuRound.ts';

/** What stands on the picture of a round's score sheet. */
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
