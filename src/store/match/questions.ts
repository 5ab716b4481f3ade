import { adviser, type BotId } from '../../bots/levels.ts';
import { invariant, rulesOf } from '../../engine/index.ts';
import type { OddsQuestion, Question } from '../thinking/thinker.ts';
import { botIn, isHere } from './holder.ts';
import { currentRound, holderAt, type Match, playsItself, positionOf } from './match.ts';

const longestThought = 500;
const shortestThought = 100;

/** Of a beat, the milliseconds left for question and answer to travel. */
const wayAndBack = 60;

/** The level of the bot whose turn it is; undefined where somebody plays. */
export function botAtTurn(match: Match): BotId | undefined {
  return botIn(holderAt(match, positionOf(match).seat));
}

/**
 * Chance comes from the round's seed and the number of the play, so that a reload changes nothing
 * of it; what a bot makes of it by the clock may still differ.
 * @param beat milliseconds that a play takes anyhow; the bot takes less
 */
export function botQuestion(match: Match, beat: number): Question {
  const level = botAtTurn(match);
  invariant(level !== undefined, 'a bot sits at the seat');
  const milliseconds = Math.min(longestThought, Math.max(shortestThought, beat - wayAndBack));
  const how = { level, seed: seedOf(match, 'bot'), milliseconds, endsOnceClear: true };
  return { round: currentRound(match), ...how };
}

/** With the same chance and for the adviser's whole time; undefined if nobody here decides. */
export function hintQuestion(match: Match): Question | undefined {
  if (!isDecidedHere(match)) return undefined;
  return {
    round: currentRound(match),
    level: adviser,
    seed: seedOf(match, 'hint'),
    milliseconds: longestThought,
  };
}

/** With the same chance each time; undefined if nobody here may end the round instead. */
export function oddsQuestion(match: Match): OddsQuestion | undefined {
  const position = positionOf(match);
  if (!isDecidedHere(match) || !rulesOf(position.game).mayEndRound(position)) return undefined;
  return { round: currentRound(match), seed: seedOf(match, 'odds') };
}

function isDecidedHere(match: Match): boolean {
  const { phase, seat } = positionOf(match);
  return phase !== 'over' && isHere(holderAt(match, seat)) && !playsItself(match);
}

function seedOf(match: Match, purpose: 'bot' | 'hint' | 'odds'): string {
  const { seed, plays } = currentRound(match);
  return `${seed ?? match.setup.seed}/${purpose}/${plays.length}`;
}
