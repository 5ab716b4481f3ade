import { useMemo } from 'react';
import { parseLink } from '../../records/link.ts';
import { matchOfRecord } from '../../store/match/whatIf.ts';
import type { RoomProps } from '../load/roomProps.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { RefusedLink } from '../share/RefusedLink.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { RoundReview } from './RoundReview.tsx';

/** The room in which a round is looked at again: any round that has a code. */
export function ReviewScreen(props: RoomProps) {
  const { stores, code, onLeave } = props;
  const parsed = useMemo(() => parseLink(code), [code]);
  const match = useMemo(() => (parsed.ok ? matchOfRecord(parsed.value.record) : null), [parsed]);
  const kit = parsed.ok ? parsed.value.round.game.variant.kit : 'two-sets';
  const look = useTileWish(stores.settings, kit);
  if (!parsed.ok) return <RefusedLink problem={parsed.problem} onLeave={onLeave} />;
  if (match === null) return null;
  return (
    <TileLook look={look}>
      <RoundReview match={match} {...props} />
    </TileLook>
  );
}
