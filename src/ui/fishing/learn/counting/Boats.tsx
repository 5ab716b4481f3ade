import { Space } from '../../../content/Space.tsx';
import { useSay } from '../../../voice/voice.tsx';
import styles from './Boats.module.css';
import { CaughtTiles } from './CaughtTiles.tsx';
import type { CountTask } from './countTask.ts';

interface BoatsProps extends Pick<CountTask, 'catches' | 'totals'> {
  readonly names: readonly string[];
}

/** The catches to be counted: one as it lies, several each under its name with what it came to. */
export function Boats({ catches, totals, names }: BoatsProps) {
  const say = useSay();
  const [only, ...others] = catches;
  if (only === undefined) return null;
  return (
    <div className={styles.boat}>
      {others.length === 0 ? (
        <CaughtTiles caught={only} name={say('counting.catch')} />
      ) : (
        catches.map((caught, seat) => (
          <section key={seat}>
            <h2>
              <span>{names[seat]}</span>
              <Space />
              <span>{say('scores.points', { points: totals[seat] ?? 0 })}</span>
            </h2>
            <CaughtTiles
              counted
              caught={caught}
              name={say('table.catch.title', { name: names[seat] ?? '' })}
            />
          </section>
        ))
      )}
    </div>
  );
}
