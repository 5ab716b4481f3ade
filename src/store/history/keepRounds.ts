import type { RoundRecord } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { roundNumberOf } from '../match.ts';
import { playedRound } from '../playedRound.ts';
import { isPractice } from '../practice.ts';
import type { TableStore } from '../table.ts';
import type { History } from './history.ts';

/**
 * Keeps every round that is finished at a table, but no practice, and none that was finished elsewhere and opened here. What could not be kept is tried again with the next screen or
 * the next round.
 * @returns what stops it
 */
export function startKeeping(table: TableStore, history: Pick<History, 'keep'>): () => void {
  /** The rounds that are kept or on their way, and when the others were tried last. */
  const seen = new WeakSet<RoundRecord>();
  const triedAt = new WeakMap<RoundRecord, string>();
  const consider = (): void => {
    const { match, screen } = table.getState();
    if (match === null) return;
    // Each play is too often to try again: what the browser refuses it mostly goes on refusing.
    const moment = `${screen} ${match.rounds.length}`;
    for (const [index, round] of match.rounds.entries()) {
      if (seen.has(round) || triedAt.get(round) === moment) continue;
      if (playedRound(round).position.phase !== 'over') continue;
      if (isPractice(round) || round.meta?.brought === true) continue;
      seen.add(round);
      triedAt.set(round, moment);
      const parsed = parseRecord(formatRecord(round));
      if (!parsed.ok) continue;
      const played = {
        round: parsed.value,
        match: match.setup.id ?? match.setup.seed,
        number: roundNumberOf(round) ?? index + 1,
      };
      void history.keep(played).then((isKept) => {
        if (!isKept) seen.delete(round);
      });
    }
  };
  consider();
  return table.subscribe(consider);
}
