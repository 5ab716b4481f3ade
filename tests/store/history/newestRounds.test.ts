import { describe, expect, test, vi } from 'vitest';
import type { HistoryState } from '../../../src/store/history/historyState.ts';
import { type MemoryChest, openHistory } from '../../support/memoryChest.ts';
import { longChest } from './longChest.ts';
import { roundOf } from './rounds.ts';

/** Opens a history over a chest; what was shown before its stock, and the history. */
async function opened(chest: MemoryChest) {
  const history = openHistory(chest);
  const shown: HistoryState[] = [];
  history.state.subscribe((state) => shown.push(state));
  await history.open();
  const first = shown[0]?.stock === null ? shown[0].newest : null;
  const { stock, newest } = history.state.getState();
  expect(newest).toBeNull();
  return { history, first, stock };
}

const ids = (rounds: readonly { readonly id: string }[] = []) => rounds.map(({ id }) => id);

describe('the newest of many rounds', () => {
  test('are shown before all the others have been read, once somebody has looked', async () => {
    const chest = longChest(250);
    expect((await opened(chest)).first).toBeNull();
    const { first, stock } = await opened(chest);
    expect(ids(first?.rounds)).toEqual(ids(stock?.rounds).slice(0, 60));
    expect(first).toMatchObject({ count: 250, unsaved: 250, putOffAt: null });
    // What was read once is the same one, so that nothing of it is drawn again.
    expect(stock?.rounds[0]).toBe(first?.rounds[0]);
  });

  test('come with all the rounds of their matches', async () => {
    const chest = longChest(250, (at) => (at % 100 === 7 ? { match: 'm', number: 1000 - at } : {}));
    await opened(chest);
    const { first } = await opened(chest);
    expect(ids(first?.rounds)).toHaveLength(62);
    expect(ids(first?.rounds)).toEqual(expect.arrayContaining(['0007', '0107', '0207']));
  });

  test('are not named where a match has too many rounds', async () => {
    const chest = longChest(450, (at) => ({ match: 'm', number: 1000 - at }));
    await opened(chest);
    expect((await opened(chest)).first).toBeNull();
  });

  test('are others when rounds are kept, deleted and brought back', async () => {
    const chest = longChest(250);
    const { history } = await opened(chest);
    await history.keep({ round: roundOf('b'), match: 'n', number: 1 });
    const kept = await opened(chest);
    expect(ids(kept.first?.rounds)).toEqual(ids(kept.stock?.rounds).slice(0, 60));
    expect(kept.first?.rounds[0]).toMatchObject({ match: 'n' });
    await history.remove(['0000', '0249']);
    const removed = await opened(chest);
    expect(removed.first).toMatchObject({ count: 249 });
    expect(ids(removed.first?.rounds)).toEqual(ids(removed.stock?.rounds).slice(0, 60));
    await history.putBack();
    expect((await opened(chest)).first?.rounds[1]?.id).toBe('0000');
  });

  test.each<[string, (kept: Map<string, unknown>) => unknown]>([
    ['another version has kept a round', (kept) => kept.set('kept/x', { version: 9 })],
    ['one of them is damaged', (kept) => kept.set('kept/0003', { version: 1 })],
    ['it is not told any more which they are', (kept) => kept.set('newest', 'nonsense')],
    ['a newer version tells it', (kept) => kept.set('newest', { version: 9 })],
  ])('are not shown where %s', async (_, change) => {
    const chest = longChest(250);
    await opened(chest);
    change(chest.kept);
    expect((await opened(chest)).first).toBeNull();
  });

  test('that a newer version has named are left alone', async () => {
    const chest = longChest(250);
    chest.kept.set('newest', { version: 9 });
    await opened(chest);
    expect(chest.kept.get('newest')).toEqual({ version: 9 });
  });

  test('are not named where there are few, and no trouble where nothing can be written', async () => {
    const few = longChest(199);
    await opened(few);
    expect(few.kept.has('newest')).toBe(false);
    const full = longChest(250);
    full.refusal = 'writing';
    const { history } = await opened(full);
    expect(history.state.getState()).toMatchObject({ trouble: null });
    expect(history.state.getState().stock?.rounds).toHaveLength(250);
  });

  test('are not shown any more once the others could not be read, and a write does not hide why', async () => {
    const chest = longChest(250);
    await opened(chest);
    const history = openHistory(chest);
    const look = vi.spyOn(chest, 'part');
    let first: HistoryState['newest'] = null;
    look.mockImplementationOnce(() => {
      first = history.state.getState().newest;
      return Promise.reject(new DOMException('gone', 'UnknownError'));
    });
    await history.open();
    expect(first).not.toBeNull();
    const unread = { stock: null, newest: null, trouble: 'storage-denied' };
    expect(history.state.getState()).toMatchObject(unread);
    await history.remove(['0000']);
    expect(chest.kept.has('kept/0000')).toBe(false);
    expect(history.state.getState()).toMatchObject(unread);
    await history.open();
    expect(history.state.getState().stock?.rounds).toHaveLength(249);
    await history.remove(['0001']);
    expect(history.state.getState().trouble).toBeNull();
  });
});
