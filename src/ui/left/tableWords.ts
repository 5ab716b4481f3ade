import { type DeviceTable, gameOfTable } from '../../store/online/deviceTables.ts';
import { listOfAll } from '../../text/lists.ts';
import type { Say } from '../../text/say.ts';

/** Which game a table far away plays, and with whom. */
export function tableWords(one: DeviceTable, say: Say): string {
  const variant = gameOfTable(one);
  const game = variant === undefined ? say('start.tables.unknown') : say(`variant.${variant}`);
  const others = one.names.filter(
    (name, place): name is string =>
      name !== null && !one.own.includes(place) && place !== one.handed?.place,
  );
  if (others.length === 0) return say('start.tables.alone', { game });
  return say('start.tables.one', { game, names: listOfAll(others, say) });
}

/** What is awaited at a table far away; undefined where nothing is. */
export function tableStatus(one: DeviceTable, say: Say): string | undefined {
  const { own, handed, isTurn, isNextAwaited, isEnded } = one;
  if (isEnded) return say('start.tables.ended');
  if (handed !== null && own.length === 0) return say('start.tables.handed');
  if (isTurn) return say('start.tables.turn');
  return isNextAwaited ? say('start.tables.next') : undefined;
}
