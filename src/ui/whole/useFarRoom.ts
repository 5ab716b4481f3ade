import { useState } from 'react';
import type { Joining } from '../../store/joining.ts';
import { type Coming, later, useLater } from '../load/later.ts';
import type { farRoom } from '../online/farRoom.ts';

/** The room of tables far away, which loads when it is shown, with its words. */
export function useFarRoom(learnFar: Joining['learnFar']): Coming<typeof farRoom> {
  const [theRoom] = useState(() =>
    later(async () => {
      const [loaded] = await Promise.all([import('../online/farRoom.ts'), learnFar()]);
      return loaded.farRoom;
    }),
  );
  return useLater(theRoom);
}
