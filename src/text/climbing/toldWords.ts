import type { Game, ToldCount, ToldProblem, ToldSettlement } from '../../engine/climbing/index.ts';
import type { Say } from '../say.ts';
import { asOne, type Due, worthSteps } from './scoreWords.ts';

/** Why a told round cannot have been played, in a sentence. */
export function toldProblemWords(problem: ToldProblem, names: readonly string[], say: Say): string {
  switch (problem.code) {
    case 'too-few':
      return say('climbing.ledger.problem.too-few', {
        name: names[problem.seat] ?? '',
        wu: problem.wu,
        least: problem.least,
      });
    case 'needs-wu':
      return say('climbing.ledger.problem.needs-wu', {
        name: names[problem.seat] ?? '',
        wu: problem.wu,
        needs: problem.needs,
      });
    case 'too-many-wu':
      return say('climbing.ledger.problem.too-many-wu', {
        name: names[problem.seat] ?? '',
        wu: problem.wu,
        most: problem.most,
      });
    case 'needs-cards':
      return say('climbing.ledger.problem.needs-cards', {
        name: names[problem.seat] ?? '',
        needs: problem.needs,
        most: problem.most,
      });
    case 'too-many-alike':
      return say('climbing.ledger.problem.too-many-alike', {
        name: names[problem.seat] ?? '',
        alike: problem.alike,
        most: problem.most,
      });
    case 'too-many':
      return say('climbing.ledger.problem.too-many', {
        what: toldCountName(problem.count, say),
        all: problem.all,
        most: problem.most,
      });
  }
}

/** What is counted of a seat: `Fours alike`. */
export function toldCountName(count: ToldCount, say: Say): string {
  return say(`climbing.ledger.count.${count}`);
}

/** Where a payment of a told round comes from, as the score sheet tells it. */
export function toldReason(
  { cause, to }: Pick<Due, 'cause' | 'to'>,
  { sheets }: ToldSettlement,
  game: Game,
  say: Say,
): string {
  const sheet = sheets[to];
  if (sheet === undefined) return '';
  if (cause === 'fours') return say('climbing.ledger.fours', { fours: sheet.fours });
  return asOne(worthSteps(sheet, game, say), say);
}
