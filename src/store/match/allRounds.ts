import { forgetReplay, sumOf } from '../../records/playedRound.ts';
import { type Match, roundNumberOf } from './match.ts';

/** Gives the match an id, and its records that and the number where they have none. */
export function identified(match: Match, id: string): Match {
  const { setup, rounds } = match;
  if (setup.id !== undefined) return match;
  return {
    setup: { ...setup, id },
    rounds: rounds.map((round, index) => ({
      ...round,
      meta: { ...round.meta, match: id, round: roundNumberOf(round) ?? index + 1 },
    })),
  };
}

/** Marks finished rounds as brought from elsewhere: they were not finished at this table. */
export function withRoundsBrought(match: Match): Match {
  const rounds = match.rounds.map((round) =>
    sumOf(round) === undefined ? round : { ...round, meta: { ...round.meta, brought: true } },
  );
  return { ...match, rounds };
}

/** Frees the positions of all earlier rounds. */
export function withReplaysForgotten(match: Match): Match {
  match.rounds.slice(0, -1).forEach(forgetReplay);
  return match;
}
