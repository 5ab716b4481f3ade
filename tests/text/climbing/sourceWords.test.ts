import { describe, expect, test } from 'vitest';
import {
  ruleIds,
  rulesIn,
  type VariantId,
  variantIds,
  variants,
} from '../../../src/engine/climbing/index.ts';
import type { ClimbingToldGame } from '../../../src/text/climbing/ruleWords.ts';
import {
  allOurWords,
  openQuestionsOf,
  ruleOurWords,
  ruleSourceWords,
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
        name: 'Pagat, the page “Sap Ng Wu”',
        addresses: ['https://www.pagat.com/climbing/15wu.html'],
      },
    ]);
  });

  test('is the account of its own game where that tells of it, and Hong Kong’s elsewhere', () => {
    const idsOf = (rules: readonly RuleId[], variant: VariantId) =>
      ruleSourceWords(rules, variant, say).map(({ id }) => id);
    expect(idsOf(['W7'], 'wu-han')).toEqual(['PG 4']);
    expect(idsOf(['W2', 'W9'], 'chang-pai')).toEqual(['PG', 'PG 5']);
    expect(idsOf(['W13'], 'luan-chuo-28')).toEqual(['PG 6']);
    expect(idsOf(['W13', 'W1'], 'luan-chuo')).toEqual(['PG 7']);
    expect(idsOf(['W9'], 'ma-hua-hua')).toEqual(['PG 8']);
    expect(idsOf(['W12'], 'ma-hua-hua')).toEqual(['PG 8']);
    expect(idsOf([], 'ma-hua-hua')).toEqual([]);
  });

  test('names the account and its game', () => {
    const [source] = ruleSourceWords(['W2'], 'wu-han', say);
    expect(source?.name).toBe('Pagat, the page “Sap Ng Wu”, account 4 (Wu Han)');
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

  test('is the account that guesses at both ways to pay families', () => {
    for (const value of ['losers', 'pairs']) {
      const told = valueSourceWords({ key: 'familyPayments', value }, say);
      expect(told.map(({ id }) => id)).toEqual(['PG 8']);
    }
  });

  test('is the page that tells of a doubled dealer, and nobody for a pass that lasts', () => {
    const idOf = (key: 'dealerDouble' | 'passLocks') =>
      valueSourceWords({ key, value: true }, say).map(({ id }) => id);
    expect(idOf('dealerDouble')).toEqual(['PG']);
    expect(idOf('passLocks')).toEqual([]);
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
      say('climbing.ours.mixedFours'),
    ]);
  });
});

test('who pays at the end is asked under both ways, and told as it is', () => {
  const changed = [{ key: 'familyPayments', value: 'pairs' }] as const;
  const game = { variant: 'ma-hua-hua', changed } as const;
  const asked = say('climbing.open.payers');
  const hereOf = (one: ClimbingToldGame) =>
    openQuestionsOf(one, say).find((question) => question.asked === asked)?.here;
  expect(hereOf({ ...game, changed: [] })).toBe(say('climbing.open.payers.here'));
  expect(hereOf(game)).toBe(say('wu.pays.pairs'));
  const decided = say('climbing.ours.payers');
  expect(ruleOurWords(['W13'], { ...game, changed: [] }, say)).toContain(decided);
  expect(ruleOurWords(['W13'], game, say)).not.toContain(decided);
});

/**
 * Our readings of silence in each variant (CLIMBING.md), as the decision and the question that tell
 * of them are named.
 */
const readings = {
  'sap-ng-wu': [
    ['laidFours', 'laidFours'],
    ['mixedFours', 'mixedFours'],
    ['onwards', 'figures'],
  ],
  'wu-han': [
    ['laidFours', 'laidFours'],
    ['mixedFours', 'mixedFours'],
    ['bonuses', 'bonuses'],
    ['onwards', 'figures'],
  ],
  'chang-pai': [
    ['bands', 'bands'],
    ['noLaying', 'laying'],
    ['noFours', 'fourCards'],
  ],
  'luan-chuo': [
    ['mixedTimes', 'mixedTimes'],
    ['noFours', 'fours'],
  ],
  'luan-chuo-28': [
    ['supremePlace', 'place'],
    ['mixedDoubles', 'mixedDoubles'],
    ['noFours', 'fours'],
  ],
  'ma-hua-hua': [
    ['undeclared', 'undeclared'],
    ['payers', 'payers'],
    ['happy', 'happy'],
    ['trios', 'trios'],
    ['bulls', 'bulls'],
    ['trioFours', 'trioFours'],
    ['noFours', 'fours'],
  ],
} as const satisfies Readonly<Record<VariantId, readonly (readonly [string, string])[]>>;

test('what goes on beyond the figures of the source is told without chips, which a switch sets', () => {
  const here = say('climbing.open.figures.here');
  expect(here).toBe('Its steps, and one more for every three wu beyond.');
});

describe.each(variantIds)('what the source leaves open in %s', (variant) => {
  test('is every reading of its silence that is ours, and nothing else', () => {
    expect(openQuestionsOf({ variant, changed: [] }, say)).toEqual(
      readings[variant].map(([, question]) => ({
        asked: say(`climbing.open.${question}`),
        here: say(`climbing.open.${question}.here`),
      })),
    );
  });

  test('leaves out what its switches leave idle, as our decisions do', () => {
    const changed = [{ key: 'fourChips', value: 0 }] as const;
    const askedIn = (game: ClimbingToldGame) =>
      openQuestionsOf(game, say).map(({ asked }) => asked);
    const idle = allOurWords({ variant, changed }, say).filter(({ holds }) => !holds);
    const asked = askedIn({ variant, changed });
    expect(asked).toHaveLength(askedIn({ variant, changed: [] }).length - idle.length);
    for (const question of ['laidFours', 'mixedFours'] as const) {
      expect(asked).not.toContain(say(`climbing.open.${question}`));
    }
  });

  test('is decided by us, as the page says beside its rules', () => {
    const decided = readings[variant].map(([decision]) => say(`climbing.ours.${decision}`));
    // What the source has and we leave out is no silence.
    const leftOut = variant === 'luan-chuo' ? [say('climbing.ours.fourth')] : [];
    const ours = allOurWords({ variant, changed: [] }, say).map(({ words }) => words);
    expect(ours.toSorted()).toEqual([...decided, ...leftOut].toSorted());
  });
});
