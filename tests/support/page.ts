import './dialogs.ts';
import { forgetMedia, matchTestMedia } from './media.ts';
import './plainElements.ts';
import './plainSearch.ts';
import './plainStyles.ts';
import './pressClock.ts';

window.matchMedia = matchTestMedia;
// jsdom lays nothing out, so there is nothing to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

/** Where tests put what jsdom lacks, with all that was there before the first of them. */
const changeable = [Element.prototype, HTMLElement.prototype, document, navigator, URL].map(
  (owner) => ({
    owner,
    own: new Map(Reflect.ownKeys(owner).map((key) => [key, ownOf(owner, key)])),
  }),
);

/** The page as it was before the test: files of tests share it, one after the other. */
export function forgetPage(): void {
  // A press that a test has begun and not ended would swallow the first click of the next one.
  window.dispatchEvent(new Event('pointercancel'));
  forgetMedia();
  for (const { owner, own } of changeable) {
    for (const key of Reflect.ownKeys(owner)) if (!own.has(key)) Reflect.deleteProperty(owner, key);
    for (const [key, before] of own) {
      if (before !== undefined && !isSame(before, ownOf(owner, key))) {
        Object.defineProperty(owner, key, before);
      }
    }
  }
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

function ownOf(owner: object, key: PropertyKey): PropertyDescriptor | undefined {
  return Reflect.getOwnPropertyDescriptor(owner, key);
}

function isSame(before: PropertyDescriptor, now: PropertyDescriptor | undefined): boolean {
  return before.value === now?.value && before.get === now?.get && before.set === now?.set;
}
