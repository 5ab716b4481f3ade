import { describe, expect, test } from 'vitest';
import { type Match, withNextRound } from '../../../../src/store/match/match.ts';
import { trueRoundOf } from '../../../../src/store/table/roundAtTable.ts';
import { matchFeedback } from '../../../../src/ui/climbing/table/matchFeedback.ts';
import { tableModelOf, tableRoundOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import { curtainTurnWords } from '../../../../src/ui/climbing/table/words/curtainTurnWords.ts';
import {
  matchAfter,
  type SmallMatch,
  textsOf,
  withTexts,
} from '../../../support/climbing/matches.ts';
import { say } from '../../../support/say.ts';

const { cuesFor, touchFor: touchForRound } = matchFeedback;
const matchCues = (before: Match | undefined, after: Match) =>
  cuesFor(before && trueRoundOf(before), trueRoundOf(after));
const touchFor = (before: Match | undefined, after: Match) =>
  touchForRound(before && trueRoundOf(before), trueRoundOf(after));

const controls = ['person', 'person', 'person'] as const;
const small: SmallMatch = { controls, hands: ['66*4 55*3 22', '33 31', '51 11'] };
const ripe: SmallMatch = { controls, hands: ['66*4 54*4 11*4 44*3 22', '33', '33'] };
const won = [...['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass'], ...['44*3', 'pass', 'pass']];

describe('what is heard', () => {
  test('of a deal, and of a round some way into its play nothing', () => {
    const begun = matchAfter(small);
    expect(matchCues(undefined, begun)).toEqual(['deal']);
    expect(matchCues(undefined, withTexts(begun, '22'))).toEqual([]);
    const over = withTexts(matchAfter(ripe), ...won, 'declare');
    expect(matchCues(over, withNextRound(over))).toEqual(['deal']);
  });

  const begun = matchAfter(small);
  const oneMore = (...texts: readonly string[]) =>
    matchCues(withTexts(begun, ...texts.slice(0, -1)), withTexts(begun, ...texts));

  test('of cards that are led or beat, of a pass nothing', () => {
    expect(oneMore('22')).toEqual(['tile-in-water']);
    expect(oneMore('22', '33')).toEqual(['tile-in-water']);
    expect(oneMore('22', 'pass')).toEqual([]);
  });

  test('W7 W10: of a trick that is won, and more of fours', () => {
    expect(oneMore('22', 'pass', 'pass')).toEqual(['trick']);
    expect(oneMore('66*4', 'pass', 'pass')).toEqual(['trick', 'four']);
  });

  test('W6: of a Supreme that is laid', () => {
    const laying = matchAfter({ controls, hands: ['42 21 22', '33', '33'] });
    const laid = withTexts(laying, 'lay 42+21');
    expect(matchCues(laying, laid)).toEqual(['stack', 'tile-on-tile', 'supreme']);
  });

  test('W5: of a Supreme that is won, darker for whoever plays against a bot; of a happy no more than of a trick', () => {
    const hands = ['42 21 22', '33 31', '51 11'];
    const winning = (given: Partial<SmallMatch>, before: readonly string[] = []) => {
      const match = matchAfter({ controls, hands, ...given }, ...before, '42+21', 'pass');
      return matchCues(match, withTexts(match, 'pass'));
    };
    expect(winning({}, ['pass'])).toEqual(['trick', 'supreme']);
    expect(winning({ controls: ['person', 'greedy', 'greedy'] }, ['pass'])).toEqual([
      'trick',
      'supreme',
    ]);
    expect(winning({ controls: ['greedy', 'person', 'greedy'] }, ['pass'])).toEqual([
      'trick',
      'other-supreme',
    ]);
    expect(winning({ controls: ['greedy', 'greedy', 'greedy'] }, ['pass'])).toEqual([
      'trick',
      'supreme',
    ]);
    expect(winning({ variant: 'ma-hua-hua' }, ['play'])).not.toContain('supreme');
  });

  test('W9: of enough wu to declare, and of the end', () => {
    const before = withTexts(matchAfter(ripe), ...won.slice(0, -1));
    const asked = withTexts(before, 'pass');
    expect(matchCues(before, asked)).toEqual(['trick', 'group']);
    expect(matchCues(asked, withTexts(asked, 'declare'))).toEqual(['declare', 'round-over']);
    expect(matchCues(asked, withTexts(asked, 'decline'))).toEqual([]);
  });

  test('of the end, as it is for the one person at the device', () => {
    const endFor = (...seats: SmallMatch['controls']) => {
      const asked = withTexts(matchAfter({ ...ripe, controls: seats }), ...won);
      return matchCues(asked, withTexts(asked, 'declare'));
    };
    expect(endFor('person', 'greedy', 'greedy')).toEqual(['declare', 'win']);
    expect(endFor('greedy', 'person', 'greedy')).toEqual(['declare', 'defeat']);
    expect(endFor('greedy', 'greedy', 'greedy')).toEqual(['declare', 'round-over']);
  });

  test('once of plays taken back, and of the same ones nothing', () => {
    const later = withTexts(begun, '22', '33', '11');
    expect(matchCues(later, begun)).toEqual(['undo']);
    expect(matchCues(later, later)).toEqual([]);
  });

  test('of many plays at once no more than of the last two', () => {
    expect(matchCues(begun, withTexts(begun, '22', '33', '11'))).toEqual([
      'tile-in-water',
      'tile-in-water',
    ]);
  });
});

describe('what is felt', () => {
  const lone: SmallMatch = { ...small, controls: ['person', 'greedy', 'greedy'] };
  const oneMore = (match: SmallMatch, ...texts: readonly string[]) => {
    const begun = matchAfter(match);
    return touchFor(withTexts(begun, ...texts.slice(0, -1)), withTexts(begun, ...texts));
  };

  test('is a trick that a person wins, twice where it brings more', () => {
    expect(oneMore(lone, '22', 'pass', 'pass')).toBe('tap');
    expect(oneMore(lone, '66*4', 'pass', 'pass')).toBe('double-tap');
    expect(oneMore(small, '22', '33', 'pass', 'pass')).toBe('tap');
  });

  test('W9: is a roll where a person declares, and nothing where a bot does', () => {
    const declaring = (...seats: SmallMatch['controls']) => {
      const asked = withTexts(matchAfter({ ...ripe, controls: seats }), ...won);
      return touchFor(asked, withTexts(asked, 'declare'));
    };
    expect(declaring('person', 'greedy', 'greedy')).toBe('roll');
    expect(declaring('greedy', 'person', 'greedy')).toBeUndefined();
  });

  test('is nothing of what bots win, of single cards, of a deal and of plays taken back', () => {
    expect(oneMore(lone, '22', '33', 'pass', 'pass')).toBeUndefined();
    expect(
      oneMore({ ...lone, controls: ['greedy', 'greedy', 'greedy'] }, '22', 'pass', 'pass'),
    ).toBe(undefined);
    expect(oneMore(lone, '22')).toBeUndefined();
    const won = matchAfter(lone, '22', 'pass', 'pass');
    expect(touchFor(undefined, won)).toBeUndefined();
    expect(touchFor(withTexts(won, '66*4'), won)).toBeUndefined();
  });
});

describe('behind the curtain stands what the next person is to decide', () => {
  test.each<[string, SmallMatch, ...string[]]>([
    ['Round 1 · your lead', small],
    ['Round 1 · your turn: beat 2‑2, or pass', small, '22'],
    ['Round 1 · your choice: declare or play on', ripe, ...won],
    ['', ripe, ...won, 'declare'],
    [
      'Round 1 · your choice: lay down 4‑2 and 2‑1 or not',
      { controls, hands: ['42 21 22', '33', '33'] },
    ],
    [
      'Round 1 · your choice: take the bottom cards or not',
      { variant: 'luan-chuo', controls, hands: ['66', '33', '31'], talon: '51*3' },
    ],
    [
      'Round 1 · your choice: a new deal or not',
      { variant: 'luan-chuo-28', controls, hands: ['22', '66', '63'] },
    ],
    [
      'Round 1 · your choice: play or throw in',
      { variant: 'ma-hua-hua', controls, hands: ['66', '33', '31'] },
    ],
  ])('%j', (words, match, ...texts) => {
    expect(curtainTurnWords(trueRoundOf(matchAfter(match, ...texts)), say)).toBe(words);
  });

  test('with the number of the round', () => {
    const next = withNextRound(matchAfter(ripe, ...won, 'declare'));
    expect(curtainTurnWords(trueRoundOf(next), say)).toMatch(/^Round 2 · /);
  });
});

describe('the round that the table is told of', () => {
  const lone = matchAfter(small, '66*4');

  test('W7: is quiet at a lone pass, unless passes are tapped', () => {
    expect(tableModelOf(tableRoundOf(trueRoundOf(lone), 1, null)).legal).toEqual([]);
    expect(tableModelOf(tableRoundOf(trueRoundOf(lone, false), 1, null)).legal).toHaveLength(1);
  });

  test('is that of so many plays while the past is watched, and quiet', () => {
    const match = withTexts(matchAfter(small), '22', '33', '11');
    const past = tableRoundOf(trueRoundOf(match), 1, 1);
    expect(past.steps).toHaveLength(1);
    expect(past.position).toBe(past.steps[0]?.after);
    expect(tableModelOf(past)).toMatchObject({ turn: 1, legal: [] });
    expect(tableRoundOf(trueRoundOf(match), 1, 0).position).toBe(past.start);
    expect(textsOf(match)).toHaveLength(3);
  });

  test('knows which seats bots play', () => {
    const mixed = matchAfter({ ...small, controls: ['greedy', 'person', 'random'] });
    expect(tableRoundOf(trueRoundOf(mixed), 1, null)).toMatchObject({
      names: ['Ann', 'Bo', 'Cai'],
    });
  });
});
