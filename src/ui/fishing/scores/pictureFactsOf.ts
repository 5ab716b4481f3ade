import {
  lineName,
  outcomeWords,
  paymentWords,
  signedPoints,
  tileScoreBrief,
} from '../../../text/fishing/scoreWords.ts';
import type { Say } from '../../../text/say.ts';
import type { RoundScores } from '../../scores/scoresModel.ts';
import type { PictureFacts } from '../../share/picture/pictureFacts.ts';

/** What stands on the picture of a round's score sheet. */
export function pictureFactsOf(scores: RoundScores, say: Say): PictureFacts {
  const { variant, names, totals, payments, seats } = scores;
  return {
    app: say('start.title'),
    game: say(`variant.${variant}`),
    outcome: outcomeWords(names, totals, say),
    payments: payments.map((payment) => paymentWords(payment, names, say)),
    seats: seats.map(({ name, sheet, balance }) => ({
      name,
      points: say('scores.points', { points: sheet.total }),
      balance: say('scores.balanceLabel', { balance: signedPoints(balance, say) }),
      lines: [
        ...sheet.groups.map((line) => ({
          name: lineName(line, say),
          points: String(line.points),
          tiles: line.tiles.map((tile) => ({
            kind: tile.kind,
            copies: tile.copies,
            brief: tileScoreBrief(tile, say),
          })),
        })),
        ...sheet.bonuses
          .filter(({ points }) => points > 0)
          .map(({ id, points }) => ({
            name: say(`scores.bonus.${id}`),
            points: String(points),
            tiles: [],
          })),
      ],
    })),
  };
}
