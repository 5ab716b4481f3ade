import { useSyncExternalStore } from 'react';
import { type BotId, firstLevel } from '../../bots/levels.ts';
import type { VariantId } from '../../engine/index.ts';
import { opponentOf, type SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { Space } from '../content/Space.tsx';
import { offeredGames } from '../families.ts';
import { GameArt } from '../games/GameArt.tsx';
import { Portrait } from '../opponents/Portrait.tsx';
import { useFirstSay } from '../voice/firstVoice.ts';
import { FriendsCard } from './FriendsCard.tsx';
import styles from './GameCards.module.css';

interface GameCardsProps {
  /** What stands beside the heading: the way to the deals of the day. */
  readonly today: Elements;
  readonly settings: SettingsStore;
  /** Whether something else on the screen is the thing to do next. */
  readonly quiet: boolean;
  /** Called with the game, and with how strong its bots are to be. */
  readonly onPlay: (variant: VariantId, level: BotId) => void;
  /** Asks who is to be played against in a game. */
  readonly onChoose: (variant: VariantId) => void;
}

interface GamesProps extends GameCardsProps {
  /** Asks which game several people at this device want to play. */
  readonly onFriends: () => void;
  /** The way to tables for friends far away, once it has come. */
  readonly far: Elements;
}

/** The games, each a tap away, and the way to play one of them with friends. */
export function GameCards({ today, quiet, onFriends, far, ...row }: GamesProps) {
  const say = useFirstSay();
  return (
    <section aria-labelledby="games">
      <div className={styles.gamesTop}>
        <h2 id="games" className={styles.heading}>
          {say('start.games')}
        </h2>
        {today}
        <FriendsCard onOpen={onFriends} />
        {far}
      </div>
      <div className={styles.games}>
        {offeredGames.map((game, at) => (
          <article key={game.id} className={styles.game} data-game={game.id}>
            <div className={styles.gameTop}>
              <h3>
                <span className={styles.gameName}>{say(`start.game.${game.id}`)}</span>
                <Space />
                <span lang={say('start.otherName.tag')} className={styles.chinese}>
                  {say(`start.game.${game.id}.chinese`)}
                </span>
                {game.tagged && <Space />}
                {game.tagged && (
                  <span className={styles.tag}>{say(`start.game.${game.id}.tag`)}</span>
                )}
              </h3>
              <GameArt game={game} />
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
