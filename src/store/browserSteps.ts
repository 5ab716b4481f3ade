import type { Timer } from './timer.ts';

export type PageOfSteps = Pick<
  Window,
  'history' | 'location' | 'addEventListener' | 'dispatchEvent'
>;

interface Step {
  readonly state: unknown;
  readonly href: string;
}

/** A step that the browser has refused so far. */
interface OwedStep extends Step {
  /** Whether it comes after the one before it, or in its stead. */
  readonly isNew: boolean;
}

export interface BrowserSteps {
  /** Where the page is, though the browser may not show it yet. */
  readonly now: () => Step;
  /** Without an address the step keeps that of the page. */
  readonly push: (state: unknown, address?: string) => void;
  readonly replace: (state: unknown, address?: string) => void;
  /** Goes back over so many steps, told by a `popstate`; false where the browser refuses. */
  readonly back: (count: number) => boolean;
}

/** How long after a refusal the browser is asked again, in milliseconds. */
const pause = 1000;

/**
 * The steps of the browser's history. Browsers refuse more than one or two hundred in ten seconds:
 * Safari and Firefox throw, Chromium does nothing. The page goes on as if such a step were made,
 * and makes it later.
 */
export function createBrowserSteps(page: PageOfSteps, timer: Timer): BrowserSteps {
  const { history, location } = page;
  let owed: readonly OwedStep[] = [];
  let isWaiting = false;
  let isGoingHere = false;
  const now = (): Step => owed.at(-1) ?? { state: history.state, href: location.href };
  const isTaken = ({ isNew, state, href }: OwedStep): boolean => {
    try {
      if (isNew) history.pushState(state, '', href);
      else history.replaceState(state, '', href);
    } catch {
      return false;
    }
    return location.href === href && JSON.stringify(history.state) === JSON.stringify(state);
  };
  const settle = (): void => {
    const refused = owed.findIndex((step) => !isTaken(step));
    owed = refused < 0 ? [] : owed.slice(refused);
    if (refused < 0 || isWaiting) return;
    isWaiting = true;
    timer(() => {
      isWaiting = false;
      settle();
    }, pause);
  };
  const make = (isNew: boolean, state: unknown, address: string | undefined): void => {
    const here = now().href;
    const href = address === undefined ? here : new URL(address, here).href;
    const step = { isNew, state: state ?? null, href };
    const last = owed.at(-1);
    owed =
      isNew || last === undefined
        ? [...owed, step]
        : [...owed.slice(0, -1), { ...step, isNew: last.isNew }];
    settle();
  };
  page.addEventListener('popstate', () => {
    // The page follows the browser; steps that it has not taken lead nowhere any more.
    if (!isGoingHere) owed = [];
  });
  return {
    now,
    push: (state, address) => make(true, state, address),
    replace: (state, address) => make(false, state, address),
    back: (count) => {
      const starts = owed.flatMap(({ isNew }, at) => (isNew ? [at] : []));
      owed = owed.slice(0, starts.at(-count) ?? 0);
      if (count > starts.length) {
        try {
          history.go(starts.length - count);
          return true;
        } catch {
          return false;
        }
      }
      isGoingHere = true;
      page.dispatchEvent(new PopStateEvent('popstate', { state: now().state }));
      isGoingHere = false;
      return true;
    },
  };
}
