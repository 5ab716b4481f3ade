import { useContext, useEffect, useId, useState } from 'react';
import type { OpenLine } from '../../store/online/line.ts';
import { type Opened, type OpeningTable, openTable } from '../../store/online/openTable.ts';
import type { OpenWish } from '../../store/online/openWish.ts';
import { readOpenWish } from '../../store/online/readOpenWish.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { HomeContext } from '../page/HomeButton.tsx';
import { useSay } from '../voice/voice.tsx';
import { FarPage } from './FarPage.tsx';
import type { FarRoomProps } from './farRoomProps.ts';
import { farRefusalWords, tablesAt } from './farWords.ts';
import { GonePage } from './GonePage.tsx';
import { appOfLine, fillWithChance } from './lineParts.ts';
import styles from './Online.module.css';
import { ScreenName } from './ScreenNames.tsx';
import type { Guest } from './useGuests.ts';

interface OpeningRoomProps extends Pick<FarRoomProps, 'stores'> {
  readonly openLine: OpenLine;
  readonly address: URL;
  /** Called with the new table, and who sits down at it at once. */
  readonly onOpened: (id: string, guests: readonly Guest[]) => void;
}

/** Opens the table that somebody wishes for; without a wish it leads to the first screen. */
export function OpeningRoom({ stores, ...others }: OpeningRoomProps) {
  const goHome = useContext(HomeContext);
  const [wish] = useState(() => {
    const { handed } = stores.places.getState();
    const read = handed === null ? undefined : readOpenWish(handed.text);
    return read?.ok ? read.value : undefined;
  });
  useEffect(() => {
    if (wish === undefined) goHome?.();
  }, [wish, goHome]);
  return wish && <OpeningOf stores={stores} wish={wish} {...others} />;
}

type Refused = Extract<Opened, { readonly ok: false }>['why'];

/** How often it was tried, and by which word of the host. */
interface Attempt {
  readonly word: string | undefined;
}

function OpeningOf(props: OpeningRoomProps & { readonly wish: OpenWish }) {
  const { stores, wish, openLine, address, onOpened } = props;
  const say = useSay();
  const [attempt, setAttempt] = useState<Attempt>({ word: undefined });
  const [refused, setRefused] = useState<Refused>();
  const [isLost, setIsLost] = useState(false);
  const [word, setWord] = useState('');
  const wordId = useId();
  useEffect(() => {
    let opening: OpeningTable | undefined;
    const parts = {
      ...{ openLine, fillWithChance, app: appOfLine, tables: stores.services.tables },
      onLink: (isHere: boolean) => setIsLost(!isHere),
    };
    // An effect may be undone at once: by then nothing must have been opened.
    let isOff = false;
    queueMicrotask(() => {
      if (isOff) return;
      opening = openTable(parts, wish, attempt.word);
      void opening.opened.then((came) => {
        if (came.ok) onOpened(came.id, guestsOf(wish));
        else setRefused(came.why);
      });
    });
    return () => {
      isOff = true;
      opening?.callOff();
    };
    // All but the attempt stays as it is: nothing else opens another table.
  }, [attempt, openLine, stores, wish, onOpened]);
  const tryAgain = (next: Attempt): void => {
    setRefused(undefined);
    setAttempt(next);
  };
  if (refused === 'older' || refused === 'newer') {
    return <GonePage wasThere={false} why={refused} stores={stores} />;
  }
  const { leave } = stores.places.getState();
  const back = <Button onClick={leave}>{say('rooms.leave')}</Button>;
  if (refused === undefined) {
    return (
      <>
        <FarPage
          title={
            isLost ? say('far.unreachable', { address: tablesAt(address) }) : say('far.opening')
          }
          {...(isLost && { about: say('far.unreachable.about') })}
          ways={back}
        />
        <ScreenName name={`opening ${isLost}`} />
      </>
    );
  }
  const needsWord = refused === 'not-allowed';
  const isWrong = needsWord && attempt.word !== undefined;
  return (
    <>
      <FarPage
        title={say('far.notOpened')}
        about={needsWord ? say('far.word.about') : farRefusalWords(refused, say)}
        ways={
          <>
            {!needsWord && (
              <Button look="main" onClick={() => tryAgain({ ...attempt })}>
                {say('far.tryAgain')}
              </Button>
            )}
            {back}
          </>
        }
      >
        {needsWord && (
          <form
            className={looks.stack1}
            onSubmit={(event) => {
              event.preventDefault();
              // What was pasted may bring blanks with it.
              tryAgain({ word: word.trim() });
            }}
          >
            <label htmlFor={wordId}>{say('far.word')}</label>
            <div className={styles.row}>
              <input
                id={wordId}
                value={word}
                maxLength={64}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                aria-invalid={isWrong}
                aria-describedby={`${wordId}wrong`}
                onChange={(event) => setWord(event.target.value)}
              />
              <Button look="main" type="submit">
                {say('far.word.go')}
              </Button>
            </div>
            <p id={`${wordId}wrong`} role="alert" className={`${looks.wrong} ${styles.wrong}`}>
              {isWrong ? say('far.word.wrong') : ''}
            </p>
          </form>
        )}
        {!needsWord && <p className={panel.dim}>{tablesAt(address)}</p>}
      </FarPage>
      <ScreenName name={`refused ${refused}`} />
    </>
  );
}

function guestsOf({ places }: OpenWish): readonly Guest[] {
  return places.flatMap((at, place) => (at.by === 'here' ? [{ place, name: at.name }] : []));
}
