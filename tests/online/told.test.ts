import { describe, expect, test } from 'vitest';
import { keyHash } from '../../src/online/keyHash.ts';
import { commitmentTo, secretOfDeal } from '../../src/online/shuffle.ts';
import { type ToldDevice, toldTo } from '../../src/online/told.ts';
import { chanceOf } from '../support/chance.ts';
import {
  anyhow,
  createEventTable,
  dealtTable,
  openedEvent,
  playOut,
  sit,
} from '../support/eventTable.ts';

const nobody: ToldDevice = { places: [], isOpener: false, watches: false };
const watcher: ToldDevice = { ...nobody, watches: true };

describe('a device', () => {
  test('sees the round from each of its places, and as a watcher only without one', () => {
    const state = dealtTable({ seats: 3 }).state();
    const viewsOf = (device: Partial<ToldDevice>) =>
      toldTo(state, { ...nobody, ...device }).round?.views.map(({ place }) => place);
    expect(viewsOf({})).toEqual([]);
    expect(viewsOf({ isOpener: true })).toEqual([]);
    expect(viewsOf({ watches: true })).toEqual([null]);
    expect(viewsOf({ places: [1] })).toEqual([1]);
    expect(viewsOf({ places: [0, 2], watches: true })).toEqual([0, 2]);
  });

  test('is told what the server is committed to before the first salt, and between rounds', () => {
    const table = createEventTable(openedEvent());
    const nextNow = () => toldTo(table.state(), nobody).next;
    const committed = (deal: number) => commitmentTo(secretOfDeal(keyHash('secret'), deal));
    expect(nextNow()).toEqual({ deal: 1, commitment: committed(1), agreed: [] });
    sit(table, 1);
    expect(nextNow()).toEqual({ deal: 1, commitment: committed(1), agreed: [1] });
    sit(table, 0);
    expect(nextNow()).toBeNull();
    expect(toldTo(table.state(), nobody).round).toMatchObject({
      commitment: committed(1),
      over: null,
    });
    playOut(table, anyhow(chanceOf(1)));
    expect(nextNow()).toEqual({ deal: 2, commitment: committed(2), agreed: [] });
    expect(toldTo(table.state(), watcher).round?.over?.secret).toBe(table.round().secret);
    // Who is only invited sees nothing of a round.
    expect(toldTo(table.state(), nobody).round?.over).toBeNull();
  });

  test('is told all of a round whose table has ended, and of no deal to come', () => {
    const table = dealtTable();
    table.happen({ event: 'asked', time: 0, place: 0, wish: 'end', of: [] });
    const told = toldTo(table.state(), watcher);
    expect(told).toMatchObject({ ended: true, next: null });
    expect(told.round?.over?.secret).toBe(table.round().secret);
    const open = createEventTable(openedEvent());
    sit(open, 0);
    open.happen({ event: 'asked', time: 0, place: 0, wish: 'end', of: [] });
    expect(toldTo(open.state(), nobody)).toMatchObject({ round: null, next: null });
  });
});
