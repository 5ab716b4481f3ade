import { describe, expect, test } from 'vitest';
import { familyIds } from '../../../src/engine/index.ts';
import { type EnteredCounts, emptyHeap } from '../../../src/store/entering/counts.ts';
import { firstLedger, ledgerOf } from '../../../src/store/ledger/ledger.ts';
import { formatLedger, parseLedger } from '../../../src/store/ledger/savedLedger.ts';
import { createMemoryStorage, openLedger } from '../../support/browserParts.ts';
import { actsOn, catchesIn, countsIn } from '../../support/ledger.ts';

const sapNgWu = { variant: 'sap-ng-wu', rules: {}, seatCount: 3 } as const;
const tiuU = { variant: 'tiu-u', rules: {}, seatCount: 3 } as const;
const declaredBy =
  (declarer: EnteredCounts['declarer'], wu = 18) =>
  (told: EnteredCounts): EnteredCounts => ({
    ...told,
    declarer,
    counts: typeof declarer === 'number' ? told.counts.with(declarer, { wu }) : told.counts,
  });

/** An evening of both families. */
function mixedEvening(storage = createMemoryStorage()) {
  const store = openLedger(storage);
  const act = actsOn(store);
  act.changeGame(tiuU);
  act.typeCatch('66*4 63');
  act.enterRound();
  act.changeGame(sapNgWu);
  act.changeCounts(declaredBy(1));
  act.enterRound(1);
  return { store, storage, act };
}

const gamesOf = ({
  rounds,
}: ReturnType<typeof openLedger>['getState'] extends () => infer S ? S : never) =>
  rounds.map(({ entered }) => entered.game.variant);

describe('an evening of several families', () => {
  test('outlives the page, also where the rules of a late family are not there', () => {
    const { store, storage, act } = mixedEvening();
    act.changeCounts(declaredBy('nobody'));
    expect(familyIds).not.toContain('climbing');
    const again = openLedger(storage).getState();
    expect(again.trouble).toBeNull();
    expect(ledgerOf(again)).toEqual(ledgerOf(store.getState()));
    expect(gamesOf(again)).toEqual(['tiu-u', 'sap-ng-wu']);
  });

  test('has the winner deal the next told round', () => {
    const { store } = mixedEvening();
    expect(countsIn(store.getState())).toMatchObject({
      dealer: 1,
      declarer: null,
      counts: [{}, {}, {}, {}],
    });
  });

  test('keeps what is being entered of one family while another is played', () => {
    const { store, act } = mixedEvening();
    act.changeCounts(declaredBy(2, 15));
    act.changeGame(tiuU);
    act.typeCatch('11*2');
    expect(store.getState().entered.by).toBe('catches');
    act.changeGame(sapNgWu);
    expect(countsIn(store.getState())?.declarer).toBe(2);
    expect(catchesIn(store.getState()).catches[0]?.tiles).toHaveLength(2);
  });

  test('takes back step by step, across families', () => {
    const { store, act } = mixedEvening();
    act.changeCounts(declaredBy(2));
    act.changeGame(tiuU);
    act.undo();
    expect(store.getState()).toMatchObject({ entered: { by: 'counts', declarer: 2 } });
    act.undo();
    expect(countsIn(store.getState())?.declarer).toBeNull();
  });

  test('opens a told round, mends it in its place and goes on with the catches', () => {
    const { store, act } = mixedEvening();
    act.changeGame(tiuU);
    act.typeCatch('11*2');
    act.editRound(2);
    expect(store.getState()).toMatchObject({ entered: { by: 'counts', declarer: 1 } });
    act.changeCounts(declaredBy(0, 21));
    act.enterRound();
    expect(store.getState().rounds[1]).toMatchObject({ id: 2, entered: { declarer: 0 } });
    expect(store.getState()).toMatchObject({ entered: { by: 'catches' }, editing: null });
    expect(catchesIn(store.getState()).catches[0]?.tiles).toHaveLength(2);
  });

  test('deletes a told round and brings it back; nothing told is no round', () => {
    const { store, act } = mixedEvening();
    act.enterRound();
    expect(store.getState().rounds).toHaveLength(2);
    act.removeRounds([2]);
    expect(gamesOf(store.getState())).toEqual(['tiu-u']);
    act.putBack();
    expect(gamesOf(store.getState())).toEqual(['tiu-u', 'sap-ng-wu']);
  });

  test('loses who dealt and declared with their seat, and nothing else', () => {
    const { store, act } = mixedEvening();
    act.changeGame({ ...sapNgWu, seatCount: 4 });
    act.changeCounts((told) => ({ ...declaredBy(3)(told), dealer: 3 }));
    act.changeGame(sapNgWu);
    expect(countsIn(store.getState())).toMatchObject({ dealer: 0, declarer: null });
    expect(countsIn(store.getState())?.counts[3]).toEqual({ wu: 18 });
  });
});

test.each([
  ['a seat that does not play deals', { dealer: 3 }],
  ['a seat that does not play declares', { declarer: 3 }],
  ['a count is no number', { counts: [{ wu: '18' }, {}, {}, {}] }],
  ['a count is below nothing', { counts: [{ wu: -1 }, {}, {}, {}] }],
  ['the game has catches', { game: tiuU }],
  ['the game is unknown', { game: { ...sapNgWu, variant: 'snap' } }],
  ['a heap has more plays than any round', { heap: { won: Array(101).fill('66'), laid: null } }],
  ['a heap is no list of texts', { heap: { won: [66], laid: null } }],
])('a saved ledger is refused where %s', (_, spoiled) => {
  const told = {
    game: sapNgWu,
    dealer: 0,
    declarer: 1,
    counts: [{}, { wu: 18 }, {}, {}],
    heap: emptyHeap,
  } as const;
  const whole = formatLedger({
    ...firstLedger,
    rounds: [{ id: 1, entered: { by: 'counts', ...told } }],
  });
  expect(parseLedger(whole).ok).toBe(true);
  const text = JSON.stringify({
    ...JSON.parse(whole),
    rounds: [{ id: 1, told: { ...told, ...spoiled } }],
  });
  expect(parseLedger(text)).toMatchObject({ ok: false, problem: 'damaged' });
});
