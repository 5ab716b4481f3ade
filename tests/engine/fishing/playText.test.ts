import { describe, expect, test } from 'vitest';
import {
  advance,
  baitOf,
  fishOf,
  formatPlay,
  formOf,
  parsePlay,
  scratchOf,
  takenBy,
} from '../../../src/engine/fishing/index.ts';
import { createPlayList, formatTiles, kindOf, playAt } from '../../../src/engine/index.ts';
import { playOf, tableOf } from '../../support/table.ts';

describe('plays as text', () => {
  test.each([
    { text: '54', form: 'place', bait: '54', fish: '54', taken: [] },
    { text: '54x63', form: 'capture', bait: '54', fish: '63', taken: ['63', '54'] },
    { text: '54x54', form: 'capture', bait: '54', fish: '54', taken: ['54', '54'] },
    { text: '66x66*3', form: 'triple', bait: '66', fish: '66', taken: ['66', '66', '66', '66'] },
    { text: '44^', form: 'stack', bait: '44', fish: '44', taken: [] },
    { text: '66+66', form: 'pair', bait: '66', fish: '66', taken: ['66', '66'] },
  ] as const)('$text', ({ text, form, bait, fish, taken }) => {
    const play = playOf(text);
    expect(formatPlay(play)).toBe(text);
    expect(formOf(play)).toBe(form);
    expect(baitOf(play)).toBe(kindOf(bait));
    expect(fishOf(play)).toBe(kindOf(fish));
    expect(formatTiles(takenBy(play))).toEqual(taken);
  });

  test.each([
    ['45', '54'],
    ['[5:4]', '54'],
    ['[4:5]x36', '54x63'],
    ['54x[3:6]', '54x63'],
    ['[6:6]x66*3', '66x66*3'],
    ['12x21*3', '21x21*3'],
    ['[3:1]^', '31^'],
    ['66+[6:6]', '66+66'],
  ])('%s is read as %s', (text, written) => {
    expect(formatPlay(playOf(text))).toBe(written);
  });

  test.each([
    '',
    'x',
    '5',
    '70',
    '77',
    '54x',
    'x63',
    '54X63',
    '54×63',
    '54 x 63',
    ' 54',
    '54 ',
    '54x63x62',
    '54x63*3',
    '66x66*2',
    '66x66*4',
    '66x66*',
    '66*3',
    '44^44',
    '44^^',
    '^44',
    '66+65',
    '66+66+66',
    '66+66*3',
    '66+',
    '[54]',
    '[5:4',
    '5:4',
    '[5:4]x[6:3',
    '54\n',
    '66x66*3*3',
    '54x63^',
    '54x77',
    '54+',
    '54^63',
    'pass',
  ])('"%s" is no play', (text) => {
    expect(parsePlay(text)).toBeUndefined();
  });
});

test('a number that stands for no play has no form and is not made', () => {
  const list = createPlayList();
  list.plays[0] = -1;
  const none = playAt(list, 0);
  expect(() => formOf(none)).toThrow('-1 is a play');
  expect(() => advance(scratchOf(tableOf('tiu-u')), none)).toThrow('one of the five forms');
});
