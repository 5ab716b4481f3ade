import { fishingGame, fishingPosition, perft } from '../../engine/fishing/index.ts';
import type { FamilyCommands } from '../familyCommands.ts';
import { playsPerSecond } from './playsPerSecond.ts';
import { answerScore } from './score.ts';
import { standingOf } from './standing.ts';

/** How the commands answer for fishing. */
export const fishingCommands: FamilyCommands = {
  // The others of Tiu-U differ in single switches.
  measuredVariants: ['tiu-u', 'shi-wu-hu', 'shi-wu-hu-64'],
  standingOf: (position) => standingOf(fishingPosition(position)),
  perft: (position, depth) => perft(fishingPosition(position), depth),
  score: (game, text) => answerScore(text, fishingGame(game)),
  playsPerSecond: (game, seconds) => playsPerSecond(fishingGame(game), seconds),
};
