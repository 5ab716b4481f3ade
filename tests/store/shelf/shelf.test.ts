import { describe, expect, it } from 'vitest';
import { mostShelfText } from '../../../src/store/shelf/shelf.ts';
import { createMemoryStorage, openShelf, openTable } from '../../support/browserParts.ts';
import { matchOf, setupOf, somePlayOf } from '../../support/matches.ts';

describe('a damaged text', () => {
  it('that there is no room to set aside twice is moved', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', 'x'.repeat(1000));
    storage.room = 1100;
    openTable(storage);
    expect([...storage.texts]).toEqual([['match/set-aside/1', 'x'.repeat(1000)]]);
  });

  it('that cannot be set aside is not written over, and is told until it has been saved', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', 'x');
    storage.refusal = 'writing';
    const store = openTable(storage);
    storage.refusal = 'none';
    storage.room = 1;
    store.getState().startMatch(setupOf(['person', 'greedy']));
    expect(store.getState().trouble).toEqual({ code: 'damaged', text: 'x' });
    expect([...storage.texts]).toEqual([['match', 'x']]);
    store.getState().acknowledgeTrouble();
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(store.getState().trouble).toEqual({ code: 'storage-full' });
    expect([...storage.texts]).toEqual([['match', 'x']]);
    storage.room = Number.POSITIVE_INFINITY;
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(storage.texts.get('match/set-aside/1')).toBe('x');
    expect(openTable(storage).getState().match).toEqual(matchOf(store));
  });

  it('that another tab has set aside is forgotten, and what that one has saved since stays', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', 'x');
    const [late, reading] = [openShelf(storage), openShelf(storage)];
    storage.refusal = 'writing';
    for (const shelf of [late, reading]) {
      shelf.read();
      shelf.setAside('x');
    }
    storage.refusal = 'none';
    const other = openTable(storage);
    other.getState().startMatch(setupOf(['person', 'greedy']));
    const saved = storage.texts.get('match');
    expect(late.write('late')).toEqual({ ok: false, problem: 'changed-elsewhere' });
    expect([...storage.texts]).toEqual([
      ['match/set-aside/1', 'x'],
      ['match', saved],
    ]);
    // Whoever has read that knows it, and may go on from there.
    reading.read();
    expect(reading.write('next')).toEqual({ ok: true, value: null });
  });

  it('leaves nothing empty behind however often it cannot be set aside', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', 'x');
    const shelf = openShelf({
      ...storage,
      setItem: (key, text) => {
        // Another tab is always quicker to take the room.
        if (key !== 'match' && text !== '') throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, text);
      },
    });
    shelf.read();
    shelf.setAside('x');
    expect(shelf.write('y')).toEqual({ ok: false, problem: 'storage-full' });
    expect([...storage.texts]).toEqual([['match', 'x']]);
  });

  it('far larger than any browser keeps is not even parsed, and nothing so large is saved', () => {
    const storage = createMemoryStorage();
    const sound = createMemoryStorage();
    openTable(sound)
      .getState()
      .startMatch(setupOf(['person', 'greedy']));
    const text = `${sound.texts.get('match')}${' '.repeat(mostShelfText)}`;
    storage.texts.set('match', text);
    expect(openTable(storage).getState().trouble).toEqual({ code: 'damaged', text });
    const shelf = openShelf(createMemoryStorage());
    expect(shelf.write('x'.repeat(mostShelfText + 1))).toMatchObject({ problem: 'storage-full' });
  });
});
