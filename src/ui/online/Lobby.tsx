import { useContext, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { TablePlace } from '../../engine/index.ts';
import type { ReadTold } from '../../online/readTold.ts';
import type { DeviceTables } from '../../store/online/deviceTables.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { withKey } from '../../store/online/withKey.ts';
import type { Stores } from '../../store/services.ts';
import type { Say } from '../../text/say.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { HomeContext } from '../page/HomeButton.tsx';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import { LanguageChoice } from '../start/LanguageChoice.tsx';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { useSay } from '../voice/voice.tsx';
import { FarGame } from './FarGame.tsx';
import { FillDialog } from './FillDialog.tsx';
import { freePlacesOf } from './farPlaces.ts';
import { farRefusalWords } from './farWords.ts';
import { InviteCard } from './links/InviteCard.tsx';
import styles from './Online.module.css';
import { PeopleDialog } from './people/PeopleDialog.tsx';
import { PlaceList } from './people/PlaceList.tsx';
import { RemoveDialog } from './people/RemoveDialog.tsx';
import { SitForm } from './SitForm.tsx';

interface LobbyProps {
  readonly table: FarTable;
  readonly told: ReadTold;
  readonly stores: Stores;
}

/** A table before its first deal, or as it is seen by who is invited and has no place at it. */
export function Lobby({ table, told, stores }: LobbyProps) {
  const say = useSay();
  const formId = useId();
  const { id, link, people, refused, asking } = useStore(table);
  const { tables } = stores.services;
  const known = useStore(tables, (state) => state.tables.find((one) => one.id === id));
  const trouble = useStore(tables, (state) => state.trouble);
  const watch = useOwnWatching(table, told, tables);
  const [open, setOpen] = useState<'people' | 'remove' | TablePlace>();
  const close = (): void => setOpen(undefined);
  const free = freePlacesOf(told);
  const { leave } = stores.places.getState();
  const goHome = useContext(HomeContext);
  // Who comes by the link of the watchers could not sit down.
  const maySit = free.length > 0 && (told.isOpener || !told.watches);
  const choosesPlace = maySit && told.own.length === 0 && free.length > 1;
  const mayFill = told.isOpener && free.length > 1;
  const invite = free.length > 0 ? (known?.invite ?? null) : null;
  const isStranger = told.own.length === 0 && !told.isOpener;
  const sitForm = maySit && (
    <SitForm
      formId={formId}
      told={told}
      free={free}
      deeds={table.deeds}
      settings={stores.settings}
    />
  );
  // Friends first, where there is a link for them.
  const sitsBelow = told.own.length > 0 && invite !== null;
  const waitsFor = statusOf(told, free, link === 'lost', watch !== undefined, say);
  useLobbyTold(table, waitsFor);
  return (
    <RoomPage
      title={titleOf(told, free, say)}
      className={`${looks.stack4} ${looks.top} ${styles.lobby}`}
      onLeave={goHome === undefined ? leave : undefined}
    >
      {isStranger && (
        <div className={styles.languages}>
          <LanguageChoice settings={stores.settings} />
        </div>
      )}
      <div className={`${looks.stack4} ${styles.cards}`}>
        <section className={`${page.card} ${styles.card}`} aria-labelledby="far-places">
          <h2 id="far-places">{say('far.places')}</h2>
          <PlaceList
            told={told}
            people={people}
            actionsAt={(place) =>
              free.includes(place) && (
                <>
                  {choosesPlace && (
                    <Button
                      look="quiet"
                      type="submit"
                      form={formId}
                      value={place}
                      aria-label={say('far.sit.hereLabel', { place: place + 1 })}
                    >
                      {say('far.sit.here')}
                    </Button>
                  )}
                  {mayFill && (
                    <Button
                      look="quiet"
                      aria-label={say('far.fill.label', { place: place + 1 })}
                      onClick={() => setOpen(place)}
                    >
                      {say('far.fill')}
                    </Button>
                  )}
                </>
              )
            }
          />
          <p>{waitsFor}</p>
          {!sitsBelow && sitForm}
          {free.length === 0 && watch !== undefined && (
            <div className={styles.ways}>
              <Button look="main" onClick={watch}>
                {say('far.lobby.watch.go')}
              </Button>
            </div>
          )}
          {free.length === 0 && watch === undefined && isStranger && !told.watches && (
            <div className={styles.ways}>
              <Button onClick={table.renew}>{say('far.tryAgain')}</Button>
              {goHome !== undefined && <Button onClick={goHome}>{say('far.none.go')}</Button>}
            </div>
          )}
          <p role="alert" className={`${looks.wrong} ${styles.wrong}`}>
            {refused === null || asking !== null ? '' : farRefusalWords(refused.why, say)}
          </p>
          {trouble !== null && <p className={panel.dim}>{say('far.unsaved')}</p>}
        </section>
        {invite !== null && <InviteCard id={id} invite={invite} variant={told.game.variant} />}
        {sitsBelow && sitForm}
        <FarGame told={told} />
      </div>
      <div className={looks.stack3}>
        <div className={styles.ways}>
          <Button onClick={() => setOpen('people')}>{say('far.people')}</Button>
          {told.isOpener && (
            <Button look="quiet" onClick={() => setOpen('remove')}>
              {say('far.remove')}
            </Button>
          )}
        </div>
        <p className={panel.dim}>{say('far.host')}</p>
      </div>
      <title>{say('start.pageTitle', { screen: say('rooms.table') })}</title>
      {open === 'people' && <PeopleDialog table={table} stores={stores} onClose={close} />}
      {open === 'remove' && <RemoveDialog table={table} tables={tables} onClose={close} />}
      {typeof open === 'number' && (
        <FillDialog told={told} place={open} deeds={table.deeds} onClose={close} />
      )}
    </RoomPage>
  );
}

function titleOf(
  { own, isOpener, watches, round }: ReadTold,
  free: readonly TablePlace[],
  say: Say,
): string {
  if (isOpener && round === null) return say('far.lobby.opener');
  if (own.length > 0) return say('far.lobby.seated');
  if (watches) return say('far.lobby.watching');
  return say(free.length > 0 ? 'far.lobby.invited' : 'far.lobby.full');
}

function statusOf(
  { own, mayWatch }: ReadTold,
  free: readonly TablePlace[],
  isLost: boolean,
  canWatch: boolean,
  say: Say,
): string {
  if (isLost) return say('far.lost');
  if (free.length > 0) return say('far.lobby.free', { free: free.length });
  if (own.length > 0) return say('far.lobby.dealing');
  if (canWatch) return say('far.lobby.watch');
  return say(mayWatch ? 'far.lobby.watchers' : 'far.lobby.noWatchers');
}

/** Watches here by the key that it hands out; undefined where that is missing or forbidden. */
function useOwnWatching(
  table: FarTable,
  { mayWatch }: ReadTold,
  tables: DeviceTables,
): (() => void) | undefined {
  const { id } = table.getState();
  const known = useStore(tables, (state) => state.tables.find((one) => one.id === id));
  if (!mayWatch || known === undefined || known.watch === null) return undefined;
  const keys = withKey(known.keys, known.watch);
  return () => {
    tables.getState().remember(id, { keys });
    // Keys are shown as a device connects.
    table.renew();
  };
}

function useLobbyTold(table: FarTable, waitsFor: string): void {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  useEffect(
    () =>
      table.subscribe(({ told: now }, { told: before }) => {
        // The last one is told too, with whom the round begins.
        for (const name of seatedSince(before, now)) tell(say('far.lobby.sat', { name }));
      }),
    [table, say, tell],
  );
  useEffect(() => tell(waitsFor), [waitsFor, tell]);
}

function seatedSince(before: ReadTold | null, now: ReadTold | null): readonly string[] {
  if (before === null || now === null || before === now) return [];
  return now.places.flatMap(({ name }, place) =>
    name !== null && before.places[place]?.name === null && !now.own.includes(place) ? [name] : [],
  );
}
