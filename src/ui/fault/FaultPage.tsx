import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FaultStore } from '../../store/faults.ts';
import { keepPlaceOfFault, placeOfLastFault } from '../../store/lastFault.ts';
import type { StoresStore } from '../../store/services.ts';
import type { Shelf } from '../../store/shelf/shelf.ts';
import { Button } from '../button/Button.tsx';
import { saveText } from '../files/deliver.ts';
import styles from '../load/NotLoaded.module.css';
import { focusHeading } from '../page/ScreenChange.tsx';
import { FaultDetails } from './FaultDetails.tsx';
import { isInRoom, isMatchSaved, recordsAtStake, shownPlace } from './matchAtStake.ts';
import { faultWordsHere } from './wordsHere.ts';

/** What the page that tells of a fault is given. */
export interface FaultPageProps {
  readonly error: unknown;
  readonly faults: FaultStore;
  readonly stores: StoresStore;
  /** Where the match lies on this device. */
  readonly shelf: Shelf;
  /** Draws the app once more. */
  readonly onGoOn: () => void;
}

/**
 * Stands in the place of a page that could not be drawn: what happened, what became of the match,
 * and the ways on. It draws upon as little as it can, for anything else may be what failed.
 */
export function FaultPage({ error, faults, stores, shelf, onGoOn }: FaultPageProps) {
  const words = faultWordsHere();
  const page = useRef<HTMLElement>(null);
  const [lastPlace] = useState(() => (faults.getState().wasUsed ? null : placeOfLastFault()));
  const opened = stores.getState();
  const known = typeof opened === 'object' && opened !== null ? opened : undefined;
  const place = shownPlace(known);
  const isAgain = lastPlace === place;
  const canGoHome = known !== undefined && place !== 'start';
  const records = recordsAtStake(known?.matches, shelf);
  const canSetAside = isAgain && !canGoHome && isMatchOn(shelf);
  const [match, setMatch] = useState<'saved' | 'unsaved' | 'none'>();
  useLayoutEffect(() => {
    focusHeading(page.current);
  }, []);
  useEffect(() => keepPlaceOfFault(place), [place]);
  useLayoutEffect(() => {
    if (records === undefined) setMatch('none');
    else setMatch(isMatchSaved(known?.matches) ? 'saved' : 'unsaved');
  }, [records, known]);
  const goOn = (): void => {
    flushSync(onGoOn);
    focusHeading(document.body);
  };
  const goHome = (): void => {
    known?.matches.getState().show('start');
    if (isInRoom(known)) known?.places.getState().toMatch();
    goOn();
  };
  const followBack = useRef(goOn);
  useLayoutEffect(() => {
    followBack.current = () => (isInRoom(known) ? goOn() : goHome());
  });
  useEffect(() => {
    const follow = (): void => followBack.current();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <main ref={page} className={styles.notLoaded}>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {isAgain && <p>{words.again}</p>}
      {match !== undefined && <p>{words.match[match]}</p>}
      <div className={styles.ways}>
        {canGoHome && (
          <Button look={isAgain ? 'main' : 'plain'} onClick={goHome}>
            {words.home}
          </Button>
        )}
        {records !== undefined && (
          <Button onClick={() => saveText('fifteen-lakes-match.jsonl', records)}>
            {words.save}
          </Button>
        )}
        <Button look={isAgain ? 'plain' : 'main'} onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </div>
      {canSetAside && (
        <>
          <p>{words.setAsideAbout}</p>
          <Button onClick={() => setAside(shelf)}>{words.setAside}</Button>
        </>
      )}
      <FaultDetails error={error} place={place} />
      <title>{words.title}</title>
    </main>
  );
}

function isMatchOn(shelf: Shelf): boolean {
  const kept = shelf.read();
  return kept.ok && kept.value !== null;
}

/** Puts the match among what was set aside, and begins without it. */
function setAside(shelf: Shelf): void {
  const kept = shelf.read();
  if (kept.ok && kept.value !== null) shelf.setAside(kept.value);
  location.reload();
}
