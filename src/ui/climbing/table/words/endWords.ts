import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';

/** How a round ended, as a sentence (W9, W12, and how it was called off). */
export function endWords(model: TableModel, say: Say): string {
  const { calledOff, winner, seats, names, game, steps, declarer } = model;
  if (calledOff === 'throw') return say('climbing.table.end.thrown');
  if (calledOff === 'redeal') {
    return say('climbing.table.end.redeal', { name: names[steps.at(-1)?.seat ?? -1] ?? '' });
  }
  const { paid, countedFrom: least } = game.counting;
  const isByFamilies = paid === 'families';
  const own = seats[winner ?? -1];
  if (own === undefined) {
    return say(isByFamilies ? 'climbing.table.end.few' : 'climbing.table.end.nobody', { least });
  }
  const { name, wu, worth, points } = own;
  if (isByFamilies && declarer === null) return say('wu.headline.best', { name, points });
  const isAlike = !game.rules.dealerDouble && !isByFamilies;
  return isAlike
    ? say('climbing.table.end.declared', { name, wu, chips: worth })
    : say('climbing.table.end.declaredInAll', { name, wu, chips: declaredChips(model, own.chips) });
}

/** What a declaration has brought in all: its seat's chips, less those of its fours. */
function declaredChips({ fours, winner }: TableModel, chips: number): number {
  return chips - (fours[winner ?? -1] ?? 0);
}
