import {
  everyVariantId,
  familyIds,
  familyOf,
  invariant,
  lateFamilyIds,
  type VariantId,
} from '../engine/index.ts';
import { joinSeenForms } from '../families/far.ts';
import { joinFamily, loadRules } from '../families/rules.ts';
import { loadCommands } from '../families/tools.ts';
import type { FamilyCommands } from './familyCommands.ts';

const commands = new Map<string, FamilyCommands>();

/** Has every family join: a command knows all of them from its start. */
export async function joinFamilies(): Promise<void> {
  for (const family of lateFamilyIds) joinFamily(await loadRules[family]());
  await joinSeenForms(everyVariantId.join(' '));
  for (const family of familyIds) commands.set(family, await loadCommands[family]());
}

/** How the commands answer for the family of a variant, once it has joined. */
export function commandsOf(variant: VariantId): FamilyCommands {
  const found = commands.get(familyOf(variant));
  invariant(found !== undefined, 'all families join before a command answers');
  return found;
}

/** The variants in which the table of strengths measures the bots. */
export function measuredVariants(): readonly VariantId[] {
  return [...commands.values()].flatMap((one) => one.measuredVariants);
}
