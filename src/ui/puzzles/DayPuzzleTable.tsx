import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { RoundRecord } from '../../engine/index.ts';
import { type DayPuzzle, readDayPuzzle } from '../../puzzles/dayPuzzle.ts';
import { gameOf } from '../../records/playedRound.ts';
import type { JoinNamed } from '../../store/joining.ts';
import { matchOfRecord } from '../../store/match/matchRecords.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import { NotLoadedPage } from '../load/NotLoaded.tsx';
import { useJoined } from '../load/useJoined.ts';
import looks from '../looks/looks.module.css';
import { withBotNames } from '../opponents/botName.ts';
import { RoomPage } from '../page/RoomPage.tsx';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import { focusHeading } from '../page/ScreenChange.tsx';
import type { ReviewParts, Tried } from '../review/reviewParts.ts';
import { TrialAndAnswer } from '../review/TrialAndAnswer.tsx';
import { useTileWish } from '../settings/useTileWish.ts';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import type { DayPuzzleLine } from './dayPuzzlesModel.ts';
import styles from './Puzzles.module.css';

interface DayPuzzleTableProps extends Pick<FamilyRoomProps<ReviewParts>, 'partsOf'> {
  readonly line: DayPuzzleLine;
  readonly settings: SettingsStore;
  readonly joinNamed: JoinNamed;
  /** Called once: whether the first play was the best one. */
  readonly onAnswer: (isRight: boolean) => void;
  /** Missing where no puzzle of the day is left. */
  readonly onNext: (() => void) | undefined;
  readonly onLeave: () => void;
}

export function DayPuzzleTable({ line, joinNamed, ...others }: DayPuzzleTableProps) {
  const say = useSay();
  const joined = useJoined(joinNamed, line.game);
  const puzzle = useMemo(
    () => (joined === 'here' ? readDayPuzzle(line.game, line.entry) : undefined),
    [joined, line.game, line.entry],
  );
  if (joined === 'failed') return <NotLoadedPage />;
  if (puzzle !== undefined) return <SoundDayPuzzle line={line} puzzle={puzzle} {...others} />;
  return (
    <RoomPage
      title={say('puzzles.day.ask')}
      className={styles.table}
      wayOut={say('puzzles.leave')}
      onLeave={others.onLeave}
    >
      <p role="status">{say(`puzzles.day.${joined === 'here' ? 'failed' : 'loading'}`)}</p>
    </RoomPage>
  );
}

function SoundDayPuzzle({
  partsOf,
  line: { game, difficulty },
  puzzle,
  settings,
  onAnswer,
  onNext,
  onLeave,
}: Omit<DayPuzzleTableProps, 'joinNamed'> & { readonly puzzle: DayPuzzle }) {
  const say = useSay();
  const { at, review } = puzzle;
  const [isAnswered, setIsAnswered] = useState(false);
  const ownName = useStore(settings, (state) => state.ownName);
  const whole = useMemo(
    () => matchOfRecord(withNames(puzzle, ownName, say)),
    [puzzle, ownName, say],
  );
  const look = useTileWish(settings, gameOf(whole.setup).variant.kit);
  // What said that it was on its way had the focus.
  useEffect(focusTitle, []);
  const judge = (tried: Tried): void => {
    // What was shown is not solved by playing it then.
    if (!isAnswered) onAnswer(tried === review.play);
    setIsAnswered(true);
  };
  return (
    <TileLook look={look}>
      <RoomPage
        title={say('puzzles.day.ask')}
        about={say('puzzles.day.facts', {
          game: say(`variant.${game}`),
          difficulty: say(`puzzles.day.${difficulty}`),
        })}
        className={styles.table}
        wayOut={say('puzzles.leave')}
        onLeave={onLeave}
      >
        <div className={`${looks.stack3} ${looks.slim} ${looks.below3}`}>
          <TrialAndAnswer
            parts={partsOf(game)}
            match={whole}
            at={at}
            review={review}
            settings={settings}
            wasPlayed={false}
            onTry={judge}
            onAgain={focusTitle}
            onEscape={onLeave}
            ways={(isTried) =>
              isTried &&
              onNext !== undefined && (
                <Button look="main" onClick={onNext}>
                  {say('puzzles.next')}
                </Button>
              )
            }
          />
          <div className={styles.outcome} role="status">
            {isAnswered && onNext === undefined && <p>{say('puzzles.day.done')}</p>}
          </div>
        </div>
      </RoomPage>
    </TileLook>
  );
}

const focusTitle = (): void => focusHeading(document.body);

function withNames({ record, review }: DayPuzzle, ownName: string, say: Say): RoundRecord {
  const own = ownName === '' ? say('start.name.you') : ownName;
  const given = record.players.map((_, seat) => (seat === review.seat ? own : ''));
  const levels = given.map((name) => (name === '' ? 'skilled' : undefined));
  return { ...record, players: [...withBotNames(given, levels, say)] };
}
