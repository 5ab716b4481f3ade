import { useEffect, useMemo, useRef, useState } from 'react';
import type { SetAside, SetAsideTexts } from '../../store/setAside.ts';
import { Button } from '../button/Button.tsx';
import page from '../page/Page.module.css';
import panel from '../panel/Panel.module.css';
import { saveText } from '../records/deliver.ts';
import { focusHeading } from '../ScreenChange.tsx';
import { useSay } from '../voice.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import styles from './History.module.css';
import { createSayDate } from './historyWords.ts';

/** What could not be read and was set aside, to be saved as a file and deleted; nothing where there is nothing. */
export function SetAsideList({ setAside }: { readonly setAside: SetAsideTexts }) {
  const say = useSay();
  const [texts, setTexts] = useState(setAside.list);
  const [asked, setAsked] = useState<SetAside>();
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(texts.length);
  const sayDate = useMemo(() => createSayDate(say), [say]);
  useEffect(() => {
    // The button that had the focus is gone with its text.
    if (texts.length < count.current) {
      if (heading.current === null) focusHeading(document.body);
      else heading.current.focus({ preventScroll: true });
    }
    count.current = texts.length;
  }, [texts]);
  const save = ({ text }: SetAside): void => {
    const file = say('records.damagedFile');
    saveText(file, text);
    setTold(say('records.saved', { file }));
  };
  const drop = (one: SetAside): void => {
    const isGone = setAside.drop(one);
    setAsked(undefined);
    setTexts(setAside.list());
    if (isGone) setTold(say('history.setAside.deleted'));
  };
  return (
    <>
      {texts.length > 0 && (
        <section className={`${page.card} ${styles.setAside}`} aria-labelledby="set-aside">
          <h2 id="set-aside" ref={heading} tabIndex={-1}>
            {say('history.setAside')}
          </h2>
          <p>{say('history.setAside.about')}</p>
          <ul>
            {texts.map((one) => (
              <li key={one.key}>
                <div>
                  <h3 id={one.key}>{say(`history.setAside.${one.shelf}`)}</h3>
                  <p className={panel.dim}>
                    {say('history.setAside.facts', {
                      date: sayDate(one.at),
                      kilobytes: kilobytesOf(one.text),
                    })}
                  </p>
                </div>
                <div className={styles.ways}>
                  <Button aria-describedby={one.key} onClick={() => save(one)}>
                    {say('records.save')}
                  </Button>
                  <Button look="quiet" aria-describedby={one.key} onClick={() => setAsked(one)}>
                    {say('history.delete')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className={styles.told}>
        {told}
      </p>
      {asked !== undefined && (
        <DeleteDialog
          title={say('history.setAside.drop')}
          about={say('history.setAside.drop.about', {
            what: say(`history.setAside.${asked.shelf}`),
          })}
          deed={say('history.delete')}
          onDelete={() => drop(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** How large it is as a file, in kilobytes and never 0. */
function kilobytesOf(text: string): number {
  return Math.max(1, Math.round(new Blob([text]).size / 1000));
}
