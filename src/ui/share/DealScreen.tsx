import { useMemo } from 'react';
import { parseLink } from '../../records/link.ts';
import type { RoomProps } from '../page/roomProps.ts';
import { DealOffer } from './DealOffer.tsx';
import { RefusedLink } from './RefusedLink.tsx';

/** The room of a deal that somebody has sent. If the code holds plays too, they are left aside. */
export function DealScreen({ stores, code, onLeave }: RoomProps) {
  const parsed = useMemo(() => parseLink(code), [code]);
  if (!parsed.ok) return <RefusedLink problem={parsed.problem} onLeave={onLeave} />;
  return <DealOffer stores={stores} record={parsed.value} onLeave={onLeave} />;
}
