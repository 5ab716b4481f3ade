import type { ChangedSwitch } from '../../engine/index.ts';
import type { ToldSource } from '../../text/familyWords.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Panel.module.css';
import { useAskedRules } from './ruleAsking.ts';

interface SourceLineProps {
  readonly label: string;
  readonly sources: readonly ToldSource[];
}

export function SourceLine({ label, sources }: SourceLineProps) {
  return (
    <p className={`${looks.small} ${styles.told}`}>
      <span className={looks.bold}>{`${label} `}</span>
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

/** With who has it so, or only thinks that possible; or that no game does. */
export function ValueSources({ changed }: { readonly changed: ChangedSwitch }) {
  const say = useSay();
  const { words } = useAskedRules();
  const sources = words.valueSourceWords(changed, say);
  if (sources.length === 0) return <p>{say('rules.value.players')}</p>;
  const guessed = sources.some(({ guesses }) => guesses);
  return (
    <SourceLine
      label={say(guessed ? 'rules.value.guesses' : 'rules.value.sources')}
      sources={sources}
    />
  );
}
