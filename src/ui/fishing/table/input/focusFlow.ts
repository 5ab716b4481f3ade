import { useContext, useEffect, useRef } from 'react';
import { AnnouncerContext } from '../../../told/announcerContext.ts';
import type { TableModel } from '../tableModel.ts';

const litFish = '[data-region="lake"] [data-look="lit"]';

/**
 * Leads the keyboard through a turn: from a chosen bait to its first fish, from the hand to what
 * the drawn tile can take, also after an undo, and from the lake back to the hand when the next
 * hand play begins. Without a fish, focus stays on the bait: a second Enter lets go of it and plays
 * nothing. It goes there after what was told, so that a reader has the news first.
 */
export function useFocusFlow(model: TableModel): { readonly leadToFish: () => void } {
  const { afterNews } = useContext(AnnouncerContext);
  const leading = useRef(false);
  const callOff = useRef<() => void>(undefined);
  const plays = model.steps.length;
  const mayPlayDrawn = model.phase === 'drawn' && model.choices.size > 0;
  const mayChooseBait = model.phase === 'hand' && model.choices.size > 0;
  useEffect(() => {
    if (!leading.current) return;
    leading.current = false;
    callOff.current?.();
    callOff.current = afterNews(() => document.querySelector<HTMLElement>(litFish)?.focus());
  });
  useEffect(() => () => callOff.current?.(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new play is what may begin a turn.
  useEffect(() => {
    if (!mayChooseBait) return;
    return afterNews(() => {
      if (document.activeElement?.closest('[data-region="lake"]') == null) return;
      document.querySelector<HTMLElement>('[data-region="hand"] [tabindex="0"]')?.focus();
    });
  }, [mayChooseBait, plays]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new play is what may have turned up a tile.
  useEffect(() => {
    if (!mayPlayDrawn) return;
    return afterNews(() => {
      const active = document.activeElement;
      const isOnTable = active?.closest('[data-region="hand"], [data-region="lake"]') != null;
      if (!isOnTable || active.matches(litFish)) return;
      document.querySelector<HTMLElement>(litFish)?.focus();
    });
  }, [mayPlayDrawn, plays]);
  return {
    leadToFish: () => {
      leading.current = true;
    },
  };
}

export function focusNextFish(): void {
  const fish = [...document.querySelectorAll<HTMLElement>(litFish)];
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? fish.indexOf(active) : -1;
  fish[(at + 1) % fish.length]?.focus();
}
