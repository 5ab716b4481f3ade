import { describe, expect, it } from 'vitest';
import {
  type Deal,
  drawPileLeftOf,
  handOf,
  legalPlays,
} from '../../../src/engine/fishing/index.ts';
import { type Kind, seatAfter, tilesOf } from '../../../src/engine/index.ts';
import { randomFromSeed } from '../../../src/records/seed.ts';
import {
  currentRound,
  type Match,
  playsItself,
  startMatch,
  withCurrentRound,
} from '../../../src/store/match/match.ts';
import { hintQuestion } from '../../../src/store/match/questions.ts';
import { startAdvice } from '../../../src/store/table/advice.ts';
import type { TableStore } from '../../../src/store/table/table.ts';
import type { Answer } from '../../../src/store/thinking/thinker.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { fishingDeal, positionOf } from '../../support/fishing.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';
import { answerTo, createHandThinker, promptThinker } from '../../support/thinkers.ts';
import { runs } from '../../support/thoroughness.ts';

/** A table at which hints are given. */
function openAdvised(storage = createMemoryStorage(), thinker = promptThinker): TableStore {
  const store = openTable(storage);
  startAdvice(store, thinker);
  return store;
}

/** A table at which the person has something to choose. */
function openAtChoice(storage = createMemoryStorage(), thinker = promptThinker): TableStore {
  const store = openAdvised(storage, thinker);
  store.getState().startMatch(setupOf(['person', 'greedy']));
  playUntil(store, (match) => isChoiceOf(match) && currentRound(match).plays.length > 4);
  return store;
}

function isChoiceOf(match: Match): boolean {
  const position = positionOf(match);
  return position.seat === 0 && position.phase === 'hand' && legalPlays(position).length > 1;
}

/** What the strongest bot answers where a table stands. */
function expectedOf(store: TableStore): Answer {
  const question = hintQuestion(matchOf(store));
  if (question === undefined) throw new Error('no hint can be asked for');
  return answerTo(question);
}

/** What a hint would be, undefined where there is none. */
function toldIn(match: Match): Answer | undefined {
  const question = hintQuestion(match);
  return question && answerTo(question);
}

const hintsIn = (store: TableStore): unknown => currentRound(matchOf(store)).meta?.hints;

/** The same round, but the tiles that nobody has shown to the seat in turn have changed places. */
function otherWorld(match: Match): Match {
  const round = currentRound(match);
  const position = positionOf(match);
  const other = seatAfter(position.seat, 2);
  const { hands, lake, drawPile } = fishingDeal(round);
  const turnedUp = drawPile.length - drawPileLeftOf(position);
  const unplayed = tilesOf(handOf(position, other));
  const hidden = shuffled([...unplayed, ...drawPile.slice(turnedUp)]);
  const hand = without(hands[other] ?? [], unplayed);
  const { seed: _, ...seedless } = round;
  const deal: Deal = {
    hands: hands.map((own, seat) =>
      seat === other ? [...hand, ...hidden.slice(0, unplayed.length)] : own,
    ),
    lake,
    drawPile: [...drawPile.slice(0, turnedUp), ...hidden.slice(unplayed.length)],
  };
  return withCurrentRound(match, { ...seedless, deal });
}

function without(tiles: readonly Kind[], gone: readonly Kind[]): Kind[] {
  const left = [...tiles];
  for (const kind of gone) left.splice(left.indexOf(kind), 1);
  return left;
}

function shuffled(tiles: readonly Kind[]): Kind[] {
  const random = randomFromSeed(`${tiles.length}`);
  return tiles
    .map((kind) => ({ kind, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ kind }) => kind);
}

