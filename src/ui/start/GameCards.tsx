import { useSyncExternalStore } from 'react';
import { type BotId, firstLevel } from '../../bots/levels.ts';
import type { VariantId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import { opponentOf, type SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { Space } from '../content/Space.tsx';
import { GameArt } from '../games/GameArt.tsx';
import { Portrait } from '../opponents/Portrait.tsx';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './GameCards.module.css';

interface GameCardsProps {
  readonly settings: SettingsStore;
  /** Whether the games are known to this device, and something else is the thing to do next. */
  readonly isBack: boolean;
  /** Called with the game, and with how strong its bots are to be. */
  readonly onPlay: (variant: VariantId, level: BotId) => void;
  readonly onChoose: (variant: VariantId) => void;
  readonly onHelp: (variant: VariantId) => void;
}

export function GameCards({ isBack, ...row }: GameCardsProps) {
  const say = useFirstSay();
  return (
    <section aria-labelledby="games" data-known={isBack || undefined}>
      <h2 id="games" className={styles.heading}>
        {say('start.games')}
      </h2>
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
            <PlayRow game={game} isMain={at === 0 && !isBack} {...row} />
          </article>
        ))}
      </div>
    </section>
  );
}

interface PlayRowProps extends Omit<GameCardsProps, 'isBack'> {
  readonly game: (typeof offeredGames)[number];
  readonly isMain: boolean;
}

function PlayRow({ game, isMain, settings, onPlay, onChoose, onHelp }: PlayRowProps) {
  const say = useFirstSay();
  const { variant } = game;
  // The page as it is built shows who comes first, and is taken over as such.
  const level = useSyncExternalStore(
    settings.subscribe,
    () => opponentOf(settings.getState(), variant),
    () => firstLevel,
  );
  const about = say(`start.opponent.${level}.about`);
  const bots = game.seats - 1;
  const names = say('start.game.opponents', { bots, name: say(`start.opponent.${level}`) });
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
        {bots > 1 && <Portrait level={level} />}
        <Portrait level={level} />
        <span>
          <strong>{names}</strong>
          <small>{about}</small>
        </span>
      </button>
      <button
        type="button"
        className={styles.help}
        aria-label={say('start.game.help', { game: say(`variant.${variant}`) })}
        data-tip
        onClick={() => onHelp(variant)}
      >
        ?
      </button>
    </div>
  );
}
