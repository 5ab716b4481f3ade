import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerReplay } from '../../src/headless/replay.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { unwrap } from '../support/table.ts';
import { readGolden } from './golden.ts';

const rounds = readGolden(
  'rounds.jsonl',
  v.strictObject({
    record: v.looseObject({ variant: v.string(), players: v.array(v.string()) }),
    expect: v.looseObject({}),
  }),
);

describe('the rounds of the conformance cases', () => {
  test('are all there', () => {
    expect(rounds).toHaveLength(150);
  });

  test.each(rounds.map((round, index) => ({ ...round, line: index + 1 })))(
    'line $line: $record.variant replays to what is expected',
    ({ record, expect: expected }) => {
      expect(answerReplay(JSON.stringify(record))).toEqual({ ok: true, value: expected });
    },
  );

  test.each(rounds.map((round, index) => ({ ...round, line: index + 1 })))(
    'line $line: $record.variant is written as it was read',
    ({ record }) => {
      const written = formatRecord(unwrap(parseRecord(JSON.stringify(record))));
      expect(JSON.parse(written)).toEqual(record);
    },
  );
});
