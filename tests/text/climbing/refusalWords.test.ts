import { describe, expect, test } from 'vitest';
import {
  kindCountsIn,
  meantPlay,
  type Refusal,
  viewFor,
} from '../../../src/engine/climbing/index.ts';
import { countTiles, kindOf } from '../../../src/engine/index.ts';
import { refusalWords } from '../../../src/text/climbing/refusalWords.ts';
import { languages } from '../../../src/text/languages.ts';
import {
  afterPlays,
  type ClimbingSetup,
  climbingGameOf,
  climbingPlay,
  climbingTable,
} from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';
import { tilesIn } from '../../support/table.ts';
import { voices } from '../../support/voices.ts';
import { expectAllSaid, expectSentences } from '../spokenMessages.ts';

const kinds = (text: string) => text.split(' ').map((one) => tilesIn(one)[0] ?? 0);
const counts = (text: string) => kindCountsIn(countTiles(tilesIn(text)));
const heaven = kindOf('66');
const hongKong = climbingGameOf('sap-ng-wu');
const maHuaHua = climbingGameOf('ma-hua-hua');
const changPai = climbingGameOf('chang-pai');
const four = climbingPlay('66*4');

/** Refusals of every code, and what is said of each in `sap-ng-wu`. */
const samples: { readonly [Code in Refusal['code']]: readonly (readonly [Refusal, string])[] } = {
  'none-raised': [[{ code: 'none-raised' }, 'Pick some cards first.']],
  'not-now': [[{ code: 'not-now' }, 'You can’t play cards right now.']],
  'not-held': [
    [{ code: 'not-held', kind: heaven, raised: 2, held: 1 }, 'You hold just one of 6‑6.'],
    [{ code: 'not-held', kind: heaven, raised: 1, held: 0 }, 'You hold no 6‑6.'],
  ],
  'never-laid': [
    [
      { code: 'never-laid', kinds: [heaven], laid: kinds('42 21') },
      'Only 4‑2 and 2‑1 can be laid, and only together.',
    ],
  ],
  'needs-leader': [
    [
      { code: 'needs-leader', kinds: kinds('62 53'), leaders: kinds('11') },
      'To play 6‑2 and 5‑3, add a 1‑1.',
    ],
  ],
  'leaders-mixed': [
    [
      {
        code: 'leaders-mixed',
        parts: [
          { leader: heaven, kinds: kinds('66 54') },
          { leader: kindOf('11'), kinds: kinds('62') },
          { leader: kindOf('44'), kinds: kinds('44') },
        ],
      },
      'One at a time: 6‑6 with 5‑4, 6‑2 (goes with 1‑1), or 4‑4.',
    ],
  ],
  'only-with': [
    [{ code: 'only-with', kind: heaven, with: kinds('21') }, '6‑6 goes only with 2‑1 here.'],
  ],
  'lacks-kinds': [
    [
      { code: 'lacks-kinds', raised: counts('66 55*3'), lacks: counts('44*2') },
      'To play a 6‑6 and three of 5‑5 together, add two of 4‑4.',
    ],
  ],
  'only-in-sets-of': [
    [
      { code: 'only-in-sets-of', kind: kindOf('65'), least: 2 },
      '6‑5 can only be played two or more at a time.',
    ],
  ],
  'too-many': [
    [
      { code: 'too-many', kind: kindOf('44'), raised: 4, most: 3, with: [] },
      'At most three of 4‑4 can be played at once.',
    ],
    [
      { code: 'too-many', kind: heaven, raised: 2, most: 1, with: kinds('21') },
      'At most one of 6‑6 can be played with 2‑1.',
    ],
  ],
  'wrong-number': [
    [
      { code: 'wrong-number', kinds: kinds('33 22 11'), raised: 4, sizes: [3, 6] },
      'To play 3‑3, 2‑2, and 1‑1 together, pick 3 or 6 cards. Now it’s 4.',
    ],
  ],
  'never-played': [
    [{ code: 'never-played', kinds: kinds('42') }, '4‑2 can’t be played in this game.'],
  ],
  'different-kinds': [
    [{ code: 'different-kinds', kinds: kinds('66 44') }, '6‑6 and 4‑4 don’t go together.'],
  ],
  'supreme-beats-nothing': [
    [{ code: 'supreme-beats-nothing' }, '4‑2 with 2‑1 beats nothing: you can only lead it.'],
  ],
  unbeatable: [
    [{ code: 'unbeatable', form: 'set', but: [] }, 'Nothing beats this play.'],
    [{ code: 'unbeatable', form: 'set', but: [four] }, 'Only four of 6‑6 can beat this play.'],
  ],
  'wrong-size': [
    [
      { code: 'wrong-size', form: 'set', trick: 1, raised: 2, but: [] },
      'It takes 1 card to beat this play.',
    ],
    [
      { code: 'wrong-size', form: 'set', trick: 2, raised: 1, but: [four] },
      'It takes 2 cards to beat this play, or four of 6‑6.',
    ],
  ],
  'wrong-suit': [
    [
      { code: 'wrong-suit', trick: 1, raised: 0, beating: [1] },
      'It takes swords to beat this play. These are scholars.',
    ],
  ],
  'wrong-form': [
    [
      { code: 'wrong-form', trick: 'set', raised: 'mixed' },
      'A mixed play doesn’t beat a set of one kind.',
    ],
    [
      { code: 'wrong-form', trick: 'mixed', raised: 'supreme' },
      'A Supreme doesn’t beat a mixed play.',
    ],
    [
      { code: 'wrong-form', trick: 'heaven-pair', raised: 'by-size' },
      'A combination doesn’t beat a pair.',
    ],
  ],
  'wrong-mixture': [
    [
      { code: 'wrong-mixture', trick: [2, 1, 0], raised: [2, 0, 1] },
      'It takes 2 scholars and 1 sword to beat this play. These are 2 scholars and 1 bow.',
    ],
  ],
  'too-low': [
    [
      { code: 'too-low', form: 'set', least: [climbingPlay('31*2')] },
      'Too low. It takes two of 3‑1 or higher.',
    ],
    [{ code: 'too-low', form: 'set', least: [] }, 'Too low to beat this play.'],
  ],
  equal: [
    [
      { code: 'equal', form: 'set', least: [climbingPlay('63')] },
      'Equals don’t beat each other. It takes 6‑3 or higher.',
    ],
    [{ code: 'equal', form: 'set', least: [] }, 'Equals don’t beat each other.'],
  ],
};
const all = Object.values(samples).flat();

