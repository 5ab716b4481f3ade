import { useMemo } from 'react';
import { parseLink } from '../../records/link.ts';
import { playedRound } from '../../records/playedRound.ts';
import { matchOfRecord, takenIn } from '../../store/match/matchRecords.ts';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { RefusedLink } from '../share/RefusedLink.tsx';
import type { ShareParts } from '../share/shareParts.ts';
import { TileLook } from '../tile/TileLook.tsx';
import { RoundReview } from './RoundReview.tsx';
import type { ReviewParts } from './reviewParts.ts';

export function ReviewScreen({ partsOf, ...room }: FamilyRoomProps<ReviewParts & ShareParts>) {
  const { stores, code, onLeave } = room;
  const parsed = useMemo(() => parseLink(code), [code]);
  const match = useMemo(() => (parsed.ok ? takenIn(matchOfRecord(parsed.value)) : null), [parsed]);
  const kit = parsed.ok ? playedRound(parsed.value).game.variant.kit : 'two-sets';
  const look = useTileWish(stores.settings, kit);
  if (!parsed.ok) return <RefusedLink problem={parsed.problem} onLeave={onLeave} />;
  if (match === null) return null;
  return (
    <TileLook look={look}>
      <RoundReview parts={partsOf(match.setup.variant)} match={match} {...room} />
    </TileLook>
  );
}
