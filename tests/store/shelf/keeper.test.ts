import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createKeeper, type Kept, type WhenBehind } from '../../../src/store/shelf/keeper.ts';
import type { ShelfTrouble } from '../../../src/store/shelf/shelf.ts';
import { versioned } from '../../../src/store/shelf/versioned.ts';
import { createMemoryStorage, type MemoryStorage, openShelf } from '../../support/browserParts.ts';

/** What is kept here: names in the order in which they were added. */
interface Names {
  readonly names: readonly string[];
}

const savedNames = versioned(1, v.strictObject({ names: v.array(v.string()) }));

const policies: Readonly<Record<'take' | 'redo' | 'merge', WhenBehind<Names>>> = {
  take: 'take',
  redo: 'redo',
  merge: {
    merge: (theirs, mine) => ({ names: [...new Set([...theirs.names, ...mine.names])] }),
  },
};

type Policy = keyof typeof policies;
const everyPolicy = ['take', 'redo', 'merge'] as const satisfies readonly Policy[];

/** A tab that keeps names, with a log of what it was shown and told, in that order. */
function openTab(policy: Policy, storage: MemoryStorage, beforeWriting?: () => void) {
  const tab = new EventTarget();
  const log: unknown[] = [];
  const setItem = (key: string, text: string): void => {
    log.push('written');
    storage.setItem(key, text);
  };
  const getItem = (key: string): string | null => {
    beforeWriting?.();
    return storage.getItem(key);
  };
  const keeper = createKeeper<Names>({
    shelf: openShelf({ ...storage, getItem, setItem }, tab, 'names'),
    first: { names: [] },
    parse: savedNames.parse,
    format: savedNames.format,
    whenBehind: policies[policy],
    show: ({ names }) => log.push(names.join(' ')),
    tell: (trouble) => log.push(trouble),
  });
  const last: { kept?: Kept<Names> } = {};
  return {
    keeper,
    log,
    /** What it was shown and told. */
    news: () => log.filter((entry) => entry !== 'written'),
    names: () => keeper.value().names.join(' '),
    add: (name: string): boolean => keeper.change(({ names }) => ({ names: [...names, name] })),
    /** Adds a name and gives what has come of that, in the place of showing it. */
    keptWith: (name: string): Kept<Names> | undefined => {
      const make = ({ names }: Names): Names => ({ names: [...names, name] });
      keeper.change(make, (kept) => {
        last.kept = kept;
      });
      return last.kept;
    },
    /** What a browser tells this tab when another one has written over this text. */
    hear: (oldValue: string | null): void => {
      tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'names', oldValue }));
    },
    comeBack: (persisted: boolean): void => {
      tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
}

const textOf = (...names: string[]): string => JSON.stringify({ version: 1, names });
const newer = '{"version":2}';
const textIn = (storage: MemoryStorage): string | undefined => storage.texts.get('names');
const troubleOf = (code: Exclude<ShelfTrouble['code'], 'damaged'>): ShelfTrouble => ({ code });
const damaged = (text: string): ShelfTrouble => ({ code: 'damaged', text });

