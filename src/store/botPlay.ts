import { thoughtOf } from '../bots/bot.ts';
import { bots } from '../bots/bots.ts';
import { invariant, type Play, viewFor } from '../engine/index.ts';
import { randomFromSeed } from '../records/seed.ts';
import { currentRound, type Match, positionOf } from './match.ts';

/**
 * What the bot whose turn it is plays, seeing only its seat's view. Its chance comes from the round's seed and the number of
 * the play, so that a reload in the middle of its thought changes nothing.
 */
export function botPlay(match: Match): Play {
  const position = positionOf(match);
  const round = currentRound(match);
  const control = match.setup.players[position.seat]?.control ?? 'person';
  invariant(control !== 'person', 'a bot sits at the seat');
  const random = randomFromSeed(`${round.seed ?? match.setup.seed}/bot/${round.plays.length}`);
  return thoughtOf(bots[control](viewFor(position, position.seat, round.plays), random)).play;
}
