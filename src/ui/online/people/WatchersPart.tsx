import { useStore } from 'zustand';
import type { ReadTold } from '../../../online/readTold.ts';
import type { FarPeople } from '../../../store/online/answers.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { Stores } from '../../../store/services.ts';
import { listOfAll } from '../../../text/lists.ts';
import type { Say } from '../../../text/say.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import { useSay } from '../../voice/voice.tsx';
import { KeyLink } from '../links/KeyLink.tsx';
import { linkTo } from '../links/linkTo.ts';
import styles from '../Online.module.css';
import { WatchersName } from './WatchersName.tsx';

interface WatchersPartProps {
  readonly table: FarTable;
  readonly told: ReadTold;
  readonly people: FarPeople | null;
  readonly stores: Stores;
}

/** Who watches; whoever opened the table lets them come, or shuts them out. */
export function WatchersPart({ table, told, people, stores }: WatchersPartProps) {
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
    <section className={styles.part} aria-labelledby="far-watchers">
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
