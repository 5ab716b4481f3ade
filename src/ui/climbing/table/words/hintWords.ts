import { whyOf } from '../../../../bots/climbing/reasons/why.ts';
import { laysCards, wordOf } from '../../../../engine/climbing/index.ts';
import type { Play } from '../../../../engine/index.ts';
import type { Hint } from '../../../../store/table/hint.ts';
import { combinationInSentence } from '../../../../text/climbing/combinationWords.ts';
import { reasonWords } from '../../../../text/climbing/reasonWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';
import { chipsWords } from './chipsWords.ts';

/** A hint in words: that it is being thought about, or the play and what speaks for it. */
export function hintWords(
  hint: Hint,
  model: Pick<TableModel, 'phase' | 'game' | 'view' | 'names'>,
  say: Say,
): string {
  if (hint.told === 'nothing') return say('hint.thinking');
  const { view, names, game } = model;
  const play = playWords(hint.play, model, say);
  // A hint may stay for a moment after the play that it tells of.
  if (view === null || view.turn !== view.seat) return play;
  const why = whyOf(view, hint.play, hint.values);
  // The line has room for one of them.
  const reason = why.reason ?? why.more;
  if (reason === undefined) return play;
  const words = reasonWords(reason, { names, variant: game.variant.id }, say);
  return say('reason.after', { play, reason: words });
}

function playWords(
  play: Play,
  { phase, game }: Pick<TableModel, 'phase' | 'game'>,
  say: Say,
): string {
  const word = wordOf(play);
  if (word === undefined) {
    const what = combinationInSentence(play, say, game.variant.id);
    if (laysCards(play)) return say('climbing.table.hint.lay', { what });
    return say(phase === 'answer' ? 'climbing.table.hint.answer' : 'climbing.table.hint.lead', {
      what,
    });
  }
  if (word === 'pass') return say(passHint(phase));
  return say(word === 'play' ? 'climbing.table.hint.consent' : `climbing.table.hint.${word}`);
}

function passHint(phase: TableModel['phase']) {
  switch (phase) {
    case 'lay':
      return 'climbing.table.hint.layNothing';
    case 'talon':
      return 'climbing.table.hint.leave';
    case 'redeal':
      return 'climbing.table.hint.keep';
    default:
      return 'climbing.table.hint.pass';
  }
}

/** The chips to expect of a hint and of the best other play; undefined where none are reckoned. */
export function expectationWords(
  hint: Hint,
  model: Pick<TableModel, 'phase' | 'game'>,
  say: Say,
): string | undefined {
  if (hint.told === 'nothing') return undefined;
  if (hint.standIn) return say('hint.standIn');
  if (hint.expected === null) return undefined;
  const { points, next } = hint.expected;
  const chips = chipsWords(points, say);
  if (next === null) return say('climbing.table.hint.expectedAlone', { chips });
  return say('climbing.table.hint.expected', {
    chips,
    isAsGood: next.isAsGood ? 'yes' : 'no',
    play: playWords(next.play, model, say),
    next: chipsWords(next.points, say),
  });
}

/** The cards that a hint raises; undefined for a play that is a word. */
export function hintedCards(hint: Hint): Play | undefined {
  return hint.told === 'nothing' || wordOf(hint.play) !== undefined ? undefined : hint.play;
}
