import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type SeatView,
  unbeatenKinds,
  unseenOf,
  type VariantId,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import { copiesIn, countOf, formatKind, kinds } from '../../../../src/engine/index.ts';
import { leadingWith } from '../../../support/climbing/answering.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { cardsIn, kindsIn } from '../../../support/climbing/plainCards.ts';
import { combinationsOf, plainBeats } from '../../../support/climbing/plainCombinations.ts';
import { plainIdOf, stepsOf, textsOf } from '../../../support/climbing/randomRounds.ts';
import { tilesIn } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

/** What is seen with a hand and a 22 where all cards but some are out already. */
function knowing(id: VariantId, hand: string, unseen: string): SeatView {
  const view = leadingWith(id, hand);
  const hidden = tilesIn(unseen);
  const out = kinds.map(
    (kind) =>
      copiesIn(view.game.variant.kit, kind) -
      countOf(view.hand, kind) -
      hidden.filter((one) => one === kind).length,
  );
  const handSizes = view.handSizes.map((size, seat) => (seat === 0 ? size : hidden.length));
  return { ...view, out, handSizes };
}

/** The marks as a person sees them: `44: 2 3, largest`. */
function marks(view: SeatView): string[] {
  return unbeatenKinds(view).map(
    ({ kind, copies, isLargest }) =>
      `${formatKind(kind)}: ${copies.join(' ')}${isLargest ? ', largest' : ''}`,
  );
}

describe('what nothing unseen beats', () => {
  test('W3 sets of which nobody has as many higher cards', () => {
    const view = knowing('sap-ng-wu', '44*3 31', '66 11*2');
    // One 66 and two 11 beat one card and two, not three. Nothing beats 22 in threes either.
    expect(marks(view)).toEqual(['44: 3, largest']);
    expect(marks(knowing('sap-ng-wu', '44*3 31', '55*4 63*4'))).toEqual([
      '44: 1 2 3, largest',
      '31: 1, largest',
    ]);
  });

  test('W3 a smaller set may be unbeaten where the larger is not, and the other way round', () => {
    // A bull beats as many cards as it has itself.
    const view = knowing('ma-hua-hua', '44*3', '63 62');
    expect(marks(view)).toEqual(['44: 1 3, largest', '22: 1, largest']);
    expect(marks(knowing('ma-hua-hua', '44*3', '63 62*2'))).toEqual(['44: 1', '22: 1, largest']);
  });

  test('W7 sets of more cards than any other seat holds', () => {
    const view = knowing('sap-ng-wu', '44*3', '66*2 11*2');
    expect(marks({ ...view, handSizes: [4, 2, 2] })).toEqual(['44: 3, largest']);
    expect(marks({ ...view, handSizes: [4, 1, 1] })).toEqual(['44: 2 3, largest']);
  });

  test('W3 the largest set is of three in chang-pai, and 66 is no set', () => {
    expect(marks(knowing('chang-pai', '44*4 66', '65'))).toEqual(['44: 1 2 3, largest']);
  });

  test('W3 a low civil card alone is no set in luan-chuo', () => {
    expect(marks(knowing('luan-chuo', '65*2', '31'))).toEqual(['65: 2, largest']);
  });

  test('W3–W5 is what the plainly written rules find', () => {
    check(
      fc.property(rounds, fc.nat(20), (round, offset) => {
        const id = plainIdOf(round.game);
        let turn = offset;
        for (const { position } of stepsOf(round)) {
          turn += 1;
          if (turn % 20 !== 0) continue;
          const view = viewFor(position, position.seat);
          const sizes = view.handSizes.filter((_, other) => other !== view.seat);
          const pool = combinationsOf(id, textsOf(unseenOf(view))).filter((one) =>
            sizes.some((size) => cardsIn(one).length <= size),
          );
          const beaters = (one: string) => pool.filter((other) => plainBeats(id, other, one));
          const own = combinationsOf(id, textsOf(view.hand));
          const unbeaten = own.filter((one) => beaters(one).length === 0);
          const sets = unbeaten.filter((one) => kindsIn(cardsIn(one)).length === 1);
          const told = unbeatenKinds(view).flatMap(({ kind, copies }) =>
            copies.map((many) => (many === 1 ? formatKind(kind) : `${formatKind(kind)}*${many}`)),
          );
          expect(told.toSorted()).toEqual(sets.toSorted());
        }
      }),
      runs(8, 200),
    );
  });
});
