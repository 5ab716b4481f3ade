import type { Surroundings } from './command.ts';

export interface ErrorStream {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** How often a long command tells how far it is: on a terminal, in place, and in a log. */
const steps = { terminal: 1000, log: 10 };

/**
 * On a terminal the progress is one line that is rewritten in place; elsewhere it is a line for
 * each tenth part, so that a log and a person whose answer goes to a file see it too.
 */
export function createErrorOutput(
  stream: ErrorStream,
): Pick<Surroundings, 'complain' | 'showProgress'> {
  const isTerminal = stream.isTTY === true;
  const all = isTerminal ? steps.terminal : steps.log;
  let shown = 0;
  let isLineOpen = false;
  return {
    complain: (text) => {
      stream.write(`${isLineOpen ? '\n' : ''}${text}\n`);
      isLineOpen = false;
    },
    showProgress: (share, words) => {
      const step = Math.floor(share * all);
      if (step === shown) return;
      // What comes after the end is something else's beginning.
      shown = step === all ? 0 : step;
      if (!isTerminal) {
        stream.write(`${words()}\n`);
        return;
      }
      isLineOpen = share < 1;
      stream.write(`\r\u001B[K${words()}${isLineOpen ? '' : '\n'}`);
    },
  };
}
