import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerReplay } from '../../src/headless/replay.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { unwrap } from '../support/table.ts';
import { readGolden } from './golden.ts';

const roundSchema = v.strictObject({
  record: v.looseObject({ variant: v.string(), players: v.array(v.string()) }),
  expect: v.looseObject({}),
});

describe.each([
  { file: 'rounds.jsonl', lines: 150 },
  { file: 'climbing-rounds.jsonl', lines: 180 },
  { file: 'climbing-pairs.jsonl', lines: 12 },
])('the rounds of $file', ({ file, lines }) => {
  const rounds = readGolden(file, roundSchema).map((round, at) => ({ ...round, line: at + 1 }));

  test('are all there', () => {
    expect(rounds).toHaveLength(lines);
  });

  test.each(rounds)(
    'line $line: $record.variant replays to what is expected, its keys in that order',
    ({ record, expect: expected }) => {
      const answer = unwrap(answerReplay(JSON.stringify(record)));
      expect(answer).toEqual(expected);
      expect(JSON.stringify(answer)).toBe(JSON.stringify(expected));
    },
  );

  test.each(rounds)(
    'line $line: $record.variant is written as it was read, but for rules that are its own',
    ({ record: { rules = {}, ...others } }) => {
      const written = formatRecord(unwrap(parseRecord(JSON.stringify({ ...others, rules }))));
      const { rules: differing = {}, ...rest } = JSON.parse(written);
      expect(rest).toEqual(others);
      expect(rules).toMatchObject(differing);
    },
  );
});
