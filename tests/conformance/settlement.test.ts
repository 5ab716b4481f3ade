import { describe, expect, test } from 'vitest';
import { paymentsOf } from '../../src/engine/fishing/index.ts';
import { balanceOf, copiesIn, formatKind, kinds } from '../../src/engine/index.ts';
import { answerScore } from '../../src/headless/fishing/score.ts';
import { gameOf, unwrap } from '../support/table.ts';

describe('the worked examples of RULES.md for a whole kit and for a settlement', () => {
  test.each([
    { variant: 'tiu-u', total: 594 },
    { variant: 'shi-wu-hu', total: 2740 },
    { variant: 'shi-wu-hu-64', total: 2060 },
  ] as const)('S8: everything in the kit counts $total in $variant', ({ variant, total }) => {
    const game = gameOf(variant);
    const everything = kinds.flatMap((kind) =>
      Array<string>(copiesIn(game.variant.kit, kind)).fill(formatKind(kind)),
    );
    const answer = unwrap(answerScore(JSON.stringify({ catch: everything }), game));
    expect(answer.total).toBe(total);
  });

  test('S9: 1100, 900 and 600 under Shi Wu Hu settle to +1400, −100 and −1300', () => {
    const { rules } = gameOf('shi-wu-hu', 3);
    expect(balanceOf(paymentsOf([1100, 900, 600], rules), 3)).toEqual([1400, -100, -1300]);
  });
});
