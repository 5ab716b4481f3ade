import { useEffect, useEffectEvent, useState } from 'react';
import { everyVariantId, type VariantId } from '../../engine/index.ts';
import type { JoinNamed } from '../../store/joining.ts';
import { gameNow, type Ledger } from '../../store/ledger/ledger.ts';
import type { LedgerGame } from '../../store/ledger/told.ts';
import { mostTypedName } from '../../store/settings.ts';
import panel from '../asking/Panel.module.css';
import choice from '../choice/Choice.module.css';
import { Dialog } from '../dialog/Dialog.tsx';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { useJoined } from '../load/useJoined.ts';
import { Waiting } from '../load/Waiting.tsx';
import { RulesField } from '../setup/RulesField.tsx';
import { SeatCountField } from '../setup/SeatCountField.tsx';
import { seatsOfDraft, usualName, withSwitchSet, withVariant } from '../setup/setupDraft.ts';
import { VariantField } from '../setup/VariantField.tsx';
import { useSay } from '../voice/voice.tsx';
import { draftOf } from './evening.ts';
import styles from './LedgerPage.module.css';

interface GameDialogProps {
  readonly ledger: Ledger;
  readonly joinNamed: JoinNamed;
  readonly onGame: (game: LedgerGame) => void;
  readonly onRename: (seat: number, name: string) => void;
  readonly onClose: () => void;
}

/**
 * Which game the catches are from, under which rules, and who plays. Every choice counts at once.
 */
export function GameDialog({ ledger, joinNamed, onGame, onRename, onClose }: GameDialogProps) {
  const say = useSay();
  const game = gameNow(ledger);
  const draft = draftOf(ledger);
  /** The game that was chosen and whose family has not joined yet. */
  const [wish, setWish] = useState<VariantId>();
  const joined = useJoined(joinNamed, wish ?? '');
  const choose = (variant: VariantId): void => {
    // The switches of one variant mean little in another.
    const { seatCount } = withVariant(draft, variant);
    onGame({ variant, rules: {}, seatCount });
    setWish(undefined);
  };
  const chooseWished = useEffectEvent(choose);
  useEffect(() => {
    if (wish !== undefined && joined === 'here') chooseWished(wish);
  }, [wish, joined]);
  return (
    <Dialog title={say('calculator.game.change')} onClose={onClose}>
      <section className={styles.players}>
        <h3 className={choice.legend}>{say('calculator.players')}</h3>
        <SeatCountField draft={draft} onChoose={(seatCount) => onGame({ ...game, seatCount })} />
        {seatsOfDraft(draft).map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is
          <label key={seat} className={styles.name}>
            {say('calculator.player', { seat: seat + 1 })}
            <input
              type="text"
              value={name}
              placeholder={usualName(draft, seat, say)}
              maxLength={mostTypedName}
              autoComplete="off"
              onChange={({ target }) => onRename(seat, target.value)}
            />
          </label>
        ))}
        <p className={panel.dim}>{say('calculator.players.note')}</p>
      </section>
      <VariantField
        look="list"
        variants={everyVariantId}
        value={wish ?? game.variant}
        onChoose={setWish}
      />
      {joined === 'loading' && <Waiting />}
      {joined === 'failed' && <NotLoaded />}
      <RulesField
        draft={draft}
        onSwitch={(ruleSwitch, value) =>
          onGame({ ...game, rules: withSwitchSet(draft, ruleSwitch, value).rules })
        }
        onReset={() => onGame({ ...game, rules: {} })}
      />
      <p className={panel.dim}>{say('calculator.game.note')}</p>
    </Dialog>
  );
}
