import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Play, Seat } from '../../engine/index.ts';
import { currentRound, type Match, withPlay } from '../../store/match/match.ts';
import { aidsOf, type SettingsStore } from '../../store/settings.ts';
import { useSoundWish } from '../sound/soundWish.ts';
import { watching } from '../table/board.ts';
import { PageBoard } from '../table/PageBoard.tsx';
import prompt from '../table/Prompt.module.css';
import type { RoomBoardParts } from '../table/roomBoard.ts';
import { useMotionWish } from '../useLook.ts';
import { useSay } from '../voice/voice.tsx';
import type { Tried } from './reviewParts.ts';
import { playWordsAt } from './reviewWords.ts';

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
