import type { FamilyId } from '../engine/index.ts';
import { joinClimbing } from '../records/climbing/join.ts';
import { seenClimbing } from '../records/climbing/seen.ts';
import { joinSeenForm } from '../records/families/seenForms.ts';
import { climbingCommands } from './climbing/commands.ts';
import type { FamilyCommands } from './familyCommands.ts';
import { fishingCommands } from './fishing/commands.ts';
import type { Trainer } from './trainer.ts';

/** How the commands answer for each family. A further family is one line. */
export const familyCommands: Readonly<Record<FamilyId, FamilyCommands>> = {
  fishing: fishingCommands,
  climbing: climbingCommands,
};

/** Loads what learns the values of each family. A further family is one line. */
export const loadTrainer: Readonly<Record<FamilyId, () => Promise<Trainer>>> = {
  fishing: async () => (await import('./fishing/trainer.ts')).fishingTrainer,
  climbing: async () => (await import('./climbing/trainer.ts')).climbingTrainer,
};

/** Has the families join that the page loads late: a command knows all of them from its start. */
export function joinFamilies(): void {
  joinClimbing();
  joinSeenForm('climbing', seenClimbing);
}
