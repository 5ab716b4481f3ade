import { useMemo, useState } from 'react';
import type { SetAside, SetAsideTexts } from '../../store/shelf/setAside.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Parted } from '../content/Parted.tsx';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './History.module.css';
import { createSayDate } from './historyWords.ts';
import { useUnread } from './useUnread.tsx';

/**
 * What could not be read and was set aside, to be saved as a file and deleted; nothing where there
 * is nothing.
 */
export function SetAsideList({ setAside }: { readonly setAside: SetAsideTexts }) {
  const say = useSay();
  const [texts, setTexts] = useState(setAside.list);
  const sayDate = useMemo(() => createSayDate(say), [say]);
  const { save, ask, answers, heading } = useUnread({
    count: texts.length,
    question: ({ shelf }: SetAside) => ({
      about: say('history.setAside.drop.about', { what: say(`history.setAside.${shelf}`) }),
      deed: say('history.delete'),
    }),
    drop: (one) => {
      const isGone = setAside.drop(one);
      setTexts(setAside.list());
      return isGone;
    },
  });
  return (
    <>
      {texts.length > 0 && (
        <section
          className={`${page.card} ${looks.stack3} ${styles.setAside}`}
          aria-labelledby="set-aside"
        >
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
                    <Parted
                      words={say('history.setAside.facts', {
                        date: sayDate(one.at),
                        kilobytes: kilobytesOf(one.text),
                      })}
                    />
                  </p>
                </div>
                <div className={`${looks.row} ${styles.ways}`}>
                  <Button aria-describedby={one.key} onClick={() => save(one.text)}>
                    {say('records.save')}
                  </Button>
                  <Button look="quiet" aria-describedby={one.key} onClick={() => ask(one)}>
                    {say('history.delete')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answers}
    </>
  );
}

/** How large it is as a file, in kilobytes and never 0. */
function kilobytesOf(text: string): number {
  return Math.max(1, Math.round(new Blob([text]).size / 1000));
}
