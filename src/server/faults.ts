import { codeOf } from './log/machineFault.ts';

/** Hears of what went wrong and is no trouble that devices are told by name. */
export type OnFault = (fault: unknown) => void;

/** The same is said once in so many milliseconds. */
const saidAgain = 60_000;

/** @param now milliseconds that only grow */
export function createFaultTeller(
  write: (line: string) => unknown,
  now: () => number = () => performance.now(),
): OnFault {
  const said = new Map<string, number>();
  return (fault) => {
    const line = lineOfFault(fault);
    const last = said.get(line);
    if (last !== undefined && now() - last < saidAgain) return;
    said.set(line, now());
    write(`${line}\n`);
  };
}

/** Without its message: that may hold names, plays or addresses. */
function lineOfFault(fault: unknown): string {
  if (!(fault instanceof Error)) return 'Something failed.';
  const { name, message, stack = '' } = fault;
  const code = codeOf(fault);
  const after = stack.slice(stack.indexOf(message) + message.length);
  const place = /^ +(at .*)$/m.exec(after)?.[1] ?? '';
  const told = code === undefined ? name : `${name} ${code}`;
  return `Something failed: ${told} ${place}`.trimEnd();
}
