import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { againstOf } from '../../../../src/bots/fishing/reasons/against.ts';
import {
  type Against,
  baitOf,
  catchOf,
  fishOf,
  formOf,
  handOf,
  lakeOf,
  legalPlays,
  type Position,
  takenBy,
  viewFor,
} from '../../../../src/engine/fishing/index.ts';
import {
  formatKind,
  type Kind,
  kindOf,
  type Play,
  seatAfter,
  seatsOf,
  tilesOf,
} from '../../../../src/engine/index.ts';
import { viewWith } from '../../../engine/fishing/viewWith.ts';
import { check, stepsOf } from '../../../engine/randomRounds.ts';
import { rounds } from '../../../support/arbitraries.ts';
import { inTurn } from '../../../support/inTurn.ts';
import { plainCatches, plainScore } from '../../../support/plainRules.ts';
import { playOf } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

/** What speaks for a play against another one, by a hand, a lake and what has been caught. */
function against(
  [hand, lake, caught]: readonly [string, string, string],
  [chosen, rival]: readonly [string, string],
  lead = 0,
): Against[] {
  const view = viewWith('tiu-u', { hand, lake, catches: [caught, ''] });
  return againstOf(view, playOf(chosen), playOf(rival), lead);
}

/** What is only true where another seat still has a turn. */
const ofOthers: readonly Against['why'][] = ['leaves', 'riskier', 'exposes', 'safer', 'leavesLess'];

const [axe, redNine] = [kindOf('65'), kindOf('54')];

describe('a play is better than another one', () => {
  test('whose catch can wait, as no unseen tile takes it, or few do', () => {
    const plays = ['63x54', '65x65'] as const;
    const can = { bait: axe, fish: axe };
    expect(against(['65 63', '65 54', '65*2'], plays)[0]).toEqual({
      ...can,
      ...{ why: 'waits', copies: 1 },
    });
    expect(against(['65 63', '65 54', '65'], plays)[0]).toEqual({
      ...can,
      ...{ why: 'mayWait', tiles: 1 },
    });
    expect(against(['65 63', '65 54', ''], ['65x65', '63x54'])[0]?.why).not.toBe('waits');
  });

  test('which leaves in the lake what it takes itself', () => {
    const told = { why: 'leaves', fish: redNine, seat: 1, tiles: 1 };
    expect(against(['63 65', '54', '54'], ['63x54', '65'])).toContainEqual(told);
    expect(against(['63 65', '54', '54 63'], ['63x54', '65'])[0]?.why).not.toBe('leaves');
  });

  test('of two tiles that are placed, as fewer unseen ones take it, or more take it back', () => {
    const table = ['65 54', '11', '65*2'] as const;
    const safer = { why: 'safer', tiles: 1, other: redNine, more: 3 };
    expect(against(table, ['65', '54'])[0]).toEqual(safer);
    const likelier = { why: 'likelier', tiles: 3, other: axe, fewer: 1 };
    expect(against(table, ['54', '65']).map(({ why }) => why)).toContain('cheaper');
    expect(against(['65 66', '11', '65*2'], ['66', '65'])[0]).toEqual({ ...likelier });
  });

  test('but not for what others might catch where their turns are over', () => {
    const told = (end: {
      readonly handSizes?: readonly number[];
      readonly drawPileLeft?: number;
    }) =>
      (
        [
          ['54', '63x54', '65'],
          ['54 65', '65x65', '63x54'],
          ['54 65', '63x54', '65x65'],
          ['11', '65', '63'],
          ['11', '63', '65'],
        ] as const
      ).flatMap(([lake, chosen, rival]) => {
        const view = viewWith('tiu-u', { hand: '63 65', lake, catches: ['65', ''], ...end });
        return againstOf(view, playOf(chosen), playOf(rival), 0).map(({ why }) => why);
      });
    expect(told({})).toEqual(expect.arrayContaining([...ofOthers]));
    const atLast = told({ handSizes: [2, 0], drawPileLeft: 1 });
    expect(atLast.filter((why) => ofOthers.includes(why))).toEqual([]);
  });

  test('for nothing but a figure where the table tells no difference', () => {
    const table = ['66 65', '11', ''] as const;
    const told = { why: 'later', other: axe, bait: kindOf('66'), points: 7 };
    expect(against(table, ['66', '65'], 7.4)).toEqual([told]);
    expect(against(table, ['66', '65'])).toEqual([]);
  });
});

