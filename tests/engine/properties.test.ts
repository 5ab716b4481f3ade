import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  balanceOf,
  type Counts,
  catchOf,
  chooseIndex,
  copiesIn,
  copyInto,
  countOf,
  countTiles,
  dealProblemOf,
  drawnOf,
  drawPileLeftOf,
  formatKind,
  formatPlay,
  formOf,
  type Game,
  gainOf,
  handOf,
  heaven,
  type Kind,
  kindCount,
  kinds,
  lakeOf,
  legalPlays,
  type Play,
  type Position,
  parsePlay,
  paymentsOf,
  perft,
  play,
  pointsOf,
  replay,
  scoreSheetOf,
  scoresOf,
  scratchOf,
  seatsOf,
  settlementOf,
  stacksOf,
  startPosition,
  strandedByPlacing,
  strandedOf,
  takenBy,
  tilesOf,
  totalOf,
  unseenOf,
  viewFor,
} from '../../src/engine/index.ts';
import { games, type RandomRound, rounds } from '../support/arbitraries.ts';
import { chanceOf } from '../support/chance.ts';
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

interface Step {
  readonly position: Position;
  readonly chosen: Play;
  readonly next: Position;
}

/** Plays a round to its end, each play drawn among the legal ones. */
function* stepsOf(round: RandomRound): Generator<Step> {
  const random = chanceOf(round.seed + 1);
  let position = startPosition(round.game, round.deal, round.starter);
  while (position.phase !== 'over') {
    const plays = legalPlays(position);
    const chosen = plays[chooseIndex(plays.length, random)];
    if (chosen === undefined) throw new Error('No play is legal before the end');
    const next = unwrap(play(position, chosen));
    yield { position, chosen, next };
    position = next;
  }
}

function finalOf(round: RandomRound): Position {
  let final = startPosition(round.game, round.deal, round.starter);
  for (const { next } of stepsOf(round)) final = next;
  return final;
}

/** How many tiles of each kind lie anywhere. */
function everywhere(position: Position): number[] {
  const seats = seatsOf(position.game.seatCount);
  const waiting = Array.from(position.drawPile).slice(
    position.turnedUp - (drawnOf(position) === undefined ? 0 : 1),
  );
  const places = [
    ...seats.map((seat) => handOf(position, seat)),
    ...seats.map((seat) => catchOf(position, seat)),
    lakeOf(position),
    countTiles(waiting),
  ];
  const stacked = countTiles(stacksOf(position));
  return kinds.map((kind) =>
    places.reduce((sum, counts) => sum + countOf(counts, kind), 3 * countOf(stacked, kind)),
  );
}

function kitOf(game: Game): number[] {
  return kinds.map((kind) => copiesIn(game.variant.kit, kind));
}

function maskWhere(counts: Counts, holds: (copies: number) => boolean): number {
  return kinds.reduce(
    (mask, kind) => (holds(countOf(counts, kind)) ? mask | (1 << kind) : mask),
    0,
  );
}

function maskOfCounts(counts: Counts): number {
  return maskWhere(counts, (copies) => copies > 0);
}

const everyPlay: readonly Play[] = kinds.flatMap((bait) => {
  const text = formatKind(bait);
  const captures = kinds.map((fish) => `${text}x${formatKind(fish)}`);
  return [text, `${text}^`, `${text}+${text}`, `${text}x${text}*3`, ...captures].map((one) => {
    const parsed = parsePlay(one);
    if (parsed === undefined) throw new Error(`${one} is a play`);
    return parsed;
  });
});

