import { parsePlay } from '../../../../engine/fishing/index.ts';
import { invariant } from '../../../../engine/index.ts';
import type { SpokenPlay } from '../../../../text/familyWords.ts';
import type { Say } from '../../../../text/say.ts';
import { startWords } from '../../../table/words/startWords.ts';
import type { TableModel } from '../tableModel.ts';

const heavenPair = parsePlay('66+66');

/** The pairs of Heaven that the rules laid before the first play (F10), told like plays. */
export function laidBefore({ arrangement, names }: TableModel): SpokenPlay[] {
  invariant(heavenPair !== undefined, 'a pair is written so');
  return arrangement.catches.flatMap((caught, seat) =>
    caught
      .filter(({ step }) => step === -1)
      .flatMap(({ tiles }) =>
        Array.from({ length: tiles.length / 2 }, () => ({
          name: names[seat] ?? '',
          phase: 'hand' as const,
          play: heavenPair,
        })),
      ),
  );
}

const ids = { you: 'table.starts.you', other: 'table.starts' } as const;

/** Who starts, see {@link startWords}. */
export function startsWords(
  model: Pick<TableModel, 'steps' | 'names' | 'starter' | 'viewer'>,
  say: Say,
  nameOf: (name: string) => string,
): readonly string[] {
  return startWords(model, ids, say, nameOf);
}
