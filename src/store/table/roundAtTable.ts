import {
  type Deal,
  type RuleChanges,
  rulesOf,
  type Seat,
  type VariantId,
} from '../../engine/index.ts';
import { type PlayedRound, playedRound } from '../../records/playedRound.ts';
import { type Holder, holderOf } from '../match/holder.ts';
import { currentRound, type Match, positionOf, roundsIn } from '../match/match.ts';
import { isPractice } from '../match/practice.ts';
import type { SittingOut } from '../match/sittingOut.ts';
import { standInsOf } from '../match/standIns.ts';

interface Seen {
  /** Another one for each deal; the same as long as the deal goes on. */
  readonly id: string;
  /** Which round of its match it is, counted from 1. */
  readonly number: number;
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  readonly players: readonly { readonly name: string; readonly holder: Holder }[];
  /** Who is at the table and sits this round out; missing where nobody does. */
  readonly sitsOut?: SittingOut | undefined;
  /** The hands by seat in the order in which they were dealt. */
  readonly dealt: Deal['hands'];
  readonly starter: Seat;
  readonly played: PlayedRound;
  /** The indices of the plays that a quicker bot made than was asked. */
  readonly standIns: readonly number[];
  /** Whether the play to come asks no person at this device. */
  readonly byItself: boolean;
  readonly isPractice: boolean;
}

/** A round whose tiles are all known to this device: its record can be kept, sent and reviewed. */
export interface TrueRound extends Seen {
  readonly standing: 'true';
  /** The match whose last round it is. */
  readonly match: Match;
}

/**
 * This device knows what its seats were told; what they have not seen is filled with tiles that
 * fit. There is no record: nothing of the round is kept, sent or reviewed.
 */
export interface SupposedRound extends Seen {
  readonly standing: 'supposed';
}

export type RoundAtTable = TrueRound | SupposedRound;

/** `byItself` is, unless told, whether the play to come decides nothing. */
export function trueRoundOf(match: Match, byItself = decidesNothing(match)): TrueRound {
  const { setup } = match;
  const number = roundsIn(match);
  const record = currentRound(match);
  return {
    standing: 'true',
    match,
    id: `${setup.id ?? setup.seed} ${record.seed} ${number}`,
    number,
    variant: setup.variant,
    rules: setup.rules,
    players: setup.players.map(({ name, control }) => ({ name, holder: holderOf(control) })),
    sitsOut: setup.sitsOut,
    dealt: record.deal.hands,
    starter: record.starter,
    played: playedRound(record),
    standIns: standInsOf(record),
    byItself,
    isPractice: isPractice(record),
  };
}

function decidesNothing(match: Match): boolean {
  const position = positionOf(match);
  return position.phase !== 'over' && rulesOf(position.game).playsItself(position);
}
