import { useStore } from 'zustand';
import { type Match, stepsOf } from '../../store/match/match.ts';
import { newsFor } from '../../store/match/news.ts';
import { curtainOf } from '../../store/table/curtain.ts';
import { type TableStore, undoneMatchOf } from '../../store/table/table.ts';
import { familyWordsOf } from '../../text/families.ts';
import type { Say } from '../../text/say.ts';
import { useSay } from '../voice/voice.tsx';
import { Curtain } from './Curtain.tsx';

interface CurtainScreenProps {
  readonly store: TableStore;
  /** What is to be played now, as everybody may know it. */
  readonly turnWords: (match: Match, say: Say) => string;
}

/** Connects the curtain to the store. */
export function CurtainScreen({ store, turnWords }: CurtainScreenProps) {
  const say = useSay();
  const match = useStore(store, (state) => state.match);
  const seat = useStore(store, curtainOf);
  const looking = useStore(store, (state) => state.looking);
  const { look, undo, show } = store.getState();
  if (match === null || seat === null) return null;
  const nameOf = (at: number): string => match.setup.players[at]?.name ?? '';
  const { variant } = match.setup;
  const { playWords } = familyWordsOf(variant);
  const news = newsFor(stepsOf(match), seat, seat);
  const canUndo = looking !== null && undoneMatchOf({ match, looking }) !== undefined;
  return (
    <Curtain
      key={seat}
      name={nameOf(seat)}
      news={stepsOf(match)
        .slice(news.begin, news.end)
        .map(({ seat: by, phase, play }) =>
          playWords({ name: nameOf(by), phase, play, variant }, say),
        )}
      turn={turnWords(match, say)}
      undoer={canUndo ? nameOf(looking) : undefined}
      onLook={look}
      onUndo={undo}
      onMenu={() => show('start')}
    />
  );
}
