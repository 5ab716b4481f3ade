import { useMemo, useRef, useState } from 'react';
import { fishingRound } from '../../../engine/fishing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import { currentRound, type Match } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import motionStyles from '../../motion/Motion.module.css';
import type { ShownHands, StageProps } from '../../review/reviewParts.ts';
import { useSay } from '../../voice/voice.tsx';
import { CatchDialog } from '../table/CatchDialog.tsx';
import { useMotion } from '../table/motion/useMotion.ts';
import styles from '../table/Stage.module.css';
import { TableTop } from '../table/TableTop.tsx';
import { type TableModel, tableModelOf } from '../table/tableModel.ts';
import { tableRoundOf } from '../table/tableRound.ts';
import { lakeTiles } from '../table/tableTiles.ts';
import { Hands } from './Hands.tsx';

/** The review points nothing out on the table: it tells in words what could have been done. */
/** The table as it was at a moment of the round. */
export function Stage({ match, at, hands, motion, caption }: StageProps) {
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Seat>();
  const viewer = typeof hands === 'number' ? hands : null;
  const model = useMemo(() => momentOf(match, at, viewer), [match, at, viewer]);
  const layer = useMotion(root, model, motion);
  const { start, steps } = fishingRound(playedRound(currentRound(match)));
  const position = steps[at - 1]?.after ?? start;
  return (
    <div
      ref={root}
      className={styles.stage}
      data-hands={hands === 'none' ? 0 : countOf(hands, model.names)}
    >
      <TableTop
        model={model}
        lake={lakeTiles(model, { newsMessage: 'review.tile.news' }, say)}
        actions={<div className={styles.caption}>{caption}</div>}
        hands={hands === 'all' ? <Hands position={position} names={model.names} /> : undefined}
        onOpen={setOpen}
      />
      <div ref={layer} className={motionStyles.layer} aria-hidden="true" data-flights />
      {open !== undefined && (
        <CatchDialog model={model} seats={[open]} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

function countOf(hands: ShownHands, names: readonly string[]): number {
  return hands === 'all' ? names.length : 1;
}

/**
 * The table after so many plays of a match's last round, its last play marked. Nothing can be
 * played there.
 */
function momentOf(match: Match, at: number, viewer: Seat | null): TableModel {
  const model = tableModelOf(tableRoundOf(trueRoundOf(match), viewer, at));
  return { ...model, news: { begin: Math.max(0, at - 1), end: at } };
}
