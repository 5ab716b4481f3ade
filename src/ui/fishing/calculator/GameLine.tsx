import type { CountedGame } from '../../../store/fishing/ledger/entry.ts';
import { Button } from '../../button/Button.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './Calculator.module.css';

interface GameLineProps {
  readonly game: CountedGame;
  /** How many rules differ from the variant's own. */
  readonly changes: number;
  readonly onChange: () => void;
}

/** What is being played and by how many, and the way to change it. */
export function GameLine({ game, changes, onChange }: GameLineProps) {
  const say = useSay();
  return (
    <div className={styles.game}>
      <p>
        <strong>
          {say('calculator.game', { game: say(`variant.${game.variant}`), seats: game.seatCount })}
        </strong>
        {changes > 0 && (
          <span className={styles.changed}> {say('calculator.game.rules', { changes })}</span>
        )}
      </p>
      <Button onClick={onChange}>{say('calculator.game.change')}</Button>
    </div>
  );
}
