import { useId } from 'react';
import { useStore } from 'zustand';
import { rulesOf } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import { newsFor, untappedPassesIn } from '../../store/match/news.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';
import type { TableSource } from '../../store/table/source.ts';
import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import { Parted } from '../content/Parted.tsx';
import looks from '../looks/looks.module.css';
import { UndoQuestion, undoWords } from '../questions/UndoQuestion.tsx';
import { shownName, shownNames } from '../seatTable/shownNames.ts';
import { useTold } from '../told/useTold.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './CurtainScreen.module.css';

interface CurtainScreenProps {
  readonly table: TableSource;
  readonly settings: SettingsStore;
  /** What is to be played now, as everybody may know it. */
  readonly turnWords: (round: RoundAtTable, say: Say) => string;
}

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

interface CurtainProps {
  readonly name: string;
  readonly news: readonly string[];
  readonly turn: string;
  /** What was played since somebody looked and chose; the table may have told some of it. */
  readonly played: readonly string[];
  /** Who played last and may still take that back. */
  readonly undoer: string | undefined;
  readonly undoWords: string | undefined;
  readonly onLook: () => void;
  /** Who sits out, and may look on without a hand. */
  readonly onlooker: string | undefined;
  readonly onLookOn: (() => void) | undefined;
  readonly onUndo: () => void;
  readonly onHome: () => void;
}

/**
 * Stands in place of the table until the next person has the device. Focus waits on the heading and
 * not on the button, so that a key still held down from the last play shows nobody's tiles. It
 * tells the plays that the table had no time to tell, whom the device goes to, and whose turn it
 * is; what the others have played is told where it is shown again.
 */
function Curtain(props: CurtainProps) {
  const { name, news, turn, played, undoer, undoWords, onLook, onUndo, onHome } = props;
  const { onlooker, onLookOn } = props;
  const say = useSay();
  const undoId = useId();
  const title = say('curtain.title', { name });
  useTold('table', [
    ...played.map((play, at) => ({ key: `${at} ${play}`, unlessTold: true, words: () => [play] })),
    { key: name, words: () => [title, turn] },
  ]);
  return (
    <main className={`${looks.centre} ${styles.curtain}`}>
      <div className={styles.lantern} aria-hidden="true" />
      <div className={styles.words}>
        <h1 aria-describedby={undoWords === undefined ? undefined : undoId}>{title}</h1>
        {news.length > 0 && (
          <ol className={styles.news} aria-label={say('table.news.label')}>
            {news.map((play, at) => (
              <li key={at}>{play}</li>
            ))}
          </ol>
        )}
        <p className={styles.turn}>
          <Parted words={turn} />
        </p>
        <Button look="main" className={styles.look} onClick={onLook}>
          {say('curtain.look', { name })}
        </Button>
        <div className={styles.undo}>
          {undoer !== undefined && (
            <Button onClick={onUndo}>{say('curtain.undo', { name: undoer })}</Button>
          )}
          <p id={undoId} aria-live="polite">
            {undoWords ??
              (undoer !== undefined && say('curtain.undoNote', { name: undoer, next: name }))}
          </p>
        </div>
        {onlooker !== undefined && onLookOn !== undefined && (
          <Button onClick={onLookOn}>{say('curtain.lookOn', { name: onlooker })}</Button>
        )}
        <Button look="quiet" onClick={onHome}>
          {say('rooms.home')}
        </Button>
      </div>
    </main>
  );
}
