import type { JsonObject, RoundRecord } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import type { MatchSetup } from '../../../src/store/match/match.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

/** A finished round of Tiu-U. */
export function roundOf(
  seed: string,
  meta: JsonObject = {},
  controls: readonly Control[] = ['person', 'greedy'],
  change: Partial<MatchSetup> = {},
): RoundRecord {
  const record = finishedRound(setupOf(controls, { seed, ...change }));
  return unwrap(parseRecord(formatRecord({ ...record, meta: { ...record.meta, ...meta } })));
}
