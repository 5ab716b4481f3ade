import { describe, expect, test } from 'vitest';
import type { RecordProblem } from '../../src/engine/index.ts';
import { problemMessage } from '../../src/text/problems.ts';
import { createSay } from '../../src/text/say.ts';

type Code = RecordProblem['code'];
type ProblemOf = { readonly [One in Code]: Extract<RecordProblem, { code: One }> };

// A code without a line here does not compile.
const examples = {
  'too-long': { code: 'too-long', limit: 1000 },
  'not-json': { code: 'not-json' },
  'missing-key': { code: 'missing-key', path: 'plays' },
  'unknown-key': { code: 'unknown-key', path: 'rules.tripel' },
  'repeated-key': { code: 'repeated-key', key: 'plays' },
  'wrong-value': { code: 'wrong-value', path: 'starter', expected: 'integer', found: '{x}' },
  'wrong-format': { code: 'wrong-format', found: 'fifteen-lakes/2' },
  'unknown-variant': { code: 'unknown-variant', found: 'tiu' },
  'switch-not-in-variant': {
    code: 'switch-not-in-variant',
    path: 'rules.bonuses',
    variant: 'tiu-u',
  },
  'no-such-seat': { code: 'no-such-seat', found: 3, seats: 2 },
  'not-a-tile': { code: 'not-a-tile', path: 'deal.lake.3', found: '77' },
  'no-deal': { code: 'no-deal' },
  'wrong-size': { code: 'wrong-size', path: 'deal.lake', expected: 16, found: 15 },
  'wrong-copies': { code: 'wrong-copies', kind: '66', expected: 4, found: 5 },
  'seed-disagrees': { code: 'seed-disagrees', seed: 'lotus' },
  'not-a-play': { code: 'not-a-play', at: 17, found: 'pass' },
  'play-not-legal': { code: 'play-not-legal', at: 17, found: '54x63' },
  'play-after-end': { code: 'play-after-end', at: 48, found: '54' },
  'round-over': { code: 'round-over' },
} satisfies ProblemOf;

describe('every problem has words', () => {
  const say = createSay('en');

  test.each(Object.values<RecordProblem>(examples))('$code says all its facts', (problem) => {
    const message = problemMessage(problem, say);
    expect(message).toMatch(/^.+\.$/);
    expect(message).not.toContain('problem.');
    const { code: _, ...facts } = problem;
    for (const fact of Object.values(facts)) expect(message).toContain(String(fact));
  });

  test('a record that is no object at all is told without a path', () => {
    const problem = { code: 'wrong-value', path: '', expected: 'object', found: '15' } as const;
    expect(problemMessage(problem, say)).toBe('Expected object, found 15.');
  });
});
