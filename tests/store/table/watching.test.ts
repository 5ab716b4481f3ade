import { describe, expect, it } from 'vitest';
import type { Control } from '../../../src/store/match/holder.ts';
import { currentRound } from '../../../src/store/match/match.ts';
import { createSettingsStore } from '../../../src/store/settings.ts';
import { startPace } from '../../../src/store/table/pace.ts';
import type { TableStore } from '../../../src/store/table/table.ts';
import {
  createHandTimer,
  createMemoryStorage,
  openShelf,
  openTable,
} from '../../support/browserParts.ts';
import { positionOf, stepsOf } from '../../support/fishing.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';
import { promptThinker } from '../../support/thinkers.ts';

function openAt(controls: readonly Control[], storage = createMemoryStorage()): TableStore {
  const store = openTable(storage);
  store.getState().startMatch(setupOf(controls));
  return store;
}

const playsIn = (store: TableStore): number => currentRound(matchOf(store)).plays.length;
const seatIn = (store: TableStore): number => positionOf(matchOf(store)).seat;

/** The turn of seat 0 after everybody has had one, with nothing played in it. */
function playToSecondTurn(store: TableStore): void {
  const round = matchOf(store).setup.players.length * 2;
  playUntil(
    store,
    (match) => currentRound(match).plays.length >= round && positionOf(match).seat === 0,
  );
}

function pace(store: TableStore, botSpeed: 'normal' | 'at-once' = 'normal') {
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  settings.getState().change({ botSpeed });
  const hand = createHandTimer();
  startPace(store, settings, promptThinker, hand.timer);
  return hand;
}

