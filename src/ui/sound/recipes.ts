import type { Cue } from './cue.ts';

/** One source that is struck and dies away. */
export interface SoundVoice {
  /** When it begins, in seconds after the cue. */
  readonly at: number;
  readonly source: 'sine' | 'noise';
  /**
   * Its pitch, for noise the middle of the band that is let through, in hertz: where it begins and
   * where it arrives.
   */
  readonly hertz: readonly [begin: number, end: number];
  /** How long it takes to arrive there, in seconds. */
  readonly glide: number;
  /** The peak of a sine, 1 being full scale; noise is the quieter the narrower its band. */
  readonly level: number;
  /** How long it takes to rise to its peak, in seconds. */
  readonly attack: number;
  /** How long it takes to fall by 60 decibels from there, in seconds. */
  readonly decay: number;
}

export interface Recipe {
  readonly voices: readonly SoundVoice[];
  /** How long the next cue waits, in seconds. */
  readonly spacing: number;
  /**
   * How far each pitch may stray, as a share of itself: wide for tiles, of which no two clacks are
   * equal, narrow for strings.
   */
  readonly stray: number;
  readonly always: boolean;
}

const tile = { stray: 0.035, always: false } as const;
const string = { stray: 0.0015, always: true } as const;

/** The strings in use, in hertz: the pentatonic D that a guzheng is tuned to. */
const notes = {
  d3: 146.83,
  fis3: 185,
  a3: 220,
  b3: 246.94,
  d4: 293.66,
  e4: 329.63,
  fis4: 369.99,
  a4: 440,
  b4: 493.88,
  d5: 587.33,
  e5: 659.26,
  fis5: 739.99,
  a5: 880,
  d6: 1174.66,
} as const;

export const recipes: Readonly<Record<Cue, Recipe>> = {
  deal: {
    ...tile,
    always: true,
    voices: [
      ...clack(0, 1.05, 0.1),
      ...clack(0.07, 0.94, 0.13),
      ...clack(0.125, 1.1, 0.09),
      ...clack(0.21, 0.98, 0.14),
      ...clack(0.255, 1.07, 0.08),
      ...clack(0.345, 0.9, 0.12),
      ...clack(0.44, 0.85, 0.07),
    ],
    spacing: 0.5,
  },
  'tile-on-tile': {
    ...tile,
    voices: [...clack(0, 1, 0.28), ...clack(0.062, 1.09, 0.16)],
    spacing: 0.18,
  },
  'tile-in-water': {
    ...tile,
    voices: [
      // The tile goes under, a bubble comes up after it, and the water closes.
      sine(0, [560, 250], 0.09, 0.2, 0.004, 0.2),
      sine(0.075, [420, 980], 0.1, 0.13, 0.015, 0.16),
      noise(0, [1500, 500], 0.12, 0.16, 0.006, 0.3),
    ],
    spacing: 0.2,
  },
  stack: {
    ...tile,
    voices: [...clack(0, 0.86, 0.2), ...clack(0.085, 0.93, 0.22), ...clack(0.15, 0.8, 0.24)],
    spacing: 0.24,
  },
  trick: {
    ...tile,
    // Cards are swept together over the wood, and put down on the heap.
    voices: [
      noise(0, [900, 2100], 0.15, 0.16, 0.05, 0.12),
      ...clack(0.17, 0.82, 0.2),
      ...clack(0.225, 0.76, 0.12),
    ],
    spacing: 0.3,
  },
  group: {
    ...string,
    voices: [
      ...pluck(0, notes.d5, 0.07),
      ...pluck(0.13, notes.e5, 0.07),
      ...pluck(0.26, notes.a5, 0.08),
    ],
    spacing: 0.2,
  },
  'other-group': {
    ...string,
    // The same an octave lower.
    voices: [
      ...pluck(0, notes.d4, 0.06),
      ...pluck(0.13, notes.e4, 0.06),
      ...pluck(0.26, notes.a4, 0.06),
    ],
    spacing: 0.2,
  },
  four: {
    ...string,
    // Four knocks, and a string under the last.
    voices: [
      ...clack(0, 0.9, 0.12),
      ...clack(0.09, 0.98, 0.13),
      ...clack(0.18, 1.06, 0.14),
      ...clack(0.27, 1.16, 0.15),
      ...pluck(0.27, notes.d4, 0.08),
    ],
    spacing: 0.4,
  },
  declare: {
    ...string,
    // Five stacks are put down, each harder, and a gong answers the last.
    voices: [
      ...[0, 1, 2, 3, 4].flatMap((stack) =>
        clack(0.12 * stack, 0.8 + 0.09 * stack, 0.12 + 0.035 * stack),
      ),
      sine(0.6, [150, notes.d3], 0.12, 0.17, 0.012, 1.5),
      sine(0.6, [412, 405], 0.2, 0.06, 0.008, 0.9),
      noise(0.6, [420, 260], 0.3, 0.1, 0.006, 0.4),
      ...pluck(0.6, notes.d4, 0.05),
    ],
    spacing: 1.1,
  },
  supreme: {
    ...string,
    // A run up all five strings, and the chord they end in.
    voices: [
      ...pluck(0, notes.d4, 0.05),
      ...pluck(0.07, notes.fis4, 0.05),
      ...pluck(0.14, notes.a4, 0.05),
      ...pluck(0.21, notes.b4, 0.05),
      ...pluck(0.28, notes.d5, 0.05),
      ...pluck(0.35, notes.e5, 0.05),
      ...pluck(0.42, notes.a5, 0.06),
      ...pluck(0.56, notes.d5, 0.05),
      ...pluck(0.575, notes.d6, 0.06),
    ],
    spacing: 0.5,
  },
  'other-supreme': {
    ...string,
    // The same run an octave lower and without the chord.
    voices: [
      ...pluck(0, notes.d3, 0.05),
      ...pluck(0.08, notes.fis3, 0.05),
      ...pluck(0.16, notes.a3, 0.05),
      ...pluck(0.24, notes.b3, 0.05),
      ...pluck(0.32, notes.d4, 0.05),
      ...pluck(0.4, notes.e4, 0.05),
      ...pluck(0.48, notes.a4, 0.06),
    ],
    spacing: 0.5,
  },
  line: {
    ...string,
    // A bamboo pipe fills, tips over and knocks on its stone.
    voices: [
      sine(0, [620, 1180], 0.09, 0.1, 0.015, 0.14),
      sine(0.09, [760, 1420], 0.09, 0.09, 0.015, 0.14),
      noise(0.26, [1300, 900], 0.02, 0.16, 0.002, 0.04),
      sine(0.26, [446, 440], 0.04, 0.16, 0.003, 0.24),
      sine(0.26, [1206, 1190], 0.04, 0.06, 0.003, 0.12),
    ],
    spacing: 0.4,
  },
  'turn-over': {
    ...tile,
    voices: [
      noise(0, [1600, 2800], 0.03, 0.2, 0.008, 0.06),
      sine(0.02, [980, 940], 0.03, 0.05, 0.002, 0.05),
    ],
    spacing: 0.14,
  },
  turn: {
    ...string,
    // Two drops, the second one higher: no more than a tap on the shoulder.
    voices: [...pluck(0, notes.a4, 0.04), ...pluck(0.14, notes.d5, 0.05)],
    spacing: 0.4,
  },
  win: {
    ...string,
    // Up to the octave, and its fifth under it.
    voices: [
      ...pluck(0, notes.d4, 0.07),
      ...pluck(0.16, notes.a4, 0.07),
      ...pluck(0.32, notes.d5, 0.06),
      ...pluck(0.34, notes.fis5, 0.06),
    ],
    spacing: 0.8,
  },
  defeat: {
    ...string,
    // One soft step down, and then the water.
    voices: [
      ...pluck(0, notes.b3, 0.06),
      ...pluck(0.24, notes.a3, 0.06),
      noise(0.5, [700, 350], 0.25, 0.1, 0.03, 0.35),
    ],
    spacing: 0.8,
  },
  'round-over': {
    ...string,
    voices: [...pluck(0, notes.a3, 0.11), ...pluck(0.32, notes.d3, 0.12)],
    spacing: 0.8,
  },
  undo: {
    ...tile,
    voices: [noise(0, [1500, 600], 0.08, 0.18, 0.02, 0.12)],
    spacing: 0.14,
  },
};

