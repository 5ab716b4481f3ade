import { expect, test } from 'vitest';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';

const beside = (name: string) => ({ name, text: () => `text of ${name}` });
const found = (value: string | null) => ({ ok: true, value });
const keyOf = (name: string) => `match/beside/${name}`;

test('texts beside are written before the one that names them, and go after it', () => {
  const storage = createMemoryStorage();
  const log: string[] = [];
  const shelf = openShelf({
    ...storage,
    setItem: (key, text) => {
      log.push(`set ${key}`);
      storage.setItem(key, text);
    },
    removeItem: (key) => {
      log.push(`remove ${key}`);
      storage.removeItem(key);
    },
    get length() {
      return storage.length;
    },
  });
  shelf.write('names a and b', [beside('a'), beside('b')]);
  shelf.write('names b and c', [beside('b'), beside('c')]);
  expect(log).toEqual([
    ...[keyOf('a'), keyOf('b'), 'match', keyOf('c'), 'match'].map((key) => `set ${key}`),
    `remove ${keyOf('a')}`,
  ]);
  expect(shelf.readBeside('b')).toEqual(found('text of b'));
  expect(shelf.readBeside('a')).toEqual(found(null));
});

test('a text beside stays that another tab is about to name', () => {
  const storage = createMemoryStorage();
  openShelf(storage).write('names a', [beside('a')]);
  const other = openShelf(storage);
  other.read();
  let isBetween = false;
  const meanwhile = openShelf({
    ...storage,
    setItem: (key, text) => {
      storage.setItem(key, text);
      if (isBetween || key !== keyOf('c')) return;
      isBetween = true;
      other.write('names a and d', [beside('a'), beside('d')]);
    },
    get length() {
      return storage.length;
    },
  });
  meanwhile.read();
  meanwhile.write('names a and c', [beside('a'), beside('c')]);
  expect(storage.texts.get('match')).toBe('names a and c');
  expect(meanwhile.readBeside('a')).toEqual(found('text of a'));
  expect(meanwhile.readBeside('c')).toEqual(found('text of c'));
});

test('a text beside that lies there is not made again', () => {
  const shelf = openShelf(createMemoryStorage());
  shelf.write('one', [beside('a')]);
  const asked = (): string => {
    throw new Error('nobody needs it');
  };
  expect(shelf.write('two', [{ name: 'a', text: asked }])).toEqual({ ok: true, value: null });
  expect(shelf.readBeside('a')).toEqual(found('text of a'));
});

test('texts beside other shelves, and others that begin alike, stay', () => {
  const storage = createMemoryStorage();
  const others = ['matches/beside/a', 'match/set-aside/1', 'match/beside', 'left/beside/a'];
  for (const key of others) storage.texts.set(key, 'x');
  openShelf(storage).write('one', [beside('a')]);
  openShelf(storage).write('one');
  expect([...storage.texts.keys()]).toEqual([...others, 'match']);
});

test('where the storage was cleared meanwhile all that is named is written again', () => {
  const storage = createMemoryStorage();
  const shelf = openShelf(storage);
  shelf.write('one', [beside('a'), beside('b')]);
  storage.texts.clear();
  shelf.write('two', [beside('a'), beside('b')]);
  expect([...storage.texts.keys()]).toEqual([keyOf('a'), keyOf('b'), 'match']);
});

test('without room for all of them nothing is different, and none lies there for nothing', () => {
  for (const room of [0, 30, 60]) {
    const storage = createMemoryStorage();
    const shelf = openShelf(storage);
    shelf.write('one', [beside('a')]);
    const before = [...storage.texts];
    storage.room = before.flat().join('').length + room;
    const written = shelf.write('two'.repeat(30), [beside('b'), beside('c')]);
    expect(written).toEqual({ ok: false, problem: 'storage-full' });
    expect([...storage.texts]).toEqual(before);
  }
});

test('what lies beside a text goes with it when that is set aside', () => {
  const storage = createMemoryStorage();
  const shelf = openShelf(storage);
  shelf.write('damaged', [beside('a')]);
  shelf.setAside('damaged');
  expect([...storage.texts]).toEqual([
    ['match/set-aside/1', 'text of a'],
    ['match/set-aside/2', 'damaged'],
  ]);
});

test('a text beside that cannot be set aside is not taken away either', () => {
  const storage = createMemoryStorage();
  const shelf = openShelf(storage);
  shelf.write('one', [beside('a')]);
  storage.refusal = 'writing';
  shelf.setBesideAside('a', 'text of a');
  expect(shelf.readBeside('a')).toEqual(found('text of a'));
  expect(shelf.write('two')).toEqual({ ok: false, problem: 'storage-full' });
  storage.refusal = 'none';
  expect(shelf.write('two')).toEqual({ ok: true, value: null });
  expect([...storage.texts]).toEqual([
    ['match', 'two'],
    ['match/set-aside/1', 'text of a'],
  ]);
});

/** A storage that refuses to tell of these keys as long as it is told to. */
function refusingStorage(refuses: (key: string) => boolean) {
  const storage = createMemoryStorage();
  const { getItem } = storage;
  const refusal = { isOn: true };
  const tell = (key: string): void => {
    if (refusal.isOn && refuses(key)) throw new DOMException('denied', 'SecurityError');
  };
  storage.getItem = (key) => {
    tell(key);
    return getItem(key);
  };
  storage.key = (at) => {
    tell('every key');
    return [...storage.texts.keys()][at] ?? null;
  };
  return { storage, refusal };
}

test('a text beside that is refused is not gone, and the one that names it stays', () => {
  const { storage, refusal } = refusingStorage((key) => key === keyOf('a'));
  openShelf(storage).write('names a', [beside('a')]);
  const shelf = openShelf(storage);
  shelf.read();
  expect(shelf.readBeside('a')).toEqual({ ok: false, problem: 'storage-denied' });
  refusal.isOn = false;
  expect(shelf.write('one')).toEqual({ ok: false, problem: 'changed-elsewhere' });
  shelf.read();
  expect(shelf.readBeside('a')).toEqual(found('text of a'));
  expect(shelf.write('one')).toEqual(found(null));
  expect([...storage.texts]).toEqual([['match', 'one']]);
});

test('where it is not told what lies beside, nothing is written and nothing goes', () => {
  const { storage, refusal } = refusingStorage((key) => key === 'every key');
  refusal.isOn = false;
  const shelf = openShelf(storage);
  shelf.write('names a', [beside('a')]);
  const before = [...storage.texts];
  refusal.isOn = true;
  storage.room = before.flat().join('').length;
  const written = shelf.write('names a and b', [beside('a'), beside('b')]);
  expect(written).toEqual({ ok: false, problem: 'storage-denied' });
  expect([...storage.texts]).toEqual(before);
});

test.each(['every key', keyOf('a')])(
  'a text is set aside once %s is told, with all beside',
  (refused) => {
    const { storage, refusal } = refusingStorage((key) => key === refused);
    refusal.isOn = false;
    const shelf = openShelf(storage);
    shelf.write('damaged', [beside('a')]);
    refusal.isOn = true;
    shelf.setAside('damaged');
    expect(shelf.write('one').ok).toBe(false);
    expect([...storage.texts.keys()]).toEqual([keyOf('a'), 'match']);
    refusal.isOn = false;
    expect(shelf.write('one')).toEqual(found(null));
    expect(new Set(storage.texts.values())).toEqual(new Set(['damaged', 'text of a', 'one']));
  },
);
