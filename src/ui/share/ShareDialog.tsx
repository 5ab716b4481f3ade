import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import type { RoundRecord } from '../../engine/index.ts';
import { mostTypedName } from '../../records/mostTypedName.ts';
import type { SettingsStore } from '../../store/settings.ts';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import { LinkShare } from './LinkShare.tsx';
import { PictureShare } from './PictureShare.tsx';
import styles from './ShareDialog.module.css';
import { ShareFrame } from './ShareFrame.tsx';
import { shareModelOf, unnamedIn } from './shareModel.ts';
import type { ShareParts } from './shareParts.ts';
import { TextShare } from './TextShare.tsx';

interface ShareDialogProps {
  readonly parts: ShareParts;
  /** Where the person's own name is kept. */
  readonly settings: SettingsStore;
  /** A round that is over: of any other, a link would show hidden tiles. */
  readonly record: RoundRecord;
  readonly onClose: () => void;
}

/** Every way to give a finished round to others, first what dares them to play it too. */
export function ShareDialog({ parts, settings, record, onClose }: ShareDialogProps) {
  const say = useSay();
  const id = useId();
  const name = useStore(settings, ({ ownName }) => ownName);
  const unnamed = unnamedIn(record);
  const model = useMemo(
    () => shareModelOf(record, name, location, parts, say),
    [record, name, parts, say],
  );
  return (
    <ShareFrame title={say('share.title')} onClose={onClose}>
      {(onTold) => (
        <>
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
                    onTold('');
                    settings.getState().change({ ownName: event.target.value });
                  }}
                />
              </label>
              <p id={id} className={panel.dim}>
                {say('share.name.about', { name: unnamed })}
              </p>
            </div>
          )}
          <LinkShare
            what={model.challenge === undefined ? 'deal' : 'challenge'}
            link={model.deal}
            told={
              model.isAnswer
                ? { title: say('share.challenge.sendBack'), about: say('share.challenge.back') }
                : undefined
            }
            text={model.challenge}
            isFirst
            onTold={onTold}
          />
          <PictureShare model={model} factsOf={parts.pictureFactsOf} onTold={onTold} />
          <LinkShare what="review" link={model.review} onTold={onTold} />
          <TextShare model={model} onTold={onTold} />
        </>
      )}
    </ShareFrame>
  );
}
