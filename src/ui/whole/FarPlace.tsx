import type { RefObject } from 'react';
import type { Stores } from '../../store/services.ts';
import { NotLoadedPage } from '../load/NotLoaded.tsx';
import { useFarRoom } from './useFarRoom.ts';

interface FarPlaceProps {
  readonly code: string;
  readonly stores: Stores;
  readonly frame: RefObject<HTMLElement | null>;
}

/** The room of a table far away, once it has come. */
export function FarPlace({ code, stores, frame }: FarPlaceProps) {
  const come = useFarRoom(stores.learnFar);
  return (
    <>
      {come === 'failed' && <NotLoadedPage />}
      {typeof come === 'object' && <come.FarRoom stores={stores} code={code} frame={frame} />}
    </>
  );
}
