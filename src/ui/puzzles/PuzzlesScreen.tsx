import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import type { ReviewParts } from '../review/reviewParts.ts';
import { useSay } from '../voice/voice.tsx';
import { FindPuzzles } from './FindPuzzles.tsx';
import { PuzzleList } from './PuzzleList.tsx';
import styles from './Puzzles.module.css';
import { PuzzleTable } from './PuzzleTable.tsx';
import { nextAfter, type PuzzleLine, puzzlesModelOf } from './puzzlesModel.ts';

const noRounds: readonly never[] = [];

/** The room where the costliest plays of one's own rounds are tried again. */
export function PuzzlesScreen({
  stores,
  services,
  partsOf,
  onGo,
  onLeave,
}: FamilyRoomProps<ReviewParts>) {
  const say = useSay();
  const { history, reviewer } = services;
  const { stock, trouble } = useStore(history.state);
  const model = useMemo(() => puzzlesModelOf(stock?.rounds ?? noRounds), [stock]);
  const [chosen, setChosen] = useState<PuzzleLine>();
  useEffect(() => {
    void history.open();
  }, [history]);
  const { open, solved, unreviewed } = model;
  const next = chosen && nextAfter(model, chosen);
  if (chosen !== undefined) {
    return (
      <PuzzleTable
        key={chosen.key}
        partsOf={partsOf}
        puzzle={chosen}
        settings={stores.settings}
        reviewer={reviewer}
        onOutcome={(outcome) => void history.keepOutcome(chosen.round.id, chosen, outcome)}
        onNext={next && (() => setChosen(next))}
        onReview={() => onGo({ room: 'review', code: chosen.round.id })}
        onLeave={() => setChosen(undefined)}
      />
    );
  }
  return (
    <RoomPage
      title={say('rooms.puzzles')}
      about={say('puzzles.about')}
      className={styles.page}
      onLeave={onLeave}
    >
      {trouble !== null && <p role="alert">{say(`history.trouble.${trouble}`)}</p>}
      {stock !== null && (
        <>
          <FindPuzzles reviewer={reviewer} rounds={unreviewed} />
          {open.length + solved.length === 0 ? (
            <section className={`${page.card} ${styles.panel}`}>
              <h2>{say('puzzles.none')}</h2>
              <p>{say(unreviewed.length === 0 ? 'puzzles.none.play' : 'puzzles.none.find')}</p>
            </section>
          ) : (
            <PuzzleList open={open} solved={solved} onChoose={setChosen} />
          )}
        </>
      )}
    </RoomPage>
  );
}
