import type { RefObject } from 'react';
import styles from './Told.module.css';

/**
 * Where the focus can rest until the news are told and it is led on: with the focus nowhere a
 * reader names the document. The board has one before its regions, and each grid of tiles has one
 * in a cell, so that a reader does not say that the grid was left and entered.
 */
export function FocusRest({ ref }: { readonly ref?: RefObject<HTMLDivElement | null> }) {
  return <div ref={ref} className={styles.told} data-rests />;
}

/** Only while it rests can the element have the focus: some readers stop at each that can. */
export function restAt(resting: HTMLElement): void {
  if (resting === document.activeElement) return;
  resting.tabIndex = -1;
  resting.addEventListener('blur', () => resting.removeAttribute('tabindex'), { once: true });
  resting.focus({ preventScroll: true });
}

/** Whether an element is one where the focus rests, so that a key there presses nothing. */
export function isResting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.rests !== undefined;
}
