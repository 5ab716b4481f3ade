import { useId } from 'react';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import { PictureWays } from './PictureWays.tsx';
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
  const { outcome, ...picture } = useSheetPicture(model.shown, factsOf, model.where);
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h3 id={id}>{say('share.picture')}</h3>
      <p className={panel.dim}>{say('share.picture.about')}</p>
      <PictureWays
        {...picture}
        alt={say('share.picture.alt', { outcome })}
        fileStem={model.fileStem}
        onTold={onTold}
      />
    </section>
  );
}
