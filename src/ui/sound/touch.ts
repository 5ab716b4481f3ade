/** What can be felt: a light tap for a catch, two for a completed group, a roll to declare. */
export type Touch = 'tap' | 'double-tap' | 'roll';

/** Only what persons at the device have done; `before` is undefined where nothing was shown. */
export type TouchFor<Shown> = (before: Shown | undefined, after: Shown) => Touch | undefined;

/** The device moves for so long, in milliseconds; between two taps, so long not. */
const tapLength = 12;
const tapPause = 70;

const patterns: Readonly<Record<Touch, number[]>> = {
  tap: [tapLength],
  'double-tap': [tapLength, tapPause, tapLength],
  roll: [tapLength, tapPause, tapLength, tapPause, 3 * tapLength],
};

/** Whether the browser can let a device be felt; no browser of an iPhone can. */
export function canFeel(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** Lets the device be felt; where it cannot move, nothing happens. */
export function feel(touch: Touch): void {
  if (canFeel()) navigator.vibrate(patterns[touch]);
}
