import { useStore } from 'zustand';
import { type Match, stepsOf } from '../../store/match/match.ts';
import { newsFor } from '../../store/match/news.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { curtainOf } from '../../store/table/curtain.ts';
import type { TableStore } from '../../store/table/table.ts';
import { undoneOf } from '../../store/table/undoing.ts';
import { familyWordsOf } from '../../text/families.ts';
import type { Say } from '../../text/say.ts';
import { shownNames } from '../seatTable/shownNames.ts';
import { UndoQuestion } from '../undo/UndoQuestion.tsx';
import { undoWords } from '../undo/undoWords.ts';
import { useSay } from '../voice/voice.tsx';
import { Curtain } from './Curtain.tsx';

interface CurtainScreenProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
  /** What is to be played now, as everybody may know it. */
  readonly turnWords: (match: Match, say: Say) => string;
}

/** Connects the curtain to the store. */
export function CurtainScreen({ store, settings, turnWords }: CurtainScreenProps) {
  const say = useSay();
  const match = useStore(store, (state) => state.match);
  const seat = useStore(store, curtainOf);
  const looking = useStore(store, (state) => state.looking);
  const undoing = useStore(store, (state) => state.undoing);
  const { look, undo, show } = store.getState();
  if (match === null || seat === null) return null;
  const names = shownNames(match.setup.players, say);
  const nameOf = (at: number): string => names[at] ?? '';
  const { variant } = match.setup;
  const { playWords } = familyWordsOf(variant);
  const news = newsFor(stepsOf(match), seat, seat);
  const canUndo = looking !== null && undoneOf({ match, looking }) !== undefined;
  return (
    <>
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
        undoWords={undoWords(undoing, say)}
        onUndo={() => undo(settings.getState().undoAfterSeen)}
        onHome={() => show('start')}
      />
      <UndoQuestion store={store} />
    </>
  );
}
