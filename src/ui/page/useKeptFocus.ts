import { useEffect } from 'react';

/**
 * Has the heading of what is shown take the focus of what is gone: of a button that its own press
 * has taken away, of what stood under a dialog, of a part whose place a late one takes. What places
 * the focus itself comes first, also where it does so only after the news.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What had the focus last; null where somebody has pressed beside everything since. */
    let last: Element | null = null;
    let timeout: number | undefined;
    const keep = (): void => {
      timeout = undefined;
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      const isLost = isNowhere || document.activeElement === last;
      const isHeld = document.querySelector('[data-holds-focus]') !== null;
      if (last !== null && isLost && !isHeld && !canHaveFocus(last)) focusShown();
    };
    const observer = new MutationObserver(() => {
      timeout ??= window.setTimeout(keep);
    });
    const follow = ({ target }: Event): void => {
      if (target instanceof Element) last = target;
    };
    const forget = (): void => {
      last = null;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', forget);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'open'],
    });
    return () => {
      window.clearTimeout(timeout);
      observer.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

function canHaveFocus(element: Element): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[hidden], dialog:not([open])') === null
  );
}

function focusShown(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const heading = dialog?.querySelector('h2') ?? document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
