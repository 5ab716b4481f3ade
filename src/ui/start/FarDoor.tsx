import { servesTables } from '../../store/online/servesTables.ts';
import { useSay } from '../voice/voice.tsx';
import { Door, DoorPicture } from './Door.tsx';

/**
 * The way to a table for friends far away; nothing where the page comes from no server of them. Its
 * place is kept free for it there, see `Doors.module.css`.
 */
export function FarDoor({ onOpen }: { readonly onOpen: () => void }) {
  const say = useSay();
  if (servesTables(document) === undefined) return null;
  return (
    <Door
      picture={
        <DoorPicture lines="M3 10h7v11H3zM6 18.5h1M20 10h7v11h-7zM23 18.5h1M7 6.5c4-4.7 12-4.7 16 0M11.5 12h.01M15 11.4h.01M18.5 12h.01" />
      }
      name={say('start.far')}
      about={say('start.far.apart')}
      onOpen={onOpen}
    />
  );
}
