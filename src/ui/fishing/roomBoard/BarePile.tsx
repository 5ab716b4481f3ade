import { DrawPile } from '../table/DrawPile.tsx';
import type { TableModel } from '../table/tableModel.ts';
import styles from './BareTable.module.css';

/** The draw pile of a bare table, without a figure; it comes with the first play. */
export function BarePile({ model }: { readonly model: TableModel }) {
  const { arrangement, steps, phase, choices } = model;
  const { drawn, drawPileLeft } = arrangement;
  const turnedUp = steps.filter((step) => step.phase === 'drawn').length;
  return (
    <div className={steps.length === 0 ? styles.hidden : undefined}>
      <DrawPile
        left={drawPileLeft}
        atStart={drawPileLeft + turnedUp + (drawn === null ? 0 : 1)}
        drawn={drawn}
        isBait={phase === 'drawn' && choices.size > 0}
        counted={false}
      />
    </div>
  );
}
