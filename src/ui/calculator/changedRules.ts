import { switchesOf } from '../../engine/index.ts';
import type { CountedGame } from '../../store/entry.ts';
import { gameOf } from '../../store/playedRound.ts';

/** How many rules of a game differ from its variant's own. */
export function changedRulesOf({ variant, rules }: CountedGame): number {
  const game = gameOf({ variant, rules, players: ['', ''] });
  const own = game.variant.rules;
  return switchesOf(own).filter(({ read }) => read(own) !== read(game.rules)).length;
}
