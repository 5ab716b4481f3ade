import { invariant } from './invariant.ts';
import type { PlayedThrough } from './round.ts';
import type { Game, Position, SeatView, Variant } from './rules.ts';

export interface RoundThrough<G extends Game = Game, P extends Position = Position>
  extends PlayedThrough<P> {
  readonly game: G;
}

/** The way back to one family for its wings. Each throws where the game is of another one. */
export interface Narrowing<G extends Game, P extends Position, V extends SeatView> {
  readonly game: (game: Game) => G;
  readonly position: (position: Position) => P;
  readonly view: (view: SeatView) => V;
  readonly round: (round: RoundThrough) => RoundThrough<G, P>;
}

/** That a game of a family's variant is made of its types the compiler cannot see. */
export function narrowingTo<G extends Game, P extends Position, V extends SeatView>(
  family: string,
  variants: readonly Variant[],
): Narrowing<G, P, V> {
  const owns = ({ variant }: Game): boolean => variants.some(({ id }) => id === variant.id);
  const only =
    <Wide, Narrow extends Wide>(isOurs: (wide: Wide) => wide is Narrow) =>
    (wide: Wide): Narrow => {
      invariant(isOurs(wide), `the game is one of ${family}`);
      return wide;
    };
  return {
    game: only((game: Game): game is G => owns(game)),
    position: only((position: Position): position is P => owns(position.game)),
    view: only((view: SeatView): view is V => owns(view.game)),
    round: only((round: RoundThrough): round is RoundThrough<G, P> => owns(round.game)),
  };
}
