import { expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/index.ts';
import { isLonePass, positionOf } from '../../../src/store/match/match.ts';
import { curtainOf } from '../../../src/store/table/curtain.ts';
import { undoneOf } from '../../../src/store/table/undoing.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
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
  expect(undoneOf(reloaded.getState())).toEqual(undoneOf(store.getState()));
  expect(undoneOf(reloaded.getState())).toMatchObject({ seat: looking });
});