test.each(all)('%o is told: %s', (why, words) => {
  expect(refusalWords(why, hongKong, say)).toBe(words);
});

test('W3 where sets beat those of another suit, what is too low is so beside its own', () => {
  expect(
    refusalWords({ code: 'too-low', form: 'set', least: [climbingPlay('33')] }, changPai, say),
  ).toBe('Too low. In that suit it takes 3‑3 or higher.');
});

test('every message of a refusal is said', () => {
  expectAllSaid(/^climbing\.why\./, (listener) => {
    for (const [why] of all) {
      for (const game of [hongKong, maHuaHua, changPai]) refusalWords(why, game, listener);
    }
  });
});

test.each(languages)('in %s every refusal is a sentence of its own', (language) => {
  expectSentences(all.map(([why]) => refusalWords(why, hongKong, voices[language])));
});

describe('what the engine refuses at a table', () => {
  const setup: ClimbingSetup = { hands: ['53 62 44 66', '66 44 31 11', '65 51'] };

  test.each([
    ['62 53', 'To play 6‑2 and 5‑3, add a 1‑1.'],
    ['', 'Pick some cards first.'],
    ['66*2', 'You hold just one of 6‑6.'],
  ])('on the lead, %s', (raised, words) => {
    const why = refusalOf(climbingTable('sap-ng-wu', setup), 0, raised);
    expect(refusalWords(why, hongKong, say)).toBe(words);
  });

  test.each([
    ['44', 'It takes bows to beat this play. These are scholars.'],
    ['66 44', 'One at a time: 6‑6 or 4‑4.'],
  ])('in answer to 53, %s', (raised, words) => {
    const position = afterPlays(climbingTable('sap-ng-wu', setup), '53');
    expect(refusalWords(refusalOf(position, 1, raised), hongKong, say)).toBe(words);
  });

  function refusalOf(position: ReturnType<typeof climbingTable>, seat: number, raised: string) {
    const meant = meantPlay(viewFor(position, seat), countTiles(tilesIn(raised)));
    if (meant.means === 'play') throw new Error(`${raised} can be played`);
    return meant.why;
  }
});
