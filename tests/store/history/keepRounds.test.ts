import { describe, expect, test, vi } from 'vitest';
import { legalPlays } from '../../../src/engine/fishing/index.ts';
import { invariant } from '../../../src/engine/index.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import { entryKeyOf } from '../../../src/store/history/entry.ts';
import { parseTable, tableEntryOf, tableKey } from '../../../src/store/history/keepPlayed.ts';
import { startKeeping, unsavedRounds } from '../../../src/store/history/keepRounds.ts';
import { currentRound, withCurrentRound } from '../../../src/store/match/match.ts';
import { matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { positionOf } from '../../support/fishing.ts';
import { finishedRound, matchOf, playUntil, setupOf } from '../../support/matches.ts';
import {
  createMemoryChest,
  type MemoryChest,
  openHistory,
  openWaiting,
} from '../../support/memoryChest.ts';

const never = (): boolean => false;

/** A table whose rounds are kept, as a page opens it. */
function openPage(storage = createMemoryStorage(), chest = createMemoryChest()) {
  const table = openTable(storage);
  const history = openHistory(chest);
  const waiting = openWaiting(storage, history.state.setState);
  const stop = startKeeping(table, history, waiting);
  const kept = async () => {
    await history.open();
    return history.state.getState().stock?.rounds ?? [];
  };
  return { table, history, waiting, stop, kept, storage, chest };
}

/** Has a chest not know that a round of the match at the table was kept, and not hold it. */
function forgetAtTable(chest: MemoryChest, number: number): void {
  const table = parseTable(chest.kept.get(tableKey));
  invariant(table.ok, 'a match is at the table');
  const { match, rounds } = table.value;
  const others = rounds.filter(([one]) => one !== number);
  chest.kept.set(...tableEntryOf({ match, rounds: others }));
  for (const [one, id] of rounds) {
    if (one === number) chest.kept.delete(entryKeyOf(id));
  }
}

describe('at the table', () => {
  test('a round is kept as soon as it is over, and not before', async () => {
    const { table, kept } = openPage();
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, (match) => currentRound(match).plays.length === 20);
    expect(await kept()).toEqual([]);
    playUntil(table, never);
    const rounds = await kept();
    expect(rounds.map(({ id }) => id)).toEqual([roundIdOf(currentRound(matchOf(table)))]);
  });

  test('the rounds of a match have one match and their numbers, after a reload too', async () => {
    const { table, storage, chest, stop } = openPage();
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    stop();
    const again = openPage(storage, chest);
    again.table.getState().dealNextRound();
    playUntil(again.table, never);
    const rounds = await again.kept();
    expect(rounds.map(({ number }) => number).sort()).toEqual([1, 2]);
    expect(new Set(rounds.map(({ match }) => match)).size).toBe(1);
  });

  test('the same deal played twice makes two matches', async () => {
    const { table, kept } = openPage();
    for (const controls of [
      ['person', 'random'],
      ['person', 'person'],
    ] as const) {
      table.getState().startMatch(setupOf(controls));
      playUntil(table, never);
    }
    const rounds = await kept();
    expect(new Set(rounds.map(({ match }) => match)).size).toBe(2);
  });

  test('a reload on the score sheet adds nothing, and brings back nothing that was deleted', async () => {
    const { table, kept, history, storage, chest, stop } = openPage();
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    stop();
    const again = openPage(storage, chest);
    const [round] = await again.kept();
    expect(await again.kept()).toHaveLength(1);
    await history.remove([round?.id ?? '']);
    expect(await openPage(storage, chest).kept()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('a round taken back at its end and finished otherwise replaces what it was', async () => {
    const { table, kept } = openPage();
    table.getState().startMatch(setupOf(['person', 'person']));
    playUntil(table, never);
    const before = roundIdOf(currentRound(matchOf(table)));
    expect(await kept()).toHaveLength(1);
    let after = before;
    // Back to somewhere in the middle, as somebody who goes on taking back would, and on in another
    // way.
    const { match, openMatch } = table.getState();
    if (match === null) throw new Error('a match is played');
    const round = currentRound(match);
    openMatch(withCurrentRound(match, { ...round, plays: round.plays.slice(0, 10) }));
    table.subscribe(({ match: now }) => {
      if (now !== null) after = roundIdOf(currentRound(now));
    });
    playUntil(table, (now) => {
      const [first] = positionOf(now).phase === 'over' ? [] : legalPlays(positionOf(now));
      if (first !== undefined) table.getState().makePlay(first);
      return false;
    });
    expect(after).not.toBe(before);
    expect((await kept()).map(({ id }) => id)).toEqual([after]);
  });

  describe('of a match that is opened with rounds that are over', () => {
    /** A match in its fourth round, whose earlier ones are kept, and what a page asks of a chest. */
    async function openFourth(before: (chest: MemoryChest) => unknown = () => undefined) {
      const first = openPage();
      first.table.getState().startMatch(setupOf(['person', 'random']));
      for (let round = 0; round < 3; round += 1) {
        playUntil(first.table, never);
        first.table.getState().dealNextRound();
      }
      const all = await first.kept();
      first.stop();
      const { storage, chest } = first;
      await before(chest);
      const { change } = chest;
      let asked = 0;
      chest.change = (...given) => {
        asked += 1;
        return change(...given);
      };
      return { ...openPage(storage, chest), all, asked: () => asked };
    }

    test('those that the history knows are not kept again, but for the last', async () => {
      const { table, kept, all, asked } = await openFourth();
      expect(await kept()).toEqual(all);
      expect(asked()).toBe(0);
      // They are read with the changes at the table.
      table.getState().show('start');
      await vi.waitFor(() => expect(asked()).toBe(1));
      table.getState().show('table');
      expect(await kept()).toEqual(all);
      expect(asked()).toBe(1);
      playUntil(table, never);
      table.getState().dealNextRound();
      expect(await kept()).toHaveLength(4);
      expect(asked()).toBe(2);
    });

    test.each<[string, (chest: MemoryChest) => unknown]>([
      ['cleared', (chest) => chest.kept.clear()],
      ['without one of them', (chest) => forgetAtTable(chest, 1)],
    ])('they are kept where the history has been %s', async (_, before) => {
      const { table, kept, all } = await openFourth(before);
      const numbers = async () => (await kept()).map(({ number }) => number).sort();
      table.getState().show('start');
      await vi.waitFor(async () => expect(await numbers()).toEqual([1, 2, 3]));
      expect((await kept()).map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    });

    test('they are kept even if the match leaves the table before they are read', async () => {
      const { table, kept, all } = await openFourth((chest) => chest.kept.clear());
      table.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'other' }));
      const ids = async () => (await kept()).map(({ id }) => id).sort();
      await vi.waitFor(async () => expect(await ids()).toEqual(all.map(({ id }) => id).sort()));
    });

    test('they wait over a reload where the match leaves before the history tells what it knows', async () => {
      const { chest, storage, table, stop, all } = await openFourth(({ kept }) => kept.clear());
      // A database that never answers, and a page that is gone before.
      const values = vi.spyOn(chest, 'values').mockReturnValue(new Promise(() => undefined));
      const { id = '' } = matchOf(table).setup;
      table.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'other' }));
      stop();
      values.mockRestore();
      const ids = all.map((round) => round.id).toSorted();
      const rounds = await openPage(storage, chest).kept();
      expect(rounds.map((round) => round.id).toSorted()).toEqual(ids);
      expect(new Set(rounds.map(({ match }) => match))).toEqual(new Set([id]));
    });

    test('those that the history knows do not wait any more once it has told', async () => {
      const { table, storage, kept, all, asked } = await openFourth();
      table.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'other' }));
      expect(openWaiting(storage).list()).toHaveLength(3);
      table.getState().show('start');
      await vi.waitFor(() => expect(openWaiting(storage).list()).toEqual([]));
      expect(await kept()).toEqual(all);
      expect(asked()).toBe(1);
    });

    test('those that can wait nowhere are lost with the page until the history has told', async () => {
      const { storage, table, waiting } = await openFourth();
      storage.refusal = 'writing';
      table.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'other' }));
      const lost = () => unsavedRounds(waiting, table.getState()).map(({ number }) => number);
      expect(lost()).toEqual([1, 2, 3]);
      await vi.waitFor(() => expect(lost()).toEqual([]));
    });

    test('one that was deleted does not come back', async () => {
      const { table, history, kept, all } = await openFourth();
      const [, second] = all;
      await history.remove([second?.id ?? '']);
      table.getState().show('start');
      playUntil(table, never);
      table.getState().dealNextRound();
      await history.keptBefore('');
      expect((await kept()).map(({ id }) => id)).not.toContain(second?.id);
      expect(await kept()).toHaveLength(3);
    });
  });

  test('practice is not kept', async () => {
    const { table, kept } = openPage();
    table.getState().startMatch(setupOf(['person', 'random']));
    const { match, openMatch } = table.getState();
    if (match === null) throw new Error('a match is played');
    const round = currentRound(match);
    openMatch(withCurrentRound(match, { ...round, meta: { ...round.meta, whatIf: true } }));
    playUntil(table, never);
    expect(await kept()).toEqual([]);
  });

  test('a round that was over when it was opened is not kept, and what is played after it is', async () => {
    const { table, kept } = openPage();
    const opened = matchOfRecord(finishedRound(setupOf(['person', 'greedy'])));
    table.getState().openMatch(opened);
    expect(await kept()).toEqual([]);
    table.getState().dealNextRound();
    playUntil(table, never);
    expect((await kept()).map(({ id }) => id)).toEqual([roundIdOf(currentRound(matchOf(table)))]);
  });

  test('a round that could not be kept is kept later', async () => {
    const chest = createMemoryChest();
    chest.refusal = 'writing';
    const { table, history, kept } = openPage(createMemoryStorage(), chest);
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    expect(await kept()).toEqual([]);
    expect(history.state.getState().trouble).toBe('storage-full');
    chest.refusal = 'none';
    table.getState().dealNextRound();
    expect((await kept()).map(({ number }) => number)).toEqual([1]);
    expect(history.state.getState().trouble).toBeNull();
  });

  test('a round that was refused outlives its match, and comes back as it ended', async () => {
    const { chest, storage, table, history, kept } = openPage();
    chest.refusal = 'writing';
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    const refused = roundIdOf(currentRound(matchOf(table)));
    await history.open();
    table.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'other' }));
    expect(await kept()).toEqual([]);
    chest.refusal = 'none';
    // As soon as anything changes, in this tab or in the next.
    table.getState().show('start');
    const rounds = await kept();
    expect(rounds).toMatchObject([{ id: refused, number: 1, endedAt: '2026-04-30T12:00:00.000Z' }]);
    expect(await openPage(storage, chest).kept()).toEqual(rounds);
    expect(storage.texts.get('waiting')).toBe('{"version":1,"rounds":[]}');
  });

  test('a round that was refused waits over a reload', async () => {
    const { chest, storage, table, history, stop } = openPage();
    chest.refusal = 'all';
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    const refused = roundIdOf(currentRound(matchOf(table)));
    await history.open();
    table.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'other' }));
    stop();
    chest.refusal = 'none';
    expect((await openPage(storage, chest).kept()).map(({ id }) => id)).toEqual([refused]);
  });

  test('a round whose match leaves the table before the history has answered waits over a reload', async () => {
    const { chest, storage, table, stop } = openPage();
    const { change } = chest;
    // A database that never answers, and a page that is gone before.
    const asked = new Promise<void>((resolve) => {
      chest.change = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    await asked;
    const finished = roundIdOf(currentRound(matchOf(table)));
    expect(storage.texts.get('waiting')).toBeUndefined();
    table.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'other' }));
    stop();
    chest.change = change;
    expect((await openPage(storage, chest).kept()).map(({ id }) => id)).toEqual([finished]);
    expect(storage.texts.get('waiting')).toBe('{"version":1,"rounds":[]}');
  });

  test('a refused round waits as long as the page where nothing at all is kept', async () => {
    const { chest, storage, table, history, kept } = openPage();
    chest.refusal = 'writing';
    storage.refusal = 'writing';
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    const refused = roundIdOf(currentRound(matchOf(table)));
    await history.open();
    table.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'other' }));
    chest.refusal = 'none';
    table.getState().show('start');
    expect((await kept()).map(({ id }) => id)).toEqual([refused]);
  });

  test('rounds that could not even wait on the shelf do so with the next screen, once there is room', async () => {
    const { chest, storage, table, history, stop } = openPage();
    chest.refusal = 'writing';
    storage.refusal = 'writing';
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    await history.open();
    expect(storage.texts.get('waiting')).toBeUndefined();
    storage.refusal = 'none';
    table.getState().show('scores');
    stop();
    expect(JSON.parse(storage.texts.get('waiting') ?? '').rounds).toHaveLength(1);
  });

  test('of a refused round that is taken back and ends otherwise, only the new one waits', async () => {
    const { chest, storage, table, history, kept } = openPage();
    chest.refusal = 'writing';
    table.getState().startMatch(setupOf(['person', 'person']));
    playUntil(table, never);
    await history.open();
    table.getState().undo();
    const [first] = legalPlays(positionOf(matchOf(table)));
    if (first !== undefined) table.getState().makePlay(first);
    playUntil(table, never);
    const last = roundIdOf(currentRound(matchOf(table)));
    await history.open();
    expect(JSON.parse(storage.texts.get('waiting') ?? '').rounds).toHaveLength(1);
    chest.refusal = 'none';
    table.getState().show('scores');
    expect((await kept()).map(({ id }) => id)).toEqual([last]);
  });

  test.each([
    ['damaged', '{"version":1,"rounds":[{}]}'],
    ['of a newer version', '{"version":2}'],
  ])('what waits and is %s is neither lost nor in the way', async (_, text) => {
    const chest = createMemoryChest();
    const storage = createMemoryStorage();
    storage.texts.set('waiting', text);
    chest.refusal = 'writing';
    const { table, history, kept } = openPage(storage, chest);
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    await history.open();
    expect([...storage.texts.values()]).toContain(text);
    chest.refusal = 'none';
    table.getState().show('scores');
    expect(await kept()).toHaveLength(1);
  });

  test('what a newer version knows of the table is not written over', async () => {
    const newer = { version: 2, seats: [] };
    const chest = createMemoryChest(new Map([['table', newer]]));
    const { table, kept } = openPage(createMemoryStorage(), chest);
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    expect(await kept()).toHaveLength(1);
    expect(chest.kept.get('table')).toEqual(newer);
  });

  test('a history that cannot be kept stops nobody', async () => {
    const chest = createMemoryChest();
    chest.refusal = 'all';
    const { table, history } = openPage(createMemoryStorage(), chest);
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, never);
    await history.open();
    expect(history.state.getState().trouble).toBe('storage-denied');
    table.getState().dealNextRound();
    expect(matchOf(table).rounds).toHaveLength(2);
  });
});
