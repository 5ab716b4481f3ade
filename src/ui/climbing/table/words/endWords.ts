import { playedOnWords, wuSentence } from '../../../../text/climbing/outcomeWords.ts';
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
  return wuSentence({ game, names, winner, declarer, wu, points, balance }, say);
}

/** The winner's chips in a sentence, where the end tells none: whoever sees has them in a table. */
function paidWords({ seats, winner, declarer }: TableModel, say: Say): readonly string[] {
  // Families pay also where nobody has declared; every other end tells what is won.
  const won = declarer === null ? seats.find(({ seat }) => seat === winner) : undefined;
  if (won === undefined || won.chips === 0) return [];
  const { name, chips } = won;
  return [say('climbing.table.end.paid', { name, chips, signed: signedPoints(chips, say) })];
}

/** Why seats with enough wu were not paid for them, in sentences; none while the round goes on. */
export function playedOnSentences(model: TableModel, say: Say): readonly string[] {
  if (model.phase !== 'over') return [];
  const seats = model.seats.map((own) => ({
    ...own,
    asksAt: own.hasPlayedOn ? own.next.at : null,
  }));
  return playedOnWords(model, seats, say);
}

/** How a round ended, as it is heard: with what it brought its winner (W13), and why no other. */
export function endSentences(model: TableModel, say: Say): readonly string[] {
  return [endWords(model, say), ...paidWords(model, say), ...playedOnSentences(model, say)];
}
