import { describe, expect, test } from 'vitest';
import {
  beats,
  cardsOf,
  combinationsIn,
  formatPlay,
  type NotBeating,
  notBeatingOf,
  type ToldCombination,
  type VariantId,
  variants,
} from '../../../../src/engine/climbing/index.ts';
import type { Random } from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { isTrue } from '../../../support/climbing/plainRefusals.ts';
import { plainIdOf, texts } from '../../../support/climbing/randomRounds.ts';
import { climbingGameOf, climbingPlay } from '../../../support/climbing/table.ts';
import { runs } from '../../../support/thoroughness.ts';

const cardsIn = ({ play }: ToldCombination) => (play === undefined ? [] : texts(cardsOf(play)));
const textOf = ({ play }: ToldCombination) => (play === undefined ? '' : formatPlay(play));

/** So many of a list, by chance where there are more. */
function someOf<One>(list: readonly One[], most: number, random: Random): readonly One[] {
  return list
    .map((one) => ({ one, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ one }) => one);
}

describe('why a play does not beat another one', () => {
  test.each(variants)('W2–W5 is true of pairs of $id, with the cards that are left', (variant) => {
    const id = plainIdOf(climbingGameOf(variant.id));
    const all = combinationsIn(variant);
    const random = chanceOf(15);
    // All tricks or, where they are many, some, and some of what does not beat them.
    const isShort = all.length < 200;
    const [tricks, most] = isShort
      ? [all.length, runs(20, all.length)]
      : [runs(10, 500), runs(20, 60)];
    for (const trick of someOf(all, tricks, random)) {
      const others = all.filter((one) => one !== trick && !beats(one, trick));
      for (const raised of someOf(others, most, random)) {
        const cards = cardsIn(raised);
        const plain = { id, phase: 'answer', raised: cards, hand: cards, trick: textOf(trick) };
        const why = notBeatingOf(variant, trick, raised);
        if (!isTrue(why, plain)) expect({ why, ...plain }).toBe('true');
      }
    }
  });

  function whyNot(id: VariantId, trick: string, raised: string): NotBeating {
    const { variant } = climbingGameOf(id);
    const [lies, tried] = [trick, raised].map((text) =>
      combinationsIn(variant).find(({ play }) => play === climbingPlay(text)),
    );
    if (lies === undefined || tried === undefined) throw new Error('both are combinations');
    return notBeatingOf(variant, lies, tried);
  }

  test('W3 names no four 66 where the trick holds one of them', () => {
    expect(whyNot('ma-hua-hua', '66*2', '33*2')).toMatchObject({ code: 'unbeatable', but: [] });
    expect(whyNot('ma-hua-hua', '66+55+44', '33*2')).toMatchObject({ code: 'wrong-size', but: [] });
    expect(whyNot('ma-hua-hua', '63+62', '33*2')).toMatchObject({
      code: 'too-low',
      least: [climbingPlay('66*2')],
    });
    expect(whyNot('ma-hua-hua', '42+21', '33*2')).toMatchObject({
      code: 'unbeatable',
      but: [climbingPlay('66*4')],
    });
  });

  test('W3 names no pendulum where the trick holds all 44', () => {
    expect(whyNot('ma-hua-hua', '66+55+44*4', '33*4+22+11')).toMatchObject({
      code: 'unbeatable',
      but: [],
    });
  });
});
