/** Climbs towards more by small steps, each weight at a pace of its own (Adam). */
export interface Ascent {
  /** How much more each weight would bring, added up since the last step. */
  readonly slopes: Float64Array;
  /** Forgets the slopes then; `share` is what they are multiplied by, so that many are a mean. */
  readonly step: (rate: number, share: number) => void;
}

const memory = 0.9;
const squareMemory = 0.999;
const least = 1e-5;

/** It changes the weights in place. */
export function createAscent(weights: Float32Array): Ascent {
  const slopes = new Float64Array(weights.length);
  const means = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  let steps = 0;
  return {
    slopes,
    step: (rate, share) => {
      steps += 1;
      const meanShare = 1 - memory ** steps;
      const squareShare = 1 - squareMemory ** steps;
      for (let at = 0; at < weights.length; at += 1) {
        const slope = (slopes[at] ?? 0) * share;
        const mean = memory * (means[at] ?? 0) + (1 - memory) * slope;
        const square = squareMemory * (squares[at] ?? 0) + (1 - squareMemory) * slope * slope;
        means[at] = mean;
        squares[at] = square;
        const pace = mean / meanShare / (Math.sqrt(square / squareShare) + least);
        weights[at] = (weights[at] ?? 0) + rate * pace;
        slopes[at] = 0;
      }
    },
  };
}
