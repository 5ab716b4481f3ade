import { parsePlay } from '../../../../engine/fishing/index.ts';
import type { Play } from '../../../../engine/index.ts';
import { plainTyped, withPlainTiles } from '../../../../records/typed.ts';
import type { Say } from '../../../../text/say.ts';
import type { ReadPlay } from '../../../table/dialogs/TypedPlay.tsx';
import type { TableModel } from '../tableModel.ts';
import { ruleAgainst } from './rulesInQuestion.ts';

/** Reads a play that was typed, or says why it is none; `legal` are those open to the viewer. */
export function readTyped(
  written: string,
  legal: readonly Play[],
  { view }: Pick<TableModel, 'view'>,
  say: Say,
): ReadPlay {
  const text = plainTyped(written).replaceAll(' ', '').toLowerCase();
  const play = parsePlay(withPlainTiles(text));
  if (play === undefined) return { problem: say('table.typed.notAPlay', { text }) };
  if (legal.length === 0) return { problem: say('table.typed.notYours') };
  if (legal.includes(play)) return { play };
  const rule = view === null ? undefined : ruleAgainst(view, play);
  return { problem: say('table.typed.notLegal', { text }), rule };
}
