import {
  familyOf,
  type RecordProblem,
  type Result,
  type RuleChanges,
  type VariantId,
} from '../engine/index.ts';
import { recordForms } from './families.ts';
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
  const { rulesShape } = recordForms[familyOf(variant)];
  return json.ok ? readShape(rulesShape, json.value, ['rules']) : json;
}
