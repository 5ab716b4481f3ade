import { describe, expect, test } from 'vitest';
import type { VariantId } from '../../../src/engine/index.ts';
import { goalIn, isReached } from '../../../src/records/goal.ts';
import { goalChoiceOf, goalOf } from '../../../src/store/match/goal.ts';
import { hasReachedGoal, startMatch, withPlay } from '../../../src/store/match/match.ts';
import { formatMatch, readMatch } from '../../../src/store/match/matchRecords.ts';
import { mirrorOf, withRoundToCome } from '../../../src/store/match/mirror.ts';
import { goalChoices } from '../../../src/store/settings.ts';
import { positionOf } from '../../support/fishing.ts';
import { setupOf, somePlayOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

describe('the goal of a match', () => {
  test('is so many rounds, or so much won by anybody; an open match never ends', () => {
    expect(isReached({ rounds: 3 }, { rounds: 2, balance: [90, -90] })).toBe(false);
    expect(isReached({ rounds: 3 }, { rounds: 3, balance: [0, 0] })).toBe(true);
    expect(isReached({ won: 500 }, { rounds: 9, balance: [-499, 499] })).toBe(false);
    expect(isReached({ won: 500 }, { rounds: 2, balance: [-500, 500] })).toBe(true);
    expect(isReached(undefined, { rounds: 99, balance: [9000, -9000] })).toBe(false);
  });

  test('is offered in points where a game counts points, in chips where it pays chips', () => {
    const offered = (variant: VariantId) => goalChoices.map((choice) => goalOf(choice, variant));
    expect(offered('tiu-u')).toEqual([undefined, { rounds: 3 }, { won: 500 }]);
    expect(offered('sap-ng-wu')).toEqual([undefined, { rounds: 3 }, { won: 20 }]);
  });

  test('is known again as what was chosen, and one that nobody is offered as none', () => {
    for (const choice of goalChoices) {
      expect(goalChoiceOf(goalOf(choice, 'sap-ng-wu'), 'sap-ng-wu')).toBe(choice);
    }
    expect(goalChoiceOf({ rounds: 1 }, 'tiu-u')).toBe('open');
    expect(goalChoiceOf({ won: 20 }, 'tiu-u')).toBe('open');
  });

  test.each([undefined, null, 3, {}, { rounds: 0 }, { rounds: 1.5 }, { won: -1 }, { won: 1e9 }])(
    'that a record does not tell soundly is none: %j',
    (told) => expect(goalIn(told)).toBeUndefined(),
  );

  test('comes back from the records, ends the match, and is not one of its mirror match', () => {
    let match = startMatch(setupOf(['person', 'greedy'], { goal: { rounds: 1 } }));
    expect(hasReachedGoal(match)).toBe(false);
    while (positionOf(match).phase !== 'over') match = unwrap(withPlay(match, somePlayOf(match)));
    const reread = unwrap(readMatch(formatMatch(match)));
    expect(reread.setup.goal).toEqual({ rounds: 1 });
    expect(hasReachedGoal(reread)).toBe(true);
    expect(withRoundToCome(reread)).toBeUndefined();
    expect(mirrorOf(reread).setup).not.toHaveProperty('goal');
  });
});
