import { readFileSync } from 'node:fs';
import { invariant, type RoundRecord } from '../../../src/engine/index.ts';
import { readRecord } from '../../../src/records/parseRecord.ts';
import { unwrap } from '../table.ts';

/**
 * Rounds that are over, as they were really played: of all climbing variants, or of Ma Hua Hua with
 * `familyPayments` set. Climbing has joined.
 */
export function finishedRounds(file: 'rounds' | 'pairs' = 'rounds'): readonly RoundRecord[] {
  const lines = readFileSync(`tests/golden/climbing-${file}.jsonl`, 'utf8').trim().split('\n');
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ expect }) => expect.phase === 'over')
    .map(({ record }) => unwrap(readRecord(record)));
}

/** A finished round with such an end; throws where there is none. */
export function roundWith(
  rounds: readonly RoundRecord[],
  holds: (round: RoundRecord) => boolean,
): RoundRecord {
  const found = rounds.find(holds);
  invariant(found !== undefined, 'some round ends so');
  return found;
}
