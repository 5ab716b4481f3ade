import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FaultStore } from '../../store/faults.ts';
import { keepPlaceOfFault, placeOfLastFault } from '../../store/lastFault.ts';
import type { Stores, StoresStore } from '../../store/services.ts';
import type { Shelf } from '../../store/shelf/shelf.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import { recordsInSaved } from '../../store/table/recordsInSaved.ts';
import { Button } from '../button/Button.tsx';
import { saveText } from '../files/deliver.ts';
import styles from '../load/NotLoaded.module.css';
import { focusHeading } from '../page/ScreenChange.tsx';
import { FaultDetails } from './FaultDetails.tsx';
import { faultWordsHere } from './wordsHere.ts';

export interface FaultPageProps {
  readonly error: unknown;
  readonly faults: FaultStore;
  readonly stores: StoresStore;
  readonly shelf: Shelf;
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

function setAside(shelf: Shelf): void {
  const kept = shelf.read();
  if (kept.ok && kept.value !== null) shelf.setAside(kept.value);
  location.reload();
}

/** The name of what was to be shown: a room, or a screen of the match. */
function shownPlace(stores: Stores | undefined): string {
  const place = stores?.places.getState().place;
  return place?.room ?? stores?.table.getState().screen ?? 'start';
}

function isInRoom(stores: Stores | undefined): boolean {
  return stores !== undefined && stores.places.getState().place !== null;
}

/**
 * The records of the match that must not be lost, as the table has it or else as it lies on its
 * shelf; undefined where there is none, or nothing can tell.
 */
function recordsAtStake(matches: MatchStore | undefined, shelf: Shelf): string | undefined {
  try {
    const records = matches?.getState().recordsAtStake();
    if (records !== undefined) return records;
  } catch {
    // What failed may be the match itself, as the table has it.
  }
  return recordsInSaved(shelf);
}

/** Whether the match outlives the page; without a table its records came from the shelf. */
function isMatchSaved(matches: MatchStore | undefined): boolean {
  try {
    return matches?.getState().saveAgain() ?? true;
  } catch {
    return false;
  }
}
