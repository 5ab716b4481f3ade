import {
  accounts,
  guesses,
  hongKongAccounts,
  isInForce,
  openQuestions,
  ourDecisions,
  ruleIds,
  type Teller,
  tellersOf,
  type VariantId,
  variants,
} from '../../engine/climbing/index.ts';
import type { ChangedSwitch } from '../../engine/index.ts';
import type { ToldSource } from '../familyWords.ts';
import { placeWords } from '../placeWords.ts';
import type { Say } from '../say.ts';
import type { ClimbingToldGame } from './ruleWords.ts';
import { type RuleId, ruleIdsOfSwitch, type SwitchKey } from './switchRules.ts';

const address = 'https://www.pagat.com/climbing/15wu.html';

/** Each part of the page once. */
export function ruleSourceWords(
  rules: readonly RuleId[],
  variant: VariantId,
  say: Say,
): readonly ToldSource[] {
  return tellersOf(rules, variant).map((teller) => toldSource(teller, say));
}

/** None where the value is ours alone. What a variant has by silence is Hong Kong's. */
export function valueSourceWords(
  { key, value }: ChangedSwitch<SwitchKey>,
  say: Say,
): readonly ToldSource[] {
  const guessed = guesses.filter((guess) => guess.key === key && guess.value === value);
  if (guessed.length > 0) {
    return guessed.map(({ of, place }) => ({
      ...toldSource({ of, places: [place], guesses: true }, say),
      guesses: true,
    }));
  }
  const having = variants.filter(({ rules }) => ownOf(rules, key) === value).map(({ id }) => id);
  const telling = having.includes('sap-ng-wu') ? having.slice(0, 1) : having;
  return telling.flatMap((id) =>
    tellersOf(ruleIdsOfSwitch(key), id)
      .filter(({ of }) => of === id)
      .map((teller) => toldSource(teller, say)),
  );
}

/** What of some rules is our own decision and matters in this game, a sentence for each. */
export function ruleOurWords(
  rules: readonly RuleId[],
  game: ClimbingToldGame,
  say: Say,
): readonly string[] {
  const foursPay = !game.changed.some(({ key, value }) => key === 'fourChips' && value === 0);
  return rules
    .flatMap((rule) => ourDecisions[game.variant][rule] ?? [])
    .filter((decision) => isInForce(decision, foursPay))
    .map((decision) => say(`climbing.ours.${decision}`));
}

/** Each source once. */
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

/** What the source is not sure of in a game, and what is played here. */
export function openQuestionsOf(
  { variant, changed }: ClimbingToldGame,
  say: Say,
): readonly { readonly asked: string; readonly here: string }[] {
  const pairs = changed.some(({ key, value }) => key === 'familyPayments' && value === 'pairs');
  return openQuestions[variant].map((question) => ({
    asked: say(`climbing.open.${question}`),
    here:
      question === 'payers' && pairs ? say('wu.pays.pairs') : say(`climbing.open.${question}.here`),
  }));
}

export function silentWords(variant: Exclude<VariantId, 'sap-ng-wu'>, say: Say): string {
  return variant === 'luan-chuo-28'
    ? say('climbing.rules.silent.account', { account: accounts['luan-chuo'].account })
    : say('climbing.rules.silent');
}

function toldSource({ of, places, guesses }: Teller, say: Say): ToldSource {
  const place = placeWords(places, say);
  if (of === 'sap-ng-wu') {
    return {
      id: 'PG',
      name: say('climbing.source.main'),
      title: say('climbing.source.main.title', { title: hongKongAccounts }),
      place,
      addresses: [address],
    };
  }
  if (guesses) {
    return {
      id: `PG ${of}`,
      name: say('climbing.source.page'),
      title: say('climbing.source.page.title', { game: say(`variant.${of}`) }),
      place,
      addresses: [address],
    };
  }
  const { account, title } = accounts[of];
  return {
    id: `PG ${account}`,
    name: say('climbing.source.account', { account }),
    title: say('climbing.source.account.title', { account, title }),
    place,
    addresses: [address],
  };
}

function ownOf(rules: { readonly [Key in SwitchKey]?: unknown }, key: SwitchKey): unknown {
  return rules[key];
}
