import { createStore, type StoreApi } from 'zustand/vanilla';

/** Puts the app on the device; null where the browser does not offer it, or it has been done. */
export type InstallStore = StoreApi<(() => Promise<void>) | null>;

interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** The store must be there before the page is loaded, as the offer comes but once. */
export function createInstallStore(page: Pick<EventTarget, 'addEventListener'>): InstallStore {
  return createStore<(() => Promise<void>) | null>()((set) => {
    page.addEventListener('beforeinstallprompt', (event) => {
      if (!isOffer(event)) return;
      // The browser would make its offer over the page.
      event.preventDefault();
      set(
        () => async () => {
          // An offer holds for one answer; a browser that still wants to make one does so anew.
          set(() => null, true);
          // It rejects if the browser has taken its offer back.
          await event.prompt().catch(() => undefined);
        },
        true,
      );
    });
    page.addEventListener('appinstalled', () => set(() => null, true));
    return null;
  });
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
