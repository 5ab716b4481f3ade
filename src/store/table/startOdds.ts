import type { Match } from '../match/match.ts';
import { oddsQuestion } from '../match/questions.ts';
import type { OddsReckoner } from '../thinking/thinker.ts';
import type { TableStore } from './table.ts';

/**
 * Has it reckoned what comes of playing on, once that is asked at the table, until it is told or
 * not wanted any more. Returns what stops it.
 */
export function startOdds(table: TableStore, oddsReckoner: OddsReckoner): () => void {
  let asked: Match | null = null;
  let callOff = (): void => undefined;
  const consider = (): void => {
    const { match, askedOdds, tellOdds } = table.getState();
    const wanted = askedOdds?.odds === 'awaited' ? match : null;
    if (wanted === asked) return;
    callOff();
    callOff = (): void => undefined;
    asked = wanted;
    const question = wanted === null ? undefined : oddsQuestion(wanted);
    if (question !== undefined) callOff = oddsReckoner.reckonOdds(question, tellOdds);
  };
  const stopListening = table.subscribe(consider);
  consider();
  return () => {
    stopListening();
    callOff();
  };
}
