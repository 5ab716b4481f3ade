import type { PlayInputs } from '../values/playInputs.ts';

/** Room for what counted for every play of every decision of a round. */
const room = 2 ** 20;

export interface LearnerDecision {
  readonly seat: number;
  /** The chips that fours had brought the seat before. */
  readonly chips: number;
  /** What the seat could expect, in the game's scale. */
  readonly expected: number;
  /** The inputs of `expected`. */
  readonly state: { readonly places: Int32Array; readonly amounts: Float64Array };
  /** Where the inputs of each play begin, and behind all of them where they end. */
  readonly begins: readonly number[];
  readonly chances: readonly number[];
  readonly chosen: number;
}

/** What counted for the plays of a round, until the next one is played. */
export interface RoundMemory {
  readonly places: Int32Array;
  readonly amounts: Float64Array;
  readonly decisions: LearnerDecision[];
  readonly hasRoom: (plays: number) => boolean;
  /** Returns where the kept inputs begin. */
  readonly keep: (inputs: PlayInputs) => number;
  readonly end: () => number;
  readonly clear: () => void;
}

export function createRoundMemory(): RoundMemory {
  const places = new Int32Array(room);
  const amounts = new Float64Array(room);
  const decisions: LearnerDecision[] = [];
  let used = 0;
  return {
    places,
    amounts,
    decisions,
    hasRoom: (plays) => used + plays * mostOfPlay <= room,
    keep: (inputs) => {
      const begin = used;
      for (let index = 0; index < inputs.length; index += 1) {
        places[used] = inputs.places[index] ?? 0;
        amounts[used] = inputs.amounts[index] ?? 0;
        used += 1;
      }
      return begin;
    },
    end: () => used,
    clear: () => {
      used = 0;
      decisions.length = 0;
    },
  };
}

/** More inputs than a play has. */
const mostOfPlay = 96;
