import { type BotId, levels } from '../../bots/levels.ts';
import type { RoundRecord, Seat } from '../../engine/index.ts';
import { sumOf } from '../../records/playedRound.ts';
import { botIn, type Control, holdersOf, peopleIn } from './holder.ts';
import { currentRound, hasResult, type Match } from './match.ts';
import { mirroredDealOf } from './mirroredDeal.ts';
import { isPractice } from './practice.ts';

/** A longer row does not repeat the offer. */
const winsInARow = 2;

/**
 * The next level, once the one person of a match has just won two rounds in a row, alone and
 * against bots of one level; rounds that were called off are passed over. Undefined else: among
 * several persons, where somebody sits out, in practice, in a mirror match, which is to be
 * finished, and against the strongest.
 */
export function strongerOpponent(match: Match): BotId | undefined {
  const { setup, rounds } = match;
  if (setup.sitsOut !== undefined) return undefined;
  const controls = setup.players.map(({ control }) => control);
  const holders = holdersOf(setup.players);
  const [person, ...morePersons] = peopleIn(holders);
  const [level, ...moreLevels] = new Set(holders.flatMap((holder) => botIn(holder) ?? []));
  if (person === undefined || level === undefined) return undefined;
  if (morePersons.length > 0 || moreLevels.length > 0) return undefined;
  if (!hasResult(currentRound(match))) return undefined;
  if (rounds.some((round) => isPractice(round) || mirroredDealOf(round) !== undefined)) {
    return undefined;
  }
  const isWon = (round: RoundRecord): boolean =>
    isPlayedBy(round, controls) && isWonAlone(round, person);
  const counted = rounds.filter(hasResult);
  const row = counted.length - 1 - counted.findLastIndex((round) => !isWon(round));
  return row === winsInARow ? levels[levels.indexOf(level) + 1] : undefined;
}

/** Whether these controls, seat by seat, have played the round, by what its record tells. */
function isPlayedBy({ meta }: RoundRecord, controls: readonly Control[]): boolean {
  const players = meta?.players;
  return (
    Array.isArray(players) &&
    players.length === controls.length &&
    controls.every((control, seat) => players[seat] === control)
  );
}

function isWonAlone(round: RoundRecord, person: Seat): boolean {
  const [winner, ...others] = sumOf(round)?.winners ?? [];
  return winner === person && others.length === 0;
}
