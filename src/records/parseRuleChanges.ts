import type { RecordProblem, Result, RuleChanges } from '../engine/index.ts';
import { parseJson } from './parseJson.ts';
import { rulesShape } from './recordShape.ts';
import { readShape } from './shape.ts';

/**
 * Reads what a record's `rules` may hold from JSON text.
 * @returns the changes, or what is wrong with their shape; whether a variant has the switches
 * `createGame` tells
 */
export function parseRuleChanges(text: string): Result<RuleChanges, RecordProblem> {
  const json = parseJson(text);
  return json.ok ? readShape(rulesShape, json.value, ['rules']) : json;
}
