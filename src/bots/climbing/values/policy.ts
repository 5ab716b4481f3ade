import { type Game, type Position, passPlay } from '../../../engine/climbing/index.ts';
import { type Play, type PlayList, playAt, type Random } from '../../../engine/index.ts';
import { createHandOutlook, type HandOutlook } from './hand.ts';
import { createOtherInputs } from './otherInputs.ts';
import { createPassInputs } from './passInputs.ts';
import { createPlayInputs, type PlayInputs } from './playInputs.ts';
import { createLook, type Look } from './sight.ts';
import { createTrickInputs } from './trickInputs.ts';
import { type WorthTable, worthTableOf } from './worthTable.ts';

export interface Outlook {
  readonly table: WorthTable;
  readonly look: Look;
  readonly hand: HandOutlook;
  readonly take: (position: Position) => void;
  /** At the position looked at. */
  readonly inputsOf: (position: Position, play: Play) => PlayInputs;
}

export function createOutlook(game: Game): Outlook {
  const table = worthTableOf(game);
  const look = createLook(game, table);
  const hand = createHandOutlook(game, look, table);
  const listTrickInputs = createTrickInputs(game, look, hand, table);
  const listPassInputs = createPassInputs(game, look, hand, table);
  const listOtherInputs = createOtherInputs(game, look, hand, table);
  const inputs = createPlayInputs();
  return {
    table,
    look,
    hand,
    take: (position) => {
      look.take(position);
      hand.take();
    },
    inputsOf: (position, play) => {
      inputs.length = 0;
      const { phase } = position;
      if (phase === 'answer' && play === passPlay) listPassInputs(position, inputs);
      else if (phase === 'lead' || phase === 'answer') listTrickInputs(position, play, inputs);
      else listOtherInputs(position, play, inputs);
      return inputs;
    },
  };
}

/** There is at least one play in the list. */
export type Policy = (position: Position, list: PlayList, heat: number, random: Random) => Play;

/**
 * The play for which the weights that count come to most, once chance has moved each sum as far as
 * the heat lets it: with a heat of 1 as often as was learned, with 0 always the best.
 */
export function createPolicy(game: Game, weights: Float32Array): Policy {
  const { take, inputsOf } = createOutlook(game);
  return (position, list, heat, random) => {
    let best = playAt(list, 0);
    if (list.length === 1) return best;
    take(position);
    let highest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < list.length; index += 1) {
      const play = playAt(list, index);
      const sum = sumOfInputs(inputsOf(position, play), weights);
      const value = heat === 0 ? sum : sum - heat * Math.log(-Math.log(random() || leastChance));
      if (value > highest) {
        highest = value;
        best = play;
      }
    }
    return best;
  };
}

/** Stands for a chance of 0, of which there is no logarithm. */
const leastChance = 1e-9;

export function sumOfInputs(
  { places, amounts, length }: PlayInputs,
  weights: Float32Array,
): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    sum += (weights[places[index] ?? 0] ?? 0) * (amounts[index] ?? 0);
  }
  return sum;
}
