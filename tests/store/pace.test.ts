import { describe, expect, it } from 'vitest';
import { currentRound, drawnTilePlaysItself, positionOf } from '../../src/store/match.ts';
import { startPace } from '../../src/store/pace.ts';
import { createSettingsStore } from '../../src/store/settings.ts';
import { curtainOf } from '../../src/store/table.ts';
import {
  createHandTimer,
  createMemoryStorage,
  openShelf,
  openTable,
} from '../support/browserParts.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../support/matches.ts';

function openPacedTable() {
  const storage = createMemoryStorage();
  const store = openTable(storage);
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const hand = createHandTimer();
  const stop = startPace(store, settings, hand.timer);
  return { store, settings, hand, stop, storage };
}

describe('the pace', () => {
  it('lets bots play whole rounds, one play a beat', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['greedy', 'random', 'greedy']));
    let beats = 0;
    while (positionOf(matchOf(store)).phase !== 'over') {
      expect(hand.waits()).toEqual([900]);
      hand.pass();
      beats += 1;
      expect(currentRound(matchOf(store)).plays).toHaveLength(beats);
    }
    expect(hand.waits()).toEqual([]);
  });

  it('leaves the choice to a person', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['person', 'person']));
    expect(hand.waits()).toEqual([]);
  });

  it('F3: plays a drawn tile that has nothing to catch', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['person', 'person']));
    playUntil(store, () => {
      store.getState().look();
      store.getState().stopWatching();
      return hand.waits().length > 0;
    });
    const { phase, seat } = positionOf(matchOf(store));
    expect(phase).toBe('drawn');
    hand.pass();
    expect(positionOf(matchOf(store)).seat).not.toBe(seat);
  });

  it('lets nothing happen behind a curtain', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['person', 'person']));
    playUntil(store, () => drawnTilePlaysItself(positionOf(matchOf(store))));
    expect(curtainOf(store.getState())).not.toBeNull();
    expect(hand.waits()).toEqual([]);
    store.getState().look();
    store.getState().stopWatching();
    expect(hand.waits()).toHaveLength(1);
  });

  it('waits as long as the bot speed says', () => {
    const { store, settings, hand } = openPacedTable();
    settings.getState().change({ botSpeed: 'fast' });
    store.getState().startMatch(setupOf(['greedy', 'greedy']));
    expect(hand.waits()).toEqual([400]);
  });

  it('rests while another screen is shown, and when it is stopped', () => {
    const { store, hand, stop } = openPacedTable();
    store.getState().startMatch(setupOf(['greedy', 'greedy']));
    store.getState().show('start');
    expect(hand.waits()).toEqual([]);
    store.getState().show('table');
    expect(hand.waits()).toHaveLength(1);
    stop();
    expect(hand.waits()).toEqual([]);
  });

  it('goes on by itself after a reload in the middle of a bot’s turn, with the same plays', () => {
    const first = openPacedTable();
    first.store.getState().startMatch(setupOf(['greedy', 'random']));
    first.hand.pass();
    const again = openTable(first.storage);
    const hand = createHandTimer();
    startPace(again, first.settings, hand.timer);
    hand.pass();
    first.stop();
    first.store.getState().makeAutomaticPlay();
    expect(currentRound(matchOf(again)).plays).toHaveLength(2);
    expect(currentRound(matchOf(first.store)).plays.slice(0, 2)).toEqual(
      currentRound(matchOf(again)).plays,
    );
  });

  it('calls off what it waited for when the match changes meanwhile', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['greedy', 'greedy']));
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(hand.waits()).toHaveLength(1);
    hand.pass();
    expect(currentRound(matchOf(store)).plays).toHaveLength(2);
  });
});
