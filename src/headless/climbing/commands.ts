import { climbingGame, climbingPosition, perft, variantIds } from '../../engine/climbing/index.ts';
import type { FamilyCommands } from '../familyCommands.ts';
import { playsPerSecond } from './playsPerSecond.ts';
import { answerScore } from './score.ts';
import { standingOf } from './standing.ts';

/** How the commands answer for climbing. */
export const climbingCommands: FamilyCommands = {
  measuredVariants: variantIds,
  standingOf: (position) => standingOf(climbingPosition(position)),
  perft: (position, depth) => perft(climbingPosition(position), depth),
  score: (game, text) => answerScore(text, climbingGame(game)),
  playsPerSecond: (game, seconds) => playsPerSecond(climbingGame(game), seconds),
};
