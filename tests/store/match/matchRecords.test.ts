import { expect, test } from 'vitest';
import { withNextRound } from '../../../src/store/match/match.ts';
import { formatMatch, matchOfRecord, readMatch } from '../../../src/store/match/matchRecords.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

test.each([
  ['a bot that is not known here', { players: ['person', 'oracle'] }],
  ['nobody', {}],
  ['no word for its match', { players: ['person', 'greedy'], match: 7 }],
])('a round whose record names %s goes on, and both are read as one match', (_, meta) => {
  const round = { ...finishedRound(setupOf(['person', 'greedy'])), meta };
  const match = withNextRound(matchOfRecord(round));
  expect(unwrap(readMatch(formatMatch(match)))).toEqual(match);
});
