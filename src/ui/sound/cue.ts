/**
 * What can be heard. `deal`: a round lies ready · `tile-on-tile`: tiles go into a catch ·
 * `tile-in-water`: a tile is placed · `stack`: three are locked together · `turn-over`: a tile
 * of the draw pile is turned up · `group`: a catch completes a group or a bonus · `round-over` ·
 * `undo`: plays are taken back.
 */
export const cueNames = [
  'deal',
  'tile-on-tile',
  'tile-in-water',
  'stack',
  'turn-over',
  'group',
  'round-over',
  'undo',
] as const;

/** One thing that can be heard, see {@link cueNames}. */
export type Cue = (typeof cueNames)[number];

/**
 * What is to be heard when a table goes from one thing shown to the next, first things first.
 * @param before what was shown last, undefined when nothing was
 */
export type CuesFor<Shown> = (before: Shown | undefined, after: Shown) => readonly Cue[];
