import { expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/index.ts';
import { isLonePass, positionOf } from '../../../src/store/match/match.ts';
import { newsOf } from '../../../src/store/match/news.ts';
import { curtainOf, viewerOf } from '../../../src/store/table/curtain.ts';
import { shareOfBeat } from '../../../src/store/table/shareOfBeat.ts';
import { undoneOf } from '../../../src/store/table/undoing.ts';
import { createMemoryStorage, noTaps, openTable } from '../../support/browserParts.ts';
import { type SmallMatch, smallMatch } from '../../support/climbing/matches.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { matchOf, setupOf } from '../../support/matches.ts';

const taps = { tapsPasses: true };

/** Three people at one device who tap every pass, at the curtain of one who can only pass. */
function openAtLonePass() {
  const storage = createMemoryStorage();
  const open = () => openTable(storage, undefined, undefined, () => taps);
  const store = open();
  const { startMatch, look, makePlay } = store.getState();
  startMatch(setupOf(['person', 'person', 'person'], { variant: 'sap-ng-wu' }));
  const isThere = (): boolean =>
    curtainOf(store.getState(), taps) !== null && isLonePass(matchOf(store));
  while (!isThere()) {
    look();
    const position = positionOf(matchOf(store));
    const last = rulesOf(position.game).legalPlays(position).at(-1);
    if (last !== undefined) makePlay(last);
  }
  return { store, reload: open };
}

test('a reload at a curtain before a pass that is tapped forgets nobody who has looked', () => {
  const { store, reload } = openAtLonePass();
  const { looking } = store.getState();
  expect(looking).not.toBeNull();
  const reloaded = reload();
  expect(curtainOf(reloaded.getState(), taps)).toBe(positionOf(matchOf(store)).seat);
  expect(reloaded.getState().looking).toBe(looking);
  expect(undoneOf(reloaded.getState(), taps)).toEqual(undoneOf(store.getState(), taps));
  expect(undoneOf(reloaded.getState(), taps)).toMatchObject({ seat: looking });
});

/** For the same plays; the pass of the second seat was chosen, or it had to be made. */
const passes = {
  chosen: ['22 51 52', '33 65 53', '44 61 63'],
  forced: ['22 51 52', '62 65 53', '41 61 63'],
};

const people: SmallMatch['controls'] = ['person', 'person', 'person'];

/** What undo, news and pace make of each moment of a round by which all may look at the device. */
function shownOf(hands: readonly string[], wish: typeof taps) {
  const store = openTable(createMemoryStorage(), undefined, undefined, () => wish);
  store.getState().startMatch(...smallMatch({ controls: people, hands }));
  const shown: unknown[] = [];
  const show = (): void => {
    const state = store.getState();
    const match = matchOf(store);
    const { seat, seen, match: before } = undoneOf(state, wish) ?? {};
    const undone = { seat, seen, plays: before?.rounds[0]?.plays };
    const news = newsOf(match, viewerOf(state, wish), wish);
    shown.push({
      undone,
      news,
      at: curtainOf(state, wish),
      share: shareOfBeat(match, false, wish),
    });
  };
  for (const text of ['22', 'pass', 'pass', '51', 'pass', 'pass']) {
    show();
    store.getState().look();
    store.getState().stopWatching();
    show();
    store.getState().makePlay(climbingPlay(text));
  }
  show();
  return shown;
}

test('W7: where passes are tapped, nothing tells one that was chosen from one that had to be', () => {
  expect(shownOf(passes.forced, taps)).toEqual(shownOf(passes.chosen, taps));
  expect(shownOf(passes.forced, noTaps)).not.toEqual(shownOf(passes.chosen, noTaps));
});

test('a pass that is tapped can be taken back until the next has looked', () => {
  const store = openTable(createMemoryStorage(), undefined, undefined, () => taps);
  store.getState().startMatch(...smallMatch({ controls: people, hands: passes.forced }));
  for (const text of ['22', 'pass']) {
    store.getState().look();
    store.getState().makePlay(climbingPlay(text));
  }
  expect(undoneOf(store.getState(), taps)).toMatchObject({ seat: 1, seen: 'nothing' });
  store.getState().look();
  expect(undoneOf(store.getState(), taps)).toBeUndefined();
});