describe.each(everyPolicy)('a value on a shelf (%s)', (policy) => {
  const open = (storage: MemoryStorage) => openTab(policy, storage);
  /** A device on which this text lies. */
  const storageWith = (text: string): MemoryStorage => {
    const storage = createMemoryStorage();
    storage.texts.set('names', text);
    return storage;
  };

  test('is the first one where nothing lies, and nothing is written for that', () => {
    const storage = createMemoryStorage();
    const tab = open(storage);
    expect([tab.names(), tab.keeper.trouble()]).toEqual(['', null]);
    expect(tab.keeper.saveAgain()).toBe(true);
    expect([textIn(storage), tab.log]).toEqual([undefined, []]);
  });

  test('outlives the page', () => {
    const storage = createMemoryStorage();
    expect(open(storage).add('Ann')).toBe(true);
    expect(textIn(storage)).toBe(textOf('Ann'));
    const again = open(storage);
    expect([again.names(), again.keeper.trouble(), again.log]).toEqual(['Ann', null, []]);
  });

  test('is saved before it is shown, and what is wrong is told after that', () => {
    const storage = createMemoryStorage();
    const tab = open(storage);
    tab.add('Ann');
    storage.refusal = 'writing';
    expect(tab.add('Bo')).toBe(false);
    const full = troubleOf('storage-full');
    expect(tab.log).toEqual(['written', 'Ann', 'written', 'Ann Bo', full]);
  });

  describe('of a newer version', () => {
    test('is not written over, and what is done here lasts as long as the page', () => {
      const storage = storageWith(newer);
      const tab = open(storage);
      expect([tab.names(), tab.keeper.trouble()]).toEqual(['', { code: 'newer' }]);
      expect([tab.add('Ann'), tab.names()]).toEqual([false, 'Ann']);
      expect(tab.keeper.saveAgain()).toBe(false);
      expect([...storage.texts]).toEqual([['names', newer]]);
    });

    test('is told once, however often another tab writes it', () => {
      const storage = storageWith(newer);
      const tab = open(storage);
      tab.keeper.acknowledge();
      tab.add('Ann');
      tab.hear(null);
      tab.keeper.look();
      expect(tab.news()).toEqual([null, 'Ann']);
    });

    test.each(['told', 'not told'])('that another tab leaves stays, %s by the browser', (told) => {
      const storage = createMemoryStorage();
      const tab = open(storage);
      tab.add('Ann');
      storage.texts.set('names', newer);
      if (told === 'told') tab.hear(textOf('Ann'));
      expect([tab.add('Bo'), tab.names()]).toEqual([false, 'Ann Bo']);
      expect(tab.keeper.trouble()).toEqual({ code: 'newer' });
      expect([...storage.texts]).toEqual([['names', newer]]);
      // What this tab had written there belongs to the newer version too.
      expect(tab.keeper.onShelf()).toEqual({ names: ['Ann'] });
    });

    test('stays even if storage was denied since', () => {
      const storage = storageWith(newer);
      const tab = open(storage);
      storage.refusal = 'reading';
      tab.keeper.look();
      storage.refusal = 'none';
      expect(tab.add('Ann')).toBe(false);
      expect(textIn(storage)).toBe(newer);
    });
  });

  describe('that is damaged', () => {
    test('is set aside and can be exported, and the next one is saved in its place', () => {
      const storage = storageWith('{');
      const tab = open(storage);
      expect([tab.names(), tab.keeper.trouble()]).toEqual(['', damaged('{')]);
      expect([...storage.texts]).toEqual([['names/set-aside/1', '{']]);
      expect(tab.add('Ann')).toBe(true);
      expect(tab.keeper.trouble()).toEqual(damaged('{'));
      expect(textIn(storage)).toBe(textOf('Ann'));
    });

    test.each(['told', 'not told'])(
      'where another tab left it so takes nothing away from this one, %s by the browser',
      (told) => {
        const storage = createMemoryStorage();
        const tab = open(storage);
        tab.add('Ann');
        storage.texts.set('names', '{');
        if (told === 'told') tab.hear(textOf('Ann'));
        expect([tab.add('Bo'), tab.names()]).toEqual([true, 'Ann Bo']);
        expect(tab.keeper.trouble()).toEqual(damaged('{'));
        expect([...storage.texts]).toEqual([
          ['names/set-aside/1', '{'],
          ['names', textOf('Ann', 'Bo')],
        ]);
      },
    );

    test('stays for export while there is no room, and is told before anything else', () => {
      const storage = storageWith('{');
      storage.refusal = 'writing';
      const tab = open(storage);
      expect([tab.add('Ann'), tab.keeper.trouble()]).toEqual([false, damaged('{')]);
      tab.keeper.acknowledge();
      tab.add('Bo');
      tab.keeper.look();
      expect(tab.keeper.trouble()).toEqual({ code: 'storage-full' });
      expect([...storage.texts]).toEqual([['names', '{']]);
      storage.refusal = 'none';
      expect(tab.keeper.saveAgain()).toBe(true);
      expect(storage.texts.get('names/set-aside/1')).toBe('{');
      expect(textIn(storage)).toBe(textOf('Ann', 'Bo'));
    });

    test('is told once more if it is another one', () => {
      const storage = storageWith('{');
      const tab = open(storage);
      tab.keeper.acknowledge();
      storage.texts.set('names', '[');
      tab.hear(null);
      expect(tab.news()).toEqual([null, damaged('[')]);
    });
  });

  describe('where storage refuses', () => {
    test.each([
      ['reading', 'storage-denied'],
      ['writing', 'storage-full'],
    ] as const)('%s: is told once, and once more after saving has worked', (refusal, code) => {
      const storage = createMemoryStorage();
      const tab = open(storage);
      storage.refusal = refusal;
      for (const name of ['Ann', 'Bo']) expect(tab.add(name)).toBe(false);
      tab.keeper.acknowledge();
      tab.add('Cy');
      expect([tab.names(), tab.keeper.trouble()]).toEqual(['Ann Bo Cy', null]);
      expect(tab.news()).toEqual(['Ann', { code }, 'Ann Bo', null, 'Ann Bo Cy']);
      storage.refusal = 'none';
      tab.add('Di');
      expect(textIn(storage)).toBe(textOf('Ann', 'Bo', 'Cy', 'Di'));
      storage.refusal = refusal;
      tab.add('Ed');
      expect(tab.keeper.trouble()).toEqual({ code });
    });

    test('first this and then that: tells each', () => {
      const storage = createMemoryStorage();
      const tab = open(storage);
      storage.refusal = 'writing';
      tab.add('Ann');
      storage.refusal = 'reading';
      tab.add('Bo');
      const told = [troubleOf('storage-full'), troubleOf('storage-denied')];
      expect(tab.news()).toEqual(['Ann', told[0], 'Ann Bo', told[1]]);
    });

    test('from the start: begins as if nothing lay there, and tells it', () => {
      const storage = storageWith(textOf('Ann'));
      storage.refusal = 'reading';
      const tab = open(storage);
      expect([tab.names(), tab.keeper.trouble()]).toEqual(['', { code: 'storage-denied' }]);
    });

    test('when another tab has written: keeps its value', () => {
      const storage = createMemoryStorage();
      const tab = open(storage);
      tab.add('Ann');
      storage.refusal = 'reading';
      tab.hear(null);
      expect([tab.names(), tab.keeper.trouble()]).toEqual(['Ann', { code: 'storage-denied' }]);
    });

    test('for a while: is saved again once there is room', () => {
      const storage = createMemoryStorage();
      const tab = open(storage);
      tab.add('Ann');
      storage.refusal = 'writing';
      tab.add('Bo');
      expect([tab.keeper.saveAgain(), tab.keeper.onShelf()]).toEqual([false, { names: ['Ann'] }]);
      storage.refusal = 'reading';
      tab.keeper.look();
      expect([tab.keeper.saveAgain(), tab.keeper.onShelf()]).toEqual([false, undefined]);
      storage.refusal = 'none';
      expect(tab.keeper.saveAgain()).toBe(true);
      expect([textIn(storage), tab.keeper.onShelf()]).toEqual([
        textOf('Ann', 'Bo'),
        { names: ['Ann', 'Bo'] },
      ]);
    });
  });

  test('goes on as it is when somebody clears the storage', () => {
    const storage = createMemoryStorage();
    const tab = open(storage);
    tab.add('Ann');
    storage.texts.clear();
    tab.hear(textOf('Ann'));
    expect(tab.names()).toBe('Ann');
    tab.add('Bo');
    expect(textIn(storage)).toBe(textOf('Ann', 'Bo'));
  });

  describe('in two tabs', () => {
    test('is followed by the other one, and nobody is told', () => {
      const storage = createMemoryStorage();
      const [one, other] = [open(storage), open(storage)];
      other.add('Ann');
      one.hear(null);
      expect([one.names(), one.news()]).toEqual(['Ann', ['Ann']]);
    });

    test('that take turns changes in both, and nobody is told', () => {
      const storage = createMemoryStorage();
      const [one, other] = [open(storage), open(storage)];
      let before: string | null = null;
      for (const [writer, reader, name] of [
        [one, other, 'Ann'],
        [other, one, 'Bo'],
        [one, other, 'Cy'],
      ] as const) {
        writer.add(name);
        reader.hear(before);
        before = textIn(storage) ?? null;
        expect(one.names()).toBe(other.names());
      }
      expect(one.names()).toBe('Ann Bo Cy');
      expect([one, other].map(({ keeper }) => keeper.trouble())).toEqual([null, null]);
    });

    test('is the same after the same change at the same moment, and nobody is told', () => {
      const storage = createMemoryStorage();
      const [one, other] = [open(storage), open(storage)];
      for (const tab of [one, other]) tab.add('Ann');
      for (const tab of [one, other]) tab.hear(null);
      expect([one, other].map((tab) => [tab.names(), tab.keeper.trouble()])).toEqual([
        ['Ann', null],
        ['Ann', null],
      ]);
    });

    test('is followed by one that was away as soon as it comes back, and shown once', () => {
      const storage = createMemoryStorage();
      const [away, other] = [open(storage), open(storage)];
      away.add('Ann');
      other.hear(null);
      other.add('Bo');
      away.comeBack(false);
      expect(away.names()).toBe('Ann');
      for (let times = 0; times < 2; times += 1) away.comeBack(true);
      expect(away.news()).toEqual(['Ann', 'Ann Bo']);
      // The other one knew what this one had written, so nothing was lost.
      const before = textIn(storage) ?? null;
      other.add('Cy');
      away.hear(before);
      expect([away.names(), away.keeper.trouble()]).toEqual(['Ann Bo Cy', null]);
    });

    test('is not tried for ever where others are always faster, and that is told', () => {
      const storage = createMemoryStorage();
      let count = 0;
      const tab = openTab(policy, storage, () => {
        count += 1;
        // Each time that this tab looks, a newer text lies there that cannot be read.
        storage.texts.set('names', `{${count}`);
      });
      expect([tab.add('Ann'), tab.names()]).toEqual([false, 'Ann']);
      expect(tab.keeper.trouble()).toEqual({ code: 'changed-elsewhere' });
      expect(count).toBeLessThan(20);
    });
  });
});

