import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../src/engine/index.ts';
import { formatCatch } from '../../../src/records/fishing/readCatch.ts';
import { enteredCatchesOf, entryOf } from '../../../src/store/fishing/ledger/entry.ts';
import { ledgerOf } from '../../../src/store/ledger/ledger.ts';
import { createMemoryStorage, openLedger } from '../../support/browserParts.ts';
import { actsOn, catchesIn } from '../../support/ledger.ts';

const tiuU = { variant: 'tiu-u', rules: {}, seatCount: 2 } as const;
const heaven = kindOf('66');

function open(storage = createMemoryStorage()) {
  const store = openLedger(storage);
  const act = actsOn(store);
  const enter = (...catches: string[]): void => {
    catches.forEach((text, seat) => {
      act.choose(seat);
      act.typeCatch(text);
    });
    store.getState().enterRound();
  };
  const entered = () => catchesIn(store.getState()).catches.map(({ tiles }) => formatCatch(tiles));
  const rounds = () =>
    store.getState().rounds.map(({ entered }) =>
      entered.by === 'counts'
        ? entered.game.variant
        : enteredCatchesOf(entered)
            .map(({ tiles }) => formatCatch(tiles))
            .join(' / '),
    );
  return { store, storage, enter, entered, rounds, act };
}

describe('the ledger', () => {
  test('survives a reload with all that is being entered', () => {
    const { store, storage, enter, act } = open();
    act.rename(1, 'Mei');
    act.changeGame({ variant: 'shi-wu-hu-64', rules: { doubleAt: 500 }, seatCount: 3 });
    enter('66*4', '63 54', '11*2');
    act.choose(2);
    act.typeCatch('66*2 foo 21');
    act.editRound(1);
    expect(ledgerOf(openLedger(storage).getState())).toEqual(ledgerOf(store.getState()));
    const { editing } = store.getState();
    expect(editing && catchesIn(editing.aside).catches[2]).toEqual({
      tiles: [heaven, heaven, kindOf('21')],
      unread: ['foo'],
    });
  });

  test('keeps rounds that are entered and begins the next with nothing; nothing is no round', () => {
    const { store, enter, entered, rounds, act } = open();
    act.enterRound();
    expect(rounds()).toEqual([]);
    enter('66*4 63', '54');
    expect(rounds()).toEqual(['66*4 63 / 54']);
    expect(entered()).toEqual(['', '', '']);
    expect(store.getState().seat).toBe(0);
    expect(store.getState().past).toEqual([]);
  });

  test('opens a wrong round, puts it back in its place, and goes on with what was being entered', () => {
    const { enter, entered, rounds, act } = open();
    enter('66', '63');
    enter('11', '22');
    act.choose(1);
    act.typeCatch('55*2');
    act.editRound(1);
    expect(entered()).toEqual(['66', '63', '']);
    act.add(heaven);
    act.enterRound();
    expect(rounds()).toEqual(['66*2 / 63', '11 / 22']);
    expect(entered()).toEqual(['', '55*2', '']);
  });

  test('leaves a round as it was, also after looking into another one', () => {
    const { store, enter, entered, rounds, act } = open();
    enter('66', '63');
    enter('11', '22');
    act.add(heaven);
    act.editRound(1);
    act.add(heaven);
    act.editRound(2);
    act.leaveRound();
    expect(rounds()).toEqual(['66 / 63', '11 / 22']);
    expect(entered()).toEqual(['66', '', '']);
    expect(store.getState().editing).toBeNull();
  });

  test('deletes a round and brings it back to its place, until something else is done', () => {
    const { store, enter, rounds, act } = open();
    enter('66');
    enter('11');
    enter('22');
    act.removeRounds([2]);
    expect(rounds()).toEqual(['66 / ', '22 / ']);
    act.putBack();
    expect(rounds()).toEqual(['66 / ', '11 / ', '22 / ']);
    act.removeRounds([1, 3]);
    act.putBack();
    expect(rounds()).toEqual(['66 / ', '11 / ', '22 / ']);
    act.removeRounds([1]);
    act.add(heaven);
    expect(store.getState().removed).toEqual([]);
  });

  test('deletes the round that is being mended, and what was being entered comes back', () => {
    const { store, enter, entered, act } = open();
    enter('66');
    act.add(heaven);
    act.editRound(1);
    act.clearCatch();
    act.removeRounds([1]);
    expect(store.getState().editing).toBeNull();
    expect(entered()).toEqual(['66', '', '']);
  });

  test('takes back change after change; what is typed letter by letter is one', () => {
    const { entered, act } = open();
    act.add(kindOf('11'));
    for (const text of ['6', '66', '66 5', '66 54']) act.typeCatch(text);
    act.clearCatch();
    act.undo();
    expect(entered()).toEqual(['66 54', '', '']);
    act.undo();
    expect(entered()).toEqual(['11', '', '']);
    act.undo();
    act.undo();
    expect(entered()).toEqual(['', '', '']);
  });

  test('takes back an example with its game', () => {
    const { store, entered, act } = open();
    act.choose(1);
    act.add(heaven);
    act.enter('catches', () => entryOf({ ...tiuU, variant: 'shi-wu-hu' }, [[heaven, heaven]]));
    act.choose(0);
    expect(entered()).toEqual(['66*2', '', '']);
    expect(store.getState().seat).toBe(0);
    act.undo();
    expect(entered()).toEqual(['', '66', '']);
    expect(store.getState().entered.game.variant).toBe('tiu-u');
  });

  test('chooses the first seat where the chosen one is no more', () => {
    const { store, act } = open();
    act.changeGame({ ...tiuU, seatCount: 3 });
    act.choose(2);
    act.changeGame(tiuU);
    expect(store.getState().seat).toBe(0);
  });
});

