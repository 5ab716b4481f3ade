import type { RoundRecord } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { roundNumberOf } from '../match.ts';
import { playedRound } from '../playedRound.ts';
import { isPractice } from '../practice.ts';
import type { TableStore } from '../table.ts';
import type { History } from './history.ts';

/**
 * Keeps every round that is finished at a table, but no practice.
 * @returns what stops it
 */
export function startKeeping(table: TableStore, history: Pick<History, 'keep'>): () => void {
  const seen = new WeakSet<RoundRecord>();
  const consider = (): void => {
    const { match } = table.getState();
    if (match === null) return;
    for (const [index, round] of match.rounds.entries()) {
      if (seen.has(round)) continue;
      if (playedRound(round).position.phase !== 'over' || isPractice(round)) continue;
      seen.add(round);
      const parsed = parseRecord(formatRecord(round));
      if (!parsed.ok) continue;
      void history.keep({
        round: parsed.value,
        match: match.setup.id ?? match.setup.seed,
        number: roundNumberOf(round) ?? index + 1,
      });
    }
  };
  consider();
  return table.subscribe(consider);
}
