import { climbingRound } from '../../../engine/climbing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import type { RoundAtTable } from '../../../store/table/roundAtTable.ts';
import { roundSeen } from '../../table/roundSeen.ts';
import type { TableRound } from './tableModel.ts';

/** A round as the table of climbing is told of it, see {@link roundSeen}. */
export function tableRoundOf(
  round: RoundAtTable,
  viewer: Seat | null,
  watched: number | null,
): TableRound {
  const { played, ...seen } = roundSeen(round, viewer, watched);
  return { ...seen, ...climbingRound(played), isTrue: round.standing === 'true' };
}
