import { allSourceWords } from '../../../text/fishing/sourceWords.ts';
import panel from '../../asking/Panel.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './Rules.module.css';
import type { RulesModel } from './rulesModel.ts';

/** Every source that the page names, with the address it can be read at. */
export function SourceList({ model }: { readonly model: RulesModel }) {
  const say = useSay();
  const rules = model.sections.flatMap((section) => section.rules);
  return (
    <ul className={`${panel.list} ${styles.decisions}`}>
      {allSourceWords(rules, model, say).map(({ id, name, addresses }) => (
        <li key={id}>
          [{id}] {name}
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
