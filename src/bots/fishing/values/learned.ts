import type { Game } from '../../../engine/fishing/index.ts';
import { invariant } from '../../../engine/index.ts';
import shiWuHu2 from './learned/shi-wu-hu-2.json' with { type: 'json' };
import shiWuHu3 from './learned/shi-wu-hu-3.json' with { type: 'json' };
import shiWuHu642 from './learned/shi-wu-hu-64-2.json' with { type: 'json' };
import shiWuHu643 from './learned/shi-wu-hu-64-3.json' with { type: 'json' };
import tiuU2 from './learned/tiu-u-2.json' with { type: 'json' };
import tiuU3 from './learned/tiu-u-3.json' with { type: 'json' };
import tiuUCulin2 from './learned/tiu-u-culin-2.json' with { type: 'json' };
import tiuUCulin3 from './learned/tiu-u-culin-3.json' with { type: 'json' };
import tiuUWoodpile2 from './learned/tiu-u-woodpile-2.json' with { type: 'json' };
import tiuUWoodpile3 from './learned/tiu-u-woodpile-3.json' with { type: 'json' };
import { type PackedValues, unpackWeights } from './packed.ts';

/** Every file that `npm run train` has written. A new variant's needs its line here. */
export const learned: readonly PackedValues[] = [
  tiuU2,
  tiuU3,
  tiuUWoodpile2,
  tiuUWoodpile3,
  tiuUCulin2,
  tiuUCulin3,
  shiWuHu2,
  shiWuHu3,
  shiWuHu642,
  shiWuHu643,
];

const unpacked = new Map<PackedValues, Float32Array>();

/** A weight in points for each place of the layout, the same whatever the variant's switches. */
export function learnedValues({
  variant,
  seatCount,
}: Pick<Game, 'variant' | 'seatCount'>): Float32Array {
  const packed = learned.find(
    ({ variant: id, players }) => id === variant.id && players === seatCount,
  );
  invariant(packed !== undefined, 'values have been learned for every game');
  const known = unpacked.get(packed);
  if (known !== undefined) return known;
  const weights = unpackWeights(packed);
  unpacked.set(packed, weights);
  return weights;
}
