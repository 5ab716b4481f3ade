import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardStandings, handOf, talonOf, viewFor } from '../../../../src/engine/climbing/index.ts';
import { copiesIn, countOf, kinds, seatsOf } from '../../../../src/engine/index.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

test('W7 what is unseen lies in the other hands and the talon, what is gone in no hand', () => {
  check(
    fc.property(rounds, fc.nat(12), (round, offset) => {
      const { game } = round;
      const { kit } = game.variant;
      let turn = offset;
      for (const { next } of stepsOf(round)) {
        turn += 1;
        if (turn % 12 !== 0) continue;
        for (const seat of seatsOf(game.seatCount)) {
          const others = seatsOf(game.seatCount).filter((other) => other !== seat);
          const told = cardStandings(viewFor(next, seat));
          expect(told.map(({ kind }) => kind)).toEqual(
            kinds.filter((kind) => copiesIn(kit, kind) > 0),
          );
          for (const { kind, gone, held, unseen } of told) {
            const inHands = others.reduce((sum, one) => sum + countOf(handOf(next, one), kind), 0);
            const inTalon = talonOf(next).filter((one) => one === kind).length;
            expect(held).toBe(countOf(handOf(next, seat), kind));
            expect(unseen).toBe(inHands + inTalon);
            expect(gone + held + unseen).toBe(copiesIn(kit, kind));
          }
        }
      }
    }),
    runs(10, 150),
  );
});
