import type { RefObject } from 'react';
import { wordsOfLink } from '../../records/link.ts';
import type { Place } from '../../store/places.ts';
import type { Stores } from '../../store/services.ts';
import { Button } from '../button/Button.tsx';
import styles from '../load/NotLoaded.module.css';
import { NotLoadedPage } from '../load/NotLoaded.tsx';
import { useJoined } from '../load/useJoined.ts';
import { ScreenChange } from '../page/ScreenChange.tsx';
import { useSay } from '../voice/voice.tsx';
import { useRooms } from './useRooms.ts';

interface RoomFrameProps {
  readonly place: Exclude<Place, { readonly room: 'table' }>;
  readonly stores: Stores;
  readonly frame: RefObject<HTMLElement | null>;
}

export function Room({ place, stores, frame }: RoomFrameProps) {
  const say = useSay();
  const loaded = useRooms();
  const { leave, goTo } = stores.places.getState();
  const { room } = place;
  const joined = useJoined(stores.joinNamed, textNaming(place));
  const come = joined === 'here' ? loaded : joined;
  const hasCome = typeof come === 'object';
  const Screen = hasCome && room !== 'nowhere' ? come.rooms[room] : undefined;
  const code = 'code' in place ? place.code : '';
  // The page of the rules follows its address by itself, as its switches are part of the address.
  const shown = room === 'rules' ? room : `${room} ${code}`;
  return (
    <>
      {come === 'failed' && <NotLoadedPage />}
      {room === 'nowhere' && (
        <main className={styles.notLoaded}>
          <h1>{say(`rooms.${room}`)}</h1>
          <Button onClick={leave}>{say('rooms.leave')}</Button>
        </main>
      )}
      {hasCome && Screen !== undefined && (
        <Screen
          key={shown}
          stores={stores}
          services={stores.services}
          code={code}
          partsOf={come.partsOf}
          partsOfFamily={come.partsOfFamily}
          onGo={goTo}
          onLeave={leave}
        />
      )}
      <ScreenChange place={`${shown} ${hasCome}`} frame={frame} />
      <title>{say('start.pageTitle', { screen: say(`rooms.${room}`) })}</title>
    </>
  );
}

/** What in an address names the game that its room shows. */
function textNaming(place: RoomFrameProps['place']): string {
  switch (place.room) {
    case 'review':
    case 'deal':
      return wordsOfLink(place.code);
    case 'learn':
    case 'rules':
      return place.code;
    default:
      return '';
  }
}
