import { type ChangedSwitch, type RoundRecord, rulesOf } from '../../engine/index.ts';
import type { Goal } from '../../records/goal.ts';
import { formatLink } from '../../records/link.ts';
import { gameOf, playedRound, sumOf } from '../../records/playedRound.ts';
import { challengeOf } from '../../store/match/challenge.ts';
import { isSingleDeal } from '../../store/match/goal.ts';
import {
  currentRound,
  hasReachedGoal,
  hasResult,
  type Match,
  runningSettlement,
} from '../../store/match/match.ts';
import {
  canMirror,
  type MirrorStanding,
  mirrorStandingOf,
  withRoundToCome,
} from '../../store/match/mirror.ts';
import { movedOn } from '../../store/match/mirroredDeal.ts';
import { byPlace, everybodyAt, outPlaceIn } from '../../store/match/sittingOut.ts';
import { triedRoundOf } from '../../store/match/whatIf.ts';
import type { OutcomeFacts } from '../../text/scoreWords.ts';
import { type ChallengeResult, challengeResultOf } from './challengeModel.ts';

/** A finished round in a line of the match table, by place. */
export interface RoundResult {
  /** Null for who sat it out. */
  readonly scores: readonly (number | null)[];
  readonly balance: readonly number[];
}

/** Who sat this round out, and who sits out the next, if one comes. */
export interface WhoSitsOut {
  readonly name: string;
  readonly next: string | undefined;
  /** Whether that is who is opposite the dealer, not each in turn. */
  readonly isOpposite: boolean;
}

export interface GoalStanding {
  readonly goal: Goal;
  /** How many rounds with a result there have been. */
  readonly played: number;
  /** Who has won the match, all who share the first place; undefined before its end. */
  readonly winners: readonly string[] | undefined;
}

export interface ScoresModel extends OutcomeFacts {
  readonly round: RoundRecord;
  readonly rounds: readonly RoundResult[];
  /** Everybody at the table by place, who sits out too, and what they have won or lost so far. */
  readonly people: readonly string[];
  readonly together: readonly number[];
  /** Undefined where nobody sits out. */
  readonly out: WhoSitsOut | undefined;
  /** How the match stands on its way to its goal; undefined for an open one and a single deal. */
  readonly goal: GoalStanding | undefined;
  /** The switches set apart from the variant's own values. */
  readonly changed: readonly ChangedSwitch[];
  /** How a match stands that plays the deals of another again; undefined for any other. */
  readonly mirror: MirrorStanding | undefined;
  readonly canMirror: boolean;
  /** The round that was tried in another way; undefined for a round that counts. */
  readonly tried: { readonly code: string; readonly totals: readonly number[] } | undefined;
  /** The challenge that the round has answered, beside it; undefined for any other round. */
  readonly challenge: ChallengeResult | undefined;
  /** `nothing` where all deals have been played again, or the goal of the match is reached. */
  readonly next: 'deal' | 'mirrored' | 'nothing';
}

export function outcomeOf(record: RoundRecord): OutcomeFacts {
  const { game, position } = playedRound(record);
  const rules = rulesOf(game);
  return {
    variant: record.variant,
    names: record.players,
    totals: rules.scoresOf(position),
    balance: rules.settlementOf(position),
    winners: rules.winnersOf(position),
    isCalledOff: rules.isCalledOff(position),
  };
}

/**
 * Tells of the last round of a match, and of the match so far.
 * @param shown the match with its names as they are shown: the deals that are played again are
 *   those of the names as they are kept
 */
export function scoresModelOf(match: Match, shown = match): ScoresModel {
  const round = currentRound(shown);
  const { game } = playedRound(round);
  const rules = rulesOf(game);
  const people = everybodyAt(shown.setup).map(({ name }) => name);
  const mirror = mirrorStandingOf(match);
  const next = withRoundToCome(mirror === undefined ? shown : match);
  return {
    ...outcomeOf(round),
    round,
    rounds: match.rounds.map((one) => {
      const { scores = [], settlement = [] } = sumOf(one) ?? {};
      const out = outPlaceIn(match.setup, one);
      return {
        scores: byPlace<number | null>(scores, out, null),
        balance: byPlace(settlement, out, 0),
      };
    }),
    people,
    together: runningSettlement(match),
    out: whoSitsOutOf(shown, next),
    goal: goalStandingOf(shown),
    changed: rules.changedSwitchesOf(game.variant, round.rules),
    // The players have moved on by one seat each time since the first one.
    mirror: mirror && { ...mirror, names: movedOn(people, people.length + 1 - mirror.times) },
    canMirror: canMirror(match),
    tried: triedOf(round),
    challenge: answeredBy(round),
    next: nextOf(next, mirror),
  };
}

function goalStandingOf(match: Match): GoalStanding | undefined {
  const { goal } = match.setup;
  if (goal === undefined || isSingleDeal(goal)) return undefined;
  const together = runningSettlement(match);
  const most = Math.max(...together);
  const first = everybodyAt(match.setup)
    .filter((_, place) => together[place] === most)
    .map(({ name }) => name);
  const played = match.rounds.filter(hasResult).length;
  return { goal, played, winners: hasReachedGoal(match) ? first : undefined };
}

function nextOf(next: Match | undefined, mirror: MirrorStanding | undefined): ScoresModel['next'] {
  if (next === undefined) return 'nothing';
  return mirror === undefined ? 'deal' : 'mirrored';
}

function whoSitsOutOf({ setup }: Match, next: Match | undefined): WhoSitsOut | undefined {
  return (
    setup.sitsOut && {
      name: setup.sitsOut.name,
      next: next?.setup.sitsOut?.name,
      isOpposite: gameOf(setup).variant.sitsOut === 'opposite',
    }
  );
}

function answeredBy(round: RoundRecord): ScoresModel['challenge'] {
  const challenge = challengeOf(round);
  return challenge && hasResult(round) ? challengeResultOf(challenge, round) : undefined;
}

function triedOf(round: RoundRecord): ScoresModel['tried'] {
  const tried = triedRoundOf(round);
  if (tried === undefined) return undefined;
  return { code: formatLink(tried), totals: outcomeOf(tried).totals };
}
