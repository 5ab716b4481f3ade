import { findVariant, rulesOf } from '../../engine/index.ts';
import type { LedgerGame } from '../../store/entering/form.ts';
import { fittingRules } from '../../store/ledger/fittingRules.ts';
import { Button } from '../button/Button.tsx';
import { Parted } from '../content/Parted.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './LedgerPage.module.css';

interface GameLineProps {
  readonly game: LedgerGame;
  readonly onChange: () => void;
}

/** What is being played and by how many, and the way to change it. */
export function GameLine({ game, onChange }: GameLineProps) {
  const say = useSay();
  const variant = findVariant(game.variant);
  const changes =
    variant === undefined
      ? 0
      : rulesOf({ variant }).changedSwitchesOf(variant, fittingRules(game)).length;
  return (
    <div className={`${looks.line} ${styles.game}`}>
      <p>
        <strong>
          <Parted
            words={say('calculator.game', {
              game: say(`variant.${game.variant}`),
              seats: game.seatCount,
            })}
          />
        </strong>
        {changes > 0 && (
          <span className={styles.changed}>{` ${say('calculator.game.rules', { changes })}`}</span>
        )}
      </p>
      <Button onClick={onChange}>{say('calculator.game.change')}</Button>
    </div>
  );
}
