import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  drawnOf,
  drawPileLeftOf,
  greatestGain,
  handOf,
  lakeOf,
  type Position,
  stacksOf,
  type VariantId,
  variantIds,
} from '../../../../src/engine/fishing/index.ts';
import { kinds, type Seat, type SeatCount, seatsOf } from '../../../../src/engine/index.ts';
import {
  type Arrangement,
  arrangementFor,
  type TableTile,
} from '../../../../src/ui/fishing/table/arrangement.ts';
import type { TableRound } from '../../../../src/ui/fishing/table/tableModel.ts';
import { runs } from '../../../support/thoroughness.ts';
import { freshRound, withPlayMade, withRandomPlays, withTyped } from './playedRound.ts';

type Viewer = Seat | null;

function kindsIn(tiles: readonly TableTile[]): number[] {
  return kinds.map((kind) => tiles.filter((tile) => tile.kind === kind).length);
}

function expectSame(arrangement: Arrangement, position: Position, viewer: Viewer): void {
  const { hand, lake, catches, drawn, drawPileLeft } = arrangement;
  expect(kindsIn(hand)).toEqual(
    viewer === null ? kinds.map(() => 0) : Array.from(handOf(position, viewer)),
  );
  for (const seat of seatsOf(position.game.seatCount)) {
    expect(kindsIn((catches[seat] ?? []).flatMap(({ tiles }) => tiles))).toEqual(
      Array.from(catchOf(position, seat)),
    );
  }
  expect(kindsIn(lake.filter((slot) => slot.length === 1).flat())).toEqual(
    Array.from(lakeOf(position)),
  );
  const stacks = lake.filter((slot) => slot.length > 1);
  expect(stacks.map(([tile]) => tile?.kind).sort()).toEqual([...stacksOf(position)].sort());
  expect(drawn?.kind).toBe(drawnOf(position));
  expect(drawPileLeft).toBe(drawPileLeftOf(position));
}

function idsIn({ hand, lake, catches, drawn }: Arrangement): string[] {
  const caught = catches.flat().flatMap(({ tiles }) => tiles);
  return [...hand, ...lake.flat(), ...caught, ...(drawn === null ? [] : [drawn])].map(
    ({ id }) => id,
  );
}

function laid(round: TableRound, plays: number, viewer: Viewer): Arrangement {
  return arrangementFor(viewer, round.start, round.steps.slice(0, plays));
}

const rounds = fc
  .record({
    variant: fc.constantFrom<VariantId>(...variantIds),
    seatCount: fc.constantFrom<SeatCount>(2, 3),
    seed: fc.string({ minLength: 1, maxLength: 6 }),
    placing: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ seed, placing, ...setup }) =>
    withRandomPlays(freshRound({ ...setup, seed }), { plays: 99, seed, placing }),
  );

