import { describe, expect, it, vi } from 'vitest';
import { playedRound } from '../../../src/records/playedRound.ts';
import { currentRound, type Match, roundsIn, unreadIn } from '../../../src/store/match/match.ts';
import { formatMatch, matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import { mirrorOf, mirrorStandingOf } from '../../../src/store/match/mirror.ts';
import { whatIfMatch } from '../../../src/store/match/whatIf.ts';
import { recordsInSaved } from '../../../src/store/table/recordsInSaved.ts';
import { formatSaved } from '../../../src/store/table/saved.ts';
import {
  createTableStore,
  type TableActions,
  type TableStore,
} from '../../../src/store/table/table.ts';
import {
  createMemoryStorage,
  type MemoryStorage,
  noTaps,
  openShelf,
  openTable,
} from '../../support/browserParts.ts';
import { finishedRound, matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';

const over = (): boolean => false;
const setup = setupOf(['person', 'greedy']);
/** A match in its third round, and one of as many rounds as make two texts and a bit. */
const third = playedOn(2);
const long: Match = {
  setup,
  rounds: Array.from({ length: 70 }, () => ({ ...finishedRound(setup) })),
};

/** A match that goes on after so many rounds that are over. */
function playedOn(rounds: number): Match {
  const table = openTable(createMemoryStorage());
  table.getState().startMatch(setup);
  for (let round = 0; round < rounds; round += 1) {
    playUntil(table, over);
    table.getState().dealNextRound();
  }
  playUntil(table, (match) => currentRound(match).plays.length === 3);
  return matchOf(table);
}

/** A storage that tells what is written and taken away, and how it lies after each of these. */
function watchedStorage() {
  const storage = createMemoryStorage();
  const { setItem, removeItem } = storage;
  const written: (readonly [string, string])[] = [];
  const moments: (readonly (readonly [string, string])[])[] = [];
  storage.setItem = (key, text) => {
    setItem(key, text);
    written.push([key, text]);
    moments.push([...storage.texts]);
  };
  storage.removeItem = (key) => {
    removeItem(key);
    moments.push([...storage.texts]);
  };
  return { storage, written, moments };
}

/** A table where a match goes on that lies there; it has been written, and nothing else. */
function openWith(match: Match, storage: MemoryStorage = createMemoryStorage()): TableStore {
  const table = openTable(storage);
  table.getState().goOnWith(match, []);
  return table;
}

const keysBeside = ({ texts }: MemoryStorage) => [...texts.keys()].filter((key) => key !== 'match');

/** A round tried in another way. */
const tried = (): Match => whatIfMatch(matchOfRecord(finishedRound(setup)), 4, 0, 'novice');

describe('the earlier rounds of a match', () => {
  it('are neither written nor put into words with the plays of the current one', () => {
    const { storage, written } = watchedStorage();
    const table = openWith(third, storage);
    expect(written.map(([key]) => key)).toEqual([
      expect.stringMatching(/^match\/beside\//),
      'match',
    ]);
    written.length = 0;
    const toText = vi.spyOn(JSON, 'stringify');
    for (let plays = 0; plays < 6; plays += 1) {
      table.getState().makePlay(somePlayOf(matchOf(table)));
    }
    table.getState().undo();
    table.getState().show('start');
    const records = toText.mock.calls.filter(
      ([value]) => typeof value === 'object' && value !== null && 'deal' in value,
    );
    toText.mockRestore();
    expect(written.map(([key]) => key)).toEqual(Array(8).fill('match'));
    expect(records).toHaveLength(8);
    const [earlier = ''] = formatMatch(third).split('\n');
    for (const [, text] of written) {
      expect(text).not.toContain(JSON.stringify(earlier).slice(1, -1));
      expect(text.length).toBeLessThan(2 * earlier.length);
    }
    expect(openTable(storage).getState().match).toEqual(matchOf(table));
  });

  it('are as they were after a reload, and are not written by the plays that follow', () => {
    const { storage, written } = watchedStorage();
    openWith(third, storage);
    const table = openTable(storage);
    expect(matchOf(table)).toEqual(third);
    written.length = 0;
    table.getState().makePlay(somePlayOf(matchOf(table)));
    expect(written.map(([key]) => key)).toEqual(['match']);
  });

  it('lie in texts of 32, of which a new round writes the last alone', () => {
    const { storage, written } = watchedStorage();
    const table = openWith(long, storage);
    expect(keysBeside(storage)).toHaveLength(3);
    written.length = 0;
    table.getState().dealNextRound();
    expect(written).toHaveLength(2);
    const [[, text = ''] = []] = written;
    expect(text.trimEnd().split('\n')).toHaveLength(70 - 64);
    expect(keysBeside(storage)).toHaveLength(3);
    expect(openTable(storage).getState().match).toEqual(matchOf(table));
  });

  it('stay where they lie while a round is tried in another way', () => {
    const { storage, written } = watchedStorage();
    const table = openWith(third, storage);
    written.length = 0;
    table.getState().tryOut(tried());
    table.getState().makePlay(somePlayOf(matchOf(table)));
    expect(openTable(storage).getState()).toMatchObject({ aside: third, match: matchOf(table) });
    table.getState().comeBack();
    expect(written.map(([key]) => key)).toEqual(['match', 'match', 'match']);
    expect(openTable(storage).getState()).toMatchObject({ aside: null, match: third });
  });

  it('are taken away with a match that leaves, and one of a single round has none', () => {
    const storage = createMemoryStorage();
    const table = openWith(third, storage);
    table.getState().startMatch(setup);
    expect(keysBeside(storage)).toEqual([]);
    // An app from before reads it.
    expect(storage.texts.get('match')).toMatch(/^{"version":3,/);
  });
});

describe('a page that dies at any moment', () => {
  const other = playedOn(1);
  it.each<[string, (actions: TableActions) => unknown]>([
    ['as the next round is dealt', ({ dealNextRound }) => dealNextRound()],
    ['as another match is opened', ({ openMatch }) => openMatch(other)],
    ['as a match that was left comes back', ({ goOnWith }) => goOnWith(other, [])],
    ['as a match begins', ({ startMatch }) => startMatch(setup)],
    ['as a round is tried', ({ tryOut }) => tryOut(tried())],
  ])('leaves one match or the other, whole: %s', (_, act) => {
    const { storage, moments } = watchedStorage();
    const table = openWith(third, storage);
    playUntil(table, over);
    const before = matchOf(table);
    moments.length = 0;
    act(table.getState());
    const after = matchOf(table);
    expect(after).not.toEqual(before);
    expect(moments.length).toBeGreaterThan(0);
    for (const texts of moments) {
      const left = createMemoryStorage();
      for (const [key, text] of texts) left.texts.set(key, text);
      const { match, trouble } = openTable(left).getState();
      expect(trouble).toBeNull();
      expect([before, after]).toContainEqual(match);
      // What nothing names goes with the next play.
      openTable(left).getState().show('start');
      expect(keysBeside(left).length).toBeLessThan(2);
      expect(openTable(left).getState().match).toEqual(match);
    }
  });
});

describe('a device without room', () => {
  it.each<[string, (key: string) => boolean]>([
    ['for the rounds that are over', () => true],
    ['for the text that names them', (key) => key === 'match'],
  ])('keeps the match as it was, and all of it once there is room: %s', (_, isFull) => {
    const storage = createMemoryStorage();
    const table = openWith(third, storage);
    playUntil(table, over);
    const before = [...storage.texts];
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (isFull(key)) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    };
    table.getState().dealNextRound();
    expect(table.getState().trouble).toEqual({ code: 'storage-full' });
    expect([...storage.texts]).toEqual(before);
    storage.setItem = setItem;
    table.getState().makePlay(somePlayOf(matchOf(table)));
    expect(keysBeside(storage)).toHaveLength(1);
    expect(openTable(storage).getState().match).toEqual(matchOf(table));
  });

  it('goes on with a match in one text, as an earlier version wrote it', () => {
    const storage = createMemoryStorage();
    const saved = { screen: 'table', match: third, picks: [], looking: null, aside: null } as const;
    storage.texts.set('match', formatSaved(saved));
    const table = openTable(storage);
    storage.room = [...storage.texts].flat().join('').length + 100;
    table.getState().makePlay(somePlayOf(matchOf(table)));
    expect(table.getState().trouble).toBeNull();
    expect(keysBeside(storage)).toEqual([]);
    expect(openTable(storage).getState().match).toEqual(matchOf(table));
    storage.room = Number.POSITIVE_INFINITY;
    table.getState().makePlay(somePlayOf(matchOf(table)));
    expect(keysBeside(storage)).toHaveLength(1);
    expect(openTable(storage).getState().match).toEqual(matchOf(table));
  });
});

describe('another tab', () => {
  it('that is late takes nothing away from the match that lies there', () => {
    const storage = createMemoryStorage();
    const one = openWith(third, storage);
    playUntil(one, over);
    const late = openTable(storage);
    one.getState().dealNextRound();
    late.getState().dealNextRound();
    expect(late.getState().trouble).toEqual({ code: 'changed-elsewhere' });
    expect(matchOf(late)).toEqual(matchOf(one));
    late.getState().openMatch(playedOn(1));
    one.getState().makePlay(somePlayOf(matchOf(one)));
    expect(matchOf(one)).toEqual(matchOf(late));
    expect(openTable(storage).getState()).toMatchObject({ match: matchOf(late), trouble: null });
    expect(keysBeside(storage)).toHaveLength(1);
  });

  it('that clears the storage takes away nothing that this one has', () => {
    const storage = createMemoryStorage();
    const table = openWith(third, storage);
    storage.texts.clear();
    table.getState().makePlay(somePlayOf(matchOf(table)));
    expect(openTable(storage).getState().match).toEqual(matchOf(table));
  });
});

describe('a tab that has the earlier rounds which another one has lost', () => {
  /** What a tab with a match sees once another has changed the shelf and texts beside are lost. */
  function lose(act: (other: TableStore) => void) {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    openWith(third, storage);
    const table = openTable(storage, tab);
    const other = openTable(storage);
    act(other);
    for (const key of keysBeside(storage)) storage.texts.delete(key);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'match' }));
    return { storage, table, other };
  }

  it.each<[string, (other: TableStore) => void]>([
    ['played on', (other) => other.getState().makePlay(somePlayOf(matchOf(other)))],
    ['tried a round', (other) => other.getState().tryOut(tried())],
  ])('keeps them, and writes them again where that one has %s', (_, act) => {
    const { storage, table, other } = lose(act);
    const { match, aside } = other.getState();
    expect(table.getState()).toMatchObject({ match, aside, trouble: null });
    expect(openTable(storage).getState()).toMatchObject({ match, aside, trouble: null });
  });

  it.each<[string, (other: TableStore) => void]>([
    ['another match', (other) => other.getState().goOnWith(playedOn(1), [])],
    [
      'a later round than it has seen the start of',
      (other) => {
        playUntil(other, over);
        other.getState().dealNextRound();
      },
    ],
  ])('tells that they are lost with %s', (_, act) => {
    const { table, other } = lose(act);
    expect(table.getState().trouble).toMatchObject({ code: 'damaged', isBeside: true });
    expect(matchOf(table).rounds).toEqual([currentRound(matchOf(other))]);
  });
});

