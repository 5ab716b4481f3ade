import { describe, expect, test } from 'vitest';
import type { Goal } from '../../../src/records/goal.ts';
import { withDayBegun } from '../../../src/store/days/dayBegun.ts';
import { seedOfDay } from '../../../src/store/days/dayDeal.ts';
import type { LeftMatch } from '../../../src/store/left/leftMatches.ts';
import { createLeftMatches } from '../../../src/store/left/leftMatches.ts';
import {
  currentRound,
  type Match,
  type MatchSetup,
  startMatch,
  withNextRound,
  withPlay,
} from '../../../src/store/match/match.ts';
import type { DeviceTable } from '../../../src/store/online/deviceTables.ts';
import { passingShelf } from '../../../src/store/shelf/passingShelf.ts';
import { waitingOf } from '../../../src/ui/start/waitingOf.ts';
import { finishedRound, setupOf, somePlayOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

const today = '2026-11-25';
const yesterday = '2026-11-24';

/** A match that was begun; one without any play is not kept when it is left. */
function begun(setup: MatchSetup): Match {
  const match = startMatch(setup);
  return unwrap(withPlay(match, somePlayOf(match)));
}

const going = begun(setupOf(['person', 'greedy'], { id: 'going' }));

function finished(change: Parameters<typeof setupOf>[1] = {}): Match {
  const setup = setupOf(['person', 'skilled'], change);
  return { setup, rounds: [finishedRound(setup)] };
}

const ofDay = (day: string) =>
  withDayBegun(finished({ seed: seedOfDay(day), goal: { rounds: 1 } }), day);

function leftOf(matches: readonly Match[]): readonly LeftMatch[] {
  const left = createLeftMatches(passingShelf, () => new Date('2026-11-20T12:00:00Z'));
  for (const match of matches) left.getState().leave(match, [], going);
  return left.getState().left;
}

const table = (id: string, change: Partial<DeviceTable> = {}): DeviceTable => ({
  ...{ id, keys: [], invite: null, watch: null, watchesAs: null, variant: 'tiu-u' },
  ...{ names: ['Ann', 'Bo'], own: [0], isTurn: false, isEnded: false, isNextAwaited: false },
  ...{ seenAt: '2026-11-24T12:00:00Z', pledges: [], keptUpTo: 0, round: 1, handed: null },
  ...change,
});

const nothing = { match: null, playedOn: null, aside: null, left: [], tables: [] } as const;
const shown = (device: Partial<Parameters<typeof waitingOf>[0]>) =>
  waitingOf({ ...nothing, ...device }, today).map((one) => {
    if (one.what === 'match') return `${one.what} ${one.deed}`;
    return one.what === 'table' ? `table ${one.table.id}` : one.what;
  });

test('a device on which nothing was played has nothing that waits', () => {
  expect(shown({})).toEqual([]);
});

test('where one is awaited comes first, then the match, those left, other tables; no ended one', () => {
  const tables = [
    table('quiet'),
    table('ended', { isTurn: true, isEnded: true }),
    table('next', { isNextAwaited: true }),
    table('turn', { isTurn: true }),
  ];
  const left = leftOf([begun(setupOf(['person', 'novice'], { variant: 'shi-wu-hu', id: 'left' }))]);
  expect(shown({ match: going, aside: going, left, tables })).toEqual([
    ...['table next', 'table turn', 'match goOn', 'aside', 'left', 'table quiet'],
  ]);
});

test('a finished round leads to the next one and, last, to its sheet', () => {
  expect(shown({ match: finished() })).toEqual(['match next', 'match scores']);
  const done = ofDay(today);
  expect(shown({ match: done, tables: [table('quiet')] })).toEqual(['table quiet', 'match scores']);
});

test('a deal of the day that was played to its end on another day waits for nothing', () => {
  expect(shown({ match: ofDay(yesterday) })).toEqual([]);
});

test('of one company the match that was left last stands for all, and none for that at the table', () => {
  const next = withNextRound(finished({ id: 'same' }));
  const left = leftOf([
    begun(setupOf(['person', 'person'], { id: 'a', seed: 'a' })),
    begun(setupOf(['person', 'person'], { id: 'b', seed: 'b' })),
    begun(setupOf(['person', 'skilled'], { id: 'c', seed: 'c' })),
  ]);
  expect(left).toHaveLength(3);
  expect(shown({ match: next, left })).toEqual(['match goOn', 'left']);
});

test('a match that waits is not hidden behind a deal of another day with the same company', () => {
  const left = leftOf([begun(setupOf(['person', 'skilled'], { id: 'a', seed: 'a' }))]);
  expect(shown({ match: ofDay(yesterday), left })).toEqual(['left']);
});

describe('a round that was over on another day', () => {
  const played = (goal?: Goal) => finished({ id: 'm', ...(goal && { goal }) });

  test('waits for nothing once its day is over', () => {
    expect(shown({ match: played(), playedOn: today })).toEqual(['match next', 'match scores']);
    expect(shown({ match: played(), playedOn: yesterday })).toEqual([]);
    expect(shown({ match: played({ rounds: 1 }), playedOn: yesterday })).toEqual([]);
  });

  test('leads to the next one alone where more rounds are agreed on', () => {
    expect(shown({ match: played({ rounds: 3 }), playedOn: yesterday })).toEqual(['match next']);
  });

  test('leads on where several rounds were played in a row', () => {
    const first = played();
    const { meta = {} } = currentRound(withNextRound(first));
    const row = { ...first, rounds: [...first.rounds, { ...currentRound(first), meta }] };
    expect(shown({ match: row, playedOn: yesterday })).toEqual(['match next']);
    expect(shown({ left: leftOf([row]) })).toEqual(['left']);
  });

  test('leads on after several rounds whose records tell no number, or the same one', () => {
    const match = finished({ seed: 'numberless' });
    const round = currentRound(match);
    const numbered = { ...round, meta: { ...round.meta, round: 1 } };
    expect(round.meta?.round).toBeUndefined();
    for (const one of [round, numbered]) {
      expect(shown({ match: { ...match, rounds: [one] }, playedOn: yesterday })).toEqual([]);
      const row = { ...match, rounds: [one, one, one] };
      expect(shown({ match: row, playedOn: yesterday })).toEqual(['match next']);
      expect(shown({ left: leftOf([row]) })).toEqual(['left']);
    }
  });

  test('leads on where its record tells that others came before it', () => {
    const match = finished({ id: 'm' });
    const round = currentRound(match);
    const third = { ...match, rounds: [{ ...round, meta: { ...round.meta, round: 3 } }] };
    expect(shown({ match: third, playedOn: yesterday })).toEqual(['match next']);
    expect(shown({ left: leftOf([third]) })).toEqual(['left']);
  });

  test('does not hide what was left of the same company', () => {
    const left = leftOf([begun(setupOf(['person', 'skilled'], { id: 'a', seed: 'a' }))]);
    expect(shown({ match: played(), playedOn: yesterday, left })).toEqual(['left']);
  });

  test('is no more when it was left either, and what goes on is not touched', () => {
    const left = leftOf([played(), begun(setupOf(['person', 'novice'], { id: 'b' }))]);
    expect(left.map(({ isBetween }) => isBetween).toSorted()).toEqual([false, true]);
    expect(shown({ left })).toEqual(['left']);
    expect(shown({ left: leftOf([played({ rounds: 3 })]) })).toEqual(['left']);
    expect(shown({ match: going, playedOn: yesterday })).toEqual(['match goOn']);
  });
});

test('a round of bots that was watched to its end waits for nothing', () => {
  const setup = setupOf(['greedy', 'skilled']);
  expect(shown({ match: { setup, rounds: [finishedRound(setup)] } })).toEqual([]);
});
