import type { Play } from '../engine/index.ts';
import { withOneMore } from './help.ts';
import { currentRound, type Match, withCurrentRound } from './match.ts';
import type { Answer } from './thinking/thinker.ts';

/** What can be expected of the settlement at the end of the round (S9), in points won or lost. */
export interface Expectation {
  readonly points: number;
  /** With the best of the other plays; null where there is no other. */
  readonly next: number | null;
}

/** A play that is suggested, with what can be expected if it is made; null where nobody has reckoned so far. */
export interface Advice {
  readonly play: Play;
  readonly expected: Expectation | null;
}

/** A hint that was asked for: still being thought about, then told in two steps, the bait and the whole play. */
export type Hint = { readonly told: 'nothing' } | (Advice & { readonly told: 'bait' | 'play' });

/** The advice in a bot's answer. What a stand-in reckons is not told: it does not look so far. */
export function adviceOf({ play, values, standIn }: Answer): Advice {
  const own = values.find((value) => value.play === play);
  if (standIn || own === undefined) return { play, expected: null };
  const others = values.filter((value) => value !== own).map(({ points }) => points);
  const next = others.length === 0 ? null : Math.max(...others);
  return { play, expected: { points: own.points, next } };
}

/** The match whose round remembers one more hint. */
export function withHint(match: Match): Match {
  const round = currentRound(match);
  return withCurrentRound(match, { ...round, meta: withOneMore('hints', round.meta) });
}
