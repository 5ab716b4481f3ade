import { useEffect, useRef, useState } from 'react';
import type { CuesFor } from './cue.ts';
import { createSounds } from './sounds.ts';

/**
 * Plays the sounds of what changes on the table, and the deal of a round that has no plays yet. A
 * sound that is playing when the table leaves the page dies away by itself.
 * @param table what the table shows, another object for each change
 * @param cuesFor must stay the same function
 */
export function useSound<Shown extends object>(table: Shown, cuesFor: CuesFor<Shown>): void {
  const [sounds] = useState(() => createSounds(() => new AudioContext()));
  const shown = useRef<Shown>(undefined);
  useEffect(() => () => sounds.close(), [sounds]);
  useEffect(() => {
    const before = shown.current;
    shown.current = table;
    if (mayBeHeard()) sounds.play(cuesFor(before, table));
  }, [table, cuesFor, sounds]);
}

/**
 * Whether the page is in front and somebody has touched it: before that, a browser allows no sound.
 */
function mayBeHeard(): boolean {
  return !document.hidden && navigator.userActivation?.hasBeenActive !== false;
}
