import {
  balanceOf,
  type ChangedSwitch,
  catchOf,
  changedSwitchesOf,
  type OtherRules,
  otherRulesOf,
  type Payment,
  paymentsOf,
  type RoundRecord,
  type ScoreSheet,
  scoreSheetOf,
  scoresOf,
  seatsOf,
  settlementOf,
  totalOf,
} from '../../engine/index.ts';
import { formatLink } from '../../records/link.ts';
import { currentRound, type Match, runningSettlement } from '../../store/match/match.ts';
import { canMirror, type MirrorStanding, mirrorStandingOf } from '../../store/match/mirror.ts';
import { playedRound } from '../../store/match/playedRound.ts';
import { triedRoundOf } from '../../store/match/whatIf.ts';

/** A seat's count of a round. */
export interface SeatResult {
  readonly name: string;
  readonly tiles: number;
  readonly sheet: ScoreSheet;
  /** What it wins or loses by the settlement. */
  readonly balance: number;
}

/** A finished round in a line of the match table. */
export interface RoundResult {
  readonly scores: readonly number[];
  readonly balance: readonly number[];
}

/** A round that is over, counted. */
export interface RoundScores {
  readonly variant: RoundRecord['variant'];
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly seats: readonly SeatResult[];
  readonly payments: readonly Payment[];
  readonly settlement: 'winner' | 'pairwise';
  readonly doubleAt: number;
}

/** Everything the score screen shows of a match whose round is over. */
export interface ScoresModel extends RoundScores {
  readonly rounds: readonly RoundResult[];
  readonly together: readonly number[];
  /** The switches set apart from the variant's own values. */
  readonly changed: readonly ChangedSwitch[];
  /** The same catches under other rules. */
  readonly others: readonly OtherRules[];
  /** How a match stands that plays the deals of another again; undefined for any other. */
  readonly mirror: MirrorStanding | undefined;
  /** Whether the match can be played again with its players moved on. */
  readonly canMirror: boolean;
  /**
   * The round that was tried in another way, as it was counted; undefined for a round that counts.
   */
  readonly tried: { readonly code: string; readonly totals: readonly number[] } | undefined;
  /**
   * What comes next: any deal, the next one to be played again, or nothing where all of them have
   * been.
   */
  readonly next: 'deal' | 'mirrored' | 'nothing';
}

/** Counts a round that is over. */
export function roundScoresOf(record: RoundRecord): RoundScores {
  const { position } = playedRound(record);
  const { rules, scoring, seatCount } = position.game;
  const names = record.players;
  const totals = scoresOf(position);
  const payments = paymentsOf(totals, rules);
  const balance = balanceOf(payments, seatCount);
  return {
    variant: record.variant,
    names,
    totals,
    seats: seatsOf(seatCount).map((seat) => {
      const caught = catchOf(position, seat);
      return {
        name: names[seat] ?? '',
        tiles: totalOf(caught),
        sheet: scoreSheetOf(scoring, caught),
        balance: balance[seat] ?? 0,
      };
    }),
    payments,
    settlement: rules.settlement,
    doubleAt: rules.doubleAt,
  };
}

/** Counts the last round of a match, and the match so far. */
export function scoresModelOf(match: Match): ScoresModel {
  const { position } = playedRound(currentRound(match));
  const mirror = mirrorStandingOf(match);
  return {
    ...roundScoresOf(currentRound(match)),
    rounds: match.rounds.map((round) => {
      const { position } = playedRound(round);
      return { scores: scoresOf(position), balance: settlementOf(position) };
    }),
    together: runningSettlement(match),
    changed: changedSwitchesOf(position.game),
    others: otherRulesOf(
      position.game,
      seatsOf(position.game.seatCount).map((seat) => catchOf(position, seat)),
    ),
    mirror,
    canMirror: canMirror(match),
    tried: triedOf(currentRound(match)),
    next: nextOf(mirror),
  };
}

function nextOf(mirror: MirrorStanding | undefined): ScoresModel['next'] {
  if (mirror === undefined) return 'deal';
  return mirror.toCome > 0 ? 'mirrored' : 'nothing';
}

function triedOf(round: RoundRecord): ScoresModel['tried'] {
  const tried = triedRoundOf(round);
  if (tried === undefined) return undefined;
  return { code: formatLink(tried), totals: scoresOf(playedRound(tried).position) };
}
