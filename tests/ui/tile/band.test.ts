import { describe, expect, test } from 'vitest';
import { type BandWriting, nameWriting, totalWriting } from '../../../src/ui/tile/band.ts';
import { shapeOf } from '../../../src/ui/tile/make.ts';
import { bandWidth, cardEnd } from '../../../src/ui/tile/pips.ts';

const names = ['Axe', 'Straight Eight', '紅頭十 hóng tóu shí', '大頭六 daai6 tau4 luk6', '天'];
const designs = [
  { make: 'lacquer', cut: false, end: shapeOf('lacquer').height },
  { make: 'cards', cut: true, end: shapeOf('cards', true).height },
  { make: 'cards', cut: false, end: shapeOf('cards').height - cardEnd },
] as const;

/** Where a writing begins and ends along the tile, its letters reckoned 0.6 em wide. */
function reachOf({ text, size, x, y, anchor, transform }: BandWriting, pose: string): number[] {
  const turned = /translate\(\S+ (\S+)\) rotate\(90\)/.exec(transform ?? '');
  if (turned) return [Number(turned[1]), Number(turned[1]) + 0.6 * size * text.length];
  const places = (pose === 'upright' ? y : x).split(' ').map(Number);
  const [first = 0, last = first] = [places[0], places.at(-1)];
  if (pose === 'upright') return [first - 0.72 * size, last];
  if (anchor === 'start') return [first, first + 0.6 * size * text.length];
  return [first - size / 2, last + size / 2];
}

describe.each(designs)('$make, cut $cut', ({ end, ...design }) => {
  describe.each(['upright', 'sideways'] as const)('%s', (pose) => {
    test.each(names)('%s lies between the total and the end', (name) => {
      for (const total of [undefined, 12]) {
        const [number] = total === undefined ? [] : totalWriting(total, design, pose);
        let from = number === undefined ? 0 : reachOf(number, pose)[1];
        for (const writing of nameWriting(name, total, design, pose)) {
          const [start = 0, stop = 0] = reachOf(writing, pose);
          expect(start).toBeGreaterThanOrEqual(from ?? 0);
          from = stop;
        }
        expect(from).toBeLessThanOrEqual(end);
      }
    });

    test('all of it is written', () => {
      const [characters, sound] = nameWriting('紅頭十 hóng tóu shí', 10, design, pose);
      expect([characters?.text, sound?.text]).toEqual(['紅頭十', 'hóng tóu shí']);
      expect(nameWriting('Red Ten', 10, design, pose).map(({ text }) => text)).toEqual(['Red Ten']);
    });

    test('no letter is larger than the band is wide', () => {
      for (const name of names)
        for (const { size } of nameWriting(name, undefined, design, pose))
          expect(size).toBeLessThan(bandWidth);
    });
  });
});

test('a whole card has its total at both ends', () => {
  const both = totalWriting(7, { make: 'cards' }, 'upright');
  expect(both.map(({ y }) => Number(y) < shapeOf('cards').height / 2)).toEqual([true, false]);
  expect(both.map(({ x }) => Number(x) > shapeOf('cards').width / 2)).toEqual([true, false]);
  expect(totalWriting(7, { make: 'cards', cut: true }, 'upright')).toHaveLength(1);
  expect(totalWriting(7, { make: 'ivory' }, 'upright')).toHaveLength(1);
});
