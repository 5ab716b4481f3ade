import { useState } from 'react';
import { useStore } from 'zustand';
import type { LeftMatch } from '../../store/left/leftMatches.ts';
import type { Stores } from '../../store/services.ts';
import { gameAndNames } from '../files/matchWords.ts';
import { LeftList } from '../left/LeftList.tsx';
import page from '../page/Page.module.css';
import { focusHeading } from '../page/ScreenChange.tsx';
import { useSay } from '../voice/voice.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import styles from './History.module.css';

/**
 * Every match that was left and still waits, to be gone on with or forgotten; nothing where none
 * waits.
 */
export function LeftRounds({ stores }: { readonly stores: Stores }) {
  const say = useSay();
  const { left, drop } = useStore(stores.services.left);
  const [toForget, setToForget] = useState<LeftMatch>();
  return (
    <>
      {left.length > 0 && (
        <section className={`${page.card} ${styles.left}`} aria-labelledby="left">
          <h2 id="left">{say('history.left')}</h2>
          <LeftList
            stores={stores}
            left={left}
            onGoneOn={stores.places.getState().toMatch}
            onForget={setToForget}
          />
        </section>
      )}
      {toForget !== undefined && (
        <DeleteDialog
          title={say('history.left.forget')}
          about={say('history.left.forget.about', gameAndNames(toForget, say))}
          deed={say('start.left.forget')}
          onDelete={() => {
            drop(toForget.id);
            setToForget(undefined);
            focusHeading(document.body);
          }}
          onClose={() => setToForget(undefined)}
        />
      )}
    </>
  );
}
