import type { KindText } from '../../core/kind.ts';
import { kindOf } from '../../core/kind.ts';
import {
  type Cards,
  type Combination,
  copiesOf,
  onLadder,
  sizeOf,
  waysToCombine,
} from '../combination.ts';
import { suitPlaceOf } from '../suits.ts';

/** The leading civil kinds, each with its own military kinds (W4). */
export const leadingKinds = [
  { leader: '66', military: ['63', '54'] },
  { leader: '11', military: ['62', '53'] },
  { leader: '44', military: ['52', '43'] },
  { leader: '31', military: ['41', '32'] },
] as const satisfies readonly {
  readonly leader: KindText;
  readonly military: readonly [KindText, KindText];
}[];

/** Each is beaten by a higher leading kind with as many cards in each suit. */
export function mixedPlays({ kit, suits }: Cards): Combination[] {
  return leadingKinds.flatMap(({ leader, military }) => {
    const leading = kindOf(leader);
    const height = suitPlaceOf(suits, leading)?.height ?? 0;
    return waysToCombine([leading, ...military.map(kindOf)], kit)
      .filter((cards) => {
        const leaders = copiesOf(cards, leading);
        return leaders > 0 && sizeOf(cards) > leaders;
      })
      .map((cards) => {
        const bySuit = suits.map((_, suit) =>
          sizeOf(cards.filter(({ kind }) => suitPlaceOf(suits, kind)?.suit === suit)),
        );
        return onLadder(cards, { ladder: `mixed ${bySuit.join('+')}`, height });
      });
  });
}
