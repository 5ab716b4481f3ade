import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { copyText } from '../files/deliver.ts';
import { useSay } from '../voice/voice.tsx';
import type { Evening } from './evening.ts';
import styles from './Ledger.module.css';
import { ledgerText } from './ledgerText.ts';

const wordsOf = { copied: 'records.copied', refused: 'calculator.ledger.notCopied' } as const;

/**
 * Copies the ledger as text and says whether it worked; where it did not, the text is there to be
 * copied by hand.
 */
export function CopyLedger({ evening }: { readonly evening: Evening }) {
  const say = useSay();
  const [outcome, setOutcome] = useState<keyof typeof wordsOf>();
  const text = (): string => ledgerText(evening, say);
  const copy = async (): Promise<void> =>
    setOutcome((await copyText(text())) ? 'copied' : 'refused');
  return (
    <div className={styles.copy}>
      <Button onClick={() => void copy()}>{say('calculator.ledger.copy')}</Button>
      <p role="status" className={styles.told}>
        {outcome !== undefined && say(wordsOf[outcome])}
      </p>
      {outcome === 'refused' && (
        <textarea
          readOnly
          aria-label={say('calculator.ledger.text')}
          className={styles.text}
          rows={Math.min(evening.rounds.length + 5, 12)}
          value={text()}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
