import { useMemo } from 'react';
import { rulesOf } from '../../engine/index.ts';
import { playedRound } from '../../records/playedRound.ts';
import { currentRound } from '../../store/match/match.ts';
import { RuleAnswers } from '../asking/RuleAnswers.tsx';
import motion from '../motion/Motion.module.css';
import type { SoundWish } from '../sound/soundWish.ts';
import { useSound } from '../sound/useSound.ts';
import type { RoomBoardParts, RoomBoardProps } from './roomBoard.ts';

interface PageBoardProps extends Omit<RoomBoardProps, 'frame'> {
  readonly parts: RoomBoardParts;
  /** How it is heard and felt; else it is silent. */
  readonly sound?: SoundWish | undefined;
}

export function PageBoard({ parts, sound, ...given }: PageBoardProps) {
  const { round, hands, lesson } = given;
  const record = currentRound(round.match);
  const { variant, rules, players } = record;
  const { game } = playedRound(record);
  const changed = useMemo(
    () => rulesOf(game).changedSwitchesOf(game.variant, rules),
    [game, rules],
  );
  const one = hands === 'none' ? 0 : 1;
  const open = hands === 'all' ? players.length : one;
  return (
    <RuleAnswers variant={variant} changed={changed}>
      <parts.Board
        {...given}
        frame={(board, className) => (
          <div
            ref={board.root}
            className={className}
            data-plays={hands === undefined || undefined}
            data-hands={hands === undefined ? undefined : open}
            data-lesson={lesson !== undefined || undefined}
            data-tells={board.tells || undefined}
          >
            {board.laid}
            <div ref={board.layer} className={motion.layer} aria-hidden="true" data-flights />
          </div>
        )}
      />
      {sound && <Sounding parts={parts} round={round} wish={sound} />}
    </RuleAnswers>
  );
}

interface SoundingProps {
  readonly parts: RoomBoardParts;
  readonly round: RoomBoardProps['round'];
  readonly wish: SoundWish;
}

function Sounding({ parts, round, wish }: SoundingProps) {
  useSound(round, parts.feedback, wish);
  return null;
}
