import { useMemo } from 'react';
import panel from '../../asking/Panel.module.css';
import styles from '../../ledger/LedgerPage.module.css';
import type { CountingProps } from '../../ledger/ledgerParts.ts';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { SeatSheet } from '../scores/SeatSheet.tsx';
import { type CalculatorModel, type CatchCount, calculatorModelOf } from './calculatorModel.ts';
import { Entering } from './Entering.tsx';
import { Examples } from './Examples.tsx';
import { LakeLeft } from './LakeLeft.tsx';
import { Settling } from './Settling.tsx';

/** The short side of the tiles on the sheets, in CSS pixels. */
const sheetTile = 22;

/**
 * Catches of a real table entered tile by tile and counted as they grow, and who pays whom.
 */
export function Calculator({ state, names, editing, onPage }: CountingProps) {
  const say = useSay();
  const { seat, entered } = state;
  const model = useMemo(
    () => (entered.by === 'catches' ? calculatorModelOf(entered, seat, names, editing) : undefined),
    [seat, entered, names, editing],
  );
  if (model === undefined) return null;
  const odd = model.catches.filter(({ isOdd }) => isOdd);
  const unread = model.catches.find((count) => count.unread.length > 0);
  const empty = model.isEmpty ? say('calculator.enter.empty') : undefined;
  return onPage({
    entering: <Entering model={model} state={state} />,
    sheets: (
      <section
        className={`${looks.stack4} ${looks.slim} ${styles.column}`}
        aria-label={say('calculator.sheets')}
      >
        <FittedTileLook cut tile={sheetTile}>
          {seatsFrom(model).map(([index, count]) => (
            <div
              key={index}
              className={styles.sheet}
              data-chosen={index === model.seat || undefined}
            >
              <SeatSheet seat={count} />
            </div>
          ))}
        </FittedTileLook>
      </section>
    ),
    settling: <Settling model={model} />,
    refusal: unread === undefined ? empty : say('calculator.enter.unread', { name: unread.name }),
    isEmpty: model.isEmpty,
    notes: (
      <>
        {odd.length === 0 && <p className={panel.dim}>{say('calculator.enter.about')}</p>}
        {odd.map(({ name, tiles }) => (
          <p key={name} className={styles.odd}>
            {say('calculator.odd', { name, tiles })}
          </p>
        ))}
      </>
    ),
    onEnter: () => state.enterRound(),
    more: (
      <>
        <LakeLeft model={model} />
        <Examples model={model} state={state} />
      </>
    ),
  });
}

/** Every catch with its seat, the chosen one first, so that it is in sight while it grows. */
function seatsFrom({ catches, seat }: CalculatorModel): readonly (readonly [number, CatchCount])[] {
  const all = [...catches.entries()];
  return [...all.filter(([index]) => index === seat), ...all.filter(([index]) => index !== seat)];
}
