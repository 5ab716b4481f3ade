import { isObject } from '../records/json.ts';
import { createBrowserSteps, type PageOfSteps } from './browserSteps.ts';
import { browserTimer, type Timer } from './timer.ts';

/** The browser's state while dialogs are open. */
interface DialogStep {
  /** Its number from the lowest open dialog, from 1. */
  readonly dialog: number;
  /** How many steps of dialogs the page rests on, closed ones too; older versions lack it. */
  readonly depth?: number;
  /** What the history holds below all dialogs. */
  readonly under: unknown;
}

const ofDialogs: readonly string[] = ['dialog', 'depth', 'under'] satisfies (keyof DialogStep)[];

function isDialogStep(state: unknown): state is DialogStep {
  if (!isObject(state) || !('dialog' in state && 'under' in state)) return false;
  const { dialog, depth }: { dialog?: unknown; depth?: unknown } = state;
  const isKnown = Object.keys(state).every((key) => ofDialogs.includes(key));
  return isKnown && isCount(dialog) && (depth === undefined || isCount(depth));
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

function stepIn(state: unknown): DialogStep | undefined {
  return isDialogStep(state) ? state : undefined;
}

/** An open dialog is a step of its own. */
export interface PageHistory {
  /** The state where the page is, below all dialogs. */
  readonly state: () => unknown;
  /** The address where the page is, which the browser may show only later. */
  readonly href: () => string;
  /** Without an address the step keeps that of the page. */
  readonly push: (state: unknown, address?: string) => void;
  readonly replace: (state: unknown, address?: string) => void;
  /** Goes back from where the page is, past dialogs opened there; false if the browser does not. */
  readonly back: () => boolean;
  /** `close` is called when Back leads over the step; call the result once the dialog is closed. */
  readonly openDialog: (close: () => void) => () => void;
}

const known = new WeakMap<object, PageHistory>();

/** There is one for each page, see {@link createPageHistory}. */
export function pageHistoryOf(page: PageOfSteps): PageHistory {
  const kept = known.get(page) ?? createPageHistory(page, browserTimer);
  known.set(page, kept);
  return kept;
}

/**
 * A dialog that is closed by anything else than Back leaves its step behind, since the browser goes
 * back only later and could undo what comes next; the next dialog uses such a step, or Back passes
 * over it.
 */
export function createPageHistory(page: PageOfSteps, timer: Timer): PageHistory {
  // They listen first, so that they know of untaken steps before anything follows.
  const steps = createBrowserSteps(page, timer);
  const depth = (): number => {
    const step = stepIn(steps.now().state);
    return step?.depth ?? step?.dialog ?? 0;
  };
  const open: (() => void)[] = [];
  /** On how many steps of dialogs the page rests; the next event tells by it what was left. */
  let rests = depth();
  /** Where those dialogs stand: a link that leads elsewhere is no way back from them. */
  let restsAt = steps.now().href;
  const state = (): unknown => {
    const now = steps.now().state;
    const step = stepIn(now);
    return step === undefined ? now : step.under;
  };
  page.addEventListener('popstate', (event) => {
    const now = depth();
    const dialogs = stepIn(steps.now().state)?.dialog ?? 0;
    const cameToClosed = dialogs > open.length;
    // Back landed on a step of a dialog that was closed earlier: skip it.
    const cameFromClosed =
      now < rests && rests > open.length && dialogs >= open.length && steps.now().href === restsAt;
    rests = cameToClosed && now > rests ? 0 : now;
    if ((cameToClosed || cameFromClosed) && steps.back(1)) {
      event.stopImmediatePropagation();
      return;
    }
    for (const close of open.splice(dialogs).toReversed()) close();
  });
  return {
    state,
    href: () => steps.now().href,
    push: (next, address) => {
      steps.push(next, address);
      rests = 0;
    },
    replace: (next, address) => {
      steps.replace(next, address);
      rests = 0;
    },
    back: () => {
      const count = 1 + depth();
      rests = 0;
      return steps.back(count);
    },
    openDialog: (close) => {
      const isLeft = depth() > open.length;
      const step = {
        dialog: open.length + 1,
        depth: isLeft ? depth() : open.length + 1,
        under: state(),
      };
      if (isLeft) steps.replace(step);
      else steps.push(step);
      open.push(close);
      rests = step.depth;
      restsAt = steps.now().href;
      return () => {
        const at = open.indexOf(close);
        if (at >= 0) open.splice(at, 1);
      };
    },
  };
}
