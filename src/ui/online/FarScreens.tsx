import { useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { FarTable } from '../../store/online/farState.ts';
import { Button } from '../button/Button.tsx';
import { HomeContext } from '../home/homeContext.ts';
import { ScreenChange } from '../page/ScreenChange.tsx';
import { useSay } from '../voice/voice.tsx';
import { FarMatch } from './FarMatch.tsx';
import { FarPage } from './FarPage.tsx';
import { isOutside } from './farPlaces.ts';
import type { FarRoomProps } from './farRoomProps.ts';
import { tablesAt } from './farWords.ts';
import { GonePage } from './GonePage.tsx';
import { Lobby } from './Lobby.tsx';
import { type Guest, useGuests } from './useGuests.ts';

interface FarScreensProps extends Omit<FarRoomProps, 'code'> {
  readonly table: FarTable;
  readonly guests: readonly Guest[];
  readonly address: URL;
}

/** What is to be seen of a table just now. */
export function FarScreens({ table, stores, guests, address, frame }: FarScreensProps) {
  const say = useSay();
  const goHome = useContext(HomeContext);
  const { id, link, gone, isGarbled, told } = useStore(table);
  useGuests(table, guests);
  const { forget } = stores.services.tables.getState();
  useEffect(() => {
    // Nobody can come back to it.
    if (gone === 'removed') forget(id);
  }, [gone, forget, id]);
  if (gone !== null) {
    const forgetIt = (): void => {
      forget(id);
      goHome?.();
    };
    const isListed = gone !== 'removed' && goHome !== undefined;
    return (
      <GonePage
        why={gone}
        stores={stores}
        onForget={isListed ? forgetIt : undefined}
        frame={frame}
      />
    );
  }
  if (isGarbled) {
    return (
      <>
        <FarPage
          title={say('far.garbled')}
          about={say('far.garbled.about')}
          ways={
            <Button look="main" onClick={() => location.reload()}>
              {say('dialog.reload')}
            </Button>
          }
        />
        <ScreenChange place="garbled" frame={frame} />
      </>
    );
  }
  if (told === null) {
    const isLost = link === 'lost';
    return (
      <>
        <FarPage
          title={
            isLost ? say('far.unreachable', { address: tablesAt(address) }) : say('far.coming')
          }
          {...(isLost && { about: say('far.unreachable.about') })}
        />
        <ScreenChange place={`coming ${isLost}`} frame={frame} />
      </>
    );
  }
  if (told.round !== null && !isOutside(told)) {
    return <FarMatch table={table} stores={stores} frame={frame} />;
  }
  return (
    <>
      <Lobby table={table} told={told} stores={stores} />
      <ScreenChange place="lobby" frame={frame} />
    </>
  );
}
