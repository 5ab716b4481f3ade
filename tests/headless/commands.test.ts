import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { levels } from '../../src/bots/levels.ts';
import { readRecord } from '../../src/records/parseRecord.ts';
import { sample, sampleWith } from '../records/sample.ts';
import { playedRound } from '../support/fishing.ts';
import { unwrap } from '../support/table.ts';
import { answersOf, runWith } from './running.ts';

const deal = ['deal', '--variant', 'shi-wu-hu', '--players', '3', '--seed', 'lotus'];

describe('deal', () => {
  test('F1: gives a sound record, started by the seat that the seed draws', async () => {
    const [first, ...others] = answersOf(await runWith(deal));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      players: ['Seat 1', 'Seat 2', 'Seat 3'],
      seed: 'lotus',
      plays: [],
    });
    expect(playedRound(unwrap(readRecord(first))).position).toMatchObject({
      phase: 'hand',
      turnedUp: 0,
    });
  });

  test('gives several records from one seed, and other starters', async () => {
    const records = answersOf(await runWith([...deal, '--count', '40'])).map((json) =>
      unwrap(readRecord(json)),
    );
    expect(records.map((record) => record.seed).slice(0, 3)).toEqual([
      'lotus',
      'lotus/1',
      'lotus/2',
    ]);
    expect(new Set(records.map((record) => record.starter))).toEqual(new Set([0, 1, 2]));
  });

  test('gives sound records from the longest seed', async () => {
    const line = [...deal.with(6, 'é'.repeat(1000)), '--count', '12'];
    const records = answersOf(await runWith(line)).map((json) => unwrap(readRecord(json)));
    expect(new Set(records.map((record) => record.seed)).size).toBe(12);
  });

  test('takes the starter and the rules it is given', async () => {
    const rules = { captures: { tens: true } };
    const options = ['--starter', '2', '--rules', JSON.stringify({ triple: 'whole', ...rules })];
    const [json] = answersOf(await runWith([...deal, ...options]));
    expect(json).toMatchObject({ starter: 2, rules });
    expect(unwrap(readRecord(json)).rules).toEqual(rules);
  });
});

describe('score', () => {
  const shiWuHu = ['score', '--variant', 'shi-wu-hu-64'];

  test('accounts for every tile in one line and tells what is lacking', async () => {
    const [sheet] = answersOf(await runWith(shiWuHu, '{"catch":["45","66","[6:6]","22","65"]}'));
    expect(sheet).toMatchObject({
      total: 110,
      lines: [
        {
          type: 'group',
          id: 'sky-nine',
          rule: 'S4',
          tiles: ['66', '66', '54'],
          each: [
            { tile: '66', copies: 2, category: 'large', points: 30 },
            { tile: '54', copies: 1, category: 'large', points: 30 },
          ],
          complete: true,
          lacks: [],
          rounding: 0,
          points: 90,
        },
        { id: 'quarter-axe', complete: false, lacks: [{ oneOf: ['65'], copies: 3 }], points: 10 },
        { id: 'plain', tiles: ['22'], complete: null, points: 10 },
        { type: 'bonus', id: 'skyNine', rule: 'S8', complete: false, worth: 300, points: 0 },
        { type: 'bonus', id: 'quarters', points: 0 },
        { type: 'bonus', id: 'supreme', points: 0 },
      ],
    });
  });

  test('S1: tells what rounding adds', async () => {
    const [sheet] = answersOf(await runWith(['score', '--variant', 'tiu-u'], '{"catch":["41"]}'));
    expect(sheet).toMatchObject({ total: 10, lines: [{ id: 'small-fish', rounding: 5 }] });
  });

  test('counts by the rules it is given', async () => {
    const supreme = '{"catch":["42","42","21","21"]}';
    const line = [...shiWuHu, '--rules', '{"bonuses":{"supreme":7}}'];
    expect(answersOf(await runWith(line, supreme))).toMatchObject([{ total: 127 }]);
  });

  test.each([
    { text: '{"catch":["66","66","66","66","66"]}', code: 'wrong-copies' },
    { text: `{"catch":[${Array(256).fill('"63"').join()}]}`, code: 'wrong-copies' },
    { text: '{"catch":["63","77"]}', code: 'not-a-tile' },
    { text: '{"catch":[63]}', code: 'not-a-tile' },
    { text: '{"catch":"63"}', code: 'wrong-value' },
    { text: '["63"]', code: 'wrong-value' },
    { text: '{}', code: 'missing-key' },
    { text: '{"catch":[],"hand":[]}', code: 'unknown-key' },
    { text: '{"catch":["63"],"catch":[]}', code: 'repeated-key' },
    { text: 'catch', code: 'not-json' },
  ])('refuses $text', async ({ text, code }) => {
    const ran = await runWith(shiWuHu, text);
    expect(ran.status).toBe(1);
    expect(answersOf(ran)).toMatchObject([{ error: { code } }]);
  });
});

describe('choose', () => {
  const greedy = ['choose', '--bot', 'greedy'];

  test.each(levels)('%s gives a legal play, the same for the same samples', async (bot) => {
    const [standing] = answersOf(await runWith(['replay'], JSON.stringify(sample)));
    const { legal } = v.parse(v.object({ legal: v.array(v.string()) }), standing);
    const texts = `${JSON.stringify(sample)}\n`.repeat(3);
    for (const options of [
      ['--samples', '9'],
      ['--samples', '3', '--seed', 'x'],
    ]) {
      const ran = await runWith(['choose', '--bot', bot, ...options], texts);
      const plays = v.parse(v.array(v.object({ play: v.picklist(legal) })), answersOf(ran));
      expect(plays).toHaveLength(3);
      expect(new Set(plays.map(({ play }) => play)).size).toBe(1);
    }
    const byClock = await runWith(['choose', '--bot', bot, '--budget', '1'], texts);
    expect(
      v.parse(v.array(v.object({ play: v.picklist(legal) })), answersOf(byClock)),
    ).toHaveLength(3);
  });

  test('answers after a draw as well', async () => {
    const drawn = sampleWith({ plays: ['53x44', '55', '65x65'] });
    expect(answersOf(await runWith(greedy, drawn))).toEqual([
      { play: expect.stringMatching(/^52x/) },
    ]);
  });

  test('draws other plays with another seed', async () => {
    const plays = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const { lines } = await runWith(
        ['choose', '--bot', 'random', '--seed', `${seed}`],
        JSON.stringify(sample),
      );
      plays.add(lines.join());
    }
    expect(plays.size).toBeGreaterThan(5);
  });
});
