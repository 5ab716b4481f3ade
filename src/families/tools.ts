import type { Bots, ReckonOdds } from '../bots/bot.ts';
import type { FamilyId } from '../engine/index.ts';
import type { FamilyCommands } from '../headless/familyCommands.ts';
import type { Trainer } from '../headless/trainer.ts';
import type { Reckoning } from '../review/reckoning.ts';
import type { ChineseWord } from '../text/chineseWord.ts';
import type { Say } from '../text/say.ts';
import type { Effort } from '../ui/learn/minutes.ts';
import {
  loadBots as climbingBots,
  loadCommands as climbingCommands,
  loadEffort as climbingEffort,
  loadOddsReckoning as climbingOdds,
  loadReckoning as climbingReckoning,
  loadSpoken as climbingSpoken,
  tastes as climbingTastes,
  loadTrainer as climbingTrainer,
} from './climbing/tools.ts';
import type { LessonId } from './facts.ts';
import {
  loadBots as fishingBots,
  loadCommands as fishingCommands,
  loadEffort as fishingEffort,
  loadOddsReckoning as fishingOdds,
  loadReckoning as fishingReckoning,
  loadSpoken as fishingSpoken,
  tastes as fishingTastes,
  loadTrainer as fishingTrainer,
} from './fishing/tools.ts';
import type { DayGame } from './names.ts';

// A table for each tool, and names in place of `import *`: so a build has only the tools it uses.

type OfEach<Tool> = Readonly<Record<FamilyId, Tool>>;
type Loads<Tool> = OfEach<() => Promise<Tool>>;

/** Loads the bots of a family with their learned values, and no other family's. */
export const loadBots: Loads<Bots> = { fishing: fishingBots, climbing: climbingBots };

/** Loads what reckons the odds of playing on, where a family has rounds that a seat may end. */
export const loadOddsReckoning: Loads<ReckonOdds | null> = {
  fishing: fishingOdds,
  climbing: climbingOdds,
};

/** Loads what reviews of this family alone reckon with, its bots among it. */
export const loadReckoning: Loads<Reckoning> = {
  fishing: fishingReckoning,
  climbing: climbingReckoning,
};

/** Loads how the commands answer. */
export const loadCommands: Loads<FamilyCommands> = {
  fishing: fishingCommands,
  climbing: climbingCommands,
};

/** Loads what learns values. */
export const loadTrainer: Loads<Trainer> = {
  fishing: fishingTrainer,
  climbing: climbingTrainer,
};

/**
 * Loads what tells how much somebody reads and does in a lesson, for the build alone; it answers
 * undefined for a lesson without an end. The family and its words must have joined.
 */
export const loadEffort: Loads<(id: LessonId, say: Say) => Effort | undefined> = {
  fishing: fishingEffort,
  climbing: climbingEffort,
};

/** Loads what its players say in Chinese; the build cuts fonts to it. */
export const loadSpoken: Loads<Readonly<Record<string, ChineseWord>>> = {
  fishing: fishingSpoken,
  climbing: climbingSpoken,
};

/** What makes a decision of a game worth a puzzle. */
interface Taste {
  /** What every other play loses at least, by the settlement. */
  readonly least: number;
  /** What the next best play of an easy one loses at most: more would leap to the eye. */
  readonly plain: number;
}

/** What makes a decision of each game worth a puzzle. */
export const tastes: Readonly<Record<DayGame, Taste>> = { ...fishingTastes, ...climbingTastes };
