import type { SeatCount, VariantId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import { opponentOf, type SettingsStore } from '../../store/settings.ts';
import type { MatchWish } from '../setup/NewMatch.tsx';
import { waysToPlay } from '../setup/waysToPlay.ts';
import { useSay } from '../voice/voice.tsx';
import { LineButton } from './LineButton.tsx';
import styles from './WaysAtOnce.module.css';

interface Way {
  readonly variant: VariantId;
  /** Where it is the game as it is offered, but for more people. */
  readonly seats?: SeatCount;
}

/** The relatives of each game that is offered; of one that begins with three, it for four too. */
const ways: readonly Way[] = offeredGames.flatMap(({ variant, seats, most }) => [
  ...(seats === 3 && most > seats ? [{ variant, seats: most }] : []),
  ...waysToPlay(variant)
    .filter((way) => way !== variant)
    .map((way) => ({ variant: way })),
]);

interface WaysAtOnceProps {
  readonly settings: SettingsStore;
  readonly onPlay: (wish: MatchWish) => void;
}

export function WaysAtOnce({ settings, onPlay }: WaysAtOnceProps) {
  const say = useSay();
  return (
    <section className={styles.section} aria-labelledby="ways">
      <h3 id="ways">{say('start.atOnce')}</h3>
      <ul className={styles.ways}>
        {ways.map(({ variant, seats }) => {
          const game = say(`variant.${variant}`);
          return (
            <li key={`${variant} ${seats}`}>
              <LineButton
                name={seats === undefined ? game : say('start.atOnce.seats', { game, seats })}
                about={say(`start.variant.${variant}.known`)}
                onPress={() => {
                  const level = opponentOf(settings.getState(), variant);
                  onPlay(seats === undefined ? { variant, level } : { variant, level, seats });
                }}
              />
            </li>
          );
        })}
      </ul>
      <h3>{say('start.atOnce.else')}</h3>
    </section>
  );
}
