import type { VariantId } from '../../engine/index.ts';
import { Button } from '../button/Button.tsx';
import panel from '../panel/Panel.module.css';
import { useSay } from '../voice.tsx';
import styles from './Start.module.css';

interface GameCardsProps {
  /** Whether something else on the screen is the thing to do next. */
  readonly quiet: boolean;
  readonly onPlay: (variant: VariantId) => void;
}

const games = [
  { id: 'tiuU', variant: 'tiu-u' },
  { id: 'shiWuHu', variant: 'shi-wu-hu' },
] as const satisfies readonly { readonly id: string; readonly variant: VariantId }[];

/** The two games, each a tap away. */
export function GameCards({ quiet, onPlay }: GameCardsProps) {
  const say = useSay();
  return (
    <section aria-labelledby="games">
      <h2 id="games" className={styles.heading}>
        {say('start.games')}
      </h2>
      <div className={styles.games}>
        {games.map(({ id, variant }) => (
          <article key={id} className={styles.game} data-game={id}>
            <h3>
              <span className={styles.gameName}>{say(`start.game.${id}`)}</span>{' '}
              <span lang="zh-Hant" className={styles.chinese}>
                {say(`start.game.${id}.chinese`)}
              </span>
              {id === 'shiWuHu' && (
                <span className={styles.tag}> {say('start.game.shiWuHu.tag')}</span>
              )}
            </h3>
            <p className={styles.about}>{say(`start.game.${id}.about`)}</p>
            <div className={styles.play}>
              <Button
                look={id === 'tiuU' && !quiet ? 'main' : 'plain'}
                aria-label={say('start.game.playLabel', { game: say(`start.game.${id}`) })}
                onClick={() => onPlay(variant)}
              >
                {say('start.game.play')}
              </Button>
              <span className={panel.dim}>{say('start.game.note')}</span>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
