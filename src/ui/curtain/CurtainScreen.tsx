import { useStore } from 'zustand';
import { drawnOf } from '../../engine/index.ts';
import { drawnTilePlaysItself, positionOf, stepsOf } from '../../store/match/match.ts';
import { newsFor } from '../../store/match/news.ts';
import { curtainOf } from '../../store/table/curtain.ts';
import { type TableStore, undoneMatchOf } from '../../store/table/table.ts';
import { Curtain } from './Curtain.tsx';

/** Connects the curtain to the store. */
export function CurtainScreen({ store }: { readonly store: TableStore }) {
  const match = useStore(store, (state) => state.match);
  const seat = useStore(store, curtainOf);
  const looking = useStore(store, (state) => state.looking);
  const { look, undo, show } = store.getState();
  if (match === null || seat === null) return null;
  const nameOf = (at: number): string => match.setup.players[at]?.name ?? '';
  const news = newsFor(stepsOf(match), seat, seat);
  const canUndo = looking !== null && undoneMatchOf({ match, looking }) !== undefined;
  return (
    <Curtain
      key={seat}
      name={nameOf(seat)}
      round={match.rounds.length}
      news={stepsOf(match)
        .slice(news.begin, news.end)
        .map(({ seat: by, phase, play }) => ({
          name: nameOf(by),
          phase,
          play,
        }))}
      // It lies open to all.
      drawn={drawnOf(positionOf(match))}
      playsItself={drawnTilePlaysItself(positionOf(match))}
      undoer={canUndo ? nameOf(looking) : undefined}
      onLook={look}
      onUndo={undo}
      onMenu={() => show('start')}
    />
  );
}
