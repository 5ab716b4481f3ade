import { useId } from 'react';
import type { VariantId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import choice from '../choice/Choice.module.css';
import { GameArt } from '../games/GameArt.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './GameChoice.module.css';

interface GameChoiceProps {
  /** Whether the question is only heard, as it goes without saying where it stands. */
  readonly untold?: boolean;
  /** The game that is chosen, by the variant that it is offered as. */
  readonly value: VariantId;
  readonly onChoose: (variant: VariantId) => void;
}

export function GameChoice({ value, onChoose, untold = false }: GameChoiceProps) {
  const say = useSay();
  const id = useId();
  return (
    <fieldset className={choice.field}>
      <legend className={untold ? looks.unseen : `${looks.title} ${choice.legend}`}>
        {say('start.variant')}
      </legend>
      <div className={styles.games}>
        {offeredGames.map((game) => (
          <label key={game.id} className={styles.game}>
            <input
              // A dialog begins at what is chosen; of React's own focus it would know nothing.
              ref={(radio) => void radio?.toggleAttribute('autofocus', game.variant === value)}
              type="radio"
              name={id}
              aria-label={say(`variant.${game.variant}`)}
              checked={game.variant === value}
              onChange={() => onChoose(game.variant)}
            />
            <GameArt game={game} />
            <span className={styles.name}>{say(`start.game.${game.id}`)}</span>
            {game.tagged && (
              <small className={styles.tag}>{say(`start.game.${game.id}.tag`)}</small>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
