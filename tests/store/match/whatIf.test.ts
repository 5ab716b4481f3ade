import { expect, test } from 'vitest';
import { formatLink } from '../../../src/records/link.ts';
import { currentRound } from '../../../src/store/match/match.ts';
import { formatMatch, matchOfRecord, readMatch } from '../../../src/store/match/matchRecords.ts';
import { isPractice } from '../../../src/store/match/practice.ts';
import { matchUpTo, triedRoundOf, whatIfMatch } from '../../../src/store/match/whatIf.ts';
import { positionOf, stepsOf } from '../../support/fishing.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

const record = finishedRound(setupOf(['person', 'greedy', 'random'], { variant: 'shi-wu-hu' }));
const match = matchOfRecord(record);

test('a record makes a match of its one round, with the players it tells of', () => {
  expect(match.setup.players.map(({ control }) => control)).toEqual(['person', 'greedy', 'random']);
  expect(formatLink(currentRound(match))).toBe(formatLink(record));
});

test('a match goes back to after any of its plays', () => {
  const cut = matchUpTo(match, 7);
  expect(currentRound(cut).plays).toEqual(record.plays.slice(0, 7));
  expect(positionOf(cut)).toEqual(stepsOf(match)[7]?.before);
});

test('playing on, a person has the chosen seat, the chosen bot all others, and the record says what it is', () => {
  const other = whatIfMatch(match, 7, 2, 'novice');
  expect(other.setup.players).toEqual([
    { name: 'Ann', control: 'novice' },
    { name: 'Bo', control: 'novice' },
    { name: 'Cy', control: 'person' },
  ]);
  expect(currentRound(other).meta).toEqual({
    players: ['novice', 'novice', 'person'],
    whatIf: formatLink(currentRound(match)),
  });
  expect(positionOf(other)).toEqual(stepsOf(match)[7]?.before);
  const kept = unwrap(readMatch(formatMatch(other)));
  expect(kept.setup.players).toEqual(other.setup.players);
  expect(triedRoundOf(currentRound(kept))?.plays).toEqual(currentRound(match).plays);
  expect(isPractice(currentRound(kept))).toBe(true);
  expect(triedRoundOf(currentRound(match))).toBeUndefined();
  expect(triedRoundOf({ meta: { whatIf: true } })).toBeUndefined();
});
