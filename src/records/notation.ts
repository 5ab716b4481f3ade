import * as v from 'valibot';
import { parseKind, type Rules } from '../engine/index.ts';

/** A play in the notation of a family's records; whether it is legal is another question. */
export function playSchemaOf({ parsePlay }: Pick<Rules, 'parsePlay'>) {
  return written(parsePlay, 'not a play');
}

/** A tile in the notation of records. */
export const kindSchema = written(parseKind, 'not a tile');

/** The schema of a text that `parse` reads; `problem` where it does not. */
function written<Value>(parse: (text: string) => Value | undefined, problem: string) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: problem });
      return NEVER;
    }),
  );
}
