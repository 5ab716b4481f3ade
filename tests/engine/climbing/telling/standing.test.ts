import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ClimbingVariant,
  cardsOf,
  combinationPlay,
  createGame,
  formatPlay,
  holdsAny,
  type PokedCards,
  parsePlay,
  rulesIn,
  shapesOf,
  standingOf,
  variants,
} from '../../../../src/engine/climbing/index.ts';
import {
  copiesIn,
  countTiles,
  type KindText,
  kindOf,
  kinds,
  type Play,
  tilesOfKit,
} from '../../../../src/engine/index.ts';
import { unwrap } from '../../../support/table.ts';

function variantOf(id: ClimbingVariant['id']): ClimbingVariant {
  const found = variants.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is a variant`);
  return found;
}

function poked(id: ClimbingVariant['id'], kind: KindText, copies: number) {
  return standingOf(variantOf(id), kindOf(kind), copies);
}

const texts = (plays: readonly Play[]): string[] => plays.map(formatPlay).sort();

function told(standing: PokedCards) {
  if (standing.means === 'nothing') return standing.why.code;
  return {
    by: texts(standing.beatenBy),
    beats: texts(standing.beats),
    equals: texts(standing.equals),
  };
}

const asked = fc.record({
  variant: fc.constantFrom<ClimbingVariant>(...variants),
  kind: fc.constantFrom(...kinds),
  copies: fc.integer({ min: 1, max: 4 }),
});

test('W2 W3 what is told to beat so many cards is what the game lets answer them', () => {
  fc.assert(
    fc.property(asked, ({ variant, kind, copies }) => {
      const { plays } = unwrap(createGame(variant, variant.seatCounts[0]));
      const standing = standingOf(variant, kind, copies);
      const set = combinationPlay([{ kind, copies }]);
      const isSet = set !== undefined && plays.answers[set] !== undefined;
      if (isSet) expect(standing).toMatchObject({ means: 'combination', play: set });
      if (standing.means === 'nothing') return;
      const { play, beatenBy, beats, equals } = standing;
      const answered = (one: Play, by: Play): boolean => {
        const tree = plays.answers[one];
        return tree !== undefined && holdsAny(tree, countTiles(cardsOf(by)), 0);
      };
      const all = shapesOf(variant).flatMap(({ combinations }) =>
        combinations.flatMap((one) => one.play ?? []),
      );
      const rest = countTiles(tilesOfKit(variant.kit));
      for (const card of cardsOf(play)) rest[card] = (rest[card] ?? 0) - 1;
      const isThere = (one: Play): boolean =>
        kinds.every(
          (own) => cardsOf(one).filter((card) => card === own).length <= (rest[own] ?? 0),
        );
      // A tree answers also with fewer cards than are asked about: only whole plays are compared.
      const exactly = (one: Play, by: Play): boolean =>
        answered(one, by) &&
        all.filter((part) => part !== by && answered(one, part) && isWithin(part, by)).length === 0;
      for (const other of all.filter(isThere)) {
        if (exactly(play, other)) expect(beatenBy).toContain(other);
        if (!answered(play, other)) expect(beatenBy).not.toContain(other);
        if (exactly(other, play)) expect(beats).toContain(other);
        if (!answered(other, play)) expect(beats).not.toContain(other);
      }
      for (const other of equals) expect([...beatenBy, ...beats]).not.toContain(other);
    }),
    { numRuns: 40 },
  );
});

function isWithin(part: Play, whole: Play): boolean {
  const held = countTiles(cardsOf(whole));
  return holdsEvery(held, countTiles(cardsOf(part)));
}

function holdsEvery(held: ReturnType<typeof countTiles>, some: typeof held): boolean {
  return kinds.every((kind) => (some[kind] ?? 0) <= (held[kind] ?? 0));
}

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
