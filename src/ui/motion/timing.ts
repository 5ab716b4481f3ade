/** How long things move, in milliseconds. */
export const timing = {
  /** One leg of a tile's way. */
  glide: 200,
  /** One leg where several plays are shown together. */
  hurriedGlide: 140,
  /** Of a leg's time, what a drawn tile takes to leave the pile and turn over. */
  turnOver: 180,
  /** Tiles that close up and grow into the room of those that have gone. */
  regrow: 320,
  ripple: 250,
  /** How much later the second ring of a ripple follows. */
  ringStagger: 70,
  /** With less motion, what appears fades in. */
  fade: 150,
  /** Plays that follow each other faster than this are shown together. */
  together: 100,
  /** From one rule of a count that fires to the next, long enough to read its line. */
  firing: 1400,
  /** A round is counted once its last catch has landed, and then line by line. */
  countBegins: 600,
  countLine: 110,
  /** A chip that is paid rises from its boat, flies, and sinks into another; then the next one. */
  chipRises: 120,
  chipFlies: 480,
  nextChip: 90,
  /** A new table is shown after this in any case. */
  longestLayout: 500,
} as const;

/** How they gain and lose speed, as CSS easing functions. */
export const easing = {
  glide: 'cubic-bezier(0.3, 0, 0.2, 1)',
  ripple: 'ease-out',
} as const;
