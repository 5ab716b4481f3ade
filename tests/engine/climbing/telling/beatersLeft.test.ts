import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beatersLeft,
  formatPlay,
  trickOf,
  unseenOf,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import { seatsOf } from '../../../../src/engine/index.ts';
import { answeringWith, leadingWith } from '../../../support/climbing/answering.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { cardsIn } from '../../../support/climbing/plainCards.ts';
import { combinationsOf, plainBeats } from '../../../support/climbing/plainCombinations.ts';
import { plainIdOf, stepsOf, textsOf } from '../../../support/climbing/randomRounds.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

describe('how many unseen combinations beat a play', () => {
  test('W3 as many identical, higher cards of the suit, however many ways there are to take them', () => {
    const view = { ...leadingWith('sap-ng-wu', '44*4'), handSizes: [5, 2, 2] };
    // 66 and 11: a pair of each is one combination, though six pairs can be taken of four cards.
    expect(beatersLeft(view, climbingPlay('44*2'))).toBe(2);
    expect(beatersLeft(view, climbingPlay('44'))).toBe(2);
    expect(beatersLeft(answeringWith('sap-ng-wu', '44', '66*4 11*3'), climbingPlay('44'))).toBe(1);
  });

  test('W7 a hand with fewer cards than the play does not beat it', () => {
    const pair = climbingPlay('44*2');
    const view = leadingWith('sap-ng-wu', '44*4');
    expect(beatersLeft({ ...view, handSizes: [5, 1, 2] }, pair)).toBe(2);
    expect(beatersLeft({ ...view, handSizes: [5, 1, 1] }, pair)).toBe(0);
    // Nor can it be beaten by who has played it, nor by the looking seat's cards: these it sees.
    const answering = answeringWith('sap-ng-wu', '44*2', '66');
    expect(beatersLeft({ ...answering, handSizes: [9, 9, 1] }, pair)).toBe(0);
    expect(beatersLeft({ ...answering, handSizes: [1, 1, 9] }, pair)).toBe(2);
  });

  test('W5 nothing beats a Supreme, whatever is unseen', () => {
    expect(beatersLeft(leadingWith('sap-ng-wu', '42 21'), climbingPlay('42+21'))).toBe(0);
  });

  test('W3–W5 is what the plainly written rules count, of the trick and of what a hand could play', () => {
    check(
      fc.property(rounds, fc.nat(20), (round, offset) => {
        const id = plainIdOf(round.game);
        let turn = offset;
        for (const { position } of stepsOf(round)) {
          turn += 1;
          if (turn % 20 !== 0) continue;
          for (const seat of seatsOf(round.game.seatCount)) {
            const view = viewFor(position, seat);
            const pool = combinationsOf(id, textsOf(unseenOf(view)));
            const trick = trickOf(position);
            const own = combinationsOf(id, textsOf(view.hand)).slice(0, 12);
            for (const text of [...(trick === null ? [] : [formatPlay(trick.play)]), ...own]) {
              // Whose play it is has none of the cards, and the looking seat knows its own.
              const owner = trick !== null && formatPlay(trick.play) === text ? trick.seat : seat;
              const sizes = view.handSizes.filter((_, other) => other !== owner && other !== seat);
              const beating = pool.filter(
                (one) =>
                  plainBeats(id, one, text) && sizes.some((size) => cardsIn(one).length <= size),
              );
              expect([text, beatersLeft(view, climbingPlay(text))]).toEqual([text, beating.length]);
            }
          }
        }
      }),
      runs(5, 150),
    );
  });
});
