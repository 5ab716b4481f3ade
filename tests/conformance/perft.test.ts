import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerPerft } from '../../src/headless/perft.ts';
import { readGolden } from './golden.ts';

const cases = readGolden(
  'perft.jsonl',
  v.strictObject({
    record: v.looseObject({ variant: v.string() }),
    depth: v.number(),
    nodes: v.number(),
  }),
);

describe('the perft counts of the conformance cases', () => {
  test('are all there', () => {
    expect(cases).toHaveLength(30);
  });

  test.each(cases.map((one, index) => ({ ...one, line: index + 1 })))(
    'line $line: $record.variant has $nodes sequences of $depth plays',
    ({ record, depth, nodes }) => {
      expect(answerPerft(JSON.stringify(record), depth)).toEqual({ ok: true, value: { nodes } });
    },
  );
});