describe('earlier rounds that cannot be read', () => {
  const damages: [string, (text: string) => string | null, boolean][] = [
    ['gone', () => null, false],
    ['no records', () => 'x', true],
    ['cut short', (text) => text.slice(0, -30), true],
    ['of another match', (text) => text.replaceAll('"Ann"', '"Eve"'), true],
  ];

  it.each(damages)(
    'are told and set aside, and the current one goes on: %s',
    (_, damage, isLeft) => {
      const storage = createMemoryStorage();
      openWith(third, storage);
      const [key = ''] = keysBeside(storage);
      const text = damage(storage.texts.get(key) ?? '');
      if (text === null) storage.texts.delete(key);
      else storage.texts.set(key, text);
      const table = openTable(storage);
      const { trouble, match } = table.getState();
      expect(trouble).toEqual({ code: 'damaged', text: text ?? '', isBeside: true });
      expect(match?.rounds).toEqual(third.rounds.slice(-1));
      const setAside = isLeft ? [['match/set-aside/1', text]] : [];
      expect([...storage.texts].slice(1)).toEqual(setAside);
      playUntil(table, over);
      table.getState().dealNextRound();
      expect(currentRound(matchOf(table)).meta).toMatchObject({ match: third.setup.id, round: 4 });
      expect(storage.texts.get('match/set-aside/1') ?? null).toBe(text);
      expect(openTable(storage).getState()).toMatchObject({ match: matchOf(table), trouble: null });
    },
  );

  it('are gone where their text is empty', () => {
    const storage = createMemoryStorage();
    openWith(third, storage);
    for (const key of keysBeside(storage)) storage.texts.set(key, '');
    const { trouble, match } = openTable(storage).getState();
    expect(trouble).toEqual({ code: 'damaged', text: '', isBeside: true });
    expect(match?.rounds).toEqual(third.rounds.slice(-1));
  });

  it('are not lost where the browser refuses them once', () => {
    const storage = createMemoryStorage();
    openWith(third, storage);
    const before = [...storage.texts];
    const [key] = keysBeside(storage);
    const { getItem } = storage;
    storage.getItem = (asked) => {
      if (asked !== key) return getItem(asked);
      storage.getItem = getItem;
      throw new DOMException('denied', 'SecurityError');
    };
    const table = openTable(storage);
    const denied = { code: 'storage-denied' };
    expect(table.getState()).toMatchObject({ match: null, trouble: denied });
    expect([...storage.texts]).toEqual(before);
    table.getState().startMatch(setup);
    expect(table.getState().match).toEqual(third);
    expect([...storage.texts]).toEqual(before);
  });

  it('are not taken away as long as there is no room to set them aside', () => {
    const storage = createMemoryStorage();
    openWith(third, storage);
    const [key = ''] = keysBeside(storage);
    storage.texts.set(key, 'x');
    storage.refusal = 'writing';
    const table = openTable(storage);
    table.getState().makePlay(somePlayOf(matchOf(table)));
    expect(storage.texts.get(key)).toBe('x');
    // The match itself is not saved either, which counts for more.
    expect(table.getState().trouble).toEqual({ code: 'storage-full' });
    storage.refusal = 'none';
    table.getState().makePlay(somePlayOf(matchOf(table)));
    expect(keysBeside(storage)).toEqual(['match/set-aside/1']);
    expect(storage.texts.get('match/set-aside/1')).toBe('x');
  });

  it('of a match that waits let it wait at its current round', () => {
    const storage = createMemoryStorage();
    const before = openWith(third, storage);
    before.getState().tryOut(tried());
    for (const key of keysBeside(storage)) storage.texts.set(key, 'x');
    const table = openTable(storage);
    expect(table.getState().trouble).toMatchObject({ code: 'damaged', isBeside: true });
    expect(matchOf(table)).toEqual(matchOf(before));
    table.getState().comeBack();
    expect(matchOf(table).rounds).toEqual(third.rounds.slice(-1));
  });

  it('are set aside with a current one that cannot be read either', () => {
    const storage = createMemoryStorage();
    openWith(third, storage);
    const [key = ''] = keysBeside(storage);
    const kept = [storage.texts.get(key), storage.texts.get('match')?.slice(0, -9)];
    storage.texts.set('match', kept[1] ?? '');
    const table = openTable(storage);
    expect(table.getState()).toMatchObject({
      match: null,
      trouble: { code: 'damaged', text: kept[1] },
    });
    expect([...storage.texts.keys()]).toEqual(['match/set-aside/1', 'match/set-aside/2']);
    expect([...storage.texts.values()]).toEqual(kept);
  });

  it('of a newer version stay, with the match, as they are', () => {
    const storage = createMemoryStorage();
    openWith(third, storage);
    for (const [key, text] of storage.texts) {
      storage.texts.set(
        key,
        text.replaceAll('tiu-u', 'hot-tile').replace(/"version":4/, '"version":6'),
      );
    }
    const before = [...storage.texts];
    const table = openTable(storage);
    expect(table.getState()).toMatchObject({ match: null, trouble: { code: 'newer' } });
    table.getState().startMatch(setup);
    expect([...storage.texts]).toEqual(before);
  });
});

