import type { Game } from '../../../engine/climbing/index.ts';
import { invariant } from '../../../engine/index.ts';
import changPai3 from './learned/chang-pai-3.json' with { type: 'json' };
import changPai4 from './learned/chang-pai-4.json' with { type: 'json' };
import luanChuo3 from './learned/luan-chuo-3.json' with { type: 'json' };
import luanChuo283 from './learned/luan-chuo-28-3.json' with { type: 'json' };
import maHuaHua3 from './learned/ma-hua-hua-3.json' with { type: 'json' };
import sapNgWu3 from './learned/sap-ng-wu-3.json' with { type: 'json' };
import sapNgWu4 from './learned/sap-ng-wu-4.json' with { type: 'json' };
import wuHan3 from './learned/wu-han-3.json' with { type: 'json' };
import wuHan4 from './learned/wu-han-4.json' with { type: 'json' };
import { type PackedPolicy, unpackPolicy } from './packedPolicy.ts';

/** Every file that `npm run train` has written. A new variant's needs its line here. */
export const learnedPolicies: readonly PackedPolicy[] = [
  sapNgWu3,
  sapNgWu4,
  wuHan3,
  wuHan4,
  changPai3,
  changPai4,
  luanChuo3,
  luanChuo283,
  maHuaHua3,
];

const unpacked = new Map<PackedPolicy, Float32Array>();

/** A weight for each place of the layout, the same whatever the variant's switches. */
export function learnedWeights({
  variant,
  seatCount,
}: Pick<Game, 'variant' | 'seatCount'>): Float32Array {
  const packed = learnedPolicies.find(
    ({ variant: id, players }) => id === variant.id && players === seatCount,
  );
  invariant(packed !== undefined, 'a policy has been learned for every game');
  const known = unpacked.get(packed);
  if (known !== undefined) return known;
  const weights = unpackPolicy(packed);
  unpacked.set(packed, weights);
  return weights;
}
