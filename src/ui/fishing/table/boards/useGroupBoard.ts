import { useMemo } from 'react';
import { type GroupBoard, groupBoardOf } from '../../../../engine/fishing/index.ts';
import type { TableModel } from '../tableModel.ts';

/** How the groups of all catches stand, as far as the viewer can know. */
export function useGroupBoard({ view, open }: TableModel): GroupBoard {
  const seen = view ?? open;
  return useMemo(() => groupBoardOf(seen), [seen]);
}
