import { expect } from 'vitest';
import { english } from '../../src/text/english.ts';
import type { Say } from '../../src/text/say.ts';
import { say } from '../support/say.ts';

/** Signs of a message that was not filled, or not there. */
export const unfilled = /[{}#]|undefined|NaN|climbing\.|wu\.steps|, ?,|\s\s/;

/** Expects that something says every message whose id is like this. */
export function expectAllSaid(ids: RegExp, speak: (listener: Say) => void): void {
  const asked = new Set<string>();
  const listener: Say = Object.assign(
    (...[id, values]: Parameters<Say>) => {
      asked.add(id);
      return say(id, values);
    },
    { knows: say.knows, isWhole: say.isWhole },
  );
  speak(listener);
  const written = Object.keys(english).filter((id) => ids.test(id));
  expect(written).not.toEqual([]);
  expect(written.filter((id) => !asked.has(id))).toEqual([]);
}

/** Expects whole sentences, each its own. */
export function expectSentences(said: readonly string[]): void {
  expect(new Set(said).size).toBe(said.length);
  for (const words of said) {
    expect(words).toMatch(/[.。]$/);
    expect(words).not.toMatch(unfilled);
  }
}
