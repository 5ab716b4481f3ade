import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ledgerOf } from '../../../store/fishing/ledger/ledger.ts';
import type { LedgerStore } from '../../../store/fishing/ledger/ledgerStore.ts';
import type { SettingsStore } from '../../../store/settings.ts';
import panel from '../../asking/Panel.module.css';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { Button } from '../../button/Button.tsx';
import { TroubleBanner } from '../../device/TroubleBanner.tsx';
import { HomeButton } from '../../home/HomeButton.tsx';
import page from '../../page/Page.module.css';
import { useTileWish } from '../../settings/useTileWish.ts';
import { FittedTileLook, TileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { SeatSheet } from '../scores/SeatSheet.tsx';
import styles from './Calculator.module.css';
import { type CalculatorModel, type CatchCount, calculatorModelOf } from './calculatorModel.ts';
import { Entering } from './Entering.tsx';
import { EnterRound } from './EnterRound.tsx';
import { Examples } from './Examples.tsx';
import { GameDialog } from './GameDialog.tsx';
import { GameLine } from './GameLine.tsx';
import { LakeLeft } from './LakeLeft.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { Settling } from './Settling.tsx';

interface CalculatorProps {
  readonly store: LedgerStore;
  readonly settings: SettingsStore;
  readonly onLeave: () => void;
}

/** The short side of the tiles on the sheets, in CSS pixels. */
const sheetTile = 22;

/**
 * Catches of a real table entered tile by tile and counted as they grow, who pays whom, and the
 * evening's ledger.
 */
export function Calculator({ store, settings, onLeave }: CalculatorProps) {
  const say = useSay();
  const state = useStore(store);
  const { names, seat, entry, editing, rounds } = state;
  const model = useMemo(
    () => calculatorModelOf({ names, seat, entry, editing, rounds }, say),
    [names, seat, entry, editing, rounds, say],
  );
  const look = useTileWish(settings, model.kit);
  const [choosing, setChoosing] = useState(false);
  return (
    <TileLook look={look}>
      <RuleAnswers variant={model.game.variant} changed={model.changed}>
        <main className={`${page.page} ${styles.page}`}>
          {state.trouble !== null && (
            <TroubleBanner
              trouble={state.trouble}
              words={say(`calculator.trouble.${state.trouble.code}`)}
              onDismiss={state.acknowledgeTrouble}
            />
          )}
          <header className={`${page.top} ${styles.top}`}>
            <HomeButton />
            <div className={styles.title}>
              <h1>{say('rooms.calculator')}</h1>
              <p className={panel.dim}>{say('calculator.about')}</p>
            </div>
            <Button className={styles.leave} onClick={onLeave}>
              {say('rooms.leave')}
            </Button>
            <GameLine
              game={model.game}
              changes={model.changed.length}
              onChange={() => setChoosing(true)}
            />
          </header>
          <div className={styles.columns}>
            <div className={styles.column}>
              <Entering model={model} state={state} />
            </div>
            <section className={styles.column} aria-label={say('calculator.sheets')}>
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
            <div className={styles.column}>
              <Settling model={model} />
              <EnterRound model={model} onEnter={state.enterRound} onLeave={state.leaveRound} />
              <LedgerPanel
                model={model}
                removed={state.removed}
                onEdit={state.editRound}
                onRemove={state.removeRounds}
                onPutBack={state.putBack}
              />
              <LakeLeft model={model} />
              <Examples model={model} onFill={state.fill} />
            </div>
          </div>
        </main>
      </RuleAnswers>
      {choosing && (
        <GameDialog
          ledger={ledgerOf(state)}
          onGame={state.changeGame}
          onRename={state.rename}
          onClose={() => setChoosing(false)}
        />
      )}
    </TileLook>
  );
}

/** Every catch with its seat, the chosen one first, so that it is in sight while it grows. */
function seatsFrom({ catches, seat }: CalculatorModel): readonly (readonly [number, CatchCount])[] {
  const all = [...catches.entries()];
  return [...all.filter(([index]) => index === seat), ...all.filter(([index]) => index !== seat)];
}
