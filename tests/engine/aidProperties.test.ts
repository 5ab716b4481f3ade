import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BoardLine,
  catchersOf,
  catchOf,
  groupBoardOf,
  handOf,
  legalPlays,
  type Position,
  type SeatView,
  unseenOf,
  viewFor,
} from '../../src/engine/fishing/index.ts';
import {
  formatKind,
  kinds,
  pipsOf,
  type Seat,
  seatsOf,
  tilesOf,
  totalOf,
  totalsOf,
} from '../../src/engine/index.ts';
import { rounds } from '../support/arbitraries.ts';
import { expectSame } from '../support/expectSame.ts';
import { play } from '../support/fishing.ts';
import { plainCatches, plainScore } from '../support/plainRules.ts';
import { unwrap } from '../support/table.ts';
import { runs } from '../support/thoroughness.ts';
import { check, finalOf, stepsOf } from './randomRounds.ts';

describe('danger', () => {
  test('it is the number of tiles hidden from the seat that catch the kind by the plainly written rules', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          const hidden = hiddenFrom(position, position.seat);
          const view = viewFor(position, position.seat);
          const catching = kinds.map((kind) =>
            hidden.filter((bait) => plainCatches(round.game.rules, bait, formatKind(kind))),
          );
          expectSame(
            kinds.map((kind) => catchersOf(view, kind)),
            catching.map((baits) => baits.length),
          );
        }
      }),
      10,
    );
  });
});

describe('tiles by their pips', () => {
  test('they hold each unseen tile once, under its own total', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            const unseen = unseenOf(viewFor(position, seat));
            const totals = totalsOf(unseen);
            const tiles = totals.flatMap((total) =>
              total.tiles.flatMap(({ kind, copies }) => Array<number>(copies).fill(kind)),
            );
            expectSame(
              tiles.sort((left, right) => left - right),
              tilesOf(unseen),
            );
            expect(totals.reduce((sum, { copies }) => sum + copies, 0)).toBe(totalOf(unseen));
            const isSound = ({ pips, tiles: alike, copies }: (typeof totals)[number]): boolean =>
              copies > 0 &&
              alike.every(({ kind }) => pipsOf(kind) === pips) &&
              alike.reduce((sum, tile) => sum + tile.copies, 0) === copies;
            expectSame(
              totals.filter((total) => !isSound(total)),
              [],
            );
            const order = totals.map(({ pips }) => pips);
            expectSame(
              order,
              [...new Set(order)].sort((one, other) => other - one),
            );
          }
        }
      }),
      10,
    );
  });
});

describe('the board', () => {
  test('a group once called dead is never completed, one called complete stays complete', () => {
    check(
      fc.property(rounds, (round) => {
        const dead = new Set<string>();
        const complete = new Set<string>();
        for (const { position, next } of stepsOf(round)) {
          for (const viewer of seatsOf(round.game.seatCount)) {
            const standing = standingsIn(viewFor(position, viewer));
            for (const one of standing.dead) dead.add(one);
            for (const one of standing.complete) complete.add(one);
          }
          const completed = completedIn(next);
          expectSame(
            [...dead].filter((one) => completed.has(one)),
            [],
          );
          expectSame(
            [...complete].filter((one) => !completed.has(one)),
            [],
          );
        }
      }),
      runs(5, 100),
    );
  });

  test('no way to play a round to its end completes a group that was called dead', () => {
    check(
      fc.property(rounds, (round) => {
        const steps = [...stepsOf(round)];
        const position = steps.at(-Math.min(steps.length, playsToTry))?.position;
        if (position === undefined) return;
        const views = seatsOf(round.game.seatCount).map((seat) => viewFor(position, seat));
        const dead = views.map((view) => standingsIn(view).dead);
        for (const final of endsOf(position)) {
          const completed = completedIn(final);
          expectSame(
            dead.flat().filter((one) => completed.has(one)),
            [],
          );
        }
      }),
      runs(38, 750),
    );
  });

  test('when a round is over nothing is open, and complete is what the plain rules call so', () => {
    check(
      fc.property(rounds, (round) => {
        const final = finalOf(round);
        for (const viewer of seatsOf(round.game.seatCount)) {
          const { open, complete } = standingsIn(viewFor(final, viewer));
          expect(open).toEqual([]);
          expect(new Set(complete)).toEqual(completedIn(final));
        }
      }),
      runs(25, 500),
    );
  });

  test('its points add up to the score, and it tells the way to the doubling line', () => {
    check(
      fc.property(rounds, (round) => {
        const { rules, variant } = round.game;
        const final = finalOf(round);
        for (const { position } of stepsOf(round)) {
          const board = groupBoardOf(viewFor(position, position.seat));
          for (const seat of seatsOf(round.game.seatCount)) {
            const tiles = tilesOf(catchOf(position, seat)).map(formatKind);
            const score = plainScore(rules, variant.kit, tiles);
            expect(board.toDouble === null).toBe(rules.doubleAt === 0);
            if (board.toDouble !== null) {
              expect(board.toDouble[seat]).toBe(Math.max(rules.doubleAt - score, 0));
            }
            if (board.method === 'pips') {
              const standing = board.seats[seat];
              expect((standing?.small ?? 0) + (standing?.big ?? 0)).toBe(score);
              const red = standing?.redPips ?? 0;
              expect(Math.ceil(red / 10) * 10).toBe(standing?.small);
              const more = standing?.redPipsToMore ?? null;
              if (more === null) {
                const end = groupBoardOf(viewFor(final, seat));
                expect(end.method === 'pips' && end.seats[seat]?.small).toBe(standing?.small);
                continue;
              }
              expect(Math.ceil((red + more) / 10)).toBe(Math.ceil(red / 10) + 1);
              expect(Math.ceil((red + more - 1) / 10)).toBe(Math.ceil(red / 10));
              continue;
            }
            const plain = tiles.filter((tile) => ['33', '22', '61', '51'].includes(tile)).length;
            const points = board.lines.reduce(
              (sum, { seats }) => sum + (seats[seat]?.points ?? 0),
              0,
            );
            expect(points + 10 * plain).toBe(score);
          }
        }
      }),
      runs(5, 100),
    );
  });
});

