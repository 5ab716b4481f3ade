import { expect, test } from 'vitest';
import { findVariant, rulesOf } from '../../../src/engine/index.ts';
import { honoursOf } from '../../../src/store/history/honours.ts';
import { parseRulesCode } from '../../../src/store/rulesCode.ts';

test('honours of games lead to a rule that there is', () => {
  const honours = honoursOf([], ['tiu-u', 'shi-wu-hu']).flatMap(({ honours }) => honours);
  const rules = honours.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
  expect(rules.length).toBeGreaterThan(8);
  for (const { at, place } of rules) {
    const read = parseRulesCode('code' in place ? place.code : '');
    expect(read).toMatchObject({ at, isSound: true });
    const variant = findVariant(read.variant ?? '');
    if (variant === undefined) throw new Error('the rule is one of a game');
    expect(rulesOf({ variant }).ruleSpots).toContain(at);
  }
});
