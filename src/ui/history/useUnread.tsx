import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from '../content/content.ts';
import { saveText } from '../files/deliver.ts';
import { focusHeading } from '../page/ScreenChange.tsx';
import { useSay } from '../voice/voice.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import styles from './History.module.css';

interface UnreadParts<What> {
  /** How many there are; with one that is gone its button is, too, which may have had the focus. */
  readonly count: number;
  /** What is asked before something is deleted, and what the button says that does so. */
  readonly question: (what: What) => { readonly about: string; readonly deed: string };
  /** Deletes it for good; tells whether it is gone. */
  readonly drop: (what: What) => boolean | Promise<boolean>;
}

/** What is done with what could not be read. */
interface Unread<What> {
  /** Hands a text over as a file, and tells so; where it could not be got at, that. */
  readonly save: (text: string | undefined) => void;
  /** Deletes something, once that has been asked. */
  readonly ask: (what: What) => void;
  /** What has come of it, and what is asked; it has to be shown. */
  readonly answers: Elements;
  /**
   * Takes the focus of a button that is gone, where it is shown; else the heading of the screen
   * does.
   */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Saves what could not be read, and deletes it when that has been asked. */
export function useUnread<What>({ count, question, drop }: UnreadParts<What>): Unread<What> {
  const say = useSay();
  const [told, setTold] = useState('');
  const [asked, setAsked] = useState<{ readonly what: What }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  // Before the heading of the screen takes a focus that is lost.
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      if (heading.current === null) focusHeading(document.body);
      else heading.current.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  const close = (): void => setAsked(undefined);
  const remove = async (what: What): Promise<void> => {
    close();
    if (await drop(what)) setTold(say('history.setAside.deleted'));
  };
  return {
    save: (text) => {
      if (text === undefined) return setTold(say('history.export.failed'));
      const file = say('records.damagedFile');
      saveText(file, text);
      setTold(say('records.saved', { file }));
    },
    ask: (what) => setAsked({ what }),
    answers: (
      <>
        <p role="status" className={styles.told}>
          {told}
        </p>
        {asked !== undefined && (
          <DeleteDialog
            title={say('history.setAside.drop')}
            {...question(asked.what)}
            onDelete={() => void remove(asked.what)}
            onClose={close}
          />
        )}
      </>
    ),
    heading,
  };
}
