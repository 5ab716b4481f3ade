import {
  createGame,
  formatPlay,
  type Game,
  legalPlays,
  type Position,
  parsePlay,
  play,
  type RuleChanges,
  startPosition,
  type VariantId,
  variants,
} from '../../../src/engine/climbing/index.ts';
import { invariant, type Play, type Seat, type SeatCount } from '../../../src/engine/index.ts';
import { tilesIn, unwrap } from '../table.ts';

export function climbingGameOf(id: VariantId, seats: SeatCount = 3, rules: RuleChanges = {}): Game {
  const variant = variants.find((one) => one.id === id);
  invariant(variant !== undefined, `${id} is a variant`);
  return unwrap(createGame(variant, seats, rules));
}

/** What a test fixes of a round: no more cards than it is about. */
export interface ClimbingSetup {
  readonly rules?: RuleChanges;
  readonly dealer?: Seat;
  /** The cards of each hand, seat 0 first, such as `'66*2 63'`. */
  readonly hands: readonly string[];
  readonly talon?: string;
}

/** The position before the first play, with as many seats as there are hands. */
export function climbingTable(
  id: VariantId,
  { rules = {}, dealer = 0, hands, talon = '' }: ClimbingSetup,
): Position {
  const game = climbingGameOf(id, hands.length === 4 ? 4 : 3, rules);
  return startPosition(game, { hands: hands.map(tilesIn), talon: tilesIn(talon) }, dealer);
}

export function climbingPlay(text: string): Play {
  const chosen = parsePlay(text);
  invariant(chosen !== undefined, `${text} is a play`);
  return chosen;
}

export function legalTexts(position: Position): string[] {
  return legalPlays(position).map(formatPlay);
}

/** The position after plays that must all be legal. */
export function afterPlays(position: Position, ...texts: readonly string[]): Position {
  return texts.reduce((before, text) => {
    const chosen = climbingPlay(text);
    if (!legalPlays(before).includes(chosen)) {
      throw new Error(`${text} is not legal: ${legalTexts(before).join(' ')}`);
    }
    return play(before, chosen);
  }, position);
}

/** Whose turn it is for what: `1 answer`; `over` when the round is. */
export function turnOf({ phase, seat }: Position): string {
  return phase === 'over' ? phase : `${seat} ${phase}`;
}
