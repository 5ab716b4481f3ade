import { Finding } from '../../review/Finding.tsx';
import type { FamilyFindingsProps } from '../../review/reviewParts.ts';
import { useSay } from '../../voice/voice.tsx';
import { Choices } from './Choices.tsx';

/** What is found in a round of climbing: which kinds of choices cost a seat how much. */
export function ChoiceFindings({
  match,
  seat,
  review,
  withFigures,
  isExact,
  onGo,
}: FamilyFindingsProps) {
  const say = useSay();
  if (!withFigures) return null;
  return (
    <Finding title={say('climbing.review.kinds')} id="kinds">
      {review !== null && (
        <Choices
          key={seat}
          match={match}
          review={review}
          seat={seat}
          isExact={isExact}
          onGo={onGo}
        />
      )}
    </Finding>
  );
}
