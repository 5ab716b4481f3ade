import { describe, expect, test } from 'vitest';
import { formatCatch } from '../../../src/records/fishing/readCatch.ts';
import type { EnteredCounts } from '../../../src/store/entering/counts.ts';
import { ledgerOf } from '../../../src/store/ledger/ledger.ts';
import { formatLedger, parseLedger } from '../../../src/store/ledger/savedLedger.ts';
import { createMemoryStorage, openLedger } from '../../support/browserParts.ts';
import { actsOn, catchesIn, countsIn } from '../../support/ledger.ts';
import { unwrap } from '../../support/table.ts';

const tiuU = { variant: 'tiu-u', rules: {}, seatCount: 3 } as const;
const sapNgWu = { variant: 'sap-ng-wu', rules: {}, seatCount: 3 } as const;
const luanChuo = { variant: 'luan-chuo', rules: {}, seatCount: 3 } as const;

/** Four people at a game for three. */
function fourAt(game: typeof tiuU | typeof sapNgWu | typeof luanChuo) {
  const storage = createMemoryStorage();
  const store = openLedger(storage);
  const act = actsOn(store);
  act.changeGame(game);
  act.changeOneMore(true);
  const told = () => countsIn(store.getState());
  const tell = (change: Partial<EnteredCounts>) =>
    act.changeCounts((before) => ({ ...before, ...change }));
  const outs = () => store.getState().rounds.map(({ out }) => out);
  return { store, storage, act, told, tell, outs, out: () => store.getState().out };
}

function kept({ store }: Pick<ReturnType<typeof fourAt>, 'store'>) {
  return JSON.parse(formatLedger(ledgerOf(store.getState())));
}

describe('where four people are at a game for three', () => {
  test('each sits out in turn, the last one first, and each round keeps who did', () => {
    const { act, out, outs } = fourAt(tiuU);
    const said: unknown[] = [];
    for (let round = 0; round < 5; round++) {
      said.push(out());
      act.typeCatch('66');
      act.enterRound();
    }
    expect(said).toEqual([3, 0, 1, 2, 3]);
    expect(outs()).toEqual(said);
  });

  test('W1 opposite the dealer in Luan Chuo, and in the others the next one deals for who sits out', () => {
    const luan = fourAt(luanChuo);
    expect(luan.out()).toBe(2);
    // Seats are the places 0, 1 and 3.
    luan.tell({ declarer: 2 });
    luan.act.enterRound(2);
    expect(luan.out()).toBe(1);
    expect(luan.told()).toMatchObject({ dealer: 2, declarer: null });
    const sap = fourAt(sapNgWu);
    expect(sap.out()).toBe(3);
    sap.tell({ declarer: 0 });
    sap.act.enterRound(0);
    expect(sap.out()).toBe(0);
    expect(sap.told()?.dealer).toBe(0);
  });

  test('who sits out goes with the dealer of Luan Chuo until people say otherwise', () => {
    const { act, out, tell } = fourAt(luanChuo);
    tell({ dealer: 1 });
    expect(out()).toBe(3);
    act.undo();
    expect(out()).toBe(2);
    act.sitOut(1);
    tell({ dealer: 1 });
    expect(out()).toBe(1);
    act.sitOut(0);
    tell({ dealer: 0, declarer: 2 });
    tell({ dealer: 1 });
    expect(out()).toBe(0);
  });

  test('a game that says who sits out says so when it is chosen', () => {
    const { act, out } = fourAt(sapNgWu);
    act.changeGame(luanChuo);
    expect(out()).toBe(2);
    act.changeGame(sapNgWu);
    expect(out()).toBe(2);
  });

  test('who comes in takes over what was entered for who goes out, and all others keep theirs', () => {
    const { store, act } = fourAt(tiuU);
    const entered = () =>
      catchesIn(store.getState()).catches.map(({ tiles }) => formatCatch(tiles));
    ['66', '63', '11'].forEach((text, seat) => {
      act.choose(seat);
      act.typeCatch(text);
    });
    act.sitOut(0);
    expect(entered()).toEqual(['63', '11', '66']);
    expect(store.getState().seat).toBe(1);
    act.sitOut(3);
    expect(entered()).toEqual(['66', '63', '11']);
    const told = fourAt(sapNgWu);
    told.tell({ dealer: 2, declarer: 1, counts: [{ wu: 1 }, { wu: 18 }, { wu: 3 }, { wu: 4 }] });
    told.act.sitOut(1);
    expect(told.told()).toMatchObject({
      dealer: 1,
      declarer: 2,
      counts: [{ wu: 1 }, { wu: 3 }, { wu: 18 }, { wu: 4 }],
    });
  });

  test('what waits of another game goes with its people when a round is entered', () => {
    const { store, act, told, tell, out } = fourAt(sapNgWu);
    tell({ dealer: 2, declarer: 1, counts: [{ wu: 1 }, { wu: 18 }, { wu: 3 }, { wu: 4 }] });
    act.changeGame(tiuU);
    act.typeCatch('66');
    act.enterRound();
    expect([out(), store.getState().entered.by]).toEqual([0, 'catches']);
    // Seats were the places 0, 1 and 2, and are 1, 2 and 3: who comes in has what 0 had.
    expect(told()).toMatchObject({
      dealer: 1,
      declarer: 0,
      counts: [{ wu: 18 }, { wu: 3 }, { wu: 1 }, { wu: 4 }],
    });
  });

  test('nobody sits out where all have a seat, and at fewer seats somebody who has a place', () => {
    const { act, out } = fourAt(sapNgWu);
    act.changeGame({ ...sapNgWu, seatCount: 4 });
    expect(out()).toBeNull();
    const fishing = fourAt(tiuU);
    fishing.act.changeGame({ ...tiuU, seatCount: 2 });
    expect(fishing.out()).toBe(2);
    fishing.act.changeOneMore(false);
    expect(fishing.out()).toBeNull();
  });

  test('an old round that is opened has who sat it out, and what was being entered waits', () => {
    const { store, storage, act, out, outs, tell } = fourAt(luanChuo);
    tell({ declarer: 0 });
    act.enterRound(0);
    act.sitOut(1);
    act.editRound(1);
    expect(out()).toBe(2);
    tell({ declarer: null, dealer: 1 });
    expect(out()).toBe(2);
    tell({ declarer: 1 });
    const again = openLedger(storage);
    expect(ledgerOf(again.getState())).toEqual(ledgerOf(store.getState()));
    again.getState().enterRound(1);
    expect(again.getState().rounds.map((round) => round.out)).toEqual([2]);
    expect(again.getState().out).toBe(1);
    expect(outs()).toEqual([2]);
  });
});

