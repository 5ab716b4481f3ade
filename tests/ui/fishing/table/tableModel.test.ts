import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  type Deal,
  drawnOf,
  drawPileLeftOf,
  handOf,
  lakeOf,
  type OpenReason,
  type Position,
  stacksOf,
  startPosition,
} from '../../../../src/engine/fishing/index.ts';
import {
  countOf,
  formatKind,
  type Kind,
  kinds,
  type Seat,
  seatsOf,
  tilesOf,
} from '../../../../src/engine/index.ts';
import { randomFromSeed } from '../../../../src/records/seed.ts';
import { currentRound, startMatch } from '../../../../src/store/match/match.ts';
import type { HandOrder } from '../../../../src/store/settings.ts';
import { trueRoundOf } from '../../../../src/store/table/roundAtTable.ts';
import {
  type TableRound,
  tableModelOf,
  tableRoundOf,
} from '../../../../src/ui/fishing/table/tableModel.ts';
import { type RandomRound, rounds } from '../../../support/arbitraries.ts';
import { play } from '../../../support/fishing.ts';
import { setupOf } from '../../../support/matches.ts';
import { runs } from '../../../support/thoroughness.ts';
import { freshRound, withPlayMade, withRandomPlays, withTyped } from './playedRound.ts';

/** A round some way into its play. */
function playedInto({ game, deal, starter, seed }: RandomRound, plays: number): TableRound {
  const start = startPosition(game, deal, starter);
  const names = seatsOf(game.seatCount).map((seat) => `Seat ${seat}`);
  const bots = seatsOf(game.seatCount);
  const dealt = deal.hands;
  const fresh = {
    game,
    names,
    bots,
    here: [],
    starter,
    start,
    dealt,
    position: start,
    quiet: false,
  };
  return withRandomPlays(
    { ...fresh, viewer: null, steps: [], standIns: [] },
    { plays, seed: `${seed}` },
  );
}

/** How many tiles of each kind lie open to a viewer, by the engine. */
function openTo(position: Position, viewer: Seat | null): number[] {
  return kinds.map((kind) => {
    const hand = viewer === null ? 0 : countOf(handOf(position, viewer), kind);
    const caught = seatsOf(position.game.seatCount).reduce(
      (sum, seat) => sum + countOf(catchOf(position, seat), kind),
      0,
    );
    const stacked = stacksOf(position).includes(kind) ? 3 : 0;
    const drawn = drawnOf(position) === kind ? 1 : 0;
    return hand + countOf(lakeOf(position), kind) + caught + stacked + drawn;
  });
}

