import type { Kind } from '../../core/kind.ts';
import { copiesIn } from '../../core/kit.ts';
import { pipsOf } from '../../core/pips.ts';
import { catchesOf, type Game, takesThree } from '../game.ts';

/** Under the switches in force. */
export interface KindFacts {
  readonly kind: Kind;
  readonly pips: number;
  /** Its own kind among them (F7). */
  readonly catches: readonly Kind[];
  /** In the kit. */
  readonly copies: number;
  readonly selfOnly: boolean;
  /**
   * What it does where three of its own kind lie in the lake (F4, F8): takes one or all (`choice`),
   * all or none (`whole`), `one` at a time; `never`: the kit has too few for that.
   */
  readonly three: 'choice' | 'whole' | 'one' | 'never';
  /** Whether three of it can be locked: the fourth takes them, whatever `three` says (F9). */
  readonly locks: boolean;
}

export function kindFactsOf(game: Game, kind: Kind): KindFacts {
  const { rules, variant } = game;
  const copies = copiesIn(variant.kit, kind);
  const catches = catchesOf(game, kind);
  const hasFourth = copies > 3;
  const single = hasFourth ? 'one' : 'never';
  return {
    kind,
    pips: pipsOf(kind),
    catches,
    copies,
    selfOnly: catches.every((fish) => fish === kind),
    three: takesThree(game, kind) ? rules.triple : single,
    locks: rules.thirdTile === 'stack' && hasFourth,
  };
}
