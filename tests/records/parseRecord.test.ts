import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlay } from '../../src/engine/fishing/index.ts';
import { formatRecord, recordToJson } from '../../src/records/formatRecord.ts';
import { parseRecord, readRecord } from '../../src/records/parseRecord.ts';
import { gameOf, playedRound } from '../support/fishing.ts';
import { playOf, unwrap } from '../support/table.ts';
import { sample, sampleWith, sampleWithout } from './sample.ts';
import { soundRecords } from './soundRecords.ts';

describe('a record', () => {
  test('is read again as it was written, whatever the game', () => {
    fc.assert(
      fc.property(soundRecords, (record) => {
        expect(unwrap(parseRecord(formatRecord(record)))).toEqual(record);
      }),
    );
  });

  test('is written in one line, its keys in the order of the page of records', () => {
    const record = unwrap(parseRecord(JSON.stringify(sample)));
    expect(formatRecord(record)).toBe(JSON.stringify(sample));
  });

  test('is read the same whatever the order of its keys', () => {
    const backwards = Object.fromEntries(Object.entries(sample).reverse());
    expect(readRecord(backwards)).toEqual(readRecord(sample));
  });

  test('holds of its rules only what differs from the variant’s own', () => {
    const rules = {
      triple: 'whole',
      captures: { tens: true, supremePair: false },
      bonuses: { skyNine: 300, supreme: 200 },
      doubleAt: 1000,
    };
    const record = unwrap(parseRecord(sampleWith({ rules })));
    expect(record.rules).toEqual({ captures: { tens: true }, bonuses: { supreme: 200 } });
    expect(gameOf(record).rules).toMatchObject({ triple: 'whole', captures: { tens: true } });
    expect('rules' in recordToJson({ ...record, rules: { triple: 'whole' } })).toBe(false);
  });

  test('without a starter is begun by seat 0', () => {
    expect(unwrap(parseRecord(sampleWithout('starter'))).starter).toBe(0);
  });

  test('with a seed alone has the deal that the seed deals', () => {
    const record = unwrap(parseRecord(sampleWithout('deal')));
    expect(recordToJson(record).deal).toEqual(sample.deal);
  });

  test('agrees with its seed in whatever order hands and lake are written', () => {
    const { hands, lake, drawPile } = sample.deal;
    const deal = {
      hands: hands.map((hand) => [...hand].sort()),
      lake: lake.toReversed(),
      drawPile,
    };
    expect(recordToJson(unwrap(parseRecord(sampleWith({ deal })))).deal).toEqual(deal);
  });

  test('may name tiles as people write them, and never writes them so', () => {
    const text = JSON.stringify(sample).replaceAll('"53"', '"[3:5]"').replaceAll('"64"', '"46"');
    const record = unwrap(parseRecord(text.replace('"53x44"', '"[5:3]x[4:4]"')));
    expect(formatRecord(record)).toBe(JSON.stringify(sample));
  });

  test('stands where its plays have led', () => {
    const record = unwrap(parseRecord(JSON.stringify(sample)));
    expect(record.plays.map(formatPlay)).toEqual(sample.plays);
    expect(playedRound(record).position).toMatchObject({ phase: 'hand', seat: 0, turnedUp: 2 });
  });

  test('with a play behind its end is refused', () => {
    fc.assert(
      fc.property(soundRecords, (record) => {
        const { position } = playedRound(unwrap(parseRecord(formatRecord(record))));
        fc.pre(position.phase === 'over');
        const at = record.plays.length;
        expect(
          parseRecord(formatRecord({ ...record, plays: [...record.plays, playOf('66')] })),
        ).toEqual({ ok: false, problem: { code: 'play-after-end', at, found: '66' } });
      }),
      { numRuns: 20 },
    );
  });

  test('keeps anything inside its meta', () => {
    const meta = JSON.parse('{"__proto__":{"a":[1,null]},"constructor":"x","":{"":-1.5e-7}}');
    const record = unwrap(parseRecord(sampleWith({ meta })));
    expect(JSON.stringify(record.meta)).toBe(JSON.stringify(meta));
    expect(formatRecord(record)).toContain(`"meta":${JSON.stringify(meta)}`);
  });
});

describe('a record that has been tampered with', () => {
  const text = JSON.stringify(sample);
  const anywhere = fc.nat(text.length);

  test('is read or refused, never a crash: a piece replaced', () => {
    fc.assert(
      fc.property(anywhere, fc.nat(40), fc.string({ unit: 'binary' }), (from, length, piece) => {
        const parsed = parseRecord(text.slice(0, from) + piece + text.slice(from + length));
        if (parsed.ok) expect(parseRecord(formatRecord(parsed.value)).ok).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is refused when it is cut off anywhere', () => {
    for (let length = 0; length < text.length; length += 1) {
      expect(parseRecord(text.slice(0, length))).toEqual({
        ok: false,
        problem: { code: 'not-json' },
      });
    }
  });

  test('is read or refused, never a crash: a value replaced by any JSON', () => {
    const keys = fc.constantFrom(...Object.keys(sample));
    fc.assert(
      fc.property(keys, fc.jsonValue(), (key, value) => {
        expect(typeof readRecord({ ...sample, [key]: value }).ok).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });

  test('is refused when a value was never JSON', () => {
    for (const value of [undefined, () => 1, Symbol('s'), 1n, new Date(0), Number.NaN]) {
      expect(readRecord({ ...sample, plays: value }).ok).toBe(false);
      expect(readRecord({ ...sample, deal: value }).ok).toBe(false);
      expect(readRecord(value).ok).toBe(false);
    }
    const round: Record<string, unknown> = {};
    round.again = round;
    expect(readRecord({ ...sample, meta: round }).ok).toBe(false);
  });
});
