import { describe, expect, test } from 'vitest';
import type { ExpectedValue, FoundValue, RecordProblem } from '../../src/engine/index.ts';
import { problemMessage } from '../../src/text/problems.ts';
import { say } from '../support/say.ts';

type Code = RecordProblem['code'];
type ProblemOf = { readonly [One in Code]: Extract<RecordProblem, { code: One }> };

// A code without a line here does not compile.
const examples = {
  'too-long': { code: 'too-long', limit: 1000 },
  'not-json': { code: 'not-json' },
  'missing-key': { code: 'missing-key', path: 'plays' },
  'unknown-key': { code: 'unknown-key', path: 'rules.tripel' },
  'repeated-key': { code: 'repeated-key', key: 'plays' },
  'wrong-value': {
    code: 'wrong-value',
    path: 'starter',
    expected: { type: 'integer' },
    found: { type: 'value', written: '"{x}"' },
  },
  'wrong-format': { code: 'wrong-format', expected: 'fifteen-lakes/1', found: 'fifteen-lakes/2' },
  'unknown-variant': { code: 'unknown-variant', found: 'tiu' },
  'switch-not-in-variant': {
    code: 'switch-not-in-variant',
    path: 'rules.bonuses',
    variant: 'tiu-u',
  },
  'no-such-seat': { code: 'no-such-seat', found: 3, seats: 2 },
  'not-a-tile': { code: 'not-a-tile', path: 'deal.lake.3', found: '77' },
  'not-a-combination': { code: 'not-a-combination', path: 'won.2', found: '66+44' },
  'no-deal': { code: 'no-deal' },
  'wrong-size': { code: 'wrong-size', path: 'deal.lake', expected: 16, found: 15 },
  'wrong-copies': { code: 'wrong-copies', kind: '66', expected: 4, found: 5 },
  'seed-disagrees': { code: 'seed-disagrees', seed: 'lotus' },
  'no-deal-fits': { code: 'no-deal-fits' },
  'not-a-play': { code: 'not-a-play', at: 17, found: 'pass' },
  'play-not-legal': { code: 'play-not-legal', at: 17, found: '54x63' },
  'play-after-end': { code: 'play-after-end', at: 48, found: '54' },
  'round-over': { code: 'round-over' },
} satisfies ProblemOf;

function wrong(expected: ExpectedValue, found: FoundValue, path = 'starter'): RecordProblem {
  return { code: 'wrong-value', path, expected, found };
}

describe('every problem has words', () => {
  test.each(Object.values<RecordProblem>(examples))('$code says all its facts', (problem) => {
    const message = problemMessage(problem, say);
    expect(message).toMatch(/^.+\.$/);
    expect(message).not.toContain('problem.');
    const { code: _, ...facts } = problem;
    for (const fact of Object.values(facts)) {
      if (typeof fact !== 'object') expect(message).toContain(String(fact));
    }
  });

  test('a record that is no object at all is told without a path', () => {
    const problem = wrong({ type: 'object' }, { type: 'value', written: '15' }, '');
    expect(problemMessage(problem, say)).toBe('Expected an object, found 15.');
  });

  test.each<[ExpectedValue, string]>([
    [{ type: 'text' }, 'a text'],
    [{ type: 'text', most: 200 }, 'a text of at most 200 characters'],
    [{ type: 'list' }, 'a list'],
    [{ type: 'list', least: 2, most: 3 }, 'a list of 2 to 3 entries'],
    [{ type: 'list', most: 200 }, 'a list of 0 to 200 entries'],
    [{ type: 'integer' }, 'a whole number'],
    [{ type: 'integer', least: 0, most: 1_000_000 }, 'a whole number from 0 to 1000000'],
    [{ type: 'boolean' }, 'true or false'],
    [{ type: 'object' }, 'an object'],
    [{ type: 'object', mostLevels: 32 }, 'an object of at most 32 levels'],
    [{ type: 'one-of', oneOf: ['off', 'may', 'must'] }, '"off", "may", or "must"'],
  ])('%j is expected in words', (expected, words) => {
    const problem = wrong(expected, { type: 'value', written: 'null' });
    expect(problemMessage(problem, say)).toBe(`At “starter”: expected ${words}, found null.`);
  });

  test.each<[FoundValue, string]>([
    [{ type: 'value', written: '"{x}"' }, '"{x}"'],
    [{ type: 'text', length: 201 }, 'a text of 201 characters'],
    [{ type: 'list', length: 1 }, 'a list of 1 entry'],
    [{ type: 'object' }, 'an object'],
  ])('%j is found in words', (found, words) => {
    const problem = wrong({ type: 'boolean' }, found);
    expect(problemMessage(problem, say)).toBe(
      `At “starter”: expected true or false, found ${words}.`,
    );
  });
});
