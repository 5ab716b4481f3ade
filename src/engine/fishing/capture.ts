import { countOf } from '../core/counts.ts';
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

/** The kinds that each switch is about. They are looked up once, for games are made by the thousand. */
const switchedKinds = captureSwitches.map((name) => ({
  name,
  pairs: switchedPairs[name].map(([left, right]) => [kindOf(left), kindOf(right)] as const),
}));

/** Who catches whom where no switch joins any kinds: tiles of equal pips, but for those that a switch is about. */
const unswitchedMasks = Int32Array.from(kinds, (bait) =>
  kinds.reduce(
    (mask, fish) =>
      pipsOf(bait) === pipsOf(fish) && !isSwitched(bait, fish) ? mask | maskOf(fish) : mask,
    0,
  ),
);

function isSwitched(bait: Kind, fish: Kind): boolean {
  return switchedKinds.some(({ pairs }) =>
    pairs.some(
      ([left, right]) => (bait === left && fish === right) || (bait === right && fish === left),
    ),
  );
}

/**
 * Who catches whom (F7): tiles of equal pips, except as the switches say.
 * @returns for every kind of bait the mask of the fish it can take; always symmetric
 */
export function captureMasks(captures: PlayRules['captures']): Int32Array {
  const masks = unswitchedMasks.slice();
  for (const { name, pairs } of switchedKinds) {
    if (!captures[name]) continue;
    for (const [left, right] of pairs) {
      masks[left] = countOf(masks, left) | maskOf(right);
      masks[right] = countOf(masks, right) | maskOf(left);
    }
  }
  return masks;
}

/** The kinds that catch nothing but themselves under these masks: never listed, always derived (F7). */
export function selfOnlyMask(masks: Int32Array): KindMask {
  return kinds.reduce(
    (mask, kind) => (masks[kind] === maskOf(kind) ? mask | maskOf(kind) : mask),
    0,
  );
}
