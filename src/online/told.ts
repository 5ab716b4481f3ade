import type { RuleChanges, TablePlace, VariantId } from '../engine/index.ts';
import { type RecordJson, recordToJson } from '../records/formatRecord.ts';
import type { Goal } from '../records/goal.ts';
import { seenIn, seenToJson } from '../records/seenRecord.ts';
import { person, type ServedLevel, type Wish } from './event.ts';
import { commitmentTo, secretOfDeal } from './shuffle.ts';
import {
  isMatchOver,
  isOver,
  lastRound,
  nextDeal,
  type OnlineRound,
  type OnlineTable,
  personAt,
  type RequestOutcome,
  seatIn,
  wonInMatch,
} from './tableState.ts';

/** Who is told of a table, and so what. */
export interface ToldDevice {
  /** The places of the device. */
  readonly places: readonly TablePlace[];
  readonly isOpener: boolean;
  /** Whether it sees the round as watchers do. */
  readonly watches: boolean;
}

/** What is seen of a round at one place; null for who watches. */
interface ToldView {
  readonly place: TablePlace | null;
  /** Whether the place passes by itself for now. */
  readonly passes: boolean;
  /** As `fifteen-lakes-seen/1` of the records. */
  readonly seen: object;
}

/** A round that is over, with all that was hidden. */
export interface RevealedRound {
  readonly deal: number;
  readonly commitment: string;
  readonly secret: string;
  readonly salts: readonly (string | null)[];
  readonly record: RecordJson;
}

/** All that a device is told of its table. Each message tells the whole of it. */
export interface ToldTable {
  /** Grows with everything that happens for all to see. */
  readonly n: number;
  readonly game: {
    readonly variant: VariantId;
    readonly rules: RuleChanges;
    readonly seats: number;
    readonly goal: Goal | null;
    readonly tapsPasses: boolean;
  };
  readonly places: readonly {
    readonly by: typeof person | ServedLevel;
    readonly name: string | null;
    readonly standIn: boolean;
    /** How often the place was given to another key. */
    readonly moves: number;
  }[];
  readonly own: readonly TablePlace[];
  readonly isOpener: boolean;
  readonly mayWatch: boolean;
  /** Whether the device sees rounds as watchers do. */
  readonly watches: boolean;
  readonly round: {
    readonly deal: number;
    readonly match: number;
    readonly number: number;
    readonly out: TablePlace | null;
    readonly commitment: string;
    readonly salts: readonly (string | null)[];
    readonly standIns: readonly number[];
    readonly practiceUndos: number;
    readonly views: readonly ToldView[];
    readonly over: RevealedRound | null;
  } | null;
  readonly won: readonly number[];
  readonly isMatchOver: boolean;
  /** The deal to come: what the server is committed to, and which places have agreed to it. */
  readonly next: {
    readonly deal: number;
    readonly commitment: string;
    readonly agreed: readonly TablePlace[];
  } | null;
  readonly request: {
    readonly number: number;
    readonly place: TablePlace;
    readonly wish: Wish;
    readonly about?: TablePlace;
    readonly of: readonly TablePlace[];
    readonly yes: readonly TablePlace[];
  } | null;
  readonly outcome: RequestOutcome | null;
  readonly ended: boolean;
}

/** What a device is told. Nothing in it hangs on what the device may not know. */
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
export function revealedRound({
  deal,
  secret,
  salts,
  record,
  standIns,
  practiceUndos,
}: OnlineRound): RevealedRound {
  const commitment = commitmentTo(secret);
  const meta = {
    ...record.meta,
    ...(standIns.length === 0 ? {} : { standIns }),
    ...(practiceUndos === 0 ? {} : { practiceUndos }),
    shuffle: { deal, commitment, secret, salts },
  };
  return { deal, commitment, secret, salts, record: recordToJson({ ...record, meta }) };
}
