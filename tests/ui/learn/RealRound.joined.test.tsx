import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { climbingRound, simplePlay } from '../../../src/engine/climbing/index.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { currentRound } from '../../../src/store/match/match.ts';
import type { TableStore } from '../../../src/store/table/table.ts';
import { RealRound } from '../../../src/ui/learn/RealRound.tsx';
import { type SmallMatch, smallMatch } from '../../support/climbing/matches.ts';
import { lessonProps } from '../../support/lessonProps.ts';
import { matchOf } from '../../support/matches.ts';
import { Voice } from '../../support/Voice.tsx';

const begun: SmallMatch = {
  controls: ['person', 'greedy', 'greedy'],
  hands: ['66', '64 51', '63 33'],
};

function playOut(matches: TableStore): void {
  const { position } = climbingRound(playedRound(currentRound(matchOf(matches))));
  if (position.phase === 'over') return;
  matches.getState().makePlay(simplePlay(position));
  playOut(matches);
}

/** What leads on from a lesson of Sap Ng Wu where a match lies on the device. */
function wayFrom(small: SmallMatch, isPlayed = false): string | null {
  const { stores } = lessonProps();
  const { matches } = stores;
  act(() => {
    matches.getState().startMatch(...smallMatch(small));
    if (isPlayed) playOut(matches);
    matches.getState().show('start');
  });
  render(<RealRound stores={stores} variant="sap-ng-wu" />, { wrapper: Voice });
  return screen.getByRole('button').textContent;
}

test('a lesson leads back to a round of its game that is not over', () => {
  expect(wayFrom(begun)).toBe('Back to your round');
});

test.each<[string, SmallMatch, boolean]>([
  ['of another game', { ...begun, variant: 'luan-chuo' }, false],
  ['that is over', begun, true],
  ['that only bots play', { ...begun, controls: ['greedy', 'greedy', 'greedy'] }, false],
])('it leads to a new one beside one %s', (_, small, isPlayed) => {
  expect(wayFrom(small, isPlayed)).toBe('Play a real round');
});
