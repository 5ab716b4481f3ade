import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bots as everyBot } from '../../src/bots/fishing/bots.ts';
import { failure, success } from '../../src/engine/index.ts';
import { playDeal, seatingsOf } from '../../src/headless/duplicate.ts';
import { intervalOf } from '../../src/headless/interval.ts';
import { botResultsOf } from '../../src/headless/standings.ts';
import { gameOf } from '../support/table.ts';
import { answersOf, runAmong, runWith, workerHere } from './running.ts';

const standingsShape = v.object({
  bots: v.array(
    v.object({
      bot: v.string(),
      points: v.number(),
      wins: v.number(),
      winShare: v.object({ mean: v.number() }),
    }),
  ),
});

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
    const { points, wins } = playDeal(everyBot, { game, bots, seed: 's' });
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
    expect(wins.reduce((sum, one) => sum + one, 0)).toBeCloseTo(6, 9);
  });

  test('gives each bot’s lead over the mean of the others, a deal as one sample', () => {
    const results = [
      { points: [30, -10, -20], wins: [6, 0, 0] },
      { points: [10, 10, -20], wins: [2, 2.5, 1.5] },
    ];
    const game = gameOf('tiu-u', 3);
    const [first, second, third] = botResultsOf(game, ['greedy', 'random', 'random'], results);
    expect(first).toMatchObject({ bot: 'greedy', points: 20, wins: 8, lead: { mean: 30 } });
    expect(second).toMatchObject({ bot: 'random', points: 0, wins: 2.5, lead: { mean: 0 } });
    expect(third).toMatchObject({
      points: -20,
      wins: 1.5,
      lead: { mean: -30, low: -30, high: -30 },
    });
  });

  test('gives each bot’s share of the rounds, a deal as one sample', () => {
    const wins = [
      [3, 2, 1],
      [2, 3, 1],
      [3.5, 1.5, 1],
      [3, 3, 0],
    ];
    const results = wins.map((won) => ({ points: [0, 0, 0], wins: won }));
    const bots = ['greedy', 'random', 'random'] as const;
    const [first, , third] = botResultsOf(gameOf('tiu-u', 3), bots, results);
    expect(first?.winShare).toEqual(intervalOf([3 / 6, 2 / 6, 3.5 / 6, 3 / 6]));
    // No share is less than none.
    const { mean, high } = intervalOf([1 / 6, 1 / 6, 1 / 6, 0]);
    expect(third?.winShare).toEqual({ mean, low: 0, high });
  });

  test('gives no share above the whole, and no interval for one deal', () => {
    const bots = ['greedy', 'random'] as const;
    const results = [2, 2, 1].map((won) => ({ points: [0, 0], wins: [won, 2 - won] }));
    const [first] = botResultsOf(gameOf('tiu-u', 2), bots, results);
    expect(first?.winShare.high).toBe(1);
    const [alone] = botResultsOf(gameOf('tiu-u', 2), bots, results.slice(0, 1));
    expect(alone?.winShare).toEqual({ mean: 1, low: null, high: null });
  });

  test('gives a result for each place where a level is in the list twice', async () => {
    const seats = line.with(4, '3').with(6, 'greedy,random,random');
    const [answer] = answersOf(await runWith(seats));
    const { bots } = v.parse(standingsShape, answer);
    expect(bots.map(({ bot }) => bot)).toEqual(['greedy', 'random', 'random']);
    expect(bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(36, 9);
    expect(bots.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(0, 9);
    const [first, second, third] = bots;
    expect(first?.winShare.mean).toBeGreaterThan(0.5);
    expect(second?.points).not.toBe(third?.points);
  });
});

