import type { Game } from '../../../../engine/climbing/index.ts';
import {
  type WorthMistake,
  worthMistakeOf,
} from '../../../../lessons/climbing/drills/worthMistake.ts';
import type { WorthQuestion } from '../../../../lessons/climbing/drills/worthQuestion.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import { standWords, worthSteps } from '../../../../text/climbing/scoreWords.ts';
import type { Say } from '../../../../text/say.ts';

/** What is asked of wu: who pays for them differs. */
export function askedWorth({ counting }: Game, say: Say): string {
  return counting.paid === 'families'
    ? say('climbing.drill.worth.askFamilies', { least: counting.countedFrom })
    : say('climbing.drill.worth.ask');
}

/** Whether a number is right, else by how much it is off and what the learner probably missed. */
export function givenWorth(question: WorthQuestion, given: number, say: Say): readonly string[] {
  const chips = question.sheet.points;
  if (given === chips) return [say('counting.right')];
  const values = { given, chips, off: Math.abs(given - chips) };
  const id = given < chips ? 'climbing.drill.worth.few' : 'climbing.drill.worth.many';
  const mistake = worthMistakeOf(question, given);
  const missed = mistake === undefined ? [] : [missedWords(mistake, question, say)];
  return [say(id, values), ...missed];
}

/** How wu become what they are worth, or what they lack. */
export function countedWorth({ sheet, position }: WorthQuestion, say: Say): readonly string[] {
  const { game } = position;
  if (sheet.points > 0) return worthSteps(sheet, game, say);
  return [say('climbing.drill.worth.lacks', { lacks: standWords(sheet, false, game, say) })];
}

function missedWords(mistake: WorthMistake, { sheet, position }: WorthQuestion, say: Say): string {
  const { variant, counting } = position.game;
  const byFamilies = counting.paid === 'families';
  switch (mistake.what) {
    case 'step': {
      const values = { wu: mistake.wu };
      if (sheet.marks === 0) return say('climbing.drill.missed.step', values);
      return byFamilies
        ? say('climbing.drill.missed.stepMarksFamilies', values)
        : say('climbing.drill.missed.stepMarks', values);
    }
    case 'play':
      return say('climbing.drill.missed.play', {
        play: combinationWords(mistake.play, say, variant.id),
      });
    case 'marks':
      return byFamilies
        ? say('climbing.drill.missed.marksFamilies')
        : say('climbing.drill.missed.marks');
    default:
      return say(`climbing.drill.missed.${mistake.what}`);
  }
}