describe('a hint', () => {
  it('tells the whole play at once, and nothing more when it is asked again', () => {
    const store = openAtChoice();
    expect(store.getState().hint).toBeNull();
    store.getState().askHint();
    const first = store.getState().hint;
    expect(first).toMatchObject({ told: 'whole', play: expectedOf(store).play });
    store.getState().askHint();
    expect(store.getState().hint).toBe(first);
  });

  it('is counted in the record once however often it is asked, and once more for the next', () => {
    const storage = createMemoryStorage();
    const store = openAtChoice(storage);
    expect(hintsIn(store)).toBeUndefined();
    store.getState().askHint();
    store.getState().askHint();
    expect(hintsIn(store)).toBe(1);
    expect(currentRound(matchOf(store)).meta).toMatchObject({ players: ['person', 'greedy'] });
    playUntil(store, isChoiceOf);
    store.getState().makePlay(somePlayOf(matchOf(store)));
    playUntil(store, isChoiceOf);
    store.getState().askHint();
    expect(hintsIn(store)).toBe(2);
    expect(hintsIn(openTable(storage))).toBe(2);
  });

  it('is gone after a play', () => {
    const store = openAtChoice();
    store.getState().askHint();
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(store.getState().hint).toBeNull();
  });

  it('is gone after an undo, which does not take back that it was asked', () => {
    const store = openAtChoice();
    store.getState().askHint();
    store.getState().undo();
    expect(store.getState().hint).toBeNull();
    expect(hintsIn(store)).toBe(1);
  });

  it('is the same when the same place is come to again', () => {
    const store = openAtChoice();
    store.getState().askHint();
    const { hint } = store.getState();
    store.getState().makePlay(somePlayOf(matchOf(store)));
    store.getState().undo();
    store.getState().askHint();
    expect(store.getState().hint).toEqual(hint);
  });

  it('is not there after a reload, but the same when asked for again', () => {
    const storage = createMemoryStorage();
    const store = openAtChoice(storage);
    store.getState().askHint();
    const again = openAdvised(storage);
    expect(again.getState().hint).toBeNull();
    again.getState().askHint();
    expect(again.getState().hint).toEqual(store.getState().hint);
  });

  it('is none when it is a bot’s turn, when a tile plays itself, and when the round is over', () => {
    const store = openAdvised();
    store.getState().startMatch(setupOf(['person', 'greedy']));
    let refused = 0;
    const isOver = (): boolean => positionOf(matchOf(store)).phase === 'over';
    while (!isOver()) {
      if (playsItself(matchOf(store))) {
        const before = matchOf(store);
        store.getState().askHint();
        expect(store.getState().hint).toBeNull();
        expect(matchOf(store)).toBe(before);
        refused += 1;
      }
      store.getState().makePlay(somePlayOf(matchOf(store)));
    }
    expect(refused).toBeGreaterThan(20);
    store.getState().askHint();
    expect(store.getState().hint).toBeNull();
    expect(hintsIn(store)).toBeUndefined();
  });

  it('uses no hidden tile: who sees the same is told the same', () => {
    let compared = 0;
    const deals = runs(1, 30);
    for (let deal = 0; deal < deals; deal += 1) {
      const store = openTable(createMemoryStorage());
      store
        .getState()
        .openMatch(seedless(startMatch(setupOf(['person', 'person'], { seed: `lotus-${deal}` }))));
      playUntil(store, (match) => {
        const other = otherWorld(match);
        expect(toldIn(other)).toEqual(toldIn(match));
        if (JSON.stringify(other) !== JSON.stringify(match)) compared += 1;
        return false;
      });
    }
    expect(compared).toBeGreaterThan(17 * deals);
  });
});

