import { describe, expect, it } from 'vitest';
import { formatPlay, legalPlays, parsePlay } from '../../../src/engine/fishing/index.ts';
import { withRoundsBrought } from '../../../src/store/match/allRounds.ts';
import { currentRound, type Match, runningSettlement } from '../../../src/store/match/match.ts';
import { formatMatch, matchOfRecord, readMatch } from '../../../src/store/match/matchRecords.ts';
import { whatIfMatch } from '../../../src/store/match/whatIf.ts';
import { curtainOf, viewerOf } from '../../../src/store/table/curtain.ts';
import { dueIn } from '../../../src/store/table/due.ts';
import { undoneOf } from '../../../src/store/table/undoing.ts';
import {
  createMemoryStorage,
  type MemoryStorage,
  noTaps,
  openTable,
} from '../../support/browserParts.ts';
import { positionOf } from '../../support/fishing.ts';
import { finishedRound, matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';

const over = (): boolean => false;

describe('a match', () => {
  it('begins at the table with the deal of its seed', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy']));
    expect(store.getState().screen).toBe('table');
    expect(currentRound(matchOf(store))).toMatchObject({
      seed: 'lotus-42',
      players: ['Ann', 'Bo'],
      plays: [],
      meta: { players: ['person', 'greedy'] },
    });
  });

  it('refuses a play that is not legal and changes nothing', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    const before = matchOf(store);
    const legal = legalPlays(positionOf(before));
    const foreign = ['11', '22', '66'].map(parsePlay).find((made) => made && !legal.includes(made));
    if (foreign === undefined) throw new Error('the hand holds every one of these kinds');
    expect(store.getState().makePlay(foreign)).toEqual({ ok: false, problem: 'play-not-legal' });
    expect(matchOf(store)).toBe(before);
  });

  it('F1: passes the start to the next seat each round and numbers the seeds', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person', 'person']));
    playUntil(store, over);
    store.getState().dealNextRound();
    playUntil(store, over);
    store.getState().dealNextRound();
    const { rounds } = matchOf(store);
    const [first] = rounds;
    if (first === undefined) throw new Error('no round');
    expect(rounds.map(({ starter }) => starter)).toEqual(
      [0, 1, 2].map((later) => (first.starter + later) % 3),
    );
    expect(rounds.map(({ seed }) => seed)).toEqual(['lotus-42', 'lotus-42/1', 'lotus-42/2']);
  });

  it('does not deal the next round before this one is over', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    store.getState().dealNextRound();
    expect(matchOf(store).rounds).toHaveLength(1);
  });

  it('S9: adds up the settlements of its finished rounds only', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    expect(runningSettlement(matchOf(store))).toEqual([0, 0]);
    playUntil(store, over);
    const once = runningSettlement(matchOf(store));
    expect(once.some((points) => points !== 0)).toBe(true);
    store.getState().dealNextRound();
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(runningSettlement(matchOf(store))).toEqual(once);
  });
});

describe('the curtain', () => {
  it('is up for the first of two people, and no hand is shown behind it', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    const first = positionOf(matchOf(store)).seat;
    expect(curtainOf(store.getState(), noTaps)).toBe(first);
    expect(viewerOf(store.getState(), noTaps)).toBeNull();
    store.getState().look();
    expect(curtainOf(store.getState(), noTaps)).toBeNull();
    expect(viewerOf(store.getState(), noTaps)).toBe(first);
  });

  it('comes down between the turns of two people in the very change that passes the turn', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    store.getState().look();
    const first = positionOf(matchOf(store)).seat;
    const shown: (number | null)[] = [];
    store.subscribe((state) => {
      const { match } = state;
      if (match !== null && positionOf(match).seat !== first) shown.push(viewerOf(state, noTaps));
    });
    playUntil(store, (match) => positionOf(match).seat !== first);
    expect(shown).toEqual([null]);
    expect(curtainOf(store.getState(), noTaps)).toBe(1 - first);
  });

  it('is not needed for one person against a bot, or when nobody plays', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy']));
    expect(curtainOf(store.getState(), noTaps)).toBeNull();
    expect(viewerOf(store.getState(), noTaps)).toBe(0);
    store.getState().startMatch(setupOf(['greedy', 'random']));
    expect(curtainOf(store.getState(), noTaps)).toBeNull();
    expect(viewerOf(store.getState(), noTaps)).toBeNull();
  });

  it('is up after a reload, whoever looked before', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'person']));
    store.getState().look();
    const reloaded = openTable(storage);
    expect(viewerOf(reloaded.getState(), noTaps)).toBeNull();
    expect(curtainOf(reloaded.getState(), noTaps)).toBe(positionOf(matchOf(store)).seat);
    expect(reloaded.getState().looking).toBeNull();
  });
});

