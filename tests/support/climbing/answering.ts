import {
  type Position,
  type RuleChanges,
  type SeatView,
  type VariantId,
  viewFor,
} from '../../../src/engine/climbing/index.ts';
import { cardsIn } from './plainCards.ts';
import { afterPlays, climbingTable } from './table.ts';

/** The position of a variant once the dealer leads: nobody has asked for anything or laid. */
export function leadingTable(
  id: VariantId,
  hands: readonly string[],
  rules: RuleChanges = {},
): Position {
  let position = climbingTable(id, { hands, rules });
  while (position.phase !== 'lead') {
    position = afterPlays(position, position.phase === 'consent' ? 'play' : 'pass');
  }
  return position;
}

/** What the dealer sees that is to lead with a hand and a 22, which every variant plays. */
export function leadingWith(id: VariantId, hand: string): SeatView {
  return viewFor(leadingTable(id, [`${hand} 22`, '66', '66']), 0);
}

/** What the second seat sees that is to answer a lead with a hand. */
export function answeringWith(id: VariantId, led: string, hand: string): SeatView {
  const hands = [`${cardsIn(led).join(' ')} 51*2`, hand, '51'];
  return viewFor(afterPlays(leadingTable(id, hands), led), 1);
}
