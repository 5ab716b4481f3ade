import { wuSentence } from '../../../../text/climbing/outcomeWords.ts';
import type { Say } from '../../../../text/say.ts';
import { signedPoints } from '../../../../text/scoreWords.ts';
import type { TableModel } from '../tableModel.ts';

/** How a round ended, as a sentence (W9, W12, and how it was called off). */
export function endWords(model: TableModel, say: Say): string {
  const { calledOff, winner, seats, names, game, steps, declarer } = model;
  if (calledOff === 'throw') return say('climbing.table.end.thrown');
  if (calledOff === 'redeal') {
    return say('climbing.table.end.redeal', { name: names[steps.at(-1)?.seat ?? -1] ?? '' });
  }
  const [wu, points, balance] = [
    seats.map((seat) => seat.wu),
    seats.map((seat) => seat.points),
    seats.map((seat) => seat.chips),
  ];
  const told = wuSentence({ game, names, winner, declarer, wu, points, balance }, say);
  const chips = winner === null ? 0 : (balance[winner] ?? 0);
  // Families pay also where nobody has declared; every other end tells what is won.
  if (winner === null || declarer !== null || chips === 0) return told;
  const signed = signedPoints(chips, say);
  return say('climbing.table.end.paid', { told, name: names[winner] ?? '', chips, signed });
}
