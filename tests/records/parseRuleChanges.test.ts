import { describe, expect, test } from 'vitest';
import { switchesOf, variants, withSwitch } from '../../src/engine/fishing/index.ts';
import { parseRuleChanges } from '../../src/records/parseRuleChanges.ts';

describe('changes of rules as text', () => {
  test.each(
    variants.flatMap((variant) =>
      switchesOf(variant).flatMap(({ key, values }) =>
        ('least' in values ? [0, 1_000_000] : values).map((value) => ({
          variant: variant.id,
          key,
          value,
          changes: withSwitch(variant, {}, key, value),
        })),
      ),
    ),
  )('may set $key to $value', ({ variant, changes }) => {
    expect(parseRuleChanges(variant, JSON.stringify(changes))).toEqual({
      ok: true,
      value: changes,
    });
  });

  test('may be none', () => {
    expect(parseRuleChanges('tiu-u', '{}')).toEqual({ ok: true, value: {} });
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
    expect(parseRuleChanges('tiu-u', text)).toEqual({ ok: false, problem });
  });
});
