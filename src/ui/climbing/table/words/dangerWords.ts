import type { Seat } from '../../../../engine/index.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';

/** With how many wu a seat could declare once its play has won; undefined where it could not. */
export function dangerWords(
  { seats, names }: Pick<TableModel, 'seats' | 'names'>,
  seat: Seat,
  say: Say,
): string | undefined {
  const danger = seats[seat]?.danger;
  if (danger?.soon !== 'now') return undefined;
  return say('climbing.table.middle.danger', { name: names[seat] ?? '', wu: danger.wu });
}
