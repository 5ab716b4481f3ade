import {
  changedSwitchesIn,
  type Deal,
  type FishingRound,
  fishing,
  fishingGame,
  fishingPosition,
  fishingRound,
  type Game,
  type Position,
  type RuleChanges,
  startPosition,
  withSwitch,
} from '../../src/engine/fishing/index.ts';
import {
  failure,
  findVariant,
  invariant,
  type Play,
  playThrough,
  type RecordProblem,
  type Result,
  type RoundRecord,
  type Step,
  success,
} from '../../src/engine/index.ts';
import { fishingDealFromSeed } from '../../src/records/fishing/seed.ts';
import * as records from '../../src/records/playedRound.ts';
import type { SeededDeal } from '../../src/records/seed.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';

// What knows no family, as tests of fishing see it.

export function gameOf(setup: Parameters<typeof records.gameOf>[0]): Game {
  return fishingGame(records.gameOf(setup));
}

export function playedRound(record: RoundRecord): FishingRound {
  return fishingRound(records.playedRound(record));
}

export function positionOf(match: Match): Position {
  return fishingPosition(playedRound(currentRound(match)).position);
}

export function stepsOf(match: Match): readonly Step<Position>[] {
  return playedRound(currentRound(match)).steps;
}

/** The position after a play, if the rules allow it; the one given stays as it is. */
export function play(position: Position, chosen: Play): Result<Position, 'play-not-legal'> {
  const through = playThrough(fishing, position, [chosen]);
  return through.ok ? success(through.value.position) : failure('play-not-legal');
}

export function dealFromSeed(game: Game, seed: string): SeededDeal<Deal> {
  return fishingDealFromSeed(game, seed);
}

/** The numbers of seats that fishing is played with (F1). */
export const seatCounts = [2, 3] as const;

/** A round to be played: its game, its deal and its plays. */
export interface Round extends Pick<RoundRecord, 'starter' | 'plays'> {
  readonly game: Game;
  readonly deal: Deal;
}

/** A round played through, or the first play that the rules do not allow. */
export function played({ game, deal, starter, plays }: Round): Result<FishingRound, RecordProblem> {
  const through = playThrough(fishing, startPosition(game, deal, starter), plays);
  return through.ok ? success({ game, ...through.value }) : through;
}

/** Where a round stands after its plays, or the first play that the rules do not allow. */
export function replay(round: Round): Result<Position, RecordProblem> {
  const through = played(round);
  return through.ok ? success(through.value.position) : through;
}

export function recordOf({ game, deal, starter, plays }: Round): RoundRecord {
  const variant = findVariant(game.variant.id);
  invariant(variant !== undefined, 'a game is of a known variant');
  const players = Array.from({ length: game.seatCount }, (_, seat) => `Seat ${seat}`);
  const rules = changesIn(game);
  return { variant: variant.id, rules, players, starter, deal, plays };
}

/** The changes that make a game of its variant's own. */
export function changesIn({ variant, rules }: Pick<Game, 'variant' | 'rules'>): RuleChanges {
  return changedSwitchesIn({ variant, rules }).reduce(
    (changes: RuleChanges, { key, value }) => withSwitch(variant, changes, key, value) ?? changes,
    {},
  );
}

export function fishingDeal({ deal }: Pick<RoundRecord, 'deal'>): Deal {
  invariant(isFishingDeal(deal), 'the deal is one of fishing');
  return deal;
}

function isFishingDeal(deal: RoundRecord['deal']): deal is Deal {
  return 'lake' in deal && 'drawPile' in deal;
}
