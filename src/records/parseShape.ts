import type * as v from 'valibot';
import type { RecordProblem, Result } from '../engine/index.ts';
import { parseJson } from './parseJson.ts';
import { readShape } from './shape.ts';

/** Parses JSON text and holds it against a schema, see {@link readShape}. */
export function parseShape<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  path?: readonly string[],
): Result<v.InferOutput<Schema>, RecordProblem> {
  const json = parseJson(text);
  return json.ok ? readShape(schema, json.value, path) : json;
}
