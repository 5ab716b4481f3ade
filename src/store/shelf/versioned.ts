import * as v from 'valibot';
import { failure, type Result, success } from '../../engine/index.ts';
import { soundIn } from '../../records/soundIn.ts';
import { mostShelfText } from './shelf.ts';

/** `newer`: a later version of the app has kept it. */
export type Unreadable = 'newer' | 'damaged';

const jsonSchema = v.pipe(v.string(), v.maxLength(mostShelfText), v.parseJson());

/** The fields of what is kept, without the number of the version. */
type FieldsSchema = v.GenericSchema<unknown, object>;

/** Versions are numbered from 1. */
export interface Versioned<Value extends object> {
  /**
   * Reads a value of any version and brings it up to the newest, step by step. A value of a later
   * version is `newer`; any other that no step accepts is `damaged`.
   */
  readonly read: (kept: unknown) => Result<Value, Unreadable>;
  readonly parse: (text: string) => Result<Value, Unreadable>;
  /** A value of the newest version as it is kept: the number of that version comes first. */
  readonly write: (fields: object) => object;
  readonly format: (fields: object) => string;
  /**
   * @param number one more than the newest
   * @param schema checks values of this version, and what `up` makes
   * @param up makes a value of this version from one of the version before
   * @throws RangeError if the number is not one more than the newest
   */
  readonly next: <Schema extends FieldsSchema>(
    number: number,
    schema: Schema,
    up: (before: Value) => v.InferInput<Schema>,
  ) => Versioned<v.InferOutput<Schema>>;
}

/** The first version of a shape that is read, mostly 1; `next` adds the others. */
export function versioned<Schema extends FieldsSchema>(
  first: number,
  schema: Schema,
): Versioned<v.InferOutput<Schema>> {
  return upTo(first, (number, fields) => (number === first ? soundIn(schema, fields) : undefined));
}

/**
 * @param readAs reads the fields of a value by the number of its version; gives a value of the
 * newest version, or undefined if they are not sound
 */
function upTo<Value extends object>(
  newest: number,
  readAs: (number: number, fields: object) => Value | undefined,
): Versioned<Value> {
  const write = (fields: object): object => ({ version: newest, ...fields });
  const readKept = (kept: unknown): Result<Value, Unreadable> => {
    if (!isNumbered(kept)) return failure('damaged');
    const { version, ...fields } = kept;
    if (version > newest) return failure('newer');
    const value = readAs(version, fields);
    return value === undefined ? failure('damaged') : success(value);
  };
  return {
    read: readKept,
    parse: (text) => readKept(soundIn(jsonSchema, text)),
    write,
    format: (fields) => JSON.stringify(write(fields)),
    next: (added, schema, up) => {
      if (added !== newest + 1) throw new RangeError(`Version ${added} cannot follow ${newest}.`);
      return upTo(added, (number, fields) => {
        if (number === added) return soundIn(schema, fields);
        const before = readAs(number, fields);
        return before && soundIn(schema, up(before));
      });
    },
  };
}

function isNumbered(value: unknown): value is { readonly version: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number'
  );
}
