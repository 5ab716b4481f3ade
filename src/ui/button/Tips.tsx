import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { namedKeyOf } from '../keys/namedKeyOf.ts';
import styles from './Tips.module.css';

/** Keys that are shown by another sign than the one `aria-keyshortcuts` has for them. */
const signs: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' };

/** What marks a button whose picture wants its name in words, in an attribute of its own. */
const tipped = '[data-tip]';

/**
 * Names the button that a mouse rests on or the keyboard has come to, with its key, if it is marked
 * with `data-tip`. The words are those of its `aria-label` and `aria-keyshortcuts`, so that nothing
 * is said twice. Escape puts the tip away; it stays while the mouse is on it.
 */
export function Tips() {
  const tip = useRef<HTMLDivElement>(null);
  const [named, setNamed] = useState<Element>();
  useEffect(() => {
    const hide = (): void => setNamed(undefined);
    const over = ({ target, pointerType }: PointerEvent): void => {
      if (!(target instanceof Element) || tip.current?.contains(target)) return;
      const button = pointerType === 'touch' ? null : target.closest(tipped);
      if (button === null) hide();
      else setNamed(button);
    };
    const focus = ({ target }: FocusEvent): void => {
      const button = target instanceof Element ? target.closest(`${tipped}:focus-visible`) : null;
      setNamed(button ?? undefined);
    };
    /** Where the focus goes on to something else, that tells. */
    const blur = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null) hide();
    };
    /** It would stay where it is while its button is scrolled away. */
    const scroll = ({ target }: Event): void =>
      setNamed((button) =>
        button !== undefined && target instanceof Node && target.contains(button)
          ? undefined
          : button,
      );
    const key = (event: KeyboardEvent): void => {
      if (namedKeyOf(event) === 'Escape') hide();
    };
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('pointerover', over, { signal });
    document.documentElement.addEventListener('pointerleave', hide, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', blur, { signal });
    // What the press opens or changes needs no name any more; a capturing listener hears them all.
    document.addEventListener('click', hide, { signal, capture: true });
    document.addEventListener('keydown', key, { signal, capture: true });
    document.addEventListener('scroll', scroll, { signal, capture: true });
    return () => gone.abort();
  }, []);
  useLayoutEffect(() => {
    const { current } = tip;
    if (current === null || named === undefined) return;
    // Above everything, dialogs too, and cut off by nothing.
    current.showPopover?.();
    const at = placeBeside(named.getBoundingClientRect(), current.getBoundingClientRect());
    current.style.insetInlineStart = `${at.x}px`;
    current.style.insetBlockStart = `${at.y}px`;
  }, [named]);
  if (named === undefined) return null;
  const key = named.getAttribute('aria-keyshortcuts');
  return (
    <div ref={tip} popover="manual" aria-hidden="true" className={styles.room}>
      <div className={styles.tip}>
        <span>{named.getAttribute('aria-label')}</span>
        {key !== null && <kbd className={styles.key}>{signs[key] ?? key}</kbd>}
      </div>
    </div>
  );
}

/** How near the edge of the window a tip may come, in CSS pixels. */
const edge = 4;

/** Under a button, or where the window ends there, over it; never over the edge. */
function placeBeside(
  button: DOMRect,
  { width, height }: DOMRect,
): { readonly x: number; readonly y: number } {
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = button.left + (button.width - width) / 2;
  const fitsBelow = button.bottom + height + edge <= clientHeight;
  return {
    x: Math.max(edge, Math.min(middle, clientWidth - width - edge)),
    y: fitsBelow ? button.bottom : button.top - height,
  };
}