describe('undo', () => {
  it('goes back to the last decision and marks it as practice once a tile was seen', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'random']));
    playUntil(store, (match) => positionOf(match).seat === 0);
    const before = currentRound(matchOf(store)).plays;
    store.getState().makePlay(somePlayOf(matchOf(store)));
    store.getState().undo();
    expect(currentRound(matchOf(store)).plays).toEqual(before);
    expect(currentRound(matchOf(store)).meta).toMatchObject({ practiceUndos: 1 });
  });

  it('is free while nothing hidden has been seen', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'random'], { rules: { heavenPair: 'may' } }));
    playUntil(store, (match) => {
      const position = positionOf(match);
      return position.seat === 0 && position.phase === 'drawn' && legalPlays(position).length > 1;
    });
    const before = currentRound(matchOf(store)).plays;
    store.getState().makePlay(somePlayOf(matchOf(store)));
    store.getState().undo();
    expect(currentRound(matchOf(store)).plays).toEqual(before);
    expect(currentRound(matchOf(store)).meta).not.toHaveProperty('practiceUndos');
  });

  /** Two persons at one device, the first of whom has played and seen a tile drawn. */
  const openAfterDraw = () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    store.getState().look();
    const seat = positionOf(matchOf(store)).seat;
    store.getState().makePlay(somePlayOf(matchOf(store)));
    return { store, seat };
  };

  it('says what its player has seen, before anything is taken back', () => {
    const { store, seat } = openAfterDraw();
    expect(undoneOf(store.getState(), noTaps)).toMatchObject({ seat, seen: 'hidden' });
    const open = openTable(createMemoryStorage());
    open.getState().startMatch(setupOf(['person', 'random'], { rules: { heavenPair: 'may' } }));
    playUntil(open, (match) => {
      const position = positionOf(match);
      return position.seat === 0 && position.phase === 'drawn' && legalPlays(position).length > 1;
    });
    open.getState().makePlay(somePlayOf(matchOf(open)));
    expect(undoneOf(open.getState(), noTaps)).toMatchObject({ seat: 0, seen: 'nothing' });
    open.getState().undo('never');
    expect(open.getState().undoing).toBeNull();
  });

  it('after a tile was seen asks the others first, and nothing goes on meanwhile', () => {
    const { store, seat } = openAfterDraw();
    const before = matchOf(store);
    store.getState().undo('asked');
    expect(matchOf(store)).toBe(before);
    expect(store.getState().undoing).toEqual({ told: 'asked', seen: 'hidden', seat });
    expect(dueIn(store.getState(), { tapsPasses: false, playsForced: true })).toBeNull();
    store.getState().forgetUndo();
    expect(store.getState().undoing).toBeNull();
    expect(matchOf(store)).toBe(before);
    store.getState().undo('asked');
    store.getState().undo();
    expect(currentRound(matchOf(store)).plays).toEqual([]);
    expect(store.getState().undoing).toEqual({ told: 'counted', seen: 'hidden', seat });
  });

  it('after a tile was seen is refused by the rule of a house, alone too', () => {
    const { store } = openAfterDraw();
    const alone = openTable(createMemoryStorage());
    alone.getState().startMatch(setupOf(['person', 'random']));
    playUntil(alone, (match) => positionOf(match).seat === 0);
    alone.getState().makePlay(somePlayOf(matchOf(alone)));
    for (const { getState } of [store, alone]) {
      const { match } = getState();
      getState().undo('never');
      expect(getState().match).toBe(match);
      expect(getState().undoing).toMatchObject({ told: 'refused', seen: 'hidden' });
    }
  });

  it('alone has nobody to ask: it is made, and what is said of it passes with the next play', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'random']));
    playUntil(store, (match) => positionOf(match).seat === 0);
    const before = currentRound(matchOf(store)).plays;
    store.getState().makePlay(somePlayOf(matchOf(store)));
    store.getState().undo('asked');
    expect(currentRound(matchOf(store)).plays).toEqual(before);
    expect(store.getState().undoing?.told).toBe('counted');
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(store.getState().undoing).toBeNull();
  });

  it('takes back the bot as well, and skips draws that left nothing to choose', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'random']));
    playUntil(
      store,
      (match) => currentRound(match).plays.length >= 6 && positionOf(match).seat === 0,
    );
    const now = currentRound(matchOf(store)).plays.length;
    store.getState().undo();
    const position = positionOf(matchOf(store));
    expect(currentRound(matchOf(store)).plays.length).toBeLessThan(now);
    expect(position.seat).toBe(0);
    expect(legalPlays(position).length).toBeGreaterThan(1);
  });

  it('ends between two people when the next has looked, and begins behind the curtain again', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    store.getState().look();
    const first = positionOf(matchOf(store)).seat;
    playUntil(store, (match) => positionOf(match).seat !== first);
    const passed = matchOf(store);
    store.getState().undo();
    expect(positionOf(matchOf(store)).seat).toBe(first);
    expect(viewerOf(store.getState(), noTaps)).toBeNull();
    expect(curtainOf(store.getState(), noTaps)).toBe(first);

    store.getState().look();
    playUntil(store, (match) => positionOf(match).seat !== first);
    store.getState().look();
    expect(undoneOf(store.getState(), noTaps)).toBeUndefined();
    const seen = matchOf(store);
    store.getState().undo();
    expect(matchOf(store)).toBe(seen);
    expect(passed.rounds).toHaveLength(1);
  });

  it('within a turn of one’s own needs no curtain', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    store.getState().look();
    const first = positionOf(matchOf(store)).seat;
    store.getState().makePlay(somePlayOf(matchOf(store)));
    store.getState().undo();
    expect(currentRound(matchOf(store)).plays).toHaveLength(0);
    expect(viewerOf(store.getState(), noTaps)).toBe(first);
  });

  it('is still open after a reload at the end of a round', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'person']));
    store.getState().look();
    playUntil(store, over);
    const undone = undoneOf(store.getState(), noTaps);
    expect(undoneOf(openTable(storage).getState(), noTaps)).toEqual(undone);
  });

  it('is still open after a reload at the curtain, but not once the next has looked', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'person']));
    store.getState().look();
    const first = positionOf(matchOf(store)).seat;
    playUntil(store, (match) => positionOf(match).seat !== first);
    const reloaded = openTable(storage);
    expect(viewerOf(reloaded.getState(), noTaps)).toBeNull();
    expect(undoneOf(reloaded.getState(), noTaps)).toEqual(undoneOf(store.getState(), noTaps));
    reloaded.getState().look();
    expect(undoneOf(openTable(storage).getState(), noTaps)).toBeUndefined();
  });

  it('never crosses another person’s play, however often it is asked', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'person']));
    for (let turn = 0; turn < 4; turn += 1) {
      store.getState().look();
      const { seat } = positionOf(matchOf(store));
      playUntil(store, (match) => positionOf(match).seat !== seat);
    }
    const length = currentRound(matchOf(store)).plays.length;
    for (let times = 0; times < 5; times += 1) store.getState().undo();
    const left = currentRound(matchOf(store)).plays.length;
    expect(length - left).toBeLessThanOrEqual(2);
  });
});

