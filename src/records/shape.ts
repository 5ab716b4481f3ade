import * as v from 'valibot';
import { failure, type RecordProblem, type Result, success } from '../engine/index.ts';

/** The most characters of a wrong value or key that a problem repeats. */
const mostShown = 60;

/** The schema of an object with exactly these keys; valibot's own would take a list for an object. */
export function objectShape<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.check(isObject, 'object'), v.strictObject(entries));
}

/** The schema of a text of at most so many characters. */
export function textShape(most: number) {
  return v.pipe(v.string('string'), v.maxLength(most, `string 0..${most}`));
}

/** The schema of a list of anything, at most so long. */
export function listShape(most: number) {
  return v.pipe(v.array(v.unknown(), 'array'), v.maxLength(most, `array 0..${most}`));
}

/**
 * Holds a value against a schema. The schemas of this project say what they expect where valibot would say a message.
 * @param path where the value lies, for the problem; empty for the whole
 * @returns the value, or the first `missing-key`, `unknown-key` or `wrong-value`
 */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  path: readonly string[] = [],
): Result<v.InferOutput<Schema>, RecordProblem> {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  return parsed.success ? success(parsed.output) : failure(problemOf(parsed.issues[0], path));
}

/** A value from outside as a problem shows it: short, and always a text. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `array ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'object';
  if (typeof value === 'string' && value.length > mostShown) return `string ${value.length}`;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** A text from outside, cut short where it is too long to repeat. */
export function shorten(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemOf(issue: v.BaseIssue<unknown>, before: readonly string[]): RecordProblem {
  const keys = issue.path?.map(({ key }) => shorten(String(key))) ?? [];
  const path = [...before, ...keys].join('.');
  const isKey = issue.path?.at(-1)?.origin === 'key';
  if (isKey) return { code: issue.expected === 'never' ? 'unknown-key' : 'missing-key', path };
  return {
    code: 'wrong-value',
    path,
    expected: issue.message,
    found: describeValue(issue.input),
  };
}
