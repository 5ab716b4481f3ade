import { describe, expect, test } from 'vitest';
import { botResultsOf } from '../../src/headless/arena.ts';
import { playDeal, seatingsOf } from '../../src/headless/duplicate.ts';
import { intervalOf } from '../../src/headless/interval.ts';
import { gameOf } from '../support/table.ts';
import { answersOf, runWith } from './running.ts';

describe('arena', () => {
  const line = [
    ...['arena', '--variant', 'tiu-u', '--players', '2', '--bots', 'greedy,random'],
    ...['--deals', '6', '--seed', 's'],
  ];

  test('gives one line, the same every time', async () => {
    const ran = await runWith(line);
    expect(await runWith(line)).toEqual(ran);
    expect(answersOf(ran)).toMatchObject([
      {
        ...{ variant: 'tiu-u', players: 2, deals: 6, rounds: 12, seed: 's' },
        bots: [{ bot: 'greedy' }, { bot: 'random' }],
      },
    ]);
  });

  test('seats the bots in every way', () => {
    expect(seatingsOf(gameOf('tiu-u', 2))).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const seatings = seatingsOf(gameOf('tiu-u', 3)).map((seating) => seating.join(''));
    expect(seatings).toEqual(['012', '021', '102', '120', '201', '210']);
  });

  test('F1, S9: what is won is lost, and every round is somebody’s', () => {
    const game = gameOf('shi-wu-hu', 3);
    const bots = ['greedy', 'random', 'greedy'] as const;
    const { points, wins } = playDeal({ game, bots, seed: 's' });
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
    expect(wins.reduce((sum, one) => sum + one, 0)).toBeCloseTo(6, 9);
  });

  test('gives each bot’s lead over the mean of the others, a deal as one sample', () => {
    const results = [
      { points: [30, -10, -20], wins: [6, 0, 0] },
      { points: [10, 10, -20], wins: [2, 2.5, 1.5] },
    ];
    const [first, second, third] = botResultsOf(['greedy', 'random', 'random'], results);
    expect(first).toMatchObject({ bot: 'greedy', points: 20, wins: 8, lead: { mean: 30 } });
    expect(second).toMatchObject({ bot: 'random', points: 0, wins: 2.5, lead: { mean: 0 } });
    expect(third).toMatchObject({
      points: -20,
      wins: 1.5,
      lead: { mean: -30, low: -30, high: -30 },
    });
  });
});

describe('the interval', () => {
  test('is that of Student’s distribution', () => {
    const { mean, low, high } = intervalOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // Standard deviation 3.0277, 9 degrees of freedom: 2.2622.
    expect(mean).toBe(5.5);
    expect(low).toBeCloseTo(5.5 - 2.1659, 2);
    expect(high).toBeCloseTo(5.5 + 2.1659, 2);
  });

  test('is unknown for a single sample', () => {
    expect(intervalOf([7])).toEqual({ mean: 7, low: null, high: null });
  });
});