describe('every play', () => {
  it('is saved before anybody is told of it', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'person']));
    const saved: boolean[] = [];
    store.subscribe((state) => {
      const made = state.match === null ? [] : currentRound(state.match).plays.map(formatPlay);
      const resumed = openTable(storage).getState().match;
      saved.push(
        resumed !== null &&
          JSON.stringify(currentRound(resumed).plays.map(formatPlay)) === JSON.stringify(made),
      );
    });
    playUntil(store, over);
    expect(saved.length).toBeGreaterThan(40);
    expect(saved).not.toContain(false);
  });

  it('resumes at the same place after a reload at any point', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'greedy', 'random'], { variant: 'shi-wu-hu' }));
    playUntil(store, (match) => {
      const { match: resumed, screen, picks } = openTable(storage).getState();
      expect(resumed).toEqual(match);
      expect(screen).toBe('table');
      expect(picks).toEqual(store.getState().picks);
      return false;
    });
  });

  it('goes on without storage, with a word about it', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'greedy']));
    storage.refusal = 'writing';
    playUntil(store, (match) => currentRound(match).plays.length === 3);
    expect(store.getState().trouble).toEqual({ code: 'storage-full' });
    storage.refusal = 'reading';
    playUntil(store, (match) => currentRound(match).plays.length === 5);
    expect(store.getState().trouble).toEqual({ code: 'storage-denied' });
    expect(currentRound(matchOf(store)).plays).toHaveLength(5);
  });
});

