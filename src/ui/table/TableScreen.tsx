import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { startPosition } from '../../engine/index.ts';
import {
  currentRound,
  drawnTilePlaysItself,
  gameOf,
  type Match,
  positionOf,
  stepsOf,
} from '../../store/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { type TableStore, undoneMatchOf, viewerOf } from '../../store/table.ts';
import { useSay } from '../voice.tsx';
import type { Picks } from './arrangement.ts';
import { Table } from './Table.tsx';
import { type MeantPlay, type TableRound, tableModelOf } from './tableModel.ts';

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
  const { picks, keep } = usePicks(match);
  const viewer = viewerOf({ match, looking });
  const model = useMemo(
    () => (match === null ? undefined : tableModelOf(roundOf(match, viewer), picks)),
    [match, viewer, picks],
  );
  if (match === null || model === undefined) return null;

  const makeMeantPlay = ({ play, picks: meant }: MeantPlay): void => {
    keep(meant);
    makePlay(play);
  };
  return (
    <Table
      key={match.rounds.length}
      model={model}
      pointsOnFish={pointsOnFish}
      title={say(`variant.${match.setup.variant}`)}
      onPlay={makeMeantPlay}
      onUndo={undoneMatchOf({ match, looking }) === undefined ? undefined : undo}
      onMenu={onMenu}
      onScores={onScores}
      onExport={onExport}
    />
  );
}

function roundOf(match: Match, viewer: TableRound['viewer']): TableRound {
  const game = gameOf(match.setup);
  const { deal, starter } = currentRound(match);
  const position = positionOf(match);
  return {
    game,
    names: match.setup.players.map(({ name }) => name),
    starter,
    start: startPosition(game, deal, starter),
    steps: stepsOf(match),
    position,
    viewer,
    quiet: drawnTilePlaysItself(position),
  };
}

/** Which of several like tiles the finger meant in this round; forgotten with the page, for the rules do not tell them apart. */
function usePicks(match: Match | null): {
  picks: Picks | undefined;
  keep: (ids: readonly string[]) => void;
} {
  const [kept, setKept] = useState<{ readonly deal: unknown; readonly picks: Picks }>();
  const round = match === null ? undefined : currentRound(match);
  const picks = kept?.deal === round?.deal ? kept?.picks : undefined;
  return {
    picks,
    keep: (ids) => {
      if (round !== undefined)
        setKept({ deal: round.deal, picks: new Map(picks).set(round.plays.length, ids) });
    },
  };
}
