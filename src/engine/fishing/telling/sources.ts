import type { ChangedSwitch } from '../../core/switches.ts';
import type { FishingRules } from '../rules.ts';
import { type SourceId, sourceIds } from '../sourceIds.ts';
import { type SwitchKey, switchValueIn } from '../switches.ts';

/** Every rule of RULES.md, in its order. */
export const ruleIds = [
  'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10',
  'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9',
] as const; // biome-ignore format: play, then scoring

/** The id of a rule of RULES.md. */
export type RuleId = (typeof ruleIds)[number];

/**
 * Who says a rule: sources, those of the variant where each has it from its own, or some of it we
 * ourselves.
 */
type Teller = 'variant' | SourceId | 'ours';

/** Who says each rule, as the table of RULES.md tells; a test compares the two. */
const told = {
  F1: ['DP', 'variant', 'ours'],
  F2: ['variant', 'ours'],
  F3: ['variant'],
  F4: ['variant'],
  F5: ['variant'],
  F6: ['GP'],
  F7: ['variant', 'ours'],
  F8: ['variant', 'ours'],
  F9: ['DP', 'GB', 'CU', 'ours'],
  F10: ['DP', 'GB', 'CU', 'ours'],
  S1: ['variant'],
  S2: ['variant'],
  S3: ['GP'],
  S4: ['GP'],
  S5: ['GP'],
  S6: ['GP'],
  S7: ['GP'],
  S8: ['GP'],
  S9: ['variant', 'ours'],
} as const satisfies Readonly<Record<RuleId, readonly Teller[]>>;

/** A rule of which some, or all where no source is named, is our own decision. */
type OurRule = {
  [Rule in RuleId]: 'ours' extends (typeof told)[Rule][number] ? Rule : never;
}[RuleId];

/** Whether some of a rule, or all where no source is named, is our own decision. */
export function isOurs(rule: RuleId): rule is OurRule {
  return tellersOf(rule).includes('ours');
}

/** Under which switches what is ours of a rule matters. */
const ours: Readonly<Record<OurRule, (rules: FishingRules) => boolean>> = {
  F1: () => true,
  F2: ({ captureFromHand }) => captureFromHand === 'hand',
  F7: ({ captures }) => captures.supremeCatchesSixes || captures.heavenEarth,
  F8: isOurReading,
  F9: ({ thirdTile }) => thirdTile === 'loose',
  F10: ({ heavenPair }) => heavenPair === 'may',
  S9: ({ settlement }) => settlement === 'winner',
};

/** Whether what is ours of a rule matters under these switches. */
export function isOursUnder(rule: OurRule, rules: FishingRules): boolean {
  return ours[rule](rules);
}

/** A variant as far as its sources are asked. */
interface Told {
  readonly sources: readonly SourceId[];
  readonly rules: FishingRules;
}

/**
 * The sources that a rule comes from. Where it is told by some by name and the variants have it
 * from one of those, the others are left out.
 * @param of the variant that is played; those that have the rule from sources of their own where it
 * is left open
 */
export function ruleSourcesOf(rule: RuleId, of: readonly Told[]): readonly SourceId[] {
  const tellers = tellersOf(rule);
  const open = rule === 'F8' ? of.filter(({ rules }) => !isOurReading(rules)) : of;
  const own = sourcesOf(open);
  const named = sourceIds.filter((id) => tellers.includes(id));
  const both = named.filter((id) => own.includes(id));
  const kept = both.length > 0 ? both : named;
  return sourceIds.filter(
    (id) => kept.includes(id) || (tellers.includes('variant') && own.includes(id)),
  );
}

/** The variants that have a switch so from their sources; none where only we do. */
export function tellersOfValue<Variant extends Told>(
  { key, value }: ChangedSwitch<SwitchKey>,
  of: readonly Variant[],
): readonly Variant[] {
  return of.filter(({ rules }) => {
    const isSo = switchValueIn(rules, key) === value;
    return isSo && !(key === 'triple' && isOurReading(rules));
  });
}

/** The sources of some variants, each once. */
export function sourcesOf(of: readonly Pick<Told, 'sources'>[]): readonly SourceId[] {
  return sourceIds.filter((id) => of.some(({ sources }) => sources.includes(id)));
}

/** No source says that three are taken together or not at all (F8). */
function isOurReading({ triple }: FishingRules): boolean {
  return triple === 'whole';
}

function tellersOf(rule: RuleId): readonly Teller[] {
  return told[rule];
}
