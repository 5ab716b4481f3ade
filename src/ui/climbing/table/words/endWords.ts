import { balanceOf } from '../../../../engine/index.ts';
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

interface EndTold {
  readonly words: string;
  readonly reasons: readonly string[];
}

/** How a round ended, first of all for the one person at the device. */
export function endToldOf(model: TableModel, say: Say): EndTold {
  const [first = '', ...others] = endSentences(model, say);
  const own = ownResultWords(model, say);
  return own === undefined
    ? { words: first, reasons: others }
    : { words: own, reasons: [first, ...others] };
}

/** The call that ends a round: who declares, or how else it ends. */
export function callWords(model: TableModel, say: Say): string {
  const { declarer, names, turnedUp } = model;
  if (declarer === null) return endWords(model, say);
  if (declarer === turnedUp?.own) return say('climbing.table.end.call.your');
  return say('climbing.table.end.call', { name: names[declarer] ?? '' });
}

/** What the one person here has won or lost; undefined without one, and where nobody pays. */
export function ownResultWords(
  { turnedUp, names }: Pick<TableModel, 'turnedUp' | 'names'>,
  say: Say,
): string | undefined {
  if (turnedUp === null || turnedUp.own === null) return undefined;
  const { own, payments } = turnedUp;
  if (payments.length === 0) return undefined;
  /** What each other seat has paid to this one, or by less than nothing has got from it. */
  const from = names.map((_, seat) =>
    balanceOf(
      payments.filter((one) => [one.from, one.to].every((end) => end === own || end === seat)),
      names.length,
    ).at(own),
  );
  const chips = from.reduce<number>((sum, paid = 0) => sum + paid, 0);
  if (chips === 0) return say('climbing.table.end.own.even');
  if (chips > 0) return say('climbing.table.end.own.win', { chips });
  const [to, ...others] = names.filter((_, seat) => from[seat] !== 0);
  return to === undefined || others.length > 0
    ? say('climbing.table.end.own.lose', { chips: -chips })
    : say('climbing.table.end.own.pay', { chips: -chips, name: to });
}