describe('a saved ledger of one person more than play', () => {
  test('has a version of its own, and the one before as soon as nobody sits out', () => {
    const four = fourAt(tiuU);
    expect(kept(four)).toMatchObject({ version: 4, out: 3 });
    four.act.typeCatch('66');
    four.act.enterRound();
    four.act.changeOneMore(false);
    expect(kept(four)).toMatchObject({ version: 4, rounds: [{ id: 1, out: 3 }] });
    expect(kept(four)).not.toHaveProperty('out');
    four.act.removeRounds([1]);
    expect(kept(four)).toMatchObject({ version: 3, rounds: [] });
  });

  test.each([4, -1, 1.5, '1', null, {}])('keeps all else where %j sat out', (nonsense) => {
    const four = fourAt(tiuU);
    four.act.typeCatch('66');
    four.act.enterRound();
    const text = kept(four);
    const spoiled = {
      ...text,
      out: nonsense,
      rounds: [{ ...text.rounds[0], out: nonsense }],
    };
    const read = unwrap(parseLedger(JSON.stringify(spoiled)));
    expect(read).toEqual({
      ...ledgerOf(four.store.getState()),
      out: null,
      rounds: four.store.getState().rounds.map((round) => ({ ...round, out: undefined })),
    });
  });

  test('keeps all else where a place sat out that its table does not have', () => {
    const four = fourAt(tiuU);
    four.act.changeGame({ ...tiuU, seatCount: 2 });
    four.act.typeCatch('66');
    four.act.enterRound();
    four.act.editRound(1);
    const text = kept(four);
    const { editing } = text;
    const read = unwrap(
      parseLedger(
        JSON.stringify({
          ...text,
          out: 3,
          editing: { ...editing, aside: { ...editing.aside, out: 3 } },
          rounds: [{ ...text.rounds[0], out: 3 }],
        }),
      ),
    );
    const whole = ledgerOf(four.store.getState());
    expect(read).toEqual({
      ...whole,
      out: null,
      editing: whole.editing && {
        ...whole.editing,
        aside: { ...whole.editing.aside, out: null },
      },
      rounds: [{ ...whole.rounds[0], out: undefined }],
    });
  });
});
