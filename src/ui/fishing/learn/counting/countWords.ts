import type { Game } from '../../../../engine/fishing/index.ts';
import type { Kind } from '../../../../engine/index.ts';
import type { CountAsk, CountStep } from '../../../../lessons/fishing/fishingLesson.ts';
import { doublingWords, lineName, needsWords } from '../../../../text/fishing/scoreWords.ts';
import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import { figuresOf } from '../lessonWords.ts';
import type { AnswerOption, CountTask } from './countTask.ts';
import { type CountMistake, missedBy } from './missed.ts';

/** What is said in a step; figures and names come from the rules in force. */
export function stepWords(step: CountStep, game: Game, say: Say): string {
  const named = (tiles: readonly Kind[] = []): string =>
    listOfAll(
      tiles.map((kind) => tileInSentence(kind, say)),
      say,
    );
  const [tiles, others] = [named(step.names), named(step.others)];
  return say(`counting.step.${step.words}`, { tiles, others, ...figuresOf(game) });
}

export function askWords(ask: CountAsk, names: readonly string[], say: Say): string {
  const nameOf = (seat: number): string => names[seat] ?? '';
  switch (ask.what) {
    case 'total':
      return say('counting.ask.total');
    case 'each':
      return say('counting.ask.each', { tile: tileInSentence(ask.kind, say) });
    case 'gain': {
      const [bait, fish] = [tileInSentence(ask.bait, say), tileInSentence(ask.fish, say)];
      return say('counting.ask.gain', { bait, fish });
    }
    case 'fish': {
      const id = `table.group.${ask.group}`;
      const group = say.knows(id) ? say(id) : ask.group;
      return say('counting.ask.fish', { bait: tileInSentence(ask.bait, say), group });
    }
    case 'undoubled':
      return say('counting.ask.undoubled');
    case 'payment':
      return say('counting.ask.payment', { from: nameOf(ask.from), to: nameOf(ask.to) });
    case 'balance':
      return say('counting.ask.balance', { name: nameOf(ask.seat) });
  }
}

/** Whether a number that may be mended is too high or low, and what the learner probably missed. */
export function wrongWords(task: CountTask, given: number, say: Say): readonly string[] {
  const isFew = task.answer.by === 'number' && given < task.answer.right;
  const way = say(isFew ? 'counting.tooFew' : 'counting.tooMany', { points: given });
  return [way, ...missedSentences(task, given, say)];
}

/** By how much a number is off, and what the learner probably missed. */
export function offWords(task: CountTask, given: number, say: Say): readonly string[] {
  const right = task.answer.by === 'number' ? task.answer.right : 0;
  const values = { points: given, right, off: Math.abs(given - right) };
  const way = say(given < right ? 'counting.off.few' : 'counting.off.many', values);
  return [way, ...missedSentences(task, given, say)];
}

function missedSentences(task: CountTask, given: number, say: Say): readonly string[] {
  const missed = missedBy(task, given);
  return missed === undefined ? [] : [missedWords(missed, say)];
}

function missedWords(missed: CountMistake, say: Say): string {
  switch (missed.what) {
    case 'line':
    case 'full':
    case 'short':
      return say(`counting.missed.${missed.what}`, {
        group: lineName(missed.line, say),
        lacks: needsWords(missed.line.lacks, say),
      });
    case 'bonus':
    case 'noBonus':
      return say(`counting.missed.${missed.what}`, {
        bonus: say(`scores.bonus.${missed.bonus.id}`),
        lacks: needsWords(missed.bonus.lacks, say),
      });
    default:
      return say(`counting.missed.${missed.what}`);
  }
}

export function answerWords(option: AnswerOption, names: readonly string[], say: Say): string {
  if ('tile' in option) return tileInSentence(option.tile, say);
  if ('points' in option) return say('scores.points', { points: option.points });
  const { from, to } = option.payment;
  return say('counting.payment', { from: names[from] ?? '', to: names[to] ?? '' });
}

/** The right answer, in sentences, for a learner who gives none. */
export function shownWords(
  { answer, totals, game }: CountTask,
  names: readonly string[],
  say: Say,
): readonly string[] {
  if (answer.by === 'number') return [say('counting.shown', { points: answer.right })];
  return answer.options
    .filter(({ isRight }) => isRight)
    .flatMap((option) => {
      const shown = say('counting.shown.option', { answer: answerWords(option, names, say) });
      if (!('payment' in option)) return [shown];
      return [
        shown,
        doublingWords(option.payment, { names, totals, doubleAt: game.rules.doubleAt }, say),
      ];
    });
}

export function wrongOptionWords(
  option: AnswerOption,
  { totals, game }: CountTask,
  names: readonly string[],
  say: Say,
): string {
  if ('tile' in option)
    return say('counting.wrong.fish', { tile: tileInSentence(option.tile, say) });
  if ('points' in option) return say('counting.wrong.each', { points: option.points });
  const facts = { names, totals, doubleAt: game.rules.doubleAt };
  return doublingWords(option.payment, facts, say);
}
