import { describe, expect, test, vi } from 'vitest';
import { formatLink } from '../../../src/records/link.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import { currentRound, type MatchSetup, positionOf } from '../../../src/store/match/match.ts';
import { formatMatch } from '../../../src/store/match/matchRecords.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import type { RoundAtTable } from '../../../src/store/table/roundAtTable.ts';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';

function openSource(controls: readonly Control[], change: Partial<MatchSetup> = {}) {
  const matches = openTable(createMemoryStorage());
  const settings = openSettings(createMemoryStorage());
  const table = createLocalSource(matches, settings);
  matches.getState().startMatch(setupOf(controls, { seed: 'lotus-3', ...change }));
  const roundNow = (): RoundAtTable => {
    const { round } = table.getState();
    if (round === null) throw new Error('a match has been started');
    return round;
  };
  const deeds = () =>
    Object.entries(table.getState().deeds)
      .filter(([, deed]) => deed !== undefined)
      .map(([name]) => name)
      .toSorted();
  return { matches, settings, table, roundNow, deeds };
}

describe('what a table shows', () => {
  test('is a true round, with who holds each seat', () => {
    const { roundNow, matches } = openSource(['person', 'greedy']);
    expect(roundNow()).toMatchObject({
      standing: 'true',
      match: matchOf(matches),
      number: 1,
      players: [
        { name: 'Ann', holder: { by: 'here' } },
        { name: 'Bo', holder: { by: 'bot', level: 'greedy' } },
      ],
    });
  });

  test('is the same object as long as nothing of it changes, and tells what changes once', () => {
    const { table, settings, matches } = openSource(['person', 'greedy']);
    const before = table.getState();
    const heard = vi.fn();
    const stop = table.subscribe(heard);
    settings.getState().change({ streaks: false });
    expect(table.getState().round).toBe(before.round);
    expect(table.getState().deeds).toBe(before.deeds);
    heard.mockClear();
    matches.getState().makePlay(somePlayOf(matchOf(matches)));
    expect(heard).toHaveBeenCalledExactlyOnceWith(table.getState(), expect.anything());
    stop();
    matches.getState().show('start');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is another deal once the next round is dealt, or another in its place', () => {
    const { roundNow, matches } = openSource(['person', 'greedy']);
    const { id } = roundNow();
    matches.getState().makePlay(somePlayOf(matchOf(matches)));
    expect(roundNow().id).toBe(id);
    matches.getState().dealAnew();
    expect(roundNow().id).not.toBe(id);
  });
});

test('who sits out and looks on at a curtain has nobody’s eyes, whoever has looked before', () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
  const { table, matches, deeds } = openSource(['person', 'person'], { sitsOut });
  table.getState().deeds.look?.();
  const first = matches.getState().looking;
  expect(first).not.toBeNull();
  playUntil(matches, (match) => positionOf(match).seat !== first);
  expect(table.getState()).toMatchObject({ looking: first, viewer: first });
  table.getState().deeds.lookOn?.();
  expect(table.getState()).toMatchObject({ looking: null, viewer: null, curtain: null });
  expect(deeds()).toEqual(['lookAway', 'show']);
  table.getState().deeds.lookAway?.();
  expect(table.getState().curtain).toBe(positionOf(matchOf(matches)).seat);
});

describe('the deeds that are possible', () => {
  test('are those of a decision to be made, and no others', () => {
    const { deeds, matches, table } = openSource(['person', 'greedy']);
    playUntil(
      matches,
      (match) => positionOf(match).seat === 0 && match.rounds[0]?.plays.length === 0,
    );
    expect(deeds()).toEqual(['askHint', 'dealAnew', 'play', 'show']);
    playUntil(matches, (match) => positionOf(match).seat === 1);
    expect(deeds()).toEqual(['dealAnew', 'hurry', 'show', 'undo']);
    playUntil(matches, () => false);
    expect(deeds()).toContain('dealNextRound');
    expect(table.getState().deeds.play).toBeUndefined();
  });

  test('behind a curtain are to look, to go home and to deal anew', () => {
    const { deeds, table } = openSource(['person', 'person']);
    expect(table.getState().curtain).not.toBeNull();
    expect(deeds()).toEqual(['dealAnew', 'look', 'show']);
  });

  test('make no play in a round that has gone on since it was chosen', () => {
    const { table, matches, roundNow } = openSource(['person', 'person']);
    table.getState().deeds.look?.();
    const seen = roundNow();
    const chosen = somePlayOf(matchOf(matches));
    expect(table.getState().deeds.play?.(seen, chosen)).toBe('made');
    table.getState().deeds.look?.();
    expect(table.getState().deeds.play?.(seen, somePlayOf(matchOf(matches)))).toBe('refused');
    expect(currentRound(matchOf(matches)).plays).toHaveLength(1);
  });
});

describe('what is kept, sent and reviewed', () => {
  test('is true: what is only supposed does not type-check as a record or a match', () => {
    const { roundNow } = openSource(['person', 'greedy']);
    const round = roundNow();
    if (round.standing === 'true') {
      expect(formatMatch(round.match)).toContain('tiu-u');
      return;
    }
    // @ts-expect-error a supposed round is no match
    formatMatch(round);
    // @ts-expect-error nor is it a record
    formatLink(round);
    // @ts-expect-error nor has it one
    formatMatch(round.match);
  });
});
