import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { switchesOf, variants, withSwitch } from '../../../src/engine/climbing/index.ts';
import { isSameDeal } from '../../../src/records/climbing/readDeal.ts';
import { formatRecord, recordToJson } from '../../../src/records/formatRecord.ts';
import { parseRecord, readRecord } from '../../../src/records/parseRecord.ts';
import { parseRuleChanges } from '../../../src/records/parseRuleChanges.ts';
import { unwrap } from '../../support/table.ts';
import { soundClimbingRecords } from '../soundRecords.ts';
import { luanChuo, sapNgWu } from './sample.ts';

describe('a record of climbing', () => {
  test('is written and read again without a change', () => {
    fc.assert(
      fc.property(soundClimbingRecords, (record) => {
        const text = formatRecord(record);
        const read = unwrap(parseRecord(text));
        expect(formatRecord(read)).toBe(text);
        expect(read.plays).toEqual(record.plays);
        expect(read.deal).toEqual(record.deal);
      }),
    );
  });

  test('is written with a talon only where one is dealt', () => {
    expect(recordToJson(unwrap(readRecord(sapNgWu)))).toEqual(sapNgWu);
    expect(recordToJson(unwrap(readRecord(luanChuo)))).toEqual(luanChuo);
  });

  test('is dealt by its seed where it has no deal', () => {
    const { deal: _, ...seeded } = luanChuo;
    expect(recordToJson(unwrap(readRecord(seeded)))).toEqual(luanChuo);
  });

  test('agrees with its seed in whatever order hands and talon are written', () => {
    const { hands, talon } = luanChuo.deal;
    const deal = {
      hands: hands.map((hand) => hand.toReversed()),
      talon: talon.toReversed(),
    };
    expect(readRecord({ ...luanChuo, deal }).ok).toBe(true);
  });
});

test('hands and talon are the same in any order, but not each other’s', () => {
  const deal = { hands: [[1, 2], [3]], talon: [4, 5, 6] };
  const turned = { hands: [[2, 1], [3]], talon: [6, 4, 5] };
  const exchanged = { hands: [[1, 4], [3]], talon: [2, 5, 6] };
  expect(isSameDeal(deal, turned)).toBe(true);
  expect(isSameDeal(deal, exchanged)).toBe(false);
  expect(isSameDeal(deal, { hands: [[3], [1, 2]], talon: [4, 5, 6] })).toBe(false);
});

test.each(
  variants.flatMap((variant) =>
    switchesOf(variant).flatMap(({ key, values }) =>
      ('least' in values ? [values.least, 1_000_000] : values).map((value) => ({
        variant: variant.id,
        key,
        value,
        changes: withSwitch(variant, {}, key, value),
      })),
    ),
  ),
)('$variant may set $key to $value', ({ variant, changes }) => {
  expect(parseRuleChanges(variant, JSON.stringify(changes))).toEqual({ ok: true, value: changes });
});
