import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../store/settings.ts';
import { PictureWays } from '../share/PictureWays.tsx';
import { drawPicture, type PictureLook } from '../share/picture/drawPicture.ts';
import styles from '../share/ShareDialog.module.css';
import { ShareFrame } from '../share/ShareFrame.tsx';
import { TextWay } from '../share/TextWay.tsx';
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
  const { today, lines, days, yardstickOf, streak } = day;
  const model = useMemo(
    () => dayShareModelOf({ today, lines, days, yardstickOf, streak, name }, location, say),
    [today, lines, days, yardstickOf, streak, name, say],
  );
  const wanted = useMemo(
    () => ({ facts: model.picture, look: { make, redAsRings } }),
    [model, make, redAsRings],
  );
  const drawn = useDrawn(wanted, draw);
  return (
    <ShareFrame title={say('days.share')} onClose={onClose}>
      {(onTold) => (
        <>
          <section className={styles.way} aria-labelledby={id}>
            <h3 id={id}>{say('share.picture')}</h3>
            <PictureWays
              {...drawn}
              alt={say('days.share.alt', { results: model.results })}
              fileStem={model.fileStem}
              onTold={onTold}
            />
          </section>
          <TextWay text={model.text} rows={6} sends onTold={onTold} />
        </>
      )}
    </ShareFrame>
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