describe('the workers of an arena', () => {
  const line = [
    ...['arena', '--variant', 'shi-wu-hu', '--players', '2', '--bots', 'greedy,random'],
    ...['--deals', '7', '--seed', 's'],
  ];

  test('give the same however many there are', async () => {
    const started: number[] = [];
    const countingRun = async (cores: string) => {
      let workers = 0;
      const ran = await runAmong(
        {
          startWorker: (args) => {
            workers += 1;
            return workerHere(args);
          },
        },
        [...line, '--cores', cores],
      );
      started.push(workers);
      return ran;
    };
    const alone = await countingRun('1');
    expect(await countingRun('3')).toEqual(alone);
    expect(await countingRun('50')).toEqual(alone);
    // More than there are deals would have nothing to do.
    expect(started).toEqual([1, 3, 7]);
  });

  test('give the same whoever is done first', async () => {
    // Invented results, whose sum depends on the order in which they are added.
    const answerOf = (deal: number) =>
      success({ deal, points: [deal === 0 ? 1e17 : 3, 0], wins: [2, 0] });
    const stop = (): void => undefined;
    const alone = await runAmong(
      { startWorker: () => ({ ask: (deal) => Promise.resolve(answerOf(deal)), stop }) },
      [...line, '--cores', '1'],
    );
    const held: (() => void)[] = [];
    const backwards = await runAmong(
      {
        startWorker: () => ({
          ask: (deal) =>
            new Promise((resolve) => {
              held.unshift(() => resolve(answerOf(deal)));
              if (held.length === 7) for (const release of held) release();
            }),
          stop,
        }),
      },
      [...line, '--cores', '7'],
    );
    expect(answersOf(backwards)).toMatchObject([{ deals: 7 }]);
    expect(backwards).toEqual(alone);
  });

  test('are not waited for when another one dies', async () => {
    let started = 0;
    const ran = await runAmong(
      {
        startWorker: () => {
          started += 1;
          if (started === 1) {
            return { ask: () => Promise.resolve(failure('gone')), stop: () => undefined };
          }
          // Busy until it is stopped.
          let end: () => void = () => undefined;
          return {
            ask: () =>
              new Promise((resolve) => {
                end = () => resolve(failure('stopped'));
              }),
            stop: () => end(),
          };
        },
      },
      [...line, '--cores', '2'],
    );
    expect(ran).toEqual({ status: 1, lines: [], complaints: 'arena: gone' });
  });

  test.each([
    { title: 'dies', answer: failure('A worker died (SIGKILL).'), says: 'died (SIGKILL)' },
    ...[
      undefined,
      { deal: 0, points: [0, 0], wins: [1, 1] },
      { deal: 3, points: [0], wins: [2] },
      { deal: 3, points: [Number.NaN, 0], wins: [1, 1] },
      { deal: 3, points: ['0', '0'], wins: [1, 1] },
    ].map((answer) => ({
      title: `answers ${JSON.stringify(answer)}`,
      answer: success(answer),
      says: 'A worker did not answer with the result of deal 3',
    })),
  ])('fail the command when one $title', async ({ answer, says }) => {
    let stopped = 0;
    const ran = await runAmong(
      {
        startWorker: (args) => {
          const { ask } = workerHere(args);
          return {
            ask: async (deal) => (deal === 3 ? answer : await ask(deal)),
            stop: () => {
              stopped += 1;
            },
          };
        },
      },
      [...line, '--cores', '2'],
    );
    expect({ status: ran.status, lines: ran.lines }).toEqual({ status: 1, lines: [] });
    expect(ran.complaints).toContain(says);
    expect(stopped).toBeGreaterThanOrEqual(2);
  });

  test('show how far they are, and how it stands', async () => {
    const shown: { share: number; words: string }[] = [];
    await runAmong(
      {
        showProgress: (share, words) => {
          shown.push({ share, words: words() });
        },
      },
      [...line, '--cores', '1'],
    );
    expect(shown.map(({ share }) => share)).toEqual([1, 2, 3, 4, 5, 6, 7].map((done) => done / 7));
    expect(shown[0]?.words).toMatch(/^1\/7 deals, lead of greedy \+\d+\.\d$/);
    expect(shown[6]?.words).toMatch(/^7\/7 deals, lead of greedy \+\d+\.\d \(\S+ … \S+\)$/);
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
