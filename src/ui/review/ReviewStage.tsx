import { useMemo } from 'react';
import type { Match } from '../../store/match/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { Elements } from '../content/content.ts';
import { useMotionWish } from '../page/useLook.ts';
import { watching } from '../table/board.ts';
import { PageBoard } from '../table/PageBoard.tsx';
import type { RoomBoardParts, ShownHands } from '../table/roomBoard.ts';

interface ReviewStageProps {
  readonly parts: RoomBoardParts;
  readonly match: Match;
  /** After how many plays. */
  readonly at: number;
  readonly hands: ShownHands;
  readonly settings: SettingsStore;
  readonly caption: Elements;
}

export function ReviewStage({ parts, match, at, hands, settings, caption }: ReviewStageProps) {
  const viewer = typeof hands === 'number' ? hands : null;
  const round = useMemo(() => ({ match, at, viewer }), [match, at, viewer]);
  const motion = useMotionWish(settings);
  return (
    <PageBoard
      parts={parts}
      round={round}
      mode={watching}
      motion={motion}
      hands={hands}
      caption={caption}
    />
  );
}
