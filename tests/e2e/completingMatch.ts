import {
  baitOf,
  catchOf,
  fishOf,
  formOf,
  gainOf,
  legalPlays,
} from '../../src/engine/fishing/index.ts';
import { invariant, type Kind } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { matchUntil, waitsForPerson } from './storedMatch.ts';

/** A match of Shi Wu Hu in which the person can complete a group, and with what. */
export function completingMatch(): {
  readonly match: Match;
  readonly bait: Kind;
  readonly fish: Kind;
} {
  const setup = setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' });
  const match = matchUntil(setup, (now) => completing(now) !== undefined);
  const play = completing(match);
  invariant(play !== undefined, 'a group can be completed');
  return { match, bait: baitOf(play), fish: fishOf(play) };
}

/** The capture from the hand that completes a group for the person, if there is one. */
function completing(match: Match) {
  if (!waitsForPerson('hand')(match)) return;
  const position = positionOf(match);
  const caught = catchOf(position, position.seat);
  return legalPlays(position).find(
    (play) =>
      formOf(play) === 'capture' && gainOf(position.game, caught, play).completes.length > 0,
  );
}
