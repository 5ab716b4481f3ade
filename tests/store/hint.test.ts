import { describe, expect, it } from 'vitest';
import {
  drawPileLeftOf,
  handOf,
  type Kind,
  legalPlays,
  type RoundRecord,
  seatAfter,
  tilesOf,
} from '../../src/engine/index.ts';
import { randomFromSeed } from '../../src/records/seed.ts';
import { hintFor } from '../../src/store/hint.ts';
import {
  currentRound,
  type Match,
  playsItself,
  positionOf,
  startMatch,
  withCurrentRound,
} from '../../src/store/match.ts';
import type { TableStore } from '../../src/store/table.ts';
import { createMemoryStorage, openTable } from '../support/browserParts.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../support/matches.ts';

/** A table at which the person has something to choose. */
function openAtChoice(storage = createMemoryStorage()): TableStore {
  const store = openTable(storage);
  store.getState().startMatch(setupOf(['person', 'greedy']));
  playUntil(store, (match) => isChoiceOf(match) && currentRound(match).plays.length > 4);
  return store;
}

function isChoiceOf(match: Match): boolean {
  const position = positionOf(match);
  return position.seat === 0 && position.phase === 'hand' && legalPlays(position).length > 1;
}

const hintsIn = (store: TableStore): unknown => currentRound(matchOf(store)).meta?.hints;

/** The same round, but the tiles that nobody has shown to the seat in turn have changed places. */
function otherWorld(match: Match): Match {
  const round = currentRound(match);
  const position = positionOf(match);
  const other = seatAfter(position.seat, 2);
  const { hands, lake, drawPile } = round.deal;
  const turnedUp = drawPile.length - drawPileLeftOf(position);
  const unplayed = tilesOf(handOf(position, other));
  const hidden = shuffled([...unplayed, ...drawPile.slice(turnedUp)]);
  const hand = without(hands[other] ?? [], unplayed);
  const { seed: _, ...seedless } = round;
  const changed: RoundRecord = {
    ...seedless,
    deal: {
      hands: hands.map((own, seat) =>
        seat === other ? [...hand, ...hidden.slice(0, unplayed.length)] : own,
      ),
      lake,
      drawPile: [...drawPile.slice(0, turnedUp), ...hidden.slice(unplayed.length)],
    },
  };
  return withCurrentRound(match, changed);
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
  it('tells the bait first and the whole play when it is asked again', () => {
    const store = openAtChoice();
    expect(store.getState().hint).toBeNull();
    store.getState().askHint();
    const first = store.getState().hint;
    expect(first?.told).toBe('bait');
    expect(legalPlays(positionOf(matchOf(store)))).toContain(first?.play);
    store.getState().askHint();
    expect(store.getState().hint).toEqual({ play: first?.play, told: 'play' });
    store.getState().askHint();
    expect(store.getState().hint).toEqual({ play: first?.play, told: 'play' });
  });

  it('is counted in the record once for both steps, and once more for the next', () => {
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
    const again = openTable(storage);
    expect(again.getState().hint).toBeNull();
    again.getState().askHint();
    expect(again.getState().hint).toEqual(store.getState().hint);
  });

  it('is none when it is a bot’s turn, when a tile plays itself, and when the round is over', () => {
    const store = openTable(createMemoryStorage());
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
    for (let deal = 0; deal < 30; deal += 1) {
      const store = openTable(createMemoryStorage());
      store
        .getState()
        .openMatch(seedless(startMatch(setupOf(['person', 'person'], { seed: `lotus-${deal}` }))));
      playUntil(store, (match) => {
        const other = otherWorld(match);
        expect(hintFor(other)).toEqual(hintFor(match));
        if (JSON.stringify(other) !== JSON.stringify(match)) compared += 1;
        return false;
      });
    }
    expect(compared).toBeGreaterThan(500);
  });
});

/** The match with a round whose tiles come from nowhere but its deal. */
function seedless(match: Match): Match {
  const { seed: _, ...round } = currentRound(match);
  return withCurrentRound(match, round);
}
