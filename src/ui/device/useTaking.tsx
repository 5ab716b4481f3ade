import { useState } from 'react';
import { useStore } from 'zustand';
import type { FinishedRound } from '../../store/history/keepPlayed.ts';
import { unsavedRounds } from '../../store/history/keepRounds.ts';
import type { Match } from '../../store/match/match.ts';
import { formatMatch } from '../../store/match/matchRecords.ts';
import type { UpdateStore } from '../../store/offline/updates.ts';
import type { Services } from '../../store/services.ts';
import { atStakeOf } from '../../store/table/atStake.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { saveText } from '../files/deliver.ts';
import styles from '../files/Files.module.css';
import { fileNameOf, isWorthKeeping, matchWords, saveMatch } from '../files/matchWords.ts';
import { useSay } from '../voice/voice.tsx';
import { fileNameToday } from './fileNameToday.ts';

/** Who knows of newer versions, and what the page may take with it when it is loaded again. */
export interface TakingParts extends Pick<Services, 'waitingRounds'> {
  readonly updates: UpdateStore;
  readonly matches: MatchStore;
}

interface Taking {
  readonly take: () => void;
  /** What is asked first; it has to be shown. */
  readonly question: Elements;
}

/** Loads the page again; a match or finished rounds that this would lose are asked about first. */
export function useTaking({ updates, waitingRounds, matches }: TakingParts): Taking {
  const takeUpdate = useStore(updates, (state) => state.takeUpdate);
  const atStake = useStore(matches, atStakeOf);
  const [asked, setAsked] = useState<'nothing' | 'match' | readonly FinishedRound[]>('nothing');
  const close = (): void => setAsked('nothing');
  const askOfRounds = (): void => {
    const rounds = unsavedRounds(waitingRounds, matches.getState());
    setAsked(rounds.length === 0 ? 'nothing' : rounds);
    if (rounds.length === 0) takeUpdate();
  };
  const question = (): Elements => {
    if (asked === 'nothing') return null;
    if (asked !== 'match') {
      return <UnsavedRoundsDialog rounds={asked} onLeave={takeUpdate} onClose={close} />;
    }
    return (
      atStake !== null && (
        <UnsavedMatchDialog match={atStake} onLeave={askOfRounds} onClose={close} />
      )
    );
  };
  return {
    take: () => {
      const isSaved = matches.getState().saveAgain();
      if (isSaved || atStake === null || !isWorthKeeping(atStake)) askOfRounds();
      else setAsked('match');
    },
    question: question(),
  };
}

interface UnsavedRoundsDialogProps {
  /** The finished rounds that only this page holds, at least one. */
  readonly rounds: readonly FinishedRound[];
  /** Goes on and loses them. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before finished rounds are lost that could not be kept, and offers them as a file. */
function UnsavedRoundsDialog({ rounds, onLeave, onClose }: UnsavedRoundsDialogProps) {
  const say = useSay();
  const [saved, setSaved] = useState('');
  const save = (): void => {
    const file = fileNameToday(say);
    saveText(file, formatMatch({ rounds: rounds.map(({ round }) => round) }));
    setSaved(say('records.saved', { file }));
  };
  const count = { rounds: rounds.length };
  return (
    <Dialog
      asks
      title={say('device.unsaved', count)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={save}>{say('records.save')}</Button>
          <Button onClick={onLeave}>{say('device.unsaved.leave')}</Button>
          <Button look="main" onClick={onClose}>
            {say('device.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{say('device.unsaved.about', count)}</p>
      <p role="status" className={styles.told}>
        {saved}
      </p>
    </Dialog>
  );
}

interface UnsavedMatchDialogProps {
  readonly match: Match;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function UnsavedMatchDialog({ match, onLeave, onClose }: UnsavedMatchDialogProps) {
  const say = useSay();
  const [saved, setSaved] = useState('');
  const save = (): void => {
    saveMatch(match, say);
    setSaved(say('records.saved', { file: fileNameOf(match, say) }));
  };
  return (
    <Dialog
      asks
      title={say('records.unsaved')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={save}>{say('records.export')}</Button>
          <Button onClick={onLeave}>{say('records.unsaved.leave')}</Button>
          <Button look="main" onClick={onClose}>
            {say('records.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{say('records.unsaved.about', matchWords(match, say))}</p>
      <p role="status" className={styles.told}>
        {saved}
      </p>
    </Dialog>
  );
}
