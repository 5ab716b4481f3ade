import { copiesIn, type KitId, kinds } from '../../engine/index.ts';
import type { GameWord } from '../../text/familyWords.ts';
import { otherNamesInLine } from '../../text/otherNames.ts';
import { tileLabel } from '../../text/tileNames.ts';
import panel from '../asking/Panel.module.css';
import type { Elements } from '../content/content.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './GameWords.module.css';

interface GameWordsProps {
  readonly words: readonly GameWord[];
  readonly kit: KitId;
}

export function GameWords({ words, kit }: GameWordsProps) {
  const say = useSay();
  const named = kinds
    .filter((kind) => copiesIn(kit, kind) > 0)
    .map((kind) => ({ term: tileLabel(kind, say), means: otherNamesInLine(kind, say) }))
    .filter(({ means }) => means !== '');
  return (
    <>
      <FoldedTerms
        summary={say('rulebook.words.show', { words: words.length })}
        terms={words.map(({ word, means }) => ({ term: word, means }))}
      >
        {words.some(({ isInCantonese }) => isInCantonese) && (
          <p className={panel.dim}>{say('rulebook.words.about')}</p>
        )}
      </FoldedTerms>
      <FoldedTerms summary={say('rulebook.words.tiles')} terms={named} />
    </>
  );
}

interface FoldedTermsProps {
  /** What is folded away, as it is asked for. */
  readonly summary: string;
  readonly terms: readonly { readonly term: string; readonly means: string }[];
  readonly children?: Elements;
}

function FoldedTerms({ summary, terms, children }: FoldedTermsProps) {
  return (
    <details className={styles.terms}>
      <summary>{summary}</summary>
      {children}
      <dl>
        {terms.map(({ term, means }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
