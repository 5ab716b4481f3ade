import { describe, expect, test } from 'vitest';
import {
  beats,
  combinationsIn,
  type NotBeating,
  notBeatingOf,
  type Refusal,
  rulesIn,
  type VariantId,
  variants,
} from '../../../src/engine/climbing/index.ts';
import { kindOf } from '../../../src/engine/index.ts';
import { refusalRule } from '../../../src/text/climbing/refusalWords.ts';
import { climbingGameOf, climbingPlay } from '../../support/climbing/table.ts';
import { runs } from '../../support/thoroughness.ts';

const kind = kindOf('66');
const kinds = [kind];
const beating = { trick: 1, raised: 0, beating: [1] };
const size = { trick: 3, raised: 2, but: [] };

/** A refusal, the games in which it can come up, and the rule that tells why. */
const table: readonly (readonly [Refusal, readonly VariantId[], string | undefined])[] = [
  [{ code: 'none-raised' }, ['sap-ng-wu', 'ma-hua-hua'], undefined],
  [{ code: 'not-now' }, ['sap-ng-wu', 'ma-hua-hua'], undefined],
  [{ code: 'not-held', kind, raised: 2, held: 1 }, ['sap-ng-wu', 'ma-hua-hua'], undefined],
  [{ code: 'never-laid', kinds, laid: kinds }, ['sap-ng-wu', 'luan-chuo-28'], 'W6'],
  [{ code: 'needs-leader', kinds, leaders: kinds }, ['sap-ng-wu', 'luan-chuo'], 'W4'],
  [{ code: 'leaders-mixed', parts: [] }, ['sap-ng-wu', 'luan-chuo'], 'W4'],
  [{ code: 'only-with', kind, with: kinds }, ['chang-pai'], 'W3'],
  [{ code: 'lacks-kinds', raised: [], lacks: [] }, ['ma-hua-hua'], 'W3'],
  [{ code: 'only-in-sets-of', kind, least: 2 }, ['luan-chuo', 'luan-chuo-28'], 'W3'],
  [{ code: 'too-many', kind, raised: 4, most: 3, with: [] }, ['chang-pai', 'ma-hua-hua'], 'W3'],
  [{ code: 'wrong-number', kinds, raised: 4, sizes: [3] }, ['ma-hua-hua'], 'W3'],
  [{ code: 'never-played', kinds }, ['luan-chuo'], 'W6'],
  [{ code: 'different-kinds', kinds }, ['sap-ng-wu', 'ma-hua-hua'], 'W3'],
  [{ code: 'supreme-beats-nothing' }, ['sap-ng-wu', 'wu-han', 'luan-chuo-28'], 'W5'],
  [{ code: 'supreme-beats-nothing' }, ['ma-hua-hua'], 'W3'],
  [{ code: 'unbeatable', form: 'set', but: [] }, ['sap-ng-wu', 'chang-pai'], 'W2'],
  [{ code: 'unbeatable', form: 'mixed', but: [] }, ['sap-ng-wu', 'luan-chuo'], 'W4'],
  [{ code: 'unbeatable', form: 'supreme', but: [] }, ['sap-ng-wu', 'luan-chuo-28'], 'W5'],
  [{ code: 'unbeatable', form: 'heaven-pair', but: [] }, ['chang-pai'], 'W3'],
  [{ code: 'unbeatable', form: 'by-size', but: [] }, ['ma-hua-hua'], 'W3'],
  [{ code: 'wrong-size', form: 'set', ...size }, ['sap-ng-wu', 'chang-pai'], 'W3'],
  [{ code: 'wrong-size', form: 'mixed', ...size }, ['sap-ng-wu', 'luan-chuo'], 'W4'],
  [{ code: 'wrong-size', form: 'by-size', ...size }, ['ma-hua-hua'], 'W3'],
  [{ code: 'wrong-suit', ...beating }, ['sap-ng-wu', 'wu-han', 'luan-chuo'], 'W2'],
  [{ code: 'wrong-suit', ...beating }, ['chang-pai'], 'W3'],
  [{ code: 'wrong-form', trick: 'set', raised: 'mixed' }, ['sap-ng-wu', 'luan-chuo'], 'W4'],
  [{ code: 'wrong-mixture', trick: [1, 1], raised: [1, 0] }, ['sap-ng-wu', 'luan-chuo'], 'W4'],
  [{ code: 'too-low', form: 'set', least: [] }, ['sap-ng-wu', 'chang-pai'], 'W2'],
  [{ code: 'too-low', form: 'mixed', least: [] }, ['sap-ng-wu', 'luan-chuo'], 'W4'],
  [{ code: 'too-low', form: 'by-size', least: [] }, ['ma-hua-hua'], 'W3'],
  [{ code: 'equal', form: 'set', least: [] }, ['wu-han', 'chang-pai'], 'W2'],
  [{ code: 'equal', form: 'mixed', least: [] }, ['sap-ng-wu', 'luan-chuo'], 'W4'],
  [{ code: 'equal', form: 'by-size', least: [] }, ['ma-hua-hua'], 'W3'],
];

test.each(table)('%o in %o leads to %s', (why, ids, rule) => {
  for (const id of ids) {
    const game = climbingGameOf(id);
    expect([id, refusalRule(why, game, false)]).toEqual([id, rule]);
    if (rule !== undefined) expect(rulesIn(game.variant)).toContain(rule);
  }
});

test('W2–W5 the table has every reason for not beating, and none leads to a foreign rule', () => {
  const nameOf = (why: Refusal): string => ('form' in why ? `${why.code} ${why.form}` : why.code);
  const written = table.map(([why]) => nameOf(why));
  for (const variant of variants) {
    const all = combinationsIn(variant);
    // Some of all pairs, more of them where they are few, bring every reason.
    const [everyTrick, everyRaised] = all.length < 200 ? [2, 3] : [runs(11, 5), 7];
    const tried = all.filter((_, at) => at % everyRaised === 0);
    const found = new Map<string, NotBeating>();
    for (const trick of all.filter((_, at) => at % everyTrick === 0)) {
      for (const raised of tried.filter((one) => one !== trick && !beats(one, trick))) {
        const why = notBeatingOf(variant, trick, raised);
        found.set(nameOf(why), why);
      }
    }
    for (const [name, why] of found) {
      expect(written).toContain(name);
      const rule = refusalRule(why, climbingGameOf(variant.id), false);
      expect([variant.id, name, rulesIn(variant)]).toEqual([
        variant.id,
        name,
        expect.arrayContaining([rule]),
      ]);
    }
  }
});

describe('W6 cards that cannot be laid', () => {
  test.each(table.filter(([, , rule]) => rule !== undefined))('%o lead to laying', (why) => {
    expect(refusalRule(why, climbingGameOf('sap-ng-wu'), true)).toBe('W6');
  });
});

test('W4 too many cards on a mixed play lead to mixed plays', () => {
  const { variant } = climbingGameOf('sap-ng-wu');
  const [trick, raised] = ['66*2+54', '44*2'].map((text) =>
    combinationsIn(variant).find(({ play }) => play === climbingPlay(text)),
  );
  if (trick === undefined || raised === undefined) throw new Error('both are combinations');
  const why = notBeatingOf(variant, trick, raised);
  expect(refusalRule(why, climbingGameOf('sap-ng-wu'), false)).toBe('W4');
});
