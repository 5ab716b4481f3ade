import { expect, test } from 'vitest';
import { tableHolderOf } from '../../../src/store/online/heldTable.ts';
import { createPlaceStore, type Place } from '../../../src/store/places.ts';
import { comeTo, seatedFar } from '../../support/farDevices.ts';

const room: Place = { room: 'table', code: 'one' };

/** A page at a table far away, with what was come to and left. */
async function pageAtTable() {
  window.history.replaceState(null, '', '/');
  const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
  const places = createPlaceStore(window);
  const holder = tableHolderOf(places);
  const log: string[] = [];
  const take = () =>
    holder.take(id, () => {
      log.push('came');
      const { table } = comeTo(hand, far[0].tables, id);
      return { table, end: () => log.push('left') };
    });
  places.getState().goTo(room);
  return { places, take, leave: holder.leave, log };
}

test('a table is held while its person reads beside it, and is the same when they are back', async () => {
  const { places, take, leave, log } = await pageAtTable();
  const table = take();
  places.getState().goTo({ room: 'rules', code: '' });
  leave();
  places.getState().turnTo(room);
  expect(take()).toBe(table);
  expect(log).toEqual(['came']);
});

test('it is left on the way to the first screen, at once or from a room beside it', async () => {
  const { places, take, leave, log } = await pageAtTable();
  take();
  places.getState().toMatch();
  leave();
  expect(log).toEqual(['came', 'left']);
  places.getState().goTo(room);
  take();
  places.getState().goTo({ room: 'rules', code: '' });
  leave();
  places.getState().toMatch();
  expect(log).toEqual(['came', 'left', 'came', 'left']);
});
