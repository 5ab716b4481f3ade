import { createRequestAnswering } from './answering.ts';
import type { KeeperMessage } from './messages.ts';
import { createOfflineKeeper, type KeptFile } from './offlineKeeper.ts';

/** An event that the browser keeps the service worker awake for. */
interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageEvent extends LastingEvent {
  readonly data: unknown;
}

/** Declared here as the library of its types cannot be had beside that of a page. */
interface Scope {
  /** The build puts the list of files here. */
  readonly __WB_MANIFEST: readonly KeptFile[];
  readonly registration: {
    readonly scope: string;
    readonly installing: object | null;
    readonly waiting: object | null;
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

declare const self: Scope;

/**
 * The service worker: lets the app work without a network. A new version is fetched and waits until
 * a page says `take`, or all pages are closed. Pages that still run the version before find its
 * files here, as long as one of them may be open.
 */
const { registration, clients } = self;
const home = registration.scope;
const keeper = createOfflineKeeper({
  files: self.__WB_MANIFEST,
  home,
  caches,
  fetch: (address, init) => fetch(address, init),
});
const answer = createRequestAnswering<Request>({
  kept: keeper.kept,
  fetch: (request) => fetch(request),
});

self.addEventListener('install', (event) => event.waitUntil(keeper.keep()));

// So that a first visit, too, works offline, and every page hears that a new version took over.
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(home)) event.respondWith(answer(request));
});

self.addEventListener('message', (event) => {
  if (isMessage(event.data, 'take')) event.waitUntil(self.skipWaiting());
  if (isMessage(event.data, 'alone?')) event.waitUntil(dropEarlierIfAlone());
});

async function dropEarlierIfAlone(): Promise<void> {
  // After a step back to an earlier version, what waits is kept under its old name.
  if (registration.installing !== null || registration.waiting !== null) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.filter(({ url }) => url.startsWith(home)).length <= 1) await keeper.dropEarlier();
}

function isMessage(data: unknown, message: KeeperMessage): boolean {
  return data === message;
}
