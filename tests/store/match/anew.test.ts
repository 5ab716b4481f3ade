import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../src/records/playedRound.ts';
import { dealFromSeed } from '../../../src/records/seed.ts';
import { canDealAnew } from '../../../src/store/match/anew.ts';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import { formatMatch, readMatch } from '../../../src/store/match/matchRecords.ts';
import { mirrorOf } from '../../../src/store/match/mirror.ts';
import { whatIfMatch } from '../../../src/store/match/whatIf.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

const over = (): boolean => false;

describe('to deal anew', () => {
  it('throws the plays away and deals from another seed, with the same starter and number', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy', 'greedy']));
    playUntil(store, over);
    store.getState().dealNextRound();
    const [first, before] = matchOf(store).rounds;
    playUntil(store, ({ rounds }) => rounds[1]?.plays.length === 6);
    store.getState().dealAnew();
    const match = matchOf(store);
    const round = currentRound(match);
    expect(store.getState()).toMatchObject({ screen: 'table', picks: [], looking: null });
    expect(match.rounds).toEqual([first, round]);
    expect(round).toMatchObject({ starter: before?.starter, plays: [], meta: before?.meta });
    expect(round.seed).not.toBe(before?.seed);
    expect(round.deal).not.toEqual(before?.deal);
    expect(round.deal).toEqual(dealFromSeed(gameOf(match.setup), round.seed ?? '').deal);
  });

  it('goes on after a first round as its records would', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy']));
    store.getState().dealAnew();
    expect(currentRound(matchOf(store)).seed).not.toBe('lotus-42');
    expect(unwrap(readMatch(formatMatch(matchOf(store))))).toEqual(matchOf(store));
    playUntil(store, over);
    store.getState().dealNextRound();
    const [first, second] = matchOf(store).rounds;
    expect(second?.seed).toBe(`${first?.seed}/1`);
  });

  it('survives a reload', () => {
    const storage = createMemoryStorage();
    const store = openTable(storage);
    store.getState().startMatch(setupOf(['person', 'greedy']));
    store.getState().dealAnew();
    expect(matchOf(openTable(storage))).toEqual(matchOf(store));
  });

  it('is nothing for a finished round, practice, or a mirror match', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['person', 'greedy']));
    expect(canDealAnew(matchOf(store))).toBe(true);
    playUntil(store, over);
    const done = matchOf(store);
    store.getState().dealAnew();
    expect(matchOf(store)).toBe(done);
    expect(canDealAnew(done)).toBe(false);
    expect(canDealAnew(mirrorOf(done))).toBe(false);
    expect(canDealAnew(whatIfMatch(done, 4, 0, 'greedy'))).toBe(false);
    expect(canDealAnew(startMatch(setupOf(['greedy', 'greedy'])))).toBe(true);
  });
});
