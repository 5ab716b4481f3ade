import { languages } from '../../text/languages.ts';
import { appNames, notLoaded } from '../../text/notLoaded.ts';
import { focusHeading } from '../page/ScreenChange.tsx';
import styles from './NotLoaded.module.css';

/**
 * Shows in the stead of the app that it did not start, or that what tells of a fault has
 * failed too, in every language, with a way to try again. It needs nothing that would have to load.
 */
export function showFailedStart(root: HTMLElement): void {
  const page = root.ownerDocument.createElement('main');
  page.className = styles.failedStart ?? '';
  const heading = root.ownerDocument.createElement('h1');
  heading.textContent = appNames;
  page.append(heading);
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
  focusHeading(page);
}
