import { type ReactNode, useSyncExternalStore } from 'react';
import { type BotId, firstLevel } from '../../bots/levels.ts';
import { kindOf, type VariantId } from '../../engine/index.ts';
import { opponentOf, type SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { offeredGames } from '../families.ts';
import { Portrait } from '../opponents/Portrait.tsx';
import { Tile } from '../tile/Tile.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './Start.module.css';

interface GameCardsProps {
  /** What stands beside the heading: the way to the deals of the day. */
  readonly today: ReactNode;
  readonly settings: SettingsStore;
  /** Whether something else on the screen is the thing to do next. */
  readonly quiet: boolean;
  /** Called with the game, and with how strong its bots are to be. */
  readonly onPlay: (variant: VariantId, level: BotId) => void;
  /** Asks who is to be played against in a game. */
  readonly onChoose: (variant: VariantId) => void;
}

const plain = { redAsRings: false, totals: false, names: false } as const;
const shown = [kindOf('44'), kindOf('66'), kindOf('53')];

/** The games, each a tap away. */
export function GameCards({ today, quiet, ...row }: GameCardsProps) {
  const say = useFirstSay();
  return (
    <section aria-labelledby="games">
      <div className={styles.heading}>
        <h2 id="games">{say('start.games')}</h2>
        {today}
      </div>
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
            <PlayRow game={game} isMain={at === 0 && !quiet} {...row} />
          </article>
        ))}
      </div>
    </section>
  );
}

interface PlayRowProps extends Omit<GameCardsProps, 'today' | 'quiet'> {
  readonly game: (typeof offeredGames)[number];
  readonly isMain: boolean;
}

/** The way into a game, and beside it who is played against. */
function PlayRow({ game, isMain, settings, onPlay, onChoose }: PlayRowProps) {
  const say = useFirstSay();
  const { variant } = game;
  // The page as it is built shows who comes first, and is taken over as such.
  const level = useSyncExternalStore(
    settings.subscribe,
    () => opponentOf(settings.getState(), variant),
    () => firstLevel,
  );
  const about = say(`start.opponent.${level}.about`);
  const names = say('start.game.opponents', {
    bots: game.seats - 1,
    name: say(`start.opponent.${level}`),
    other: say('start.name.0'),
  });
  return (
    <div className={styles.play}>
      <Button
        look={isMain ? 'main' : 'plain'}
        aria-label={say('start.game.playLabel', { game: say(`variant.${variant}`) })}
        onClick={() => onPlay(variant, level)}
      >
        {say('start.game.play')}
      </Button>
      <button
        type="button"
        className={styles.opponent}
        aria-haspopup="dialog"
        aria-label={say('start.game.choose', { game: say(`variant.${variant}`), names, about })}
        onClick={() => onChoose(variant)}
      >
        <Portrait level={level} />
        <span>
          <strong>{names}</strong>
          <small>{about}</small>
        </span>
      </button>
    </div>
  );
}
