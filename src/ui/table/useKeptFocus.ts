import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Sees to it that focus never falls to the page: when the focused thing has left, focus goes to a lit fish, else to what
 * took its place, else to the hand, the lake, or whatever there is.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: Element; region: string | undefined } | null>(null);
  useEffect(() => {
    const element = root.current;
    const remember = (event: FocusEvent): void => {
      if (!(event.target instanceof HTMLElement)) return;
      const region = event.target.closest<HTMLElement>('[data-region]')?.dataset.region;
      last.current = { element: event.target, region };
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root]);
  useLayoutEffect(() => {
    const lost = last.current;
    if (lost === null || root.current === null || lost.element.isConnected) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = [
      '[data-region="lake"] [data-look="lit"]',
      `[data-region="${lost.region}"] [tabindex="0"]`,
      '[data-region="hand"] [tabindex="0"]',
      '[data-region="lake"] [tabindex="0"]',
      'button',
    ]
      .map((selector) => root.current?.querySelector<HTMLElement>(selector))
      .find((element) => element !== null && element !== undefined);
    next?.focus({ preventScroll: true });
  });
}

/**
 * Takes the focus from tiles that are about to leave where they lie, given by their ids; it is kept as if they had left with
 * it. To remove what is focused costs the browser a whole layout more.
 */
export function letGoOfTiles(ids: readonly string[]): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  if (ids.some((id) => activeElement.id === `hand-${id}` || activeElement.id === `lake-${id}`)) {
    activeElement.blur();
  }
}
