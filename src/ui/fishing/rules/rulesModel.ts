import {
  changedSwitchesIn,
  createGame,
  type FishingVariant,
  findVariant,
  type Game,
  type KindFacts,
  kindFactsOf,
  ourDecisions,
  type RuleChanges,
  type RuleId,
  ruleIds,
  type SwitchKey,
  switchesOf,
  switchValueIn,
  type VariantId,
  variants,
} from '../../../engine/fishing/index.ts';
import {
  type ChangedSwitch,
  civilKinds,
  copiesIn,
  invariant,
  type Kind,
  kinds,
  type RuleSwitch,
  type SwitchValue,
  tilesOfKit,
} from '../../../engine/index.ts';
import { switchRuleIds } from '../../../text/fishing/switchRules.ts';
import { type OurDecision, ruleNotes } from './ruleNotes.ts';
import { mostTotalOf, type SettlementExample, settlementExampleOf } from './settlementExample.ts';

export interface SwitchFacts {
  readonly key: SwitchKey;
  /** The rule at which it is told. */
  readonly rule: RuleId;
  readonly value: SwitchValue;
  /** The variant's own value. */
  readonly own: SwitchValue;
  /** Its other values and the variants that have each of their own. */
  readonly others: readonly ValueElsewhere[];
}

export interface ValueElsewhere {
  readonly value: SwitchValue;
  readonly variants: readonly VariantId[];
}

export interface BonusFacts {
  readonly id: Game['scoring']['bonuses'][number]['id'];
  readonly tiles: readonly Kind[];
  readonly points: number;
}

export interface RulesSection {
  readonly id: SectionId;
  readonly rules: readonly RuleId[];
}

type SectionId = (typeof sectionRules)[number]['id'];

/** Everything the page of a game's rules tells, each of it asked of the engine. */
export interface RulesModel {
  readonly variant: VariantId;
  readonly game: Game;
  readonly changed: readonly ChangedSwitch<SwitchKey>[];
  readonly sections: readonly RulesSection[];
  readonly switches: readonly SwitchFacts[];
  readonly tiles: number;
  readonly deals: readonly { readonly seats: number; readonly hand: number }[];
  /** Civil kinds and military ones, each with its copies in the kit. */
  readonly suits: readonly {
    readonly id: 'civil' | 'military';
    readonly kinds: readonly Kind[];
    readonly copies: number;
  }[];
  /** The kinds, most pips first. */
  readonly kinds: readonly KindFacts[];
  readonly bonuses: readonly BonusFacts[];
  /** What all tiles of the kit count together. */
  readonly whole: number;
  readonly settled: SettlementExample;
  readonly decisions: readonly OurDecision[];
}

const sectionRules = [
  { id: 'kit', rules: ['F1'] },
  { id: 'turn', rules: ['F2', 'F3', 'F5'] },
  { id: 'catches', rules: ['F7'] },
  { id: 'three', rules: ['F4', 'F8'] },
  { id: 'special', rules: ['F9', 'F10'] },
  { id: 'end', rules: ['F6'] },
  { id: 'count', rules: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'] },
  { id: 'settlement', rules: ['S9'] },
] as const satisfies readonly { readonly id: string; readonly rules: readonly RuleId[] }[];

/** Changes that the variant does not have are an error of ours. */
export function rulesModelOf(id: VariantId, changes: RuleChanges): RulesModel {
  const variant = findVariant(id);
  invariant(variant !== undefined, 'a page is of a known variant');
  const games = variant.seatCounts.map((seats) => gameOf(variant, seats, changes));
  const [game] = games;
  invariant(game !== undefined, 'a game has seats');
  const rules = rulesOf(game);
  const tiles = tilesOfKit(variant.kit);
  return {
    variant: id,
    game,
    changed: changedSwitchesIn(game),
    sections: sectionRules.map(({ id: section, rules: told }) => ({
      id: section,
      rules: rules.filter((rule) => told.some((one) => one === rule)),
    })),
    switches: switchFactsOf(game),
    tiles: tiles.length,
    deals: games.map(({ seatCount, handSize }) => ({ seats: seatCount, hand: handSize })),
    suits: suitsOf(game),
    kinds: kinds.map((kind) => kindFactsOf(game, kind)).sort((one, other) => other.pips - one.pips),
    bonuses: game.scoring.bonuses.map(({ id, needs, points }) => ({
      id,
      points,
      tiles: needs.flatMap(({ oneOf, copies }) =>
        oneOf.flatMap((kind) => Array<Kind>(copies).fill(kind)),
      ),
    })),
    whole: mostTotalOf(game),
    settled: settlementExampleOf(game),
    decisions: decisionsOf(game, rules),
  };
}

function gameOf(variant: FishingVariant, seats: Game['seatCount'], changes: RuleChanges): Game {
  const game = createGame(variant, seats, changes);
  invariant(game.ok, 'a page has switches of its variant');
  return game.value;
}

/** The rules that a game has: all of play and settlement, and those of its own counting. */
function rulesOf({ scoring }: Game): readonly RuleId[] {
  const counting = new Set<RuleId>([
    ...scoring.groups.flatMap(({ rule, tileRules }) => [rule, ...tileRules]),
    ...(scoring.bonuses.length > 0 ? (['S8'] as const) : []),
  ]);
  return ruleIds.filter((rule) => rule.startsWith('F') || rule === 'S9' || counting.has(rule));
}

function switchFactsOf({ variant, rules }: Game): SwitchFacts[] {
  return switchesOf(variant).flatMap(({ key, own, values }) => {
    const value = switchValueIn(rules, key);
    const rule = switchRuleIds[key].at(-1);
    if (value === undefined || rule === undefined) return [];
    return [{ key, rule, value, own, others: othersOf(key, values, value) }];
  });
}

/** Of a switch that takes a number, the values that other variants have. */
function othersOf(
  key: SwitchKey,
  values: RuleSwitch['values'],
  value: SwitchValue,
): readonly ValueElsewhere[] {
  const having = (one: SwitchValue): VariantId[] =>
    variants.filter(({ rules }) => switchValueIn(rules, key) === one).map(({ id }) => id);
  const owned = variants.flatMap(({ rules }) => switchValueIn(rules, key) ?? []);
  const offered = 'least' in values ? [...new Set(owned)] : values;
  return offered
    .filter((one) => one !== value)
    .map((one) => ({ value: one, variants: having(one) }));
}

function suitsOf({ variant }: Game): RulesModel['suits'] {
  const of = (suit: readonly Kind[]): { kinds: readonly Kind[]; copies: number } => ({
    kinds: suit,
    copies: copiesIn(variant.kit, suit[0] ?? 0),
  });
  const military = kinds.filter((kind) => !civilKinds.includes(kind));
  return [
    { id: 'civil', ...of(civilKinds) },
    { id: 'military', ...of(military) },
  ];
}

function decisionsOf(game: Game, rules: readonly RuleId[]): OurDecision[] {
  return rules.flatMap((rule) => [
    ...ourDecisions
      .filter((one) => one.rule === rule)
      .map(({ id, matters }) => ({ rule, decision: id, holds: matters(game) })),
    ...ruleNotes
      .filter((note) => note.rule === rule)
      .map(({ id, holds }) => ({ rule, note: id, holds: holds(game) })),
  ]);
}
