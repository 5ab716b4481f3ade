import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  cardsOf,
  climbing,
  copyInto,
  dealTiles,
  formatPlay,
  handOf,
  laysCards,
  legalPlays,
  listPlays,
  type Position,
  parsePlay,
  perft,
  play,
  scratchOf,
  startPosition,
} from '../../../src/engine/climbing/index.ts';
import {
  createPlayList,
  type Play,
  playAt,
  playThrough,
  seatAfter,
  seatsOf,
  withStep,
} from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { rounds } from '../../support/climbing/arbitraries.ts';
import { everyPlay, everyText, everyTextOfCards } from '../../support/climbing/everyPlay.ts';
import { copies, plainOrder } from '../../support/climbing/plainCards.ts';
import { combinationsOf, plainVariantIds } from '../../support/climbing/plainCombinations.ts';
import { plainPlay } from '../../support/climbing/plainRules.ts';
import { plainPerft, plainTold } from '../../support/climbing/plainTold.ts';
import {
  finalOf,
  plainTableOf,
  startOf,
  stepsOf,
  texts,
  textsOf,
  toldOf,
} from '../../support/climbing/randomRounds.ts';
import { afterPlays, climbingTable } from '../../support/climbing/table.ts';
import { expectSame } from '../../support/expectSame.ts';
import { unwrap } from '../../support/table.ts';
import { runs } from '../../support/thoroughness.ts';
import { check } from '../randomRounds.ts';

/** Of all plays that can be written those that the one way through a round takes. */
function accepted(position: Position): Play[] {
  const through = { start: position, steps: [], position };
  return everyPlay.filter((one) => withStep(climbing, through, one) !== undefined);
}