describe('arrangement', () => {
  test('agrees with the position after every play; each tile is in one place and keeps its id', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom<Viewer>(0, 1, null), (round, viewer) => {
        let before = laid(round, 0, viewer);
        expectSame(before, round.start, viewer);
        for (const [at, step] of round.steps.entries()) {
          const now = laid(round, at + 1, viewer);
          expectSame(now, step.after, viewer);
          const ids = idsIn(now);
          const kept = new Set(ids);
          expect(kept.size).toBe(ids.length);
          expect(idsIn(before).filter((id) => !kept.has(id))).toEqual([]);
          if (now.lake.length < before.lake.length) expectClosedUp(before, now);
          else expectNothingMoved(before, now);
          before = now;
        }
      }),
      { numRuns: runs(10, 20) },
    );
  });

  test('a captured tile leaves a gap, and the next placed tile takes it', () => {
    const round = freshRound({
      deal: { hands: ['54 11', '63 21'], lake: '22 63 33', drawPile: '51 43 31 32' },
    });
    const slots = (...plays: string[]): (string | undefined)[] => {
      const { start, steps } = withTyped(round, ...plays);
      return arrangementFor(0, start, steps).lake.map(([tile]) => tile?.id);
    };
    expect(slots()).toEqual(['63.1', '33.1', '22.1']);
    expect(slots('54x63')).toEqual([undefined, '33.1', '22.1']);
    expect(slots('54x63', '51')).toEqual(['51.1', '33.1', '22.1']);
    expect(slots('54x63', '51', '21')).toEqual(['51.1', '33.1', '22.1', '21.1']);
    expect(slots('54x63', '51', '63')).toEqual(['51.1', '33.1', '22.1', '63.2']);
  });

  test('a lake that has emptied closes up, but only when a round of turns is over', () => {
    let round = freshRound({ variant: 'shi-wu-hu', seed: 'q18' });
    while (round.position.phase !== 'over') {
      round = withPlayMade(round, greatestGain(round.position));
    }
    const { start, steps } = round;
    const lakes = [0, ...steps.map((_, at) => at + 1)].map((made) => laid(round, made, 0).lake);
    const closings = steps.filter(
      (_, at) => (lakes[at + 1]?.length ?? 0) < (lakes[at]?.length ?? 0),
    );
    expect(closings.length).toBeGreaterThan(0);
    for (const { after } of closings) {
      expect(after).toMatchObject({ phase: 'hand', seat: start.seat });
    }
  });

  describe('of two like tiles the one that was meant is taken', () => {
    const deal = { hands: ['64', '64'], lake: '64 64', drawPile: '51 43' };
    const { start, steps } = withTyped(freshRound({ deal }), '64x64');
    const left = (viewer: Viewer, pick: string): (number | undefined)[] =>
      arrangementFor(viewer, start, steps, [[pick]]).lake.map((slot) => slot.length);

    test('by the ids of the seat that played, whoever looks', () => {
      expect(left(0, '64.3')).toEqual([1, 0]);
      expect(left(1, '64.3')).toEqual([1, 0]);
      expect(left(null, '64.3')).toEqual([1, 0]);
    });

    test('and a wish that cannot be met is passed over', () => {
      expect(left(0, 'no such tile')).toEqual([0, 1]);
    });
  });

  test('a third tile is locked where its first fellow lay, and the fourth takes all three', () => {
    const deal = { hands: ['44', '44'], lake: '66 44 11 44', drawPile: '51 43' };
    const round = freshRound({ variant: 'tiu-u-culin', deal });
    const stacked = withTyped(round, '44^');
    expect(laid(stacked, 1, 0).lake.map((slot) => slot.length)).toEqual([1, 3, 0, 1]);
    const taken = withTyped(stacked, '51', '44x44*3');
    expect(laid(taken, 3, 0).lake.map((slot) => slot.length)).toEqual([1, 0, 1, 1]);
  });

  test('a pair of Heaven that must be laid is in the catch before play', () => {
    const rules = { heavenPair: 'must' } as const;
    const { start } = freshRound({
      rules,
      deal: { hands: ['66 66', '44'], lake: '11', drawPile: '51 43' },
    });
    expect(arrangementFor(1, start, []).catches[0]).toMatchObject([
      { step: -1, tiles: [{ id: '66.1' }, { id: '66.2' }] },
    ]);
  });
});

/** No gap is left, and the tiles that stayed lie in the order in which they lay. */
function expectClosedUp(before: Arrangement, now: Arrangement): void {
  expect(now.lake.every((slot) => slot.length > 0)).toBe(true);
  const tops = (lake: Arrangement['lake']) => lake.flatMap(([top]) => (top ? [top.id] : []));
  const stayed = tops(before.lake).filter((id) => tops(now.lake).includes(id));
  expect(tops(now.lake).filter((id) => stayed.includes(id))).toEqual(stayed);
}

function expectNothingMoved(before: Arrangement, now: Arrangement): void {
  const touched = now.touched.at(-1) ?? [];
  const moved = before.lake.flatMap((slot, at) => {
    const stayed = slot.filter(({ id }) => !touched.includes(id));
    return stayed.filter(({ id }) => !now.lake[at]?.some((tile) => tile.id === id));
  });
  expect(moved).toEqual([]);
}
