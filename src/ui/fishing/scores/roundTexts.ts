import { featsOf, fishingRound } from '../../../engine/fishing/index.ts';
import type { Kind, RoundRecord } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import type { FeatsOf } from '../../../store/history/featsOfRound.ts';
import { lineName, paymentReason, tileScoreBrief } from '../../../text/fishing/scoreWords.ts';
import type { PaymentText } from '../../../text/roundText.ts';
import type { Say } from '../../../text/say.ts';
import { outcomeWords, paymentWords, signedPoints } from '../../../text/scoreWords.ts';
import { outcomeOf } from '../../scores/scoresModel.ts';
import type { PictureFacts } from '../../share/picture/pictureFacts.ts';
import { countedRoundOf } from './countedRound.ts';

export function pictureFactsOf(round: RoundRecord, say: Say): PictureFacts {
  const { names, payments, seats } = countedRoundOf(round);
  return {
    app: say('start.title'),
    game: say(`variant.${round.variant}`),
    outcome: outcomeWords(outcomeOf(round), say),
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
            kinds: Array<Kind>(tile.copies).fill(tile.kind),
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

export function paymentTexts(round: RoundRecord, say: Say): readonly PaymentText[] {
  const counted = countedRoundOf(round);
  return counted.payments.map((payment) => ({
    payment: paymentWords(payment, counted.names, say),
    reason: paymentReason(payment, counted, say),
  }));
}

export const featsOfFishing: FeatsOf = (round) => featsOf(fishingRound(playedRound(round)));
