import { expect, test } from 'vitest';
import type { Move, Place } from '../../../../../src/ui/fishing/table/motion/moves.ts';
import type { Spot } from '../../../../../src/ui/fishing/table/motion/places.ts';
import { wayOf } from '../../../../../src/ui/fishing/table/motion/ways.ts';
import { tilesIn } from '../../../../support/table.ts';

const [kind = 0] = tilesIn('44');
const leg = 200;
const hand: Place = { at: 'hand' };
const drawn: Place = { at: 'drawn' };
const pile: Place = { at: 'pile' };
const slot: Place = { at: 'lake', slot: 3 };
const taken: Place = { at: 'seat', seat: 0, part: 'catch' };
const spot = (x: number): Spot => ({ x, y: 10, tile: 40, pose: 'sideways' });

function move(from: Place, via: readonly Place[], to: Place, change: Partial<Move> = {}): Move {
  return { tile: { id: '44.1', kind }, from, via, to, waits: 0, ripples: false, ...change };
}

test('a bait lies a little beside its fish, where the water ripples as it arrives', () => {
  const way = wayOf(
    move(hand, [slot], taken, { ripples: true }),
    [spot(0), spot(100), spot(200)],
    leg,
    true,
  );
  expect(way?.face.map(({ time, opacity }) => [time, opacity])).toEqual([
    [0, 1],
    [leg, 1],
    [2 * leg, 1],
  ]);
  expect(way?.face[1]?.spot.x).toBeGreaterThan(100);
  expect(way?.ripple).toEqual({ spot: spot(100), time: leg });
  expect(way?.back).toEqual([]);
});

test('what waits sets off later, and what is not shown where it lands fades away', () => {
  const way = wayOf(move(slot, [], taken, { waits: 1 }), [spot(0), spot(100)], leg, false);
  expect(way?.face.map(({ time, opacity }) => [time, opacity])).toEqual([
    [leg, 1],
    [2 * leg, 0],
  ]);
});

test('out of the pile the back goes to the drawn tile’s place and the face turns up there', () => {
  const way = wayOf(move(pile, [], drawn), [spot(0), spot(100)], leg, true);
  expect(way?.back.map(({ spot: { x }, flat }) => [x, flat])).toEqual([
    [0, 1],
    [100, 0],
  ]);
  expect(way?.face.map(({ spot: { x }, flat }) => [x, flat])).toEqual([
    [100, 0],
    [100, 0],
    [100, 1],
  ]);
  expect(way?.face[1]?.time).toBe(way?.back[1]?.time);
  expect(way?.face.at(-1)?.time).toBeLessThanOrEqual(leg);
});

test('taken back, it turns over and goes to the pile', () => {
  const way = wayOf(move(drawn, [], pile), [spot(100), spot(0)], leg, false);
  expect(way?.face.map(({ flat }) => flat)).toEqual([1, 0]);
  expect(way?.back.at(-1)?.spot.x).toBe(0);
});

test('a place that is not on the screen is passed by, but without a beginning or an end there is no way', () => {
  const past = wayOf(move(hand, [slot], taken), [spot(0), undefined, spot(200)], leg, true);
  expect(past?.face.map(({ spot: { x } }) => x)).toEqual([0, 200]);
  expect(past?.face.at(-1)?.time).toBe(2 * leg);
  expect(wayOf(move(hand, [], slot), [undefined, spot(0)], leg, true)).toBeUndefined();
  expect(wayOf(move(hand, [], slot), [spot(0), undefined], leg, true)).toBeUndefined();
});
