import { type Kind, type KindText, kindOf, kinds, pipsOf } from '../core/kind.ts';
import { type CaptureSwitch, captureSwitches, type PlayRules } from './rules.ts';

/** What each switch of `captures` joins when it is on, or parts when it is off (F7). */
const switchedPairs: Record<CaptureSwitch, readonly (readonly [KindText, KindText])[]> = {
  supremePair: [['42', '21']],
  supremeCatchesSixes: [
    ['21', '33'],
    ['21', '51'],
    ['21', '42'],
  ],
  tens: [['55', '64']],
  heavenEarth: [['66', '11']],
};

/** A set of kinds as a bit mask: bit `kind` is set for each member. */
export type KindMask = number;

/** The mask that holds one kind. */
export function maskOf(kind: Kind): KindMask {
  return 1 << kind;
}

/**
 * Who catches whom (F7): tiles of equal pips, except as the switches say.
 * @returns for every kind of bait the mask of the fish it can take; always symmetric
 */
export function captureMasks(captures: PlayRules['captures']): Int32Array {
  return Int32Array.from(kinds, (bait) =>
    kinds.reduce((mask, fish) => (catches(bait, fish, captures) ? mask | maskOf(fish) : mask), 0),
  );
}

function catches(bait: Kind, fish: Kind, captures: PlayRules['captures']): boolean {
  const switches = switchesBetween(bait, fish);
  if (switches.some((name) => captures[name])) return true;
  return pipsOf(bait) === pipsOf(fish) && switches.length === 0;
}

function switchesBetween(bait: Kind, fish: Kind): CaptureSwitch[] {
  return captureSwitches.filter((name) =>
    switchedPairs[name].some(([left, right]) => {
      const [one, other] = [kindOf(left), kindOf(right)];
      return (bait === one && fish === other) || (bait === other && fish === one);
    }),
  );
}

/** The kinds that catch nothing but themselves under these masks: never listed, always derived (F7). */
export function selfOnlyMask(masks: Int32Array): KindMask {
  return kinds.reduce(
    (mask, kind) => (masks[kind] === maskOf(kind) ? mask | maskOf(kind) : mask),
    0,
  );
}
