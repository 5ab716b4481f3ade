/** How work is parted in time, and who hears of it. */
interface Slices<Step, Found> {
  /** Goes on after the messages that have come meanwhile. */
  readonly pause: (goOn: () => void) => void;
  /** In milliseconds. */
  readonly now: () => number;
  /** Asked before each slice: work that nobody waits for any more ends there. */
  readonly isWanted: () => boolean;
  /** Called after each slice but the last, with the last step of it. */
  readonly onStep?: (step: Step) => void;
  readonly onFound: (found: Found) => void;
}

/** Milliseconds of work before messages are let in between. */
const slice = 10;

/** Does work in slices, so that it can be called off at any time. */
export function inSlices<Step, Found>(
  work: Generator<Step, Found, void>,
  { pause, now, isWanted, onStep, onFound }: Slices<Step, Found>,
): void {
  const goOn = (): void => {
    if (!isWanted()) return;
    const until = now() + slice;
    let step = work.next();
    while (step.done !== true && now() < until) step = work.next();
    if (step.done === true) {
      onFound(step.value);
      return;
    }
    onStep?.(step.value);
    pause(goOn);
  };
  goOn();
}
