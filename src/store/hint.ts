import { thoughtOf } from '../bots/bot.ts';
import { bots } from '../bots/bots.ts';
import { strongestLevel } from '../bots/levels.ts';
import { type Play, viewFor } from '../engine/index.ts';
import { randomFromSeed } from '../records/seed.ts';
import { withOneMore } from './help.ts';
import {
  currentRound,
  isPerson,
  type Match,
  playsItself,
  positionOf,
  withCurrentRound,
} from './match.ts';

/** A play that is suggested, told in two steps: its bait, then all of it. */
export interface Hint {
  readonly play: Play;
  readonly told: 'bait' | 'play';
}

/**
 * What the strongest bot would play in place of the person whose turn it is, seeing no more than that seat; the same however
 * often it is asked. Undefined when no person has anything to decide.
 */
export function hintFor(match: Match): Play | undefined {
  const position = positionOf(match);
  if (position.phase === 'over' || !isPerson(match, position.seat) || playsItself(match)) {
    return undefined;
  }
  const { seed, plays } = currentRound(match);
  const random = randomFromSeed(`${seed ?? match.setup.seed}/hint/${plays.length}`);
  const view = viewFor(position, position.seat, plays);
  return thoughtOf(bots[strongestLevel](view, random)).play;
}

/** The match whose round remembers one more hint. */
export function withHint(match: Match): Match {
  const round = currentRound(match);
  return withCurrentRound(match, { ...round, meta: withOneMore('hints', round.meta) });
}
