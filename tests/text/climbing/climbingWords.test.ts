import { describe, expect, test } from 'vitest';
import { levels } from '../../../src/bots/levels.ts';
import {
  type ClimbingVariant,
  switchesOf,
  type VariantId,
  variants,
} from '../../../src/engine/climbing/index.ts';
import { joinWords } from '../../../src/families/rules.ts';
import { climbingWords } from '../../../src/text/climbing/climbingWords.ts';
import { languages } from '../../../src/text/languages.ts';
import { outcomeWords as toldOutcome } from '../../../src/text/scoreWords.ts';
import { switchName, switchValueAbout, switchValueName } from '../../../src/text/switchWords.ts';
import '../../support/joinFamilies.ts';
import { say } from '../../support/say.ts';
import { voices } from '../../support/voices.ts';

const { outcomeWords, botAbout, switchRuleIds, switchNotes } = climbingWords;
const names = ['You', 'Bo', 'Cy'];

describe('the end of a round', () => {
  test('tells who declared, with how many wu, and apart from them all that was won or lost', () => {
    const round = { names, totals: [3, 18, 9], balance: [-2, 4, -2], winners: [1] };
    expect(outcomeWords({ ...round, variant: 'sap-ng-wu' }, say)).toBe(
      'Bo declared with 18 wu: +4 chips',
    );
    expect(outcomeWords({ ...round, winners: [0], variant: 'luan-chuo' }, say)).toBe(
      'You declared with 3 wu: −2 chips',
    );
    const even = { ...round, balance: [0, 0, 0], variant: 'luan-chuo' } as const;
    expect(outcomeWords(even, say)).toBe('Bo declared with 18 wu');
  });

  test('says no more than that somebody won where points may have decided and nothing was won', () => {
    const round = { names, totals: [3, 12, 9], balance: [0, 0, 0], winners: [1] };
    expect(outcomeWords({ ...round, variant: 'ma-hua-hua' }, say)).toBe('Bo won with 12 wu');
    expect(outcomeWords(round, say)).toBe('Bo won with 12 wu');
  });

  test('is told as its game has it wherever rounds are told', () => {
    joinWords('climbing', climbingWords);
    const round = {
      names,
      totals: [3, 18, 9],
      balance: [-1, 1, 0],
      winners: [1],
      isCalledOff: false,
    };
    expect(toldOutcome({ ...round, variant: 'wu-han' }, say)).toBe(
      'Bo declared with 18 wu: +1 chip',
    );
    expect(toldOutcome({ ...round, variant: 'wu-han' }, voices['zh-Hant'])).toBe(
      'Bo以18湖食湖，+1枚籌碼',
    );
    expect(toldOutcome({ ...round, variant: 'ma-hua-hua' }, voices['zh-Hant'])).toBe(
      'Bo以18湖得勝，+1枚籌碼',
    );
  });

  test('tells that nobody won, as the game calls it', () => {
    const round = { names, totals: [3, 5, 4], balance: [0, 0, 0], winners: [] };
    expect(outcomeWords(round, say)).toBe('Nobody declared');
    expect(outcomeWords({ ...round, variant: 'ma-hua-hua' }, say)).toBe(
      'Nobody won: all have fewer than 6 wu',
    );
    expect(outcomeWords({ ...round, variant: 'wu-han' }, voices['zh-Hant'])).toBe('無人食湖');
    expect(outcomeWords({ ...round, variant: 'luan-chuo' }, voices['zh-Hant'])).toBe(
      '黃牌：無人食湖',
    );
    expect(outcomeWords({ ...round, variant: 'luan-chuo-28' }, voices['zh-Hant'])).toBe(
      '黃牌：無人食湖',
    );
  });
});

