import { expect, test } from 'vitest';
import { joiningShelf } from '../../../src/store/shelf/joiningShelf.ts';
import { passingShelf } from '../../../src/store/shelf/passingShelf.ts';
import type { Shelf } from '../../../src/store/shelf/shelf.ts';
import { type Held, held } from '../../support/held.ts';

/** A shelf on which another tab puts texts; those that begin with `late` need a family. */
function watched() {
  const loads: Held[] = [];
  const told: string[] = [];
  let put: (text: string) => void = () => undefined;
  const shelf: Shelf = {
    ...passingShelf,
    watch: (changed) => {
      put = (text) => changed(false, text);
      return () => undefined;
    },
  };
  const join = (text: string) => {
    if (!text.startsWith('late')) return;
    const load = held();
    loads.push(load);
    return load.promise;
  };
  joiningShelf(shelf, join).watch((_, text) => told.push(text));
  return { loads, told, put: (text: string) => put(text) };
}

test('a text that names no late family is told at once', () => {
  const { told, put } = watched();
  put('one');
  expect(told).toEqual(['one']);
});

test('texts are told in the order in which they came, whatever loads first', async () => {
  const { loads, told, put } = watched();
  put('late one');
  put('two');
  put('late three');
  expect(told).toEqual([]);
  loads[1]?.keep();
  loads[0]?.fail();
  await expect.poll(() => told).toEqual(['late one', 'two', 'late three']);
  put('four');
  await expect.poll(() => told).toEqual(['late one', 'two', 'late three', 'four']);
});
