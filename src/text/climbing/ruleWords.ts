import {
  type ClimbingVariant,
  createGame,
  findVariant,
  type Game,
  leadingKinds,
  type RuleChanges,
  suitRows,
  type VariantId,
} from '../../engine/climbing/index.ts';
import {
  type ChangedSwitch,
  copiesIn,
  invariant,
  type Kind,
  kindOf,
  kinds,
  type SeatCount,
  tilesOfKit,
} from '../../engine/index.ts';
import { listOfAll, listOfAny } from '../lists.ts';
import type { Say } from '../say.ts';
import { pipText } from '../tileNames.ts';
import { asOne } from './scoreWords.ts';
import { studiedSuitNamesOf, suitNamesOf } from './suitWords.ts';
import type { RuleId, SwitchKey } from './switchRules.ts';

/** The game whose rules are told: a variant, and what is set apart from its own values. */
export interface ClimbingToldGame {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch<SwitchKey>[];
}

/** What a rule says in a game under its switches, in a sentence or a few. */
export function ruleTextIn(rule: RuleId, say: Say, { variant, changed }: ClimbingToldGame): string {
  const known = findVariant(variant);
  invariant(known !== undefined, 'climbing is asked about its own variants');
  const changes = Object.fromEntries(changed.map(({ key, value }) => [key, value]));
  return asOne(sentencesOf(rule, gameOf(known, known.seatCounts[0], changes), say), say);
}

function gameOf(variant: ClimbingVariant, seats: SeatCount, changes: RuleChanges): Game {
  const made = createGame(variant, seats, changes);
  invariant(made.ok, 'only switches of the variant are changed');
  return made.value;
}

/**
 * In the words of the rules, but with no other name of a suit than the table has: the suits, then
 * what beats what may be played.
 */
export function ranksWords(
  game: Game,
  say: Say,
): { readonly suits: string; readonly beaten: readonly string[] } {
  const { variant } = game;
  const forms = formsOf(variant);
  return {
    suits: asOne(suitSentences(game, suitNamesOf(variant.id, say), say), say),
    beaten: [
      asOne(setBeatenSentences(variant, say), say),
      ...(forms.includes('mixed') ? [mixedBeatenWords(variant, say)] : []),
      ...(forms.includes('supreme') ? [say('climbing.rules.supreme')] : []),
    ],
  };
}

function sentencesOf(rule: RuleId, game: Game, say: Say): readonly string[] {
  const { rules, counting, variant } = game;
  const chips = rules.fourChips ?? 0;
  const doubled = rules.dealerDouble ? [say('climbing.rules.double')] : [];
  const hasEight = formsOf(variant).includes('supreme');
  switch (rule) {
    case 'W1':
      return dealSentences(game, say);
    case 'W2':
      return suitSentences(game, studiedSuitNamesOf(variant.id, say), say);
    case 'W3':
      return setSentences(variant, say);
    case 'W4':
      return mixedSentences(variant, say);
    case 'W5':
      return [say('climbing.rules.supreme')];
    case 'W6':
      return [say(variant.laying === 'all' ? 'climbing.rules.layAll' : 'climbing.rules.lay')];
    case 'W7':
      return [
        say('climbing.rules.play'),
        say(`rule.mustBeat.${rules.mustBeat}.about`),
        say(`rule.passLocks.${rules.passLocks}.about`),
        say(rules.passLocks ? 'climbing.rules.play.wonLocked' : 'climbing.rules.play.won'),
        say(hasEight ? 'climbing.rules.play.eachButEight' : 'climbing.rules.play.each'),
        say('climbing.rules.play.out'),
      ];
    case 'W8':
      return emptySentences(variant, say);
    case 'W9': {
      const lays = variant.laying === 'choice';
      const isPaid = counting.paid === 'declarer';
      return [
        say(lays ? 'climbing.rules.declare.lay' : 'climbing.rules.declare', {
          wu: counting.declaredFrom,
        }),
        say(isPaid ? 'climbing.rules.declare.ends' : 'climbing.rules.declare.endsFamilies'),
        say('climbing.rules.declare.again'),
      ];
    }
    case 'W10':
      if (chips === 0) return [say('climbing.rules.fours.off')];
      return [say('climbing.rules.fours', { chips }), ...doubled];
    case 'W11':
      return [say('climbing.rules.eight')];
    case 'W12':
      if (counting.paid === 'families') return [say('climbing.rules.nobody.families')];
      return [say(chips > 0 ? 'climbing.rules.nobody.fours' : 'climbing.rules.nobody')];
    case 'W13':
      return [...worthSentences(game, say), ...doubled];
    case 'W14':
      return [say(`rule.dealerDouble.${rules.dealerDouble}.about`)];
  }
}

function dealSentences({ variant }: Game, say: Say): readonly string[] {
  const { kit, talon, opening, seatCounts, sitsOut } = variant;
  const cards = tilesOfKit(kit).length;
  const [hand = 0, ofFour] = seatCounts.map((seats) => gameOf(variant, seats, {}).handSize);
  const dealt = () => {
    if (talon > 0) return say('climbing.rules.deal.talon', { cards, hand, talon });
    if (ofFour === undefined) return say('climbing.rules.deal.three', { cards, hand });
    return say('climbing.rules.deal.some', { cards, three: hand, four: ofFour });
  };
  const fourth = say(
    sitsOut === 'opposite'
      ? 'climbing.rules.deal.fourth.opposite'
      : 'climbing.rules.deal.fourth.turns',
  );
  return [
    dealt(),
    ...(ofFour === undefined ? [fourth] : []),
    say('climbing.rules.deal.turn'),
    ...(opening === 'none' ? [] : [say(`climbing.rules.deal.ask.${opening}`)]),
    say('climbing.rules.deal.dealers'),
  ];
}

