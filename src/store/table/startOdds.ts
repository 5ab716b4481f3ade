import type { Match } from '../match/match.ts';
import { oddsQuestion } from '../match/questions.ts';
import type { Foreteller } from '../thinking/thinker.ts';
import type { TableStore } from './table.ts';

/**
 * Has it reckoned what comes of playing on, once that is asked at the table, until it is told or
 * not wanted any more. Returns what stops it.
 */
export function startOdds(table: TableStore, foreteller: Foreteller): () => void {
  let asked: Match | null = null;
  let callOff = (): void => undefined;
  const consider = (): void => {
    const { match, foretold, tellOdds } = table.getState();
    const wanted = foretold?.odds === 'awaited' ? match : null;
    if (wanted === asked) return;
    callOff();
    callOff = (): void => undefined;
    asked = wanted;
    const question = wanted === null ? undefined : oddsQuestion(wanted);
    if (question !== undefined) callOff = foreteller.foretell(question, tellOdds);
  };
  const stopListening = table.subscribe(consider);
  consider();
  return () => {
    stopListening();
    callOff();
  };
}
