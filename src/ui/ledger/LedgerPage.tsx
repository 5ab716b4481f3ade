import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { findVariant, invariant, rulesOf, type VariantId } from '../../engine/index.ts';
import type { JoinNamed } from '../../store/joining.ts';
import { fittingRules } from '../../store/ledger/fittingRules.ts';
import { ledgerOf } from '../../store/ledger/ledger.ts';
import type { LedgerStore } from '../../store/ledger/ledgerStore.ts';
import { isUntouched } from '../../store/ledger/savedLedger.ts';
import type { SettingsStore } from '../../store/settings.ts';
import panel from '../asking/Panel.module.css';
import { RuleAnswers } from '../asking/RuleAnswers.tsx';
import { Button } from '../button/Button.tsx';
import { TroubleBanner } from '../device/TroubleBanner.tsx';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { useJoined } from '../load/useJoined.ts';
import { Waiting } from '../load/Waiting.tsx';
import { HomeButton } from '../page/HomeButton.tsx';
import page from '../page/Page.module.css';
import { useTileWish } from '../settings/useTileWish.ts';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import { eveningOf } from './evening.ts';
import { GameDialog } from './GameDialog.tsx';
import { GameLine } from './GameLine.tsx';
import styles from './LedgerPage.module.css';
import { LedgerPanel } from './LedgerPanel.tsx';
import type { LedgerPartsOf } from './ledgerParts.ts';
import { RoundColumns } from './RoundColumns.tsx';
import { SitsOutField } from './SitsOutField.tsx';
import { useCounted } from './useCounted.ts';
import { useWishedGame } from './useWishedGame.ts';

interface LedgerPageProps {
  readonly store: LedgerStore;
  readonly settings: SettingsStore;
  readonly joinNamed: JoinNamed;
  readonly partsOf: LedgerPartsOf;
  /** The game that is played on the device, which people may play with real tiles too. */
  readonly played?: VariantId | undefined;
  readonly onLeave: () => void;
}

/** A real table: its round as it is entered, who pays whom, and the ledger of the evening. */
export function LedgerPage(props: LedgerPageProps) {
  const say = useSay();
  const state = useStore(props.store);
  const { rounds } = state;
  const { game } = state.entered;
  const named = useMemo(() => {
    const kept = rounds.map((round) => round.entered.game.variant);
    return [...new Set([game.variant, ...kept])].join(' ');
  }, [game.variant, rounds]);
  const joined = useJoined(props.joinNamed, named);
  const isCounted = useCounted(rounds, props.partsOf, joined === 'here');
  const [choosing, setChoosing] = useState(false);
  const [first] = useState(() => (isUntouched(ledgerOf(state)) ? props.played : undefined));
  const wished = useWishedGame(ledgerOf(state), props.joinNamed, state.changeGame, first);
  return (
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
        <Button className={styles.leave} onClick={props.onLeave}>
          {say('rooms.leave')}
        </Button>
        {joined === 'here' && <GameLine game={game} onChange={() => setChoosing(true)} />}
      </header>
      {(joined === 'loading' || (joined === 'here' && !isCounted)) && <Waiting />}
      {joined === 'failed' && <NotLoaded />}
      {joined === 'here' && isCounted && <Table {...props} />}
      {choosing && (
        <GameDialog
          ledger={ledgerOf(state)}
          wished={wished}
          onGame={state.changeGame}
          onOneMore={state.changeOneMore}
          onRename={state.rename}
          onClose={() => {
            setChoosing(false);
            wished.onFailureSeen();
          }}
        />
      )}
    </main>
  );
}

/**
 * The round, and then the evening, once every game is there that they name and the rounds have
 * been counted.
 */
function Table({ store, settings, partsOf }: LedgerPageProps) {
  const say = useSay();
  const state = useStore(store);
  const { game } = state.entered;
  const { names, out, rounds, editing, chipPoints } = state;
  const mended = editing?.id ?? null;
  // What is being entered is no part of it, so that a key costs the same after many rounds.
  const evening = useMemo(
    () => eveningOf({ game, names, out, rounds, mended, chipPoints }, partsOf, say),
    [game, names, out, rounds, mended, chipPoints, partsOf, say],
  );
  // What is entered is there before the rows of the evening, which may be many.
  const isDrawn = useDeferredValue(true, false);
  const variant = findVariant(game.variant);
  invariant(variant !== undefined, 'the games of the ledger have joined');
  const look = useTileWish(settings, variant.kit);
  const { Counting } = partsOf(game.variant).ledger;
  return (
    <TileLook look={look}>
      <RuleAnswers
        variant={game.variant}
        changed={rulesOf({ variant }).changedSwitchesOf(variant, fittingRules(game))}
      >
        <Counting
          state={state}
          names={evening.playing}
          editing={evening.editing}
          onPage={(round) => (
            <RoundColumns
              round={round}
              out={
                state.out !== null && (
                  <SitsOutField out={state.out} names={evening.names} onChoose={state.sitOut} />
                )
              }
              editing={evening.editing}
              onLeave={state.leaveRound}
              evening={
                isDrawn && (
                  <LedgerPanel
                    evening={evening}
                    removed={state.removed}
                    partsOf={partsOf}
                    onEdit={state.editRound}
                    onRemove={state.removeRounds}
                    onPutBack={state.putBack}
                    onChipPoints={state.changeChipPoints}
                  />
                )
              }
            />
          )}
        />
      </RuleAnswers>
    </TileLook>
  );
}
