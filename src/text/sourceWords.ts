import {
  findVariant,
  isOurs,
  type RuleId,
  ruleSourcesOf,
  type SourceId,
  type VariantId,
  variants,
} from '../engine/index.ts';
import type { Say } from './say.ts';

/** A source as it is told: its name in words, and where it can be read. */
export interface ToldSource {
  readonly id: SourceId;
  readonly name: string;
  readonly addresses: readonly string[];
}

/** Where the sources can be read. One that keeps its games on pages of their own has one for each way of counting. */
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

/** What a rule says, in a sentence or a few. */
export function ruleText(rule: RuleId, say: Say): string {
  return say(`rules.${rule}`);
}

/** Who says some rules, of one variant or, where none is told, of all that have them; each source once. */
export function ruleSourceWords(
  rules: readonly RuleId[],
  variant: VariantId | undefined,
  say: Say,
): readonly ToldSource[] {
  const ids = rules.flatMap((rule) => ruleSourcesOf(rule, variantsOf(variant)));
  return [...new Set(ids)].map((id) => ({
    id,
    name: say(`rules.source.${id}`),
    addresses: addressesOf(id, variant),
  }));
}

/** What of some rules is our own decision, a sentence for each that has some. */
export function ruleOurWords(rules: readonly RuleId[], say: Say): readonly string[] {
  return rules.filter(isOurs).map((rule) => say(`rules.ours.${rule}`));
}

function variantsOf(id: VariantId | undefined) {
  const found = id === undefined ? undefined : findVariant(id);
  return found === undefined ? variants : [found];
}

function addressesOf(id: SourceId, variant: VariantId | undefined): readonly string[] {
  const at = addresses[id];
  if (!('pips' in at)) return at;
  return [...new Set(variantsOf(variant).map(({ rules }) => at[rules.scoring]))];
}