test('what shared screens say of climbing speaks of wu, chips and dealers, and of no catch', () => {
  const { startersNote, roundFigures, tallyAbout, hiddenName, luckAndHiddenName, accountsAbout } =
    climbingWords;
  expect(startersNote(say)).toMatch(/first dealer.*winner of a round deals the next/);
  expect(roundFigures(say)).toMatch(/^Wu won, and below them the chips/);
  const all = [
    startersNote,
    roundFigures,
    tallyAbout,
    hiddenName,
    luckAndHiddenName,
    accountsAbout,
  ];
  for (const words of all) expect(words(say)).not.toMatch(/fish|lake|catch|drawn|draw pile|tile/i);
  expect(accountsAbout(say)).toContain(`${hiddenName(say)}: `);
  expect(accountsAbout(say)).toContain(`${say('review.account.start')}: `);
  expect(accountsAbout(say)).toContain(`${say('review.account.skill')}: `);
});

test('each bot of climbing is told in a sentence of its own', () => {
  const said = levels.map((level) => botAbout(level, say));
  expect(new Set(said).size).toBe(levels.length);
  for (const words of said) expect(words).not.toMatch(/fish|lake|catch|tile/i);
});

const switches = variants.flatMap((variant: ClimbingVariant) => switchesOf(variant));

test.each(languages)(
  'the switches of climbing in %s have a name, and each value a name and a sentence',
  (language) => {
    const voice = voices[language];
    for (const { key, values } of switches) {
      expect(switchName(key, voice)).not.toMatch(/^rule\./);
      const all = 'least' in values ? [values.least] : values;
      for (const value of all) {
        expect(switchValueName(key, value, voice)).not.toMatch(/^rule\./);
        expect(switchValueAbout(key, value, voice)).toMatch(/[.。]$/);
      }
    }
  },
);

test('every switch changes the rule that RULES.md names', () => {
  expect(Object.fromEntries(switches.map(({ key }) => [key, switchRuleIds(key)]))).toEqual({
    mustBeat: ['W7'],
    passLocks: ['W7'],
    dealerDouble: ['W14'],
    fourChips: ['W10'],
    bandChips: ['W13'],
    familyPayments: ['W13'],
  });
});

test('a pass that lasts is explained where beating is compulsory too', () => {
  const must = { key: 'mustBeat', value: true };
  const locks = { key: 'passLocks', value: true };
  expect(switchNotes(locks, [must, locks], say)).toEqual([
    'Under both rules, a pass means that you couldn’t beat the last play.',
  ]);
  expect(switchNotes(must, [must, locks], say)).toEqual([]);
  expect(switchNotes(locks, [locks], say)).toEqual([]);
  expect(switchNotes(locks, [{ ...must, value: false }, locks], say)).toEqual([]);
});

test.each(variants.map(({ id }): VariantId => id))('%s is told as what it is', (id) => {
  const about = say(`start.variant.${id}.about`);
  expect(/reconstruction/.test(about)).toBe(id !== 'sap-ng-wu');
  // Sources stand on the page of its rules.
  expect(about).not.toContain('Pagat');
});

test.each(languages)(
  'the two games of one name in %s are told apart by a word wherever their name stands',
  (language) => {
    const voice = voices[language];
    const fishing = ['variant.shi-wu-hu', 'variant.shi-wu-hu-64', 'learn.name.groups'] as const;
    const told = /\((fishing|climbing)\)|（[釣钓压壓]牌）/;
    for (const id of ['variant.shi-wu-hu', 'variant.shi-wu-hu-64', 'variant.sap-ng-wu'] as const) {
      expect(voice(id)).toMatch(told);
    }
    for (const id of fishing) expect(voice(id)).not.toMatch(/^十五湖(?!（)/);
    expect(voice('start.game.sapNgWu.tag')).not.toBe(voice('start.game.shiWuHu.tag'));
    expect(voice('variant.sap-ng-wu')).not.toBe(voice('variant.shi-wu-hu'));
    expect(voice('variant.sap-ng-wu').split(' ').length).toBeLessThanOrEqual(10);
  },
);
