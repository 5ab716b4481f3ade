import type { VariantId } from '../../engine/index.ts';
import { Button } from '../button/Button.tsx';
import { offeredGames } from '../families.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './RulesGames.module.css';

interface RulesGamesProps {
  readonly variant: VariantId;
  readonly onVariant: (variant: VariantId) => void;
}

/** The ways from the rules of one game to those of the others that the first screen offers. */
export function RulesGames({ variant, onVariant }: RulesGamesProps) {
  const say = useSay();
  return (
    <nav className={styles.games} aria-label={say('start.variant')}>
      {offeredGames.map((game) => (
        <Button
          key={game.id}
          look={game.variant === variant ? 'plain' : 'quiet'}
          aria-current={game.variant === variant ? 'page' : undefined}
          onClick={() => onVariant(game.variant)}
        >
          {say(`variant.${game.variant}`)}
        </Button>
      ))}
    </nav>
  );
}
