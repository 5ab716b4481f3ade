import { wuSentence } from '../../../../text/climbing/outcomeWords.ts';
import type { Say } from '../../../../text/say.ts';
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
  return wuSentence({ game, names, winner, declarer, wu, points, balance }, say);
}
