import { describe, expect, test } from 'vitest';
import { dayAfter } from '../../../src/store/days/calendar.ts';
import type { DealPlayed } from '../../../src/store/history/dayPlayed.ts';
import { roundToKeep } from '../../../src/store/history/keptRound.ts';
import {
  countedRound,
  dealsIn,
  playedDaysOf,
  streakOf,
} from '../../../src/store/history/playedDays.ts';
import { roundOf } from './rounds.ts';

const deal = (date: string, playedOn: string | null = date, variant = 'tiu-u'): DealPlayed => ({
  variant,
  day: { date, playedOn },
});
const streak = (deals: readonly DealPlayed[], today: string): number =>
  streakOf(playedDaysOf(deals), today);

describe('days in a row', () => {
  test('are counted up to today, or to yesterday as long as today is open', () => {
    const days = ['2026-12-30', '2026-12-31', '2027-01-01'].map((day) => deal(day));
    expect(streak(days, '2027-01-01')).toBe(3);
    expect(streak(days, '2027-01-02')).toBe(3);
    expect(streak(days, '2027-01-03')).toBe(0);
    expect(streak([], '2027-01-01')).toBe(0);
  });

  test('go on over the days on which clocks are changed', () => {
    const days = Array.from({ length: 300 }, (_, at) => deal(dayAfter('2026-02-01', at)));
    expect(streak(days, dayAfter('2026-02-01', 299))).toBe(300);
  });

  test('count a day once, whatever was played on it, and none that was played later', () => {
    const days = [
      deal('2026-11-22'),
      deal('2026-11-22', '2026-11-22', 'shi-wu-hu'),
      deal('2026-11-23', '2026-11-24'),
      deal('2026-11-24'),
    ];
    expect(streak(days, '2026-11-24')).toBe(1);
    expect(streak([...days, deal('2026-11-23')], '2026-11-24')).toBe(3);
  });

  test('are not moved by a clock that is put back, and count its days when they come', () => {
    // The clock ran two days ahead, and was put right.
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'].map((day) => deal(day));
    expect(streak(days, '2026-11-24')).toBe(1);
    expect(streak(days, '2026-11-25')).toBe(2);
    expect(streak(days, '2026-11-26')).toBe(3);
    expect(streak(days, '1970-01-01')).toBe(0);
  });
});

test('a deal that was played again stays played in time', () => {
  const days = playedDaysOf([
    deal('2026-11-24', '2026-11-30'),
    deal('2026-11-24'),
    deal('2026-11-24', null),
  ]);
  expect(days.get('2026-11-24')?.get('tiu-u')).toBe('inTime');
});

describe('the round that counts as a deal of the day', () => {
  const kept = (endedAt: string, playedOn: string, plays: string) => {
    const { kept } = roundToKeep(roundOf(plays, {}, ['person', 'skilled']));
    return { ...kept, endedAt, day: { date: '2026-11-24', playedOn } };
  };
  const first = kept('2026-11-24T08:00:00Z', '2026-11-24', 'a');
  const again = kept('2026-11-24T09:00:00Z', '2026-11-24', 'b');
  const later = kept('2026-11-26T09:00:00Z', '2026-11-26', 'c');
  const latest = kept('2026-11-27T09:00:00Z', '2026-11-27', 'd');

  test('is the first one that was finished on its day', () => {
    const rounds = [latest, later, again, first];
    expect(countedRound(rounds, '2026-11-24', 'tiu-u')).toBe(first);
    expect(dealsIn(rounds)).toHaveLength(4);
  });

  test('is the first one later where none was, and none before it was played', () => {
    expect(countedRound([latest, later], '2026-11-24', 'tiu-u')).toBe(later);
    expect(countedRound([latest, later], '2026-11-24', 'shi-wu-hu')).toBeUndefined();
    expect(countedRound([latest, later], '2026-11-26', 'tiu-u')).toBeUndefined();
  });
});
