import type { RefObject } from 'react';
import { declarePlay, declinePlay, passPlay } from '../../../../engine/climbing/index.ts';
import type { Play } from '../../../../engine/index.ts';
import { handKeyActions, type KeyActions } from '../../../table/useTableKeys.ts';

/**
 * The keys by which a person plays at the table in `root`: those of the hand, and of what is played
 * without cards.
 * @param make makes a play where it is legal
 */
export function playKeys(
  root: RefObject<HTMLElement | null>,
  make: (play: Play) => void,
): KeyActions {
  return {
    ...handKeyActions((at) => pressFan(root.current, at)),
    p: () => make(passPlay),
    d: () => make(declarePlay),
    c: () => make(declinePlay),
  };
}

/** Presses the fan at a place of the hand. */
function pressFan(table: HTMLElement | null, at: number): void {
  const fan = table?.querySelectorAll<HTMLElement>('[data-region="hand"] button')[at];
  fan?.focus();
  fan?.click();
}
