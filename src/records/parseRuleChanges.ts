import type { RecordProblem, Result, RuleChanges, VariantId } from '../engine/index.ts';
import { recordFormOf } from './families.ts';
import { parseJson } from './parseJson.ts';
import { readShape } from './shape.ts';

/**
 * Reads what a record's `rules` may hold for a variant from JSON text.
 * @returns the changes, or what is wrong with their shape; whether the variant has the switches
 * `createGame` tells
 */
export function parseRuleChanges(
  variant: VariantId,
  text: string,
): Result<RuleChanges, RecordProblem> {
  const json = parseJson(text);
  const { rulesShape } = recordFormOf(variant);
  return json.ok ? readShape(rulesShape, json.value, ['rules']) : json;
}
