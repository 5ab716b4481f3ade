import { cardsOf, type TrickPlay } from '../../../../engine/climbing/index.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';

/** With how many wu a seat could declare if its play wins the trick. */
export function dangerWords(
  { seats, names }: Pick<TableModel, 'seats' | 'names'>,
  { seat, play }: TrickPlay,
  say: Say,
): string {
  const wu = (seats[seat]?.wu ?? 0) + cardsOf(play).length;
  return say('climbing.table.middle.danger', { name: names[seat] ?? '', wu });
}