describe('a round that is tried in another way', () => {
  const tried = () => {
    const round = finishedRound(setupOf(['person', 'greedy'], { seed: 'tried' }));
    return whatIfMatch(matchOfRecord(round), 4, 0, 'novice');
  };

  it('lets the match wait, over a reload too, and comes back to it as it was left', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(store, (match) => currentRound(match).plays.length === 3);
    const left = matchOf(store);
    store.getState().tryOut(tried());
    expect(currentRound(matchOf(store)).plays).toHaveLength(4);
    const again = openTable(storage);
    expect(again.getState().aside).toEqual(left);
    // Another one that is tried does not wait itself.
    again.getState().tryOut(tried());
    expect(again.getState().aside).toEqual(left);
    again.getState().comeBack();
    expect(again.getState()).toMatchObject({ match: left, aside: null, screen: 'table' });
    expect(openTable(storage).getState()).toMatchObject({ match: left, aside: null });
  });

  it('has nothing to come back to where no match was', () => {
    const store = openTable(createMemoryStorage());
    store.getState().tryOut(tried());
    expect(store.getState().aside).toBeNull();
    const match = matchOf(store);
    store.getState().comeBack();
    expect(matchOf(store)).toBe(match);
  });

  it('whose waiting match cannot be read is damaged', () => {
    const storage = createMemoryStorage();
    openTable(storage).getState().tryOut(tried());
    const text = storage.texts.get('match') ?? '';
    storage.texts.set('match', text.replace('"aside":null', '"aside":"{}"'));
    expect(openTable(storage).getState().trouble).toMatchObject({ code: 'damaged' });
  });
});

