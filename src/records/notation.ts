import * as v from 'valibot';
import { parseKind, type Rules } from '../engine/index.ts';

/** Whether the play is legal is another question. */
export function playSchemaOf({ parsePlay }: Pick<Rules, 'parsePlay'>) {
  return written(parsePlay, 'not a play');
}

export const kindSchema = written(parseKind, 'not a tile');

/** Says `problem` where `parse` reads nothing. */
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
