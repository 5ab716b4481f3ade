import { invariant } from '../engine/index.ts';
import type { Language } from '../text/languages.ts';

/*
 * The built page shows its first screen before any script has come, in English; in the other
 * languages it stands in templates. While the page is developed it is empty, and nothing here finds
 * anything to do.
 */

export interface FirstSight {
  /** The language of the first screen that stands in the page; null where none does. */
  readonly language: Language | null;
  /** The button that was pressed before anything could answer; only the first call tells it. */
  readonly pressed: () => HTMLElement | null;
}

/**
 * The element that the app is shown in. React listens there for all clicks; were it not without a
 * role of its own, Firefox would say of all that lies in it that it is clickable.
 */
export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById('root');
  invariant(root !== null, 'index.html has a #root');
  return root;
}

/**
 * Shows what lies in the element through a slot that listens for clicks and does nothing. Chromium
 * tells readers that a heading can be clicked where something around it listens, as React does at
 * this element. It looks only at the nearest that listens as the page is shown, and tells nothing
 * unless that contains the heading in the document too. A slot does not.
 */
function showThroughSlot(root: HTMLElement): void {
  const slot = root.ownerDocument.createElement('slot');
  slot.setAttribute('role', 'presentation');
  slot.onclick = () => {};
  root.attachShadow({ mode: 'open' }).append(slot);
}

/**
 * Puts the first screen in its language, or takes it away where another screen is due, and makes
 * the root ready for the app; from then on keeps what is pressed, until that is asked for.
 */
export function settleFirstSight(page: Document, language: Language, isDue: boolean): FirstSight {
  const root = rootOf(page);
  showThroughSlot(root);
  const buttons = (): HTMLElement[] => [...root.querySelectorAll('button')];
  // Before there was anybody to listen a press has left the focus, which keys would show.
  const focused = buttons().findIndex((one) => one.matches(':focus:not(:focus-visible)'));
  const templates = [...page.querySelectorAll<HTMLTemplateElement>('template[lang]')];
  const own = templates.find(({ lang }) => lang === language);
  page.documentElement.lang = language;
  if (!isDue) root.replaceChildren();
  else if (own !== undefined) root.replaceChildren(own.content);
  for (const template of templates) template.remove();
  let last = buttons()[focused] ?? null;
  const keep = ({ target }: Event): void => {
    last = target instanceof Element ? target.closest('button') : null;
  };
  root.addEventListener('click', keep);
  const pressed = (): HTMLElement | null => {
    root.removeEventListener('click', keep);
    const told = last;
    last = null;
    return told;
  };
  const shown = own === undefined ? 'en' : language;
  return { language: root.hasChildNodes() ? shown : null, pressed };
}
