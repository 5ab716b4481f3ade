import { describe, expect, test } from 'vitest';
import {
  ruleIds,
  rulesIn,
  type VariantId,
  variantIds,
  variants,
} from '../../../src/engine/climbing/index.ts';
import {
  allOurWords,
  openQuestionsOf,
  ruleOurWords,
  ruleSourceWords,
  silentWords,
  valueSourceWords,
} from '../../../src/text/climbing/sourceWords.ts';
import type { RuleId } from '../../../src/text/climbing/switchRules.ts';
import { english } from '../../../src/text/english.ts';
import { say } from '../../support/say.ts';

describe('the source of a rule', () => {
  test('is the page on the Hong Kong game', () => {
    expect(ruleSourceWords(['W3', 'W13'], 'sap-ng-wu', say)).toEqual([
      {
        id: 'PG',
        name: 'Pagat on Hong Kong',
        title: expect.stringMatching(
          /^Pagat, the page “Sap Ng Wu”.*十五湖; Hong Kong Radio; Anthony Kam$/,
        ),
        place: 'Single suit combinations; Endgame and Scoring, par. 1',
        addresses: ['https://www.pagat.com/climbing/15wu.html'],
      },
    ]);
  });

  test('is the account of its own game where that tells of it, and Hong Kong’s elsewhere', () => {
    const idsOf = (rules: readonly RuleId[], variant: VariantId) =>
      ruleSourceWords(rules, variant, say).map(({ id }) => id);
    expect(idsOf(['W2'], 'wu-han')).toEqual(['PG 4']);
    expect(idsOf(['W2', 'W9'], 'chang-pai')).toEqual(['PG', 'PG 5']);
    expect(idsOf(['W2'], 'luan-chuo-28')).toEqual(['PG 7']);
    expect(idsOf(['W12', 'W2'], 'luan-chuo')).toEqual(['PG', 'PG 7']);
    expect(idsOf(['W13'], 'ma-hua-hua')).toEqual(['PG 8', 'PG ma-hua-hua']);
    expect(idsOf(['W12'], 'ma-hua-hua')).toEqual(['PG ma-hua-hua']);
    expect(idsOf([], 'ma-hua-hua')).toEqual([]);
  });

  test('names the account, its title and the place', () => {
    const [source] = ruleSourceWords(['W2'], 'luan-chuo', say);
    expect(source?.name).toBe('Pagat, account 7');
    expect(source?.title).toBe(
      'Pagat, the page “Sap Ng Wu”, account 7: 杨玉茹, 潘仲秋: 棋牌竞赛与规则',
    );
    expect(source?.place).toBe('Si Chuan game, item 1, 3');
  });
});

describe('who has a switch so', () => {
  test('are the variants that have it of their own', () => {
    const idsOf = (key: 'mustBeat' | 'fourChips' | 'bandChips', value: boolean | number) =>
      valueSourceWords({ key, value }, say).map(({ id }) => id);
    expect(idsOf('mustBeat', true)).toEqual(['PG 4']);
    expect(idsOf('fourChips', 2)).toEqual([]);
  });

  test('are not those whose account is silent: theirs is Hong Kong’s', () => {
    const idsOf = (key: 'mustBeat' | 'fourChips' | 'bandChips', value: boolean | number) =>
      valueSourceWords({ key, value }, say).map(({ id }) => id);
    expect(idsOf('mustBeat', false)).toEqual(['PG']);
    expect(idsOf('fourChips', 1)).toEqual(['PG']);
    expect(idsOf('bandChips', 1)).toEqual(['PG']);
  });

  test.each([
    ['losers', 'Mā Huā Huā, par. 11'],
    ['pairs', 'Mā Huā Huā, par. 12'],
  ])('W13 is the page itself, which guesses at families paid by %s', (value, place) => {
    const told = valueSourceWords({ key: 'familyPayments', value }, say);
    expect(told).toEqual([
      {
        id: 'PG ma-hua-hua',
        name: 'Pagat',
        title: 'Pagat, the page “Sap Ng Wu”, on Ma Hua Hua: its own guesses',
        place,
        addresses: ['https://www.pagat.com/climbing/15wu.html'],
        guesses: true,
      },
    ]);
  });

  test('W14 is the page that only thinks a doubled dealer possible, and nobody for a pass that lasts', () => {
    const told = (key: 'dealerDouble' | 'passLocks') =>
      valueSourceWords({ key, value: true }, say).map(({ id, place, guesses }) => ({
        id,
        place,
        guesses,
      }));
    expect(told('dealerDouble')).toEqual([
      { id: 'PG', place: 'Variations, par. 2', guesses: true },
    ]);
    expect(told('passLocks')).toEqual([]);
  });
});

