import { describe, expect, test } from 'vitest';
import { formatLink } from '../../../src/records/link.ts';
import type { History } from '../../../src/store/history/history.ts';
import { holdersIn, personOf } from '../../../src/store/history/keptRound.ts';
import { currentRound } from '../../../src/store/match/match.ts';
import type { DeviceTables } from '../../../src/store/online/deviceTables.ts';
import { type FarRound, gatherRounds } from '../../../src/store/online/farRounds.ts';
import { createFarKeeper, farRecordOf } from '../../../src/store/online/keepFarRounds.ts';
import type { TextStorage } from '../../../src/store/shelf/beside.ts';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { settled } from '../../support/devices.ts';
import { comeTo, type FarDevice, invitedTo, playFar, seatedFar } from '../../support/farDevices.ts';
import { createHandClock } from '../../support/handClock.ts';
import {
  createMemoryChest,
  type MemoryChest,
  openHistory,
  openWaiting,
} from '../../support/memoryChest.ts';

/** What lies on a device. */
interface OnDevice {
  readonly chest: MemoryChest;
  readonly storage: TextStorage;
  readonly tables: DeviceTables;
}

/** A device that keeps the rounds of a table, from what lies in its storage. */
function keeping({ table }: Pick<FarDevice, 'table'>, parts: Partial<OnDevice> = {}) {
  const { id } = table.getState();
  const chest = parts.chest ?? createMemoryChest();
  const storage = parts.storage ?? createMemoryStorage();
  const tables = parts.tables ?? invitedTo(id, 'x');
  const history = openHistory(chest);
  const waiting = openWaiting(storage);
  const keep = createFarKeeper({ id, history, waiting });
  const rounds = gatherRounds(table, tables, keep, createHandClock().timer);
  return { chest, storage, tables, history, waiting, rounds };
}

async function stockOf(history: History) {
  await settled();
  await history.open();
  return history.state.getState().stock?.rounds ?? [];
}

function keptUpTo({ tables }: Pick<OnDevice, 'tables'>) {
  return tables.getState().tables[0]?.keptUpTo;
}

async function twoPlayed() {
  const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
  const devices = company.far.map((far) => keeping(far));
  await playFar(company.hand, company.far, 3);
  await settled();
  const [ann, bo] = devices;
  const [farAnn, farBo] = company.far;
  if (ann === undefined || bo === undefined || farBo === undefined) expect.fail('two are there');
  return { ...company, ann, bo, farAnn, farBo };
}

/** The first round that a device has gathered. */
function roundOf({ rounds }: Pick<FarDevice, 'rounds'>): FarRound {
  const round = rounds.getState().get(1);
  if (round === undefined) expect.fail('a round is over');
  return round;
}

