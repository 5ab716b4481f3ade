/** After so many milliseconds out of sight a device may have cut a connection without a word. */
const longHidden = 5000;

type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

interface SleepingPage {
  readonly page: PageEvents;
  readonly screen: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds since some moment. */
  readonly now: () => number;
}

/**
 * Tells when a page has come back from where it may have slept: from behind others, out of the
 * browser's store of pages, or from a place without a network. Returns what ends it.
 */
export function onWaking({ page, screen, now }: SleepingPage, wake: () => void): () => void {
  let hiddenSince = screen.visibilityState === 'hidden' ? now() : undefined;
  const look = (): void => {
    if (screen.visibilityState === 'hidden') {
      hiddenSince ??= now();
      return;
    }
    const slept = hiddenSince !== undefined && now() - hiddenSince >= longHidden;
    hiddenSince = undefined;
    if (slept) wake();
  };
  // A page that is shown again may not be told that it was hidden.
  const showAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) wake();
  };
  screen.addEventListener('visibilitychange', look);
  page.addEventListener('pageshow', showAgain);
  page.addEventListener('online', wake);
  return () => {
    screen.removeEventListener('visibilitychange', look);
    page.removeEventListener('pageshow', showAgain);
    page.removeEventListener('online', wake);
  };
}
