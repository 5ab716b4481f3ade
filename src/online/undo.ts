import { isDecisionAmong, rulesOf, seenSince, type TablePlace } from '../engine/index.ts';
import { playedRound, withFirstPlays } from '../records/playedRound.ts';
import { person } from './event.ts';
import { lastRound, type OnlineTable, seatIn, withLastRound } from './tableState.ts';

/** The last round with its first plays only; what was seen since stays seen. */
export function takenBack(
  state: OnlineTable,
  place: TablePlace,
  to: number,
  time: number,
): OnlineTable | undefined {
  const undoable = undoableBy(state, place);
  if (undoable === undefined || to >= undoable.steps.length) return undefined;
  const { round, seat, steps, position, game } = undoable;
  const seen = seenSince(rulesOf(game), steps.slice(to), position, seat);
  return {
    ...withLastRound(state, {
      ...round,
      record: withFirstPlays(round.record, to),
      made: round.made.map((made) => (made.at < to ? made : { ...made, isTakenBack: true })),
      standIns: round.standIns.filter((at) => at < to),
      practiceUndos: round.practiceUndos + (seen === 'nothing' ? 0 : 1),
      turnSince: time,
    }),
    places: state.places.map((held) => (held.by === person ? { ...held, passesIn: null } : held)),
  };
}

/**
 * How many plays stay where a place takes back its last decision: up to that, whatever came since.
 * Undefined where it has decided nothing in the round, or the round is over.
 */
export function undoTarget(state: OnlineTable, place: TablePlace): number | undefined {
  const undoable = undoableBy(state, place);
  if (undoable === undefined) return undefined;
  const rules = rulesOf(undoable.game);
  const at = undoable.steps.findLastIndex(
    ({ seat, legal }) => seat === undoable.seat && isDecisionAmong(legal, rules, state.opened),
  );
  return at === -1 ? undefined : at;
}

/** Undefined where the place sits out, or the round is over. */
function undoableBy(state: OnlineTable, place: TablePlace) {
  const round = lastRound(state);
  const seat = round && seatIn(round, place);
  if (round === undefined || seat === undefined || seat === null) return;
  const played = playedRound(round.record);
  return played.position.phase === 'over' ? undefined : { round, seat, ...played };
}
