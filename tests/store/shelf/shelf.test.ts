import { describe, expect, it, test } from 'vitest';
import { legalPlays } from '../../../src/engine/index.ts';
import { currentRound, positionOf } from '../../../src/store/match/match.ts';
import { mostShelfText } from '../../../src/store/shelf/shelf.ts';
import {
  createMemoryStorage,
  openLedger,
  openShelf,
  openTable,
} from '../../support/browserParts.ts';
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

describe('two tabs', () => {
  /** What a browser tells the other tabs when one of them writes. */
  const told = (tab: EventTarget, oldValue: string | null): void => {
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'match', oldValue }));
  };

  it('that play at the very same moment: whose play was written over is told', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const one = openTable(storage, tab);
    one.getState().startMatch(setupOf(['person', 'greedy']));
    const before = storage.texts.get('match') ?? '';
    const other = openTable(storage);
    one.getState().makePlay(somePlayOf(matchOf(one)));
    // The other tab has not seen that yet.
    storage.texts.set('match', before);
    const [first] = legalPlays(positionOf(matchOf(other)));
    if (first === undefined) throw new Error('the round is not over');
    other.getState().makePlay(first);
    told(tab, before);
    expect(matchOf(one)).toEqual(matchOf(other));
    expect(one.getState().trouble).toEqual({ code: 'changed-elsewhere' });
    // It is told once.
    one.getState().acknowledgeTrouble();
    told(tab, before);
    expect(one.getState().trouble).toBeNull();
  });

  it('that take turns are told nothing', () => {
    const storage = createMemoryStorage();
    const [tab, otherTab] = [new EventTarget(), new EventTarget()];
    const one = openTable(storage, tab);
    one.getState().startMatch(setupOf(['person', 'greedy']));
    const other = openTable(storage, otherTab);
    for (const [player, listening] of [
      [other, tab],
      [one, otherTab],
      [other, tab],
    ] as const) {
      const before = storage.texts.get('match') ?? '';
      player.getState().makePlay(somePlayOf(matchOf(player)));
      told(listening, before);
      expect(matchOf(one)).toEqual(matchOf(other));
    }
    expect([one, other].map((store) => store.getState().trouble)).toEqual([null, null]);
  });

  it('one of which was away while the other went on: it shows that when it comes back', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const away = openTable(storage, tab);
    away.getState().startMatch(setupOf(['person', 'greedy']));
    const other = openTable(storage);
    other.getState().makePlay(somePlayOf(matchOf(other)));
    const shown = (persisted: boolean): void => {
      tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    };
    shown(false);
    expect(matchOf(away)).not.toEqual(matchOf(other));
    shown(true);
    expect(matchOf(away)).toEqual(matchOf(other));
    expect(away.getState().trouble).toBeNull();
    const { match } = away.getState();
    shown(true);
    expect(away.getState().match).toBe(match);
    // The other one, which knew what this one had written, goes on as anybody may.
    const before = storage.texts.get('match') ?? '';
    other.getState().makePlay(somePlayOf(matchOf(other)));
    told(tab, before);
    expect(matchOf(away)).toEqual(matchOf(other));
    expect(away.getState().trouble).toBeNull();
  });

  it('that make the same play at the same moment are told nothing', () => {
    const storage = createMemoryStorage();
    const [tab, otherTab] = [new EventTarget(), new EventTarget()];
    const one = openTable(storage, tab);
    one.getState().startMatch(setupOf(['person', 'greedy']));
    const before = storage.texts.get('match') ?? '';
    const other = openTable(storage, otherTab);
    for (const store of [one, other]) store.getState().makePlay(somePlayOf(matchOf(store)));
    told(tab, before);
    told(otherTab, before);
    expect([one, other].map((store) => store.getState().trouble)).toEqual([null, null]);
    expect(matchOf(one)).toEqual(matchOf(other));
  });

  it('go on with what they show when somebody clears the storage', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const store = openTable(storage, tab);
    store.getState().startMatch(setupOf(['person', 'greedy']));
    const before = matchOf(store);
    storage.texts.clear();
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(matchOf(store)).toBe(before);
    store.getState().makePlay(somePlayOf(before));
    expect(openTable(storage).getState().match).toEqual(matchOf(store));
  });

  it.each([
    ['damaged', '{'],
    ['newer', '{"version":99}'],
  ])('keep what they show when what another one left is %s', (code, text) => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const store = openTable(storage, tab);
    store.getState().startMatch(setupOf(['person', 'greedy']));
    const before = matchOf(store);
    const last = storage.texts.get('match') ?? '';
    storage.texts.set('match', text);
    told(tab, last);
    expect(matchOf(store)).toBe(before);
    expect(store.getState().trouble).toMatchObject({ code });
    store.getState().makePlay(somePlayOf(before));
    expect([...storage.texts.values()]).toContain(text);
    expect(currentRound(matchOf(store)).plays).toHaveLength(1);
  });

  it('keep what they show when the storage is denied meanwhile', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const store = openTable(storage, tab);
    store.getState().startMatch(setupOf(['person', 'greedy']));
    const before = matchOf(store);
    storage.refusal = 'reading';
    told(tab, null);
    expect(matchOf(store)).toBe(before);
    expect(store.getState().trouble).toEqual({ code: 'storage-denied' });
  });
});

test('a ledger goes on with what it shows when somebody clears the storage', () => {
  const storage = createMemoryStorage();
  const store = openLedger(storage);
  store.getState().add(0);
  store.getState().enterRound();
  storage.texts.clear();
  store.getState().add(1);
  expect(openLedger(storage).getState().rounds).toHaveLength(1);
});