describe('the ledger on the device', () => {
  test('two tabs do not overwrite each other', () => {
    const storage = createMemoryStorage();
    const one = actsOn(openLedger(storage));
    const other = openLedger(storage);
    one.add(heaven);
    one.enterRound();
    actsOn(other).add(kindOf('11'));
    other.getState().enterRound();
    expect(openLedger(storage).getState().rounds).toHaveLength(2);
    expect(other.getState().rounds.map(({ id }) => id)).toEqual([1, 2]);
    expect(other.getState().trouble).toBeNull();
  });

  test('a tab follows the other', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const follower = openLedger(storage, tab);
    actsOn(openLedger(storage)).add(heaven);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'ledger' }));
    expect(catchesIn(follower.getState()).catches[0]?.tiles).toEqual([heaven]);
  });

  test('what is shown is kept already', () => {
    const storage = createMemoryStorage();
    const store = openLedger(storage);
    const kept: unknown[] = [];
    store.subscribe(() => kept.push(ledgerOf(openLedger(storage).getState())));
    actsOn(store).add(heaven);
    expect(kept[0]).toEqual(ledgerOf(store.getState()));
  });

  test('nothing is taken back to before another tab was faster', () => {
    const storage = createMemoryStorage();
    const one = openLedger(storage);
    const other = openLedger(storage);
    actsOn(other).add(kindOf('11'));
    actsOn(one).add(heaven);
    one.getState().rename(0, 'Mei');
    actsOn(other).add(kindOf('22'));
    expect(other.getState().names[0]).toBe('Mei');
    expect(other.getState().past).toEqual([]);
    other.getState().undo();
    const tiles = catchesIn(other.getState()).catches[0]?.tiles ?? [];
    expect(formatCatch(tiles)).toBe('11 66 22');
  });

  const sound = (): Record<string, unknown> => {
    const { storage, enter, act } = open();
    enter('66*2', '63');
    act.add(heaven);
    return JSON.parse(storage.texts.get('ledger') ?? '');
  };
  const game = { ...tiuU };
  test.each([
    ['no JSON', () => '{'],
    ['another shape', () => JSON.stringify({ version: 1 })],
    ['no tile', () => JSON.stringify(sound()).replace('"66"', '"67"')],
    [
      'a switch its variant lacks',
      () =>
        JSON.stringify({
          ...sound(),
          rounds: [
            { id: 1, game: { ...game, rules: { groupNeeds: 'one-military' } }, catches: [[], []] },
          ],
        }),
    ],
    [
      'more tiles than the kit',
      () =>
        JSON.stringify({ ...sound(), rounds: [{ id: 1, game, catches: [['63', '63'], ['63']] }] }),
    ],
    [
      'more catches than seats',
      () => JSON.stringify({ ...sound(), rounds: [{ id: 1, game, catches: [[], [], []] }] }),
    ],
    [
      'two rounds of one number',
      () =>
        JSON.stringify({
          ...sound(),
          rounds: [1, 1].map((id) => ({ id, game, catches: [[], []] })),
        }),
    ],
    ['a seat that nobody has', () => JSON.stringify({ ...sound(), seat: 2 })],
  ])('a text that is damaged, %s, is set aside and told', (_, make) => {
    const storage = createMemoryStorage();
    const text = make();
    storage.texts.set('ledger', text);
    const store = openLedger(storage);
    expect(store.getState().trouble).toEqual({ code: 'damaged', text });
    expect(store.getState().rounds).toEqual([]);
    expect(storage.texts.get('ledger/set-aside/1')).toBe(text);
    store.getState().acknowledgeTrouble();
    actsOn(store).add(heaven);
    expect(catchesIn(openLedger(storage).getState()).catches[0]?.tiles).toEqual([heaven]);
  });

  test('a sound text is none of those', () => {
    const storage = createMemoryStorage();
    storage.texts.set('ledger', JSON.stringify(sound()));
    expect(openLedger(storage).getState().trouble).toBeNull();
  });

  test('storage that refuses is told until that is acknowledged, and the ledger goes on', () => {
    const storage = createMemoryStorage();
    const { store, enter, rounds, act } = open(storage);
    storage.refusal = 'writing';
    enter('66');
    expect(store.getState().trouble).toEqual({ code: 'storage-full' });
    act.acknowledgeTrouble();
    enter('11');
    expect(store.getState().trouble).toBeNull();
    expect(rounds()).toEqual(['66 / ', '11 / ']);
  });
});
