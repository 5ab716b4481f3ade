import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../../store/table.ts';
import { Scores } from './Scores.tsx';
import { scoresModelOf } from './scoresModel.ts';

interface ScoreScreenProps {
  readonly store: TableStore;
  readonly onExport: () => void;
}

/** Connects the score sheet of the round that is over to the store. */
export function ScoreScreen({ store, onExport }: ScoreScreenProps) {
  const match = useStore(store, (state) => state.match);
  const model = useMemo(() => (match === null ? undefined : scoresModelOf(match)), [match]);
  const { dealNextRound, show } = store.getState();
  if (model === undefined) return null;
  return (
    <Scores
      model={model}
      onNext={dealNextRound}
      onLook={() => show('table')}
      onExport={onExport}
      onNew={() => show('start')}
    />
  );
}
