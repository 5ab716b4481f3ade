import * as v from 'valibot';

/** What lies in the browser's history for a dialog: which one over the other it is, from 1. */
const stepSchema = v.strictObject({
  dialog: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** What the history holds below all dialogs. */
  under: v.unknown(),
});

function stepIn(state: unknown): v.InferOutput<typeof stepSchema> | undefined {
  const step = v.safeParse(stepSchema, state);
  return step.success ? step.output : undefined;
}

/** The browser's history of the page, in which a dialog that is open is a step of its own. */
export interface PageHistory {
  /** What it holds where the page is, below all dialogs. */
  readonly state: () => unknown;
  /** Adds a step, to an address where one is given. */
  readonly push: (state: unknown, address?: string) => void;
  /** Puts another step in the place of this one. */
  readonly replace: (state: unknown, address?: string) => void;
  /** Goes back from where the page is, whatever dialogs were opened there. */
  readonly back: () => void;
  /**
   * Adds a step for a dialog that opens.
   * @param close is called when Back leads over that step
   * @returns what has to be called once the dialog is closed
   */
  readonly openDialog: (close: () => void) => () => void;
}

/** What of a window its history needs. */
type PageOfHistory = Pick<Window, 'history' | 'location' | 'addEventListener'>;

const known = new WeakMap<object, PageHistory>();

/** The one history of a page, see {@link createPageHistory}. */
export function pageHistoryOf(page: PageOfHistory): PageHistory {
  const kept = known.get(page) ?? createPageHistory(page);
  known.set(page, kept);
  return kept;
}

/**
 * The history of a page. A dialog that is closed by anything else than Back leaves its step behind,
 * since the browser goes back only later and could undo what comes next; such a step is used by the
 * next dialog, or passed over when Back leads to it or from it.
 */
function createPageHistory(page: PageOfHistory): PageHistory {
  const { history } = page;
  const depth = (): number => stepIn(history.state)?.dialog ?? 0;
  const open: (() => void)[] = [];
  /** On how many steps of dialogs the page rests, so that the next event tells what was left. */
  let rests = depth();
  /** Where those dialogs stand: a link that leads elsewhere is no way back from them. */
  let restsAt = page.location.href;
  const state = (): unknown => {
    const step = stepIn(history.state);
    return step === undefined ? history.state : step.under;
  };
  page.addEventListener('popstate', (event) => {
    const now = depth();
    const cameToClosed = now > open.length;
    const cameFromClosed = now < rests && rests > open.length && page.location.href === restsAt;
    rests = cameToClosed ? 0 : now;
    if (cameToClosed || cameFromClosed) {
      event.stopImmediatePropagation();
      history.back();
      return;
    }
    for (const close of open.splice(now).toReversed()) close();
  });
  return {
    state,
    push: (next, address) => {
      history.pushState(next, '', address);
      rests = 0;
    },
    replace: (next, address) => {
      history.replaceState(next, '', address);
      rests = 0;
    },
    back: () => {
      const steps = depth();
      rests = 0;
      history.go(-1 - steps);
    },
    openDialog: (close) => {
      const step = { dialog: open.length + 1, under: state() };
      if (depth() > open.length) history.replaceState(step, '');
      else history.pushState(step, '');
      open.push(close);
      rests = open.length;
      restsAt = page.location.href;
      return () => {
        const at = open.indexOf(close);
        if (at >= 0) open.splice(at, 1);
      };
    },
  };
}
