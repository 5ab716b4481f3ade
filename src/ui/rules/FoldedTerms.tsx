import type { Elements } from '../content/content.ts';
import styles from './FoldedTerms.module.css';

interface FoldedTermsProps {
  /** What is folded away, as it is asked for. */
  readonly summary: string;
  readonly terms: readonly { readonly term: string; readonly means: string }[];
  /** What is said before them. */
  readonly children?: Elements;
}

/** Terms with what they mean, folded away until somebody asks for them. */
export function FoldedTerms({ summary, terms, children }: FoldedTermsProps) {
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
