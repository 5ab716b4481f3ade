import { useEffect, useMemo, useState } from 'react';
import type { Play, RoundRecord } from '../../engine/index.ts';
import { parseLink } from '../../records/link.ts';
import { withNamesTaken } from '../../records/plainName.ts';
import { playedRound } from '../../records/playedRound.ts';
import { outcomeOfTry, type PuzzleOutcome } from '../../review/puzzles.ts';
import type { JudgedPlay } from '../../review/review.ts';
import type { Reviewer } from '../../store/reviewing/reviewer.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { HomeButton } from '../page/HomeButton.tsx';
import page from '../page/Page.module.css';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import { Attempt } from '../review/Attempt.tsx';
import type { ReviewParts } from '../review/reviewParts.ts';
import { useReview } from '../review/useReview.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { RefusedLink } from '../share/RefusedLink.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Puzzles.module.css';
import type { PuzzleLine } from './puzzlesModel.ts';

interface PuzzleTableProps extends Pick<FamilyRoomProps<ReviewParts>, 'partsOf'> {
  readonly puzzle: PuzzleLine;
  readonly settings: SettingsStore;
  readonly reviewer: Reviewer;
  readonly onOutcome: (outcome: PuzzleOutcome) => void;
  /** Missing where there is no other one. */
  readonly onNext: (() => void) | undefined;
  readonly onReview: () => void;
  readonly onLeave: () => void;
}

export function PuzzleTable({ puzzle, ...others }: PuzzleTableProps) {
  const { link } = puzzle.round;
  const parsed = useMemo(() => parseLink(link), [link]);
  if (!parsed.ok) return <RefusedLink problem={parsed.problem} onLeave={others.onLeave} />;
  return <SoundPuzzle puzzle={puzzle} record={parsed.value} {...others} />;
}

function SoundPuzzle({
  partsOf,
  puzzle,
  record,
  settings,
  reviewer,
  onOutcome,
  onNext,
  onReview,
  onLeave,
}: PuzzleTableProps & { readonly record: RoundRecord }) {
  const say = useSay();
  const { judged, state } = useReview(reviewer, record, puzzle.seat);
  // A review is kept under the code of the round, and that has the names as they came.
  const shown = useMemo(() => withNamesTaken(record), [record]);
  const look = useTileWish(settings, playedRound(record).game.variant.kit);
  // The figures as they first came: others must not change the question.
  const [asked, setAsked] = useState<JudgedPlay>();
  const [outcome, setOutcome] = useState<PuzzleOutcome | null>(null);
  const found = judged.plays[puzzle.at] ?? undefined;
  useEffect(() => setAsked((before) => before ?? found), [found]);
  const judge = (tried: Play | 'shown'): void => {
    // A puzzle cannot be solved after its answer was shown.
    if (outcome !== null || asked === undefined) return;
    const now = outcomeOfTry(asked, tried === 'shown' ? undefined : tried, record.variant);
    setOutcome(now);
    onOutcome(now);
  };
  return (
    <TileLook look={look}>
      <main className={`${page.page} ${styles.table}`}>
        <header className={page.top}>
          <HomeButton />
          <h1>{say('rooms.puzzles')}</h1>
          <Button onClick={onReview}>{say('puzzles.round')}</Button>
        </header>
        {asked === undefined ? (
          <section className={`${page.card} ${styles.panel}`}>
            <p role="status">{say(state === 'failed' ? 'puzzles.failed' : 'puzzles.waiting')}</p>
            <Button onClick={onLeave}>{say('puzzles.leave')}</Button>
          </section>
        ) : (
          <Attempt
            parts={partsOf(record.variant)}
            record={shown}
            at={puzzle.at}
            review={asked}
            settings={settings}
            onAnswer={judge}
            leave={say('puzzles.leave')}
            onDone={onLeave}
          />
        )}
        <div className={styles.outcome} role="status">
          {outcome === 'missed' && <p>{say('puzzles.outcome.missed')}</p>}
        </div>
        {outcome !== null && onNext !== undefined && (
          <Button look="main" className={styles.next} onClick={onNext}>
            {say('puzzles.next')}
          </Button>
        )}
      </main>
    </TileLook>
  );
}
