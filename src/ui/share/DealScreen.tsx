import { useMemo } from 'react';
import { parseLink } from '../../records/link.ts';
import { withNamesTaken } from '../../records/plainName.ts';
import type { RoomProps } from '../page/roomProps.ts';
import { DealOffer } from './DealOffer.tsx';
import { RefusedLink } from './RefusedLink.tsx';

/** A code that holds a whole round is a challenge; plays of any other are left aside. */
export function DealScreen(room: RoomProps) {
  const { code, onLeave } = room;
  const parsed = useMemo(() => parseLink(code), [code]);
  const record = useMemo(() => (parsed.ok ? withNamesTaken(parsed.value) : null), [parsed]);
  if (!parsed.ok) return <RefusedLink problem={parsed.problem} onLeave={onLeave} />;
  return record && <DealOffer record={record} {...room} />;
}
