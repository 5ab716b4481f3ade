import { balanceOf } from '../../../../engine/index.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';
import { endSentences, endWords } from './endWords.ts';

/** The end of a round in large words, and what is said below them. */
export interface EndTold {
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

/**
 * What the one person at the device has won or lost in all; undefined where there is none or
 * several, and where nobody pays anything.
 */
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
