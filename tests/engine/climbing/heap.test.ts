import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  combinationOf,
  formatPlay,
  heapProblemOf,
  type VariantId,
  type WonPlay,
  waysToWin,
  wonOf,
} from '../../../src/engine/climbing/index.ts';
import { countTiles, kindOf, seatsOf } from '../../../src/engine/index.ts';
import { rounds } from '../../support/climbing/arbitraries.ts';
import { finalOf } from '../../support/climbing/randomRounds.ts';
import { climbingGameOf, climbingPlay } from '../../support/climbing/table.ts';
import { tilesIn } from '../../support/table.ts';

/** Won plays as texts; what was laid begins with `lay`. */
function heapOf(texts: readonly string[]): WonPlay[] {
  return texts.map((text) => ({
    play: combinationOf(climbingPlay(text.replace('lay ', ''))),
    laid: text.startsWith('lay '),
  }));
}

function problemIn(id: VariantId, ...texts: string[]) {
  return heapProblemOf(climbingGameOf(id), heapOf(texts));
}

function waysIn(id: VariantId, cards: string) {
  const found = waysToWin(climbingGameOf(id), countTiles(tilesIn(cards)));
  if ('why' in found) return found.why.code;
  return found.ways.map(({ play, laid }) => `${laid ? 'lay ' : ''}${formatPlay(play)}`);
}

describe('a heap of won plays', () => {
  test('W6 W7 whatever a seat has won in a round is a heap of its game', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const end = finalOf(round);
        for (const seat of seatsOf(end.game.seatCount)) {
          const won = wonOf(end, seat);
          expect(heapProblemOf(end.game, won)).toBeUndefined();
          for (const one of won) {
            const { ways } = waysToWin(end.game, countTiles(cardsOf(one.play)));
            expect(ways).toContainEqual(one);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['sap-ng-wu', ['33*4', '66+54'], undefined],
    ['chang-pai', ['33*3', '66+54'], 'not-won'],
    ['chang-pai', ['33*4'], 'not-won'],
    ['chang-pai', ['lay 42+21'], 'not-won'],
    ['luan-chuo', ['42'], 'not-won'],
    ['luan-chuo', ['lay 42*3'], undefined],
    ['sap-ng-wu', ['lay 42*3'], 'not-won'],
    ['sap-ng-wu', ['lay 42+21', 'lay 42+21'], 'laid-again'],
    ['sap-ng-wu', ['33*4', '33'], 'too-many'],
    ['ma-hua-hua', ['63*2', '63+62'], 'too-many'],
    ['ma-hua-hua', ['33*4', '22*4', '11*4', '55*4'], undefined],
    ['ma-hua-hua', ['33*4', '22*4', '11*4', '55*4', '44'], 'too-many-cards'],
    ['luan-chuo', ['33*4', '22*4', '11*4', '55*4', '44*4', '66*4', '31*4', '32*2'], undefined],
    [
      'luan-chuo',
      ['33*4', '22*4', '11*4', '55*4', '44*4', '66*4', '31*4', '32*3'],
      'too-many-cards',
    ],
    // Sixteen wu, but eight cards (W11).
    ['sap-ng-wu', ['42*4+21*4', '33*4', '22*4', '11*4', '55*4', '44*4'], undefined],
  ] as const)('of %s: %j is %s', (id, texts, code) => {
    expect(problemIn(id, ...texts)?.code).toBe(code);
  });

  test('says of which kind there is too much, and how much there is', () => {
    expect(problemIn('ma-hua-hua', '63*2', '63+62')).toEqual({
      code: 'too-many',
      kind: kindOf('63'),
      most: 2,
    });
  });
});

describe('cards that lie together', () => {
  test('W5 W6 were played or laid where a Supreme can be either', () => {
    expect(waysIn('sap-ng-wu', '42 21')).toEqual(['42+21', 'lay 42+21']);
    expect(waysIn('ma-hua-hua', '42 21')).toEqual(['42+21']);
    expect(waysIn('luan-chuo', '42 21')).toEqual(['lay 42+21']);
  });

  test('W3 W4 are no play, and why', () => {
    expect(waysIn('sap-ng-wu', '62 53')).toBe('needs-leader');
    expect(waysIn('chang-pai', '33 33 33 33')).toBe('too-many');
    expect(waysIn('luan-chuo', '65')).toBe('only-in-sets-of');
    expect(waysIn('sap-ng-wu', '')).toBe('none-raised');
  });
});
