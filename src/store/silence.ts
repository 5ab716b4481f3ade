import { browserTimer } from './timer.ts';

/** Milliseconds before the browser counts as silent: a slow machine is no failure. */
export const browserPatience = 8000;

/** Rejects as soon as the browser counts as silent. */
export function unlessSilent<Answer>(
  answer: Promise<Answer>,
  timer = browserTimer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const callOff = timer(() => reject(new Error('no answer')), browserPatience);
    answer.then(resolve, reject).finally(callOff);
  });
}