describe('damaged data', () => {
  it.each([
    'x',
    '{}',
    '[]',
    'null',
    '{"version":0,"screen":"table","records":"","picks":[]}',
    '{"version":1,"screen":"table","records":"","picks":[]}',
    '{"version":2,"screen":"table","records":"","picks":[],"looking":null}',
    '{"version":1,"screen":"nowhere","records":"{}","picks":[]}',
    '{"version":1,"screen":"table","records":"{\\"format\\":\\"other\\"}","picks":[]}',
  ])('is set aside for export and the table starts fresh: %s', (text) => {
    const storage = createMemoryStorage();
    storage.texts.set('match', text);
    const store = openTable(storage);
    expect(store.getState()).toMatchObject({
      screen: 'start',
      match: null,
      trouble: { code: 'damaged', text },
    });
    expect([...storage.texts]).toEqual([['match/set-aside/1', text]]);
    store.getState().startMatch(setupOf(['person', 'greedy']));
    expect(openTable(storage).getState().match).not.toBeNull();
  });

  it('with a play that the rules do not allow is not half-read', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'person']));
    const text = storage.texts.get('match') ?? '';
    storage.texts.set('match', text.replace('\\"plays\\":[]', '\\"plays\\":[\\"66x11\\"]'));
    expect(openTable(storage).getState().trouble).toMatchObject({ code: 'damaged' });
  });
});

describe('what is saved', () => {
  const left = (): { storage: MemoryStorage; text: string } => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'person', 'greedy']));
    playUntil(store, (match) => currentRound(match).plays.length === 5);
    return { storage, text: storage.texts.get('match') ?? '' };
  };

  it('by the earlier versions of the app is read as well', () => {
    const { storage, text } = left();
    const { match } = openTable(storage).getState();
    const second = text.replace('"version":3', '"version":2').replace(',"aside":null', '');
    const first = second.replace('"version":2', '"version":1').replace(',"looking":null', '');
    for (const earlier of [first, second]) {
      storage.texts.set('match', earlier);
      const expected = { match, looking: null, aside: null, trouble: null };
      expect(openTable(storage).getState()).toMatchObject(expected);
    }
  });

  it.each([2, 3, -1, 0.5, '"0"'])('with %s for the person who looked is damaged', (seat) => {
    const { storage, text } = left();
    storage.texts.set('match', text.replace('"looking":null', `"looking":${seat}`));
    expect(openTable(storage).getState().trouble).toMatchObject({ code: 'damaged' });
  });
});

it('a match of a game that a later version brought is newer, and stays where it is', () => {
  const storage = createMemoryStorage();
  openTable(storage)
    .getState()
    .startMatch(setupOf(['person', 'greedy']));
  const later = String(storage.texts.get('match')).replaceAll('tiu-u', 'hot-tile');
  storage.texts.set('match', later);
  const store = openTable(storage);
  expect(store.getState()).toMatchObject({ match: null, trouble: { code: 'newer' } });
  store.getState().startMatch(setupOf(['person', 'greedy']));
  expect([...storage.texts]).toEqual([['match', later]]);
});

describe('data of a newer version', () => {
  const newer = '{"version":6,"rounds":[]}';

  it('is left alone, whatever is played here meanwhile', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', newer);
    const store = openTable(storage);
    expect(store.getState()).toMatchObject({ match: null, trouble: { code: 'newer' } });
    store.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(store, (match) => currentRound(match).plays.length === 4);
    expect([...storage.texts]).toEqual([['match', newer]]);
  });
});

describe('a match in which somebody sits out', () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;

  it('is kept in a version that an older app leaves alone, and comes back', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'person'], { sitsOut }));
    expect(storage.texts.get('match')).toMatch(/^\{"version":5,/);
    playUntil(store, () => false);
    store.getState().dealNextRound();
    expect(matchOf(store).setup).toMatchObject({
      players: [{ name: 'Bo' }, { name: 'Cy' }],
      sitsOut: { place: 0, name: 'Ann' },
    });
    expect(storage.texts.get('match')).toMatch(/^\{"version":5,/);
    expect(openTable(storage).getState().match).toEqual(matchOf(store));
  });

  it('is written so while it waits too, and as before once it has been left', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'person'], { sitsOut }));
    playUntil(store, () => false);
    store.getState().tryOut(whatIfMatch(matchOf(store), 3, 0, 'greedy'));
    expect(matchOf(store).setup).not.toHaveProperty('sitsOut');
    expect(storage.texts.get('match')).toMatch(/^\{"version":5,/);
    expect(openTable(storage).getState().aside?.setup.sitsOut).toEqual(sitsOut);
    store.getState().startMatch(setupOf(['person', 'greedy']));
    expect(storage.texts.get('match')).toMatch(/^\{"version":3,/);
  });

  it('has a curtain before the one person who plays with bots, while another looks on', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy'], { sitsOut }));
    playUntil(store, (match) => positionOf(match).seat === 0);
    expect(curtainOf(store.getState(), noTaps)).toBe(0);
    expect(viewerOf(store.getState(), noTaps)).toBeNull();
    store.getState().look();
    expect(curtainOf(store.getState(), noTaps)).toBeNull();
    playUntil(store, (match) => positionOf(match).seat === 1);
    expect(viewerOf(store.getState(), noTaps)).toBe(0);
  });
});

