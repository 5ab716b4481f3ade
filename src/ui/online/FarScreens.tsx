import { useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { TablePlace } from '../../engine/index.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { Button } from '../button/Button.tsx';
import { HomeContext } from '../page/HomeButton.tsx';
import { useSay } from '../voice/voice.tsx';
import { Between } from './Between.tsx';
import { FarMatch } from './FarMatch.tsx';
import { FarPage } from './FarPage.tsx';
import { isOutside } from './farPlaces.ts';
import type { FarRoomProps } from './farRoomProps.ts';
import { tablesAt } from './farWords.ts';
import { linkTo } from './links/linkTo.ts';
import { type GivenPlace, GivingContext } from './people/giving.ts';
import { ScreenName } from './ScreenNames.tsx';
import { type Guest, useGuests } from './useGuests.ts';

interface FarScreensProps extends Omit<FarRoomProps, 'code'> {
  readonly table: FarTable;
  readonly guests: readonly Guest[];
  readonly address: URL;
}

export function FarScreens(props: FarScreensProps) {
  const { table } = props;
  const [given, setGiven] = useState<GivenPlace>();
  const [isHanding, setHanding] = useState(false);
  const giving = useMemo(() => {
    const give = async (place: TablePlace): Promise<void> => {
      const isOwn = table.getState().told?.own.includes(place) === true;
      const key = await table.deeds.give(place);
      if (key === null) return;
      setGiven({ place, key });
      setHanding(isOwn);
    };
    return { given, give, isHanding, endHanding: () => setHanding(false) };
  }, [table, given, isHanding]);
  return (
    <GivingContext value={giving}>
      <ShownScreen {...props} />
    </GivingContext>
  );
}

function ShownScreen({ table, stores, guests, address, frame }: FarScreensProps) {
  const say = useSay();
  const goHome = useContext(HomeContext);
  const { id, link, gone, isGarbled, told } = useStore(table);
  const { isHanding, endHanding } = useContext(GivingContext);
  const areComing = useGuests(table, guests);
  const { tables } = stores.services;
  const { forget } = tables.getState();
  const known = useStore(tables, (state) => state.tables.find((one) => one.id === id));
  const trouble = useStore(tables, (state) => state.trouble);
  // A link that never opened anything is no table of this device. Where nothing can be kept, its
  // key stays in the address, and would come onto the list again.
  const wasNothing =
    (gone === 'no-table' || gone === 'not-allowed') && known?.variant === null && trouble === null;
  useEffect(() => {
    // Nobody can come back to it.
    if (gone === 'removed' || wasNothing) forget(id);
  }, [gone, wasNothing, forget, id]);
  const handed = known?.handed ?? null;
  if (handed !== null && (isHanding || gone === 'moved' || gone === 'not-allowed')) {
    return (
      <>
        <FarPage
          leadsHome={gone !== null}
          title={say('far.people.moved')}
          about={say('far.people.moved.about')}
          ways={
            gone === null && (
              <Button look="main" onClick={endHanding}>
                {say('far.sheet.toTable')}
              </Button>
            )
          }
        >
          <Between>
            {({ GivenLink }) => (
              <GivenLink
                isOwn
                name={known?.names[handed.place] ?? ''}
                link={linkTo(id, handed.key)}
              />
            )}
          </Between>
        </FarPage>
        <ScreenName name="given" />
      </>
    );
  }
  if (gone !== null) {
    const forgetIt = (): void => {
      forget(id);
      goHome?.();
    };
    const isListed = known !== undefined && goHome !== undefined;
    return (
      <Between>
        {({ GonePage }) => (
          <GonePage
            why={gone}
            wasThere={typeof known?.variant === 'string'}
            stores={stores}
            onForget={isListed ? forgetIt : undefined}
          />
        )}
      </Between>
    );
  }
  if (isGarbled && told === null) {
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
        <ScreenName name="garbled" />
      </>
    );
  }
  const isLost = link === 'lost';
  if (told === null || areComing) {
    return (
      <>
        <FarPage
          title={
            isLost ? say('far.unreachable', { address: tablesAt(address) }) : say('far.coming')
          }
          {...(isLost && { about: say('far.unreachable.about') })}
        />
        <ScreenName name={`coming ${isLost}`} />
      </>
    );
  }
  if (told.watches && told.own.length === 0 && !told.ended && (known?.watchesAs ?? null) === null) {
    return (
      <>
        <FarPage title={say('far.lobby.watching')}>
          <Between>
            {({ WatchersName }) => (
              <WatchersName table={table} stores={stores} go={say('far.lobby.watch.go')} isFirst />
            )}
          </Between>
        </FarPage>
        <ScreenName name="watching" />
      </>
    );
  }
  if (told.round !== null && !isOutside(told)) {
    return (
      <>
        <FarMatch table={table} stores={stores} frame={frame} />
        <ScreenName name="match" />
      </>
    );
  }
  return (
    <>
      <Between>{({ Lobby }) => <Lobby table={table} told={told} stores={stores} />}</Between>
      <ScreenName name="lobby" />
    </>
  );
}
