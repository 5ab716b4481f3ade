import { mostTypedName } from '../../records/mostTypedName.ts';
import type { LedgerGame } from '../../store/entering/form.ts';
import type { Ledger } from '../../store/ledger/ledger.ts';
import panel from '../asking/Panel.module.css';
import choice from '../choice/Choice.module.css';
import { Dialog } from '../dialog/Dialog.tsx';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { Waiting } from '../load/Waiting.tsx';
import looks from '../looks/looks.module.css';
import { GameField } from '../setup/GameField.tsx';
import { OneMoreSwitch } from '../setup/OneMoreField.tsx';
import { RulesField } from '../setup/RulesField.tsx';
import { SeatCountField } from '../setup/SeatCountField.tsx';
import { mayOneSitOut, peopleOfDraft, usualName, withSwitchSet } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import { draftOf } from './evening.ts';
import styles from './LedgerPage.module.css';
import type { WishedGame } from './useWishedGame.ts';

interface GameDialogProps {
  readonly ledger: Ledger;
  readonly wished: WishedGame;
  readonly onGame: (game: LedgerGame) => void;
  readonly onOneMore: (isThere: boolean) => void;
  readonly onRename: (seat: number, name: string) => void;
  readonly onClose: () => void;
}

/**
 * Which game the catches are from, under which rules, and who plays. Every choice counts at once.
 */
export function GameDialog({
  ledger,
  wished,
  onGame,
  onOneMore,
  onRename,
  onClose,
}: GameDialogProps) {
  const say = useSay();
  const { game } = ledger.entered;
  const draft = draftOf(ledger);
  const chosen = wished.wish ?? game.variant;
  return (
    <Dialog title={say('calculator.game.change')} onClose={onClose}>
      <GameField value={chosen} onChoose={wished.onWish} />
      <p className={panel.dim}>{say(`start.variant.${chosen}.about`)}</p>
      {wished.joined === 'loading' && <Waiting />}
      {wished.joined === 'failed' && <NotLoaded />}
      <section className={looks.stack}>
        <h3 className={`${looks.title} ${choice.legend}`}>{say('calculator.players')}</h3>
        <SeatCountField draft={draft} onChoose={(seatCount) => onGame({ ...game, seatCount })} />
        {mayOneSitOut(draft) && <OneMoreSwitch draft={draft} onSwitch={onOneMore} />}
        {peopleOfDraft(draft).map(({ name }, seat) => (
          <label key={seat} className={styles.name}>
            <span>{say('calculator.player', { seat: seat + 1 })}</span>
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
