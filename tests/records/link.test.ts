import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoundRecord } from '../../src/engine/index.ts';
import { formatLink, mostLinkCode, parseLink } from '../../src/records/link.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { unwrap } from '../support/table.ts';
import { sampleWith, sampleWithout } from './sample.ts';
import { soundRecords } from './soundRecords.ts';

const seeded = unwrap(parseRecord(sampleWith({}))).record;
const dealt = unwrap(parseRecord(sampleWithout('seed'))).record;

/** What a link keeps of a record: all but what else is known of it; a hand and the lake have no order. */
function kept({ meta, ...record }: RoundRecord): unknown {
  const { hands, lake, drawPile } = record.deal;
  const deal = { hands: hands.map((hand) => hand.toSorted()), lake: lake.toSorted(), drawPile };
  return { ...record, deal };
}

describe('the code of a link', () => {
  test('opens the round it was made of, whatever the record', () => {
    fc.assert(
      fc.property(soundRecords, (record) => {
        const code = formatLink(record);
        const read = unwrap(parseLink(code)).record;
        expect(kept(read)).toEqual(kept(record));
        expect(formatLink(read)).toBe(code);
      }),
    );
  });

  test('holds what an address may hold', () => {
    for (const record of [seeded, dealt]) expect(formatLink(record)).toMatch(/^[\w-]+$/);
  });

  test('tells who played each seat, and nothing else that is known of the record', () => {
    const meta = { players: ['person', 'greedy'], note: 'private' };
    const { record } = unwrap(parseLink(formatLink({ ...seeded, meta })));
    expect(record.meta).toEqual({ players: ['person', 'greedy'] });
  });

  test('is the same whatever else is known of the record', () => {
    const { meta: _, ...bare } = seeded;
    expect(formatLink(bare)).toBe(formatLink({ ...bare, meta: { date: '2024-05-01' } }));
  });

  test.each(['tiu-u', 'shi-wu-hu'] as const)('is short for a whole round: %s', (variant) => {
    const record = finishedRound(setupOf(['person', 'expert'], { variant }));
    expect(formatLink(record).length).toBeLessThan(160);
    const { seed: _, ...unseeded } = record;
    expect(formatLink(unseeded).length).toBeLessThan(220);
  });
});

describe('a code that opens nothing', () => {
  const code = formatLink(seeded);
  const problemOf = (text: string) => {
    const parsed = parseLink(text);
    return parsed.ok ? undefined : parsed.problem.code;
  };

  test.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['characters of no code', `${code.slice(0, -1)}%`],
    ['another script', `${code.slice(0, -1)}湖`],
    ['one that was cut off', code.slice(0, -5)],
    ['one that goes on', `${code}AAAA`],
    [
      'one with two characters exchanged',
      `${code.slice(0, 9)}${code[10]}${code[9]}${code.slice(11)}`,
    ],
  ])('is damaged: %s', (_, text) => {
    expect(problemOf(text)).toBe('link-damaged');
  });

  test('is too long', () => {
    expect(problemOf('A'.repeat(mostLinkCode + 1))).toBe('link-too-long');
  });
});
