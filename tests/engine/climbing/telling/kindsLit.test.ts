import { describe, expect, test } from 'vitest';
import {
  combinationsIn,
  kindsBeating,
  kindsJoining,
  type VariantId,
  variants,
} from '../../../../src/engine/climbing/index.ts';
import { formatKind, kindOf, kinds } from '../../../../src/engine/index.ts';
import { climbingGameOf, climbingPlay } from '../../../support/climbing/table.ts';

const textOf = (some: readonly number[]) => some.map(formatKind).join(' ');

describe('the kinds that go with some', () => {
  test.each([
    ['sap-ng-wu', ['11'], '62 53'],
    ['sap-ng-wu', ['62'], '53 11'],
    ['sap-ng-wu', ['62', '11'], '53'],
    ['sap-ng-wu', ['64'], ''],
    ['sap-ng-wu', ['42'], '21'],
    ['sap-ng-wu', [], ''],
    ['luan-chuo', ['42'], ''],
    ['chang-pai', ['66'], '21'],
    ['ma-hua-hua', ['66'], '55 44'],
  ] as const)('W3–W5 in %s with %s: %s', (id, some, expected) => {
    const { variant } = climbingGameOf(id);
    expect(textOf(kindsJoining(variant, some.map(kindOf)))).toBe(expected);
  });

  test.each(variants)('W4 in $id each goes with what goes with it', (variant) => {
    for (const one of kinds) {
      for (const other of kindsJoining(variant, [one])) {
        expect(kindsJoining(variant, [other])).toContain(one);
      }
    }
  });
});

describe('the kinds that beat a play', () => {
  test.each([
    ['sap-ng-wu', '44*2', '66 11'],
    ['sap-ng-wu', '43', '62 54'],
    ['sap-ng-wu', '52+44', '66 63 53 11'],
    ['sap-ng-wu', '66', ''],
    ['sap-ng-wu', '42+21', ''],
    ['wu-han', '53', '63'],
    ['chang-pai', '32', '65 63 62 55 53 52 44 33 41'],
  ] as const satisfies readonly (readonly [VariantId, string, string])[])(
    'W2–W5 in %s beat %s: %s',
    (id, play, expected) => {
      const { variant } = climbingGameOf(id);
      const beating = kindsBeating(variant, climbingPlay(play));
      expect(textOf(beating)).toBe(
        textOf(kinds.filter((kind) => expected.split(' ').includes(formatKind(kind)))),
      );
    },
  );

  test('are none of a text that is no combination', () => {
    const { variant } = climbingGameOf('luan-chuo');
    expect(kindsBeating(variant, climbingPlay('42'))).toEqual([]);
    expect(combinationsIn(variant).some(({ play }) => play === climbingPlay('42'))).toBe(false);
  });
});
