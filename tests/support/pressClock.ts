import { onTestFinished } from 'vitest';

/** How long the person of a test waits before each press, in milliseconds. */
const calm = 1000;
let pause = calm;
let now = 0;

function stamp(event: Event): void {
  now += pause;
  Object.defineProperty(event, 'timeStamp', { value: now });
}

// The first listener of all: what the app reads is the time of the test, which runs far faster than
// anybody can press.
window.addEventListener('click', stamp, true);
window.addEventListener('keydown', stamp, true);

/** From now on each press comes so long after the one before, until the test ends. */
export function pressEvery(milliseconds: number): void {
  pause = milliseconds;
  onTestFinished(() => {
    pause = calm;
  });
}
