import { countOf } from '../core/counts.ts';
import { type Kind, kindOf, kinds } from '../core/kind.ts';
import { pipsOf } from '../core/pips.ts';
import { type CaptureSwitch, captureSwitches, type PlayRules } from './rules.ts';

/** Joined when on, parted when off (F7). Looked up once, as games are made by the thousand. */
const switchedPairs: Record<CaptureSwitch, readonly (readonly [Kind, Kind])[]> = {
  supremePair: [[kindOf('42'), kindOf('21')]],
  supremeCatchesSixes: [
    [kindOf('21'), kindOf('33')],
    [kindOf('21'), kindOf('51')],
    [kindOf('21'), kindOf('42')],
  ],
  tens: [[kindOf('55'), kindOf('64')]],
  heavenEarth: [[kindOf('66'), kindOf('11')]],
};

/** A set of kinds as a bit mask: bit `kind` is set for each member. */
export type KindMask = number;

export function maskOf(kind: Kind): KindMask {
  return 1 << kind;
}

/** Where no switch joins any kinds: tiles of equal pips, but for those that a switch is about. */
const unswitchedMasks = Int32Array.from(kinds, (bait) =>
  kinds.reduce(
    (mask, fish) =>
      pipsOf(bait) === pipsOf(fish) && !isSwitched(bait, fish) ? mask | maskOf(fish) : mask,
    0,
  ),
);

function isSwitched(bait: Kind, fish: Kind): boolean {
  return Object.values(switchedPairs)
    .flat()
    .some(
      ([left, right]) => (bait === left && fish === right) || (bait === right && fish === left),
    );
}

/** By bait the fish it can take: equal pips, except as the switches say (F7). Symmetric. */
export function captureMasks(captures: PlayRules['captures']): Int32Array {
  const masks = unswitchedMasks.slice();
  for (const name of captureSwitches) {
    if (!captures[name]) continue;
    for (const [left, right] of switchedPairs[name]) {
      masks[left] = countOf(masks, left) | maskOf(right);
      masks[right] = countOf(masks, right) | maskOf(left);
    }
  }
  return masks;
}

/** The kinds that catch nothing but themselves: never listed, always derived (F7). */
export function selfOnlyMask(masks: Int32Array): KindMask {
  return kinds.reduce(
    (mask, kind) => (masks[kind] === maskOf(kind) ? mask | maskOf(kind) : mask),
    0,
  );
}
