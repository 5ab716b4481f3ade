/** The weights that count for a play and how much each does, written over play by play. */
export interface PlayInputs {
  readonly places: Int32Array;
  readonly amounts: Float64Array;
  length: number;
}

/** Room for the weights of one play: two parts of a hand, and less than fifty others. */
const mostPlayInputs = 96;

export function createPlayInputs(): PlayInputs {
  return {
    places: new Int32Array(mostPlayInputs),
    amounts: new Float64Array(mostPlayInputs),
    length: 0,
  };
}

export function putInput(inputs: PlayInputs, place: number, amount: number): void {
  inputs.places[inputs.length] = place;
  inputs.amounts[inputs.length] = amount;
  inputs.length += 1;
}
