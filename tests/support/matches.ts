import { legalPlays } from '../../src/engine/fishing/index.ts';
import { type Play, type RoundRecord, rulesOf } from '../../src/engine/index.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import type { Control } from '../../src/store/match/holder.ts';
import {
  currentRound,
  type Match,
  type MatchSetup,
  startMatch,
  withPlay,
} from '../../src/store/match/match.ts';
import type { TableStore } from '../../src/store/table/table.ts';
import { positionOf } from './fishing.ts';
import { unwrap } from './table.ts';

const names = ['Ann', 'Bo', 'Cy'];

/** A set-up of Tiu-U by who sits where. */
export function setupOf(
  controls: readonly Control[],
  change: Partial<MatchSetup> = {},
): MatchSetup {
  return {
    variant: 'tiu-u',
    rules: {},
    players: controls.map((control, seat) => ({ name: names[seat] ?? '', control })),
    seed: 'lotus-42',
    ...change,
  };
}

export function matchOf(store: TableStore): Match {
  const { match } = store.getState();
  if (match === null) throw new Error('no match is being played');
  return match;
}

/** A legal play of a match's position, a capture if the last bait has one. */
export function somePlayOf(match: Match): Play {
  const some = legalPlays(positionOf(match)).at(-1);
  if (some === undefined) throw new Error('the round is over');
  return some;
}

/** Makes legal plays until the condition holds, at the latest until the round is over. */
export function playUntil(store: TableStore, holds: (match: Match) => boolean): void {
  while (!holds(matchOf(store)) && positionOf(matchOf(store)).phase !== 'over') {
    store.getState().makePlay(somePlayOf(matchOf(store)));
  }
}

/** A finished round of a set-up, the last legal play made each time. */
export function finishedRound(setup: MatchSetup): RoundRecord {
  let match = startMatch(setup);
  while (positionOf(match).phase !== 'over') match = unwrap(withPlay(match, somePlayOf(match)));
  return currentRound(match);
}

/** A match of finished rounds of which seat 0 alone has won those that say so. */
export function matchOfWins(
  wins: readonly boolean[],
  setup: MatchSetup = setupOf(['person', 'novice']),
): Match {
  const rounds = wins.map((won) => {
    for (let deal = 0; ; deal += 1) {
      const round = finishedRound({ ...setup, seed: `lotus-${deal}` });
      const { game, position } = playedRound(round);
      const [winner, ...others] = rulesOf(game).winnersOf(position);
      if ((winner === 0 && others.length === 0) === won) return round;
    }
  });
  return { setup, rounds };
}