describe('a tab that is behind', () => {
  /** Two tabs that begin with Ann; the other one has added Bo, which this one has not heard of. */
  const openBehind = (policy: Policy) => {
    const storage = createMemoryStorage();
    storage.texts.set('names', textOf('Ann'));
    const [tab, other] = [openTab(policy, storage), openTab(policy, storage)];
    other.add('Bo');
    return { storage, tab, other };
  };

  test.each([
    ['take', 'Ann Bo', [troubleOf('changed-elsewhere')]],
    ['redo', 'Ann Bo Cy', []],
    ['merge', 'Ann Bo Cy', []],
  ] as const)('changes its value: %s', (policy, names, told) => {
    const { storage, tab } = openBehind(policy);
    const kept = { value: { names: names.split(' ') }, isSaved: true, wasBehind: true };
    expect(tab.keptWith('Cy')).toEqual(kept);
    expect(tab.names()).toBe(names);
    expect(textIn(storage)).toBe(textOf(...names.split(' ')));
    expect(tab.news()).toEqual(told);
    expect(tab.keptWith('Di')).toMatchObject({ isSaved: true, wasBehind: false });
  });

  test.each([
    ['take', 'Ann Bo', 'Ann Bo Di'],
    ['redo', 'Ann Bo Cy', 'Ann Bo Cy Di'],
    ['merge', 'Ann Bo Cy', 'Ann Bo Cy Di'],
  ] as const)('hears of it when its own change could not be saved: %s', (policy, names, saved) => {
    const { storage, tab } = openBehind(policy);
    storage.refusal = 'writing';
    // What lies there was written by the other tab, of which this one has not heard.
    storage.texts.set('names', textOf('Ann'));
    expect(tab.add('Cy')).toBe(false);
    storage.refusal = 'none';
    storage.texts.set('names', textOf('Ann', 'Bo'));
    tab.hear(textOf('Ann'));
    expect(tab.names()).toBe(names);
    expect(tab.log.at(-1)).toBe(names);
    tab.add('Di');
    expect(textIn(storage)).toBe(textOf(...saved.split(' ')));
  });

  test.each([
    ['take', 'Ann Bo', troubleOf('changed-elsewhere')],
    ['redo', 'Ann Bo', troubleOf('changed-elsewhere')],
    ['merge', 'Ann Bo Cy', null],
  ] as const)('is written over at the very same moment: %s', (policy, names, trouble) => {
    const { storage, tab } = openBehind(policy);
    // Each has read the text before the other has written.
    storage.texts.set('names', textOf('Ann'));
    expect(tab.add('Cy')).toBe(true);
    storage.texts.set('names', textOf('Ann', 'Bo'));
    tab.hear(textOf('Ann'));
    expect([tab.names(), tab.keeper.trouble()]).toEqual([names, trouble]);
    // It is told once.
    tab.keeper.acknowledge();
    tab.hear(textOf('Ann'));
    expect(tab.keeper.trouble()).toBeNull();
    tab.add('Di');
    expect(textIn(storage)).toBe(textOf(...names.split(' '), 'Di'));
  });

  test('is told each time that its change is lost, even if it has acknowledged that before', () => {
    const { tab, other } = openBehind('take');
    tab.add('Cy');
    tab.keeper.acknowledge();
    other.add('Di');
    tab.add('Ed');
    expect(tab.names()).toBe('Ann Bo Di');
    expect(tab.keeper.trouble()).toEqual({ code: 'changed-elsewhere' });
  });

  test('is shown what it could not save either: redo', () => {
    const { storage, tab } = openBehind('redo');
    storage.room = 0;
    const names = ['Ann', 'Bo', 'Cy'];
    const kept = { value: { names }, isSaved: false, wasBehind: true };
    expect(tab.keptWith('Cy')).toEqual(kept);
    expect(tab.keeper.trouble()).toEqual({ code: 'storage-full' });
    expect(textIn(storage)).toBe(textOf('Ann', 'Bo'));
  });

  test('looks again by itself: what is not saved is redone, and nothing is shown', () => {
    const { tab } = openBehind('redo');
    tab.keeper.look();
    expect([tab.names(), tab.log]).toEqual(['Ann Bo', []]);
    expect(tab.keeper.onShelf()).toEqual({ names: ['Ann', 'Bo'] });
  });
});
