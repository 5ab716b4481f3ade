import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChestLook, createChest } from '../../../src/store/history/chest.ts';
import { lookSlices } from '../../../src/store/history/lookSlices.ts';

const factory = new IDBFactory();
let names = 0;

beforeEach(() => {
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

function freshName(): string {
  names += 1;
  return `chest ${names}`;
}

/**
 * Makes the database of a chest one that refuses a second value with the same `one`, once it has
 * been asked for it.
 */
function withUniqueValues(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('entries').createIndex('one', 'one', { unique: true });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

describe('a chest', () => {
  test('gives what was put in, to every tab, by how its keys begin', async () => {
    const name = freshName();
    const [chest, otherTab] = [createChest(name), createChest(name)];
    await chest.change([], () => ({
      put: [
        ['b/2', { two: 2 }],
        ['a/1', 'one'],
        ['b/1', null],
      ],
    }));
    expect(await otherTab.entries('b/')).toEqual([
      ['b/1', null],
      ['b/2', { two: 2 }],
    ]);
    expect(await otherTab.look('b/', 'a/')).toEqual({
      entries: [
        ['b/1', null],
        ['b/2', { two: 2 }],
      ],
      keys: ['a/1'],
      next: null,
    });
    expect(await otherTab.keys('')).toEqual(['a/1', 'b/1', 'b/2']);
    expect(await otherTab.values(['a/1', 'c'])).toEqual(['one', undefined]);
  });

  test('gives entries and the keys beside them in parts, each key once', async () => {
    const chest = createChest(freshName());
    const names = ['1', '2', '3', '4', '5'];
    const [here, beside] = [names.filter((name) => name !== '4'), names.slice(1)];
    await chest.change([], () => ({
      put: [
        ...here.map((name) => [`a/${name}`, name] as const),
        ...beside.map((name) => [`b/${name}`, name] as const),
        ['b0', 'another'],
      ],
    }));
    const parts: ChestLook[] = [];
    for await (const part of lookSlices(chest, 'a/', 'b/', 2)) parts.push(part);
    expect(parts).toEqual([
      {
        entries: [
          ['a/1', '1'],
          ['a/2', '2'],
        ],
        keys: ['b/2'],
        next: '2',
      },
      {
        entries: [
          ['a/3', '3'],
          ['a/5', '5'],
        ],
        keys: ['b/3', 'b/4', 'b/5'],
        next: '5',
      },
      { entries: [], keys: [], next: null },
    ]);
  });

  test('changes by what it has found', async () => {
    const chest = createChest(freshName());
    const count = () =>
      chest.change(['n'], ([n]) => ({ put: [['n', typeof n === 'number' ? n + 1 : 1]] }));
    await Promise.all([count(), count(), count()]);
    expect(await chest.values(['n'])).toEqual([3]);
    await chest.change(['n'], ([n]) => (n === 3 ? { drop: ['n'] } : {}));
    expect(await chest.keys('')).toEqual([]);
  });

  test('tells why one of many things could not be put in', async () => {
    const name = freshName();
    await withUniqueValues(name);
    const putting = createChest(name).change([], () => ({
      put: [
        ['a', { one: 1 }],
        ['b', { one: 1 }],
        ['c', { one: 2 }],
      ],
    }));
    await expect(putting).rejects.toMatchObject({ name: 'ConstraintError' });
    expect(await createChest(name).keys('')).toEqual([]);
  });

  test('puts in all or nothing', async () => {
    const chest = createChest(freshName());
    const putting = chest.change([], () => ({
      put: [
        ['a', 1],
        ['b', () => 'no value that can be kept'],
      ],
    }));
    await expect(putting).rejects.toThrow();
    expect(await chest.keys('')).toEqual([]);
  });

  test('removes what is asked for, tells of it and puts others by it', async () => {
    const chest = createChest(freshName());
    const ends = ['1', '2', '3'];
    await chest.change([], () => ({
      put: [
        ...ends.map((end) => [`a/${end}`, `a ${end}`] as const),
        ['b/2', 'b 2'],
        ['c/1', 'of another start'],
        ['n', 3],
      ],
    }));
    await chest.remove(['a/', 'b/'], ['1', '2', '2.5'], ['n', 'none'], (found, values) => {
      expect(found).toEqual([
        ['a/1', 'a 1'],
        ['a/2', 'a 2'],
        ['b/2', 'b 2'],
      ]);
      expect(values).toEqual([3, undefined]);
      return [['n', 1]];
    });
    expect(await chest.entries('')).toEqual([
      ['a/3', 'a 3'],
      ['c/1', 'of another start'],
      ['n', 1],
    ]);
  });

  test('leaves what lies between the things it removes', async () => {
    const name = freshName();
    const [chest, otherTab] = [createChest(name), createChest(name)];
    await chest.change([], () => ({
      put: ['a/1', 'a/3', 'b/1', 'b/3'].map((key) => [key, key] as const),
    }));
    await otherTab.change([], () => ({ put: [['a/2', 'of another tab']] }));
    await chest.remove(['a/', 'b/'], ['1', '3'], [], (found) => {
      expect(found.map(([key]) => key)).toEqual(['a/1', 'a/3', 'b/1', 'b/3']);
      return [];
    });
    expect(await chest.entries('')).toEqual([['a/2', 'of another tab']]);
  });

  test('removes nothing for no ends', async () => {
    const chest = createChest(freshName());
    await chest.change([], () => ({ put: [['a/1', 1]] }));
    await chest.remove(['a/'], [], [], () => []);
    expect(await chest.keys('')).toEqual(['a/1']);
  });

  test.each([
    ['at once', () => 'no value that can be kept'],
    ['later', { one: 1 }],
  ])('removes nothing where what comes instead is refused %s', async (_, value) => {
    const name = freshName();
    await withUniqueValues(name);
    const chest = createChest(name);
    await chest.change([], () => ({
      put: [
        ['a/1', 1],
        ['a/2', 2],
        ['b', { one: 1 }],
      ],
    }));
    const removing = chest.remove(['a/'], ['1', '2'], [], () => [['c', value]]);
    await expect(removing).rejects.toThrow();
    expect(await chest.keys('')).toEqual(['a/1', 'a/2', 'b']);
  });
});
