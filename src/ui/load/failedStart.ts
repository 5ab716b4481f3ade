import { languages } from '../../text/languages.ts';
import { notLoaded } from '../../text/notLoaded.ts';
import styles from './NotLoaded.module.css';

/**
 * Shows in the stead of the app that it did not start, in every language, with a way to try again.
 * It needs nothing that would have to load.
 */
export function showFailedStart(root: HTMLElement): void {
  const page = root.ownerDocument.createElement('main');
  page.className = styles.failedStart ?? '';
  for (const language of languages) {
    const { words, again } = notLoaded[language];
    const part = root.ownerDocument.createElement('div');
    part.lang = language;
    const told = root.ownerDocument.createElement('p');
    told.textContent = words;
    const button = root.ownerDocument.createElement('button');
    button.type = 'button';
    button.textContent = again;
    button.addEventListener('click', () => location.reload());
    part.append(told, button);
    page.append(part);
  }
  root.replaceChildren(page);
}
