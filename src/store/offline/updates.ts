import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeeperMessage } from './messages.ts';

interface Version extends Pick<EventTarget, 'addEventListener'> {
  readonly state: ServiceWorkerState;
  readonly postMessage: (message: KeeperMessage) => void;
}

interface Versions extends Pick<EventTarget, 'addEventListener'> {
  readonly installing: Version | null;
  readonly waiting: Version | null;
  readonly active: Version | null;
  readonly update: () => Promise<unknown>;
}

export interface UpdateParts {
  readonly container: Pick<EventTarget, 'addEventListener'> & {
    readonly controller: Version | null;
  };
  /** Has the browser fetch the service worker; rejects where it cannot. */
  readonly register: () => Promise<Versions>;
  readonly document: Pick<EventTarget, 'addEventListener'> & {
    readonly visibilityState: DocumentVisibilityState;
  };
  readonly reload: () => void;
  /** In milliseconds. */
  readonly now: () => number;
}

export interface UpdateState {
  /** `ready`: a newer version waits; `taken`: another tab took it, this page runs the old one. */
  readonly newer: 'none' | 'ready' | 'taken';
  /** What is still to be told; `kept` means that this visit has put the app on the device. */
  readonly news: 'kept' | 'ready' | 'taken' | null;
  readonly takeUpdate: () => void;
  readonly acknowledge: () => void;
}

export type UpdateStore = StoreApi<UpdateState>;

/** In milliseconds, for a page that stays open for days. */
const leastBetween = 60 * 60 * 1000;

/** It takes no version over by itself and never reloads a page unasked. */
export function createUpdateStore(parts: UpdateParts): UpdateStore {
  const { container, register, document, reload, now } = parts;
  let versions: Versions | undefined;
  let isAsked = false;
  const store = createStore<UpdateState>()((set, get) => ({
    newer: 'none',
    news: null,
    takeUpdate: () => {
      const waiting = get().newer === 'ready' ? versions?.waiting : null;
      isAsked = true;
      if (waiting) waiting.postMessage('take');
      else reload();
    },
    acknowledge: () => set({ news: null }),
  }));

  const tell = (newer: 'ready' | 'taken'): void => store.setState({ newer, news: newer });

  /** Whether a version was there before this page, even if its browser loaded the page past it. */
  let hadVersion = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (isAsked) reload();
    else if (hadVersion) tell('taken');
    hadVersion = true;
  });

  const follow = (version: Version | null, isFirst: boolean): void =>
    version?.addEventListener('statechange', () => {
      if (version.state === 'installed' && !isFirst) tell('ready');
      if (version.state === 'activated' && isFirst) store.setState({ news: 'kept' });
    });

  const watch = (found: Versions): void => {
    versions = found;
    // One that is still being activated is the first, and takes this page over when it is done.
    hadVersion ||= found.active?.state === 'activated';
    if (found.waiting !== null && found.active !== null) tell('ready');
    follow(found.installing, found.active === null);
    found.addEventListener('updatefound', () => follow(found.installing, found.active === null));
    container.controller?.postMessage('alone?');
    let looked = now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' || now() - looked < leastBetween) return;
      looked = now();
      // Without a network nothing is found.
      found.update().catch(() => undefined);
    });
  };
  // Without a service worker the app works as long as there is a network.
  register()
    .then(watch)
    .catch(() => undefined);
  return store;
}
