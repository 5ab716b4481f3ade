import { describe, expect, test } from 'vitest';
import { switchesOf, variants } from '../../src/engine/index.ts';
import { parseRuleChanges } from '../../src/records/parseRuleChanges.ts';

const allRules = variants.map(({ rules }) => rules);

describe('changes of rules as text', () => {
  test.each(
    allRules.flatMap((rules) =>
      switchesOf(rules).flatMap((one) =>
        (one.values === 'points' ? [0, 1_000_000] : one.values).map((value) => ({
          key: one.key,
          value,
          changes: one.write({}, value),
        })),
      ),
    ),
  )('may set $key to $value', ({ changes }) => {
    expect(parseRuleChanges(JSON.stringify(changes))).toEqual({ ok: true, value: changes });
  });

  test('may be none', () => {
    expect(parseRuleChanges('{}')).toEqual({ ok: true, value: {} });
  });

  test.each([
    { text: '', problem: { code: 'not-json' } },
    {
      text: '{"triple":"choice","triple":"whole"}',
      problem: { code: 'repeated-key', key: 'triple' },
    },
    { text: '{"tripple":"whole"}', problem: { code: 'unknown-key', path: 'rules.tripple' } },
    {
      text: '{"captures":{"tens":1}}',
      problem: {
        code: 'wrong-value',
        path: 'rules.captures.tens',
        expected: { type: 'boolean' },
        found: { type: 'value', written: '1' },
      },
    },
    {
      text: '[]',
      problem: {
        code: 'wrong-value',
        path: 'rules',
        expected: { type: 'object' },
        found: { type: 'list', length: 0 },
      },
    },
  ])('are refused: $text', ({ text, problem }) => {
    expect(parseRuleChanges(text)).toEqual({ ok: false, problem });
  });
});
