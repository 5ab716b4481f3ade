import { readFileSync } from 'node:fs';
import * as v from 'valibot';
// The mutation tests have no setup of their own that would do it.
import '../support/joinFamilies.ts';

/**
 * The lines of a file of tests/golden, each held against its schema; fails for a file without
 * lines.
 */
export function readGolden<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  const lines = readFileSync(`tests/golden/${name}`, 'utf8').trim().split('\n');
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}
