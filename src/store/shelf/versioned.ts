import * as v from 'valibot';
import { failure, type Result, success } from '../../engine/index.ts';
import { mostShelfText } from './shelf.ts';

/** Why something kept cannot be read: a later version of the app has kept it, or it is damaged. */
export type Unreadable = 'newer' | 'damaged';

const jsonSchema = v.pipe(v.string(), v.maxLength(mostShelfText), v.parseJson());
const versionSchema = v.looseObject({ version: v.number() });

/**
 * Reads a value that was kept with the version of its shape.
 * @param newest the version that this app keeps; what has a later one is `newer`
 * @param schema every version that can be read; what it refuses is `damaged`
 */
export function readVersioned<Schema extends v.GenericSchema>(
  newest: number,
  schema: Schema,
  value: unknown,
): Result<v.InferOutput<Schema>, Unreadable> {
  const versioned = v.safeParse(versionSchema, value);
  if (!versioned.success) return failure('damaged');
  if (versioned.output.version > newest) return failure('newer');
  const read = v.safeParse(schema, value);
  return read.success ? success(read.output) : failure('damaged');
}

/**
 * Reads the JSON text of such a value, as {@link readVersioned} does; what is no JSON is `damaged`.
 */
export function parseVersioned<Schema extends v.GenericSchema>(
  newest: number,
  schema: Schema,
  text: string,
): Result<v.InferOutput<Schema>, Unreadable> {
  const json = v.safeParse(jsonSchema, text);
  return json.success ? readVersioned(newest, schema, json.output) : failure('damaged');
}
