import {
  isLonePassAmong,
  type Position,
  rulesOf,
  type Seat,
  type TablePlace,
} from '../../engine/index.ts';
import { person } from '../../online/event.ts';
import type { ReadTold } from '../../online/readTold.ts';
import type { Supposed } from '../../records/seenRecord.ts';
import { type Holder, somebody } from '../match/holder.ts';
import { matchOfRounds } from '../match/matchRecords.ts';
import { type RoundAtTable, trueRoundOf } from '../table/roundAtTable.ts';
import type { FarPeople } from './answers.ts';
import { type FarRound, placeOfSeat } from './farRounds.ts';

export type RoundTold = NonNullable<ReadTold['round']>;

/** What is seen of it at one place of this device, or by who watches. */
export type FarView = RoundTold['views'][number];

export interface FarMoment {
  readonly told: ReadTold;
  readonly round: RoundTold;
  readonly people: FarPeople | null;
  readonly isSent: boolean;
}

/** The view of the person who looked last, or of the only one at this device. */
export function viewOf({ views }: RoundTold, looking: TablePlace | null): FarView | undefined {
  const [only, ...others] = views;
  return others.length === 0 ? only : views.find(({ place }) => place === looking);
}

/** The view of the place here that has the turn; undefined where none has. */
export function turnIn({ views }: RoundTold): FarView | undefined {
  return views.find(({ seen }) => seen.seat !== null && seen.turn === seen.seat);
}

/** Whether others make the play to come, or the server: it decides nothing or passes ahead. */
export function isMadeWithout(
  position: Position,
  { seen, passes }: FarView,
  tapsPasses: boolean,
): boolean {
  if (position.phase === 'over') return false;
  if (position.seat !== seen.seat) return true;
  const rules = rulesOf(position.game);
  const legal = rules.legalPlays(position);
  if (passes && legal.some(rules.isPass)) return true;
  return rules.playsItself(position) && !(tapsPasses && isLonePassAmong(legal, rules));
}

/**
 * As a table shows it to a view: with `known` in the place of what is hidden, or once all is
 * revealed the match of the rounds so far.
 * @param past the match's rounds that are over; none where one of them is not here yet
 */
export function farRoundOf(
  tableId: string,
  moment: FarMoment,
  view: FarView,
  known: Supposed,
  past: readonly FarRound[],
): RoundAtTable {
  const { told, round, isSent } = moment;
  const { variant, rules, players, starter } = view.seen;
  const holders = players.map((_, seat) => holderOf(moment, placeOfSeat(seat, round.out)));
  const out = round.out === null ? undefined : told.places[round.out];
  const shown = {
    id: `${tableId} ${round.deal}`,
    number: round.number,
    players: players.map((name, seat) => ({ name, holder: holders[seat] ?? elsewhere })),
    standIns: round.standIns,
    isPractice: false,
    byItself:
      isSent || told.ended || isMadeWithout(known.played.position, view, told.game.tapsPasses),
  };
  if (round.over !== null) {
    const others = past.map(({ revealed }) => revealed).filter(({ deal }) => deal < round.deal);
    const records = [...others, round.over].map(({ record }) => record);
    const [first = round.over.record, ...later] = records;
    return { ...trueRoundOf(matchOfRounds(first, later)), ...shown };
  }
  return {
    ...{ standing: 'supposed', variant, rules, starter },
    ...{ dealt: known.dealt, played: known.played },
    ...shown,
    ...(round.out === null || out === undefined
      ? {}
      : {
          sitsOut: {
            place: round.out,
            name: out.name ?? '',
            control: out.by === person ? somebody : out.by,
          },
        }),
  };
}

const elsewhere: Holder = { by: 'elsewhere', isThere: false };

function holderOf({ told, people }: FarMoment, place: TablePlace): Holder {
  const { by } = told.places[place] ?? { by: person };
  if (by !== person) return { by: 'bot', level: by };
  if (told.own.includes(place)) return { by: 'here' };
  const nearness = people?.places[place];
  return { by: 'elsewhere', isThere: nearness === 'here' || nearness === 'lost' };
}

/** The seat of a view, or null for who sits out or watches. */
export function seatOf(view: FarView | undefined): Seat | null {
  return view?.seen.seat ?? null;
}
