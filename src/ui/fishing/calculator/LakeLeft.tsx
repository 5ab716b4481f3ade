import { totalsOf } from '../../../engine/index.ts';
import panel from '../../asking/Panel.module.css';
import styles from '../../ledger/LedgerPage.module.css';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';
import { Totals } from '../table/boards/Totals.tsx';
import type { CalculatorModel } from './calculatorModel.ts';

/** The tiles of the kit that are in no catch: what must lie in the lake, or was forgotten. */
export function LakeLeft({ model }: { readonly model: CalculatorModel }) {
  const say = useSay();
  const { left, leftTiles, kitTiles } = model;
  return (
    <details className={`${page.card} ${looks.fold} ${styles.fold} ${styles.panel}`}>
      <summary className={styles.summary}>
        <h2>{say('calculator.lake')}</h2>
        <span className={panel.dim}>
          {leftTiles === 0
            ? say('calculator.lake.none')
            : say('calculator.lake.count', { left: leftTiles, all: kitTiles })}
        </span>
      </summary>
      <p className={panel.dim}>{say('calculator.lake.about')}</p>
      <Totals totals={totalsOf(left)} />
    </details>
  );
}
