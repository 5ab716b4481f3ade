import { useState } from 'react';
import { formatRecord } from '../../records/formatRecord.ts';
import { currentRound, type Match, roundsIn } from '../../store/match/match.ts';
import { formatMatch } from '../../store/match/matchRecords.ts';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import { copyText, saveText } from './deliver.ts';
import styles from './Files.module.css';
import { fileNameOf, isUnfinished } from './matchWords.ts';

interface ExportDialogProps {
  readonly match: Match;
  readonly onClose: () => void;
}

/** The text itself is not shown: it holds hidden tiles. */
export function ExportDialog({ match, onClose }: ExportDialogProps) {
  const say = useSay();
  const [whole, setWhole] = useState(true);
  const [told, setTold] = useState('');
  const text = (): string =>
    whole ? formatMatch(match) : `${formatRecord(currentRound(match))}\n`;
  const copy = async (): Promise<void> => {
    setTold(say((await copyText(text())) ? 'records.copied' : 'records.notCopied'));
  };
  const save = (): void => {
    const file = fileNameOf(match, say);
    saveText(file, text());
    setTold(say('records.saved', { file }));
  };
  return (
    <Dialog
      title={say('records.export')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {say('dialog.close')}
          </Button>
          <Button onClick={() => void copy()}>{say('records.copy')}</Button>
          <Button look="main" onClick={save}>
            {say('records.save')}
          </Button>
        </>
      }
    >
      <p>{say('records.export.about')}</p>
      {isUnfinished(match) && <p className={styles.warning}>{say('records.export.hidden')}</p>}
      <ChoiceField
        look="list"
        legend={say('records.export.what')}
        options={[
          { value: false, name: say('records.export.round') },
          { value: true, name: say('records.export.match', { rounds: roundsIn(match) }) },
        ]}
        value={whole}
        onChoose={setWhole}
      />
      <p role="status" className={styles.told}>
        {told}
      </p>
    </Dialog>
  );
}
