import type { ToldSource } from '../../text/familyWords.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Panel.module.css';

interface SourceLineProps {
  /** What they are the sources of. */
  readonly label: string;
  readonly sources: readonly ToldSource[];
}

/** Sources in a line, each led to, with the places in them. */
export function SourceLine({ label, sources }: SourceLineProps) {
  return (
    <p className={styles.told}>
      <span className={styles.toldBy}>{`${label} `}</span>
      {sources.map(({ id, name, place, addresses: [address] }) => (
        <span key={id} className={styles.oneSource}>
          <a href={address} target="_blank" rel="noreferrer">
            {name}
          </a>
          {place !== undefined && <small>{` ${place}`}</small>}
        </span>
      ))}
    </p>
  );
}

interface ValueSourceLineProps {
  readonly sources: readonly ToldSource[];
}

/** Who has a switch as it is set, or only thinks that possible. */
export function ValueSourceLine({ sources }: ValueSourceLineProps) {
  const say = useSay();
  const guessed = sources.some(({ guesses }) => guesses);
  return (
    <SourceLine
      label={say(guessed ? 'rules.value.guesses' : 'rules.value.sources')}
      sources={sources}
    />
  );
}
