import { expect } from 'vitest';

let areExpected = false;
let made: string[] = [];

/** Says that the test breaks a bot, so that another one answers in its stead. */
export function expectStandIns(): void {
  areExpected = true;
}

/** Tells of an answer that a bot has given which was not asked. */
export function tellStandIn(what: string): void {
  made.push(what);
}

/**
 * Fails the test in which another bot has answered than the one that was asked, unless it has said
 * so, and also where it has said so and none did.
 */
export function checkStandIns(): void {
  const [were, told] = [areExpected, made];
  areExpected = false;
  made = [];
  if (were) expect(told, 'stand-ins that the test expects').not.toEqual([]);
  else expect(told, 'stand-ins that the test does not expect').toEqual([]);
}
