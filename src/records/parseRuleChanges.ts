import type { RecordProblem, Result, RuleChanges, VariantId } from '../engine/index.ts';
import { recordFormOf } from '../families/rules.ts';
import { parseShape } from './parseShape.ts';

/** What a record's `rules` may hold. Whether the variant has the switches `createGame` tells. */
export function parseRuleChanges(
  variant: VariantId,
  text: string,
): Result<RuleChanges, RecordProblem> {
  return parseShape(recordFormOf(variant).rulesShape, text, ['rules']);
}
