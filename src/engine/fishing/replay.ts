import type { JsonObject, RecordProblem } from '../core/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { balanceOf, paymentsOf } from '../core/settlement.ts';
import { advance } from './advance.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import { createPlayList, isLegal, listPlays } from './legalPlays.ts';
import { formatPlay, type Play } from './play.ts';
import { catchOffset, type Position, scratchOf, startPosition } from './position.ts';
import type { RuleChanges } from './rules.ts';
import { pointsOf } from './scoring.ts';
import type { VariantId } from './variants.ts';

/**
 * Everything needed to replay one round (RECORDS.md): the truth from which positions, undo and
 * saved rounds are derived.
 */
export interface RoundRecord {
  readonly variant: VariantId;
  /** The switches that are set apart from the variant's own values. */
  readonly rules: RuleChanges;
  /** The names of the seats, seat 0 first. */
  readonly players: readonly string[];
  readonly starter: Seat;
  readonly seed?: string;
  readonly deal: Deal;
  readonly plays: readonly Play[];
  readonly meta?: JsonObject;
}

/** A round to be replayed: a record with its game at hand. */
export type Round = Pick<RoundRecord, 'deal' | 'starter' | 'plays'> & { readonly game: Game };

/**
 * The position a round stands at after its plays.
 * @returns the position, or the first play that the rules do not allow
 */
export function replay(round: Round): Result<Position, RecordProblem> {
  const scratch = scratchOf(startPosition(round.game, round.deal, round.starter));
  const legal = createPlayList();
  for (const [at, chosen] of round.plays.entries()) {
    if (scratch.phase === 'over') {
      return failure({ code: 'play-after-end', at, found: formatPlay(chosen) });
    }
    listPlays(scratch, legal);
    if (!isLegal(legal, chosen)) {
      return failure({ code: 'play-not-legal', at, found: formatPlay(chosen) });
    }
    advance(scratch, chosen);
  }
  return success(scratch);
}

/** The points of each seat's catch as it stands. */
export function scoresOf(position: Position): number[] {
  const { seatCount, scoring } = position.game;
  return Array.from({ length: seatCount }, (_, seat) =>
    pointsOf(scoring, position.counts, catchOffset(seatCount, seat)),
  );
}

/** What each seat would win or lose if the round were settled as it stands (S9); sums to zero. */
export function settlementOf(position: Position): number[] {
  const scores = scoresOf(position);
  return balanceOf(paymentsOf(scores, position.game.rules), scores.length);
}
