import * as v from 'valibot';
import {
  type ExpectedValue,
  type FoundValue,
  failure,
  invariant,
  type RecordProblem,
  type Result,
  success,
} from '../engine/index.ts';
import { isObject } from './json.ts';
import { unseen } from './plainName.ts';

/** Characters. */
const mostShown = 60;

/** By the text that stands where valibot wants a message: a schema carries nothing but a text. */
const expectations = new Map<string, ExpectedValue>();

/** The message of a schema that expects this. */
export function expecting(expected: ExpectedValue): string {
  const message = JSON.stringify(expected);
  expectations.set(message, expected);
  return message;
}

/** With exactly these keys; valibot's own would take a list for an object. */
export function objectShape<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.check(isObject, expecting({ type: 'object' })),
    v.strictObject(entries),
  );
}

export function textShape(most = Number.POSITIVE_INFINITY) {
  return v.pipe(
    v.string(expecting({ type: 'text' })),
    v.maxLength(most, expecting({ type: 'text', most })),
  );
}

/** Of anything. */
export function listShape(most = Number.POSITIVE_INFINITY) {
  return v.pipe(
    v.array(v.unknown(), expecting({ type: 'list' })),
    v.maxLength(most, expecting({ type: 'list', most })),
  );
}

export function integerShape(least: number, most: number) {
  const message = expecting({ type: 'integer', least, most });
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

export function choiceShape<const Words extends readonly string[]>(words: Words) {
  return v.picklist(words, expecting({ type: 'one-of', oneOf: words }));
}

/** Its messages are all made by {@link expecting}; `path` is where the value lies. */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  path: readonly string[] = [],
): Result<v.InferOutput<Schema>, RecordProblem> {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  return parsed.success ? success(parsed.output) : failure(problemOf(parsed.issues[0], path));
}

/** What stands where a text should, as a problem shows it: others as JSON, all cut short. */
export function excerptOf(value: unknown): string {
  if (typeof value === 'string') return shorten(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  return isObject(value) ? '{…}' : String(value);
}

/** A text from outside as a problem repeats it, with signs for what cannot be seen. */
export function shorten(text: string): string {
  const shown = text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
  return shown.replaceAll(unseen, '�');
}

function problemOf(issue: v.BaseIssue<unknown>, before: readonly string[]): RecordProblem {
  const keys = issue.path?.map(({ key }) => shorten(String(key))) ?? [];
  const path = [...before, ...keys].join('.');
  const isKey = issue.path?.at(-1)?.origin === 'key';
  if (isKey) return { code: issue.expected === 'never' ? 'unknown-key' : 'missing-key', path };
  const expected = expectations.get(issue.message);
  invariant(expected !== undefined, 'every schema says what it expects');
  return {
    code: 'wrong-value',
    path,
    expected,
    found: foundOf(issue.input),
  };
}

function foundOf(value: unknown): FoundValue {
  if (Array.isArray(value)) return { type: 'list', length: value.length };
  if (isObject(value)) return { type: 'object' };
  if (typeof value !== 'string') return { type: 'value', written: String(value) };
  if (value.length > mostShown) return { type: 'text', length: value.length };
  return { type: 'value', written: JSON.stringify(value).replaceAll(unseen, '�') };
}
