import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { currentRound, type Match } from '../../store/match.ts';
import { aidsOf, type SettingsStore } from '../../store/settings.ts';
import { type TableStore, undoneMatchOf, viewerOf } from '../../store/table.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { TileLook } from '../tile/TileLook.tsx';
import { useMotionWish } from '../useLook.ts';
import { useSay } from '../voice.tsx';
import { Table } from './Table.tsx';
import { tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

interface TableScreenProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
  readonly onMenu: () => void;
  readonly onScores: () => void;
  readonly onExport: () => void;
  readonly onSettings: () => void;
}

/** Connects the table to the stores: nothing is shown without a match. */
export function TableScreen({ store, ...others }: TableScreenProps) {
  const match = useStore(store, (state) => state.match);
  return match === null ? null : (
    <MatchTable
      key={`${currentRound(match).seed} ${match.rounds.length}`}
      store={store}
      match={match}
      {...others}
    />
  );
}

function MatchTable({
  store,
  settings,
  match,
  ...handlers
}: TableScreenProps & { readonly match: Match }) {
  const say = useSay();
  const { looking, picks, watched, hint } = useStore(
    store,
    useShallow((state) => ({
      looking: state.looking,
      picks: state.picks,
      watched: state.watched,
      hint: state.hint,
    })),
  );
  const { makePlay, undo, askHint, watchLastTurn, stopWatching } = store.getState();
  const aids = useStore(settings, useShallow(aidsOf));
  const sound = useStore(settings, (state) => state.sound);
  const motion = useMotionWish(settings);
  const viewer = viewerOf({ match, looking });
  const model = useMemo(
    () => tableModelOf(tableRoundOf(match, viewer, watched), picks),
    [match, viewer, watched, picks],
  );
  const look = useTileWish(settings, model.game.variant.kit);
  return (
    <TileLook look={look}>
      <Table
        model={model}
        aids={aids}
        motion={motion}
        sound={sound}
        hint={watched === null && aids.hints ? hint : null}
        watching={watched !== null}
        title={say(`variant.${match.setup.variant}`)}
        onPlay={({ play, picks: picked }) => void makePlay(play, picked)}
        onUndo={undoneMatchOf({ match, looking }) === undefined ? undefined : undo}
        onHint={askHint}
        onWatch={watchLastTurn}
        onStopWatching={stopWatching}
        onSound={() => settings.getState().change({ sound: !sound })}
        {...handlers}
      />
    </TileLook>
  );
}
