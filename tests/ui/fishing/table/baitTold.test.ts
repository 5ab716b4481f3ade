import { describe, expect, test } from 'vitest';
import type { KindText } from '../../../../src/engine/index.ts';
import { kindOf } from '../../../../src/engine/index.ts';
import { baitTold } from '../../../../src/ui/fishing/table/input/useBaitTold.ts';
import { tableModelOf } from '../../../../src/ui/fishing/table/tableModel.ts';
import { say } from '../../../support/say.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';

function told(
  bait: KindText,
  setup: RoundSetup,
  { withPoints = true, plays = [] }: { withPoints?: boolean; plays?: readonly string[] } = {},
): string {
  const model = tableModelOf(withTyped(freshRound(setup), ...plays));
  return baitTold(model, kindOf(bait), withPoints, say);
}

const drawPile = '51 43 31 32 55 64';
const hands = ['54 44 11', '63 21 31'];

describe('what is told of a chosen bait', () => {
  test('the only fish that bites is named, with its points where they are shown', () => {
    const deal = { hands, lake: '63 62 53 22', drawPile };
    expect(told('54', { deal })).toBe('Red Nine 5‑4 as bait. One fish: Black Nine 6‑3, 36 points.');
    expect(told('54', { deal }, { withPoints: false })).toBe(
      'Red Nine 5‑4 as bait. One fish: Black Nine 6‑3.',
    );
  });

  test('two alike are one kind of fish', () => {
    const deal = { hands, lake: '63 63 55 22', drawPile };
    expect(told('54', { deal })).toBe('Red Nine 5‑4 as bait. 2 fish: Black Nine 6‑3, 36 points.');
  });

  test('several kinds are counted by their tiles', () => {
    const deal = { hands, lake: '62 53 53 22', drawPile };
    expect(told('44', { deal })).toBe('Man 4‑4 as bait. 3 fish bite.');
  });

  test('of a fish that brings no points yet none are told', () => {
    const deal = { hands: ['22 44 65', '63 54 55'], lake: '22 62 53 66', drawPile };
    expect(told('22', { deal })).toBe('Bench 2‑2 as bait. One fish: Bench 2‑2.');
  });

  test('where nothing bites it is told how the tile is placed', () => {
    const deal = { hands: ['66 44', '63 21'], lake: '62 53', drawPile: '51 43 31 32' };
    expect(told('66', { deal })).toBe(
      'Heaven 6‑6 as bait. Nothing to catch. Key P or button: Place in the lake.',
    );
  });

  test('all three can be caught by a key, beside one of them and alone', () => {
    const deal = { hands: ['66 51', '44 31'], lake: '66 66 66 22', drawPile: '51 43 31 32' };
    expect(told('66', { deal })).toBe(
      'Heaven 6‑6 as bait. 3 fish: Heaven 6‑6, 48 points. Key T or button: Catch all three +96.',
    );
    expect(told('66', { deal, rules: { triple: 'whole' } })).toBe(
      'Heaven 6‑6 as bait. Key T or button: Catch all three +96.',
    );
  });

  test('a stack and a pair have their keys', () => {
    const deal = {
      hands: ['44 66 66', '44 31 21'],
      lake: '11 44 31 44',
      drawPile: '51 43 55 32 65 22',
    };
    const rules = { variant: 'tiu-u-woodpile', rules: { heavenPair: 'may' }, deal } as const;
    expect(told('66', rules)).toBe(
      'Heaven 6‑6 as bait. Key H or button: Lay the pair +48. Key P or button: Place in the lake.',
    );
    expect(told('44', { variant: 'tiu-u-culin', deal })).toBe(
      'Man 4‑4 as bait. 2 fish: Man 4‑4, 32 points. Key K or button: Lock a stack of three.',
    );
  });

  test('a bait that may not be played says why', () => {
    const deal = { hands, lake: '63 62 53 55', drawPile };
    expect(told('11', { deal, rules: { captureFromHand: 'hand' } })).toBe(
      'You can’t place Earth 1‑1: another of your tiles can catch.',
    );
  });

  test('a drawn tile is told as drawn', () => {
    const deal = { hands: ['44 31', '63 21'], lake: '62 63 22 55', drawPile: '54 51 43 32' };
    expect(told('54', { deal }, { plays: ['44x62'] })).toBe(
      'Your draw: Red Nine 5‑4. One fish: Black Nine 6‑3, 36 points.',
    );
  });
});
