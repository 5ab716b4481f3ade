import {
  changeRules,
  type FishingRules,
  type FishingVariant,
  findVariant,
  isOurs,
  isOursUnder,
  type RuleChanges,
  type RuleId,
  ruleSourcesOf,
  type SourceId,
  type SwitchKey,
  sourceIds,
  sourcesOf,
  tellersOfValue,
  type VariantId,
  variants,
  withSwitch,
} from '../../engine/fishing/index.ts';
import { type ChangedSwitch, invariant } from '../../engine/index.ts';
import type { ToldSource } from '../familyWords.ts';
import type { Say } from '../say.ts';

/** A source of fishing. */
interface FishingSource extends ToldSource {
  readonly id: SourceId;
}

/** The game of fishing whose rules are told. */
export interface FishingToldGame {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch<SwitchKey>[];
}

/**
 * Where the sources can be read. One that keeps its games on pages of their own has one for each
 * way of counting.
 */
const addresses: Readonly<
  Record<SourceId, readonly string[] | Readonly<Record<'pips' | 'groups', string>>>
> = {
  GP: {
    pips: 'https://navpil.github.io/gupai/fishing/tiu-u.html',
    groups: 'https://navpil.github.io/gupai/fishing/shi-wu-hu.html',
  },
  DP: ['http://www.domino-play.com/Games/Fishing.htm'],
  GB: ['http://gambiter.com/domino/chinese/tiu-u.html'],
  CU: ['http://gamesmuseum.uwaterloo.ca/Archives/Culin/Dice1893/tiuu.html'],
};

/** Some variants, of which a source may tell each on a page of its own. */
type Variants = readonly FishingVariant[];

/** What a rule says, in a sentence or a few. */
export function ruleText(rule: RuleId, say: Say): string {
  return say(`rules.${rule}`);
}

/** Who says some rules of a variant; each source once. */
export function ruleSourceWords(
  rules: readonly RuleId[],
  variant: VariantId,
  say: Say,
): readonly FishingSource[] {
  const of = [variantOf(variant)];
  return toldSources(idsOf(rules, of), of, say);
}

/** Who has a switch so; nobody where the value is ours alone. */
export function valueSourceWords(
  changed: ChangedSwitch<SwitchKey>,
  say: Say,
): readonly FishingSource[] {
  const of = tellersOfValue(changed, variants);
  return toldSources(sourcesOf(of), of, say);
}

/**
 * Every source that some rules and the changed switches are told by, each once with all its
 * addresses.
 */
export function allSourceWords(
  rules: readonly RuleId[],
  { variant, changed }: FishingToldGame,
  say: Say,
): readonly FishingSource[] {
  const told = [
    ...ruleSourceWords(rules, variant, say),
    ...changed.flatMap((one) => valueSourceWords(one, say)),
  ];
  return sourceIds.flatMap((id) => {
    const same = told.filter((one) => one.id === id);
    const [first] = same;
    if (first === undefined) return [];
    return [{ ...first, addresses: [...new Set(same.flatMap((one) => one.addresses))] }];
  });
}

/**
 * What of some rules is our own decision and matters in this game, a sentence for each that has
 * some.
 */
export function ruleOurWords(rules: readonly RuleId[], game: FishingToldGame, say: Say): string[] {
  const inForce = rulesInForce(game);
  return rules
    .filter(isOurs)
    .filter((rule) => isOursUnder(rule, inForce))
    .map((rule) => ourWords(rule, say));
}

/** What of a rule is our own decision; nothing where none is. */
export function ourWords(rule: RuleId, say: Say): string {
  return isOurs(rule) ? say(`rules.ours.${rule}`) : '';
}

function rulesInForce({ variant, changed }: FishingToldGame): FishingRules {
  const own = variantOf(variant);
  const changes = changed.reduce(
    (written: RuleChanges, { key, value }) => withSwitch(own, written, key, value) ?? written,
    {},
  );
  const inForce = changeRules(own.rules, changes);
  return inForce.ok ? inForce.value : own.rules;
}

function toldSources(ids: readonly SourceId[], of: Variants, say: Say): readonly FishingSource[] {
  return ids.map((id) => ({
    id,
    name: say(`rules.source.${id}`),
    addresses: addressesOf(id, of),
  }));
}

function idsOf(rules: readonly RuleId[], of: Variants): readonly SourceId[] {
  return [...new Set(rules.flatMap((rule) => ruleSourcesOf(rule, of)))];
}

function variantOf(id: VariantId): FishingVariant {
  const variant = findVariant(id);
  invariant(variant !== undefined, 'fishing is asked about its own variants');
  return variant;
}

function addressesOf(id: SourceId, of: Variants): readonly string[] {
  const at = addresses[id];
  if (!('pips' in at)) return at;
  return [...new Set(of.map(({ rules }) => at[rules.scoring]))];
}
