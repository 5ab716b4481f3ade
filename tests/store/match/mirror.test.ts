import { describe, expect, test } from 'vitest';
import { scoresOf, settlementOf } from '../../../src/engine/fishing/index.ts';
import { formatLink } from '../../../src/records/link.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import { startKeeping } from '../../../src/store/history/keepRounds.ts';
import { identified } from '../../../src/store/match/allRounds.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import {
  currentRound,
  type Match,
  startMatch,
  withNextRound,
  withPlay,
} from '../../../src/store/match/match.ts';
import { formatMatch, readMatch } from '../../../src/store/match/matchRecords.ts';
import {
  canMirror,
  mirrorOf,
  mirrorStandingOf,
  withNextMirrored,
} from '../../../src/store/match/mirror.ts';
import { mirroredDealOf } from '../../../src/store/match/mirroredDeal.ts';
import { whatIfMatch } from '../../../src/store/match/whatIf.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { positionOf } from '../../support/fishing.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';
import { createMemoryChest, openHistory, openWaiting } from '../../support/memoryChest.ts';
import { unwrap } from '../../support/table.ts';

function played(match: Match): Match {
  let played = match;
  while (positionOf(played).phase !== 'over') played = unwrap(withPlay(played, somePlayOf(played)));
  return played;
}

function finished(controls: readonly Control[], rounds = 1): Match {
  let match = played(startMatch(setupOf(controls)));
  for (let round = 1; round < rounds; round += 1) match = played(withNextRound(match));
  return match;
}

function next(match: Match): Match {
  const found = withNextMirrored(match);
  if (found === undefined) throw new Error('there is no deal to come');
  return found;
}

/** The match as it comes back from its records. */
function reread(match: Match): Match {
  return unwrap(readMatch(formatMatch(match)));
}

describe('a mirror match of two', () => {
  const first = finished(['person', 'greedy'], 2);
  const mirror = mirrorOf(first);

  test('has the deals and starters of the first with its players exchanged', () => {
    expect(mirror.setup).toEqual({ ...first.setup, players: first.setup.players.toReversed() });
    const [round] = mirror.rounds;
    expect(round).toMatchObject({
      players: ['Bo', 'Ann'],
      starter: first.rounds[0]?.starter,
      deal: first.rounds[0]?.deal,
      plays: [],
    });
    expect(round?.meta).toMatchObject({
      players: ['greedy', 'person'],
      mirrorOf: first.rounds[0] && formatLink(first.rounds[0]),
    });
    const second = currentRound(next(played(mirror)));
    expect(second).toMatchObject({
      players: ['Bo', 'Ann'],
      starter: first.rounds[1]?.starter,
      seed: first.rounds[1]?.seed,
    });
    expect(second.meta).toMatchObject({ mirrorOf: first.rounds[1] && formatLink(first.rounds[1]) });
  });

  test('ends after as many rounds, and cannot be exchanged again', () => {
    const done = played(next(played(mirror)));
    expect(withNextMirrored(done)).toBeUndefined();
    expect(canMirror(done)).toBe(false);
    expect(canMirror(first)).toBe(true);
    expect(canMirror(played(mirror))).toBe(false);
    expect(canMirror(mirror)).toBe(false);
  });

  test('tells what each player got of every deal both times, and the sums cancel', () => {
    const done = played(next(played(mirror)));
    const standing = mirrorStandingOf(done);
    expect(standing).toMatchObject({ names: ['Ann', 'Bo'], times: 2, toCome: 0 });
    expect(standing?.deals).toHaveLength(2);
    first.rounds.forEach((round, deal) => {
      const before = positionOf({ setup: first.setup, rounds: [round] });
      const [one, other] = standing?.deals[deal] ?? [];
      expect(one).toEqual({
        code: formatLink(round),
        scores: scoresOf(before),
        balance: settlementOf(before),
      });
      const again = done.rounds[deal];
      const after = again && positionOf({ setup: done.setup, rounds: [again] });
      expect(other?.scores).toEqual(after && scoresOf(after).toReversed());
    });
    const sums = standing?.deals.flat().reduce((sum, { balance }) => sum + (balance[0] ?? 0), 0);
    expect(standing?.together[0]).toBe(sums);
    expect(standing?.together[1]).toBe(-(sums ?? 0) + 0);
    // Both times the same plays were made: what one seat won the other has lost.
    expect(standing?.together.map(Math.abs)).toEqual([0, 0]);
  });

  test('is the same after a reload, at every deal', () => {
    const middle = played(mirror);
    expect(mirrorStandingOf(reread(middle))).toEqual(mirrorStandingOf(middle));
    expect(mirrorStandingOf(middle)?.toCome).toBe(1);
    const end = reread(played(next(reread(middle))));
    expect(mirrorStandingOf(end)?.deals).toHaveLength(2);
    expect(mirrorStandingOf(end)?.toCome).toBe(0);
  });

  test('keeps where its first deals are while no round of it is over', () => {
    expect(mirrorStandingOf(reread(mirror))).toMatchObject({ deals: [], toCome: 1 });
  });
});

