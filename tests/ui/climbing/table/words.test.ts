import { describe, expect, test } from 'vitest';
import type { Hint } from '../../../../src/store/table/hint.ts';
import type { TableRound } from '../../../../src/ui/climbing/table/tableModel.ts';
import { tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import { endSentences, endWords } from '../../../../src/ui/climbing/table/words/endWords.ts';
import {
  expectationWords,
  hintedCards,
  hintWords,
} from '../../../../src/ui/climbing/table/words/hintWords.ts';
import { seatLabel, wuStepWords } from '../../../../src/ui/climbing/table/words/seatWords.ts';
import { turnWords } from '../../../../src/ui/climbing/table/words/TurnWords.tsx';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { say } from '../../../support/say.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';

function modelAfter(setup: RoundSetup, ...texts: readonly string[]) {
  return tableModelOf(withTyped(freshRound(setup), ...texts));
}

function labelOf(round: TableRound, seat: number): string {
  const model = tableModelOf(round);
  const own = model.seats[seat];
  return own === undefined ? '' : seatLabel(model, own, say);
}

const ripe = ['66*4 54*4 63*4 11*3 22', '33', '33'];
const won = ['66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass'];
/** A seat with eleven wu and one below six, where families pay. */
const families: RoundSetup = { variant: 'ma-hua-hua', hands: ['66*4 11*4 44*3 22', '33', '33'] };
const eleven = [
  ...['play', '66*4', 'pass', 'pass', '11*4', 'pass', 'pass'],
  ...['44*3', 'pass', 'pass'],
];

describe('a seat is read out', () => {
  const hands = ['22 55 11', '33 44', '31'];

  test('with its cards, its wu, what more would bring, and what it did in the trick', () => {
    const round = withTyped(freshRound({ hands }), '22', '33', '31');
    expect(labelOf(round, 0)).toBe(
      'Ann: 2 cards, 0 wu, 15 more to declare, dealer, to play. Led 2‑2.',
    );
    expect(labelOf(round, 1)).toBe('Bo: 1 card, 0 wu, 15 more to declare. Beat it with 3‑3.');
    expect(labelOf(round, 2)).toBe('Cai: no cards, 0 wu, 15 more to declare. Beat it with 3‑1.');
  });

  test('before it has done anything, and after it has passed', () => {
    const round = withTyped(freshRound({ hands }), '22', 'pass');
    expect(labelOf(round, 1)).toMatch(/\. Passed\.$/);
    expect(labelOf(round, 2)).toMatch(/, to play\. Nothing yet in this trick\.$/);
  });
});

describe('what more wu would bring', () => {
  function stepOf(setup: RoundSetup, texts: readonly string[]): string {
    const model = modelAfter(setup, ...texts);
    const [own] = model.seats;
    return own === undefined ? '' : wuStepWords(model, own, say);
  }

  test('W13: is told from the first worth on with the next one', () => {
    expect(stepOf({ hands: ripe }, [])).toBe('15 more to declare');
    expect(stepOf({ hands: ripe }, won)).toBe('worth 1 chip, 3 more wu make it 2');
    expect(stepOf({ hands: ripe, rules: { bandChips: 2 } }, won)).toBe(
      'worth 2 chips, 3 more wu make it 4',
    );
  });

  test('W13: is told in points where families are paid', () => {
    expect(stepOf(families, ['play'])).toBe('no points yet, 11 more to declare');
    expect(stepOf(families, eleven.slice(0, 7))).toBe('5 points, 3 more to declare');
  });
});

describe('whose turn it is', () => {
  const hands = ['22 55', '33', '31'];

  test('is the viewer’s, another’s, or nobody’s', () => {
    const round = freshRound({ hands });
    expect(turnWords(tableModelOf(round), say)).toBe('Your lead');
    const led = withTyped(round, '22');
    expect(turnWords(tableModelOf(led), say)).toBe('Bo’s turn');
    expect(turnWords(tableModelOf({ ...led, viewer: 1 }), say)).toBe('Beat or pass');
    expect(turnWords(modelAfter({ hands: ripe }, ...won), say)).toBe('Declare?');
    expect(turnWords(modelAfter({ hands: ripe, viewer: 1 }, ...won), say)).toBe('Ann: declare?');
    expect(turnWords(modelAfter({ hands: ripe }, ...won, 'declare'), say)).toBe('Round over');
  });

  test('is clipped where a name is long', () => {
    const round = { ...freshRound({ hands, viewer: 1 }), names: ['Bartholomew F', 'Bo', 'Cai'] };
    expect(turnWords(tableModelOf(round), say)).toBe('Bartholom… to lead');
  });
});

describe('a round has ended', () => {
  const endOf = (setup: RoundSetup, ...texts: readonly string[]): string => {
    const model = modelAfter(setup, ...texts);
    expect(model.phase).toBe('over');
    return endWords(model, say);
  };
  const endHeard = (setup: RoundSetup, ...texts: readonly string[]) =>
    endSentences(modelAfter(setup, ...texts), say);

  test('W9: with a declaration, paid alike by each', () => {
    expect(endOf({ hands: ripe }, ...won, 'declare')).toBe('Ann declared with 15 wu: +8 chips');
  });

  test('W14: with a declaration that the dealer pays double, and with its fours', () => {
    const rules = { dealerDouble: true };
    expect(endOf({ hands: ripe, rules }, ...won, 'declare')).toBe(
      'Ann declared with 15 wu: +16 chips',
    );
    const second = ['33', '66*4 54*4 63*4 11*3 22', '33'];
    const wonBySecond = ['33', 'pass', 'pass', '66*4+63*4+54*4', 'pass', '11*3', 'pass'];
    expect(endOf({ hands: second, rules }, ...wonBySecond, 'declare')).toBe(
      'Bo declared with 15 wu: +12 chips',
    );
  });

  test('W12: without a declaration', () => {
    const hands = ['22', '33', '31'];
    expect(endOf({ hands }, '22', '33', '31')).toBe('Nobody declared');
  });

  test('called off by who wanted a new deal', () => {
    const hands = ['66 22', '33', '31'];
    expect(endOf({ variant: 'luan-chuo-28', hands }, 'pass', 'redeal')).toBe(
      'Cai asked for a new deal. The dealer stays.',
    );
  });

  test('called off as all threw in', () => {
    const hands = ['66', '33', '31'];
    expect(endOf({ variant: 'ma-hua-hua', hands }, 'throw', 'throw', 'throw')).toBe(
      'All threw in. The next player deals.',
    );
  });

  test('W13: with a declaration that families pay', () => {
    expect(endOf(families, ...eleven, 'declare')).toMatch(/^Ann won with 11 wu: \+\d+ chips$/);
  });

  test('W13: with the most points of a family, or with none', () => {
    const nine = ['play', '66*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44', 'pass', 'pass'];
    const most = { variant: 'ma-hua-hua', hands: ['66*4 11*4 44', '33', '33'] } as const;
    expect(endOf(most, ...nine, '33', 'pass', '33')).toMatch(
      /^Nobody declared\. Most points: Ann, [1-9]$/,
    );
    const level = ['play', '66*4', 'pass', 'pass', '55*2', 'pass', 'pass', '11*4', 'pass', '44*2'];
    const equals = { variant: 'ma-hua-hua', hands: ['66*4 55*2', '11*4 44*2', '33'] } as const;
    expect(endOf(equals, ...level, 'pass', '33')).toBe(
      'Nobody declared. Tied at 3 points: Ann and Bo. First from the dealer wins: Ann',
    );
    const few = { variant: 'ma-hua-hua', hands: ['66', '33', '22'] } as const;
    const last = ['play', '66', 'pass', 'pass', '33', 'pass', '22'];
    expect(endOf(few, ...last)).toBe('Nobody won: all have fewer than 6 wu');
    // The chips stand in the table below for whoever sees it.
    expect(endHeard(equals, ...level, 'pass', '33')).toEqual([
      endOf(equals, ...level, 'pass', '33'),
      'Ann: +3 chips in all',
    ]);
    expect(endHeard(few, ...last)).toEqual(['Nobody won: all have fewer than 6 wu']);
  });

  test('W13: excuses nobody who has played on where families pay it all the same', () => {
    const hands = ['66*4 11*4 44*4', '33', '33'];
    const families = { variant: 'ma-hua-hua', hands } as const;
    const leads = ['66*4', '11*4', '44*3'].flatMap((lead) => [lead, 'pass', 'pass']);
    const played = ['play', ...leads, 'decline', '44', 'pass', 'pass', 'decline'];
    const [ended, ...others] = endHeard(families, ...played, '33', 'pass', '33');
    expect(ended).toMatch(/^Nobody declared\. Most points: Ann/);
    expect(others).toEqual([expect.stringMatching(/^Ann: \+\d+ chips in all$/)]);
  });

  test('is heard with no chips twice where the declaration tells them', () => {
    expect(endHeard({ hands: ripe }, ...won, 'declare')).toEqual([
      'Ann declared with 15 wu: +8 chips',
    ]);
  });
});

describe('a hint', () => {
  const hintOf = (text: string, change: object = {}): Hint => ({
    told: 'whole',
    play: climbingPlay(text),
    standIn: false,
    values: [],
    expected: null,
    ...change,
  });
  const { game } = freshRound({ hands: ripe });

  test.each([
    ['lead', '66+54', 'Lead a 6‑6 with a 5‑4'],
    ['answer', '66*2', 'Beat it with two of 6‑6'],
    ['answer', 'pass', 'Pass'],
    ['declare', 'declare', 'Declare'],
    ['declare', 'decline', 'Play on'],
    ['lay', 'lay 42+21', 'Lay a Supreme (a 4‑2 and a 2‑1)'],
    ['lay', 'pass', 'Keep 4‑2 and 2‑1 in hand'],
    ['talon', 'take', 'Take the bottom cards'],
    ['talon', 'pass', 'Leave the bottom cards'],
    ['redeal', 'redeal', 'Ask for a new deal'],
    ['redeal', 'pass', 'Keep these cards'],
    ['consent', 'play', 'Play this hand'],
    ['consent', 'throw', 'Throw in'],
  ] as const)('in %s to %s is %j', (phase, text, words) => {
    expect(hintWords(hintOf(text), { phase, game, view: null, names: [] }, say)).toBe(words);
  });

  test('that is being thought about says so, and tells nothing more', () => {
    const hint = { told: 'nothing' } as const;
    expect(hintWords(hint, { phase: 'lead', game, view: null, names: [] }, say)).toBe(
      say('hint.thinking'),
    );
    expect(expectationWords(hint, { phase: 'lead', game }, say)).toBeUndefined();
    expect(hintedCards(hint)).toBeUndefined();
  });

  test('says what speaks for its play: what is certain, or what was reckoned', () => {
    const seen = (text: string, plays: readonly string[], values: Hint | object = {}): string => {
      const round = withTyped(freshRound({ hands: ['66*2 22', '33*2 31', '11 51'] }), ...plays);
      const model = tableModelOf({ ...round, viewer: round.position.seat });
      return hintWords(hintOf(text, values), model, say);
    };
    const value = (text: string, points: number) => ({
      play: climbingPlay(text),
      points,
      error: 0.5,
    });
    const reckoned = (own: number, next: number, error: number) => ({
      values: [
        { play: climbingPlay('22'), points: own, error },
        { play: climbingPlay('66'), points: next, error },
      ],
    });
    expect(seen('66*2', [])).toBe('Lead two of 6‑6. Nobody can beat that.');
    expect(seen('33', ['22'])).toBe('Beat it with 3‑3. Nothing lower in the hand beats it.');
    expect(seen('pass', ['66'])).toBe('Pass. Nothing in the hand beats it.');
    expect(seen('22', [], reckoned(1, 3, 0.5))).toBe(
      'Lead 2‑2. A lone 2‑2 goes with nothing else in the hand.',
    );
    const fresh = tableModelOf(freshRound({ hands: ['33*2 22', '66*2 31', '11 51'] }));
    const half = { values: [value('33', 3), value('22', 1)] };
    expect(hintWords(hintOf('33', half), fresh, say)).toBe(
      'Lead 3‑3. Unseen cards could beat it in 5 ways, 2‑2 in 6.',
    );
    expect(hintWords(hintOf('33'), fresh, say)).toBe('Lead 3‑3');
  });

  test('tells what can be expected, to a tenth, beside the next best play', () => {
    const model = tableModelOf(freshRound({ hands: ['66*2 22', '33*2 31', '11 51'] }));
    const words = (hint: Hint) => expectationWords(hint, model, say);
    const next = { play: climbingPlay('22'), points: -0.04, isAsGood: false };
    const expected = { points: 1.26, next };
    expect(words(hintOf('66', { expected }))).toBe(
      'Likely result: about +1.3 chips. Next best: Lead 2‑2 (0 chips)',
    );
    const even = { points: 0, next: { ...next, isAsGood: true } };
    expect(words(hintOf('66', { expected: even }))).toBe(
      'Likely result: about 0 chips. About as good: Lead 2‑2 (0 chips)',
    );
    const alone = { points: -1, next: null };
    expect(words(hintOf('66', { expected: alone }))).toBe('Likely result: about −1 chip');
    expect(words(hintOf('66'))).toBeUndefined();
    expect(words(hintOf('66', { standIn: true, expected }))).toBe(say('hint.standIn'));
  });

  test('raises the cards of a play, and none for a word', () => {
    expect(hintedCards(hintOf('66+54'))).toBe(climbingPlay('66+54'));
    expect(hintedCards(hintOf('lay 42+21'))).toBe(climbingPlay('lay 42+21'));
    expect(hintedCards(hintOf('pass'))).toBeUndefined();
  });
});
