import { useEffect, useRef, useState } from 'react';
import type { CuesFor } from './cue.ts';
import { createSounds, loudness } from './sounds.ts';
import type { SoundWish } from './soundWish.ts';
import { feel, type TouchFor } from './touch.ts';

export interface Feedback<Shown> {
  readonly cuesFor: CuesFor<Shown>;
  readonly touchFor: TouchFor<Shown>;
}

/**
 * Plays the sounds of what changes on the table, and the deal of a round that has no plays yet, and
 * lets it be felt. A sound that is playing when the table leaves the page dies away by itself.
 * @param table what the table shows, another object for each change
 * @param feedback must stay the same object
 */
export function useSound<Shown extends object>(
  table: Shown,
  feedback: Feedback<Shown>,
  { volume, touch }: SoundWish,
): void {
  const [sounds] = useState(() => createSounds(() => new AudioContext()));
  const shown = useRef<Shown>(undefined);
  useEffect(() => () => sounds.close(), [sounds]);
  useEffect(() => {
    const before = shown.current;
    shown.current = table;
    // Another volume is no change of the table.
    if (before === table || !mayBeHeard()) return;
    sounds.play(feedback.cuesFor(before, table), loudness[volume]);
    const felt = touch ? feedback.touchFor(before, table) : undefined;
    if (felt !== undefined) feel(felt);
  }, [table, feedback, sounds, volume, touch]);
}

/** The page is in front and was touched: before that, a browser allows no sound. */
function mayBeHeard(): boolean {
  return !document.hidden && navigator.userActivation?.hasBeenActive !== false;
}
