/**
 * What can be heard. `deal`: a round lies ready · `tile-on-tile`: tiles go into a catch ·
 * `tile-in-water`: a tile is placed, or cards are played · `stack`: tiles are locked together, or
 * laid · `trick`: the cards of a trick go to who has won it · `turn-over`: a tile of the draw pile
 * is turned up · `group`: a catch completes a group, or a seat has enough to declare · `four`:
 * four alike are paid for · `declare`: a seat declares, and its wu pile up · `supreme`: a Supreme,
 * or a bonus · `other-group` and `other-supreme`: the same of a seat that nobody at the device
 * plays · `line`: a catch comes to the line where payments double · `win` and `defeat`: how a
 * round ends for the one person at the device · `round-over`: it ends level, or for several
 * persons · `undo`: plays are taken back · `turn`: somebody far away has
 * played, and the turn is here.
 */
export const cueNames = [
  'deal',
  'tile-on-tile',
  'tile-in-water',
  'stack',
  'trick',
  'turn-over',
  'group',
  'other-group',
  'four',
  'declare',
  'supreme',
  'other-supreme',
  'line',
  'win',
  'defeat',
  'round-over',
  'undo',
  'turn',
] as const;

/** One thing that can be heard, see {@link cueNames}. */
export type Cue = (typeof cueNames)[number];

/** At most so many cues belong to one change, however many plays it holds. */
const mostCues = 4;

/** Where there are too many, the first ones, of single plays, are left out. */
export function heardCues(cues: readonly Cue[]): readonly Cue[] {
  return cues.slice(-mostCues);
}

/** First things first; `before` is undefined where nothing was shown. */
export type CuesFor<Shown> = (before: Shown | undefined, after: Shown) => readonly Cue[];
