import { describe, expect, test } from 'vitest';
import { type RoundRecord, seatAfter } from '../../../src/engine/index.ts';
import { formatLink, parseLink } from '../../../src/records/link.ts';
import { currentRound, startMatch, withNextRound } from '../../../src/store/match/match.ts';
import { formatMatch, readMatch } from '../../../src/store/match/matchRecords.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { finishedRound, matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

const played: RoundRecord = {
  ...currentRound(withNextRound(startMatch(setupOf(['person', 'expert'])))),
};
const { seed: _, ...dealt } = played;
const setup = setupOf(['person', 'novice'], { seed: 'another seed' });

describe.each([
  ['with its seed', played],
  ['without a seed', dealt],
])('a match that begins with a given deal %s', (_title, given: RoundRecord) => {
  const match = startMatch(setup, given);

  test('has just that deal and start, and nobody has played', () => {
    const round = currentRound(match);
    expect(round.deal).toEqual(given.deal);
    expect(round.starter).toBe(given.starter);
    expect(round.seed).toBe(given.seed);
    expect(round.plays).toEqual([]);
    expect(round.players).toEqual(['Ann', 'Bo']);
    expect(round.meta).toEqual({ players: ['person', 'novice'] });
  });

  test('is the same when it is read again, however far it was played', () => {
    expect(unwrap(readMatch(formatMatch(match)))).toEqual(match);
    const table = openTable(createMemoryStorage());
    table.getState().startMatch(setup, given);
    playUntil(table, () => false);
    const end = matchOf(table);
    expect(unwrap(readMatch(formatMatch(end))).setup).toEqual(end.setup);
    expect(end.setup.seed).toBe(match.setup.seed);
  });

  test('goes on with the next seat and other tiles', () => {
    const next = currentRound(withNextRound(match));
    expect(next.starter).toBe(seatAfter(given.starter, 2));
    expect(next.deal).not.toEqual(given.deal);
    expect(next.seed).toBe(`${match.setup.seed}/1`);
  });
});

test('the deal of a finished round is played anew, whatever was played of it', () => {
  const finished = finishedRound(setupOf(['person', 'greedy']));
  const record = unwrap(parseLink(formatLink(finished)));
  expect(record.plays.length).toBeGreaterThan(0);
  expect(currentRound(startMatch(setup, record)).plays).toEqual([]);
});

test('the given deal outlives the page', () => {
  const storage = createMemoryStorage();
  const table = openTable(storage);
  table.getState().startMatch(setup, dealt);
  const { match, screen } = openTable(storage).getState();
  expect(match).toEqual(matchOf(table));
  expect(match && currentRound(match).deal).toEqual(dealt.deal);
  expect(screen).toBe('table');
});
