import { useEffect } from 'react';

/**
 * Takes the caret along with the focus. A script that moves the focus leaves the caret behind, also
 * where the screen or the dialog with it has gone; readers in Firefox then read on from there. A
 * text that is selected stays so.
 */
export function useCaretAtFocus(): void {
  useEffect(() => {
    let timer: number | undefined;
    const follow = ({ target }: FocusEvent): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!(target instanceof Element) || document.activeElement !== target) return;
        const caret = getSelection();
        const isBehind = caret?.isCollapsed === true && !target.contains(caret.anchorNode);
        if (isBehind && !target.matches(leftAlone)) caret.collapse(target);
      }, afterFocus);
    };
    document.addEventListener('focusin', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', follow);
    };
  }, []);
}

/**
 * In milliseconds. A reader in Chromium hears of the caret first where both move at once, and then
 * says nothing of the focus.
 */
const afterFocus = 200;

/** Fields have a caret of their own; where the focus only rests, nothing is to be read. */
const leftAlone = 'input, textarea, select, [data-rests]';
