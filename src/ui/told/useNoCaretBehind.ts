import { useEffect } from 'react';

/**
 * Puts the caret away when the focus moves. A script that moves the focus leaves the caret behind,
 * also where the screen or the dialog with it has gone; readers in Firefox take that for the place
 * of the focus, say nothing of it and read on from there. A text that is selected stays so.
 */
export function useNoCaretBehind(): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      const caret = getSelection();
      if (!(target instanceof Element) || target.matches(withCaret)) return;
      if (caret?.isCollapsed && !target.contains(caret.anchorNode)) caret.removeAllRanges();
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
}

const withCaret = 'input, textarea';