test('three can be moved on twice, until everybody has sat everywhere', () => {
  const first = finished(['person', 'greedy', 'random']);
  const second = played(mirrorOf(first));
  expect(second.setup.players.map(({ name }) => name)).toEqual(['Cy', 'Ann', 'Bo']);
  expect(canMirror(second)).toBe(true);
  const third = played(mirrorOf(reread(second)));
  expect(third.setup.players.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Ann']);
  expect(canMirror(third)).toBe(false);
  const standing = mirrorStandingOf(reread(third));
  expect(standing).toMatchObject({ names: ['Ann', 'Bo', 'Cy'], times: 3 });
  expect(standing?.deals[0]).toHaveLength(3);
  // The same plays from every seat: nobody is ahead.
  expect(standing?.together.map(Math.abs)).toEqual([0, 0, 0]);
  const [one] = standing?.deals[0] ?? [];
  expect(one?.scores).toEqual(scoresOf(positionOf(first)));
});

describe('at a table that is loaded again after every deal', () => {
  const never = (): boolean => false;
  const account = { start: 0, luck: 0, hidden: 0, skill: 0, end: 0 };

  /** A browser that goes on with what it has saved, its rounds kept, each time it is opened. */
  function openBrowser() {
    const [storage, chest] = [createMemoryStorage(), createMemoryChest()];
    let history = openHistory(chest);
    let stop = (): void => undefined;
    const reload = async () => {
      stop();
      await history.open();
      history = openHistory(chest);
      const table = openTable(storage);
      stop = startKeeping(table, history, openWaiting());
      return table;
    };
    const kept = async () => {
      await history.open();
      return history.state.getState().stock?.rounds ?? [];
    };
    return { reload, kept, historyNow: () => history };
  }

  /** Plays the match at a table to the end of its mirror match; tells the rounds of both. */
  async function playBoth(reload: ReturnType<typeof openBrowser>['reload']) {
    let table = await reload();
    const first = matchOf(table).rounds;
    table.getState().openMatch(mirrorOf(matchOf(table)));
    playUntil(table, never);
    for (table = await reload(); matchOf(table).rounds.length < 3; table = await reload()) {
      table.getState().openMatch(next(matchOf(table)));
      playUntil(table, never);
    }
    expect(table.getState().trouble).toBeNull();
    return { mirror: matchOf(table), first };
  }

  test('three deals stay one match, and the rounds of the first are kept with their reviews', async () => {
    const { reload, kept, historyNow } = openBrowser();
    const begun = await reload();
    begun.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(begun, never);
    for (const _ of ['second', 'third']) {
      begun.getState().dealNextRound();
      playUntil(begun, never);
    }
    const id = matchOf(begun).rounds.map(roundIdOf)[0] ?? '';
    await historyNow().keepReview(id, '{}', {
      isLast: true,
      accounts: [account, account],
      puzzles: [],
    });

    const { mirror, first } = await playBoth(reload);
    expect(mirror.rounds.map(({ meta }) => meta?.round)).toEqual([1, 2, 3]);
    expect(mirror.rounds.map(({ meta }) => meta?.match === mirror.setup.id)).not.toContain(false);
    expect(mirror.setup.id).not.toBe(first[0]?.meta?.match);
    expect(mirrorStandingOf(mirror)).toMatchObject({ toCome: 0, times: 2 });
    const rounds = await kept();
    expect(rounds.map(({ link }) => link).sort()).toEqual(
      [...first, ...mirror.rounds].map(formatLink).sort(),
    );
    expect(rounds.map(({ number }) => number).sort()).toEqual([1, 1, 2, 2, 3, 3]);
    expect(new Set(rounds.map(({ match }) => match)).size).toBe(2);
    expect(await historyNow().reviewOf(id)).toBe('{}');
  });

  test('a match that was begun without an id is mirrored no less', async () => {
    const { reload } = openBrowser();
    const begun = await reload();
    begun.getState().openMatch(finished(['person', 'greedy'], 3));
    expect((await playBoth(reload)).mirror.rounds).toHaveLength(3);
  });
});

test('a match is told from others without its rounds losing their numbers', () => {
  const [round] = finished(['person', 'greedy']).rounds;
  if (round === undefined) throw new Error('a match has a round');
  const third = { ...round, meta: { ...round.meta, round: 3 } };
  const match = identified({ setup: setupOf(['person', 'greedy']), rounds: [third] }, 'lake');
  expect(match.rounds.map(({ meta }) => meta)).toEqual([
    { players: ['person', 'greedy'], match: 'lake', round: 3 },
  ]);
  expect(currentRound(withNextRound(match)).meta).toMatchObject({ match: 'lake', round: 4 });
});

test('practice is no result to be played again, nor is a match that holds some', () => {
  const practice = played(whatIfMatch(finished(['person', 'greedy']), 4, 0, 'greedy'));
  expect(canMirror(practice)).toBe(false);
  expect(canMirror(played(withNextRound(practice)))).toBe(false);
});

test('records that share what they tell but not their deal mirror each for itself', () => {
  const mirror = currentRound(mirrorOf(finished(['person', 'greedy'])));
  const { deal } = currentRound(finished(['person', 'greedy'], 2));
  expect(mirroredDealOf(mirror)).toBeDefined();
  expect(mirroredDealOf({ ...mirror, deal })).toBeUndefined();
});

describe('records that claim to mirror', () => {
  const first = finished(['person', 'greedy']);
  const other = finished(['person', 'random']);
  const mirror = mirrorOf(first);
  const claiming = (meta: Record<string, string | string[]>): Match => ({
    ...mirror,
    rounds: mirror.rounds.map((round) => ({ ...round, meta: { ...round.meta, ...meta } })),
  });

  test.each([
    ['no code', { mirrorOf: 'lotus' }],
    ['too many times', { mirrorBefore: [formatLink(currentRound(first))] }],
    ['an unfinished round', { mirrorOf: formatLink({ ...currentRound(first), plays: [] }) }],
    ['another deal', { mirrorOf: formatLink(currentRound(played(withNextRound(other)))) }],
    [
      'players who did not move',
      { mirrorOf: formatLink({ ...currentRound(first), players: ['Bo', 'Ann'] }) },
    ],
  ])('are matches like any other: %s', (_, meta) => {
    expect(mirrorStandingOf(mirror)).toBeDefined();
    expect(mirrorStandingOf(claiming(meta))).toBeUndefined();
  });
});
