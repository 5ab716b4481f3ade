import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  drawPileLeftOf,
  formatPlay,
  handOf,
  lakeOf,
  legalPlays,
  type Position,
  parsePlay,
  scoresOf,
  settlementOf,
  stacksOf,
} from '../../src/engine/fishing/index.ts';
import { countOf, formatKind, type Kind, kinds, seatsOf, tilesOf } from '../../src/engine/index.ts';
import { games, rounds } from '../support/arbitraries.ts';
import { expectSame } from '../support/expectSame.ts';
import { play } from '../support/fishing.ts';
import {
  plainCatches,
  plainIsOver,
  plainKinds,
  plainLegal,
  plainPlay,
  plainScore,
  plainSettlement,
  plainStart,
} from '../support/plainRules.ts';
import { unwrap } from '../support/table.ts';
import { runs } from '../support/thoroughness.ts';
import { check, everyPlay, finalOf, stepsOf } from './randomRounds.ts';

/** Freezes what can be frozen: everything but typed arrays, of which tests compare copies. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

describe('plays', () => {
  test('F2–F10 the legal plays and what they do are those of the plainly written rules', () => {
    check(
      fc.property(rounds, (round) => {
        const texts = (tiles: readonly Kind[]): string[] => tiles.map(formatKind);
        const table = plainStart(
          round.game,
          {
            hands: round.deal.hands.map(texts),
            lake: texts(round.deal.lake),
            drawPile: texts(round.deal.drawPile),
          },
          round.starter,
        );
        const compare = (position: Position): void => {
          const seats = seatsOf(round.game.seatCount);
          const sorted = (tiles: readonly string[]): string[] => [...tiles].sort().reverse();
          expectSame(
            {
              hands: seats.map((seat) => texts(tilesOf(handOf(position, seat)))),
              catches: seats.map((seat) => texts(tilesOf(catchOf(position, seat)))),
              lake: texts(tilesOf(lakeOf(position))),
              stacks: texts(stacksOf(position)),
              left: drawPileLeftOf(position),
              over: position.phase === 'over',
              scores: scoresOf(position),
              settlement: settlementOf(position),
            },
            {
              hands: table.hands.map(sorted),
              catches: table.catches.map(sorted),
              lake: sorted(table.lake),
              stacks: sorted(table.stacks),
              left: table.drawPile.length,
              over: plainIsOver(table),
              scores: table.catches.map((tiles) => plainScore(table.rules, table.kit, tiles)),
              settlement: plainSettlement(
                table.rules,
                table.catches.map((tiles) => plainScore(table.rules, table.kit, tiles)),
              ),
            },
          );
        };
        for (const { position, chosen, next } of stepsOf(round)) {
          expectSame(legalPlays(position).map(formatPlay), plainLegal(table));
          expect(position.seat).toBe(table.seat);
          plainPlay(table, formatPlay(chosen));
          compare(next);
        }
      }),
      runs(30, 600),
    );
  });

  test('play succeeds exactly for the legal plays, of all plays that can be written', () => {
    check(
      fc.property(rounds, fc.nat(4), (round, offset) => {
        let turn = offset;
        for (const { position } of stepsOf(round)) {
          turn += 1;
          if (turn % 7 !== 0) continue;
          const legal = legalPlays(position);
          const accepted = everyPlay.filter((one) => play(position, one).ok);
          expect(accepted.map(formatPlay).sort()).toEqual(legal.map(formatPlay));
        }
      }),
      runs(4, 75),
    );
  });

  test('nothing is legal and nothing succeeds when the round is over', () => {
    check(
      fc.property(rounds, (round) => {
        const final = finalOf(round);
        expect(legalPlays(final)).toEqual([]);
        expect(everyPlay.filter((one) => play(final, one).ok)).toEqual([]);
      }),
      10,
    );
  });

  test('play changes nothing that it is given', () => {
    check(
      fc.property(rounds, (round) => {
        freeze(round);
        for (const { position, chosen } of stepsOf(round)) {
          freeze(position);
          const copy = structuredClone(position);
          play(position, chosen);
          expect(position.counts).toEqual(copy.counts);
          expect(position.handMasks).toEqual(copy.handMasks);
          expect(position.drawPile).toEqual(copy.drawPile);
          expect(position.game.catchable).toEqual(copy.game.catchable);
        }
      }),
      runs(5, 100),
    );
  });

  test('legal plays are in the order of their texts, none twice', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          const texts = legalPlays(position).map(formatPlay);
          expect(texts).toEqual([...new Set(texts)].sort());
        }
      }),
      runs(10, 200),
    );
  });

  test('F5 every play of a position leads to another position', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          const legal = legalPlays(position);
          const reached = legal.map((one) => {
            const next = unwrap(play(position, one));
            return `${next.counts.join()} ${next.stackMask} ${next.turnedUp}`;
          });
          expect(new Set(reached).size).toBe(legal.length);
        }
      }),
      runs(4, 75),
    );
  });
});

describe('captures', () => {
  test('F7 the bait catches the fish exactly if the fish would catch the bait', () => {
    check(
      fc.property(games, (game) => {
        const pairs = kinds.flatMap((bait) => kinds.map((fish) => ({ bait, fish })));
        const isCaught = (bait: Kind, fish: Kind): boolean =>
          ((countOf(game.catchable, bait) >> fish) & 1) === 1;
        const isWrong = ({ bait, fish }: { bait: Kind; fish: Kind }): boolean =>
          isCaught(bait, fish) !== isCaught(fish, bait) ||
          isCaught(bait, fish) !== plainCatches(game.rules, formatKind(bait), formatKind(fish));
        expect(pairs.filter(isWrong)).toEqual([]);
      }),
      runs(15, 300),
    );
  });
});

describe('texts', () => {
  test('every play that can be written is read back as itself', () => {
    for (const one of everyPlay) expect(parsePlay(formatPlay(one))).toBe(one);
    expect(new Set(everyPlay).size).toBe(everyPlay.length);
  });

  test('every play of a round is read back as itself', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { chosen } of stepsOf(round)) expect(parsePlay(formatPlay(chosen))).toBe(chosen);
      }),
      runs(5, 100),
    );
  });

  test('what is read as a play is written in one way only', () => {
    check(
      fc.property(fc.stringMatching(/^[\d[\]:x+*^ ]{0,12}$/), (text) => {
        const parsed = parsePlay(text);
        if (parsed === undefined) return;
        expect(parsePlay(formatPlay(parsed))).toBe(parsed);
      }),
      runs(75, 1500),
    );
  });
});

test('the plain rules know the same kinds', () => {
  expect([...plainKinds].sort()).toEqual(kinds.map(formatKind).sort());
});
