import { useId } from 'react';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { saveFile } from '../files/deliver.ts';
import { useSay } from '../voice/voice.tsx';
import { canSend, copyPicture, send } from './handOn.ts';
import styles from './ShareDialog.module.css';
import type { ShareModel } from './shareModel.ts';
import type { ShareParts } from './shareParts.ts';
import { useSheetPicture } from './useSheetPicture.ts';

interface PictureShareProps {
  readonly model: ShareModel;
  readonly factsOf: ShareParts['pictureFactsOf'];
  /** Tells how it went. */
  readonly onTold: (words: string) => void;
}

/** The score sheet as a picture, shown as others will see it. */
export function PictureShare({ model, factsOf, onTold }: PictureShareProps) {
  const say = useSay();
  const id = useId();
  const { drawn, isOutdated, outcome } = useSheetPicture(model.shown, factsOf, model.where);
  const file = say('share.picture.fileName', { name: model.fileStem });
  const copy = async (png: Blob): Promise<void> => {
    const isCopied = await copyPicture(png);
    onTold(say(isCopied ? 'share.picture.copied' : 'share.picture.notCopied'));
  };
  const save = (png: Blob): void => {
    saveFile(file, png);
    onTold(say('records.saved', { file }));
  };
  const filesOf = (png: Blob) => ({ files: [new File([png], file, { type: png.type })] });
  const handOn = async (png: Blob): Promise<void> => {
    const went = await send(filesOf(png));
    if (went !== 'called-off') onTold(say(went === 'sent' ? 'share.sent' : 'share.notSent'));
  };
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h3 id={id}>{say('share.picture')}</h3>
      <p className={panel.dim}>{say('share.picture.about')}</p>
      <div className={styles.picture} aria-busy={isOutdated}>
        {typeof drawn === 'object' ? (
          <img src={drawn.address} alt={say('share.picture.alt', { outcome })} />
        ) : (
          <p>{say(`share.picture.${drawn}`)}</p>
        )}
      </div>
      {typeof drawn === 'object' && (
        <div className={styles.row}>
          <Button onClick={() => void copy(drawn.png)}>{say('share.picture.copy')}</Button>
          <Button onClick={() => save(drawn.png)}>{say('share.picture.save')}</Button>
          {canSend(filesOf(drawn.png)) && (
            <Button onClick={() => void handOn(drawn.png)}>{say('share.picture.send')}</Button>
          )}
        </div>
      )}
    </section>
  );
}
