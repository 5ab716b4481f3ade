import { positionOf } from '../../store/match/match.ts';
import { curtainOf } from '../../store/table/curtain.ts';
import type { TableState } from '../../store/table/table.ts';
import type { Shown } from '../useShown.ts';

/**
 * The screen to show: the curtain stands in the table's place, so that no hand is in the page while
 * it is up.
 */
export function shownOf(state: TableState): Shown {
  const { screen, match } = state;
  if (match === null || screen === 'start') return 'start';
  if (screen === 'scores' && positionOf(match).phase === 'over') return 'scores';
  return curtainOf(state) === null ? 'table' : 'curtain';
}
