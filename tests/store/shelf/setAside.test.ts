import { expect, test } from 'vitest';
import { createSetAsideTexts } from '../../../src/store/shelf/setAside.ts';
import { createShelf } from '../../../src/store/shelf/shelf.ts';

/** The storage of a browser in which these texts lie. */
function storageOf(texts: Map<string, string>) {
  return {
    get length() {
      return texts.size;
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const moment = Date.UTC(2026, 4, 1, 12);

test('what shelves have set aside is listed with its time, the newest first, and goes one by one', () => {
  const texts = new Map([['fifteen-lakes/ledger/set-aside/2', 'early']]);
  const storage = storageOf(texts);
  for (const [at, text] of ['x', 'y'].entries()) {
    texts.set('fifteen-lakes/match', text);
    const shelf = createShelf(
      'fifteen-lakes/match',
      () => storage,
      new EventTarget(),
      () => moment,
    );
    shelf.read();
    shelf.setAside(text);
    expect(texts.get(`fifteen-lakes/match/set-aside/${moment + at}`)).toBe(text);
  }
  const setAside = createSetAsideTexts(() => storage);
  const list = setAside.list();
  expect(list.map(({ shelf, at, text }) => [shelf, at, text])).toEqual([
    ['match', '2026-05-01T12:00:00.001Z', 'y'],
    ['match', '2026-05-01T12:00:00.000Z', 'x'],
    ['ledger', null, 'early'],
  ]);
  for (const one of list.slice(0, 1)) expect(setAside.drop(one)).toBe(true);
  expect(setAside.list()).toEqual(list.slice(1));
});

test('nothing else is listed, whatever lies there', () => {
  const others = [
    ...['fifteen-lakes/match', 'fifteen-lakes/match/set-aside/x', 'fifteen-lakes/set-aside/1'],
    ...[
      'match/set-aside/1',
      'fifteen-lakes/other/set-aside/1',
      'fifteen-lakes/match/set-aside/1.5',
    ],
  ];
  const storage = storageOf(new Map(others.map((key) => [key, 'text'])));
  expect(createSetAsideTexts(() => storage).list()).toEqual([]);
  const far = storageOf(new Map([['fifteen-lakes/match/set-aside/9007199254740991', 'text']]));
  expect(createSetAsideTexts(() => far).list()).toMatchObject([{ at: null }]);
});

test('a browser that refuses lists nothing and deletes nothing', () => {
  const setAside = createSetAsideTexts(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(setAside.list()).toEqual([]);
  const key = 'fifteen-lakes/match/set-aside/1';
  expect(setAside.drop({ key, shelf: 'match', at: null, text: 'x' })).toBe(false);
});
