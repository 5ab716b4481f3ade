import { describe, expect, test } from 'vitest';
import { gainOf, type RuleChanges } from '../../../../src/engine/fishing/index.ts';
import { countTiles, formatKind, kindOf } from '../../../../src/engine/index.ts';
import { featsBetween } from '../../../../src/ui/fishing/table/feats.ts';
import { tableModelOf } from '../../../../src/ui/fishing/table/tableModel.ts';
import { featWords } from '../../../../src/ui/fishing/table/words/featWords.ts';
import { say } from '../../../support/say.ts';
import { playOf, tilesIn } from '../../../support/table.ts';
import { freshRound, withTyped } from './playedRound.ts';

const plays = ['42x42', '33', '66x66', '22', '21x21'] as const;
const deal = { hands: ['42 21', '66 54'], lake: '42 21 66 54 63', drawPile: '33 22 31 65' };
const played = (rules: RuleChanges = {}) =>
  tableModelOf(withTyped(freshRound({ variant: 'shi-wu-hu', deal, rules }), ...plays));
const supreme = played();
const at = plays.length - 1;

describe('a feat', () => {
  test('S5: is a group that a catch completes, with its tiles and all that it adds', () => {
    const feat = supreme.featAt(at);
    expect(feat).toMatchObject({ at, seat: 0, completes: ['supreme'], points: 100 });
    expect(feat?.tiles.map(formatKind).toSorted()).toEqual(['21', '21', '42', '42']);
  });

  test('is told with who completed what', () => {
    const [feat] = featsBetween(supreme, 0, at + 1);
    expect(feat && featWords(feat, supreme, say)).toEqual(['Ann completed Supreme: +100']);
  });

  test('is none where a tile is placed, or where nothing becomes complete', () => {
    expect(supreme.featAt(0)).toBeUndefined();
    expect(supreme.featAt(1)).toBeUndefined();
    expect(featsBetween(supreme, 0, at)).toEqual([]);
  });

  test('S9: is the line where payments double, once it is reached', () => {
    const doubled = played({ doubleAt: 50 });
    const feat = doubled.featAt(at);
    expect(feat?.line).toBe('doubles');
    expect(feat && featWords(feat, doubled, say)).toContain(
      'Ann reached 50 points: payments can double',
    );
    expect(supreme.featAt(at)?.line).toBeUndefined();
  });

  test('S9: is told where the last seat reaches the line, so that nothing doubles any more', () => {
    const both = played({ doubleAt: 10 });
    expect([both.featAt(0)?.line, both.featAt(2)?.line]).toEqual(['doubles', 'ends']);
    const feat = both.featAt(2);
    expect(feat && featWords(feat, both, say)).toEqual([
      'Bo reached 10 points too: nothing doubles',
    ]);
  });

  test('S8: a bonus that is worth nothing is none', () => {
    const { game } = supreme;
    const withWorth = (points: number) => {
      const needs = [{ oneOf: [kindOf('21')], copies: 1 }];
      return {
        ...game,
        scoring: { ...game.scoring, bonuses: [{ id: 'supreme', needs, points }] },
      } as const;
    };
    const completedWith = (points: number) =>
      gainOf(withWorth(points), countTiles(tilesIn('42 42')), playOf('21x21')).completes;
    expect(completedWith(0)).toEqual(['supreme']);
    expect(completedWith(100)).toEqual(['supreme', 'bonus-supreme']);
  });
});