describe('our own decisions', () => {
  const oursIn = (variant: VariantId) => ruleOurWords(ruleIds, { variant, changed: [] }, say);

  test('are told of each variant, each once, and all that are written', () => {
    const all = variantIds.flatMap((variant) => {
      const ours = oursIn(variant);
      expect(new Set(ours).size).toBe(ours.length);
      expect(ours.length).toBeGreaterThan(0);
      return ours;
    });
    const written = Object.entries(english).filter(([id]) => id.startsWith('climbing.ours.'));
    expect(new Set(all).size).toBe(written.length);
  });

  test.each(variants)('$id: stand with rules that its page tells', (variant) => {
    const told = allOurWords({ variant: variant.id, changed: [] }, say).map(({ rule }) => rule);
    const had = rulesIn(variant);
    expect(told.filter((rule) => !had.some((one) => one === rule))).toEqual([]);
  });

  test('stand with the rule that they are of', () => {
    const game = { variant: 'chang-pai', changed: [] } as const;
    expect(ruleOurWords(['W1'], game, say)).toEqual([say('climbing.ours.noLaying')]);
    expect(ruleOurWords(['W7'], game, say)).toEqual([]);
    const families = { variant: 'ma-hua-hua', changed: [] } as const;
    expect(ruleOurWords(['W12'], families, say)).toEqual([say('climbing.ours.undeclared')]);
  });

  test('of fours matter only where fours are paid', () => {
    const changed = [{ key: 'fourChips', value: 0 }] as const;
    expect(ruleOurWords(['W10'], { variant: 'wu-han', changed }, say)).toEqual([]);
    expect(ruleOurWords(['W10'], { variant: 'wu-han', changed: [] }, say)).toEqual([
      say('climbing.ours.laidFours'),
      say('climbing.ours.twoFours'),
    ]);
  });
});

describe('what the source is not sure of', () => {
  test('is told of each game with what is played, and all that is written', () => {
    const all = variantIds.flatMap((variant) => {
      const questions = openQuestionsOf({ variant, changed: [] }, say);
      expect(questions.length).toBeGreaterThan(0);
      return questions.flatMap(({ asked, here }) => [asked, here]);
    });
    const written = Object.keys(english).filter((id) => /^climbing\.open\.\w+\.here$/.test(id));
    expect(new Set(all).size).toBe(2 * written.length);
  });

  test('names both ways to pay, which a setting changes, and what is played as it is', () => {
    const payersIn = (value: 'losers' | 'pairs') => {
      const changed = value === 'pairs' ? ([{ key: 'familyPayments', value }] as const) : [];
      return openQuestionsOf({ variant: 'ma-hua-hua', changed }, say).at(-1);
    };
    expect(payersIn('losers')?.asked).toMatch(/below 6 wu pay the others, or each pair settles/);
    expect(payersIn('losers')?.here).toMatch(/pay; a setting changes that\.$/);
    expect(payersIn('pairs')?.here).toBe(say('wu.pays.pairs'));
  });

  test('goes on beyond its figures by steps, without chips, which a switch sets', () => {
    const here = say('climbing.open.figures.here');
    expect(here).toBe('As it assumes, and one step more for every three wu beyond.');
  });
});

test('the account that 28 cards follow first is named where the others name Hong Kong', () => {
  expect(silentWords('luan-chuo', say)).not.toMatch(/account/);
  expect(silentWords('luan-chuo-28', say)).toMatch(/as account 7 tells, and then as in Hong Kong/);
});
