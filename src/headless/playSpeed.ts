import { type QuickChoice, quickChoice } from './quickChoice.ts';

/**
 * Plays a second over some seconds, once the code has been compiled by a fifth of that time.
 * @param playRounds plays some rounds to their end, each play chosen by what it is given, and
 * counts the plays
 */
export function playSpeed(seconds: number, playRounds: (choose: QuickChoice) => number): number {
  const choose = quickChoice(15);
  playFor(seconds / 5, () => playRounds(choose));
  return Math.round(playFor(seconds, () => playRounds(choose)));
}

function playFor(seconds: number, playRounds: () => number): number {
  const begin = performance.now();
  let plays = 0;
  let milliseconds = 0;
  while (milliseconds < 1000 * seconds) {
    plays += playRounds();
    milliseconds = performance.now() - begin;
  }
  return (1000 * plays) / milliseconds;
}