describe('watching the last turn again', () => {
  it('begins at the first play of the others since the viewer’s last turn', () => {
    const store = openAt(['person', 'greedy', 'random']);
    playToSecondTurn(store);
    store.getState().watchLastTurn();
    const { watched } = store.getState();
    const seats = stepsOf(matchOf(store)).map(({ seat }) => seat);
    expect(seats.slice(watched ?? 0)).toEqual([1, 1, 2, 2]);
    expect(seats.slice(0, watched ?? 0).at(-1)).toBe(0);
  });

  it('begins there in the middle of the viewer’s turn too', () => {
    const store = openAt(['person', 'greedy']);
    playToSecondTurn(store);
    const news = playsIn(store) - 2;
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(seatIn(store)).toBe(0);
    store.getState().watchLastTurn();
    expect(store.getState().watched).toBe(news);
  });

  it('ends before the viewer’s own hand play', () => {
    const store = openAt(['person', 'greedy']);
    playToSecondTurn(store);
    const news = playsIn(store) - 2;
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(seatIn(store)).toBe(0);
    store.getState().watchLastTurn();
    store.getState().watchOn();
    expect(store.getState().watched).toBe(news + 1);
    store.getState().watchOn();
    expect(store.getState().watched).toBeNull();
  });

  it('does not begin where there is no news, behind a curtain, or without a viewer', () => {
    const first = openAt(['person', 'person']);
    first.getState().watchLastTurn();
    expect(first.getState().watched).toBeNull();
    first.getState().look();
    expect(first.getState().watched).toBeNull();
    const bots = openAt(['greedy', 'greedy']);
    playUntil(bots, () => playsIn(bots) === 6);
    bots.getState().watchLastTurn();
    expect(bots.getState().watched).toBeNull();
    openTable(createMemoryStorage()).getState().watchLastTurn();
  });

  it('is led through by the pace, slower than bots play, to the present', () => {
    const store = openAt(['person', 'greedy', 'random']);
    playToSecondTurn(store);
    const hand = pace(store);
    const plays = playsIn(store);
    store.getState().watchLastTurn();
    for (const shown of [4, 3, 2, 1]) {
      expect(store.getState().watched).toBe(plays - shown);
      expect(hand.waits()).toEqual([1170]);
      hand.pass();
    }
    expect(store.getState().watched).toBeNull();
    expect(hand.waits()).toEqual([]);
    expect(playsIn(store)).toBe(plays);
  });

  it('stays long enough to be seen where bots play at once', () => {
    const store = openAt(['person', 'greedy']);
    playToSecondTurn(store);
    const hand = pace(store, 'at-once');
    store.getState().watchLastTurn();
    expect(hand.waits()).toEqual([1170]);
  });

  it('waits after a step until the next is asked for, and moves by itself again the next time', () => {
    const store = openAt(['person', 'greedy', 'random']);
    playToSecondTurn(store);
    const hand = pace(store);
    store.getState().watchLastTurn();
    const { watched: first } = store.getState();
    store.getState().watchStep();
    expect(store.getState().watched).toBe((first ?? 0) + 1);
    expect(hand.waits()).toEqual([]);
    for (let step = 0; step < 3; step += 1) store.getState().watchStep();
    expect(store.getState().watched).toBeNull();
    store.getState().watchLastTurn();
    expect(hand.waits()).toHaveLength(1);
  });

  it('takes no step where nothing is watched, and moves by itself the next time', () => {
    const store = openAt(['person', 'greedy']);
    playToSecondTurn(store);
    const hand = pace(store);
    store.getState().watchStep();
    expect(store.getState().byStep).toBe(false);
    store.getState().watchLastTurn();
    expect(hand.waits()).toHaveLength(1);
  });

  it('keeps the bots waiting until it is over', () => {
    const store = openAt(['person', 'greedy']);
    playToSecondTurn(store);
    playUntil(store, () => seatIn(store) === 1);
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(seatIn(store)).toBe(1);
    const plays = playsIn(store);
    const hand = pace(store);
    store.getState().watchLastTurn();
    expect(store.getState().watched).toBe(plays - 1);
    expect(hand.waits()).toHaveLength(1);
    hand.pass();
    expect(store.getState().watched).toBeNull();
    expect(playsIn(store)).toBe(plays);
    hand.pass();
    expect(playsIn(store)).toBe(plays + 1);
  });

  it('rests while another screen is shown', () => {
    const store = openAt(['person', 'greedy']);
    playToSecondTurn(store);
    const hand = pace(store);
    store.getState().watchLastTurn();
    store.getState().show('start');
    expect(hand.waits()).toEqual([]);
    store.getState().show('table');
    expect(hand.waits()).toHaveLength(1);
  });

  it('ends when it is stopped', () => {
    const store = openAt(['person', 'greedy']);
    playToSecondTurn(store);
    const hand = pace(store);
    store.getState().watchLastTurn();
    store.getState().stopWatching();
    expect(store.getState().watched).toBeNull();
    expect(hand.waits()).toEqual([]);
    store.getState().watchOn();
    expect(store.getState().watched).toBeNull();
  });

  it('ends with a play, with an undo, and with another match', () => {
    const ends: readonly ((store: TableStore) => void)[] = [
      (store) => void store.getState().makePlay(somePlayOf(matchOf(store))),
      (store) => store.getState().undo(),
      (store) => store.getState().startMatch(setupOf(['person', 'greedy'])),
    ];
    for (const end of ends) {
      const store = openAt(['person', 'greedy']);
      playToSecondTurn(store);
      store.getState().watchLastTurn();
      expect(store.getState().watched).not.toBeNull();
      end(store);
      expect(store.getState().watched).toBeNull();
    }
  });

  it('changes nothing of the match and is not there after a reload', () => {
    const storage = createMemoryStorage();
    const store = openAt(['person', 'greedy'], storage);
    playToSecondTurn(store);
    const before = matchOf(store);
    store.getState().watchLastTurn();
    store.getState().watchOn();
    expect(matchOf(store)).toBe(before);
    expect(openTable(storage).getState().watched).toBeNull();
  });

  it('begins when somebody looks at the curtain', () => {
    const store = openAt(['person', 'person']);
    store.getState().look();
    const first = seatIn(store);
    playUntil(store, () => seatIn(store) !== first);
    expect(store.getState().watched).toBeNull();
    store.getState().look();
    expect(store.getState().looking).toBe(1 - first);
    expect(store.getState().watched).toBe(0);
  });

  it('does not begin for somebody who has only taken back', () => {
    const store = openAt(['person', 'person']);
    store.getState().look();
    const first = seatIn(store);
    playUntil(store, () => seatIn(store) !== first);
    store.getState().look();
    store.getState().makePlay(somePlayOf(matchOf(store)));
    store.getState().undo();
    store.getState().look();
    expect(store.getState().looking).toBe(1 - first);
    expect(store.getState().watched).toBeNull();
    playUntil(store, () => seatIn(store) === first);
    store.getState().look();
    expect(store.getState().watched).not.toBeNull();
  });
});