/** Freezes what can be frozen: everything but typed arrays, of which tests compare copies. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

const check = (property: fc.IRawProperty<unknown>, numRuns: number): void => {
  fc.assert(property, { numRuns });
};

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
          expect({
            hands: seats.map((seat) => texts(tilesOf(handOf(position, seat)))),
            catches: seats.map((seat) => texts(tilesOf(catchOf(position, seat)))),
            lake: texts(tilesOf(lakeOf(position))),
            stacks: texts(stacksOf(position)),
            left: drawPileLeftOf(position),
            over: position.phase === 'over',
            scores: scoresOf(position),
            settlement: settlementOf(position),
          }).toEqual({
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
          });
        };
        for (const { position, chosen, next } of stepsOf(round)) {
          expect(legalPlays(position).map(formatPlay)).toEqual(plainLegal(table));
          expect(position.seat).toBe(table.seat);
          plainPlay(table, formatPlay(chosen));
          compare(next);
        }
      }),
      120,
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
      15,
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
      20,
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
      40,
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
      15,
    );
  });
});

describe('rounds', () => {
  test('each tile is in exactly one place at all times', () => {
    check(
      fc.property(rounds, (round) => {
        expect(dealProblemOf(round.game, round.deal)).toBeUndefined();
        const kit = kitOf(round.game);
        expect(everywhere(startPosition(round.game, round.deal, round.starter))).toEqual(kit);
        for (const { next } of stepsOf(round)) expect(everywhere(next)).toEqual(kit);
      }),
      60,
    );
  });

  test('the masks of a position agree with its counts', () => {
    check(
      fc.property(rounds, (round) => {
        const agree = (position: Position): void => {
          const seats = seatsOf(round.game.seatCount);
          expect([...position.handMasks]).toEqual(
            seats.map((seat) => maskOfCounts(handOf(position, seat))),
          );
          const lake = lakeOf(position);
          expect(position.lakeMask).toBe(maskOfCounts(lake));
          expect(position.lakeTwos).toBe(maskWhere(lake, (copies) => copies === 2));
          expect(position.lakeThrees).toBe(maskWhere(lake, (copies) => copies === 3));
        };
        agree(startPosition(round.game, round.deal, round.starter));
        for (const { next } of stepsOf(round)) agree(next);
      }),
      60,
    );
  });

  test('F3 F6 F10 hands and draw pile run out, and the number of turns never changes', () => {
    check(
      fc.property(rounds, (round) => {
        const { game, starter } = round;
        const seats = seatsOf(game.seatCount);
        const begun = startPosition(game, round.deal, starter);
        const handPlays = seats.map(() => 0);
        const drawPlays = seats.map(() => 0);
        const pairs = seats.map((seat) => countOf(catchOf(begun, seat), heaven));
        let turn = 0;
        for (const { position, chosen } of stepsOf(round)) {
          const { seat, phase } = position;
          expect(seat).toBe((starter + turn) % game.seatCount);
          expect(phase === 'hand').toBe(drawnOf(position) === undefined);
          if (phase === 'hand' && formOf(chosen) === 'pair') pairs[seat] = countOf(pairs, seat) + 2;
          else if (phase === 'hand') handPlays[seat] = countOf(handPlays, seat) + 1;
          else {
            drawPlays[seat] = countOf(drawPlays, seat) + 1;
            turn += 1;
          }
        }
        const final = finalOf(round);
        expect(final.phase).toBe('over');
        expect(drawPileLeftOf(final)).toBe(0);
        expect(seats.map((seat) => totalOf(handOf(final, seat)))).toEqual(seats.map(() => 0));
        expect(drawPlays).toEqual(seats.map(() => game.variant.drawPile / game.seatCount));
        expect(handPlays).toEqual(pairs.map((tiles) => game.handSize - tiles));
      }),
      60,
    );
  });

  test('catches are even at all times, and so is the final lake with its stacks', () => {
    check(
      fc.property(rounds, (round) => {
        const { game } = round;
        for (const { next } of stepsOf(round)) {
          for (const seat of seatsOf(game.seatCount)) {
            expect(totalOf(catchOf(next, seat)) % 2).toBe(0);
          }
        }
        const final = finalOf(round);
        expect((totalOf(lakeOf(final)) + 3 * stacksOf(final).length) % 2).toBe(0);
      }),
      60,
    );
  });

  test('F9 a stack stands only where the rules know it and only until its fourth copy takes it', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position, chosen, next } of stepsOf(round)) {
          if (round.game.rules.thirdTile !== 'stack') expect(stacksOf(next)).toEqual([]);
          const gone = stacksOf(position).filter((kind) => !stacksOf(next).includes(kind));
          expect(
            gone.every((kind) => takenBy(chosen).length === 4 && takenBy(chosen)[0] === kind),
          ).toBe(true);
        }
      }),
      40,
    );
  });

  test('a replay gives the position that single plays give, from any point', () => {
    check(
      fc.property(rounds, fc.nat(), (round, cut) => {
        const steps = [...stepsOf(round)];
        const plays = steps.map(({ chosen }) => chosen);
        expect(replay({ ...round, plays })).toEqual({ ok: true, value: steps.at(-1)?.next });
        const length = cut % steps.length;
        expect(replay({ ...round, plays: plays.slice(0, length) })).toEqual({
          ok: true,
          value: steps[length]?.position,
        });
      }),
      40,
    );
  });

  test('copyInto makes a scratch position the same as the position', () => {
    check(
      fc.property(rounds, (round) => {
        const scratch = scratchOf(finalOf(round));
        for (const { position } of stepsOf(round)) {
          copyInto(scratch, position);
          expect(scratch).toEqual(position);
        }
      }),
      10,
    );
  });

  test('perft counts what listing and playing counts', () => {
    const count = (position: Position, depth: number): number => {
      if (depth === 0 || position.phase === 'over') return 1;
      return legalPlays(position).reduce(
        (sum, one) => sum + count(unwrap(play(position, one)), depth - 1),
        0,
      );
    };
    check(
      fc.property(rounds, fc.nat(), fc.nat(3), (round, cut, depth) => {
        const steps = [...stepsOf(round)];
        const position = steps[cut % steps.length]?.position ?? finalOf(round);
        const copy = structuredClone(position.counts);
        expect(perft(position, depth)).toBe(count(position, depth));
        expect(position.counts).toEqual(copy);
        expect(perft(finalOf(round), depth)).toBe(1);
        const last = steps.at(-2)?.position ?? position;
        expect(perft(last, 5)).toBe(count(last, 5));
      }),
      25,
    );
  });
});

describe('captures', () => {
  test('F7 the bait catches the fish exactly if the fish would catch the bait', () => {
    check(
      fc.property(games, (game) => {
        for (const bait of kinds) {
          for (const fish of kinds) {
            const there = (countOf(game.catchable, bait) >> fish) & 1;
            expect(there).toBe((countOf(game.catchable, fish) >> bait) & 1);
            const plain = plainCatches(game.rules, formatKind(bait), formatKind(fish));
            expect(there === 1).toBe(plain);
          }
        }
      }),
      60,
    );
  });
});

describe('scores', () => {
  const catches = games.chain((game) =>
    fc.record({
      game: fc.constant(game),
      counts: fc.tuple(...kitOf(game).map((copies) => fc.nat(copies))),
      seed: fc.nat(),
    }),
  );

  test('S1–S8 any catch counts what the plainly written rules count, in any order of its tiles', () => {
    check(
      fc.property(catches, ({ game, counts, seed }) => {
        const tiles = tilesOf(counts);
        const random = chanceOf(seed);
        const shuffled = tiles
          .map((kind) => ({ kind, place: random() }))
          .sort((left, right) => left.place - right.place)
          .map(({ kind }) => kind);
        const total = pointsOf(game.scoring, counts);
        expect(pointsOf(game.scoring, countTiles(shuffled))).toBe(total);
        expect(total).toBe(plainScore(game.rules, game.variant.kit, shuffled.map(formatKind)));
      }),
      500,
    );
  });

  test('S3 a Shi Wu Hu total is a multiple of ten, S1 S2 a Tiu-U total even', () => {
    check(
      fc.property(catches, ({ game, counts }) => {
        const unit = game.rules.scoring === 'groups' ? 10 : 2;
        expect(pointsOf(game.scoring, counts) % unit).toBe(0);
      }),
      200,
    );
  });

  test('the score sheet adds up and holds every tile in exactly one line', () => {
    check(
      fc.property(catches, ({ game, counts }) => {
        const sheet = scoreSheetOf(game.scoring, counts);
        expect(sheet.total).toBe(pointsOf(game.scoring, counts));
        const points = [...sheet.groups, ...sheet.bonuses].map((line) => line.points);
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(sheet.total);
        const tiles = sheet.groups.flatMap((line) => line.tiles);
        expect(new Set(tiles.map(({ kind }) => kind)).size).toBe(tiles.length);
        expect(kinds.map((kind) => tiles.find((one) => one.kind === kind)?.copies ?? 0)).toEqual([
          ...counts,
        ]);
        for (const line of sheet.groups) {
          const each = line.tiles.map(({ copies, pointsEach }) => copies * pointsEach);
          expect(each.reduce((sum, one) => sum + one, line.rounding)).toBe(line.points);
          expect(line.rounding).toBeGreaterThanOrEqual(0);
          expect(line.rounding).toBeLessThan(10);
          expect(line.tiles.length).toBeGreaterThan(0);
          expect(line.complete === true || line.complete === null).toBe(line.lacks.length === 0);
        }
        for (const line of sheet.bonuses) {
          expect(line.complete).toBe(line.lacks.length === 0);
          expect(line.points).toBe(line.complete ? line.worth : 0);
        }
      }),
      300,
    );
  });

  test('the gains of a round add up to its scores, the laid pairs of F10 apart', () => {
    check(
      fc.property(rounds, (round) => {
        const begun = startPosition(round.game, round.deal, round.starter);
        const sums = scoresOf(begun);
        for (const { position, chosen } of stepsOf(round)) {
          const { seat } = position;
          const gain = gainOf(round.game, catchOf(position, seat), chosen);
          sums[seat] = countOf(sums, seat) + gain.points;
        }
        expect(sums).toEqual(scoresOf(finalOf(round)));
      }),
      40,
    );
  });

  test('S9 payments sum to zero and go from the lower total to the higher', () => {
    const terms = fc.record({
      settlement: fc.constantFrom('winner' as const, 'pairwise' as const),
      doubleAt: fc.constantFrom(0, 500, 1000),
    });
    const totals = fc.array(
      fc.nat(20).map((hundreds) => 100 * hundreds),
      { minLength: 2, maxLength: 3 },
    );
    check(
      fc.property(totals, terms, (points, one) => {
        const payments = paymentsOf(points, one);
        for (const { from, to, difference } of payments) {
          expect(countOf(points, to) - countOf(points, from)).toBe(difference);
          expect(difference).toBeGreaterThan(0);
        }
        const balance = balanceOf(payments, points.length);
        expect(balance).toHaveLength(points.length);
        expect(balance.reduce((sum, each) => sum + each, 0)).toBe(0);
      }),
      300,
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
      20,
    );
  });

  test('what is read as a play is written in one way only', () => {
    check(
      fc.property(fc.stringMatching(/^[\d[\]:x+*^ ]{0,12}$/), (text) => {
        const parsed = parsePlay(text);
        if (parsed === undefined) return;
        expect(parsePlay(formatPlay(parsed))).toBe(parsed);
      }),
      300,
    );
  });
});

describe('views', () => {
  test('a view stays the same when hidden tiles change places', () => {
    check(
      fc.property(rounds, fc.nat(), (round, seed) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            const other = withHiddenTilesMoved(position, seat, seed);
            expect(viewFor(other, seat)).toEqual(viewFor(position, seat));
          }
        }
      }),
      20,
    );
  });

  test('a seat counts as unseen exactly the tiles of the other hands and of the draw pile', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            expect(tilesOf(unseenOf(viewFor(position, seat)))).toEqual(
              [...hiddenFrom(position, seat)].sort((left, right) => left - right),
            );
          }
        }
      }),
      20,
    );
  });

  test('only the seat to play has legal plays in its view', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            const { legal, turn } = viewFor(position, seat);
            expect(turn).toBe(position.seat);
            expect(legal).toEqual(seat === position.seat ? legalPlays(position) : []);
          }
        }
        const final = finalOf(round);
        expect(viewFor(final, 0)).toMatchObject({ turn: null, drawn: null, legal: [] });
      }),
      20,
    );
  });

  test('a kind once called stranded is never captured from the lake afterwards', () => {
    check(
      fc.property(rounds, (round) => {
        for (const seat of seatsOf(round.game.seatCount)) {
          let stranded: readonly Kind[] = [];
          for (const { position, chosen } of stepsOf(round)) {
            const view = viewFor(position, seat);
            stranded = [...stranded, ...strandedOf(view)];
            expect(takenBy(chosen).filter((kind) => stranded.includes(kind))).toEqual([]);
          }
        }
      }),
      40,
    );
  });

  test('what a placed tile strands is stranded once it has been placed', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position, chosen, next } of stepsOf(round)) {
          const view = viewFor(position, position.seat);
          if (formOf(chosen) !== 'place') {
            expect(strandedByPlacing(view, chosen)).toEqual([]);
            continue;
          }
          const foretold = strandedByPlacing(view, chosen);
          const before = strandedOf(view);
          const after = strandedOf(viewFor(next, position.seat));
          expect(after).toEqual(
            [...new Set([...before, ...foretold])].sort((left, right) => left - right),
          );
        }
      }),
      40,
    );
  });
});

function hiddenFrom(position: Position, seat: number): Kind[] {
  return [
    ...seatsOf(position.game.seatCount)
      .filter((other) => other !== seat)
      .flatMap((other) => tilesOf(handOf(position, other))),
    ...Array.from(position.drawPile).slice(position.turnedUp),
  ];
}

/** The position with the tiles that the seat cannot see dealt out anew among their places. */
function withHiddenTilesMoved(position: Position, seat: number, seed: number): Position {
  const random = chanceOf(seed);
  const hidden = hiddenFrom(position, seat)
    .map((kind) => ({ kind, place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ kind }) => kind);
  const scratch = scratchOf(position);
  for (const other of seatsOf(position.game.seatCount)) {
    if (other === seat) continue;
    const hand = countTiles(hidden.splice(0, totalOf(handOf(position, other))));
    scratch.counts.set(hand, other * kindCount);
    scratch.handMasks[other] = maskOfCounts(hand);
  }
  scratch.drawPile = Uint8Array.from([
    ...Array.from(position.drawPile).slice(0, position.turnedUp),
    ...hidden,
  ]);
  return scratch;
}

test('the plain rules know the same kinds', () => {
  expect([...plainKinds].sort()).toEqual(kinds.map(formatKind).sort());
});
