import { describe, expect, test } from 'vitest';
import { firstPlace } from '../../../src/store/lessons/lessonProgress.ts';
import { mostShelfText } from '../../../src/store/shelf/shelf.ts';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { openLessons } from '../../support/services.ts';

const kept = (begun: readonly string[], done: readonly string[], places: object = {}): string =>
  JSON.stringify({ version: 2, begun, passed: [], done, places });

/** A device on which a text was kept. */
function storageWith(text: string) {
  const storage = createMemoryStorage();
  storage.setItem('lessons', text);
  return storage;
}

const progressIn = (store: ReturnType<typeof openLessons>) => {
  const { begun, done, trouble } = store.getState();
  return { begun: [...begun].sort(), done: [...done].sort(), trouble: trouble?.code };
};

describe('the progress in the lessons', () => {
  test('outlives the page: what was begun, and what was done', () => {
    const storage = createMemoryStorage();
    const { begin, finish } = openLessons(storage).getState();
    begin('tiles');
    finish('tiles');
    begin('fish');
    const again = progressIn(openLessons(storage));
    expect(again).toEqual({ begun: ['fish', 'tiles'], done: ['tiles'], trouble: undefined });
  });

  test('is that of both tabs together, whichever wrote last', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const [one, other] = [openLessons(storage, tab), openLessons(storage)];
    one.getState().finish('tiles');
    other.getState().finish('fish');
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'lessons' }));
    for (const store of [one, other, openLessons(storage)]) {
      expect(progressIn(store).done).toEqual(['fish', 'tiles']);
    }
  });

  test('tells where a lesson goes on, until that is its beginning', () => {
    const storage = createMemoryStorage();
    const { keepPlace } = openLessons(storage).getState();
    const place = { step: 2, plays: ['54x63'], answered: [] };
    keepPlace('fish', place);
    expect(openLessons(storage).getState().places).toEqual({ fish: place });
    keepPlace('fish', firstPlace);
    expect(openLessons(storage).getState().places).toEqual({});
  });

  test('is written so that it can be read again, however much a stranger has put there', () => {
    const names = Array.from({ length: 1000 }, (_, at) => `name ${at}`);
    const place = { step: 1, plays: [], answered: [] };
    const places = Object.fromEntries(names.map((name) => [name, place]));
    const storage = storageWith(kept(names, names, places));
    const { finish, keepPlace } = openLessons(storage).getState();
    finish('fish');
    keepPlace('fish', place);
    const again = openLessons(storage).getState();
    expect(again.trouble).toBeNull();
    expect(again.done.at(-1)).toBe('fish');
    expect(again.places).toHaveProperty('fish', place);
  });

  test('goes on where a lesson was left last, in whichever tab, and takes no other place for it', () => {
    const storage = createMemoryStorage();
    const [one, other] = [openLessons(storage), openLessons(storage)];
    const at = (step: number) => ({ step, plays: [], answered: [] });
    one.getState().keepPlace('fish', at(1));
    one.getState().keepPlace('draw', at(1));
    other.getState().keepPlace('draw', firstPlace);
    other.getState().keepPlace('fish', at(3));
    one.getState().keepPlace('tiles', at(2));
    for (const store of [one, openLessons(storage)]) {
      expect(store.getState().places).toEqual({ fish: at(3), draw: at(1), tiles: at(2) });
    }
  });

  test('of the first version is read, and every lesson goes on from its beginning', () => {
    const storage = storageWith('{"version":1,"begun":["tiles","fish"],"done":["tiles"]}');
    const store = openLessons(storage);
    expect(progressIn(store)).toEqual({
      begun: ['fish', 'tiles'],
      done: ['tiles'],
      trouble: undefined,
    });
    expect(store.getState().places).toEqual({});
  });

  test('keeps the names of lessons that are not known here', () => {
    const storage = storageWith(kept(['tomorrow'], ['tomorrow']));
    openLessons(storage).getState().finish('draw');
    expect(progressIn(openLessons(storage)).done).toEqual(['draw', 'tomorrow']);
  });

  test.each([
    'no json',
    '{}',
    '[]',
    kept(['tiles'], []).replace('2', '0'),
    '{"version":1,"begun":["tiles"]}',
    '{"version":1,"begun":[1],"done":[]}',
    '{"version":1,"begun":[],"done":[],"places":{}}',
    '{"version":2,"begun":[],"done":[],"places":{}}',
    kept([], [], { fish: { step: 1 } }),
    kept([], [], { fish: { step: -1, plays: [], answered: [] } }),
    kept([], [], { fish: { step: 0.5, plays: [], answered: [] } }),
    kept([], [], { fish: { step: 1, plays: [54], answered: [] } }),
    kept([], [], { fish: { step: 1, plays: [], answered: [], more: 1 } }),
    kept([], [], { fish: { step: 1, plays: Array<string>(1001).fill('54'), answered: [] } }),
    kept([], [], { fish: { step: 1, plays: [], answered: ['0'] } }),
    kept(['x'.repeat(101)], []),
    kept([], []) + ' '.repeat(mostShelfText),
  ])('begins anew where it is damaged, and what was there is set aside: %.60s', (text) => {
    const storage = storageWith(text);
    const store = openLessons(storage);
    expect(progressIn(store)).toEqual({ begun: [], done: [], trouble: 'damaged' });
    expect(storage.texts.get('lessons/set-aside/1')).toBe(text);
    store.getState().finish('tiles');
    expect(progressIn(openLessons(storage))).toMatchObject({ done: ['tiles'], trouble: undefined });
  });

  test('of a newer version of the app is left as it is, and what is done lasts as long as the page', () => {
    const newer = '{"version":3,"stars":[3]}';
    const storage = storageWith(newer);
    const store = openLessons(storage);
    store.getState().finish('tiles');
    expect(progressIn(store)).toMatchObject({ done: ['tiles'], trouble: 'newer' });
    expect(storage.getItem('lessons')).toBe(newer);
  });

  test('that cannot be kept is told, and lasts as long as the page', () => {
    const storage = createMemoryStorage();
    const store = openLessons(storage);
    storage.refusal = 'writing';
    store.getState().finish('tiles');
    expect(progressIn(store)).toMatchObject({ done: ['tiles'], trouble: 'storage-full' });
    store.getState().acknowledgeTrouble();
    expect(progressIn(store)).toMatchObject({ done: ['tiles'], trouble: undefined });
    // Of what could not be kept nothing is lost once there is room.
    store.getState().keepPlace('fish', { step: 1, plays: [], answered: [] });
    storage.refusal = 'none';
    store.getState().keepPlace('draw', { step: 2, plays: [], answered: [] });
    expect(Object.keys(openLessons(storage).getState().places)).toEqual(['fish', 'draw']);
    storage.refusal = 'reading';
    expect(progressIn(openLessons(storage))).toMatchObject({ done: [], trouble: 'storage-denied' });
  });
});
