import { useStore } from 'zustand';
import { rulesOf } from '../../engine/index.ts';
import { newsFor, untappedPassesIn } from '../../store/match/news.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';
import type { TableSource } from '../../store/table/source.ts';
import { familyWordsOf } from '../../text/families.ts';
import type { Say } from '../../text/say.ts';
import { shownName, shownNames } from '../seatTable/shownNames.ts';
import { UndoQuestion } from '../undo/UndoQuestion.tsx';
import { undoWords } from '../undo/undoWords.ts';
import { useSay } from '../voice/voice.tsx';
import { Curtain } from './Curtain.tsx';

interface CurtainScreenProps {
  readonly table: TableSource;
  readonly settings: SettingsStore;
  /** What is to be played now, as everybody may know it. */
  readonly turnWords: (round: RoundAtTable, say: Say) => string;
}

/** Connects the curtain to the table. */
export function CurtainScreen({ table, settings, turnWords }: CurtainScreenProps) {
  const say = useSay();
  const { round, curtain: seat, looking, undoing, deeds } = useStore(table);
  const tapsPasses = useStore(settings, (state) => state.tapsPasses);
  const { show, look, lookOn, undo } = deeds;
  if (round === null || seat === null || look === undefined) return null;
  const names = shownNames(round, say);
  const nameOf = (at: number): string => names[at] ?? '';
  const { variant, sitsOut } = round;
  const { game, steps } = round.played;
  const { playWords } = familyWordsOf(variant);
  const { isPass, playsItself } = rulesOf(game);
  const untapped = untappedPassesIn(steps, rulesOf(game), { tapsPasses });
  const { begin, end } = newsFor(steps, seat, seat, untapped);
  const news = steps
    .slice(begin, end)
    .map(({ seat: by, phase, play }) => playWords({ name: nameOf(by), phase, play, variant }, say));
  const chosen = steps.findLastIndex(
    ({ seat: by, before, play }) =>
      by === looking && ((tapsPasses && isPass(play)) || !playsItself(before)),
  );
  return (
    <>
      <Curtain
        key={seat}
        name={nameOf(seat)}
        news={news}
        played={looking === null ? [] : news.slice(Math.max(chosen - begin, 0))}
        turn={turnWords(round, say)}
        undoer={looking !== null && undo !== undefined ? nameOf(looking) : undefined}
        onLook={look}
        onlooker={sitsOut && shownName(sitsOut, sitsOut.place, say)}
        onLookOn={lookOn}
        undoWords={undoWords(undoing, say)}
        onUndo={() => undo?.()}
        onHome={() => show('start')}
      />
      <UndoQuestion table={table} />
    </>
  );
}
