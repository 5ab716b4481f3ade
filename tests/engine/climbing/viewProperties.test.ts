import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPlay,
  handOf,
  legalPlays,
  openTableOf,
  outOf,
  passedOf,
  talonOf,
  trickOf,
  unseenOf,
  viewFor,
  wonOf,
} from '../../../src/engine/climbing/index.ts';
import { seatsOf, tilesOf, totalOf } from '../../../src/engine/index.ts';
import { rounds } from '../../support/climbing/arbitraries.ts';
import { hiddenFrom, withHiddenCardsMoved } from '../../support/climbing/hiddenCards.ts';
import { plainMarks, plainWu } from '../../support/climbing/plainCounting.ts';
import { plainPlay } from '../../support/climbing/plainRules.ts';
import { wonBy } from '../../support/climbing/plainTable.ts';
import { plainTableOf, stepsOf } from '../../support/climbing/randomRounds.ts';
import { expectParts, expectSame } from '../../support/expectSame.ts';
import { runs } from '../../support/thoroughness.ts';
import { check } from '../randomRounds.ts';

describe('views', () => {
  test('W1 W7 a view stays the same when hidden cards change places', () => {
    check(
      fc.property(rounds, fc.nat(), (round, seed) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            const other = withHiddenCardsMoved(position, seat, seed);
            expectSame(viewFor(other, seat), viewFor(position, seat));
            expectSame(openTableOf(other), openTableOf(position));
          }
        }
      }),
      runs(3, 100),
    );
  });

  test('W7 a seat counts as unseen exactly the cards of the other hands and of the talon', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          for (const seat of seatsOf(round.game.seatCount)) {
            expectSame(
              tilesOf(unseenOf(viewFor(position, seat))),
              [...hiddenFrom(position, seat)].sort((left, right) => left - right),
            );
          }
        }
      }),
      runs(4, 100),
    );
  });

  test('W6 W7 a view tells the own hand, the sizes of others and all that lies open', () => {
    check(
      fc.property(rounds, (round) => {
        const seats = seatsOf(round.game.seatCount);
        for (const { position } of stepsOf(round)) {
          for (const seat of seats) {
            expectParts(viewFor(position, seat), {
              seat,
              turn: position.seat,
              phase: position.phase,
              dealer: round.starter,
              hand: handOf(position, seat),
              handSizes: seats.map((one) => totalOf(handOf(position, one))),
              trick: trickOf(position),
              passed: passedOf(position),
              won: seats.map((one) => wonOf(position, one)),
              out: outOf(position),
              talonLeft: talonOf(position).length,
              legal: seat === position.seat ? legalPlays(position) : [],
            });
          }
        }
      }),
      runs(4, 100),
    );
  });

  test('W6–W13 a view tells what all know of each seat as the plainly written rules have it', () => {
    check(
      fc.property(rounds, (round) => {
        const table = plainTableOf(round);
        const { variant } = table;
        const seats = seatsOf(round.game.seatCount);
        let chips = table.settlement.map(() => 0);
        let talonTaker: number | null = null;
        let declarer: number | null = null;
        let calledOff: string | null = null;
        for (const { position, chosen, next } of stepsOf(round)) {
          const said = formatPlay(chosen);
          plainPlay(table, said);
          // What is paid at the end of a round is not for fours.
          if (said !== 'declare' && variant !== 'ma-hua-hua') chips = [...table.settlement];
          if (said === 'take') talonTaker = position.seat;
          if (said === 'declare') declarer = position.seat;
          // A hand is thrown by each seat, and the round with the last one.
          if (said === 'redeal' || (said === 'throw' && next.phase === 'over')) calledOff = said;
          const told = {
            wu: seats.map((seat) => plainWu(variant, wonBy(table, seat), table.laid[seat] ?? null)),
            marks: seats.map((seat) => plainMarks(variant, wonBy(table, seat))),
            chips,
            declined: table.declined,
            talonTaker,
            declarer,
            calledOff,
          };
          expectParts(openTableOf(next), told);
          for (const seat of seats) expectParts(viewFor(next, seat), told);
        }
      }),
      runs(15, 200),
    );
  });

  test('W1 the cards of the talon are told to the seat that took them, and to no other', () => {
    check(
      fc.property(rounds, (round) => {
        let taker: number | null = null;
        for (const { position, chosen, next } of stepsOf(round)) {
          if (formatPlay(chosen) === 'take') taker = position.seat;
          for (const seat of seatsOf(round.game.seatCount)) {
            const { talon, talonTaker } = viewFor(next, seat);
            expect(talonTaker).toBe(taker);
            expectSame(talon, seat === taker ? round.deal.talon : []);
          }
        }
      }),
      runs(20, 400),
    );
  });
});
