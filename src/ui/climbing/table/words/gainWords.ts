import {
  combinationInSentence,
  combinationWords,
} from '../../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { Gained, TableModel } from '../tableModel.ts';

/** Which wu a seat has won or laid. */
export function gainWords({ laid, wu }: Gained, name: string, say: Say): string {
  return say(laid ? 'climbing.table.told.laid' : 'climbing.table.told.trick', { name, wu });
}

/** What a play has brought, in sentences. */
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
  { seat, play, chips }: Gained,
  { names, game }: Pick<TableModel, 'names' | 'game'>,
  say: Say,
): string | undefined {
  const paid = chips.filter((_, payer) => payer !== seat).map((won) => -won);
  const [first = 0] = paid;
  if (first === 0) return undefined;
  const name = names[seat] ?? '';
  const what = combinationWords(play, say, game.variant.id);
  return paid.every((one) => one === first)
    ? say('climbing.table.flash.fours', { name, what, chips: first })
    : say('climbing.table.flash.foursInAll', { name, what, chips: chips[seat] ?? 0 });
}
