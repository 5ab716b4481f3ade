import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Play, Seat } from '../../engine/index.ts';
import { currentRound, type Match, withPlay } from '../../store/match/match.ts';
import { matchUpTo } from '../../store/match/whatIf.ts';
import { aidsOf, type SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { refuseHeldKey } from '../learn/refuseHeldKey.ts';
import looks from '../looks/looks.module.css';
import { useMotionWish } from '../page/useLook.ts';
import { useSoundWish } from '../sound/soundWish.ts';
import { watching } from '../table/board.ts';
import { PageBoard } from '../table/PageBoard.tsx';
import prompt from '../table/Prompt.module.css';
import type { RoomBoardParts } from '../table/roomBoard.ts';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { FocusRest, restAt } from '../told/FocusRest.tsx';
import { useSay } from '../voice/voice.tsx';
import { AttemptAnswer, type AttemptAnswerProps } from './AttemptAnswer.tsx';
import type { ReviewParts, Tried } from './reviewParts.ts';
import { playWordsAt } from './reviewWords.ts';

interface TrialAndAnswerProps
  extends Pick<AttemptAnswerProps, 'match' | 'at' | 'review' | 'wasPlayed'> {
  readonly parts: ReviewParts;
  readonly settings: SettingsStore;
  /** Called with every play that is tried, or when the answer is shown without one. */
  readonly onTry: (tried: Tried) => void;
  readonly onAgain: () => void;
  readonly onEscape: () => void;
  readonly ways: (isAnswered: boolean) => Elements;
}

export function TrialAndAnswer(props: TrialAndAnswerProps) {
  const { parts, match, at, review, settings, wasPlayed, onTry, onAgain, onEscape, ways } = props;
  const say = useSay();
  const [tried, setTried] = useState<Tried>();
  const [isKnown, setIsKnown] = useState(false);
  const before = useMemo(() => matchUpTo(match, at), [match, at]);
  const isAnswered = tried !== undefined;
  const { afterNews } = useContext(AnnouncerContext);
  const resting = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  // The answer is told before the buttons that lead on from it.
  useEffect(() => {
    if (!isAnswered) return;
    if (resting.current !== null) restAt(resting.current);
    return afterNews(() => {
      actions.current?.querySelector('button')?.focus({ preventScroll: true });
    });
  }, [isAnswered, afterNews]);
  const answer = (given: Tried): void => {
    setTried(given);
    onTry(given);
  };
  const again = (): void => {
    setTried(undefined);
    setIsKnown(true);
    onAgain();
  };
  return (
    <>
      <Trial
        parts={parts}
        before={before}
        seat={review.seat}
        tried={tried}
        settings={settings}
        onTry={answer}
        onEscape={onEscape}
      />
      <FocusRest ref={resting} />
      {tried !== undefined && (
        <AttemptAnswer
          parts={parts}
          match={match}
          at={at}
          review={review}
          tried={tried === 'shown' ? undefined : tried}
          isKnown={isKnown}
          wasPlayed={wasPlayed}
        />
      )}
      <div ref={actions} className={looks.row3}>
        {isAnswered ? (
          <Button onKeyDown={refuseHeldKey} onClick={again}>
            {say('review.attempt.again')}
          </Button>
        ) : (
          <Button onClick={() => answer('shown')}>{say('review.show')}</Button>
        )}
        {ways(isAnswered)}
      </div>
    </>
  );
}

interface TrialProps {
  readonly parts: RoomBoardParts;
  /** The match up to the play that is tried again. */
  readonly before: Match;
  /** The seat that plays; the table shows what it could see. */
  readonly seat: Seat;
  /** Undefined as long as nothing was tried; then nothing more can be played. */
  readonly tried: Tried | undefined;
  readonly settings: SettingsStore;
  readonly onTry: (play: Play) => void;
  readonly onEscape: () => void;
}

/** The table as a seat saw it before a play, played at with the table's own input. */
export function Trial({ parts, before, seat, tried, settings, onTry, onEscape }: TrialProps) {
  const say = useSay();
  const aids = useStore(settings, useShallow(aidsOf));
  const motion = useMotionWish(settings);
  const sound = useSoundWish(settings);
  const round = useMemo(() => {
    const after = tried === undefined || tried === 'shown' ? undefined : withPlay(before, tried);
    return { match: after?.ok ? after.value : before, viewer: seat };
  }, [before, seat, tried]);
  return (
    <PageBoard
      parts={parts}
      round={round}
      mode={tried === undefined ? { does: 'play', onPlay: onTry } : watching}
      aids={aids}
      motion={motion}
      sound={sound}
      actions={
        tried === undefined ? undefined : (
          <>
            <p className={prompt.prompt}>
              {playWordsAt(round.match, currentRound(before).plays.length, say)}
            </p>
            <div className={prompt.buttons} />
          </>
        )
      }
      onEscape={onEscape}
      onScores={onEscape}
    />
  );
}
