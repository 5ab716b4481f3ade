import { createUpdateStore } from '../../src/store/offline/updates.ts';

/**
 * What a visit finds: nothing kept yet, the app kept, a newer version that waits, that too while
 * the page was loaded past what is kept, the first version just taking over for another tab, or a
 * browser that keeps none.
 */
type Visit = 'first' | 'later' | 'waiting' | 'forced' | 'beginning' | 'refused';

class Version extends EventTarget {
  state: ServiceWorkerState = 'installing';
  place = 'installing';
  readonly told: string[];

  constructor(told: string[]) {
    super();
    this.told = told;
  }

  postMessage(message: string): void {
    this.told.push(`${this.place}: ${message}`);
  }

  becomes(state: ServiceWorkerState, place: string): void {
    this.state = state;
    this.place = place;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Container extends EventTarget {
  controller: Version | null = null;
}

/**
 * The browser's side of the versions: what it has found, and what it makes of what a page tells it.
 */
class Browser extends EventTarget {
  readonly told: string[] = [];
  readonly container = new Container();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  installing: Version | null = null;
  waiting: Version | null = null;
  active: Version | null = null;
  reloads = 0;
  looks = 0;
  time = 0;

  update(): Promise<void> {
    this.looks += 1;
    return Promise.resolve();
  }

  /** A new version has been found and is being fetched. */
  find(): void {
    this.installing = new Version(this.told);
    this.dispatchEvent(new Event('updatefound'));
  }

  /** What is being fetched has come: it waits, or takes over where it is the first. */
  finish(): void {
    const { installing } = this;
    this.installing = null;
    this.waiting = installing;
    installing?.becomes('installed', 'waiting');
    if (this.active !== null) return;
    this.active = installing;
    this.waiting = null;
    installing?.becomes('activated', 'active');
  }

  /** The first version takes over and is not done with it. */
  beginFirst(): void {
    this.active = this.installing;
    this.installing = null;
    this.active?.becomes('activating', 'active');
  }

  /** What waits becomes the one that answers every page. */
  takeOver(): void {
    const { waiting } = this;
    if (waiting !== null) {
      this.active = waiting;
      this.waiting = null;
      waiting.becomes('activated', 'active');
    }
    this.container.controller = this.active;
    this.container.dispatchEvent(new Event('controllerchange'));
  }

  comeIntoSight(): void {
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** The updates of a page, once the browser has answered it. */
export async function openUpdates({ visits = 'later' }: { readonly visits?: Visit } = {}) {
  const browser = new Browser();
  if (visits === 'first') browser.find();
  if (visits === 'later' || visits === 'waiting' || visits === 'forced') {
    browser.find();
    browser.finish();
    if (visits !== 'forced') browser.container.controller = browser.active;
  }
  if (visits === 'beginning') {
    browser.find();
    browser.beginFirst();
  }
  if (visits === 'waiting' || visits === 'forced') {
    browser.find();
    browser.finish();
  }
  const store = createUpdateStore({
    container: browser.container,
    register: () => (visits === 'refused' ? Promise.reject(new Error()) : Promise.resolve(browser)),
    document: browser.document,
    reload: () => {
      browser.reloads += 1;
    },
    now: () => browser.time,
  });
  await Promise.resolve();
  await Promise.resolve();
  return { browser, store };
}
