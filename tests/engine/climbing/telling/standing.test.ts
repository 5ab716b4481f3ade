import { describe, expect, test } from 'vitest';
import {
  type ClimbingVariant,
  formatPlay,
  type PokedCards,
  parsePlay,
  rulesIn,
  standingOf,
  variants,
} from '../../../../src/engine/climbing/index.ts';
import {
  copiesIn,
  type KindText,
  kindOf,
  type Play,
  tilesOfKit,
} from '../../../../src/engine/index.ts';
import { cardsIn, plainOrder, removeCards } from '../../../support/climbing/plainCards.ts';
import {
  combinationsOf,
  type PlainVariantId,
  plainBeats,
  plainVariantIds,
} from '../../../support/climbing/plainCombinations.ts';
import { isTrue } from '../../../support/climbing/plainRefusals.ts';
import { texts } from '../../../support/climbing/randomRounds.ts';
import { tilesIn } from '../../../support/table.ts';

function variantOf(id: ClimbingVariant['id']): ClimbingVariant {
  const found = variants.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is a variant`);
  return found;
}

function poked(id: ClimbingVariant['id'], kind: KindText, copies: number) {
  return standingOf(variantOf(id), kindOf(kind), copies);
}

const written = (plays: readonly Play[]): string[] => plays.map(formatPlay).sort();

function told(standing: PokedCards) {
  if (standing.means === 'nothing') return standing.why.code;
  return {
    by: written(standing.beatenBy),
    beats: written(standing.beats),
    equals: written(standing.equals),
  };
}

const kindIn = (text: string) => tilesIn(text)[0] ?? 0;

/** Every combination of a variant that its kit can make, by the plainly written rules. */
function combinationsFor(id: PlainVariantId, without: readonly string[] = []): string[] {
  const kit = texts(tilesOfKit(id === 'ma-hua-hua' ? 'cards-48' : 'cards'));
  removeCards(kit, without);
  return combinationsOf(id, kit);
}

describe.each(plainVariantIds)('%s: of so many cards of each kind', (id) => {
  const all = combinationsFor(id);
  const pokes = plainOrder.flatMap((kind) =>
    [1, 2, 3, 4].map((copies) => ({
      kind,
      copies,
      standing: standingOf(variantOf(id), kindIn(kind), copies),
    })),
  );

  test('W2 W3 all that beats them or is beaten is told, of the cards that are left', () => {
    for (const { kind, standing } of pokes) {
      if (standing.means === 'nothing') continue;
      const play = formatPlay(standing.play);
      const beside = combinationsFor(id, cardsIn(play));
      const beating = beside.filter((one) => plainBeats(id, one, play));
      const beaten = beside.filter((one) => plainBeats(id, play, one));
      expect(cardsIn(play)).toContain(kind);
      expect([play, told(standing)]).toMatchObject([
        play,
        { by: beating.toSorted(), beats: beaten.toSorted() },
      ]);
      expect(standing.beatsEvery).toBe(beaten.length === beside.length);
      const equals = standing.equals.map(formatPlay);
      expect(equals.filter((one) => [...beating, ...beaten].includes(one))).toEqual([]);
    }
  });

  test('W2 W3 they are nothing exactly where they are no set, nor in another combination', () => {
    for (const { kind, copies, standing } of pokes) {
      const isSet = (some: number) => all.includes(some === 1 ? kind : `${kind}*${some}`);
      const hasSets = [1, 2, 3, 4].some(isSet);
      const isJoined = all.some((one) => {
        const cards = cardsIn(one);
        return cards.length === copies && cards.includes(kind);
      });
      const means = (hasSets ? isSet(copies) : isJoined) ? 'combination' : 'nothing';
      expect([kind, copies, standing.means]).toEqual([kind, copies, means]);
      if (standing.means === 'combination') continue;
      const raised = Array.from({ length: copies }, () => kind);
      const plain = { id, phase: 'lead', raised, hand: raised, trick: '' };
      if (!isTrue(standing.why, plain)) expect({ why: standing.why, ...plain }).toBe('true');
    }
  });
});

describe('the examples of CLIMBING', () => {
  test('wu-han: the two black eights are equals', () => {
    expect(told(poked('wu-han', '53', 1))).toMatchObject({ by: ['63'], equals: ['62'] });
  });

  test('chang-pai: red beats black of as many pips or fewer, and 66 goes only with 21', () => {
    expect(told(poked('chang-pai', '62', 1))).toMatchObject({
      by: ['44', '55', '63', '65'],
      equals: ['53'],
    });
    expect(told(poked('chang-pai', '66', 1))).toBe('only-with');
    expect(poked('chang-pai', '66', 2)).toMatchObject({ play: parsePlay('66+21'), beatenBy: [] });
    expect(told(poked('chang-pai', '64', 2))).toMatchObject({ by: ['66+21'] });
  });

  test('luan-chuo: a low civil card alone is no play', () => {
    expect(told(poked('luan-chuo', '65', 1))).toBe('only-in-sets-of');
    expect(told(poked('luan-chuo', '42', 1))).toBe('never-played');
  });

  test('ma-hua-hua: four 66 beat all, and only cards that there are are told of', () => {
    expect(poked('ma-hua-hua', '66', 4)).toMatchObject({ beatsEvery: true, beatenBy: [] });
    expect(told(poked('ma-hua-hua', '11', 2))).toMatchObject({
      by: ['66*2', '66*4', '63+62'].sort(),
    });
    expect(told(poked('ma-hua-hua', '63', 3))).toBe('too-many');
    expect(copiesIn('cards-48', kindOf('63'))).toBe(2);
  });
});

test('a variant has the rules that the table of RULES.md says', () => {
  const absent = Object.fromEntries(
    variants.map((variant) => [
      variant.id,
      rulesIn(variantOf('sap-ng-wu')).filter((rule) => !rulesIn(variant).includes(rule)),
    ]),
  );
  expect(absent).toEqual({
    'sap-ng-wu': [],
    'wu-han': [],
    'chang-pai': ['W4', 'W5', 'W6', 'W10', 'W11'],
    'luan-chuo': ['W5', 'W10', 'W11'],
    'luan-chuo-28': ['W10'],
    'ma-hua-hua': ['W4', 'W5', 'W6', 'W10', 'W11'],
  });
});
