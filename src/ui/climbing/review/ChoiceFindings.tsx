import { Finding } from '../../review/Finding.tsx';
import type { FamilyFindingsProps } from '../../review/reviewParts.ts';
import { useSay } from '../../voice/voice.tsx';
import { Choices } from './Choices.tsx';

/** What is found in a round of climbing: which kinds of choices cost a seat how much. */
export function ChoiceFindings({ match, seat, judged, isJudged, onGo }: FamilyFindingsProps) {
  const say = useSay();
  if (!isJudged) return null;
  return (
    <Finding title={say('climbing.review.kinds')} id="kinds">
      <Choices key={seat} match={match} judged={judged} seat={seat} onGo={onGo} />
    </Finding>
  );
}
