import { useId, useMemo, useState } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import { mostTypedName } from '../../store/settings.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import { LinkShare } from './LinkShare.tsx';
import { PictureShare } from './PictureShare.tsx';
import styles from './ShareDialog.module.css';
import { shareModelOf, unnamedIn } from './shareModel.ts';
import type { ShareParts } from './shareParts.ts';
import { TextShare } from './TextShare.tsx';

interface ShareDialogProps {
  readonly parts: ShareParts;
  /** A round that is over: of any other, a link would show hidden tiles. */
  readonly record: RoundRecord;
  readonly onClose: () => void;
}

/** Every way to give a finished round to others: links, text, record and picture. */
export function ShareDialog({ parts, record, onClose }: ShareDialogProps) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const unnamed = unnamedIn(record);
  const model = useMemo(
    () => shareModelOf(record, name, location, parts, say),
    [record, name, parts, say],
  );
  return (
    <Dialog
      title={say('share.title')}
      onClose={onClose}
      actions={
        <>
          <p role="status" className={styles.told}>
            {told}
          </p>
          <Button onClick={onClose}>{say('dialog.close')}</Button>
        </>
      }
    >
      {unnamed !== undefined && (
        <div className={styles.way}>
          <label className={styles.name}>
            <span>{say('share.name')}</span>
            <input
              type="text"
              value={name}
              maxLength={mostTypedName}
              autoComplete="nickname"
              aria-describedby={id}
              onChange={(event) => {
                setTold('');
                setName(event.target.value);
              }}
            />
          </label>
          <p id={id} className={panel.dim}>
            {say('share.name.about', { name: unnamed })}
          </p>
        </div>
      )}
      <LinkShare what="review" link={model.review} onTold={setTold} />
      <LinkShare what="deal" link={model.deal} onTold={setTold} />
      <PictureShare model={model} factsOf={parts.pictureFactsOf} onTold={setTold} />
      <TextShare model={model} onTold={setTold} />
    </Dialog>
  );
}