describe('a round of a table far away', () => {
  test('is in the history of everybody who has played it, each as their own', async () => {
    const { ann, bo, farBo } = await twoPlayed();
    const [[annKept], [boKept]] = [await stockOf(ann.history), await stockOf(bo.history)];
    if (annKept === undefined || boKept === undefined) expect.fail('both have kept it');
    expect([personOf(annKept), personOf(boKept)]).toEqual([0, 1]);
    expect(holdersIn(boKept).map(({ by }) => by)).toEqual(['elsewhere', 'here']);
    expect(annKept).toMatchObject({ names: ['Ann', 'Bo'], number: 1, online: { seats: [0] } });
    expect(boKept.match).toBe(annKept.match);
    // Its review is found by the code that the sheet links to.
    const shown = farBo.source.getState().round;
    if (shown?.standing !== 'true') expect.fail('all tiles are known');
    expect(boKept.link).toBe(formatLink(currentRound(shown.match)));
    expect([keptUpTo(ann), keptUpTo(bo)]).toEqual([1, 1]);
  });

  test('is kept once, by two tabs and after a reload too, and not again once it was deleted', async () => {
    const { ann, farAnn } = await twoPlayed();
    keeping(farAnn, { ...ann, tables: invitedTo('0123456789abcdef', 'x') });
    const [kept] = await stockOf(ann.history);
    expect(await stockOf(ann.history)).toHaveLength(1);
    await ann.history.remove([kept?.id ?? '']);
    const again = keeping(farAnn, ann);
    await settled();
    expect(again.rounds.getState().size).toBe(1);
    expect(await stockOf(again.history)).toEqual([]);
  });

  test('waits where the history does not take it, and counts as kept where it can wait', async () => {
    const { farAnn } = await twoPlayed();
    const chest = createMemoryChest();
    chest.refusal = 'writing';
    const device = keeping(farAnn, { chest });
    await settled();
    expect(device.waiting.list()).toMatchObject([{ number: 1, round: { meta: { round: 1 } } }]);
    expect(keptUpTo(device)).toBe(1);
  });

  test('is asked for once more where it could neither be kept nor wait', async () => {
    const { farAnn } = await twoPlayed();
    const chest = createMemoryChest();
    chest.refusal = 'all';
    const storage = createMemoryStorage();
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const device = keeping(farAnn, { chest, storage: full });
    await settled();
    expect(keptUpTo(device)).toBe(0);
    chest.refusal = 'none';
    const later = keeping(farAnn, { ...device, storage });
    expect(await stockOf(later.history)).toHaveLength(1);
    expect(keptUpTo(later)).toBe(1);
  });

  test('that was only watched, or that the end of the table cut short, is none of the history', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const { watch } = far[0].tables.getState().tables[0] ?? {};
    const watcher = comeTo(hand, invitedTo(id, watch ?? ''), id);
    const [ann, wei] = [keeping(far[0]), keeping(watcher)];
    await playFar(hand, far, 3);
    expect(await stockOf(ann.history)).toHaveLength(1);
    expect(watcher.rounds.getState().size).toBe(1);
    expect(await stockOf(wei.history)).toEqual([]);
    for (const { source } of far) {
      source.getState().deeds.dealNextRound?.();
      await settled();
    }
    expect(await far[0].table.deeds.ask(0, 'end')).toBeNull();
    await settled();
    expect(await far[1]?.table.deeds.answer(1, true)).toBeNull();
    await settled();
    expect(far[0].table.getState().told?.ended).toBe(true);
    expect(far[0].table.getState().told?.round?.over).not.toBeNull();
    expect(await stockOf(ann.history)).toHaveLength(1);
    expect(keptUpTo(ann)).toBe(2);
  });

  test('tells who sat it out, and whether that was somebody here', async () => {
    const { hand, far } = await seatedFar({
      variant: 'luan-chuo',
      seats: 3,
      places: [
        { by: 'here', name: 'Ann' },
        { by: 'elsewhere' },
        { by: 'elsewhere' },
        { by: 'elsewhere' },
      ],
    });
    const devices = far.map((one) => keeping(one));
    await playFar(hand, far, 3);
    const kept = await Promise.all(devices.map(async ({ history }) => (await stockOf(history))[0]));
    const out = kept[0]?.sitsOut?.place;
    const [here, ...others] = kept.toSorted((one) => (one?.online?.sitsOut ? -1 : 1));
    expect(here).toMatchObject({ online: { seats: [], sitsOut: true } });
    expect(others.map((one) => one?.online?.sitsOut)).toEqual([false, false, false]);
    expect(kept[out ?? -1]).toBe(here);
    expect(others.map((one) => one && personOf(one))).toEqual([0, 1, 2]);
    expect(here && personOf(here)).toBeNull();
  });

  test('brings nothing into the history of what else a server may tell', async () => {
    const { farAnn } = await twoPlayed();
    const { revealed, ...round } = roundOf(farAnn);
    const meta = {
      ...revealed.record.meta,
      whatIf: 'x',
      date: '1999-01-01',
      accounts: [],
      hints: 3,
    };
    const lied = { ...round, revealed: { ...revealed, record: { ...revealed.record, meta } } };
    const record = farRecordOf('one', lied, [0]);
    expect(record).toEqual(farRecordOf('one', roundOf(farAnn), [0]));
    expect(record.meta?.match).toMatch(/^far one /);
    expect(Object.keys(record.meta ?? {}).sort()).toEqual([
      'match',
      'online',
      'players',
      'round',
      'shuffle',
    ]);
  });
});
