import type { GameWord } from '../../text/familyWords.ts';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './WordList.module.css';

/** The words of a game in Chinese, folded away until somebody asks for them. */
export function WordList({ words }: { readonly words: readonly GameWord[] }) {
  const say = useSay();
  return (
    <details className={styles.words}>
      <summary>{say('rulebook.words.show', { words: words.length })}</summary>
      {words.some(({ isInCantonese }) => isInCantonese) && (
        <p className={panel.dim}>{say('rulebook.words.about')}</p>
      )}
      <dl>
        {words.map(({ word, means }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
