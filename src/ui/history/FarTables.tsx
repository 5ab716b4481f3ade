import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { DeviceTable } from '../../store/online/deviceTables.ts';
import type { Stores } from '../../store/services.ts';
import type { Say } from '../../text/say.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { momentSayer } from '../calendar/momentSayer.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import list from '../left/LeftList.module.css';
import { tableStatus, tableWords } from '../left/tableWords.ts';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import ways from './FarTables.module.css';

/** So many are shown before anybody asks for more. */
const mostAtFirst = 3;

/** The tables far away that this device has been at; nothing where there are none. */
export function FarTables({ stores }: { readonly stores: Pick<Stores, 'places' | 'services'> }) {
  const say = useSay();
  const tables = useStore(stores.services.tables, (state) => state.tables);
  const { forget } = stores.services.tables.getState();
  const { goTo } = stores.places.getState();
  const [asked, setAsked] = useState<DeviceTable>();
  const [showsAll, setShowsAll] = useState(false);
  const sayMoment = useMemo(() => momentSayer(say), [say]);
  if (tables.length === 0) return null;
  const sorted = tables.toSorted((one, other) => rankOf(one) - rankOf(other));
  const shown = showsAll ? sorted : sorted.slice(0, mostAtFirst);
  return (
    <section className={`${page.card} ${looks.stack} ${looks.below4}`} aria-labelledby="tables">
      <h2 id="tables">{say('start.tables')}</h2>
      <ul className={looks.stack}>
        {shown.map((one) => {
          const table = tableWords(one, say);
          const told = toldOf(one, sayMoment, say);
          return (
            <li key={one.id} className={`${looks.line} ${list.one}`}>
              <div>
                <p>{table}</p>
                <p className={panel.dim}>{told}</p>
              </div>
              <span className={ways.ways}>
                <Button
                  aria-label={say('start.tables.goLabel', { table })}
                  onClick={() => goTo({ room: 'table', code: one.id })}
                >
                  {say('start.tables.go')}
                </Button>
                <Button
                  look="quiet"
                  aria-label={say('start.tables.forgetLabel', { table })}
                  onClick={() => (holdsSomething(one) ? setAsked(one) : forget(one.id))}
                >
                  {say('start.tables.forget')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < tables.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {say('start.tables.all', { tables: tables.length })}
        </Button>
      )}
      {asked !== undefined && (
        <Dialog
          asks
          title={say('start.tables.forget.ask')}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button onClick={() => setAsked(undefined)}>{say('start.tables.forget.no')}</Button>
              <Button
                onClick={() => {
                  setAsked(undefined);
                  forget(asked.id);
                }}
              >
                {say('start.tables.forget')}
              </Button>
            </>
          }
        >
          <p>{tableWords(asked, say)}</p>
          <p>{say('start.tables.forget.about')}</p>
        </Dialog>
      )}
    </section>
  );
}

/** Where one is awaited comes first, and last what is over. */
function rankOf({ isTurn, isNextAwaited, isEnded }: DeviceTable): number {
  if (isEnded) return 2;
  return isTurn || isNextAwaited ? 0 : 1;
}

/** Whether a place, the link to one, or what only its opener may do would be lost with it. */
function holdsSomething({ own, invite, handed, isEnded }: DeviceTable): boolean {
  return !isEnded && (own.length > 0 || invite !== null || handed !== null);
}

/** What is awaited, and what tells it from another table of the same people. */
function toldOf(one: DeviceTable, sayMoment: (moment: string) => string, say: Say): string {
  const at = sayMoment(one.seenAt);
  const status = tableStatus(one, say);
  const when = one.round === null ? at : say('start.tables.round', { round: one.round, at });
  return status === undefined ? when : say('start.tables.status', { status, when });
}
