import * as v from 'valibot';

/** The value as its schema reads it; undefined where it has another shape. */
export function soundIn<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
}
