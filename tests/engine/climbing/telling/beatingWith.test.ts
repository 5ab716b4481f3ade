import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beatingWith,
  cardsOf,
  completionsOf,
  formatPlay,
  litKinds,
  type SeatView,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import {
  countOf,
  countTiles,
  formatKind,
  type KindText,
  kindOf,
  kinds,
} from '../../../../src/engine/index.ts';
import { answeringWith, leadingTable, leadingWith } from '../../../support/climbing/answering.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { plainBeats } from '../../../support/climbing/plainCombinations.ts';
import { plainIdOf, stepsOf } from '../../../support/climbing/randomRounds.ts';
import { climbingTable } from '../../../support/climbing/table.ts';
import { tilesIn } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

function beating(view: SeatView, kind: KindText): string[] {
  return beatingWith(view, kindOf(kind)).map(formatPlay);
}

function completions(view: SeatView, raised: string): string[] {
  return completionsOf(view, countTiles(tilesIn(raised))).map(formatPlay);
}

describe('beating plays with a kind', () => {
  test('W3 a set comes in the size of the trick, and only of kinds that beat it', () => {
    const view = answeringWith('sap-ng-wu', '65*2', '31*4 64*2 53*2');
    expect(beating(view, '31')).toEqual(['31*2']);
    expect(beating(view, '64')).toEqual([]);
    expect(beating(view, '53')).toEqual([]);
  });

  test('W4 of one height, what breaks the fewest holdings comes first', () => {
    // Two black cards: both 62 leave nothing behind, two 53 leave one, one of each breaks both.
    const view = answeringWith('wu-han', '52*2+44', '62*2 53*3 11');
    expect(beating(view, '11')).toEqual(['62*2+11', '53*2+11', '62+53+11']);
    expect(beating(view, '62')).toEqual(['62*2+11', '62+53+11']);
  });

  test('W4 a leader and a military kind have the mixed plays that hold them', () => {
    const view = answeringWith('wu-han', '41+31', '43*4 44*4 54 66');
    expect(beating(view, '44')).toEqual(['44+43']);
    expect(beating(view, '54')).toEqual(['66+54']);
  });

  test('W3 in ma-hua-hua the lowest form comes first, and four 66 last', () => {
    const view = answeringWith('ma-hua-hua', '33+22+11', '66*4 55 44');
    expect(beating(view, '66')).toEqual(['66+55+44', '66*3', '66*4']);
    const low = answeringWith('ma-hua-hua', '51*3', '33*3 22 11');
    expect(beating(low, '33')).toEqual(['33*3', '33+22+11']);
  });

  test('W7 there are none but in answer, and none out of turn', () => {
    expect(beating(leadingWith('sap-ng-wu', '66'), '66')).toEqual([]);
    const view = answeringWith('sap-ng-wu', '65', '66');
    expect(beating({ ...view, legal: [] }, '66')).toEqual([]);
  });

  test('W3–W5 all legal plays with the kind, none of which beats one before it', () => {
    check(
      fc.property(rounds, (round) => {
        const id = plainIdOf(round.game);
        for (const { position, legal } of stepsOf(round)) {
          const view = viewFor(position, position.seat);
          const isAnswer = position.phase === 'answer';
          for (const kind of kinds.filter((one) => countOf(view.hand, one) > 0)) {
            const plays = beating(view, formatKind(kind));
            const having = legal.filter((one) => isAnswer && cardsOf(one).includes(kind));
            expect(plays.toSorted()).toEqual(having.map(formatPlay).sort());
            for (const [at, one] of plays.entries()) {
              const later = plays.slice(at + 1);
              expect(later.filter((other) => plainBeats(id, one, other))).toEqual([]);
            }
          }
        }
      }),
      runs(10, 300),
    );
  });
});

describe('what can be completed', () => {
  test('W4 a raised leader shows every mixed play with it, the smallest first', () => {
    const view = leadingWith('sap-ng-wu', '66*2 63 54');
    expect(completions(view, '66')).toEqual([
      '66',
      '66*2',
      '66+54',
      '66+63',
      '66*2+54',
      '66*2+63',
      '66+63+54',
      '66*2+63+54',
    ]);
    expect(completions(view, '63 54')).toEqual(['66+63+54', '66*2+63+54']);
  });

  test('W7 the pass and other words complete nothing', () => {
    const view = answeringWith('sap-ng-wu', '65', '64 22');
    expect(completions(view, '')).toEqual(['22']);
    expect(completions(view, '64')).toEqual([]);
  });

  test('W7 the lit kinds are those of the plays that beat the trick', () => {
    const view = answeringWith('sap-ng-wu', '52+44', '66 63 54 11 53 33');
    expect(litKinds(view).map(formatKind)).toEqual(['66', '63', '53', '11']);
  });

  test('W6 before the first lead only what can be laid is lit', () => {
    const view = viewFor(climbingTable('sap-ng-wu', { hands: ['42 21*2 66', '66', '66'] }), 0);
    expect(litKinds(view).map(formatKind)).toEqual(['42', '21']);
  });

  test('W7 nothing is lit out of turn', () => {
    const table = leadingTable('sap-ng-wu', ['66', '66', '66']);
    expect(litKinds(viewFor(table, 1))).toEqual([]);
  });
});
