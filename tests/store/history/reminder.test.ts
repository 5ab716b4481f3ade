import { describe, expect, test } from 'vitest';
import { isReminderDue, unsavedOf } from '../../../src/store/history/reminder.ts';
import type { Stock } from '../../../src/store/history/stockAfter.ts';
import { createSettingsStore, settingsOf } from '../../../src/store/settings.ts';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';
import { createMemoryChest, exportedText, openHistory } from '../../support/memoryChest.ts';
import { roundOf } from './rounds.ts';

const settings = settingsOf(createSettingsStore(openShelf(createMemoryStorage())).getState());
const quiet = { onProgress: () => undefined, signal: new AbortController().signal };

function isDueFor(now: Stock): boolean {
  return isReminderDue(unsavedOf(now), now.putOffAt);
}

/** A history in which rounds are finished one after the other, looked at anew each time. */
function openRounds(chest = createMemoryChest()) {
  const history = openHistory(chest);
  let count = 0;
  const finish = async (rounds: number): Promise<void> => {
    for (const end = count + rounds; count < end; count += 1) {
      await history.keep({ round: roundOf(`r${count}`), match: 'm', number: count + 1 });
    }
  };
  const stock = async (): Promise<Stock> => {
    const looking = openHistory(chest);
    await looking.open();
    await history.open();
    const { stock: found } = looking.state.getState();
    if (found === null) throw new Error('the history can be read');
    expect(history.state.getState().stock).toEqual(found);
    return found;
  };
  const isDue = async (): Promise<boolean> => isDueFor(await stock());
  return { history, finish, stock, isDue };
}

describe('somebody is reminded of rounds that lie nowhere else', () => {
  test('after ten, and put off, after twenty more', async () => {
    const { history, finish, stock, isDue } = openRounds();
    await finish(9);
    expect(await isDue()).toBe(false);
    await finish(1);
    expect(await isDue()).toBe(true);
    await history.remindLater();
    expect(isDueFor(history.state.getState().stock ?? (await stock()))).toBe(false);
    await finish(19);
    expect(await isDue()).toBe(false);
    await finish(1);
    expect(await isDue()).toBe(true);
    expect(unsavedOf(await stock())).toBe(30);
  });

  test('and not of those that have been saved, or came from a file', async () => {
    const { history, finish, stock, isDue } = openRounds();
    await finish(10);
    const text = await exportedText(history, settings);
    // Made, but not handed over yet.
    expect(await isDue()).toBe(true);
    await history.keepSaved();
    expect(unsavedOf(await stock())).toBe(0);
    const there = openRounds();
    await there.history.add(text, quiet);
    expect(unsavedOf(await there.stock())).toBe(0);
    await finish(9);
    expect(await isDue()).toBe(false);
    await finish(1);
    expect(await isDue()).toBe(true);
  });

  test('who had put that off and then saved them, after ten again', async () => {
    const { history, finish, isDue } = openRounds();
    await finish(10);
    await history.remindLater();
    await history.exportAll(settings);
    await history.keepSaved();
    await finish(10);
    expect(await isDue()).toBe(true);
  });

  test('who had put that off and then deleted them, after twenty new ones', async () => {
    const { history, finish, stock, isDue } = openRounds();
    await finish(30);
    expect(await isDue()).toBe(true);
    await history.remindLater();
    const ids = (await stock()).rounds.map(({ id }) => id);
    await history.remove(ids);
    await finish(19);
    expect(await isDue()).toBe(false);
    await finish(1);
    expect(await isDue()).toBe(true);
  });

  test('who had put that off and then deleted them, as before once they are back', async () => {
    const { history, finish, stock, isDue } = openRounds();
    await finish(30);
    expect(await isDue()).toBe(true);
    await history.remindLater();
    await history.remove((await stock()).rounds.map(({ id }) => id));
    await history.putBack();
    await finish(19);
    expect(await isDue()).toBe(false);
    await finish(1);
    expect(await isDue()).toBe(true);
  });

  test('of which none lies here alone that is found in a file', async () => {
    const { history, finish, stock, isDue } = openRounds();
    await finish(30);
    expect(await isDue()).toBe(true);
    await history.remindLater();
    const text = await exportedText(history, settings);
    const added = await history.add(text, quiet);
    expect(added).toMatchObject({ added: 0, known: 30 });
    expect(unsavedOf(history.state.getState().stock ?? (await stock()))).toBe(0);
    expect(unsavedOf(await stock())).toBe(0);
    await finish(20);
    expect(await isDue()).toBe(true);
    await history.add(text, quiet);
    expect(unsavedOf(await stock())).toBe(20);
  });

  test('and what a newer version has put there is left alone', async () => {
    const newer = { version: 2, until: 'spring' };
    const chest = createMemoryChest(new Map([['reminder', newer]]));
    const { history, finish } = openRounds(chest);
    await finish(1);
    await history.remindLater();
    await history.exportAll(settings);
    await history.keepSaved();
    expect(chest.kept.get('reminder')).toEqual(newer);
  });

  test('whatever stands where it is remembered', async () => {
    for (const garbage of [null, 7, { version: 1, putOffAt: -1 }, { version: 1, putOffAt: '9' }]) {
      const { finish, isDue } = openRounds(createMemoryChest(new Map([['reminder', garbage]])));
      await finish(10);
      expect(await isDue()).toBe(true);
    }
  });
});
