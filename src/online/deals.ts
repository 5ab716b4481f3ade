import { placeAfter, type RoundRecord, rulesOf, seatAt } from '../engine/index.ts';
import { metaOfRound } from '../records/roundMeta.ts';
import { person } from './event.ts';
import { type Shuffle, secretOfDeal, shuffledDeal } from './shuffle.ts';
import {
  isAsked,
  isMatchOver,
  isOver,
  lastRound,
  nextDeal,
  type OnlineRound,
  type OnlineTable,
  placeInRound,
  positionIn,
  seatIn,
} from './tableState.ts';

/**
 * Deals the next round once all have agreed whose consent is needed. The event of the last
 * agreement deals it, so that no crash comes between the two.
 * @param time of that event
 */
export function withDealIfAgreed(state: OnlineTable, time: number): OnlineTable {
  const last = lastRound(state);
  const isDue = state.places.every(
    (place) => place.by !== person || (place.hash !== null && (!isAsked(place) || place.salt)),
  );
  // Those who are away do not deal for each other.
  const isSomebodyThere = state.places.some((place) => isAsked(place) && place.salt !== null);
  if (state.ended || !isDue || !isSomebodyThere || (last && !isOver(last))) return state;
  const round = dealtRound(state, last, time);
  return {
    ...state,
    rounds: [...state.rounds.map(withoutSteps), round],
    request: null,
    outcome: null,
    places: state.places.map((place) =>
      place.by === person ? { ...place, salt: null, passesIn: null } : place,
    ),
  };
}

/** A round with what each place has won or lost, where it has come to its end. */
export function withResult(round: OnlineRound): OnlineRound {
  const position = positionIn(round);
  const { isCalledOff, settlementOf } = rulesOf(position.game);
  if (position.phase !== 'over' || isCalledOff(position)) return round;
  const bySeat = settlementOf(position);
  const places = Array.from({ length: round.salts.length }, (_, place) => seatIn(round, place));
  return { ...round, result: places.map((seat) => (seat === null ? 0 : (bySeat[seat] ?? 0))) };
}

/** Frees its positions: a list of plays of its own is unknown. */
function withoutSteps(round: OnlineRound): OnlineRound {
  return { ...round, record: { ...round.record, plays: [...round.record.plays] } };
}

interface Seating {
  readonly starter: number;
  readonly out: number | null;
}

function dealtRound(state: OnlineTable, last: OnlineRound | undefined, time: number): OnlineRound {
  const { opened, game, places, variant, goal } = state;
  const deal = nextDeal(state);
  const isNewMatch = last === undefined || isMatchOver(state);
  const match = (last?.match ?? 0) + (isNewMatch ? 1 : 0);
  const number = isNewMatch || last === undefined ? 1 : last.number + 1;
  const salts = places.map((place) => (place.by === person ? place.salt : null));
  const shuffle: Shuffle = { secret: secretOfDeal(opened.secret, deal), deal, salts };
  const dealt = shuffledDeal(game, shuffle);
  const { starter, out } = ((): Seating => {
    if (last !== undefined && !isNewMatch) return seatingAfter(last);
    if (places.length === game.seatCount) return { starter: dealt.starter, out: null };
    const usual =
      last === undefined || last.out === null
        ? places.length - 1
        : placeAfter(last.out, game.seatCount);
    return { starter: dealt.starter, out: dealt.firstOut(dealt.starter, usual) };
  })();
  const seated = { out };
  const atSeats = Array.from(
    { length: game.seatCount },
    (_, seat) => places[placeInRound(seated, seat)],
  );
  const sitting = out === null ? undefined : places[out];
  const record: RoundRecord = {
    variant,
    rules: opened.rules,
    players: atSeats.map((place) => place?.name ?? ''),
    starter,
    deal: dealt.deal,
    plays: [],
    meta: metaOfRound({
      controls: atSeats.map((place) => place?.by ?? person),
      sitsOut:
        out === null || sitting === undefined
          ? undefined
          : { place: out, name: sitting.name ?? '', control: sitting.by },
      goal,
      match: match === 1 ? opened.match : `${opened.match}-${match}`,
      number,
    }),
  };
  // The rules may end a round as it is dealt.
  return withResult({
    ...{ deal, match, number, secret: shuffle.secret, salts, out, record },
    ...{ standIns: [], practiceUndos: 0, made: [], result: null, turnSince: time },
  });
}

function seatingAfter(last: OnlineRound): Seating {
  const end = positionIn(last);
  const { nextStarter, nextSitting } = rulesOf(end.game);
  const { starter } = last.record;
  if (last.out === null) return { starter: nextStarter(end, starter), out: null };
  const next = nextSitting(end, { starter: placeInRound(last, starter), out: last.out });
  return { starter: seatAt(next.starter, next.out), out: next.out };
}
