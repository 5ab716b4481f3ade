import { useState } from 'react';
import { useStore } from 'zustand';
import type { FinishedRound } from '../../store/history/keepPlayed.ts';
import { unsavedRounds } from '../../store/history/keepRounds.ts';
import type { UpdateStore } from '../../store/offline/updates.ts';
import type { Services } from '../../store/services.ts';
import { atStakeOf } from '../../store/table/atStake.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import type { Elements } from '../content/content.ts';
import { isWorthKeeping } from '../files/matchWords.ts';
import { UnsavedMatchDialog } from '../files/UnsavedMatchDialog.tsx';
import { UnsavedRoundsDialog } from './UnsavedRoundsDialog.tsx';

/** Who knows of newer versions, and what the page may take with it when it is loaded again. */
export interface TakingParts extends Pick<Services, 'waitingRounds'> {
  readonly updates: UpdateStore;
  readonly matches: MatchStore;
}

/** A way to a new version of the app. */
interface Taking {
  readonly take: () => void;
  /** What is asked first; it has to be shown. */
  readonly question: Elements;
}

/**
 * Goes over to a new version of the app, which loads the page again: a match or finished rounds
 * that this would lose are asked about first.
 */
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