/** Lacquer on lacquer: the knock itself and three short-lived partials of the tiles. */
function clack(at: number, pitch: number, level: number): SoundVoice[] {
  const partial = (hertz: number, share: number, decay: number): SoundVoice =>
    sine(at, [hertz * pitch * 1.02, hertz * pitch], decay, level * share, 0.0025, decay);
  return [
    noise(at, [2900 * pitch, 2300 * pitch], 0.02, level, 0.002, 0.035),
    partial(1180, 0.5, 0.085),
    partial(2090, 0.35, 0.06),
    partial(3460, 0.18, 0.04),
  ];
}

/** The nail, then partials that fade the sooner the higher they are, a little sharp at first. */
function pluck(at: number, hertz: number, level: number): SoundVoice[] {
  const decay = 19 / Math.sqrt(hertz);
  return [
    noise(at, [hertz * 5, hertz * 3], 0.02, level * 0.25, 0.002, 0.03),
    ...[1, 0.5, 0.3, 0.14, 0.08].map((share, overtone) => {
      const partial = hertz * (overtone + 1);
      return sine(
        at,
        [partial * 1.006, partial],
        0.06,
        level * share,
        0.003,
        decay / (1 + 0.6 * overtone),
      );
    }),
  ];
}

function sine(
  at: number,
  hertz: SoundVoice['hertz'],
  glide: number,
  level: number,
  attack: number,
  decay: number,
): SoundVoice {
  return { at, source: 'sine', hertz, glide, level, attack, decay };
}

function noise(
  at: number,
  hertz: SoundVoice['hertz'],
  glide: number,
  level: number,
  attack: number,
  decay: number,
): SoundVoice {
  return { at, source: 'noise', hertz, glide, level, attack, decay };
}
