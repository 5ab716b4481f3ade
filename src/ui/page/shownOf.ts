import type { AtTable } from '../../store/table/source.ts';
import type { Shown } from './useShown.ts';

/** The curtain stands in the table's place, so that no hand is in the page while it is up. */
export function shownOf({ screen, round, curtain }: AtTable): Shown {
  if (round === null || screen === 'start') return 'start';
  if (screen === 'scores' && round.played.position.phase === 'over') return 'scores';
  return curtain === null ? 'table' : 'curtain';
}
