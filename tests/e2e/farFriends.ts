import { invariant, type Random, rulesOf } from '../../src/engine/index.ts';
import type { Refusal } from '../../src/online/message.ts';
import type { ReadTold } from '../../src/online/readTold.ts';
import { suppose } from '../../src/records/seenRecord.ts';
// It loads late in a page, and is here at once.
import '../../src/store/online/hashing.ts';
import { createDeviceTables, type DeviceTable } from '../../src/store/online/deviceTables.ts';
import type { FarState, FarTable } from '../../src/store/online/farState.ts';
import { goToTable } from '../../src/store/online/farTable.ts';
import { openTable } from '../../src/store/online/openTable.ts';
import type { OpenWish } from '../../src/store/online/openWish.ts';
import { socketLineTo } from '../../src/store/online/socketLine.ts';
import { passingShelf } from '../../src/store/shelf/passingShelf.ts';
import { chanceOf } from '../support/chance.ts';

/** A device without a page, at a table of a server: it costs far less than a browser's. */
export interface FarFriend {
  readonly table: FarTable;
  /** The table as it lies on the device, with its keys. */
  readonly kept: () => DeviceTable;
  readonly leave: () => void;
}

const fillWithChance = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
const app = 'test';

function openDevice() {
  return createDeviceTables(passingShelf, () => new Date());
}

function comeBy(address: string, id: string, tables: ReturnType<typeof openDevice>): FarFriend {
  const openLine = socketLineTo(new URL('online/', address));
  const joinNamed = () => undefined;
  const table = goToTable({ id, tables, openLine, joinNamed, fillWithChance, app });
  return {
    table,
    kept: () => {
      const kept = tables.getState().tables.find((one) => one.id === id);
      invariant(kept !== undefined, 'it lies on the device');
      return kept;
    },
    leave: table.close,
  };
}

export function comeToTable(address: string, id: string, keys: readonly string[]): FarFriend {
  const tables = openDevice();
  tables.getState().remember(id, { keys: [...keys] });
  return comeBy(address, id, tables);
}

export async function openAsFriend(address: string, wish: OpenWish): Promise<FarFriend> {
  const tables = openDevice();
  const openLine = socketLineTo(new URL('online/', address));
  const parts = { openLine, tables, fillWithChance, app, onLink: () => undefined };
  const opened = await openTable(parts, wish, undefined).opened;
  invariant(opened.ok, 'anyone may open tables there');
  return comeBy(address, opened.id, tables);
}

/** Resolves once a device was told what holds. */
export function toldTo(
  { table }: FarFriend,
  holds: (told: ReadTold) => boolean,
): Promise<ReadTold> {
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    const look = ({ told }: FarState): boolean => {
      if (told === null || !holds(told)) return false;
      stop();
      resolve(told);
      return true;
    };
    if (!look(table.getState())) stop = table.subscribe(look);
  });
}

/** Does something at a table, which the server has to allow. */
export async function done(deed: Promise<Refusal | null>): Promise<void> {
  const refused = await deed;
  invariant(refused === null, `it is refused: ${refused}`);
}

export const playsIn = ({ round }: ReadTold): number => round?.views[0]?.seen.plays.length ?? 0;

/** So many plays a server takes of one connection without a pause. */
const mostPlays = 12;

/**
 * Has devices play for all places of theirs, by what each was told, for as long as something holds
 * of the round; together they have all its places.
 */
export async function playOut(
  friends: readonly FarFriend[],
  goesOn: (told: ReadTold) => boolean = () => true,
  random: Random = chanceOf(1),
): Promise<void> {
  const made = new Map<FarFriend, number>();
  let plays = 0;
  for (;;) {
    const [first] = friends;
    invariant(first !== undefined, 'somebody plays');
    const told = await toldTo(first, (now) => playsIn(now) >= plays);
    if (told.round?.over !== null || !goesOn(told)) return;
    plays = playsIn(told);
    const asked = await Promise.any(
      friends.map(async (friend) => {
        const isAsked = (now: ReadTold) => hasTurn(now) || now.round?.over !== null;
        const own = await toldTo(friend, (now) => playsIn(now) >= plays && isAsked(now));
        return { friend, own };
      }),
    );
    const { friend, own } = asked;
    // What the server plays by itself may have been the last play.
    if (!hasTurn(own)) return;
    const sent = playOf(own, random);
    const before = made.get(friend) ?? 0;
    if (before > 0 && before % mostPlays === 0) friend.table.renew();
    made.set(friend, before + 1);
    await done(friend.table.deeds.play(sent));
    plays = sent.at + 1;
  }
}

export const hasTurn = (told: ReadTold): boolean => turnAt(told) !== undefined;

const turnAt = ({ round, own }: ReadTold) =>
  round?.views.find(
    ({ place, seen }) =>
      place !== null && own.includes(place) && seen.seat !== null && seen.seat === seen.turn,
  );

function playOf(told: ReadTold, random: Random) {
  const { round } = told;
  const view = turnAt(told);
  invariant(round !== null && view !== undefined && view.place !== null, 'somebody has the turn');
  const supposed = suppose(view.seen, random);
  invariant(supposed.ok, 'what is told can be played');
  const { position } = supposed.value.played;
  const { lastResort, formatPlay } = rulesOf(position.game);
  return {
    ...{ place: view.place, deal: round.deal, at: view.seen.plays.length },
    play: formatPlay(lastResort(position)),
  };
}
