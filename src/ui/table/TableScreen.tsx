import { useMemo } from 'react';
import { useStore } from 'zustand';
import { currentRound, drawnTilePlaysItself, type Match } from '../../store/match.ts';
import { playedRound } from '../../store/playedRound.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { type TableStore, undoneMatchOf, viewerOf } from '../../store/table.ts';
import { useSay } from '../voice.tsx';
import { Table } from './Table.tsx';
import { type TableRound, tableModelOf } from './tableModel.ts';

interface TableScreenProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
  readonly onMenu: () => void;
  readonly onScores: () => void;
  readonly onExport: () => void;
}

/** Connects the table to the store. */
export function TableScreen({ store, settings, onMenu, onScores, onExport }: TableScreenProps) {
  const say = useSay();
  const match = useStore(store, (state) => state.match);
  const pointsOnFish = useStore(settings, (state) => state.pointsOnFish);
  const looking = useStore(store, (state) => state.looking);
  const makePlay = useStore(store, (state) => state.makePlay);
  const undo = useStore(store, (state) => state.undo);
  const picks = useStore(store, (state) => state.picks);
  const viewer = viewerOf({ match, looking });
  const model = useMemo(
    () => (match === null ? undefined : tableModelOf(roundOf(match, viewer), picks)),
    [match, viewer, picks],
  );
  if (match === null || model === undefined) return null;

  return (
    <Table
      key={match.rounds.length}
      model={model}
      pointsOnFish={pointsOnFish}
      title={say(`variant.${match.setup.variant}`)}
      onPlay={({ play, picks: picked }) => void makePlay(play, picked)}
      onUndo={undoneMatchOf({ match, looking }) === undefined ? undefined : undo}
      onMenu={onMenu}
      onScores={onScores}
      onExport={onExport}
    />
  );
}

function roundOf(match: Match, viewer: TableRound['viewer']): TableRound {
  const round = currentRound(match);
  const played = playedRound(round);
  return {
    ...played,
    names: match.setup.players.map(({ name }) => name),
    starter: round.starter,
    viewer,
    quiet: drawnTilePlaysItself(played.position),
  };
}
