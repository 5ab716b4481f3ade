import type { Volume } from '../../store/settings.ts';
import type { Cue } from './cue.ts';
import { recipes } from './recipes.ts';
import { createNoise, startVoice } from './voices.ts';

export interface Sounds {
  /**
   * Plays cues one after the other, after those still to come; where there is no sound to be had,
   * nothing happens.
   * @param loudness a factor on the level of the recipes, which is the loudest
   */
  readonly play: (cues: readonly Cue[], loudness?: number) => void;
  /** Gives the device's sound back once the last cue has died away; playing takes it up again. */
  readonly close: () => void;
}

/** How loud each volume is; the recipes are as loud as it can get. */
export const loudness: Readonly<Record<Volume, number>> = { quiet: 0.3, medium: 0.65, loud: 1 };

/**
 * How long a cue may wait for those before it, in seconds; later it would no longer belong to what
 * is seen.
 */
const longestWait = 0.45;

/** From asking for a cue to its beginning, in seconds, so that the beginning is not cut off. */
const lead = 0.01;

/**
 * The sounds of the table, made while they are played.
 * @param createContext called at the first cue; it may throw where there is no Web Audio
 */
export function createSounds(createContext: () => AudioContext): Sounds {
  const random = createRandom();
  let output: Sounds | undefined;
  return {
    play: (cues, factor) => {
      if (cues.length === 0) return;
      try {
        output ??= createOutput(createContext(), random);
        output.play(cues, factor);
      } catch {
        // No sound is no failure.
      }
    },
    close: () => {
      output?.close();
      output = undefined;
    },
  };
}

function createOutput(context: AudioContext, random: () => number): Sounds {
  const noise = createNoise(context, random);
  let free = 0;
  let sounding = 0;
  let closing = false;
  let resuming: (() => void) | undefined;

  const giveBack = (): void => {
    if (closing && sounding === 0 && resuming === undefined) context.close().catch(() => undefined);
  };
  const start = (cue: Cue, factor: number): void => {
    const soonest = context.currentTime + lead;
    const { voices, spacing, stray, always } = recipes[cue];
    if (free > soonest + longestWait && !always) return;
    const begin = Math.max(soonest, free);
    free = begin + spacing;
    for (const voice of voices) {
      sounding += 1;
      startVoice(context.destination, noise, voice, {
        start: begin + voice.at,
        pitch: 1 + stray * (2 * random() - 1),
        cut: random(),
        loudness: factor,
        onEnd: () => {
          sounding -= 1;
          giveBack();
        },
      });
    }
  };
  return {
    play: (cues, factor = loudness.loud) => {
      const startAll = (): void => {
        for (const cue of cues) start(cue, factor);
      };
      if (context.state === 'running') {
        startAll();
        return;
      }
      // Of what was asked for while there was no sound only the latest still belongs to what is
      // seen.
      resuming = startAll;
      void context
        .resume()
        .then(() => resuming?.())
        .catch(() => undefined)
        .finally(() => {
          resuming = undefined;
          giveBack();
        });
    },
    close: () => {
      closing = true;
      giveBack();
    },
  };
}

/** The same from 0 up to 1 every time (Numerical Recipes' linear congruential generator). */
function createRandom(): () => number {
  let state = 15;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
