import { describe, expect, test } from 'vitest';
import {
  formatPlay,
  legalPlays,
  listPlays,
  perft,
  scoresOf,
  settlementOf,
} from '../../../src/engine/fishing/index.ts';
import { createPlayList, playAt } from '../../../src/engine/index.ts';
import { replay } from '../../support/fishing.ts';
import { afterPlays, dealOf, gameOf, legalTexts, playOf, tableOf } from '../../support/table.ts';

const game = gameOf('tiu-u');
const setup = { hands: ['54', '61'], lake: '63 52', drawPile: '54 11' };
const deal = dealOf(game, setup);

describe('replay', () => {
  test('the plays are made in order from the deal', () => {
    const plays = ['54x63', '54', '61x52'].map(playOf);
    expect(replay({ game, deal, starter: 0, plays })).toEqual({
      ok: true,
      value: afterPlays(tableOf('tiu-u', setup), '54x63', '54', '61x52'),
    });
    expect(replay({ game, deal, starter: 0, plays: [] })).toEqual({
      ok: true,
      value: tableOf('tiu-u', setup),
    });
  });

  test('the first play that is not legal is named with its place', () => {
    const plays = ['54x63', '54', '61x61', '61^'].map(playOf);
    expect(replay({ game, deal, starter: 0, plays })).toEqual({
      ok: false,
      problem: { code: 'play-not-legal', at: 2, found: '61x61' },
    });
    expect(replay({ game, deal, starter: 1, plays })).toEqual({
      ok: false,
      problem: { code: 'play-not-legal', at: 0, found: '54x63' },
    });
  });

  test('F6 a play after the end is named as such', () => {
    let position = tableOf('tiu-u', setup);
    const plays: string[] = [];
    while (position.phase !== 'over') {
      const text = legalTexts(position)[0] ?? '';
      plays.push(text);
      position = afterPlays(position, text);
    }
    expect(plays).toHaveLength(48);
    const all = [...plays, '11'].map(playOf);
    expect(replay({ game, deal, starter: 0, plays: all })).toEqual({
      ok: false,
      problem: { code: 'play-after-end', at: 48, found: '11' },
    });
  });
});

describe('scores of a position', () => {
  test('S2 S9 scores and settlement are of the catches as they stand', () => {
    const position = afterPlays(tableOf('tiu-u', setup), '54x63', '54', '61x52');
    expect(scoresOf(position)).toEqual([36, 10]);
    expect(settlementOf(position)).toEqual([26, -26]);
  });

  test('S9 the settlement follows the switches', () => {
    const rules = { settlement: 'pairwise', doubleAt: 36 } as const;
    const position = afterPlays(tableOf('tiu-u', { ...setup, rules }), '54x63', '54', '61x52');
    expect(settlementOf(position)).toEqual([52, -52]);
  });

  test('S9 three seats', () => {
    const table = tableOf('tiu-u', {
      seats: 3,
      hands: ['54', '61', '31'],
      lake: '63 52 31',
      drawPile: '66 65 11',
    });
    const position = afterPlays(table, '54x63', '66', '61x52', '65', '31x31');
    expect(scoresOf(position)).toEqual([36, 10, 10]);
    expect(settlementOf(position)).toEqual([52, -26, -26]);
  });
});

describe('perft', () => {
  test('depth 0 is the position itself, depth 1 its plays, depth 2 those of each of them', () => {
    const table = tableOf('tiu-u', setup);
    expect(perft(table, 0)).toBe(1);
    expect(perft(table, -1)).toBe(1);
    expect(perft(table, 1)).toBe(legalPlays(table).length);
    const two = legalTexts(table).map((text) => legalPlays(afterPlays(table, text)).length);
    expect(perft(table, 2)).toBe(two.reduce((sum, count) => sum + count, 0));
  });

  test('F10 a pair that may be laid is a play of its own', () => {
    const table = tableOf('tiu-u-woodpile', { hands: ['66 66'] });
    expect(perft(table, 1)).toBe(legalTexts(table).length);
    expect(legalTexts(table)).toContain('66+66');
  });
});

describe('play lists', () => {
  test('a list is filled again without what it held before', () => {
    const list = createPlayList();
    const long = tableOf('tiu-u', { hands: ['61 54'], lake: '61 52 43 63' });
    const short = afterPlays(long, '54x63');
    for (const position of [long, short, long]) {
      listPlays(position, list);
      const texts = Array.from({ length: list.length }, (_, index) =>
        formatPlay(playAt(list, index)),
      );
      expect(texts).toEqual(legalTexts(position));
    }
  });

  test('F6 a list is empty for a round that is over, whatever it held before', () => {
    const list = createPlayList();
    let position = tableOf('tiu-u', setup);
    while (position.phase !== 'over') {
      listPlays(position, list);
      expect(list.length).toBeGreaterThan(0);
      position = afterPlays(position, legalTexts(position)[0] ?? '');
    }
    listPlays(position, list);
    expect(list.length).toBe(0);
  });

  test('the widest hand of the cards fits into a list', () => {
    const table = tableOf('shi-wu-hu', {
      hands: ['66 66 65 64 63 62 61 55 54 53 52 51 44 42 33'],
      lake: '33 33 33 51 51 42 42 21 61 61 52 43 44 44 53 62 63 54 55 64 65 65 66 66',
      rules: {
        thirdTile: 'stack',
        heavenPair: 'may',
        tripleOf: 'any',
        triple: 'choice',
        captures: { supremePair: true, supremeCatchesSixes: true, tens: true, heavenEarth: true },
      },
    });
    const list = createPlayList();
    listPlays(table, list);
    expect(list.length).toBe(legalTexts(table).length);
    expect(list.length).toBeLessThanOrEqual(list.plays.length);
    expect(legalTexts(table, '33')).toEqual(['33', '33x21', '33x33', '33x33*3', '33x42', '33x51']);
  });
});
