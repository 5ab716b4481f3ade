import {
  cardsOf,
  formatPlay,
  laysCards,
  meantPlay,
  parsePlay,
  wordOf,
} from '../../../../engine/climbing/index.ts';
import { countTiles, type Play } from '../../../../engine/index.ts';
import { plainTyped, withPlainTiles } from '../../../../records/typed.ts';
import { wrongRaiseWords } from '../../../../text/climbing/wrongRaiseWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { ReadPlay } from '../../../table/dialogs/TypedPlay.tsx';
import type { TableModel } from '../tableModel.ts';

/** Reads a play that somebody typed for the viewer, or says why it is none. */
export function readTyped(
  written: string,
  model: Pick<TableModel, 'legal' | 'view' | 'game'>,
  say: Say,
): ReadPlay {
  const { legal } = model;
  const text = plainTyped(written)
    .trim()
    .toLowerCase()
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\* ?(?=\d)/g, '*')
    .replaceAll(/([\d\]]) ?x ?(?=\d)/g, '$1*')
    .replaceAll(/ ?\+ ?/g, '+');
  const plain = withPlainTiles(text);
  const play = parsePlay(plain);
  if (play === undefined) {
    const ordered = parsePlay(inOrder(plain));
    return ordered === undefined
      ? { problem: say('climbing.table.typed.notAPlay', { text }) }
      : { problem: say('climbing.table.typed.order', { text: formatPlay(ordered) }) };
  }
  if (legal.length === 0) return { problem: say('climbing.table.typed.notYours') };
  if (legal.includes(play)) return { play };
  return { problem: whyNot(play, text, model, say), rule: ruleOf(play) };
}

/** Why a play is not legal now: of cards what raising them would say. */
function whyNot(play: Play, text: string, { view }: Pick<TableModel, 'view'>, say: Say): string {
  if (view !== null && wordOf(play) === undefined && !laysCards(play)) {
    const raised = countTiles(cardsOf(play));
    const meant = meantPlay(view, raised);
    if (meant.means === 'nothing') return wrongRaiseWords({ view, raised, why: meant.why }, say);
  }
  return say('climbing.table.typed.notLegal', { text });
}

/** The rule of when such a play is made. */
function ruleOf(play: Play): string | undefined {
  if (laysCards(play)) return 'W6';
  const word = wordOf(play);
  if (word === undefined || word === 'pass') return 'W7';
  return word === 'declare' || word === 'decline' ? 'W9' : undefined;
}

/** The same cards with the high kinds first, as records write them. */
function inOrder(text: string): string {
  const [, lays = '', cards = ''] = /^(lay )?(.*)$/.exec(text) ?? [];
  return lays + cards.split('+').toSorted().reverse().join('+');
}
