import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { UpdateStore } from '../../store/offline/updates.ts';
import { atStakeOf, type TableStore } from '../../store/table.ts';
import { isWorthKeeping } from '../records/matchWords.ts';
import { ReplaceDialog } from '../records/ReplaceDialog.tsx';

/** A way to a new version of the app. */
interface Taking {
  readonly take: () => void;
  /** What is asked first; it has to be shown. */
  readonly question: ReactNode;
}

/** Goes over to a new version of the app, which loads the page again: a match that this would lose is asked about first. */
export function useTaking(updates: UpdateStore, table: TableStore): Taking {
  const takeUpdate = useStore(updates, (state) => state.takeUpdate);
  const atStake = useStore(table, atStakeOf);
  const [isAsked, setIsAsked] = useState(false);
  return {
    take: () => {
      const isSaved = table.getState().saveAgain();
      if (isSaved || atStake === null || !isWorthKeeping(atStake)) takeUpdate();
      else setIsAsked(true);
    },
    question: isAsked && atStake !== null && (
      <ReplaceDialog
        match={atStake}
        by="update"
        onReplace={() => {
          setIsAsked(false);
          takeUpdate();
        }}
        onClose={() => setIsAsked(false)}
      />
    ),
  };
}
