import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerPerft } from '../../src/headless/replay.ts';
import { readGolden } from './golden.ts';

const caseSchema = v.strictObject({
  record: v.looseObject({ variant: v.string() }),
  depth: v.number(),
  nodes: v.number(),
});

describe.each([
  { file: 'perft.jsonl', lines: 30 },
  { file: 'climbing-perft.jsonl', lines: 36 },
])('the perft counts of $file', ({ file, lines }) => {
  const cases = readGolden(file, caseSchema);

  test('are all there', () => {
    expect(cases).toHaveLength(lines);
  });

  test.each(cases.map((one, index) => ({ ...one, line: index + 1 })))(
    'line $line: $record.variant has $nodes sequences of $depth plays',
    ({ record, depth, nodes }) => {
      expect(answerPerft(JSON.stringify(record), depth)).toEqual({ ok: true, value: { nodes } });
    },
  );
});
