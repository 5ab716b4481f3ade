import type { FamilyId } from '../engine/index.ts';
import type { FamilyCommands } from './familyCommands.ts';
import { fishingCommands } from './fishing/commands.ts';

/** How the commands answer for each family. A further family is one line. */
export const familyCommands: Readonly<Record<FamilyId, FamilyCommands>> = {
  fishing: fishingCommands,
};
