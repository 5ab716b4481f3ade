import { expect, test } from 'vitest';
import { createGame, type Refusal, rulesIn, variants } from '../../../src/engine/climbing/index.ts';
import { refusalRule } from '../../../src/text/climbing/refusalWords.ts';
import { unwrap } from '../../support/table.ts';

const mixture: Refusal = { code: 'wrong-mixture', trick: [1, 1], raised: [1, 0, 1] };
const supreme: Refusal = { code: 'supreme-beats-nothing' };

test.each(variants)('$id: a refusal leads to a rule that the game has', (variant) => {
  const game = unwrap(createGame(variant, 3));
  for (const why of [mixture, supreme]) {
    expect(rulesIn(variant)).toContain(refusalRule(why, game, false));
  }
  const has = (rule: 'W4' | 'W5') => (rulesIn(variant).includes(rule) ? rule : 'W3');
  expect(refusalRule(mixture, game, false)).toBe(has('W4'));
  expect(refusalRule(supreme, game, false)).toBe(has('W5'));
  expect(refusalRule({ code: 'none-raised' }, game, false)).toBeUndefined();
});

test('W6 cards that cannot be laid lead to laying', () => {
  const [sapNgWu] = variants;
  const game = unwrap(createGame(sapNgWu, 3));
  expect(refusalRule({ code: 'only-with', kind: 0, with: [1] }, game, true)).toBe('W6');
});
