import type { Game } from '../../../../engine/climbing/index.ts';
import type { BeatQuestion } from '../../../../lessons/climbing/drills/beatQuestion.ts';
import { refusalWords } from '../../../../text/climbing/refusalWords.ts';
import type { Say } from '../../../../text/say.ts';
import { pipText } from '../../../../text/tileNames.ts';
import { standingKind } from './markedSuits.ts';

/** Whether an answer was right, and why a play beats the other one or does not. */
export function beatWords(
  question: BeatQuestion,
  isRight: boolean,
  game: Game,
  say: Say,
): readonly string[] {
  const wrong = question.answer.beats ? 'climbing.drill.isYes' : 'climbing.drill.isNo';
  return [say(isRight ? 'counting.right' : wrong), whyWords(question, game, say)];
}

function whyWords({ trick, raised, answer }: BeatQuestion, game: Game, say: Say): string {
  if (!answer.beats) return refusalWords(answer.why, game, say);
  const [lies, tried] = [standingKind(trick), standingKind(raised)];
  return say(`climbing.drill.why.${answer.why}`, {
    trick: lies === undefined ? '' : pipText(lies),
    raised: tried === undefined ? '' : pipText(tried),
  });
}
