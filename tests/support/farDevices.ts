import { expect } from 'vitest';
import { rulesOf } from '../../src/engine/index.ts';
// It loads late in a page, and is here at once in tests.
import '../../src/store/online/hashing.ts';
import type { DeviceTables } from '../../src/store/online/deviceTables.ts';
import {
  type FarRounds,
  gatherRounds,
  type KeepFarRound,
} from '../../src/store/online/farRounds.ts';
import { createFarSource, type FarSource } from '../../src/store/online/farSource.ts';
import type { FarTable } from '../../src/store/online/farState.ts';
import { goToTable } from '../../src/store/online/farTable.ts';
import { openTable } from '../../src/store/online/openTable.ts';
import type { OpenWish } from '../../src/store/online/openWish.ts';
import { chanceOf } from './chance.ts';
import { fillBy, type HandTables, openHandTables, settled } from './devices.ts';
import { createHandClock } from './handClock.ts';
import { type NearLine, nearLineTo } from './nearLine.ts';
import { openTables } from './services.ts';

export interface FarDevice {
  readonly tables: DeviceTables;
  readonly line: NearLine;
  readonly table: FarTable;
  readonly source: FarSource;
  readonly rounds: FarRounds;
  /** The deals of the rounds that came to it as new. */
  readonly kept: readonly number[];
}

/** Chance for keys and salts, the same for every table, whatever was opened before it. */
let fill = fillBy(chanceOf(7));

/**
 * Comes to a table by the keys that lie on a device.
 * @param spoil changes what its server says
 */
export function comeTo(
  hand: HandTables,
  tables: DeviceTables,
  id: string,
  spoil?: (name: string, body: unknown) => unknown,
): FarDevice {
  const line = nearLineTo(hand, spoil);
  const kept: number[] = [];
  const table = goToTable({
    ...{ id, tables, openLine: line.openLine, app: 'test', fillWithChance: fill },
    joinNamed: () => undefined,
  });
  const { timer } = createHandClock();
  const keep: KeepFarRound = ({ revealed }) => {
    kept.push(revealed.deal);
    return Promise.resolve(true);
  };
  const rounds = gatherRounds(table, tables, keep, timer);
  const source = createFarSource({ table, rounds, timer, random: chanceOf(5) });
  return { tables, line, table, source, rounds, kept };
}

/** A table that was opened far away, at which somebody sits at each place for one. */
export interface FarCompany {
  readonly hand: HandTables;
  readonly id: string;
  readonly invite: string;
  /** The device that has opened it, with all who are there, and then one for each place elsewhere. */
  readonly far: readonly [FarDevice, ...FarDevice[]];
}

const names = ['Ann', 'Bo', 'Cai', 'Di'];

/** Opens a table; where the wish does not say otherwise the first place is at the opener's device. */
async function openFar(wish: Partial<OpenWish> & Pick<OpenWish, 'variant' | 'seats'>) {
  fill = fillBy(chanceOf(7));
  const hand = await openHandTables();
  const tables = openTables();
  const places: OpenWish['places'] = names
    .slice(0, wish.seats)
    .map((name, place) => (place === 0 ? { by: 'here', name } : { by: 'elsewhere' }));
  const whole = { rules: {}, goal: null, tapsPasses: false, places, ...wish };
  const { openLine } = nearLineTo(hand);
  const parts = { openLine, tables, fillWithChance: fill, app: 'test', onLink: () => undefined };
  const opened = await openTable(parts, whole, undefined).opened;
  if (!opened.ok) expect.fail(opened.why);
  const { id } = opened;
  const { invite } = tables.getState().tables[0] ?? { invite: null };
  if (invite === null) expect.fail('the device keeps the invitation');
  return { hand, tables, id, invite, places: whole.places };
}

/** Opens a table and has somebody sit down at each place that is for one. */
export async function seatedFar(
  wish: Partial<OpenWish> & Pick<OpenWish, 'variant' | 'seats'>,
): Promise<FarCompany> {
  const { hand, tables, id, invite, places } = await openFar(wish);
  const first = comeTo(hand, tables, id);
  const far: [FarDevice, ...FarDevice[]] = [first];
  await settled();
  for (const [place, { by }] of places.entries()) {
    if (by !== 'here' && by !== 'elsewhere') continue;
    const device = by === 'here' ? first : comeTo(hand, invitedTo(id, invite), id);
    if (device !== first) far.push(device);
    await settled();
    expect(await device.table.deeds.sit(place, names[place] ?? '')).toBeNull();
  }
  await settled();
  return { hand, far, id, invite };
}

export function invitedTo(id: string, invite: string): DeviceTables {
  const tables = openTables();
  tables.getState().remember(id, { keys: [invite] });
  return tables;
}

/** Plays until the round is over, each by what their own screen offers. */
export async function playFar(
  hand: HandTables,
  far: readonly FarDevice[],
  seed: number,
  most = 1500,
): Promise<void> {
  const random = chanceOf(seed);
  for (let turns = 0; turns < most; turns += 1) {
    await hand.pass(1200);
    if (far[0]?.source.getState().round?.played.position.phase === 'over') return;
    for (const { source } of far) {
      source.getState().deeds.look?.();
      source.getState().deeds.stopWatching?.();
      const { round, deeds } = source.getState();
      if (round === null || deeds.play === undefined) continue;
      const { position } = round.played;
      const { legalPlays, lastResort } = rulesOf(position.game);
      const legal = legalPlays(position);
      const any = legal[Math.floor(random() * legal.length)];
      const play = random() < 0.6 || any === undefined ? lastResort(position) : any;
      expect(deeds.play(round, play)).toBe('sent');
      expect(source.getState().sent).toBe(play);
      expect(source.getState().deeds.play).toBeUndefined();
      // Now and then the way is cut while the play is on it.
      if (random() < 0.1) {
        const cut = far.find((one) => one.source === source);
        cut?.line.cut();
        await settled();
        expect(cut?.table.getState().link).toBe('lost');
        cut?.line.mend();
      }
      break;
    }
    await settled();
  }
  if (most === 1500) expect.fail('the round does not end');
}
