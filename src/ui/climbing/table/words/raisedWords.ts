import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import { wrongRaiseWords } from '../../../../text/climbing/wrongRaiseWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { Raising } from '../input/useRaising.ts';
import type { TableModel } from '../tableModel.ts';
import { beatersWords } from './beatersWords.ts';

/** What the raised cards would play, or why they are no play; empty where nothing is raised. */
export function raisedWords(
  model: TableModel,
  { meant, raised: cards }: Raising,
  countsBeaters: boolean,
  say: Say,
): string {
  const { game, phase, view } = model;
  if (meant === undefined) return '';
  if (meant.means === 'play') {
    const what = combinationWords(meant.play, say, game.variant.id);
    const raised = say('climbing.table.told.raised', { what });
    return countsBeaters && phase !== 'lay'
      ? `${raised} ${beatersWords(model, meant.play, say)}`
      : raised;
  }
  if (view === null || meant.why.code === 'none-raised') return '';
  return wrongRaiseWords({ view, raised: cards, why: meant.why }, say);
}