function suitSentences(game: Game, names: readonly string[], say: Say): readonly string[] {
  const { variant } = game;
  const groups = variant.suits
    .flat()
    .filter(({ length }) => length > 1)
    .map((equals) => equals.map(pipText).join(' = '));
  const none = suitRows(game).find(({ suit }) => suit === null)?.kinds ?? [];
  const ordered =
    names.length === 1
      ? say('climbing.rules.suits.one')
      : say('climbing.rules.suits', { suits: listOfAll(names, say) });
  return [
    ordered,
    ...(overOtherOf(variant) === undefined ? [] : [say('climbing.rules.suits.colour')]),
    ...(groups.length === 0
      ? []
      : [say('climbing.rules.suits.equals', { groups: listOfAll(groups, say) })]),
    ...(none.length === 0
      ? []
      : [say('climbing.rules.suits.none', { kinds: allOf(none, say), count: none.length })]),
  ];
}

function setSentences(variant: ClimbingVariant, say: Say): readonly string[] {
  const set = setRuleOf(variant);
  if (set === undefined) {
    const copies = kinds.map((kind) => copiesIn(variant.kit, kind));
    const few = kinds.filter((_, at) => copies[at] === 2);
    return [
      say('climbing.rules.set', { most: Math.max(...copies) }),
      say('climbing.rules.set.few', { kinds: allOf(few, say) }),
      say('climbing.rules.size.forms'),
      ...setBeatenSentences(variant, say),
    ];
  }
  return [
    say('climbing.rules.set', { most: set.most }),
    ...(set.fromTwo === undefined
      ? []
      : [say('climbing.rules.set.fromTwo', { kinds: allOf(set.fromTwo, say) })]),
    ...setBeatenSentences(variant, say),
  ];
}

function setBeatenSentences(variant: ClimbingVariant, say: Say): readonly string[] {
  const set = setRuleOf(variant);
  if (set === undefined) {
    return [say('climbing.rules.size.beaten'), say('climbing.rules.size.four66')];
  }
  const hasHeavenPair = formsOf(variant).includes('heaven-pair');
  return [
    say('climbing.rules.set.beaten'),
    ...(set.overOther === undefined ? [] : [say('climbing.rules.set.overOther')]),
    ...(hasHeavenPair ? [say('climbing.rules.set.heaven')] : []),
  ];
}

function mixedSentences(variant: ClimbingVariant, say: Say): readonly string[] {
  const names = suitNamesOf(variant.id, say);
  const leaders = leadingKinds.map(({ leader, military }) =>
    say('climbing.why.part', {
      leader: pipText(kindOf(leader)),
      cards: listOfAll(
        military.map((kind) => pipText(kindOf(kind))),
        say,
      ),
    }),
  );
  const alike = leadingKinds.flatMap(({ leader, military }) => {
    const [one, other] = military.map((kind) => suitOfKind(variant, kindOf(kind)));
    if (one === undefined || one !== other) return [];
    const values = { leader: pipText(kindOf(leader)), suit: names[one] ?? '' };
    return [say('climbing.rules.mixed.oneSuit', values)];
  });
  return [
    say('climbing.rules.mixed', { leaders: leaders.join(say('climbing.rules.between')) }),
    ...alike,
    mixedBeatenWords(variant, say),
  ];
}

export function mixedBeatenWords({ id }: ClimbingVariant, say: Say): string {
  return say('climbing.rules.mixed.beaten', { suits: listOfAll(suitNamesOf(id, say), say) });
}

function emptySentences(variant: ClimbingVariant, say: Say): readonly string[] {
  const { fromTwo = [] } = setRuleOf(variant) ?? {};
  return [
    say('climbing.rules.empty'),
    ...(fromTwo.length === 0
      ? []
      : [say('climbing.rules.empty.single', { kinds: listOfAny(fromTwo.map(pipText), say) })]),
    ...(formsOf(variant).includes('heaven-pair') ? [say('climbing.rules.empty.heaven')] : []),
  ];
}

function worthSentences({ variant, band, rules }: Game, say: Say): readonly string[] {
  switch (variant.counting) {
    case 'bands':
      return [say('climbing.rules.bands', { chips: band })];
    case 'excess':
      return [say('climbing.rules.excess')];
    case 'pillars':
      return [say('climbing.rules.pillars', { leaders: leadersWords(say) })];
    case 'families':
      return [
        say('climbing.rules.families'),
        say(`rule.familyPayments.${rules.familyPayments ?? 'losers'}.about`),
        say('climbing.rules.families.winner'),
      ];
  }
}

/** The leading kinds of mixed plays, any of them (W4): `6‑6, 1‑1, 4‑4 or 3‑1`. */
export function leadersWords(say: Say): string {
  return listOfAny(
    leadingKinds.map(({ leader }) => pipText(kindOf(leader))),
    say,
  );
}

function formsOf({ combinations }: ClimbingVariant) {
  return combinations.map(({ form }) => form);
}

function setRuleOf({ combinations }: ClimbingVariant) {
  return combinations.find((rule) => rule.form === 'set');
}

function overOtherOf(variant: ClimbingVariant) {
  return setRuleOf(variant)?.overOther;
}

function suitOfKind({ suits }: ClimbingVariant, kind: Kind): number | undefined {
  const at = suits.findIndex((suit) => suit.some((equals) => equals.includes(kind)));
  return at < 0 ? undefined : at;
}

function allOf(some: readonly Kind[], say: Say): string {
  return listOfAll(some.map(pipText), say);
}
