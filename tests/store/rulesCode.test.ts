import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedSwitchesOf,
  differingChanges,
  type FishingVariant,
  findVariant,
  ruleIds,
  variantIds,
  variants,
} from '../../src/engine/fishing/index.ts';
import { formatPlace, parsePlace } from '../../src/store/places.ts';
import { formatRulesCode, parseRulesCode } from '../../src/store/rulesCode.ts';
import { rulesModelOf } from '../../src/ui/fishing/rules/rulesModel.ts';
import { changesOf } from '../support/arbitraries.ts';
import { oneOf, spoiledText } from '../support/mutations.ts';
import { meet, numberOf } from '../support/strangers.ts';

const pages = fc.constantFrom<FishingVariant>(...variants).chain((variant) =>
  fc.record({
    variant: fc.constantFrom(...variantIds.filter((id) => id === variant.id)),
    changes: changesOf(variant),
    at: fc.constantFrom(undefined, 'catches' as const, ...ruleIds),
  }),
);

describe('the code of a page of the rules', () => {
  test('is read as it was written, also through an address', () => {
    fc.assert(
      fc.property(pages, ({ variant, changes, at }) => {
        const own = findVariant(variant) ?? variants[0];
        const changed = changedSwitchesOf(own, changes);
        const place = { room: 'rules', code: formatRulesCode({ variant, changed, at }) } as const;
        expect(parsePlace(formatPlace(place))).toEqual(place);
        const read = parseRulesCode(place.code);
        expect(read).toMatchObject({ variant, at, isSound: true });
        expect(read.rules).toEqual(differingChanges(own, changes));
      }),
      { numRuns: 300 },
    );
  });

  test('says a game, a rule and switches in words that can be typed', () => {
    const code = 'tiu-u/F9/thirdTile=loose,captures.tens=false';
    const { rules, ...read } = parseRulesCode(code);
    expect(read).toEqual({ variant: 'tiu-u', at: 'F9', isSound: true });
    expect(rules).toEqual({ thirdTile: 'loose', captures: { tens: false } });
  });

  test('of nothing names nothing, and nothing is wrong with it', () => {
    expect(parseRulesCode('')).toEqual({
      variant: undefined,
      rules: {},
      at: undefined,
      isSound: true,
    });
  });

  test('opens at the first rule of several, and says that there were more', () => {
    expect(parseRulesCode('tiu-u/F9/F10')).toMatchObject({ at: 'F9', isSound: false });
  });

  const counted = numberOf(3000);
  test(`${counted} spoiled codes are read as far as they can be, and what was read is sound`, () => {
    const codes = variants.map(
      ({ id }) => `${id}/F9/thirdTile=loose,captures.tens=false,doubleAt=100`,
    );
    const taken = meet(counted, 10, (random) => {
      const code = spoiledText(oneOf(codes, random), random);
      const { variant: named = '', rules, at, isSound } = parseRulesCode(code);
      const variant = findVariant(named)?.id;
      if (variant === undefined) return false;
      const { changed } = rulesModelOf(variant, rules);
      const again = formatRulesCode({ variant, changed, at });
      expect(parseRulesCode(again)).toMatchObject({ variant, at, isSound: true });
      return isSound;
    });
    expect(taken).toBeGreaterThan(counted / 100);
  });

  test.each(['mahjong', '__proto__', '/F4'])('“%s” names no game', (code) => {
    expect(parseRulesCode(code)).toMatchObject({ variant: undefined, isSound: false });
  });

  test.each([
    'tiu-u/F11',
    'tiu-u/constructor',
    'tiu-u/triple=two',
    'tiu-u/bonuses.supreme=100',
    'tiu-u/doubleAt=1.5',
    'tiu-u/doubleAt=99999999',
    'tiu-u/doubleAt=',
    'tiu-u/toString=1',
    'tiu-u/thirdTile=loose=x',
    'tiu-u/',
  ])('passes over what there is not, and says so: “%s”', (code) => {
    expect(parseRulesCode(code)).toEqual({
      variant: 'tiu-u',
      rules: {},
      at: undefined,
      isSound: false,
    });
  });

  test('takes the first of a switch that is given twice, and says that there was another', () => {
    const read = parseRulesCode('tiu-u/triple=whole,triple=single');
    expect(read).toMatchObject({ rules: { triple: 'whole' }, isSound: false });
  });

  test('keeps what is sound beside what is not', () => {
    expect(parseRulesCode('tiu-u/F4/triple=whole,foo=1')).toEqual({
      variant: 'tiu-u',
      rules: { triple: 'whole' },
      at: 'F4',
      isSound: false,
    });
  });

  test('of anything at all is read without a failure', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseRulesCode(`shi-wu-hu/${text}`).variant).toBe('shi-wu-hu');
      }),
    );
  });
});
