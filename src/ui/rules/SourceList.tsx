import type { ToldSource } from '../../text/familyWords.ts';
import looks from '../looks/looks.module.css';
import styles from './Rules.module.css';

/** Every source that a page of rules names, with the addresses it can be read at: each once. */
export function SourceList({ sources }: { readonly sources: readonly ToldSource[] }) {
  return (
    <ul className={`${looks.stack3} ${styles.decisions}`}>
      {sources.map(({ id, title, addresses }, at) => (
        <li key={id}>
          <span>{`[${id}] ${title}`}</span>
          {addresses
            .filter(
              (address) => !sources.slice(0, at).some((one) => one.addresses.includes(address)),
            )
            .map((address) => (
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
