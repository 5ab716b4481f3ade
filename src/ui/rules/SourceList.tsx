import type { ToldSource } from '../../text/familyWords.ts';
import panel from '../asking/Panel.module.css';
import styles from './Rules.module.css';

/** Every source that a page of rules names, with the address it can be read at. */
export function SourceList({ sources }: { readonly sources: readonly ToldSource[] }) {
  return (
    <ul className={`${panel.list} ${styles.decisions}`}>
      {sources.map(({ id, name, addresses }) => (
        <li key={id}>
          <span>{`[${id}] ${name}`}</span>
          {addresses.map((address) => (
            <a
              key={address}
              className={styles.address}
              href={address}
              target="_blank"
              rel="noreferrer"
            >
              {address}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