test('over whole rounds whatever sets two plays apart is true by the plainly written rules', () => {
  const told = new Set<Against['why']>();
  check(
    fc.property(rounds, (round) => {
      for (const [at, { position, chosen }] of [...stepsOf(round)].entries()) {
        const others = legalPlays(position).filter((play) => play !== chosen);
        if (others.length === 0) continue;
        const rival = inTurn(others, at);
        for (const each of againstOf(viewFor(position, position.seat), chosen, rival, 5)) {
          told.add(each.why);
          expectTrue(each, position, chosen, rival);
        }
      }
    }),
    runs(20, 60),
  );
  expect([...told].sort()).toEqual([
    ...['addsMore', 'cheaper', 'exposes', 'keepsFor', 'lastFish', 'later', 'leaves'],
    ...['leavesLess', 'likelier', 'mayWait', 'moreLeft', 'riskier', 'safer', 'waits'],
  ]);
});

function expectTrue(found: Against, position: Position, chosen: Play, rival: Play): void {
  const { game, seat, phase } = position;
  const next = seatAfter(seat, game.seatCount);
  const points = (tiles: readonly Kind[]): number =>
    plainScore(game.rules, game.variant.kit, tiles.map(formatKind));
  const gainOf = (who: number, taken: readonly Kind[]): number => {
    const caught = tilesOf(catchOf(position, who));
    return points([...caught, ...taken]) - points(caught);
  };
  const catches = (bait: Kind, fish: Kind): boolean =>
    plainCatches(game.rules, formatKind(bait), formatKind(fish));
  const unseen = [
    ...seatsOf(game.seatCount)
      .filter((other) => other !== seat)
      .flatMap((other) => tilesOf(handOf(position, other))),
    ...Array.from(position.drawPile).slice(position.turnedUp),
  ];
  const catchers = (fish: Kind): number => unseen.filter((bait) => catches(bait, fish)).length;
  const without = (tiles: readonly Kind[], gone: readonly Kind[]): Kind[] => {
    const left = [...tiles];
    for (const kind of gone) {
      const at = left.indexOf(kind);
      if (at >= 0) left.splice(at, 1);
    }
    return left;
  };
  const handAfter = (play: Play): Kind[] => {
    const used = formOf(play) === 'pair' ? 2 : 1;
    const gone = Array<Kind>(phase === 'hand' ? used : 0).fill(baitOf(play));
    return without(tilesOf(handOf(position, seat)), gone);
  };
  const lakeAfter = (play: Play): Kind[] => {
    const tiles = tilesOf(lakeOf(position));
    const bait = baitOf(play);
    if (formOf(play) === 'place') return [...tiles, bait];
    if (formOf(play) === 'stack') return without(tiles, [bait, bait]);
    return without(tiles, takenBy(play).slice(formOf(play) === 'pair' ? 2 : 1));
  };
  const fishFor = (play: Play, bait: Kind): number =>
    [...lakeAfter(play), ...unseen].filter((fish) => catches(bait, fish)).length;
  const most = (play: Play): number => {
    const tiles = lakeAfter(play);
    const gains = unseen.flatMap((bait) => {
      const same = tiles.filter((kind) => kind === bait).length;
      const isStack = ((position.stackMask >> bait) & 1) === 1;
      return [
        ...tiles.filter((fish) => catches(bait, fish)).map((fish) => gainOf(next, [bait, fish])),
        ...(same === 3 || isStack ? [gainOf(next, [bait, bait, bait, bait])] : []),
      ];
    });
    return Math.max(0, ...gains);
  };
  const [own, other] = [baitOf(chosen), baitOf(rival)];
  const leftToDraw = position.drawPile.length - position.turnedUp - (phase === 'hand' ? 1 : 0);
  const isLast = leftToDraw <= 0 && tilesOf(handOf(position, next)).length === 0;
  if (isLast) expect(ofOthers).not.toContain(found.why);
  switch (found.why) {
    case 'waits':
    case 'mayWait': {
      expect([found.bait, found.fish]).toEqual([other, fishOf(rival)]);
      expect(handAfter(chosen)).toContain(found.bait);
      const locked = ((position.stackMask >> found.fish) & 1) === 1;
      if (!locked) expect(lakeAfter(chosen)).toContain(found.fish);
      const taking = locked ? 0 : catchers(found.fish);
      expect(taking).toBe(found.why === 'waits' ? 0 : found.tiles);
      return;
    }
    case 'leaves':
      expect([takenBy(chosen).includes(found.fish), found.seat]).toEqual([true, next]);
      expect(lakeAfter(rival)).toContain(found.fish);
      expect([catchers(found.fish), found.tiles > 0]).toEqual([found.tiles, true]);
      return;
    case 'riskier':
      expect([found.fish, found.other]).toEqual([fishOf(chosen), fishOf(rival)]);
      expect(catchers(found.fish)).toBe(found.tiles);
      expect(found.fewer).toBeLessThan(found.tiles);
      expect([0, catchers(found.other)]).toContain(found.fewer);
      return;
    case 'lastFish':
      expect([found.bait, fishFor(chosen, found.bait)]).toEqual([own, 0]);
      expect(handAfter(chosen)).not.toContain(found.bait);
      return;
    case 'exposes':
      expect([formOf(chosen) === 'place', formOf(rival), found.other]).toEqual([
        ...[false, 'place', other],
      ]);
      expect([catchers(found.other), found.tiles > 0]).toEqual([found.tiles, true]);
      return;
    case 'safer':
      expect([found.tiles, found.more]).toEqual([catchers(own), catchers(other)]);
      expect(found.tiles).toBeLessThan(found.more);
      return;
    case 'likelier':
      expect([found.tiles, found.fewer]).toEqual([catchers(own), catchers(other)]);
      expect(found.tiles).toBeGreaterThan(found.fewer);
      expect(position.drawPile.length).toBeGreaterThan(position.turnedUp);
      return;
    case 'cheaper':
      expect([formOf(chosen), formOf(rival), found.other]).toEqual(['place', 'place', other]);
      expect(found.points).toBeLessThan(found.more);
      expect(found.more - found.points).toBeGreaterThanOrEqual(5 / 3);
      return;
    case 'keepsFor':
      expect(handAfter(chosen)).toContain(found.other);
      expect(lakeAfter(chosen)).toContain(found.fish);
      expect([found.other, catches(other, found.fish)]).toEqual([other, true]);
      expect(gainOf(seat, [other, found.fish])).toBeGreaterThan(0);
      return;
    case 'moreLeft':
      expect(handAfter(chosen)).toContain(found.other);
      expect([found.more, found.fewer]).toEqual([fishFor(chosen, other), fishFor(rival, own)]);
      expect(found.more).toBeGreaterThan(found.fewer);
      return;
    case 'leavesLess':
      expect([found.points, found.more, found.seat]).toEqual([most(chosen), most(rival), next]);
      expect(found.points).toBeLessThan(found.more);
      return;
    case 'addsMore':
      expect([found.points, found.fewer]).toEqual(
        [chosen, rival].map((play) => gainOf(seat, takenBy(play))),
      );
      expect(found.points).toBeGreaterThan(found.fewer);
      return;
    case 'later':
      expect([found.other, found.bait, found.points]).toEqual([other, own, 5]);
      expect(handAfter(chosen)).toContain(other);
  }
}
