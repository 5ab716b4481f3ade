import { alea } from 'seedrandom';
import { shakingSeed } from './shaking.ts';

/** The longest that a turn is put off, in milliseconds. */
const longest = 6;
const mark = Symbol.for('shaken');

type Callback = (...given: unknown[]) => void;

interface Immediate {
  callback: () => void;
}

// A test that asks right after a press for what comes some turns later passes or fails by chance.
// Shaken, the turns come late, each by another while: it fails.
if (shakingSeed !== undefined && !(mark in globalThis)) shake(alea(shakingSeed));

/** Puts off what timers call at once, and what React draws in a turn of its own. */
function shake(random: () => number): void {
  const { setTimeout: later } = globalThis;
  const putOff = (): number => Math.floor(random() * (longest + 1));
  // Immediate callbacks come in order, however long each is put off.
  const immediates: Immediate[] = [];
  const own = {
    setTimeout: (callback: Callback, milliseconds = 0, ...given: unknown[]) =>
      later(callback, milliseconds > longest ? milliseconds : milliseconds + putOff(), ...given),
    setImmediate: (callback: Callback, ...given: unknown[]) => {
      const immediate: Immediate = { callback: () => callback(...given) };
      immediates.push(immediate);
      later(() => immediates.shift()?.callback(), putOff());
      return immediate;
    },
    clearImmediate: (immediate: Immediate) => {
      immediate.callback = () => undefined;
    },
    [mark]: true,
  };
  for (const name of Reflect.ownKeys(own)) {
    const value: unknown = Reflect.get(own, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