describe('earlier rounds of a match that is opened', () => {
  /** Opens a match where the texts of its earlier rounds have become others. */
  function openChanged(match: Match, change: (text: string) => string) {
    const storage = createMemoryStorage();
    openWith(match, storage);
    const [key = ''] = keysBeside(storage);
    const text = change(storage.texts.get(key) ?? '');
    storage.texts.set(key, text);
    return { storage, key, text, table: openTable(storage) };
  }

  /** The last of them with other plays, which only reading it shows. */
  const lastWith = (plays: string) => (text: string) =>
    text.replace(/"plays":\[[^\]]*\](?=[^\n]*\n$)/, `"plays":[${plays}]`);
  const misplayed = lastWith('"11","11"');

  /** How many of them are read by what is done. */
  function readBy(act: () => void): number {
    const parse = vi.spyOn(JSON, 'parse');
    act();
    const records = parse.mock.results.filter(
      ({ value }) => typeof value === 'object' && value !== null && 'deal' in value,
    );
    parse.mockRestore();
    return records.length;
  }

  it('are looked at and not replayed, and not read by the plays of the current one', () => {
    const storage = createMemoryStorage();
    openWith(third, storage);
    const table = openTable(storage);
    const plays = readBy(() => {
      for (let play = 0; play < 3; play += 1) {
        table.getState().makePlay(somePlayOf(matchOf(table)));
      }
      table.getState().undo();
      expect(roundsIn(matchOf(table))).toBe(3);
      expect(mirrorStandingOf(matchOf(table))).toBeUndefined();
      expect(table.getState().saveAgain()).toBe(true);
    });
    expect(plays).toBe(0);
    // The first one tells what the match is set up as.
    expect(readBy(() => matchOf(table).rounds)).toBe(1);
    expect(readBy(() => matchOf(table).rounds)).toBe(0);
    expect(matchOf(table).rounds.slice(0, 2)).toEqual(third.rounds.slice(0, 2));
  });

  it('are read some at a time where somebody goes on reading, and then keep their names', () => {
    const { storage, written } = watchedStorage();
    openWith(long, storage);
    const table = openTable(storage);
    const before = unreadIn(matchOf(table));
    const atOnce = Array.from({ length: 17 }, () => readBy(() => before?.readOn()));
    expect(new Set(atOnce)).toEqual(new Set([4]));
    expect(before?.readOn()).toBe(true);
    expect(readBy(() => matchOf(table).rounds)).toBe(0);
    written.length = 0;
    table.getState().dealNextRound();
    // The texts of 32 rounds stay.
    expect(written).toHaveLength(2);
  });

  it('are told and set aside once they turn out not to be sound, and the match goes on', async () => {
    const { storage, key, text, table } = openChanged(third, misplayed);
    expect(table.getState().trouble).toBeNull();
    expect(roundsIn(matchOf(table))).toBe(3);
    expect(matchOf(table).rounds).toEqual(third.rounds.slice(-1));
    expect(roundsIn(matchOf(table))).toBe(1);
    await vi.waitFor(() => expect(table.getState().trouble).not.toBeNull());
    expect(table.getState().trouble).toEqual({ code: 'damaged', text, isBeside: true });
    expect(storage.texts.get('match/set-aside/1')).toBe(text);
    expect(storage.texts.has(key)).toBe(false);
    // Nothing names them any more.
    expect(openTable(storage).getState()).toMatchObject({ trouble: null });
    playUntil(table, over);
    table.getState().dealNextRound();
    expect(currentRound(matchOf(table)).meta).toMatchObject({ match: third.setup.id, round: 4 });
    expect(openTable(storage).getState()).toMatchObject({ match: matchOf(table), trouble: null });
  });

  it('are set aside even where the match leaves in the moment in which that is found', async () => {
    const storage = createMemoryStorage();
    openWith(third, storage);
    const [key = ''] = keysBeside(storage);
    const text = misplayed(storage.texts.get(key) ?? '');
    storage.texts.set(key, text);
    const table = createTableStore(
      openShelf(storage),
      () => noTaps,
      (left) => formatMatch(left),
    );
    table.getState().startMatch(setup);
    await vi.waitFor(() => expect(table.getState().trouble).toMatchObject({ isBeside: true }));
    expect(storage.texts.get('match/set-aside/1')).toBe(text);
    expect(openTable(storage).getState()).toMatchObject({ match: matchOf(table), trouble: null });
  });

  it.each<[string, (text: string) => string]>([
    ['one goes on', lastWith('')],
    ['a play is none', lastWith('"no"')],
    ['a deal is not that of its seed', (text) => text.replace(/"seed":"[^"]*\/1"/, '"seed":"no"')],
    ['the first is not sound', (text) => text.replace(/"plays":\[/, '"plays":["no",')],
  ])('are not used where %s', (_, change) => {
    const { table } = openChanged(third, change);
    expect(matchOf(table).rounds).toEqual(third.rounds.slice(-1));
  });

  it('are all read at once where the deals of another match are played again', () => {
    const first = { setup, rounds: [finishedRound(setup), finishedRound({ ...setup, seed: 'b' })] };
    const table = openWith(mirrorOf(first));
    const storage = createMemoryStorage();
    playUntil(table, over);
    table.getState().dealNextRound();
    openWith(matchOf(table), storage);
    expect(unreadIn(matchOf(openTable(storage)))).toBeUndefined();
    expect(matchOf(openTable(storage))).toEqual(matchOf(table));
  });

  it('hold no positions once another round is dealt', () => {
    const table = openWith(third);
    playUntil(table, over);
    const replay = playedRound(currentRound(matchOf(table)));
    const round = currentRound(matchOf(table));
    expect(playedRound(round)).toBe(replay);
    table.getState().dealNextRound();
    expect(playedRound(round)).not.toBe(replay);
  });
});

it('what lies there is found as records without the table, the match that waits first', () => {
  const storage = createMemoryStorage();
  const table = openWith(third, storage);
  expect(recordsInSaved(openShelf(storage))).toBe(formatMatch(third));
  table.getState().tryOut(tried());
  expect(recordsInSaved(openShelf(storage))).toBe(formatMatch(third));
  table.getState().startMatch(setup);
  expect(recordsInSaved(openShelf(storage))).toBe(formatMatch(matchOf(table)));
  storage.texts.clear();
  expect(recordsInSaved(openShelf(storage))).toBeUndefined();
});
