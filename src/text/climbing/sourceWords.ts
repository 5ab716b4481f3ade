import { ruleIds, type VariantId, variantIds, variants } from '../../engine/climbing/index.ts';
import type { ChangedSwitch } from '../../engine/index.ts';
import type { ToldSource } from '../familyWords.ts';
import type { Say } from '../say.ts';
import type { ClimbingToldGame } from './ruleWords.ts';
import { type RuleId, ruleIdsOfSwitch, type SwitchKey } from './switchRules.ts';

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
  'ma-hua-hua': { account: 8, rules: ['W1', 'W2', 'W3', 'W9', 'W12', 'W13'] },
};

/** A decision that no source makes, as its message is named. */
type OurDecision =
  | 'laidFours'
  | 'mixedFours'
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
  | 'happy'
  | 'bulls'
  | 'trioFours'
  | 'undeclared'
  | 'payers';

/**
 * Our own decisions in each variant, by the rule they are told at. That is a rule which the variant
 * has: what it does without is told at the deal and at the payments.
 */
const ours: Readonly<Record<VariantId, { readonly [Rule in RuleId]?: readonly OurDecision[] }>> = {
  'sap-ng-wu': { W10: ['laidFours', 'mixedFours'], W13: ['onwards'] },
  'wu-han': { W10: ['laidFours', 'mixedFours'], W13: ['onwards', 'bonuses'] },
  'chang-pai': { W1: ['noLaying'], W13: ['bands', 'noFours'] },
  'luan-chuo': { W1: ['fourth'], W13: ['mixedTimes', 'noFours'] },
  'luan-chuo-28': { W2: ['supremePlace'], W13: ['mixedDoubles', 'noFours'] },
  'ma-hua-hua': {
    W3: ['trios', 'happy', 'bulls'],
    W12: ['undeclared'],
    W13: ['payers', 'trioFours', 'noFours'],
  },
};

/** What matters only where fours are paid at once, as a decision and as a question. */
const ofFours: readonly (OurDecision | OpenQuestion)[] = ['laidFours', 'mixedFours'];

/** Who says some rules of a variant; each source once. */
export function ruleSourceWords(
  rules: readonly RuleId[],
  variant: VariantId,
  say: Say,
): readonly ToldSource[] {
  return toldBy(
    rules.map((rule) => tellerOf(variant, rule)),
    say,
  );
}

/**
 * Who has a switch so; nobody where the value is ours alone. What a variant has by silence is Hong
 * Kong's.
 */
export function valueSourceWords(
  { key, value }: ChangedSwitch<SwitchKey>,
  say: Say,
): readonly ToldSource[] {
  // No variant has it on of its own, yet the page tells of it (W14).
  if (key === 'dealerDouble' && value === true) return toldBy(['sap-ng-wu'], say);
  // Its account guesses at both, and the variant has the first guess (W13).
  if (key === 'familyPayments') return toldBy(['ma-hua-hua'], say);
  const having = variants.filter(({ rules }) => ownOf(rules, key) === value);
  const told = having.flatMap(({ id }) => ruleIdsOfSwitch(key).map((rule) => tellerOf(id, rule)));
  return toldBy(told, say);
}

/** What of some rules is our own decision and matters in this game, a sentence for each. */
export function ruleOurWords(
  rules: readonly RuleId[],
  game: ClimbingToldGame,
  say: Say,
): readonly string[] {
  return rules
    .flatMap((rule) => ours[game.variant][rule] ?? [])
    .filter((decision) => matters(decision, game))
    .filter((decision) => decision !== 'payers' || !settlesPairs(game))
    .map((decision) => say(`climbing.ours.${decision}`));
}

/** Every source that some rules and the changed switches are told by, each once. */
export function allSourceWords(
  rules: readonly RuleId[],
  { variant, changed }: ClimbingToldGame,
  say: Say,
): readonly ToldSource[] {
  const told = [
    ...ruleSourceWords(rules, variant, say),
    ...changed.flatMap((one) => valueSourceWords(one, say)),
  ];
  return told.filter(({ id }, at) => told.findIndex((one) => one.id === id) === at);
}

/** A decision of ours with the rule it is told at. */
export interface OurDecisionWords {
  readonly rule: RuleId;
  readonly words: string;
  /** Whether it matters under the switches in force. */
  readonly holds: boolean;
}

/** Our own decisions in a game, also those that its switches leave idle, in the order of rules. */
export function allOurWords(game: ClimbingToldGame, say: Say): readonly OurDecisionWords[] {
  const all = { ...game, changed: [] };
  return ruleIds.flatMap((rule) => {
    const holding = ruleOurWords([rule], game, say);
    return ruleOurWords([rule], all, say).map((words) => ({
      rule,
      words,
      holds: holding.includes(words),
    }));
  });
}

/** What the source leaves open in each variant, as its messages are named (RULES.md). */
const open = {
  'sap-ng-wu': ['laidFours', 'mixedFours', 'figures'],
  'wu-han': ['laidFours', 'mixedFours', 'bonuses', 'figures'],
  'chang-pai': ['bands', 'laying', 'fourCards'],
  'luan-chuo': ['mixedTimes', 'fours'],
  'luan-chuo-28': ['place', 'mixedDoubles', 'fours'],
  'ma-hua-hua': ['undeclared', 'payers', 'happy', 'trios', 'bulls', 'trioFours', 'fours'],
} as const satisfies Readonly<Record<VariantId, readonly string[]>>;

type OpenQuestion = (typeof open)[VariantId][number];

/**
 * What the source leaves open in a game, and what is played here instead. What its switches leave
 * idle is not asked.
 */
export function openQuestionsOf(
  game: ClimbingToldGame,
  say: Say,
): readonly { readonly asked: string; readonly here: string }[] {
  return open[game.variant]
    .filter((question) => matters(question, game))
    .map((question) => ({
      asked: say(`climbing.open.${question}`),
      here:
        question === 'payers' && settlesPairs(game)
          ? say('wu.pays.pairs')
          : say(`climbing.open.${question}.here`),
    }));
}

/** Whether every two players settle, and not only those with few wu pay (W13). */
function settlesPairs({ changed }: ClimbingToldGame): boolean {
  return changed.some(({ key, value }) => key === 'familyPayments' && value === 'pairs');
}

/** Whether a decision or a question makes a difference under the switches in force. */
function matters(told: OurDecision | OpenQuestion, { changed }: ClimbingToldGame): boolean {
  const foursPay = !changed.some(({ key, value }) => key === 'fourChips' && value === 0);
  return foursPay || !ofFours.includes(told);
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

/** The variant whose part of the page tells a rule: Hong Kong's where its own is silent. */
function tellerOf(variant: VariantId, rule: RuleId): VariantId {
  if (variant === 'sap-ng-wu') return variant;
  return accounts[variant].rules.includes(rule) ? variant : 'sap-ng-wu';
}

function ownOf(rules: { readonly [Key in SwitchKey]?: unknown }, key: SwitchKey): unknown {
  return rules[key];
}
