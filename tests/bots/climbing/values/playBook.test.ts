import { describe, expect, test } from 'vitest';
import {
  holdingPlace,
  playBookOf,
  setPlace,
} from '../../../../src/bots/climbing/values/playBook.ts';
import { formatPlay, type VariantId } from '../../../../src/engine/climbing/index.ts';
import { formatTiles, kindOf, playAt } from '../../../../src/engine/index.ts';
import { climbingGameOf } from '../../../support/climbing/table.ts';

/** The groups of several kinds, as texts. */
function groupsIn(id: VariantId): string[] {
  const { groups } = playBookOf(climbingGameOf(id));
  return groups.filter(({ length }) => length > 1).map((group) => formatTiles(group).join(' '));
}

/** The play at a place of a list, as text. */
function textAt(plays: Int32Array, place: number): string {
  return formatPlay(playAt({ plays, length: plays.length }, place));
}

describe('groups of kinds that are played together', () => {
  test.each<[VariantId, readonly string[]]>([
    ['sap-ng-wu', ['66 63 54', '62 53 11', '52 44 43', '42 21', '41 32 31']],
    ['luan-chuo', ['66 63 54', '62 53 11', '52 44 43', '41 32 31']],
    ['chang-pai', ['66 21']],
    ['ma-hua-hua', ['66 55 44', '63 62', '42 21', '33 22 11']],
  ])('of %s', (id, groups) => {
    expect(groupsIn(id).toSorted()).toEqual([...groups].toSorted());
  });
});

describe('the largest plays of a holding', () => {
  test('W4 are all cards of a mixed play', () => {
    const { groups, joined } = playBookOf(climbingGameOf('sap-ng-wu'));
    const group = groups.findIndex((one) => one.includes(kindOf('66')));
    expect(textAt(joined, holdingPlace(group, 2, 1, 3))).toBe('66*2+63+54*3');
  });

  test('are pendulums of a size that may be played', () => {
    const { groups, joined } = playBookOf(climbingGameOf('ma-hua-hua'));
    const group = groups.findIndex((one) => one.includes(kindOf('66')));
    const play = textAt(joined, holdingPlace(group, 3, 2, 2));
    expect(play).toBe('66*3+55*2+44');
  });

  test('are sets of no more cards than a set may have', () => {
    const { sets } = playBookOf(climbingGameOf('chang-pai'));
    expect(textAt(sets, setPlace(kindOf('44'), 4))).toBe('44*3');
    expect(sets[setPlace(kindOf('66'), 4)]).toBe(-1);
  });
});
