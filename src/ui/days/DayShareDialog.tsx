import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { copyText } from '../files/deliver.ts';
import { canSend, send } from '../share/handOn.ts';
import { PictureWays } from '../share/PictureWays.tsx';
import { drawPicture, type PictureLook } from '../share/picture/drawPicture.ts';
import styles from '../share/ShareDialog.module.css';
import { useDrawn } from '../share/useDrawn.ts';
import { useTileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import { type DayPictureFacts, dayPicture } from './dayPicture.ts';
import { type DayToShare, dayShareModelOf } from './dayShareModel.ts';

interface DayShareDialogProps extends Omit<DayToShare, 'name'> {
  readonly settings: SettingsStore;
  readonly onClose: () => void;
}

/** What came of the day, as a picture and as a text to be given to others. */
export function DayShareDialog({ settings, onClose, ...day }: DayShareDialogProps) {
  const say = useSay();
  const id = useId();
  const name = useStore(settings, ({ ownName }) => ownName);
  const { make, redAsRings } = useTileLook();
  const [told, setTold] = useState('');
  const { today, lines, days, streak } = day;
  const model = useMemo(
    () => dayShareModelOf({ today, lines, days, streak, name }, location, say),
    [today, lines, days, streak, name, say],
  );
  const wanted = useMemo(
    () => ({ facts: model.picture, look: { make, redAsRings } }),
    [model, make, redAsRings],
  );
  const drawn = useDrawn(wanted, draw);
  const shared = { text: model.text };
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(model.text);
    setTold(
      isCopied
        ? say('share.text.copied')
        : say('share.text.notCopied', { show: say('share.text.show') }),
    );
  };
  const handOn = async (): Promise<void> => {
    const went = await send(shared);
    if (went !== 'called-off') setTold(say(went === 'sent' ? 'share.sent' : 'share.notSent'));
  };
  return (
    <Dialog
      title={say('days.share')}
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
      <section className={styles.way} aria-labelledby={`${id}picture`}>
        <h3 id={`${id}picture`}>{say('share.picture')}</h3>
        <PictureWays
          {...drawn}
          alt={say('days.share.alt', { results: model.results })}
          fileStem={model.fileStem}
          onTold={setTold}
        />
      </section>
      <section className={styles.way} aria-labelledby={`${id}text`}>
        <h3 id={`${id}text`}>{say('share.text')}</h3>
        <div className={styles.row}>
          <Button onClick={() => void copy()}>{say('share.text.copy')}</Button>
          {canSend(shared) && <Button onClick={() => void handOn()}>{say('share.send')}</Button>}
        </div>
        <details className={styles.details}>
          <summary>{say('share.text.show')}</summary>
          <textarea readOnly rows={6} aria-label={say('share.text')} value={model.text} />
        </details>
      </section>
    </Dialog>
  );
}

function draw({
  facts,
  look,
}: {
  readonly facts: DayPictureFacts;
  readonly look: PictureLook;
}): Promise<Blob> {
  return drawPicture((...means) => dayPicture(facts, ...means), look);
}
