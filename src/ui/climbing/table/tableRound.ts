import { climbing, climbingRound, type Position } from '../../../engine/climbing/index.ts';
import { type Seat, seatsOf } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import { currentRound, isPerson, type Match } from '../../../store/match/match.ts';
import { standInsOf } from '../../../store/match/standIns.ts';
import type { TableRound } from './tableModel.ts';

/**
 * The last round of a match as its table is told of it.
 * @param viewer the seat whose hand may be shown
 * @param watched after how many plays it is shown; null for the present
 * @param byItself whether the play to come is made without the viewer; unless told, as the rules
 * have it
 */
export function tableRoundOf(
  match: Match,
  viewer: Seat | null,
  watched: number | null,
  byItself?: boolean,
): TableRound {
  const round = currentRound(match);
  const played = climbingRound(playedRound(round));
  const { start, game } = played;
  const steps = watched === null ? played.steps : played.steps.slice(0, watched);
  const position = watched === null ? played.position : (steps.at(-1)?.after ?? start);
  return {
    game,
    start,
    steps,
    standIns: standInsOf(round),
    position,
    names: match.setup.players.map(({ name }) => name),
    bots: seatsOf(game.seatCount).filter((seat) => !isPerson(match, seat)),
    viewer,
    quiet: watched !== null || (byItself ?? playsItselfIn(position)),
  };
}

function playsItselfIn(position: Position): boolean {
  return position.phase !== 'over' && climbing.playsItself(position);
}
