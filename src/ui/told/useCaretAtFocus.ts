import { useEffect } from 'react';

/**
 * Takes the caret along with the focus. A script that moves the focus leaves the caret behind, also
 * where the screen or the dialog with it has gone; readers in Firefox then read on from there. A
 * text that is selected stays so.
 */
export function useCaretAtFocus(): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      const caret = getSelection();
      if (!(target instanceof Element) || target.matches(withOwnCaret)) return;
      if (caret?.isCollapsed && !target.contains(caret.anchorNode)) caret.collapse(target);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
}

const withOwnCaret = 'input, textarea, select';
