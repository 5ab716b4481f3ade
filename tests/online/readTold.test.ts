import { describe, expect, test } from 'vitest';
import { chooseIndex, kindOf, type Random, type RecordProblem } from '../../src/engine/index.ts';
import { type ReadTold, readRevealed, readTold } from '../../src/online/readTold.ts';
import { revealedRound, toldTo } from '../../src/online/told.ts';
import { suppose } from '../../src/records/seenRecord.ts';
import { chanceOf } from '../support/chance.ts';
import { oneOf, spoiledValue } from '../support/mutations.ts';
import { seenRounds } from '../support/seenRounds.ts';
import { expectWhole, meet, numberOf } from '../support/strangers.ts';
import { unwrap } from '../support/table.ts';
import { type Looker, playedTable, tableFor } from '../support/tableWorlds.ts';
import { runs } from '../support/thoroughness.ts';

const rounds = [...seenRounds('fishing', runs(4, 8), 5), ...seenRounds('climbing', runs(5, 10), 5)];

/** What devices are told in the course of rounds, as it comes over a wire. */
const messages = rounds.flatMap((round, at) => {
  const random = chanceOf(at * 2_654_435_769);
  const table = tableFor(round, random);
  playedTable(table, random);
  const lookers: Looker[] = [null, ...table.state().places.keys()];
  return lookers.flatMap((looker) => {
    const places = looker === null ? [] : [looker];
    const { states } = table;
    return [
      0,
      1,
      chooseIndex(states.length, random),
      chooseIndex(states.length, random),
      states.length - 1,
    ].flatMap((index) => {
      const state = states[index];
      if (state === undefined) return [];
      return [
        JSON.stringify(toldTo(state, { places, isOpener: looker === 0, watches: looker === null })),
      ];
    });
  });
});

/** What is supposed of everything that was seen, or why nothing can be. */
function supposeAll({ round }: ReadTold, random: Random): (RecordProblem | undefined)[] {
  return (round?.views ?? []).map(({ seen }) => {
    const supposed = suppose(seen, random);
    return supposed.ok ? undefined : supposed.problem;
  });
}

describe('what is told', () => {
  test('is read as it was, and supposed', () => {
    const random = chanceOf(1);
    let views = 0;
    for (const message of messages) {
      const told = unwrap(readTold(JSON.parse(message)));
      const { round: _, ...rest } = told;
      expect(JSON.parse(message)).toMatchObject(rest);
      const supposed = supposeAll(told, random);
      views += supposed.length;
      expect(supposed.every((problem) => problem === undefined)).toBe(true);
    }
    expect(views).toBeGreaterThan(100);
  });

  test('may have more keys than are known, and no fewer', () => {
    for (const message of messages.slice(0, 40)) {
      const told: Record<string, unknown> = JSON.parse(message);
      expect(readTold({ ...told, later: 1 }).ok).toBe(true);
      for (const key of Object.keys(told)) {
        const { [key]: _, ...fewer } = told;
        expect([key, readTold(fewer).ok]).toEqual([key, false]);
      }
    }
  });
});

const count = numberOf(20_000);

describe('a server that lies', () => {
  test(`is read whole or not understood, and can be shown or tells why not: ${count} lies`, () => {
    const met = { read: 0, shown: 0, codes: new Set<string>() };
    meet(count, 3, (random) => {
      let lie: unknown = JSON.parse(oneOf(messages, random));
      for (let times = 1 + chooseIndex(2, random); times > 0; times -= 1)
        lie = spoiledValue(lie, random);
      const told = readTold(lie);
      if (!told.ok) {
        expect(told.problem).toBe('not-understood');
        return false;
      }
      met.read += 1;
      for (const problem of supposeAll(told.value, random)) {
        if (problem === undefined) met.shown += 1;
        else met.codes.add(problem.code);
      }
      const over = told.value.round?.over;
      if (over) expectWhole(over.record);
      return true;
    });
    expect(met.read).toBeGreaterThan(count / 20);
    expect(met.shown).toBeGreaterThan(50);
    expect(met.codes.size).toBeGreaterThan(1);
  });

  test('is not believed what cannot have been seen', () => {
    const random = chanceOf(9);
    const lies = { otherPhase: 0, otherTurn: 0, otherPlay: 0, moreTiles: 0 };
    let tried = 0;
    for (const message of messages) {
      const told = unwrap(readTold(JSON.parse(message)));
      const [view] = told.round?.views ?? [];
      if (view === undefined || view.seen.plays.length === 0) continue;
      tried += 1;
      const { seen } = view;
      const [last] = seen.plays.slice(-1);
      const [hand = [], ...rest] = seen.deal.hands;
      if (last === undefined) continue;
      const isRefused = (lie: Partial<typeof seen>): boolean =>
        !suppose({ ...seen, ...lie }, random).ok;
      if (isRefused({ phase: seen.phase === 'over' ? 'lead' : 'over' })) lies.otherPhase += 1;
      if (isRefused({ turn: seen.turn === null ? 0 : null })) lies.otherTurn += 1;
      // The same play once more, by who has made it.
      if (isRefused({ plays: [...seen.plays, last, last, last, last, last] })) lies.otherPlay += 1;
      const more = Array.from({ length: 5 }, () => kindOf('66'));
      if (isRefused({ deal: { ...seen.deal, hands: [[...hand, ...more], ...rest] } }))
        lies.moreTiles += 1;
    }
    expect(lies).toEqual({
      otherPhase: tried,
      otherTurn: tried,
      otherPlay: tried,
      moreTiles: tried,
    });
    expect(tried).toBeGreaterThan(60);
  });

  test('is not understood where one view, or the round that is over, is none', () => {
    let tried = 0;
    for (const message of messages) {
      const told = JSON.parse(message);
      if (told.round === null) continue;
      const { views, over } = told.round;
      const withRound = (round: object) =>
        readTold({ ...told, round: { ...told.round, ...round } });
      const none = { place: 0, passes: false, seen: {} };
      expect(withRound({ views: [...views.slice(0, 1), none] }).ok).toBe(false);
      expect(withRound({ over: { ...over, record: {} } }).ok).toBe(false);
      if (over === null) continue;
      tried += 1;
      expect(
        withRound({ over: { ...over, record: { ...over.record, plays: ['nonsense'] } } }).ok,
      ).toBe(false);
    }
    expect(tried).toBeGreaterThan(5);
  });

  test('reveals no round that does not replay', () => {
    let refused = 0;
    for (const [at, round] of rounds.entries()) {
      const random = chanceOf(at * 2_654_435_769);
      const table = tableFor(round, random);
      playedTable(table, random);
      const revealed = JSON.parse(JSON.stringify(revealedRound(table.round())));
      expect(readRevealed(revealed).ok).toBe(true);
      const { record } = revealed;
      const { plays, deal } = record;
      const lies: readonly object[] = [
        { ...record, plays: [...plays, 'pass', '66'] },
        { ...record, plays: [...plays].reverse() },
        { ...record, plays: plays.slice(1) },
        { ...record, plays: ['nonsense'] },
        { ...record, starter: 9 },
        { ...record, variant: 'mah-jong' },
        { ...record, deal: { ...deal, hands: deal.hands.slice(1) } },
      ];
      for (const lie of lies) {
        const read = readRevealed({ ...revealed, record: lie });
        if (read.ok) expectWhole(read.value.record);
        else refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(6.5 * rounds.length);
  });
});
