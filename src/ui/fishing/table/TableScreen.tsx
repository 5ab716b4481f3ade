import { memo, useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { changedSwitchesIn } from '../../../engine/fishing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import { currentRound, type Match } from '../../../store/match/match.ts';
import { isPractice } from '../../../store/match/practice.ts';
import { aidsOf } from '../../../store/settings.ts';
import { lastViewerOf } from '../../../store/table/curtain.ts';
import { type TableState, undoneMatchOf } from '../../../store/table/table.ts';
import type { Say } from '../../../text/say.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { useTileWish } from '../../settings/useTileWish.ts';
import { ThinkingLine, ThinkingWords } from '../../table/Thinking.tsx';
import type { TableScreenProps } from '../../table/tableScreenProps.ts';
import { TileLook } from '../../tile/TileLook.tsx';
import { useMotionWish } from '../../useLook.ts';
import { useSay } from '../../voice/voice.tsx';
import { Table } from './Table.tsx';
import { tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

/** Connects the table to the stores: nothing is shown without a match. */
export function TableScreen({ store, ...others }: TableScreenProps) {
  const match = useStore(store, (state) => state.match);
  return match === null ? null : (
    <StoredTable
      key={`${currentRound(match).seed} ${match.rounds.length}`}
      store={store}
      match={match}
      {...others}
    />
  );
}

/** What is to be seen at one moment. */
type Moment = Pick<TableState, 'picks' | 'watched' | 'hint'> & {
  readonly match: Match;
  readonly viewer: Seat | null;
  readonly canUndo: boolean;
};

/**
 * The store saves and makes a play as soon as it is pressed. The table follows in slices, which
 * leave a slow processor time for frames in between.
 */
function StoredTable({ store, match, ...others }: TableScreenProps & { readonly match: Match }) {
  const { looking, picks, watched, hint } = useStore(
    store,
    useShallow((state) => ({
      looking: state.looking,
      picks: state.picks,
      watched: state.watched,
      hint: state.hint,
    })),
  );
  const viewer = lastViewerOf({ match, looking });
  const canUndo = undoneMatchOf({ match, looking }) !== undefined;
  const moment = useMemo(
    () => ({ match, viewer, picks, watched, hint, canUndo }),
    [match, viewer, picks, watched, hint, canUndo],
  );
  return <SeenTable store={store} moment={useDeferredValue(moment)} {...others} />;
}

/** Handlers read the store when called, so stale ones are safe and need no new rendering. */
const SeenTable = memo(
  function SeenTable({
    store,
    settings,
    moment,
    ...handlers
  }: TableScreenProps & { readonly moment: Moment }) {
    const say = useSay();
    const { match, viewer, picks, watched, hint, canUndo } = moment;
    const { makePlay, undo, askHint, watchLastTurn, stopWatching } = store.getState();
    const aids = useStore(settings, useShallow(aidsOf));
    const sound = useStore(settings, (state) => state.sound);
    const motion = useMotionWish(settings);
    const model = useMemo(
      () => tableModelOf(tableRoundOf(match, viewer, watched), picks),
      [match, viewer, watched, picks],
    );
    const changed = useMemo(() => changedSwitchesIn(model.game), [model.game]);
    const look = useTileWish(settings, model.game.variant.kit);
    // If the match has gone on, the press was meant for an earlier table and plays nothing.
    const isAsOf = (then: Match): boolean => {
      const now = store.getState().match;
      return now !== null && currentRound(now).plays === currentRound(then).plays;
    };
    return (
      <TileLook look={look}>
        <RuleAnswers variant={match.setup.variant} changed={changed}>
          <Table
            model={model}
            aids={aids}
            motion={motion}
            sound={sound}
            hint={watched === null && aids.hints ? hint : null}
            watching={watched !== null}
            thinkingLine={<ThinkingLine store={store} />}
            thinkingWords={
              <ThinkingWords
                store={store}
                name={model.names[model.turn ?? -1] ?? ''}
                plays={model.steps.length}
              />
            }
            title={titleOf(match, say)}
            onPlay={({ play, picks: picked }) => {
              if (isAsOf(match)) makePlay(play, picked);
            }}
            onUndo={canUndo ? undo : undefined}
            onHint={askHint}
            onWatch={watchLastTurn}
            onStopWatching={stopWatching}
            onSound={() => settings.getState().change({ sound: !sound })}
            {...handlers}
          />
        </RuleAnswers>
      </TileLook>
    );
  },
  (before, after) => before.moment === after.moment,
);

function titleOf(match: Match, say: Say): string {
  const game = say(`variant.${match.setup.variant}`);
  return isPractice(currentRound(match)) ? say('table.practice', { game }) : game;
}
