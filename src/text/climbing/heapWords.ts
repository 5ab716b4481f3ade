import {
  type Game,
  type HeapProblem,
  heapProblemOf,
  type SeatSheet,
  seatSheetOf,
  type WonPlay,
} from '../../engine/climbing/index.ts';
import type { Say } from '../say.ts';
import { tileInSentence } from '../tileNames.ts';
import { combinationInSentence } from './combinationWords.ts';

/** What a heap of won plays comes to in a game, as the row of a table tells it. */
export interface HeapWords {
  /** How many wu; null where the game has no such heap. */
  readonly wu: number | null;
  /** What each other seat that pays would pay, in chips. */
  readonly chips: number | null;
  /** Why nothing is paid, or what is paid besides. */
  readonly notes: readonly string[];
}

export function heapWords(heap: readonly WonPlay[], game: Game, say: Say): HeapWords {
  const problem = heapProblemOf(game, heap);
  if (problem !== undefined) {
    return { wu: null, chips: null, notes: [problemWords(problem, game, say)] };
  }
  const sheet = seatSheetOf(game, heap);
  return { wu: sheet.wu, chips: chipsOf(sheet, game), notes: notesOf(sheet, game, say) };
}

function chipsOf({ points, worth }: SeatSheet, { counting }: Game): number {
  return counting.paid === 'families' ? points : worth;
}

function problemWords(problem: HeapProblem, { variant }: Game, say: Say): string {
  switch (problem.code) {
    case 'not-won':
      return problem.won.laid
        ? say('climbing.heap.problem.not-laid')
        : say('climbing.heap.problem.not-won', {
            what: combinationInSentence(problem.won.play, say, variant.id),
          });
    case 'laid-again':
      return say('climbing.heap.laidOnce');
    case 'too-many':
      return say('climbing.heap.problem.too-many', {
        card: tileInSentence(problem.kind, say),
        most: problem.most,
      });
    case 'too-many-cards':
      return say('climbing.heap.problem.too-many-cards', { most: problem.most });
  }
}

function payersNote({ counting, rules }: Game, say: Say): string {
  if (rules.familyPayments === 'pairs') return say('wu.pays.pairs');
  return say('climbing.heap.payers', { least: counting.countedFrom });
}

function notesOf(sheet: SeatSheet, game: Game, say: Say): readonly string[] {
  const { wu, fourLines } = sheet;
  const { paid, countedFrom } = game.counting;
  const least = countedFrom;
  const atOnce = fourLines.reduce((sum, { chips }) => sum + chips, 0);
  return [
    ...(chipsOf(sheet, game) === 0 ? [say('wu.sheets.lacks', { lacks: least - wu, least })] : []),
    ...(paid === 'families' ? [payersNote(game, say)] : []),
    ...(atOnce > 0 ? [say('climbing.heap.fours', { chips: atOnce })] : []),
  ];
}
