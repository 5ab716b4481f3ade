import { useState } from 'react';
import { type BotId, findLevel, levels } from '../../bots/levels.ts';
import { kindOf, type VariantId } from '../../engine/index.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { offeredGames } from '../families.ts';
import { Tile } from '../tile/Tile.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './Start.module.css';

interface GameCardsProps {
  /** Whether something else on the screen is the thing to do next. */
  readonly quiet: boolean;
  /** Called with the game, and with how strong its bots are to be. */
  readonly onPlay: (variant: VariantId, level: BotId) => void;
}

const plain = { redAsRings: false, totals: false, names: false } as const;
const shown = [kindOf('44'), kindOf('66'), kindOf('53')];

/** The games, each a tap away. */
export function GameCards({ quiet, onPlay }: GameCardsProps) {
  const say = useFirstSay();
  return (
    <section aria-labelledby="games">
      <h2 id="games" className={styles.heading}>
        {say('start.games')}
      </h2>
      <div className={styles.games}>
        {offeredGames.map((game, at) => (
          <article key={game.id} className={styles.game} data-game={game.id}>
            <div className={styles.gameTop}>
              <h3>
                <span className={styles.gameName}>{say(`start.game.${game.id}`)}</span>{' '}
                <span lang={say('start.otherName.tag')} className={styles.chinese}>
                  {say(`start.game.${game.id}.chinese`)}
                </span>
                {game.tagged && (
                  <span className={styles.tag}> {say(`start.game.${game.id}.tag`)}</span>
                )}
              </h3>
              <span className={styles.art} aria-hidden="true">
                <TileLook look={{ ...plain, ...game.look }}>
                  {shown.map((kind) => (
                    <Tile key={kind} kind={kind} />
                  ))}
                </TileLook>
              </span>
            </div>
            <p className={styles.about}>{say(`start.game.${game.id}.about`)}</p>
            <PlayRow game={game} isMain={at === 0 && !quiet} onPlay={onPlay} />
          </article>
        ))}
      </div>
    </section>
  );
}

interface PlayRowProps extends Pick<GameCardsProps, 'onPlay'> {
  readonly game: (typeof offeredGames)[number];
  readonly isMain: boolean;
}

/** The way into a game, and beside it how strong the bots are to be. */
function PlayRow({ game, isMain, onPlay }: PlayRowProps) {
  const say = useFirstSay();
  const [level, setLevel] = useState<BotId>(game.level);
  return (
    <div className={styles.play}>
      <Button
        look={isMain ? 'main' : 'plain'}
        aria-label={say('start.game.playLabel', { game: say(`variant.${game.variant}`) })}
        onClick={() => onPlay(game.variant, level)}
      >
        {say('start.game.play')}
      </Button>
      <span className={styles.against}>
        <span className={panel.dim}>{say('start.game.against', { bots: game.seats - 1 })}</span>
        <select
          aria-label={say('start.game.level', { game: say(`variant.${game.variant}`) })}
          value={level}
          onChange={(event) => setLevel(findLevel(event.target.value) ?? level)}
        >
          {levels.map((each) => (
            <option key={each} value={each}>
              {say(`start.control.${each}`)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
