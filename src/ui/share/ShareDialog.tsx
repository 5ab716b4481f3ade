import { useId, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { RoundRecord } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { mostTypedName } from '../../records/mostTypedName.ts';
import type { SettingsStore } from '../../store/settings.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { copyText, saveText } from '../files/deliver.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import { canSend } from './handOn.ts';
import { PictureShare } from './PictureShare.tsx';
import { SendButton } from './SendButton.tsx';
import styles from './ShareDialog.module.css';
import { ShareFrame } from './ShareFrame.tsx';
import { type ShareModel, shareModelOf, unnamedIn } from './shareModel.ts';
import type { ShareParts } from './shareParts.ts';
import { TextWay } from './TextWay.tsx';

interface ShareDialogProps {
  readonly parts: ShareParts;
  readonly settings: SettingsStore;
  /** A round that is over: of any other, a link would show hidden tiles. */
  readonly record: RoundRecord;
  readonly onClose: () => void;
}

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
            <div className={`${looks.stack} ${looks.slim} ${styles.way}`}>
              <label className={`${looks.line} ${looks.semibold} ${styles.name}`}>
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

interface TextShareProps {
  readonly model: ShareModel;
  readonly onTold: (words: string) => void;
}

function TextShare({ model, onTold }: TextShareProps) {
  const say = useSay();
  const id = useId();
  const { text, record, fileStem } = model;
  const copyRecord = async (): Promise<void> => {
    const isCopied = await copyText(formatRecord(record));
    onTold(say(isCopied ? 'share.record.copied' : 'records.notCopied'));
  };
  const saveRecord = (): void => {
    const file = say('records.fileName', { seed: fileStem });
    saveText(file, `${formatRecord(record)}\n`);
    onTold(say('records.saved', { file }));
  };
  return (
    <>
      <TextWay text={text} about={say('share.text.about')} rows={8} onTold={onTold} />
      <section className={`${looks.stack} ${looks.slim} ${styles.way}`} aria-labelledby={id}>
        <h3 id={id}>{say('share.record')}</h3>
        <p className={panel.dim}>{say('share.record.about')}</p>
        <div className={looks.row}>
          <Button onClick={() => void copyRecord()}>{say('share.record.copy')}</Button>
          <Button onClick={saveRecord}>{say('share.record.save')}</Button>
        </div>
      </section>
    </>
  );
}

interface LinkShareProps {
  readonly what: 'review' | 'deal' | 'challenge';
  readonly link: string;
  /** How it is called here, and what becomes of it, where that is something else. */
  readonly told?: { readonly title: string; readonly about: string } | undefined;
  /** What is sent with it, in a sentence. */
  readonly text?: string | undefined;
  /** Whether it is the one thing to do here. */
  readonly isFirst?: boolean;
  readonly onTold: (words: string) => void;
}

function LinkShare({ what, link, told, text, isFirst = false, onTold }: LinkShareProps) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { title, about } = told ?? {
    title: say(`share.${what}`),
    about: say(`share.${what}.about`),
  };
  const shared = { title, ...(text !== undefined && { text }), url: link };
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    onTold(say(isCopied ? `share.${what}.copied` : 'share.notCopied'));
  };
  return (
    <section className={`${looks.stack} ${looks.slim} ${styles.way}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text !== undefined && <p className={styles.dare}>{text}</p>}
      <p className={panel.dim}>{about}</p>
      <div className={looks.row}>
        <input
          ref={field}
          className={styles.link}
          type="text"
          readOnly
          aria-label={say(`share.${what}.link`)}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <SendButton
          look={isFirst ? 'main' : 'plain'}
          aria-label={say(`share.${what}.send`)}
          what={shared}
          words={say('share.send')}
          onTold={onTold}
        />
        <Button
          look={isFirst && !canSend(shared) ? 'main' : 'plain'}
          aria-label={say(`share.${what}.copy`)}
          onClick={() => void copy()}
        >
          {say('records.copy')}
        </Button>
      </div>
    </section>
  );
}
