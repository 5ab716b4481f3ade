import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OpenLine } from '../../store/online/line.ts';
import { servesTables } from '../../store/online/servesTables.ts';
import { socketLineTo } from '../../store/online/socketLine.ts';
import { useSay } from '../voice/voice.tsx';
import { Between, loadBetween } from './Between.tsx';
import { FarPage } from './FarPage.tsx';
import { FarTableRoom } from './FarTableRoom.tsx';
import type { FarRoomProps } from './farRoomProps.ts';
import { ScreenName, ScreenNames } from './ScreenNames.tsx';
import type { Guest } from './useGuests.ts';

/** The room of a table far away, or of one that is about to be opened. */
export function FarRoom(props: FarRoomProps) {
  const [address] = useState(() => servesTables(document));
  if (address !== undefined) return <ServedRoom address={address} {...props} />;
  return (
    <ScreenNames frame={props.frame}>
      <NoTables />
      <ScreenName name="none" />
    </ScreenNames>
  );
}

function ServedRoom({ address, ...props }: FarRoomProps & { readonly address: URL }) {
  const openLine = useMemo(() => socketLineTo(address), [address]);
  return <FarRoomBy openLine={openLine} address={address} {...props} />;
}

interface FarRoomByProps extends FarRoomProps {
  readonly openLine: OpenLine;
  readonly address: URL;
}

/** A table that was opened in this room, and who sits down at it at once. */
interface OpenedHere {
  readonly id: string;
  readonly guests: readonly Guest[];
}

const nobody: readonly Guest[] = [];

/** The room with a way to its server. */
export function FarRoomBy({ stores, code, frame, ...line }: FarRoomByProps) {
  const [opened, setOpened] = useState<OpenedHere>();
  useEffect(() => {
    // What does not load is loaded anew when it is shown, which then says so.
    loadBetween().catch(() => undefined);
  }, []);
  const { places } = stores;
  const seat = useCallback(
    (id: string, seated: readonly Guest[]): void => {
      setOpened({ id, guests: seated });
      // In the place of the wish: Back opens no second table.
      places.getState().turnTo({ room: 'table', code: id });
    },
    [places],
  );
  const id = code.slice(0, 16);
  // The guests are those of the table that was opened here, not of one that a later link opens.
  const guests = opened?.id === id ? opened.guests : nobody;
  return (
    <ScreenNames frame={frame}>
      {code === 'new' ? (
        <Between>
          {({ OpeningRoom }) => <OpeningRoom stores={stores} {...line} onOpened={seat} />}
        </Between>
      ) : (
        // Another table is another room.
        <FarTableRoom key={id} {...{ stores, code, frame, guests }} {...line} />
      )}
    </ScreenNames>
  );
}

/** Says that this page comes from no server of tables; no request is made to find that out. */
function NoTables() {
  const say = useSay();
  return <FarPage leadsHome title={say('far.none')} about={say('far.none.about')} />;
}
