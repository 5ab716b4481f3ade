import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  climbing,
  dealProblemOf,
  formatPlay,
  handOf,
  isCalledOff,
  outOf,
  type Position,
  parsePlay,
  passedOf,
  seatSheetOf,
  settlementOf,
  sheetOf,
  talonOf,
  trickOf,
  winnerOf,
  wonOf,
  worthOf,
  wuOf,
} from '../../../src/engine/climbing/index.ts';
import {
  chooseIndex,
  copiesIn,
  countOf,
  countTiles,
  kinds,
  seatsOf,
  tilesOfKit,
  totalOf,
} from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { rounds } from '../../support/climbing/arbitraries.ts';
import { cardsIn } from '../../support/climbing/plainCards.ts';
import { combinationsOf, ofEach } from '../../support/climbing/plainCombinations.ts';
import { plainCount } from '../../support/climbing/plainCounting.ts';
import {
  finalOf,
  plainIdOf,
  startOf,
  stepsOf,
  texts,
} from '../../support/climbing/randomRounds.ts';
import { expectSame } from '../../support/expectSame.ts';
import { runs } from '../../support/thoroughness.ts';
import { check } from '../randomRounds.ts';

/** How many cards of each kind lie anywhere. */
function everywhere(position: Position): number[] {
  const seats = seatsOf(position.game.seatCount);
  const trick = trickOf(position);
  const places = [
    ...seats.map((seat) => handOf(position, seat)),
    countTiles(talonOf(position)),
    countTiles(trick === null ? [] : cardsOf(trick.play)),
    ...seats.flatMap((seat) => wonOf(position, seat).map((won) => countTiles(cardsOf(won.play)))),
    outOf(position),
  ];
  return kinds.map((kind) => places.reduce((sum, counts) => sum + countOf(counts, kind), 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('rounds', () => {
  test('W1 W7 each card is in exactly one place at all times', () => {
    check(
      fc.property(rounds, (round) => {
        expect(dealProblemOf(round.game, round.deal)).toBeUndefined();
        const kit = kinds.map((kind) => copiesIn(round.game.variant.kit, kind));
        expectSame(everywhere(startOf(round)), kit);
        for (const { next } of stepsOf(round)) expectSame(everywhere(next), kit);
      }),
      runs(13, 500),
    );
  });

  test('W10 W13 W14 what is paid sums to zero at all times', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { next } of stepsOf(round)) {
          expect(sum(settlementOf(next))).toBe(0);
          const paid = settlementOf(next).map(() => 0);
          for (const { from, to, points } of sheetOf(next).payments) {
            paid[from] = countOf(paid, from) - points;
            paid[to] = countOf(paid, to) + points;
          }
          expectSame(paid, settlementOf(next));
        }
      }),
      runs(15, 400),
    );
  });

  test('W6 W7 W11 the sheet counts what the round counts, and its lines add up', () => {
    check(
      fc.property(rounds, (round) => {
        const final = finalOf(round);
        const { seats, winner } = sheetOf(final);
        expect(winner).toBe(winnerOf(final));
        for (const [seat, sheet] of seats.entries()) {
          expect(sheet.wu).toBe(wuOf(final)[seat]);
          expect(sheet.worth).toBe(worthOf(final, seat));
          expect(sum(sheet.wuLines.map((line) => line.wu))).toBe(sheet.wu);
        }
      }),
      runs(15, 800),
    );
  });

  test('W6 W7 W11 W13 any plays that became wu are counted as the plainly written rules do', () => {
    check(
      fc.property(rounds, fc.nat(), fc.boolean(), ({ game }, seed, lays) => {
        const random = chanceOf(seed);
        const variant = plainIdOf(game);
        let left = texts(tilesOfKit(game.variant.kit));
        const draw = (open: readonly string[]): string[] => {
          const text = open[chooseIndex(open.length, random)];
          if (text === undefined) return [];
          left = cardsIn(text).reduce((rest, card) => rest.toSpliced(rest.indexOf(card), 1), left);
          return [text];
        };
        const both = ofEach(left, ['42', '21']);
        const { laying } = game.variant;
        const layable = {
          none: [],
          choice: both,
          all: [...both, ...ofEach(left, ['42']), ...ofEach(left, ['21'])],
        };
        const [laid = null] = lays ? draw(layable[laying]) : [];
        const won: string[] = [];
        while (random() < 0.9) {
          const open = combinationsOf(variant, left);
          const large = open.filter((text) => cardsIn(text).length > 2);
          won.push(...draw(large.length > 0 && random() < 0.7 ? large : open));
        }
        const entry = (text: string, isLaid: boolean) => {
          const parsed = parsePlay(text);
          if (parsed === undefined) throw new Error(`${text} is a play`);
          return { play: parsed, laid: isLaid };
        };
        const { wu, worth } = seatSheetOf(game, [
          ...(laid === null ? [] : [entry(laid, true)]),
          ...won.map((text) => entry(text, false)),
        ]);
        expect({ wu, worth }).toEqual(plainCount(variant, game.rules, won, laid));
      }),
      runs(35, 1500),
    );
  });

  test('W9 whoever declares has just gained wu that are worth more than when it declined', () => {
    check(
      fc.property(rounds, (round) => {
        const declined = seatsOf(round.game.seatCount).map(() => 0);
        for (const { position, chosen, next } of stepsOf(round)) {
          const { seat } = next;
          const gained = countOf(wuOf(next), seat) > countOf(wuOf(position), seat);
          const worth = worthOf(next, seat);
          if (next.phase === 'declare') {
            expect(gained).toBe(true);
            expect(worth).toBeGreaterThan(countOf(declined, seat));
          }
          // Nobody who gains so much is passed over.
          for (const one of seatsOf(round.game.seatCount)) {
            if (countOf(wuOf(next), one) === countOf(wuOf(position), one)) continue;
            const isRight = worthOf(next, one) > countOf(declined, one);
            expect(next.phase === 'declare' && next.seat === one).toBe(isRight);
          }
          if (formatPlay(chosen) === 'decline') {
            declined[position.seat] = worthOf(position, position.seat);
          }
          if (formatPlay(chosen) === 'declare') {
            expect(next.phase).toBe('over');
            expect(winnerOf(next)).toBe(position.seat);
          }
        }
      }),
      runs(15, 800),
    );
  });

  test('W7 W8 only a seat with cards is asked to answer, never whose play it is or who is locked', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          const trick = trickOf(position);
          expect(position.phase === 'answer').toBe(trick !== null);
          if (trick === null) {
            expect(passedOf(position)).toEqual([]);
            continue;
          }
          expect(totalOf(handOf(position, position.seat))).toBeGreaterThan(0);
          expect(position.seat).not.toBe(trick.seat);
          expect(passedOf(position)).not.toContain(position.seat);
          expect(passedOf(position)).not.toContain(trick.seat);
        }
      }),
      runs(15, 400),
    );
  });

  test('W12 where nobody has declared, nobody but in ma-hua-hua has won', () => {
    check(
      fc.property(rounds, (round) => {
        const final = finalOf(round);
        const steps = [...stepsOf(round)];
        const declared = steps.some(({ chosen }) => formatPlay(chosen) === 'declare');
        if (round.game.variant.id !== 'ma-hua-hua') {
          expect(winnerOf(final) !== null).toBe(declared);
        }
        const words = steps.slice(-1).map(({ chosen }) => formatPlay(chosen));
        expect(isCalledOff(final)).toBe(words.some((word) => /redeal|throw/.test(word)));
        const winner = winnerOf(final);
        expect(climbing.winnersOf(final)).toEqual(winner === null ? [] : [winner]);
      }),
      runs(20, 400),
    );
  });
});

