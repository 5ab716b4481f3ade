import type { TablePlace } from '../engine/index.ts';
import { recordToJson } from '../records/formatRecord.ts';
import { seenIn, seenToJson } from '../records/seenRecord.ts';
import { person } from './event.ts';
import type { RevealedRound, ToldTable } from './readTold.ts';
import { commitmentTo, secretOfDeal } from './shuffle.ts';
import {
  isMatchOver,
  isOver,
  lastRound,
  nextDeal,
  type OnlineRound,
  type OnlineTable,
  personAt,
  seatIn,
  wonInMatch,
} from './tableState.ts';

export interface ToldDevice {
  readonly places: readonly TablePlace[];
  readonly isOpener: boolean;
  /** Whether it sees the round as watchers do. */
  readonly watches: boolean;
}

/** Nothing in it hangs on what the device may not know. */
export function toldTo(state: OnlineTable, device: ToldDevice): ToldTable {
  const { opened, variant, game, goal, request, outcome, ended, places } = state;
  const round = lastRound(state);
  const isBetween = !ended && (round === undefined || isOver(round));
  const deal = nextDeal(state);
  return {
    n: state.told,
    game: {
      ...{ variant, rules: opened.rules, seats: game.seatCount, goal: goal ?? null },
      tapsPasses: opened.tapsPasses,
    },
    places: places.map((place) => ({
      ...{ by: place.by, name: place.name },
      standIn: place.by === person && place.standIn,
      moves: place.by === person ? place.moves : 0,
    })),
    own: device.places,
    isOpener: device.isOpener,
    mayWatch: state.watch !== null,
    watches: device.watches,
    round: round === undefined ? null : toldRound(state, round, device),
    won: wonInMatch(state),
    isMatchOver: isMatchOver(state),
    next: isBetween
      ? {
          deal,
          commitment: commitmentTo(secretOfDeal(opened.secret, deal)),
          agreed: places.flatMap((place, at) =>
            place.by === person && place.salt !== null ? [at] : [],
          ),
        }
      : null,
    request: request && {
      ...{
        number: request.number,
        place: request.place,
        wish: request.wish,
        of: request.of,
        yes: request.yes,
      },
      ...(request.about === undefined ? {} : { about: request.about }),
    },
    outcome,
    ended,
  };
}

function toldRound(
  state: OnlineTable,
  round: OnlineRound,
  { places, watches }: ToldDevice,
): NonNullable<ToldTable['round']> {
  const { deal, match, number, out, secret, salts, standIns, practiceUndos } = round;
  const isAtTable = places.length > 0 || watches;
  const lookers = places.length === 0 && watches ? [null] : places;
  const views = lookers.map((place) => {
    const seat = place === null ? null : seatIn(round, place);
    const passes = place !== null && (personAt(state, place)?.passesIn ?? null) !== null;
    return { place, passes, seen: seenToJson(seenIn(round.record, seat)) };
  });
  return {
    ...{ deal, match, number, out, commitment: commitmentTo(secret), salts },
    ...{ standIns, practiceUndos, views },
    // Who is only invited sees nothing of a round.
    over: isAtTable && (isOver(round) || state.ended) ? revealedRound(round) : null,
  };
}

/** A round that is over, or whose table has ended, as everybody may keep it. */
export function revealedRound(round: OnlineRound): RevealedRound {
  const { deal, secret, salts, record, standIns, practiceUndos } = round;
  const commitment = commitmentTo(secret);
  const meta = {
    ...record.meta,
    ...(standIns.length === 0 ? {} : { standIns }),
    ...(practiceUndos === 0 ? {} : { practiceUndos }),
    shuffle: { deal, commitment, secret, salts },
  };
  return { deal, commitment, secret, salts, record: recordToJson({ ...record, meta }) };
}
