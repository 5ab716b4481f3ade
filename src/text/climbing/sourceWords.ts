import { type VariantId, variantIds, variants } from '../../engine/climbing/index.ts';
import type { ChangedSwitch } from '../../engine/index.ts';
import type { ToldSource } from '../familyWords.ts';
import type { Say } from '../say.ts';
import type { RuleId, SwitchKey } from './switchRules.ts';

/** The game of climbing whose rules are told. */
interface ClimbingToldGame {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch<SwitchKey>[];
}

const address = 'https://www.pagat.com/climbing/15wu.html';

/** One of the accounts on the page of [PG] that the variants beside Hong Kong's follow. */
interface Account {
  /** The number that RULES.md gives it. */
  readonly account: number;
  /** The rules of which it tells; where it is silent, Hong Kong's hold. */
  readonly rules: readonly RuleId[];
}

const accounts: Readonly<Record<Exclude<VariantId, 'sap-ng-wu'>, Account>> = {
  'wu-han': { account: 4, rules: ['W2', 'W4', 'W7'] },
  'chang-pai': { account: 5, rules: ['W2', 'W3'] },
  'luan-chuo': { account: 7, rules: ['W1', 'W2', 'W3', 'W6', 'W9', 'W13'] },
  'luan-chuo-28': { account: 6, rules: ['W1', 'W2', 'W3', 'W13'] },
  'ma-hua-hua': { account: 8, rules: ['W1', 'W2', 'W3', 'W9', 'W13'] },
};

/** A decision that no source makes, as its message is named. */
type OurDecision =
  | 'laidFours'
  | 'noFours'
  | 'onwards'
  | 'bonuses'
  | 'bands'
  | 'noLaying'
  | 'fourth'
  | 'mixedTimes'
  | 'mixedDoubles'
  | 'supremePlace'
  | 'trios'
  | 'payers';

/** Our own decisions in each variant, by the rule that they belong to. */
const ours: Readonly<Record<VariantId, { readonly [Rule in RuleId]?: readonly OurDecision[] }>> = {
  'sap-ng-wu': { W10: ['laidFours'], W13: ['onwards'] },
  'wu-han': { W10: ['laidFours'], W13: ['onwards', 'bonuses'] },
  'chang-pai': { W6: ['noLaying'], W10: ['noFours'], W13: ['bands', 'onwards'] },
  'luan-chuo': { W1: ['fourth'], W10: ['noFours'], W13: ['mixedTimes'] },
  'luan-chuo-28': { W2: ['supremePlace'], W10: ['noFours'], W13: ['mixedDoubles'] },
  'ma-hua-hua': { W3: ['trios'], W10: ['noFours'], W13: ['payers'] },
};

/** What a rule says, in a sentence or a few. */
export function ruleText(rule: RuleId, say: Say): string {
  return say(`climbing.rules.${rule}`);
}

/** Who says some rules of a variant; each source once. */
export function ruleSourceWords(
  rules: readonly RuleId[],
  variant: VariantId,
  say: Say,
): readonly ToldSource[] {
  return toldBy(
    rules.map((rule) => (hasAccountOf(variant, rule) ? variant : 'sap-ng-wu')),
    say,
  );
}

/** Who has a switch so; nobody where the value is ours alone. */
export function valueSourceWords(
  { key, value }: ChangedSwitch<SwitchKey>,
  say: Say,
): readonly ToldSource[] {
  // No variant has it on of its own, yet the page tells of it (W14).
  const isTold = key === 'dealerDouble' && value === true;
  return toldBy(
    isTold ? ['sap-ng-wu'] : variants.filter(({ rules }) => ownOf(rules, key) === value).map(idOf),
    say,
  );
}

/** What of some rules is our own decision and matters in this game, a sentence for each. */
export function ruleOurWords(
  rules: readonly RuleId[],
  { variant, changed }: ClimbingToldGame,
  say: Say,
): readonly string[] {
  const foursPay = !changed.some(({ key, value }) => key === 'fourChips' && value === 0);
  return rules
    .flatMap((rule) => ours[variant][rule] ?? [])
    .filter((decision) => decision !== 'laidFours' || foursPay)
    .map((decision) => say(`climbing.ours.${decision}`));
}

/** The sources of some variants, in the order of the page. */
function toldBy(told: readonly VariantId[], say: Say): readonly ToldSource[] {
  return variantIds.filter((id) => told.includes(id)).map((id) => sourceOf(id, say));
}

function sourceOf(variant: VariantId, say: Say): ToldSource {
  if (variant === 'sap-ng-wu') {
    return { id: 'PG', name: say('climbing.source.main'), addresses: [address] };
  }
  const { account } = accounts[variant];
  const game = say(`variant.${variant}`);
  return {
    id: `PG ${account}`,
    name: say('climbing.source.account', { account, game }),
    addresses: [address],
  };
}

function hasAccountOf(variant: VariantId, rule: RuleId): boolean {
  return variant !== 'sap-ng-wu' && accounts[variant].rules.includes(rule);
}

function ownOf(rules: { readonly [Key in SwitchKey]?: unknown }, key: SwitchKey): unknown {
  return rules[key];
}

function idOf({ id }: { readonly id: VariantId }): VariantId {
  return id;
}
