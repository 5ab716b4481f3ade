import { describe, expect, test } from 'vitest';
import { formatKind } from '../../../../src/engine/index.ts';
import { featAt, featsBetween } from '../../../../src/ui/fishing/table/feats.ts';
import { tableModelOf } from '../../../../src/ui/fishing/table/tableModel.ts';
import { featWords } from '../../../../src/ui/fishing/table/words/featWords.ts';
import { say } from '../../../support/say.ts';
import { freshRound, withTyped } from './playedRound.ts';

const round = freshRound({
  variant: 'shi-wu-hu',
  deal: { hands: ['42 21', '66 54'], lake: '42 21 66 54 63', drawPile: '33 22 31 65' },
});
const plays = ['42x42', '33', '66x66', '22', '21x21'] as const;
const supreme = tableModelOf(withTyped(round, ...plays));
const at = plays.length - 1;

describe('a feat', () => {
  test('S5: is a group that a catch completes, with its tiles and all that it adds', () => {
    const feat = featAt(supreme, at);
    expect(feat).toMatchObject({ at, seat: 0, completes: ['supreme'], points: 100 });
    expect(feat?.tiles.map(formatKind).toSorted()).toEqual(['21', '21', '42', '42']);
  });

  test('is told with who completed what', () => {
    const [feat] = featsBetween(supreme, 0, at + 1);
    expect(feat && featWords(feat, supreme, say)).toEqual(['Ann completed Supreme: +100']);
  });

  test('is none where a tile is placed, or where nothing becomes complete', () => {
    expect(featAt(supreme, 0)).toBeUndefined();
    expect(featAt(supreme, 1)).toBeUndefined();
    expect(featsBetween(supreme, 0, at)).toEqual([]);
  });

  test('S9: is the line where payments double, once it is reached', () => {
    const game = { ...supreme.game, rules: { ...supreme.game.rules, doubleAt: 50 } };
    const feat = featAt({ ...supreme, game }, at);
    expect(feat?.reachesLine).toBe(true);
    expect(feat && featWords(feat, { ...supreme, game }, say)).toContain(
      'Ann reached 50 points: payments can double',
    );
    expect(featAt(supreme, at)?.reachesLine).toBe(false);
  });

  test('S8: a bonus that is worth nothing is none', () => {
    const { game } = supreme;
    const bonuses = game.scoring.bonuses.map((bonus) => ({ ...bonus, points: 0, needs: [] }));
    const without = { ...game, scoring: { ...game.scoring, bonuses } };
    expect(featAt({ ...supreme, game: without }, at)?.completes).toEqual(['supreme']);
  });
});
