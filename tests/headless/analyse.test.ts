import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { climbing } from '../../src/engine/climbing/index.ts';
import { loadReckoning } from '../../src/families/tools.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { reviewToJson } from '../../src/review/reviewJson.ts';
import { sapNgWu } from '../records/climbing/sample.ts';
import { sampleWith } from '../records/sample.ts';
import { openCrew } from '../support/reviewCrew.ts';
import { unwrap } from '../support/table.ts';
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

  test('tells of a climbing round what the page is told, and what made each result', async () => {
    const plays = sapNgWu.plays.slice(0, 3);
    const reckoning = await loadReckoning.climbing();
    const told: unknown[] = [];
    const record = JSON.stringify({ ...sapNgWu, plays });
    const { reviewer, run } = openCrew({ reckoningOf: () => reckoning, samples: 3 });
    reviewer.review(unwrap(parseRecord(record)), {
      onJudged: () => undefined,
      onShare: () => undefined,
      onReview: (review) => told.push(reviewToJson(review, climbing)),
      onFailure: () => undefined,
    });
    run();
    const [answer] = answersOf(
      await runWith(['analyse', '--bot', 'expert', '--samples', '3', '--seed', 'review'], record),
    );
    const accounts = [
      { luck: 0, start: expect.any(Number), skill: expect.any(Number), hidden: expect.any(Number) },
      expect.anything(),
      expect.anything(),
    ];
    expect(told).toMatchObject([{ plays: plays.map((played) => ({ played })) }]);
    expect([answer]).toMatchObject(told);
    expect(answer).toMatchObject({ accounts });
  });

  test.each([
    ['of fishing', sampleWith({})],
    ['of climbing', JSON.stringify({ ...sapNgWu, plays: sapNgWu.plays.slice(0, 3) })],
  ])(
    'answers for a round %s with the keys that the page of the commands tells',
    async (_, json) => {
      const [answer] = answersOf(await runWith(analyse, json));
      const [play] = Object(answer).plays;
      const page = readFileSync('src/headless/README.md', 'utf8');
      const [, told = ''] = page.split('## What `analyse` answers');
      const [keys = ''] = told.split('\n## ');
      const rows = keys.split('\n').filter((line) => line.startsWith('| '));
      const named = rows.flatMap((row) =>
        [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key),
      );
      const answered = [answer, play, play.legal[0]].flatMap((one) => Object.keys(Object(one)));
      // What is listed under `legal` is told by its figures: its play is one as any other.
      expect(named.toSorted()).toEqual(answered.filter((key) => key !== 'play').toSorted());
    },
  );

  test('has no luck of a draw in climbing, where nothing is drawn', async () => {
    const record = JSON.stringify({ ...sapNgWu, plays: sapNgWu.plays.slice(0, 3) });
    const [answer] = answersOf(await runWith(analyse, record));
    expect(answer).toMatchObject({ plays: Array(3).fill({ drawn: null, luck: null }) });
  });

  test.each([
    [['analyse']],
    [['analyse', '--bot', 'oracle']],
    [['analyse', '--bot', 'expert', '--samples', '0']],
  ])('does not run with unusable options: %j', async (line) => {
    expect((await runWith(line)).status).toBe(2);
  });
});
