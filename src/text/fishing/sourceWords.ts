import {
  changeRules,
  type FishingRules,
  type FishingVariant,
  findVariant,
  ourDecisions,
  type RuleChanges,
  type RuleId,
  type SourceId,
  type SwitchKey,
  sourceIds,
  type Teller,
  tellersOf,
  tellersOfValue,
  type VariantId,
  withSwitch,
} from '../../engine/fishing/index.ts';
import { type ChangedSwitch, invariant } from '../../engine/index.ts';
import type { ToldSource } from '../familyWords.ts';
import { placeWords } from '../placeWords.ts';
import type { Say } from '../say.ts';
import { switchRuleIds } from './switchRules.ts';

interface FishingSource extends ToldSource {
  readonly id: SourceId;
}

export interface FishingToldGame {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch<SwitchKey>[];
}

const gupai = 'https://navpil.github.io/gupai/fishing/';

const addresses: Readonly<Record<Exclude<SourceId, 'GP'>, string>> = {
  DP: 'http://www.domino-play.com/Games/Fishing.htm',
  GB: 'http://gambiter.com/domino/chinese/tiu-u.html',
  CU: 'http://gamesmuseum.uwaterloo.ca/Archives/Culin/Dice1893/tiuu.html',
};

/** What a rule says, in a sentence or a few. */
export function ruleText(rule: RuleId, say: Say): string {
  return say(`rules.${rule}`);
}

/** Who says some rules of a variant, and where; each source once. */
export function ruleSourceWords(
  rules: readonly RuleId[],
  variant: VariantId,
  say: Say,
): readonly FishingSource[] {
  return tellersOf(rules, variant).map((teller) => toldSource(teller, say));
}

/** Who has a switch so; nobody where the value is ours alone. */
export function valueSourceWords(
  changed: ChangedSwitch<SwitchKey>,
  say: Say,
): readonly FishingSource[] {
  const [rule] = switchRuleIds[changed.key].slice(-1);
  invariant(rule !== undefined, 'each switch changes a rule');
  return tellersOfValue(changed, rule).map((teller) => toldSource(teller, say));
}

/** Each source once, with all its addresses. */
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

/** What of some rules is our own decision and matters in this game, a sentence or two for each. */
export function ruleOurWords(rules: readonly RuleId[], game: FishingToldGame, say: Say): string[] {
  const variant = variantOf(game.variant);
  const inForce = { variant, rules: rulesInForce(game) };
  return ourDecisions
    .filter(({ rule, matters }) => rules.includes(rule) && matters(inForce))
    .map(({ id }) => say(`rules.ours.${id}`));
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

function toldSource({ source, places }: Teller, say: Say): FishingSource {
  return {
    id: source,
    name: say(`rules.source.${source}`),
    title: say(`rules.source.${source}.title`),
    place: placeWords(places, say),
    addresses: addressesOf({ source, places }),
  };
}

function variantOf(id: VariantId): FishingVariant {
  const variant = findVariant(id);
  invariant(variant !== undefined, 'fishing is asked about its own variants');
  return variant;
}

/** One source has a page for each game, whose title those of its sections begin with. */
function addressesOf({ source, places }: Teller): readonly string[] {
  if (source !== 'GP') return [addresses[source]];
  const pages = places.map(({ section }) =>
    section.startsWith('Shi Wu Hu') ? 'shi-wu-hu' : 'tiu-u',
  );
  const named = pages.length > 0 ? [...new Set(pages)] : ['tiu-u'];
  return named.map((page) => `${gupai}${page}.html`);
}
