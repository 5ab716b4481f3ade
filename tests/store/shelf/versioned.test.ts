import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { failure, success } from '../../../src/engine/index.ts';
import { mostShelfText } from '../../../src/store/shelf/shelf.ts';
import { versioned } from '../../../src/store/shelf/versioned.ts';

const name = v.string();
const age = v.nullable(v.number());

const one = versioned(1, v.strictObject({ name }));
const two = one.next(2, v.strictObject({ name, age }), (first) => ({ ...first, age: null }));
const three = two.next(
  3,
  v.strictObject({ names: v.pipe(v.array(name), v.maxLength(2)), age }),
  ({ name: only, age: known }) => ({ names: only.split(' '), age: known }),
);

describe('a value of several versions', () => {
  test.each([
    ['first', '{"version":1,"name":"Ann Lee"}', { names: ['Ann', 'Lee'], age: null }],
    ['second', '{"version":2,"name":"Ann","age":7}', { names: ['Ann'], age: 7 }],
    ['newest', '{"version":3,"names":[],"age":7}', { names: [], age: 7 }],
  ])('is read from the %s of them, step by step', (_, text, value) => {
    expect(three.parse(text)).toEqual(success(value));
  });

  test('is written with the number of the newest version first', () => {
    expect(one.format({ name: 'Ann' })).toBe('{"version":1,"name":"Ann"}');
    expect(three.format({ age: 7, names: ['Ann'] })).toBe('{"version":3,"age":7,"names":["Ann"]}');
  });

  test('is newer, whatever its shape, from the first version on that is not known', () => {
    expect(three.parse('{"version":4}')).toEqual(failure('newer'));
    expect(two.parse('{"version":3,"names":[],"age":7}')).toEqual(failure('newer'));
    expect(three.parse('{"version":1e999}')).toEqual(failure('newer'));
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '3'],
    ['null', 'null'],
    ['a list', '[3]'],
    ['an object without a version', '{"names":[],"age":null}'],
    ['of a version that is no number', '{"version":"3","names":[],"age":null}'],
    ['of a version before the first', '{"version":0,"name":"Ann"}'],
    ['of a version between two', '{"version":1.5,"name":"Ann"}'],
    ['of the shape of a later version', '{"version":1,"name":"Ann","age":7}'],
    ['of the shape of an earlier version', '{"version":3,"name":"Ann","age":7}'],
    ['made wrong by a step', '{"version":2,"name":"Ann Bo Lee","age":7}'],
    ['far longer than any shelf', `{"version":1,"name":"Ann"}${' '.repeat(mostShelfText)}`],
  ])('is damaged where it is %s', (_, text) => {
    expect(three.parse(text)).toEqual(failure('damaged'));
  });

  test.each([1, 2, 4, 2.5])('takes no step from version 2 to version %d', (number) => {
    const skip = () => two.next(number, v.strictObject({ name }), (second) => second);
    expect(skip).toThrow(RangeError);
  });
});

describe('a value that is kept as an object', () => {
  test('is read and written as its text is', () => {
    const kept = { version: 2, name: 'Ann', age: 7 };
    expect(two.read(kept)).toEqual(success({ name: 'Ann', age: 7 }));
    expect(two.read({ version: 1, name: 'Ann' })).toEqual(success({ name: 'Ann', age: null }));
    expect(JSON.stringify(two.write({ name: 'Ann', age: 7 }))).toBe(JSON.stringify(kept));
  });

  test.each([
    ['newer', { version: 3 }],
    ['damaged', { version: 2 }],
    ['damaged', { name: 'Ann' }],
    ['damaged', 'Ann'],
    ['damaged', null],
    ['damaged', undefined],
  ] as const)('is %s: %j', (problem, value) => {
    expect(two.read(value)).toEqual(failure(problem));
  });
});