describe('two tabs', () => {
  it('do not overwrite each other: the later one takes up what the other has played', () => {
    const storage = createMemoryStorage();
    const one = openTable(storage);
    one.getState().startMatch(setupOf(['person', 'greedy']));
    const other = openTable(storage);
    playUntil(one, (match) => currentRound(match).plays.length === 2);
    other.getState().makePlay(somePlayOf(matchOf(other)));
    expect(other.getState().trouble).toEqual({ code: 'changed-elsewhere' });
    expect(matchOf(other)).toEqual(matchOf(one));
    expect(openTable(storage).getState().match).toEqual(matchOf(one));
  });

  it('follow each other when the browser tells of a change', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const one = openTable(storage);
    one.getState().startMatch(setupOf(['person', 'greedy']));
    const other = openTable(storage, tab);
    playUntil(one, (match) => currentRound(match).plays.length === 2);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'match' }));
    expect(matchOf(other)).toEqual(matchOf(one));
    expect(other.getState().trouble).toBeNull();
  });
});

function readBack(match: Match): Match {
  const read = readMatch(formatMatch(match));
  if (!read.ok) throw new Error(`our own records are refused: ${read.problem.code}`);
  return read.value;
}

describe('records', () => {
  it('without a seed are gone on with under one that tells no tile', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy']));
    const { seed, ...seedless } = currentRound(matchOf(store));
    expect(seed).toBe('lotus-42');
    const read = readBack({ ...matchOf(store), rounds: [seedless] });
    expect(read.setup.seed).toMatch(/^[a-z2-9]{8}$/);
  });

  it('come back from a file as the same match, bots in their seats', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(store, over);
    store.getState().dealNextRound();
    playUntil(store, (match) => currentRound(match).plays.length === 7);
    const other = openTable(createMemoryStorage());
    other.getState().openMatch(readBack(matchOf(store)));
    // What was over already is marked as brought from elsewhere.
    expect(matchOf(other)).toEqual(withRoundsBrought(matchOf(store)));
    expect(matchOf(other).rounds.map(({ meta }) => meta?.brought)).toEqual([true, undefined]);
    expect(other.getState().screen).toBe('table');
  });

  it('of a finished round open at its scores', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(store, over);
    const other = openTable(createMemoryStorage());
    other.getState().openMatch(readBack(matchOf(store)));
    expect(other.getState().screen).toBe('scores');
  });

  it('that are wrong are refused', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy']));
    const before = matchOf(store);
    const unfinished = formatMatch(before);
    const other = unfinished.replace('"Ann"', '"Eve"');
    const cases: [string, object][] = [
      ['', { code: 'no-record' }],
      ['{"format":1}', { code: 'wrong-record', line: 1 }],
      [unfinished + unfinished, { code: 'unfinished-round', line: 1 }],
      [unfinished + other, { code: 'unfinished-round', line: 1 }],
    ];
    playUntil(store, over);
    cases.push([formatMatch(matchOf(store)) + other, { code: 'not-one-match', line: 2 }]);
    for (const [text, problem] of cases) {
      expect(readMatch(text)).toMatchObject({ ok: false, problem });
    }
  });
});
