import type { Game, ToldCount, ToldProblem, ToldSettlement } from '../../engine/climbing/index.ts';
import type { Say } from '../say.ts';
import { dueSteps } from './dueWords.ts';
import { asOne, type Due } from './scoreWords.ts';

/** Why a told round cannot have been played, in a sentence. */
export function toldProblemWords(problem: ToldProblem, names: readonly string[], say: Say): string {
  if (problem.code === 'too-many') {
    const { count, all, most } = problem;
    return say('climbing.ledger.problem.too-many', { what: toldCountName(count, say), all, most });
  }
  const { code, seat, ...numbers } = problem;
  return say(`climbing.ledger.problem.${code}`, { name: names[seat] ?? '', ...numbers });
}

/** What is counted of a seat: `Fours alike`. */
export function toldCountName(count: ToldCount, say: Say): string {
  return say(`climbing.ledger.count.${count}`);
}

export function toldReason(
  due: Pick<Due, 'cause' | 'to' | 'payments'>,
  { sheets }: ToldSettlement,
  { game, names }: { readonly game: Game; readonly names: readonly string[] },
  say: Say,
): string {
  const sheet = sheets[due.to];
  if (sheet === undefined) return '';
  if (due.cause === 'fours') return say('climbing.ledger.fours', { fours: sheet.fours });
  return asOne(dueSteps(due, { game, names, sheets }, say), say);
}
