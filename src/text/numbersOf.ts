import type { MessageValues } from './filling.ts';

/** The facts that are numbers, as messages take them. */
export function numbersOf(facts: object): MessageValues {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => typeof value === 'number'));
}
