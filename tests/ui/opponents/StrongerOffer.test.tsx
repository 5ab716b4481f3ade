import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Match, MatchSetup } from '../../../src/store/match/match.ts';
import { StrongerOffer, setupAgainst } from '../../../src/ui/opponents/StrongerOffer.tsx';
import { matchOfWins, setupOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';
import { Voice } from '../../support/Voice.tsx';

const alone: MatchSetup = setupOf(['person', 'novice'], { id: 'lake', rules: { doubleAt: 300 } });

function offered(match: Match) {
  const calls = { onPlay: vi.fn<(setup: MatchSetup) => void>(), onGone: vi.fn<() => void>() };
  render(<StrongerOffer match={match} {...calls} />, { wrapper: Voice });
  return { calls, user: userEvent.setup() };
}

test('who has won twice in a row is offered the next opponent, with all else as it was', async () => {
  const { calls, user } = offered(matchOfWins([true, true], alone));
  expect(
    screen.getByRole('region', { name: 'You’ve beaten Bo twice in a row. Try someone stronger?' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play Cy' }));
  const [setup] = calls.onPlay.mock.calls[0] ?? [];
  const [person] = alone.players;
  const { seed: _, id: __, players: ___, ...same } = alone;
  expect(setup).toMatchObject({ ...same, players: [person, { name: 'Cy', control: 'greedy' }] });
  expect(setup).not.toHaveProperty('id');
  expect(setup?.seed).not.toBe(alone.seed);
});

test('it is gone once declined, and says so, for the focus goes with it', async () => {
  const { calls, user } = offered(matchOfWins([true, true], alone));
  await user.click(screen.getByRole('button', { name: 'Stay with Bo' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(calls.onGone).toHaveBeenCalledOnce();
  expect(calls.onPlay).not.toHaveBeenCalled();
});

test('nothing is offered where none is due, or where the next one sits there already', () => {
  offered(matchOfWins([true], alone));
  const players = alone.players.map((player) =>
    player.control === 'person' ? player : { ...player, name: 'Cy' },
  );
  offered(matchOfWins([true, true], { ...alone, players }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the other bots are as strong as the one who comes, and called so too', () => {
  const three = setupOf(['person', 'novice', 'novice'], {
    players: [
      { name: 'You', control: 'person' },
      { name: 'Bo', control: 'novice' },
      { name: 'Bo 2', control: 'novice' },
    ],
  });
  expect(setupAgainst(three, 'greedy', 'lotus', say).players.slice(1)).toEqual([
    { name: 'Cy', control: 'greedy' },
    { name: 'Cy 2', control: 'greedy' },
  ]);
  const [you, ...bots] = three.players;
  const players = [{ ...you, name: 'Mei', control: 'person' as const }, ...bots];
  expect(setupAgainst({ ...three, players }, 'expert', 'lotus', say).players.slice(1)).toEqual([
    { name: 'Mei 2', control: 'expert' },
    { name: 'Mei 3', control: 'expert' },
  ]);
});
