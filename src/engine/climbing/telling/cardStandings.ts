import { countOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import { copiesIn } from '../../core/kit.ts';
import { type SeatView, unseenOf } from '../view.ts';

/** As far as a seat knows; the three add up to the kit's cards. */
export interface CardStanding {
  readonly kind: Kind;
  /** Played or laid in sight of everybody: beaten, won, or in the trick. */
  readonly gone: number;
  readonly held: number;
  /** In other hands or in the talon. */
  readonly unseen: number;
}

/** In the kit's order. */
export function cardStandings(view: SeatView): readonly CardStanding[] {
  const { kit } = view.game.variant;
  const hidden = unseenOf(view);
  return kinds
    .filter((kind) => copiesIn(kit, kind) > 0)
    .map((kind) => {
      const held = countOf(view.hand, kind);
      const unseen = countOf(hidden, kind);
      return { kind, held, unseen, gone: copiesIn(kit, kind) - held - unseen };
    });
}
