import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PuzzleLists } from '../../puzzles/puzzlesOfDay.ts';
import { useToday } from '../calendar/useToday.ts';
import { TroubleBanner } from '../device/TroubleBanner.tsx';
import { useBackCloses } from '../dialog/useBackCloses.ts';
import { TroubleNote } from '../history/TroubleNote.tsx';
import { type Coming, later, useLater } from '../load/later.ts';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import { focusHeading } from '../page/ScreenChange.tsx';
import type { ReviewParts } from '../review/reviewParts.ts';
import { useSay } from '../voice/voice.tsx';
import { DayPuzzles } from './DayPuzzles.tsx';
import { DayPuzzleTable } from './DayPuzzleTable.tsx';
import { dayPuzzleLines, nextUntried } from './dayPuzzlesModel.ts';
import { FindPuzzles } from './FindPuzzles.tsx';
import { PuzzleList } from './PuzzleList.tsx';
import styles from './Puzzles.module.css';
import { PuzzleTable } from './PuzzleTable.tsx';
import { nextAfter, type PuzzleLine, puzzlesModelOf } from './puzzlesModel.ts';

const noRounds: readonly never[] = [];

/** A puzzle on the table, and its day, which goes on past midnight. */
interface BegunPuzzle {
  readonly day: string;
  readonly id: string;
}

export function PuzzlesScreen(props: FamilyRoomProps<ReviewParts>) {
  const { stores, services, partsOf, onGo, onLeave } = props;
  const say = useSay();
  const { history, reviewer, puzzleDays } = services;
  const { stock, trouble } = useStore(history.state);
  const model = useMemo(() => puzzlesModelOf(stock?.rounds ?? noRounds), [stock]);
  const [chosen, setChosen] = useState<PuzzleLine>();
  const [begun, setBegun] = useState<BegunPuzzle>();
  const today = useToday();
  const day = begun?.day ?? today;
  const lists = usePuzzleLists();
  const { days, trouble: dayTrouble } = useStore(puzzleDays);
  const lines = useMemo(
    () => (typeof lists === 'object' ? dayPuzzleLines(lists, day, days) : lists),
    [lists, day, days],
  );
  useEffect(() => {
    void history.open();
  }, [history]);
  const { open, solved, unreviewed } = model;
  const next = chosen && nextAfter(model, chosen);
  const line = typeof lines === 'object' ? lines.find(({ id }) => id === begun?.id) : undefined;
  const shown = line?.id ?? chosen?.key;
  const backToAll = (): void => {
    setBegun(undefined);
    setChosen(undefined);
  };
  useBackCloses(shown !== undefined, backToAll);
  const wasShown = useRef(shown);
  useEffect(() => {
    if (wasShown.current === shown) return;
    wasShown.current = shown;
    window.scrollTo(0, 0);
    focusHeading(document.body);
  }, [shown]);
  if (line !== undefined && typeof lines === 'object') {
    const nextOfDay = nextUntried(lines, line.id);
    return (
      <DayPuzzleTable
        key={line.id}
        partsOf={partsOf}
        line={line}
        settings={stores.settings}
        joinNamed={stores.joinNamed}
        onAnswer={(isRight) => puzzleDays.getState().answer(day, line.id, isRight)}
        onNext={nextOfDay && (() => setBegun({ day, id: nextOfDay.id }))}
        onLeave={backToAll}
      />
    );
  }
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
        onReview={() => onGo({ room: 'review', code: chosen.round.link })}
        onLeave={backToAll}
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
      {dayTrouble !== null && (
        <TroubleBanner
          trouble={dayTrouble}
          words={say(`puzzles.trouble.${dayTrouble.code}`)}
          onDismiss={puzzleDays.getState().acknowledgeTrouble}
        />
      )}
      <DayPuzzles
        lines={lines}
        day={day}
        puzzleDays={puzzleDays}
        onChoose={({ id }) => setBegun({ day, id })}
      />
      <TroubleNote trouble={trouble} />
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

const theLists = later(async () => (await import('../../families/puzzleLists.ts')).puzzleLists);

function usePuzzleLists(): Coming<PuzzleLists> {
  return useLater(theLists);
}
