import { createStore, type StoreApi } from 'zustand/vanilla';

interface FaultState {
  /** The page goes on from it; null once it is acknowledged. */
  readonly passing: Error | null;
  /** A fault that the page cannot go on from. */
  readonly stopping: Error | null;
  /** Whether anything on the page has been pressed since it was loaded. */
  readonly wasUsed: boolean;
  /** Tells a passing fault; one that was acknowledged is not told again. */
  readonly tell: (error: unknown) => void;
  readonly stop: (error: unknown) => void;
  /** Keeps an error that is mended already from being told, whatever reports it. */
  readonly mend: (error: unknown) => void;
  readonly acknowledge: () => void;
}

export type FaultStore = StoreApi<FaultState>;

/** Hears of what the app has not caught; all addresses of its scripts begin with `base`. */
export function createFaultStore(page: EventTarget, base: string): FaultStore {
  const store = createStore<FaultState>()((set, get) => {
    const mended = new Set<unknown>();
    const understood = new Set<string>();
    return {
      passing: null,
      stopping: null,
      wasUsed: false,
      tell: (thrown) => {
        const error = errorOf(thrown);
        if (mended.has(thrown) || get().passing !== null || understood.has(error.message)) return;
        set({ passing: error });
      },
      stop: (thrown) => set({ stopping: errorOf(thrown) }),
      mend: (error) => mended.add(error),
      acknowledge: () => {
        const { passing } = get();
        if (passing !== null) understood.add(passing.message);
        set({ passing: null });
      },
    };
  });
  const { tell } = store.getState();
  // Resources that do not load report only themselves, as the event does not bubble.
  page.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent && isOwnError(event, base)) tell(event.error);
  });
  page.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event && isOwnReason(event.reason, base)) tell(event.reason);
  });
  for (const press of ['pointerdown', 'keydown']) {
    page.addEventListener(press, () => store.setState({ wasUsed: true }), { once: true });
  }
  return store;
}

/** Matches the address of a script behind `base`. */
const script = /^[^?#]*\.[jt]sx?(?=$|[?#])/;

/** Events from other origins, and the browser's notices of ResizeObserver, hold no error. */
function isOwnError({ error, filename }: ErrorEvent, base: string): boolean {
  return (
    error instanceof Error && filename.startsWith(base) && script.test(filename.slice(base.length))
  );
}

/** An abort is no fault. Without an address in its stack an error may be the app's. */
function isOwnReason(reason: unknown, base: string): boolean {
  if (!(reason instanceof Error) || reason.name === 'AbortError') return false;
  const stack = reason.stack ?? '';
  return !/https?:|-extension:/.test(stack) || stack.includes(base);
}

function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
