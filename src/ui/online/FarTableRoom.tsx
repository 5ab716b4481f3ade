import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keyPattern, tableIdPattern } from '../../online/key.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { goToTable } from '../../store/online/farTable.ts';
import { tableHolderOf } from '../../store/online/heldTable.ts';
import type { OpenLine } from '../../store/online/line.ts';
import { onWaking } from '../../store/online/waking.ts';
import { withKey } from '../../store/online/withKey.ts';
import { useSay } from '../voice/voice.tsx';
import { FarPage } from './FarPage.tsx';
import { FarScreens } from './FarScreens.tsx';
import type { FarRoomProps } from './farRoomProps.ts';
import { appOfLine, fillWithChance } from './lineParts.ts';
import { ScreenName } from './ScreenNames.tsx';
import type { Guest } from './useGuests.ts';

interface FarTableRoomProps extends FarRoomProps {
  readonly guests: readonly Guest[];
  readonly openLine: OpenLine;
  readonly address: URL;
}

/** The room of one table: its key, where the address brings one, goes onto this device first. */
export function FarTableRoom(props: FarTableRoomProps) {
  const { stores, code } = props;
  const say = useSay();
  const [id = '', key] = code.split('.');
  const isSound = tableIdPattern.test(id) && (key === undefined || keyPattern.test(key));
  const isKept = useKept(props, id, isSound ? key : undefined);
  if (!isSound) {
    return (
      <>
        <FarPage leadsHome title={say('far.badLink')} about={say('share.refused.again')} />
        <ScreenName name="unsound" />
      </>
    );
  }
  return isKept && <KnownTable {...props} id={id} stores={stores} />;
}

/**
 * Keeps a key of a table on this device, and takes it out of the address once it lies there: an
 * address is shown, sent and kept by many. Tells whether it is kept.
 */
function useKept({ stores }: FarTableRoomProps, id: string, key: string | undefined): boolean {
  const { places, services } = stores;
  const keys = useStore(
    services.tables,
    ({ tables }) => tables.find((table) => table.id === id)?.keys,
  );
  const isKept = key === undefined || keys?.includes(key) === true;
  useLayoutEffect(() => {
    if (key === undefined) return;
    const { remember } = services.tables.getState();
    if (!isKept) remember(id, { keys: withKey(keys ?? [], key) });
    // Where the browser keeps nothing, a reload needs the key in the address.
    else if (services.tables.getState().trouble === null) {
      places.getState().turnTo({ room: 'table', code: id });
    }
  }, [places, services, id, key, keys, isKept]);
  return isKept;
}

function KnownTable({
  id,
  stores,
  openLine,
  ...others
}: FarTableRoomProps & { readonly id: string }) {
  const table = useTable(id, stores, openLine);
  return table && <FarScreens {...others} table={table} stores={stores} />;
}

/** The table for as long as it is shown, or its person is in a room beside it. */
function useTable(
  id: string,
  { services, places, joinNamed }: FarTableRoomProps['stores'],
  openLine: OpenLine,
): FarTable | undefined {
  const [table, setTable] = useState<FarTable>();
  useEffect(() => {
    const come = () => {
      const { tables } = services;
      const parts = { id, openLine, tables, joinNamed, fillWithChance, app: appOfLine };
      const there = goToTable(parts);
      const page = { page: window, screen: document, now: Date.now };
      const stopWaking = onWaking(page, there.renew);
      return {
        table: there,
        end: () => {
          stopWaking();
          there.close();
        },
      };
    };
    const holder = tableHolderOf(places);
    setTable(holder.take(id, come));
    return holder.leave;
  }, [id, openLine, services, places, joinNamed]);
  return table;
}