/** Everything of a model as text, what its maps hold included. */
function textOf(round: TableRound): string {
  return JSON.stringify(tableModelOf(round), (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
}

/** Why every play was made, as the table would tell it. */
function reasonsIn(round: TableRound): OpenReason[] {
  const { steps, reasonOf } = tableModelOf(round);
  return steps.map((_, at) => reasonOf(at));
}

/**
 * The same plays over another deal in which the tiles that the viewer has not seen have changed
 * places; undefined where the rules would not have allowed them, or would have laid other pairs of
 * Heaven before play.
 */
function exchanged(round: TableRound, deal: Deal): TableRound | undefined {
  const { game, starter, steps, position, viewer } = round;
  const unplayed = deal.hands.map((_, seat) =>
    seat === viewer ? [] : tilesOf(handOf(position, seat)),
  );
  const turnedUp = deal.drawPile.length - drawPileLeftOf(position);
  const shuffled = shuffle([...unplayed.flat(), ...deal.drawPile.slice(turnedUp)]);
  const hands = deal.hands.map((hand, seat) => {
    const hidden = unplayed[seat] ?? [];
    return [...without(hand, hidden), ...shuffled.splice(0, hidden.length)];
  });
  const drawPile = [...deal.drawPile.slice(0, turnedUp), ...shuffled];
  const start = startPosition(game, { hands, lake: deal.lake, drawPile }, starter);
  let now: TableRound = { ...round, start, steps: [], standIns: [], position: start };
  for (const { play: made } of steps) {
    if (!play(now.position, made).ok) return undefined;
    now = withPlayMade(now, made);
  }
  const open = openTo(now.position, viewer);
  return openTo(position, viewer).every((tiles, kind) => tiles === open[kind]) ? now : undefined;
}

function without(tiles: readonly Kind[], gone: readonly Kind[]): Kind[] {
  const left = [...tiles];
  for (const kind of gone) left.splice(left.indexOf(kind), 1);
  return left;
}

function shuffle(tiles: readonly Kind[]): Kind[] {
  const random = randomFromSeed(`${tiles.length}`);
  return tiles
    .map((kind) => ({ kind, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ kind }) => kind);
}

const numRuns = runs(12, 100);
const looks = fc.record({ round: rounds, plays: fc.nat(60), seat: fc.constantFrom(null, 0, 1) });

describe('what the table is given', () => {
  test('names no tile that the viewer cannot see', () => {
    fc.assert(
      fc.property(looks, ({ round: random, plays, seat: viewer }) => {
        const round = { ...playedInto(random, plays), viewer };
        const ids = new Set(textOf(round).match(/\b[1-6][1-6]\.\d+/g));
        const named = kinds.map(
          (kind) => [...ids].filter((id) => id.startsWith(`${formatKind(kind)}.`)).length,
        );
        expect(named).toEqual(openTo(round.position, viewer));
      }),
      { numRuns },
    );
  });

  test('stays the same when tiles change places that the viewer cannot see', () => {
    let compared = 0;
    fc.assert(
      fc.property(looks, ({ round: random, plays, seat: viewer }) => {
        const round = { ...playedInto(random, plays), viewer };
        const other = exchanged(round, random.deal);
        if (other === undefined) return;
        compared += 1;
        expect(textOf(other)).toBe(textOf(round));
        expect(reasonsIn(other)).toEqual(reasonsIn(round));
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(numRuns / 2);
  });
});

describe('the order of the hand', () => {
  const deal = { hands: ['42 54 66 21 63 61 42', '11 11 11'], lake: '31 22', drawPile: '33 55' };
  const handIn = (order: HandOrder, round = freshRound({ variant: 'shi-wu-hu', deal })): string =>
    tableModelOf(round, [], order)
      .arrangement.hand.map(({ kind }) => formatKind(kind))
      .join(' ');

  test('is by pips, by group as the score sheet counts them, or as the tiles were dealt', () => {
    expect(handIn('pips')).toBe('66 63 54 61 42 42 21');
    expect(handIn('group')).toBe('66 63 54 42 42 21 61');
    expect(handIn('dealt')).toBe('42 54 66 21 63 61 42');
  });

  test('changes no id, so that a tile stays the same', () => {
    const idsIn = (order: HandOrder) =>
      tableModelOf(freshRound({ deal }), [], order).arrangement.hand.map(({ id }) => id);
    expect(idsIn('dealt').toSorted()).toEqual(idsIn('pips').toSorted());
  });

  test('stays while tiles are played, of like ones the rest where it lies', () => {
    expect(handIn('dealt', withTyped(freshRound({ deal }), '42'))).toBe('54 66 21 63 61 42');
  });

  test('is that of the deal in the record of a match', () => {
    const match = startMatch(setupOf(['person', 'greedy']));
    const { deal: dealt } = currentRound(match);
    expect(
      tableModelOf(tableRoundOf(trueRoundOf(match), 0, null), [], 'dealt').arrangement.hand.map(
        ({ kind }) => kind,
      ),
    ).toEqual(dealt.hands[0]);
  });
});

test('the points that each play added to the catch of its seat add up to its score', () => {
  const round = withRandomPlays(freshRound({ variant: 'shi-wu-hu', seed: 'gains' }), { plays: 60 });
  const { steps, scores, gainOf } = tableModelOf(round);
  const sums = scores.map((_, seat) =>
    steps.reduce((sum, step, at) => sum + (step.seat === seat ? gainOf(at) : 0), 0),
  );
  expect(sums).toEqual(scores);
  expect(Math.max(...scores)).toBeGreaterThan(0);
});

test('F3: the choice at a play is told of those of the viewer alone', () => {
  const deal = { hands: ['54 66', '63 11'], lake: '63 42 44 55', drawPile: '51 43 22 52' };
  const choicesOf = (captureFromDraw: 'must' | 'optional', viewer: number, ...drawn: string[]) => {
    const round = freshRound({ deal, rules: { captureFromDraw }, viewer });
    const model = tableModelOf(withTyped(round, '54x63', ...drawn));
    return model.steps.map((_, at) => model.choiceAt(at));
  };
  expect(choicesOf('must', 0, '51x42')).toEqual(['free', 'only']);
  expect(choicesOf('optional', 0, '51')).toEqual(['free', 'free']);
  expect(choicesOf('must', 1, '51x42')).toEqual([undefined, undefined]);
  const nothing = { ...deal, lake: '63 31 44 55' };
  const model = tableModelOf(withTyped(freshRound({ deal: nothing }), '54x63', '51'));
  expect(model.choiceAt(1)).toBe('itself');
});
