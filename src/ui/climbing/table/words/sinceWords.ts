import { passPlay } from '../../../../engine/climbing/index.ts';
import { passingOf, playWords } from '../../../../text/climbing/playWords.ts';
import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import { asSentence } from '../../../../text/sentences.ts';
import type { PublicStep, TableModel } from '../tableModel.ts';
import { endWords } from './endWords.ts';
import { gainsWords } from './gainWords.ts';

/**
 * What was played since the viewer's last turn and what it brought, then how the round ended, each
 * in a sentence, the oldest first. Passes one after the other are one sentence.
 */
export function sinceWords(model: TableModel, say: Say): readonly string[] {
  const { steps, news, names, game, phase, gainedAt } = model;
  const lines: string[] = [];
  let passed: readonly string[] = [];
  const tell = (...words: readonly string[]): void => {
    if (passed.length > 0 && words.length > 0) {
      lines.push(say('table.told.passed', { names: listOfAll(passed, say) }));
      passed = [];
    }
    lines.push(...words);
  };
  for (const [after, step] of steps.slice(news.begin, news.end).entries()) {
    const name = names[step.seat] ?? '';
    if (isPass(step)) passed = [...passed, name];
    else tell(playWords({ ...step, name, variant: game.variant.id }, say));
    tell(...gainsWords(gainedAt(news.begin + after), model, say));
  }
  tell(...(phase === 'over' ? [endWords(model, say)] : []));
  if (passed.length > 0) lines.push(say('table.told.passed', { names: listOfAll(passed, say) }));
  return lines.map((words) => asSentence(words, say));
}

/** Whether somebody let a play stand, and not said no to anything else. */
function isPass({ play, phase }: PublicStep): boolean {
  return play === passPlay && passingOf(phase) === 'pass';
}
