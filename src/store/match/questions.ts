import { type BotId, strongestLevel } from '../../bots/levels.ts';
import { invariant } from '../../engine/index.ts';
import type { Question } from '../thinking/thinker.ts';
import { botIn, isHere } from './holder.ts';
import { currentRound, holderAt, type Match, playsItself, positionOf } from './match.ts';

/** How long a bot thinks about a play at most, and where nobody wants to wait, in milliseconds. */
const longestThought = 500;
const shortestThought = 100;

/** Of a beat, what is left for the question and the answer to travel, in milliseconds. */
const wayAndBack = 60;

/** The level of the bot whose turn it is; undefined where somebody plays. */
export function botAtTurn(match: Match): BotId | undefined {
  return botIn(holderAt(match, positionOf(match).seat));
}

/**
 * What the bot whose turn it is is asked. Its chance comes from the round's seed and the number of
 * the play, so that a reload changes nothing of it; what a bot makes of it by the clock may still
 * differ.
 * @param beat how long a play is waited for anyhow, in milliseconds; the bot takes less
 */
export function botQuestion(match: Match, beat: number): Question {
  const level = botAtTurn(match);
  invariant(level !== undefined, 'a bot sits at the seat');
  const milliseconds = Math.min(longestThought, Math.max(shortestThought, beat - wayAndBack));
  return { round: currentRound(match), level, seed: seedOf(match, 'bot'), milliseconds };
}

/**
 * What the strongest bot is asked for whoever has the turn at this device, always with the same
 * chance. Undefined when nobody here has anything to decide.
 */
export function hintQuestion(match: Match): Question | undefined {
  const { phase, seat } = positionOf(match);
  if (phase === 'over' || !isHere(holderAt(match, seat)) || playsItself(match)) return undefined;
  return {
    round: currentRound(match),
    level: strongestLevel,
    seed: seedOf(match, 'hint'),
    milliseconds: longestThought,
  };
}

function seedOf(match: Match, purpose: 'bot' | 'hint'): string {
  const { seed, plays } = currentRound(match);
  return `${seed ?? match.setup.seed}/${purpose}/${plays.length}`;
}
