import { expect, test } from 'vitest';
import type { Move, Spot } from '../../../../../src/ui/fishing/table/motion/moves.ts';
import { wayOf } from '../../../../../src/ui/fishing/table/motion/ways.ts';
import type { Footprint } from '../../../../../src/ui/motion/way.ts';
import { tilesIn } from '../../../../support/table.ts';

const [kind = 0] = tilesIn('44');
const leg = 200;
const hand: Spot = { at: 'hand' };
const drawn: Spot = { at: 'drawn' };
const pile: Spot = { at: 'pile' };
const slot: Spot = { at: 'lake', slot: 3 };
const taken: Spot = { at: 'seat', seat: 0, part: 'catch' };
const footprint = (x: number): Footprint => ({ x, y: 10, tile: 40, pose: 'sideways' });

function move(from: Spot, via: readonly Spot[], to: Spot, change: Partial<Move> = {}): Move {
  return { tile: { id: '44.1', kind }, from, via, to, waits: 0, ripples: false, ...change };
}

test('a bait lies a little beside its fish, where the water ripples as it arrives', () => {
  const way = wayOf(
    move(hand, [slot], taken, { ripples: true }),
    [footprint(0), footprint(100), footprint(200)],
    leg,
    true,
  );
  expect(way?.face.map(({ time, opacity }) => [time, opacity])).toEqual([
    [0, 1],
    [leg, 1],
    [2 * leg, 1],
  ]);
  expect(way?.face[1]?.footprint.x).toBeGreaterThan(100);
  expect(way?.ripple).toEqual({ footprint: footprint(100), time: leg });
  expect(way?.back).toEqual([]);
});

test('what waits sets off later, and what is not shown where it lands fades away', () => {
  const way = wayOf(
    move(slot, [], taken, { waits: 1 }),
    [footprint(0), footprint(100)],
    leg,
    false,
  );
  expect(way?.face.map(({ time, opacity }) => [time, opacity])).toEqual([
    [leg, 1],
    [2 * leg, 0],
  ]);
});

test('out of the pile the back goes to the drawn tile’s spot and the face turns up there', () => {
  const way = wayOf(move(pile, [], drawn), [footprint(0), footprint(100)], leg, true);
  expect(way?.back.map(({ footprint: { x }, flat }) => [x, flat])).toEqual([
    [0, 1],
    [100, 0],
  ]);
  expect(way?.face.map(({ footprint: { x }, flat }) => [x, flat])).toEqual([
    [100, 0],
    [100, 0],
    [100, 1],
  ]);
  expect(way?.face[1]?.time).toBe(way?.back[1]?.time);
  expect(way?.face.at(-1)?.time).toBeLessThanOrEqual(leg);
});

test('taken back, it turns over and goes to the pile', () => {
  const way = wayOf(move(drawn, [], pile), [footprint(100), footprint(0)], leg, false);
  expect(way?.face.map(({ flat }) => flat)).toEqual([1, 0]);
  expect(way?.back.at(-1)?.footprint.x).toBe(0);
});

test('a spot that is not on the screen is passed by, but without a beginning or an end there is no way', () => {
  const past = wayOf(
    move(hand, [slot], taken),
    [footprint(0), undefined, footprint(200)],
    leg,
    true,
  );
  expect(past?.face.map(({ footprint: { x } }) => x)).toEqual([0, 200]);
  expect(past?.face.at(-1)?.time).toBe(2 * leg);
  expect(wayOf(move(hand, [], slot), [undefined, footprint(0)], leg, true)).toBeUndefined();
  expect(wayOf(move(hand, [], slot), [footprint(0), undefined], leg, true)).toBeUndefined();
});
