import { useContext, useState } from 'react';
import { useStore } from 'zustand';
import type { TablePlace } from '../../../engine/index.ts';
import { person } from '../../../online/event.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import type { FarPeople } from '../../../store/online/answers.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { Stores } from '../../../store/services.ts';
import { listOfAll } from '../../../text/lists.ts';
import type { Say } from '../../../text/say.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import { freePlacesOf } from '../farPlaces.ts';
import { farRefusalWords } from '../farWords.ts';
import { KeyLink } from '../links/KeyLink.tsx';
import { linkTo } from '../links/linkTo.ts';
import styles from '../Online.module.css';
import { EndDialog } from './EndDialog.tsx';
import { GiveDialog, GivenLink } from './GiveDialog.tsx';
import { GivingContext } from './giving.ts';
import { PlaceList } from './PlaceList.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { WatchersName } from './WatchersName.tsx';

interface PeopleDialogProps {
  readonly table: FarTable;
  readonly stores: Stores;
  readonly onClose: () => void;
}

type Asked = 'end' | 'remove' | { readonly give: TablePlace };

export function PeopleDialog({ table, stores, onClose }: PeopleDialogProps) {
  const say = useSay();
  const { id, told, people, refused } = useStore(table);
  const { tables } = stores.services;
  const known = useStore(tables, (state) => state.tables.find((one) => one.id === id));
  const [asked, setAsked] = useState<Asked>();
  const { given, give } = useContext(GivingContext);
  const noLonger = (): void => setAsked(undefined);
  if (told === null) return null;
  const { isOpener, own, round, ended, places } = told;
  const handed = known?.handed ?? null;
  // What was given by this device, and is not here again: no place twice.
  const links = new Map(
    [handed, given].flatMap((one) =>
      one && !own.includes(one.place) ? [[one.place, one.key] as const] : [],
    ),
  );
  const [ownPlace] = own;
  return (
    <Dialog title={say('far.people')} onClose={onClose}>
      <PlaceList
        showsMoves
        told={told}
        people={people}
        actionsAt={(place) => {
          if (!canBeGiven(told, place)) return null;
          const kind = own.includes(place) ? 'move' : 'give';
          const name = told.places[place]?.name ?? '';
          return (
            <Button
              look="quiet"
              aria-label={say(`far.people.${kind}Label`, { name })}
              onClick={() => setAsked({ give: place })}
            >
              {say(`far.people.${kind}`)}
            </Button>
          );
        }}
      />
      {[...links].map(([place, key]) => (
        <GivenLink
          key={place}
          name={places[place]?.name ?? ''}
          isOwn={place === handed?.place}
          link={linkTo(id, key)}
        />
      ))}
      <p role="alert" className={`${looks.wrong} ${styles.wrong}`}>
        {refused === null ? '' : farRefusalWords(refused.why, say)}
      </p>
      {known && known.invite !== null && freePlacesOf(told).length > 0 && (
        <section
          className={`${looks.stack} ${looks.ruled} ${styles.part}`}
          aria-labelledby="far-people-invite"
        >
          <h3 id="far-people-invite">{say('far.invite')}</h3>
          <p className={panel.dim}>{say('far.invite.about')}</p>
          <KeyLink name={say('far.invite.link')} link={linkTo(id, known.invite)} />
        </section>
      )}
      <WatchersPart table={table} told={told} people={people} stores={stores} />
      <div className={styles.ways}>
        {ownPlace !== undefined && round !== null && !ended && (
          <Button onClick={() => setAsked('end')}>{say('far.end')}</Button>
        )}
        {isOpener && <Button onClick={() => setAsked('remove')}>{say('far.remove')}</Button>}
      </div>
      {asked === 'end' && ownPlace !== undefined && (
        <EndDialog place={ownPlace} deeds={table.deeds} onClose={noLonger} />
      )}
      {asked === 'remove' && <RemoveDialog table={table} tables={tables} onClose={noLonger} />}
      {typeof asked === 'object' && (
        <GiveDialog
          told={told}
          place={asked.give}
          onClose={noLonger}
          onGive={() => give(asked.give)}
        />
      )}
    </Dialog>
  );
}

/** Whether a place somebody has can be given to another key from this device. */
function canBeGiven({ places, own, isOpener, ended }: ReadTold, place: TablePlace): boolean {
  const at = places[place];
  const isTaken = at?.by === person && at.name !== null;
  return isTaken && !ended && (isOpener || own.includes(place));
}

interface WatchersPartProps {
  readonly table: FarTable;
  readonly told: ReadTold;
  readonly people: FarPeople | null;
  readonly stores: Stores;
}

/** Who watches; whoever opened the table lets them come, or shuts them out. */
function WatchersPart({ table, told, people, stores }: WatchersPartProps) {
  const say = useSay();
  const { id } = table.getState();
  const watch = useStore(
    stores.services.tables,
    (state) => state.tables.find((one) => one.id === id)?.watch ?? null,
  );
  const { mayWatch, isOpener, round } = told;
  const watches = round?.views.some(({ place }) => place === null) ?? false;
  const letWatch = (allowed: boolean) => () => void table.deeds.letWatch(allowed);
  return (
    <section
      className={`${looks.stack} ${looks.ruled} ${styles.part}`}
      aria-labelledby="far-watchers"
    >
      <h3 id="far-watchers">{say('far.watchers')}</h3>
      <p role="status">{watchersWords(mayWatch, people?.watchers ?? [], say)}</p>
      {mayWatch && watch !== null && (
        <>
          <p className={panel.dim}>{say('far.watchers.about')}</p>
          <KeyLink name={say('far.watchers.link')} link={linkTo(id, watch)} />
        </>
      )}
      {watches && <WatchersName table={table} stores={stores} go={say('far.watchers.name.go')} />}
      {isOpener && (
        <div className={styles.ways}>
          <Button look="quiet" onClick={letWatch(!mayWatch)}>
            {say(mayWatch ? 'far.watchers.shut' : 'far.watchers.open')}
          </Button>
        </div>
      )}
    </section>
  );
}

function watchersWords(mayWatch: boolean, watchers: readonly string[], say: Say): string {
  if (!mayWatch) return say('far.watchers.closed');
  if (watchers.length === 0) return say('far.watchers.nobody');
  const named = watchers.filter((name) => name !== '');
  const others = watchers.length - named.length;
  return listOfAll(others === 0 ? named : [...named, say('far.watchers.unnamed', { others })], say);
}
