import { useMemo, useRef, useState } from 'react';
import { handOf } from '../../../engine/climbing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import motionStyles from '../../motion/Motion.module.css';
import type { StageProps } from '../../review/reviewParts.ts';
import { End, endLinesOf } from '../table/end/End.tsx';
import { useRaising } from '../table/input/useRaising.ts';
import { useMotion } from '../table/motion/useMotion.ts';
import { TableTop } from '../table/TableTop.tsx';
import { type TableModel, tableModelOf } from '../table/tableModel.ts';
import { tableRoundOf } from '../table/tableRound.ts';
import { WonDialog } from '../table/WonDialog.tsx';
import { Hands } from './Hands.tsx';
import styles from './Stage.module.css';

/** The table as it was at a moment of the round. */
export function Stage({ match, at, hands, motion, caption }: StageProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Seat>();
  const viewer = typeof hands === 'number' ? hands : null;
  const round = useMemo(() => tableRoundOf(trueRoundOf(match), viewer, at), [match, viewer, at]);
  const model: TableModel = useMemo(() => ({ ...tableModelOf(round), legal: [] }), [round]);
  const raising = useRaising(model);
  const layer = useMotion(root, model, motion);
  return (
    <div
      ref={root}
      className={styles.stage}
      data-hands={hands === 'none' ? 0 : handsIn(hands)}
      data-over={model.phase === 'over' || undefined}
    >
      <TableTop
        model={model}
        raising={raising}
        end={model.phase === 'over' && <End model={model} shown={endLinesOf(model).length} />}
        actions={<div className={styles.caption}>{caption}</div>}
        hands={
          hands === 'all' ? (
            <Hands
              hands={model.names.map((_, seat) => handOf(round.position, seat))}
              model={model}
            />
          ) : undefined
        }
        onOpen={setOpen}
      />
      <div ref={layer} className={motionStyles.layer} aria-hidden="true" data-flights />
      {open !== undefined && (
        <WonDialog model={model} seats={[open]} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

function handsIn(hands: StageProps['hands']): number {
  return hands === 'all' ? 2 : 1;
}
