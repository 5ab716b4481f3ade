import { describe, expect, test } from 'vitest';
import { variants, worthOfWu } from '../../../../src/engine/climbing/index.ts';
import { wuHeapOf } from '../../../../src/ui/climbing/table/wuSteps.ts';
import { climbingGameOf } from '../../../support/climbing/table.ts';

describe('the heap of wu', () => {
  test('W13 in bands is marked wherever more is paid', () => {
    const game = climbingGameOf('sap-ng-wu');
    expect(wuHeapOf(game, 0, 0)).toEqual({ room: 18, steps: [15, 18] });
    expect(wuHeapOf(game, 25, 0)).toEqual({ room: 27, steps: [15, 18, 21, 24, 27] });
  });

  test('W13 where every wu more pays it is marked only where that begins', () => {
    expect(wuHeapOf(climbingGameOf('luan-chuo'), 22, 3)).toEqual({ room: 24, steps: [16] });
    expect(wuHeapOf(climbingGameOf('luan-chuo-28'), 22, 0).steps).toEqual([15]);
    expect(wuHeapOf(climbingGameOf('ma-hua-hua'), 3, 0)).toEqual({ room: 15, steps: [6, 11] });
  });

  test.each(variants.map(({ id }) => id))('of %s has room for its wu, three to a stack', (id) => {
    const game = climbingGameOf(id);
    for (let wu = 0; wu <= 40; wu += 1) {
      const { room, steps } = wuHeapOf(game, wu, 1);
      expect(room % 3).toBe(0);
      expect(room).toBeGreaterThanOrEqual(Math.max(wu, game.counting.declaredFrom + 3));
      expect(room).toBeLessThan(Math.max(wu, game.counting.declaredFrom + 3) + 3);
      expect(steps.some((step) => worthOfWu(game, step, 1) > 0)).toBe(true);
    }
  });
});
