import { describe, expect, test } from 'vitest';
import { luanChuo, sapNgWu } from '../records/climbing/sample.ts';
import { sample } from '../records/sample.ts';
import { answersOf, runWith } from './running.ts';

const lineOf = (json: unknown) => `${JSON.stringify(json)}\n`;

const asked = [sample, sapNgWu, luanChuo].flatMap((record) =>
  [null, ...record.players.keys()].map((seat) => ({ record, seat })),
);

test('told answers a supposed record as it has answered the true one, byte for byte', async () => {
  const told = await runWith(['told'], ...asked.map(lineOf));
  expect(told.status).toBe(0);
  for (const options of [[], ['--seed', 'x']]) {
    const supposed = await runWith(['supposed', ...options], told.lines.join('\n'));
    expect(supposed.status).toBe(0);
    const lines = answersOf(supposed).map((json, at) =>
      lineOf({ ...Object(json), seat: asked[at]?.seat }),
    );
    expect((await runWith(['told'], ...lines)).lines).toEqual(told.lines);
    // A supposed record is a record like others.
    const records = answersOf(supposed).map((json) => lineOf(Object(json).record));
    expect((await runWith(['replay'], ...records)).status).toBe(0);
  }
});

test('told keeps from a seat what it has not seen', async () => {
  const [first, watcher] = answersOf(
    await runWith(['told'], ...[0, null].map((seat) => lineOf({ record: luanChuo, seat }))),
  );
  expect(first).toMatchObject({
    deal: { hands: [luanChuo.deal.hands[0], ['42'], ['42', '21', '21']] },
    ...{ seat: 0, phase: 'lead', turn: 0 },
  });
  expect(Object.keys(Object(first).deal)).toEqual(['hands']);
  expect(Object(watcher).deal.hands[0]).toEqual(['42', '42', '21', '21']);
});

describe('a wrong line gets an error in its place', () => {
  test.each([
    { line: { record: sample }, code: 'missing-key' },
    { line: { record: sample, seat: 2 }, code: 'no-such-seat' },
    { line: { record: sample, seat: -1 }, code: 'no-such-seat' },
    { line: { record: sample, seat: '1' }, code: 'wrong-value' },
    { line: { record: sample, seat: 1, hand: [] }, code: 'unknown-key' },
    { line: { record: { ...sample, plays: ['66'] }, seat: 1 }, code: 'play-not-legal' },
    { line: sample, code: 'missing-key' },
  ])('told: $code', async ({ line, code }) => {
    const ran = await runWith(['told'], lineOf(line), lineOf({ record: sample, seat: 0 }));
    expect(ran.status).toBe(1);
    expect(answersOf(ran)).toMatchObject([{ error: { code } }, { seat: 0 }]);
  });

  test('supposed: a record that is no answer of told, or one that cannot be', async () => {
    const [told] = answersOf(await runWith(['told'], lineOf({ record: sample, seat: 1 })));
    const lines = [sample, { ...Object(told), turn: 1 }, told].map(lineOf);
    const ran = await runWith(['supposed'], ...lines);
    expect(ran.status).toBe(1);
    expect(answersOf(ran)).toMatchObject([
      { error: { code: 'wrong-format' } },
      { error: { code: 'no-deal-fits', message: 'No deal fits what was seen.' } },
      { record: { variant: sample.variant } },
    ]);
  });
});
