import type { Seat } from '../../engine/index.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';

/**
 * What the tiles of all seats brought a seat of a round; the rest of its result is skill. Null
 * until the round has been reviewed.
 */
export function luckOf({ accounts }: Pick<KeptRound, 'accounts'>, seat: Seat): number | null {
  const account = accounts?.[seat];
  return account === undefined ? null : account.start + account.luck + account.hidden;
}
