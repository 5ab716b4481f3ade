import { useEffect, useRef, useState } from 'react';
import { cuesFor } from '../fishing/table/cues.ts';
import type { TableModel } from '../fishing/table/tableModel.ts';
import { createSounds } from './sounds.ts';

/**
 * Makes heard what changes on the table, and the deal of a round that has no plays yet. What is
 * sounding when the table leaves the page dies away by itself.
 */
export function useSound(model: TableModel): void {
  const [sounds] = useState(() => createSounds(() => new AudioContext()));
  const shown = useRef<TableModel>(undefined);
  useEffect(() => () => sounds.close(), [sounds]);
  useEffect(() => {
    const before = shown.current;
    shown.current = model;
    if (mayBeHeard()) sounds.play(cuesFor(before, model));
  }, [model, sounds]);
}

/**
 * Whether the page is in front and somebody has touched it: before that, a browser allows no sound.
 */
function mayBeHeard(): boolean {
  return !document.hidden && navigator.userActivation?.hasBeenActive !== false;
}