/** How many plays before its end a round is played out in every way. */
const playsToTry = 6;

/** Every end that legal plays lead to. */
function* endsOf(position: Position): Generator<Position> {
  if (position.phase === 'over') yield position;
  else for (const chosen of legalPlays(position)) yield* endsOf(unwrap(play(position, chosen)));
}

function hiddenFrom(position: Position, seat: Seat): string[] {
  const others = seatsOf(position.game.seatCount).filter((other) => other !== seat);
  return [
    ...others.flatMap((other) => tilesOf(handOf(position, other))),
    ...Array.from(position.drawPile).slice(position.turnedUp),
  ].map(formatKind);
}

type State = 'complete' | 'open' | 'dead';

/** What the board calls complete, open and dead, each as `seat line`. */
function standingsIn(view: SeatView): Record<State, string[]> {
  const board = groupBoardOf(view);
  const lines = board.method === 'groups' ? board.lines : [];
  const called = (state: State): string[] =>
    lines.flatMap(({ id, seats }) =>
      seats.flatMap((one, seat) => (one.state === state ? [`${seat} ${id}`] : [])),
    );
  return { complete: called('complete'), open: called('open'), dead: called('dead') };
}

/** The groups and bonuses that each seat has, told from its tiles by the words of S4 to S8. */
function completedIn(position: Position): Set<string> {
  const { rules, variant, seatCount } = position.game;
  if (rules.scoring !== 'groups') return new Set();
  const military = variant.kit === 'cards' ? 4 : 2;
  const completed = seatsOf(seatCount).flatMap((seat) => {
    const tiles = tilesOf(catchOf(position, seat)).map(formatKind);
    const has = (kind: string, copies = 1): boolean =>
      tiles.filter((tile) => tile === kind).length >= copies;
    const family = (civil: string, one: string, other: string): boolean =>
      has(civil) &&
      (rules.groupNeeds === 'one-military' ? has(one) || has(other) : has(one) && has(other));
    const quarters = has('65', 4) && has('55', 4) && has('64', 4);
    const skyNine = has('66', 4) && has('63', military) && has('54', military);
    const supreme = has('42', military) && has('21', military);
    const holds: readonly (readonly [BoardLine['id'], boolean])[] = [
      ['sky-nine', family('66', '63', '54')],
      ['earth-eight', family('11', '62', '53')],
      ['man-seven', family('44', '52', '43')],
      ['harmony-five', family('31', '41', '32')],
      ['supreme', has('42') && has('21')],
      ['quarter-axe', has('65', 4)],
      ['quarter-plum', has('55', 4)],
      ['quarter-red-ten', has('64', 4)],
      ['bonus-skyNine', skyNine && rules.bonuses.skyNine > 0],
      ['bonus-quarters', quarters && rules.bonuses.quarters > 0],
      ['bonus-supreme', supreme && rules.bonuses.supreme > 0],
    ];
    return holds.filter(([, held]) => held).map(([id]) => `${seat} ${id}`);
  });
  return new Set(completed);
}
