import { describe, expect, test } from 'vitest';
import { sampleWith } from '../records/sample.ts';
import { answersOf, runWith } from './running.ts';

const analyse = ['analyse', '--bot', 'expert', '--samples', '10'];

describe('analyse', () => {
  test('gives one entry per play, with every legal play and what the one played has lost', async () => {
    const [review] = answersOf(await runWith(analyse, sampleWith({})));
    expect(review).toMatchObject({
      bot: 'expert',
      samples: 10,
      plays: [
        { seat: 0, played: '53x44', drawn: null, luck: null },
        { seat: 0, played: '55', drawn: '55' },
        { seat: 1, played: '65x65', drawn: null, luck: null },
        { seat: 1, played: '52x52', drawn: '52' },
      ],
    });
  });

  test('is the same every time, and another for another seed', async () => {
    const once = await runWith(analyse, sampleWith({}));
    expect((await runWith(analyse, sampleWith({}))).lines).toEqual(once.lines);
    expect((await runWith([...analyse, '--seed', 'x'], sampleWith({}))).lines).not.toEqual(
      once.lines,
    );
  });

  test('answers a wrong record in its place and goes on', async () => {
    const { lines, status } = await runWith(analyse, `{}\n${sampleWith({ plays: [] })}\n`);
    expect(status).toBe(1);
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
      ['error'],
      ['bot', 'samples', 'average', 'start', 'plays', 'end', 'accounts'],
    ]);
  });

  test.each([
    [['analyse']],
    [['analyse', '--bot', 'oracle']],
    [['analyse', '--bot', 'expert', '--samples', '0']],
  ])('does not run with unusable options: %j', async (line) => {
    expect((await runWith(line)).status).toBe(2);
  });
});