/** Freezes what can be frozen: everything but typed arrays, of which tests compare copies. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

describe('plays', () => {
  test('W2–W14 the legal plays and all that is told are those of the plainly written rules', () => {
    check(
      fc.property(rounds, (round) => {
        const table = plainTableOf(round);
        expectSame(toldOf(startOf(round)), plainTold(table));
        for (const { chosen, next } of stepsOf(round)) {
          plainPlay(table, formatPlay(chosen));
          expectSame(toldOf(next), plainTold(table));
        }
      }),
      runs(25, 1500),
    );
  });

  test('W2–W9 there are as many sequences of plays as the plainly written rules have', () => {
    check(
      fc.property(rounds, fc.nat(), fc.integer({ min: 1, max: 3 }), (round, cut, depth) => {
        const steps = [...stepsOf(round)];
        const table = plainTableOf(round);
        const before = cut % (steps.length + 1);
        for (const { chosen } of steps.slice(0, before)) plainPlay(table, formatPlay(chosen));
        const position = steps[before]?.position ?? finalOf(round);
        // Leads are many: below one only what follows at once is counted.
        const plays = legalPlays(position).length > 20 ? 1 : depth;
        expect(perft(position, plays)).toBe(plainPerft(table, plays));
      }),
      runs(13, 600),
    );
  });

  test('play takes exactly the legal plays, of all plays that can be written', () => {
    check(
      fc.property(rounds, fc.nat(16), (round, offset) => {
        let turn = offset;
        for (const { position, legal } of stepsOf(round)) {
          turn += 1;
          if (turn % 17 !== 0) continue;
          expect(accepted(position).map(formatPlay).sort()).toEqual(legal.map(formatPlay));
        }
        expect(accepted(finalOf(round))).toEqual([]);
      }),
      runs(8, 150),
    );
  });

  test('legal plays are in the order of their texts, none twice', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { legal } of stepsOf(round)) {
          const written = legal.map(formatPlay);
          expectSame(written, [...new Set(written)].sort());
          expect(legal.length).toBeGreaterThan(0);
        }
        expectSame(legalPlays(finalOf(round)), []);
      }),
      runs(10, 500),
    );
  });

  test('W6 W7 a play takes its cards out of the hand of its seat, a pass none out of any', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position, chosen, next } of stepsOf(round)) {
          if (formatPlay(chosen) === 'take' || position.phase === 'talon') continue;
          for (const seat of seatsOf(round.game.seatCount)) {
            const hand = texts(cardsOf(chosen)).reduce(
              (left, card) => left.toSpliced(left.indexOf(card), 1),
              textsOf(handOf(position, seat)),
            );
            const held = seat === position.seat ? hand : textsOf(handOf(position, seat));
            expectSame(textsOf(handOf(next, seat)), held);
          }
        }
      }),
      runs(6, 300),
    );
  });

  test('play changes nothing that it is given', () => {
    check(
      fc.property(rounds, (round) => {
        freeze(round);
        for (const { position, chosen, next } of stepsOf(round)) {
          freeze(position);
          const { counts, tallies, won } = structuredClone({ ...position, game: null });
          const told = toldOf(position);
          expectSame(play(position, chosen), next);
          expectSame(
            { counts: position.counts, tallies: position.tallies, won: position.won },
            { counts, tallies, won },
          );
          expectSame(toldOf(position), told);
        }
      }),
      runs(4, 60),
    );
  });

  test('a position advanced in place is the one that single plays give', () => {
    check(
      fc.property(rounds, (round) => {
        const scratch = scratchOf(startOf(round));
        const copied = scratchOf(finalOf(round));
        const list = createPlayList();
        for (const { position, legal, chosen, next } of stepsOf(round)) {
          expectSame(scratch, position);
          copyInto(copied, position);
          expectSame(copied, position);
          listPlays(scratch, list);
          expectSame(
            Array.from({ length: list.length }, (_, at) => playAt(list, at)),
            legal,
          );
          advance(scratch, chosen);
          expectSame(scratch, next);
        }
      }),
      runs(5, 60),
    );
  });

  test('a position set to one of another round of its game is that one in everything', () => {
    check(
      fc.property(rounds, fc.nat(), (round, seed) => {
        const { game, starter } = round;
        const deal = dealTiles(game, chanceOf(seed));
        const other = { ...round, deal, starter: seatAfter(starter, game.seatCount), seed };
        const copied = scratchOf(finalOf(other));
        for (const { next } of stepsOf(round)) {
          copyInto(copied, next);
          expectSame(copied, next);
        }
        copyInto(copied, startOf(other));
        expectSame(copied, startOf(other));
      }),
      runs(5, 60),
    );
  });

  // What is seldom met by chance: a talon, and a round that is called off.
  test.each([
    {
      id: 'luan-chuo',
      talons: ['66*3', '55*3'],
      one: ['take'],
      other: ['pass', 'pass', 'pass', '33'],
    },
    {
      id: 'luan-chuo-28',
      talons: ['', ''],
      one: ['redeal'],
      other: ['pass', 'pass', 'pass', '33'],
    },
    {
      id: 'ma-hua-hua',
      talons: ['', ''],
      one: ['throw', 'throw', 'throw'],
      other: ['play', '33'],
    },
  ] as const)('a position of $id after $one is set to one after $other, and back', (row) => {
    const hands = ['33 22', '33*2', '33*3'];
    const [talon, otherTalon] = row.talons;
    const one = afterPlays(climbingTable(row.id, { hands, talon, dealer: 1 }), ...row.one);
    const table = climbingTable(row.id, { hands, talon: otherTalon, dealer: 2 });
    const other = afterPlays(table, ...row.other);
    const copied = scratchOf(one);
    for (const position of [other, one]) {
      copyInto(copied, position);
      expect(copied).toEqual(position);
    }
  });

  test('a record that is read and replayed gives the position that single plays give', () => {
    check(
      fc.property(rounds, fc.nat(), (round, cut) => {
        const steps = [...stepsOf(round)];
        const before = cut % (steps.length + 1);
        const written = steps.slice(0, before).map(({ chosen }) => formatPlay(chosen));
        const read = written.map((text) => {
          const parsed = parsePlay(text);
          if (parsed === undefined) throw new Error(`${text} is a play`);
          return parsed;
        });
        const start = startPosition(round.game, structuredClone(round.deal), round.starter);
        const replayed = unwrap(playThrough(climbing, start, read));
        expect(replayed.position).toEqual(steps[before]?.position ?? finalOf(round));
      }),
      runs(15, 400),
    );
  });
});

describe('texts', () => {
  test('every play that can be written is read back as itself', () => {
    expect(everyPlay.map(formatPlay)).toEqual(everyText);
    expect(new Set(everyPlay).size).toBe(everyPlay.length);
  });

  test('kinds that may not stand together make no play, nor is anything but 42 and 21 laid', () => {
    const ofCards = everyTextOfCards();
    // 21 kinds alone, 210 pairs and 1330 threes, each kind once to four times; also laid.
    expect(ofCards).toHaveLength(2 * (21 * 4 + 210 * 4 ** 2 + 1330 * 4 ** 3));
    const read = ofCards.filter((text) => parsePlay(text) !== undefined);
    const cards = everyPlay.filter((one) => cardsOf(one).length > 0).map(formatPlay);
    expect(read.sort()).toEqual(cards.sort());
  });

  test('W3–W5 every combination of every variant can be written', () => {
    const kit = plainOrder.flatMap((kind) => copies(kind, 4));
    for (const variant of plainVariantIds) {
      expect(everyText).toEqual(expect.arrayContaining(combinationsOf(variant, kit)));
    }
  });

  test('every play holds the cards that its text tells', () => {
    for (const [at, one] of everyPlay.entries()) {
      const text = everyText[at] ?? '';
      const cards = texts(cardsOf(one));
      const parts = [...new Set(cards)].map((kind) => {
        const copies = cards.filter((card) => card === kind).length;
        return copies === 1 ? kind : `${kind}*${copies}`;
      });
      if (cards.length > 0) expect(`${laysCards(one) ? 'lay ' : ''}${parts.join('+')}`).toBe(text);
    }
  });

  test('what is read as a play is written in one way only', () => {
    const part = fc
      .record({
        kind: fc.constantFrom('66', '63', '36', '54', '42', '24', '[4:2]', '21', '33', '11', '00'),
        copies: fc.constantFrom('', '', '*1', '*2', '*4', '*5', '*0', '*02'),
      })
      .map(({ kind, copies }) => `${kind}${copies}`);
    const written = fc
      .record({
        lay: fc.constantFrom('', '', 'lay ', 'lay', ' '),
        parts: fc.array(part, { maxLength: 4 }),
      })
      .map(({ lay, parts }) => lay + parts.join('+'));
    const texts = new Set(everyText);
    check(
      fc.property(fc.oneof(written, fc.stringMatching(/^[\d[\]:+* aply]{0,10}$/)), (text) => {
        const parsed = parsePlay(text);
        if (parsed === undefined) {
          expect(texts).not.toContain(text);
          return;
        }
        expect(parsePlay(formatPlay(parsed))).toBe(parsed);
      }),
      runs(1000, 20_000),
    );
  });
});