describe('a hint that takes time', () => {
  function openSlow(storage = createMemoryStorage()) {
    const thoughts = createHandThinker();
    return { store: openAtChoice(storage, thoughts.thinker), storage, ...thoughts };
  }

  it('shows at once that it is being thought about, and how far', () => {
    const { store, think, answer } = openSlow();
    store.getState().askHint();
    expect(store.getState()).toMatchObject({ hint: { told: 'nothing' }, thinking: 0 });
    think(0.5);
    expect(store.getState().thinking).toBe(0.5);
    answer();
    expect(store.getState()).toMatchObject({ hint: { told: 'whole' }, thinking: null });
  });

  it('is asked for once, however often it is pressed, and counted when it is told', () => {
    const { store, asked, answer } = openSlow();
    store.getState().askHint();
    store.getState().askHint();
    expect(asked()).toHaveLength(1);
    expect(store.getState().hint).toEqual({ told: 'nothing' });
    expect(hintsIn(store)).toBeUndefined();
    answer();
    expect(hintsIn(store)).toBe(1);
  });

  it('is not asked for again, nor counted, where it was told before', () => {
    const { store, asked, answer } = openSlow();
    const [play, other] = legalPlays(positionOf(matchOf(store)));
    if (play === undefined || other === undefined) throw new Error('there is no choice');
    store.getState().askHint();
    answer({ play, values: [{ play, points: 3, error: 0 }] });
    const told = store.getState().hint;
    store.getState().makePlay(other);
    store.getState().undo();
    store.getState().askHint();
    expect(store.getState().hint).toEqual(told);
    expect(asked()).toHaveLength(1);
    expect(hintsIn(store)).toBe(1);
  });

  const ends: readonly (readonly [string, (store: TableStore) => void])[] = [
    ['a play', (store) => void store.getState().makePlay(somePlayOf(matchOf(store)))],
    ['undo', (store) => store.getState().undo()],
    ['leaving the table', (store) => store.getState().show('start')],
    ['watching the last turn again', (store) => store.getState().watchLastTurn()],
    ['a new match', (store) => store.getState().startMatch(setupOf(['person', 'greedy']))],
  ];
  for (const [what, end] of ends) {
    it(`is called off by ${what}`, () => {
      const { store, isAsked, think } = openSlow();
      store.getState().askHint();
      think(0.5);
      end(store);
      expect(isAsked()).toBe(false);
      expect(store.getState()).toMatchObject({ hint: null, thinking: null });
      expect(hintsIn(store)).toBeUndefined();
    });
  }

  it('is called off by another tab’s change', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const thoughts = createHandThinker();
    openAtChoice(storage, thoughts.thinker);
    const store = openTable(storage, tab);
    startAdvice(store, thoughts.thinker);
    store.getState().askHint();
    expect(thoughts.isAsked()).toBe(true);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'match' }));
    expect(thoughts.isAsked()).toBe(false);
    expect(store.getState().hint).toBeNull();
  });

  it('tells what can be expected of its play and of the next best', () => {
    const { store, answer } = openSlow();
    const [play, second, third] = legalPlays(positionOf(matchOf(store)));
    if (play === undefined || second === undefined || third === undefined)
      throw new Error('there are fewer plays');
    store.getState().askHint();
    answer({
      play,
      values: [
        { play, points: 12.4, error: 0 },
        { play: third, points: -8, error: 2 },
        { play: second, points: -20, error: 2 },
      ],
    });
    expect(store.getState().hint).toMatchObject({
      told: 'whole',
      play,
      expected: { points: 12.4, next: { play: third, points: -8, isAsGood: false } },
    });
  });

  it('tells a play as good that is no worse beyond chance', () => {
    const { store, answer } = openSlow();
    const [play, second] = legalPlays(positionOf(matchOf(store)));
    if (play === undefined || second === undefined) throw new Error('there are fewer plays');
    store.getState().askHint();
    answer({
      play,
      values: [
        { play, points: 12, error: 0 },
        { play: second, points: 8, error: 2 },
      ],
    });
    expect(store.getState().hint).toMatchObject({ expected: { next: { isAsGood: true } } });
  });

  it('promises nothing where nobody has reckoned, or only a stand-in', () => {
    for (const change of [{ values: [] }, { standIn: true }]) {
      const { store, answer } = openSlow();
      const { play } = expectedOf(store);
      store.getState().askHint();
      answer({ play, values: [{ play, points: 3, error: 0 }], ...change });
      expect(store.getState().hint).toMatchObject({ told: 'whole', play, expected: null });
    }
  });

  it('has no next best play where there is only one', () => {
    const { store, answer } = openSlow();
    const { play } = expectedOf(store);
    store.getState().askHint();
    answer({ play, values: [{ play, points: 3, error: 0 }] });
    expect(store.getState().hint).toMatchObject({ expected: { points: 3, next: null } });
  });
});

/** The match with a round whose tiles come from nowhere but its deal. */
function seedless(match: Match): Match {
  const { seed: _, ...round } = currentRound(match);
  return withCurrentRound(match, round);
}
