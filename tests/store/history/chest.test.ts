import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createChest } from '../../../src/store/history/chest.ts';

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
    expect(await otherTab.part('b/', '', 9)).toEqual({
      entries: [
        ['b/1', null],
        ['b/2', { two: 2 }],
      ],
      next: null,
    });
    expect(await otherTab.count('b/')).toBe(2);
    expect(await otherTab.keys('')).toEqual(['a/1', 'b/1', 'b/2']);
    expect(await otherTab.values(['a/1', 'c'])).toEqual(['one', undefined]);
  });

  test('gives entries in parts, each once', async () => {
    const chest = createChest(freshName());
    const put = ['a/1', 'a/2', 'a/3', 'a/5', 'a0'].map((key) => [key, `at ${key}`] as const);
    await chest.change([], () => ({ put }));
    const [one, two, three, four] = put;
    expect(await chest.part('a/', '', 2)).toEqual({ entries: [one, two], next: 'a/2' });
    expect(await chest.part('a/', 'a/2', 2)).toEqual({ entries: [three, four], next: 'a/5' });
    expect(await chest.part('a/', 'a/5', 2)).toEqual({ entries: [], next: null });
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

  test.each([
    ['at once', () => 'no value that can be kept'],
    ['later', { one: 1 }],
  ])('takes nothing away where what comes instead is refused %s', async (_, value) => {
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
    const changing = chest.change([], () => ({ put: [['c', value]], drop: ['a/1', 'a/2'] }));
    await expect(changing).rejects.toThrow();
    expect(await chest.keys('')).toEqual(['a/1', 'a/2', 'b']);
  });
});