describe('what rounds meet', () => {
  test('W5–W14 random rounds come to every moment, every word and every kind of ending', () => {
    const met = new Set<string>();
    for (const round of fc.sample(rounds, { numRuns: 600, seed: 15 })) {
      const { variant, rules } = round.game;
      for (const { position, chosen, next } of stepsOf(round)) {
        const word = formatPlay(chosen);
        met.add(/\d/.test(word) ? `${position.phase} cards` : `${position.phase} ${word}`);
        if (word.startsWith('lay ') && next.phase === 'declare') met.add('asked after laying');
        if (word === 'decline' && next.phase === 'over') met.add('over after declining');
        if (word === '42*4+21*4') met.add('eight played');
        if (rules.passLocks && passedOf(next).length > 1) met.add('several are locked');
        if (position.phase === 'answer' && next.phase === 'lead') {
          const trick = trickOf(position);
          if (next.seat !== trick?.seat) met.add(`another leads in ${variant.id}`);
        }
      }
      const final = finalOf(round);
      const winner = winnerOf(final);
      met.add(`${variant.id} ${winner === null ? 'without' : 'with'} a winner`);
      const laid = seatsOf(round.game.seatCount).flatMap((seat) => wonOf(final, seat));
      if (laid.some((one) => one.laid && formatPlay(one.play) === '42*4+21*4')) {
        met.add(`eight laid in ${variant.id}`);
      }
      if (winner !== null && countOf(wuOf(final), winner) > 28) met.add('more than 28 wu');
    }
    expect([...met].sort()).toMatchInlineSnapshot(`
      [
        "another leads in chang-pai",
        "another leads in luan-chuo-28",
        "another leads in ma-hua-hua",
        "another leads in sap-ng-wu",
        "another leads in wu-han",
        "answer cards",
        "answer pass",
        "asked after laying",
        "chang-pai with a winner",
        "chang-pai without a winner",
        "consent play",
        "consent throw",
        "declare declare",
        "declare decline",
        "eight laid in luan-chuo",
        "eight laid in luan-chuo-28",
        "eight laid in sap-ng-wu",
        "eight laid in wu-han",
        "eight played",
        "lay cards",
        "lay pass",
        "lead cards",
        "luan-chuo with a winner",
        "luan-chuo without a winner",
        "luan-chuo-28 with a winner",
        "luan-chuo-28 without a winner",
        "ma-hua-hua with a winner",
        "ma-hua-hua without a winner",
        "over after declining",
        "redeal pass",
        "redeal redeal",
        "sap-ng-wu with a winner",
        "sap-ng-wu without a winner",
        "several are locked",
        "talon pass",
        "talon take",
        "wu-han with a winner",
        "wu-han without a winner",
      ]
    `);
  });
});
