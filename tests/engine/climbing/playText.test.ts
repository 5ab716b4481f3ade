import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  combinationOf,
  combinationPlay,
  formatPlay,
  kindAt,
  kindPlacesOf,
  laysCards,
  parsePlay,
  playNumbers,
  wordOf,
  wordPlay,
} from '../../../src/engine/climbing/index.ts';
import { formatKind, kindOf } from '../../../src/engine/index.ts';
import { climbingPlay } from '../../support/climbing/table.ts';

describe('plays as text', () => {
  test.each([
    '66', '33*4', '66*2+63*2+54', '66+54', '62*4+53*4+11*4', '53+11', '52+44', '41+32+31', '42+21*2',
    '63*2+62*2', '66*4+55*4+44*4', '33+22+11', '66+21',
    'pass', 'declare', 'decline', 'take', 'redeal', 'play', 'throw', 'lay 42+21', 'lay 42*4+21*4',
  ])('%s is read and written', (text) => {
    expect(formatPlay(climbingPlay(text))).toBe(text);
    expect(climbingPlay(text)).toBeLessThan(playNumbers);
  }); // biome-ignore format: a list to read at a glance

  test.each([
    ['36+45+66', undefined],
    ['66+36', '66+63'],
    ['[6:6]*2', '66*2'],
  ])('a kind may be written as people do: %s', (text, written) => {
    const play = parsePlay(text);
    expect(play === undefined ? undefined : formatPlay(play)).toBe(written);
  });

  test.each([
    '', ' ', '67', '66*1', '66*0', '66*5', '66*', '66*22', '66+', '+66', '66+66', '63+66', '66+44+11',
    '66+65', '62+54', 'Pass', 'pass ', 'lay', 'lay ', 'lay 42', 'lay 21*2', 'lay 66+21', 'lay 63+62',
    'lay pass', '66 54', '66,54', '66+54x63', 'lay  42+21',
  ])('%j is no play', (text) => {
    expect(parsePlay(text)).toBeUndefined();
  }); // biome-ignore format: a list to read at a glance

  test('kinds that nothing combines make no play', () => {
    const one = { kind: kindOf('66'), copies: 1 };
    expect(combinationPlay([one, { kind: kindOf('65'), copies: 1 }])).toBeUndefined();
  });
});

describe('the parts of a play', () => {
  test('its cards, in the order of the kit; a word has none', () => {
    const texts = (text: string) => cardsOf(climbingPlay(text)).map(formatKind);
    expect(texts('66+63*2')).toEqual(['66', '63', '63']);
    expect(texts('lay 42+21*2')).toEqual(['42', '21', '21']);
    expect(texts('pass')).toEqual([]);
  });

  test('the kinds that may lie in it', () => {
    const play = climbingPlay('66+54');
    const places = Array.from({ length: kindPlacesOf(play) }, (_, place) => kindAt(play, place));
    expect(places.map(formatKind)).toEqual(['66', '63', '54']);
    expect(kindPlacesOf(climbingPlay('33*2'))).toBe(1);
    expect(kindPlacesOf(climbingPlay('pass'))).toBe(0);
  });

  test('W6 what is laid is a combination of the same cards', () => {
    const lay = climbingPlay('lay 42*3+21');
    expect(laysCards(lay)).toBe(true);
    expect(formatPlay(combinationOf(lay))).toBe('42*3+21');
    expect(combinationOf(climbingPlay('66'))).toBe(climbingPlay('66'));
    expect(laysCards(climbingPlay('42*3+21'))).toBe(false);
    expect(laysCards(climbingPlay('pass'))).toBe(false);
  });

  test('its word, where it is no cards', () => {
    expect(wordOf(wordPlay('throw'))).toBe('throw');
    expect(wordOf(climbingPlay('66'))).toBeUndefined();
    expect(wordOf(climbingPlay('lay 42+21'))).toBeUndefined();
  });
});
