/**
 * Once the code has been compiled by a fifth of that time. `playRounds` plays some rounds to their
 * end, each play chosen by what it is given, and counts the plays.
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

/** Chooses one of so many: a whole number from 0 to `limit - 1`. */
export type QuickChoice = (limit: number) => number;

/**
 * A source of choices that costs next to nothing, so that a bench times what it is about; the same
 * ones for the same seed. It is Marsaglia's xorshift of 32 bits (Journal of Statistical Software 8,
 * 14, 2003). Its upper half is spread over the limit, which makes no choice more likely than
 * another by more than a part of `limit / 65536`. Too weak for anything that is played.
 * @param seed a whole number of 32 bits, not 0
 */
export function quickChoice(seed: number): QuickChoice {
  let state = seed | 0;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 16) * limit) >>> 16;
  };
}
