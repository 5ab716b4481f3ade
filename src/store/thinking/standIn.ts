import type { Bots } from '../../bots/bot.ts';
import { type Thought, thoughtOf } from '../../bots/bot.ts';
import { adviser, type BotId, levels } from '../../bots/levels.ts';
import { type Position, rulesOf } from '../../engine/index.ts';
import { playedRound } from '../../records/playedRound.ts';
import { beginThinking } from './beginThinking.ts';
import type { Answer, Question } from './thinker.ts';

/**
 * The answer of a bot that needs no time, on the page itself: of the level that was asked if it
 * needs none, the same as anywhere; else of the quickest in its stead.
 * @param quickest the strongest level that needs no time
 * @param bots those of the round's family, undefined if they could not be loaded
 */
export function answerAtOnce(
  question: Question,
  bots: Bots | undefined,
  quickest: BotId,
  now: () => number,
): Answer {
  const played = playedRound(question.round);
  const { position } = played;
  const { level: asked } = question;
  const standIn = asked === adviser || levels.indexOf(asked) > levels.indexOf(quickest);
  const level = standIn ? quickest : asked;
  if (bots !== undefined) {
    try {
      const thinking = beginThinking(bots, played, { ...question, level }, now);
      const thought = thoughtOf(thinking);
      if (isSound(thought, position)) return { ...thought, standIn };
    } catch {
      // A bot that fails here too must not stop the round.
    }
  }
  const play = rulesOf(position.game).lastResort(position);
  return { play, values: [], standIn: true };
}

function isSound({ play, values }: Thought, position: Position): boolean {
  const legal = rulesOf(position.game).legalPlays(position);
  return legal.includes(play) && values.every((value) => legal.includes(value.play));
}
