import {
  combinationInSentence,
  combinationWords,
} from '../../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { Gained, TableModel } from '../tableModel.ts';

export function gainWords({ laid, wu }: Gained, name: string, say: Say): string {
  return say(laid ? 'climbing.table.told.laid' : 'climbing.table.told.trick', { name, wu });
}

export function gainsWords(
  brought: readonly Gained[],
  { names, game }: Pick<TableModel, 'names' | 'game'>,
  say: Say,
): readonly string[] {
  return brought.flatMap((gained) => {
    const { seat, ripens, total } = gained;
    const name = names[seat] ?? '';
    const fours = foursWords(gained, { names, game }, say);
    return [
      laidByRule(gained, game)
        ? say('climbing.table.told.laidCards', {
            name,
            what: combinationInSentence(gained.play, say, game.variant.id),
            wu: gained.wu,
          })
        : gainWords(gained, name, say),
      ...(fours === undefined ? [] : [fours]),
      ...(ripens ? [say('climbing.table.told.enough', { name, wu: total })] : []),
    ];
  });
}

/** Whether cards were laid by the rules alone, so that no play has named them (`luan-chuo`). */
function laidByRule({ laid }: Gained, { variant }: TableModel['game']): boolean {
  return laid && variant.laying === 'all';
}

/** What a seat is paid at once for the fours of its play; undefined where it is nothing (W10). */
export function foursWords(
  gained: Gained,
  { names, game }: Pick<TableModel, 'names' | 'game'>,
  say: Say,
): string | undefined {
  const paid = foursPaid(gained);
  if (paid === undefined) return undefined;
  return say(paid.byAll ? 'climbing.table.flash.fours' : 'climbing.table.flash.foursInAll', {
    name: names[gained.seat] ?? '',
    what: combinationWords(gained.play, say, game.variant.id),
    chips: paid.chips,
  });
}

/** The same in the fewest words: who was paid is said before. */
export function foursPaidBriefly(gained: Gained, say: Say): string | undefined {
  const paid = foursPaid(gained);
  if (paid === undefined) return undefined;
  const { byAll, chips } = paid;
  return say(byAll ? 'climbing.table.thread.paid' : 'climbing.table.thread.paidInAll', { chips });
}

interface FoursPaid {
  /** Whether every other seat has paid so many; else they are all chips together (W14). */
  readonly byAll: boolean;
  readonly chips: number;
}

function foursPaid({ seat, chips }: Gained): FoursPaid | undefined {
  const paid = chips.filter((_, payer) => payer !== seat).map((won) => -won);
  const [first = 0] = paid;
  if (first === 0) return undefined;
  return paid.every((one) => one === first)
    ? { byAll: true, chips: first }
    : { byAll: false, chips: chips[seat] ?? 0 };
}
