import { useStore } from 'zustand';
import { drawnOf, type Seat } from '../../engine/index.ts';
import { type Match, positionOf, stepsOf } from '../../store/match.ts';
import type { Step } from '../../store/playedRound.ts';
import { curtainOf, type TableStore, undoneMatchOf } from '../../store/table.ts';
import { Curtain } from './Curtain.tsx';

/** Connects the curtain to the store. */
export function CurtainScreen({ store }: { readonly store: TableStore }) {
  const match = useStore(store, (state) => state.match);
  const seat = useStore(store, curtainOf);
  const looking = useStore(store, (state) => state.looking);
  const { look, undo, show } = store.getState();
  if (match === null || seat === null) return null;
  const nameOf = (at: number): string => match.setup.players[at]?.name ?? '';
  const canUndo = looking !== null && undoneMatchOf({ match, looking }) !== undefined;
  return (
    <Curtain
      key={seat}
      name={nameOf(seat)}
      round={match.rounds.length}
      news={newsFor(match, seat).map(({ seat: by, phase, play }) => ({
        name: nameOf(by),
        phase,
        play,
      }))}
      // It lies open to all.
      drawn={drawnOf(positionOf(match))}
      undoer={canUndo ? nameOf(looking) : undefined}
      onLook={look}
      onUndo={undo}
      onMenu={() => show('start')}
    />
  );
}

/** The plays since the seat's own last one; all lie open to everybody. */
function newsFor(match: Match, seat: Seat): readonly Step[] {
  const steps = stepsOf(match);
  return steps.slice(steps.findLastIndex((step) => step.seat === seat) + 1);
}
