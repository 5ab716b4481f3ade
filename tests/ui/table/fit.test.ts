import { describe, expect, test } from 'vitest';
import { fitMake, fitTiles } from '../../../src/ui/table/fit.ts';

const liking = { largest: 120, favoured: 'sideways', favour: 1 } as const;
const limits = { ...liking, ratio: 2.4 };

describe('fit', () => {
  test.each([
    [{ width: 336, height: 240 }, 24],
    [{ width: 336, height: 270 }, 84],
    [{ width: 284, height: 260 }, 32],
    [{ width: 2000, height: 900 }, 24],
    [{ width: 500, height: 60 }, 12],
  ])('in %o %i tiles lie beside one another and inside the box', (box, count) => {
    const { columns, rows, pose, tile } = fitTiles(box, count, limits);
    const [across, along] = pose === 'upright' ? [tile, tile * 2.4] : [tile * 2.4, tile];
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns * across).toBeLessThanOrEqual(box.width);
    expect(rows * along).toBeLessThanOrEqual(box.height);
    expect(tile).toBeGreaterThan(8);
  });

  test('even the fullest lake of all has targets of 24 px on the smallest phone', () => {
    const box = { width: 336, height: 210 };
    const { columns, rows } = fitTiles(box, 84, limits);
    expect(Math.min(box.width / columns, box.height / rows)).toBeGreaterThanOrEqual(24);
  });

  test('longer tiles keep inside the box too', () => {
    const box = { width: 336, height: 240 };
    const { columns, rows, pose, tile } = fitTiles(box, 24, { ...limits, ratio: 3.9 });
    const [across, along] = pose === 'upright' ? [tile, tile * 3.9] : [tile * 3.9, tile];
    expect(columns * across).toBeLessThanOrEqual(box.width);
    expect(rows * along).toBeLessThanOrEqual(box.height);
  });

  test('cards lie whole where they are 30 px wide so, else cut, and are then larger', () => {
    const roomy = { width: 1200, height: 700 };
    const narrow = { width: 344, height: 260 };
    const whole = fitMake(roomy, 24, 'cards', liking);
    expect(whole).toEqual({ ...fitTiles(roomy, 24, { ...liking, ratio: 3.9 }), cut: false });
    expect(whole.tile).toBeGreaterThanOrEqual(30);
    const tooSmall = fitTiles(narrow, 24, { ...liking, ratio: 3.9 });
    expect(tooSmall.tile).toBeLessThan(30);
    const cut = fitMake(narrow, 24, 'cards', liking);
    expect(cut.cut).toBe(true);
    expect(cut.tile).toBeGreaterThan(tooSmall.tile);
  });

  test('from one pixel to the next no card is both cut and wide enough to be whole', () => {
    for (let width = 200; width <= 900; width += 1) {
      const box = { width, height: 300 };
      const wouldBe = fitTiles(box, 15, { ...liking, ratio: 3.9 }).tile;
      expect(fitMake(box, 15, 'cards', liking).cut).toBe(wouldBe < 38);
    }
  });

  test('a card keeps its face where it is told', () => {
    const box = { width: 344, height: 260 };
    expect(fitMake(box, 24, 'cards', liking).cut).toBe(true);
    expect(fitMake(box, 4, 'cards', liking).cut).toBe(false);
    const { tile } = fitTiles(box, 4, { ...liking, ratio: 1.95 });
    expect(fitMake(box, 4, 'cards', liking, true)).toMatchObject({ cut: true, tile });
    expect(fitMake(box, 24, 'cards', liking, false).cut).toBe(false);
  });

  test('tiles are never cut', () => {
    const box = { width: 100, height: 60 };
    for (const make of ['lacquer', 'ivory'] as const)
      expect(fitMake(box, 24, make, liking)).toEqual({ ...fitTiles(box, 24, limits), cut: false });
  });

  test('a pose that is favoured above all is kept to, however small the tiles', () => {
    const box = { width: 1200, height: 100 };
    expect(fitTiles(box, 6, limits).pose).toBe('sideways');
    const upright = { ...limits, favoured: 'upright', favour: Infinity } as const;
    expect(fitTiles(box, 6, upright).pose).toBe('upright');
  });

  test('no room is no error', () => {
    expect(fitTiles({ width: 0, height: 0 }, 24, limits).tile).toBeGreaterThan(0);
  });
});
