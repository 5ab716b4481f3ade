import { Finding } from '../../review/Finding.tsx';
import type { FamilyFindingsProps } from '../../review/reviewParts.ts';
import { useSay } from '../../voice/voice.tsx';
import { Draws } from './Draws.tsx';
import { Missed } from './Missed.tsx';

/** What is found in a round of fishing: the fish that a seat missed, and what the draws did. */
export function FishFindings(props: FamilyFindingsProps) {
  const { match, seat, review, isOver, onGo } = props;
  const say = useSay();
  return (
    <>
      {isOver && (
        <Finding title={say('review.missed')} id="missed">
          <Missed match={match} seat={seat} onGo={onGo} />
        </Finding>
      )}
      {review !== null && (
        <Finding title={say('review.draws')} id="draws">
          <Draws match={match} review={review} seat={seat} onGo={onGo} />
        </Finding>
      )}
    </>
  );
}
