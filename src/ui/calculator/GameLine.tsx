import type { CountedGame } from '../../store/entry.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice.tsx';
import styles from './Calculator.module.css';
import { changedRulesOf } from './changedRules.ts';

interface GameLineProps {
  readonly game: CountedGame;
  readonly onChange: () => void;
}

/** What is being played and by how many, and the way to change it. */
export function GameLine({ game, onChange }: GameLineProps) {
  const say = useSay();
  const changes = changedRulesOf(game);
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
