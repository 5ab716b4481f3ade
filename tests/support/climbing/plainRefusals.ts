import { formatPlay, type Refusal } from '../../../src/engine/climbing/index.ts';
import { formatKind, type Kind, tilesOfKit } from '../../../src/engine/index.ts';
import {
  cardsIn,
  copies,
  howMany,
  kindsIn,
  plainOrder,
  removeCards,
  textOf,
} from './plainCards.ts';
import {
  combinationsOf,
  isSupreme,
  numberIn,
  ofEach,
  type PlainVariantId,
  plainBeats,
  suitsOf,
} from './plainCombinations.ts';
import { texts } from './randomRounds.ts';

// Whether what is said of raised cards is so, by the rules written once more.

/** Raised cards as the plain rules hold them, and what they are raised against. */
export interface PlainRaised {
  readonly id: PlainVariantId;
  readonly phase: string;
  readonly raised: readonly string[];
  readonly hand: readonly string[];
  /** The combination to beat, empty where there is none. */
  readonly trick: string;
}

/** Whether all that a refusal says of raised cards holds. */
export function isTrue(why: Refusal, plain: PlainRaised): boolean {
  const { id, raised, hand, phase, trick } = plain;
  const asksForCards = ['lead', 'answer', 'lay'].includes(phase);
  if (why.code === 'none-raised') return raised.length === 0;
  if (why.code === 'not-now') return raised.length > 0 && !asksForCards;
  if (!asksForCards || raised.length === 0) return false;
  const kinds = kindsIn(raised);
  const written = textOf(raised);
  const isMade = isCombination(plain, raised);
  const isAnswer = phase === 'answer' && isMade;
  const trickCards = trick === '' ? [] : cardsIn(trick);
  const withAll = (some: readonly string[]) =>
    combinationsFor(plain).filter((cards) => some.every((kind) => cards.includes(kind)));
  switch (why.code) {
    case 'not-held':
      return howMany(raised, formatKind(why.kind)) > howMany(hand, formatKind(why.kind));
    case 'never-laid': {
      const never = kinds.filter((kind) => withAll([kind]).length === 0);
      const isSaid = same(texts(why.kinds), never) && same(texts(why.laid), ['42', '21']);
      return phase === 'lay' && never.length > 0 && isSaid;
    }
    case 'needs-leader': {
      // Any of the leaders completes them, and no card of another kind does.
      const completing = plainOrder.filter((kind) => isCombination(plain, [...raised, kind]));
      return !isMade && same(texts(why.kinds), kinds) && same(texts(why.leaders), completing);
    }
    case 'leaders-mixed': {
      const parts = why.parts.map((part) => texts(part.kinds));
      return (
        withAll(kinds).length === 0 &&
        parts.length > 1 &&
        same(kindsIn(parts.flat()), kinds) &&
        why.parts.every(
          (part) => withAll([formatKind(part.leader), ...texts(part.kinds)]).length > 0,
        )
      );
    }
    case 'only-with': {
      const kind = formatKind(why.kind);
      const having = withAll([kind]);
      const isDependent = having.every((cards) => kindsIn(cards).length > 1);
      const companions = kindsIn(having.flat()).filter((one) => one !== kind);
      const isSaid = kinds.includes(kind) && same(texts(why.with), companions);
      return isDependent && isSaid && (kinds.length > 1 || larger(plain).length > 0);
    }
    case 'lacks-kinds': {
      // Just what is named completes them, and nothing does without a card of each of its kinds.
      const lacks = textsOfCounts(why.lacks);
      const completed = kindsIn([...kinds, ...lacks]);
      return (
        !isMade &&
        textOf(textsOfCounts(why.raised)) === written &&
        completed.length === kinds.length + why.lacks.length &&
        isCombination(plain, [...raised, ...lacks]) &&
        larger(plain).every((cards) => same(kindsIn(cards), completed))
      );
    }
    case 'only-in-sets-of': {
      const kind = formatKind(why.kind);
      return (
        same(kinds, [kind]) &&
        raised.length < why.least &&
        isCombination(plain, copies(kind, why.least)) &&
        withAll([kind]).every((cards) => howMany(cards, kind) >= why.least)
      );
    }
    case 'too-many': {
      const kind = formatKind(why.kind);
      const numbers = withAll(kinds).map((cards) => howMany(cards, kind));
      return (
        same(kindsIn([kind, ...texts(why.with)]), kinds) &&
        howMany(raised, kind) === why.raised &&
        why.raised > why.most &&
        Math.max(...numbers) === why.most
      );
    }
    case 'wrong-number': {
      const sizes = new Set(withAll(kinds).map((cards) => cards.length));
      const isSaid = why.raised === raised.length && same(texts(why.kinds), kinds);
      return isSaid && !sizes.has(raised.length) && same([...sizes].sort(byNumber), why.sizes);
    }
    case 'never-played':
      return why.kinds.every((kind) => withAll([formatKind(kind)]).length === 0);
    case 'different-kinds':
      return kinds.length > 1 && same(texts(why.kinds), kinds) && withAll(kinds).length === 0;
    case 'supreme-beats-nothing':
      return isAnswer && isSupreme(raised);
    case 'unbeatable': {
      const { but, others } = beatersFor(plain);
      return (
        isAnswer && isForm(plain, why) && others.length === 0 && same(why.but.map(formatPlay), but)
      );
    }
    case 'wrong-size': {
      const { but, others } = beatersFor(plain);
      return (
        isAnswer &&
        isForm(plain, why) &&
        why.trick === trickCards.length &&
        why.raised === raised.length &&
        why.trick !== why.raised &&
        others.every((one) => cardsIn(one).length === why.trick) &&
        same(why.but.map(formatPlay), but)
      );
    }
    case 'wrong-suit': {
      const beating = suitsOf(id).flatMap((_, suit) =>
        beatersFor(plain).others.some((one) => suitOfSet(id, cardsIn(one)) === suit) ? suit : [],
      );
      return (
        isAnswer &&
        why.trick === suitOfSet(id, trickCards) &&
        why.raised === suitOfSet(id, raised) &&
        why.trick !== why.raised &&
        !beating.includes(why.raised) &&
        same(why.beating, beating)
      );
    }
    case 'wrong-form': {
      const formOf = (cards: readonly string[]) => (kindsIn(cards).length === 1 ? 'set' : 'mixed');
      const isSaid = why.trick === formOf(trickCards) && why.raised === formOf(raised);
      return isAnswer && isSaid && why.trick !== why.raised;
    }
    case 'wrong-mixture': {
      const bySuit = (cards: readonly string[]) => suitsOf(id).map((suit) => numberIn(cards, suit));
      const isSaid = same(why.trick, bySuit(trickCards)) && same(why.raised, bySuit(raised));
      return isAnswer && isSaid && !same(why.trick, why.raised);
    }
    case 'too-low':
    case 'equal': {
      const least = why.least.map(formatPlay);
      // What beats both is higher than the raised cards on a ladder on which these stand.
      const beside = beatersFor(plain).others.filter((one) => plainBeats(id, one, written));
      const isLower = plainBeats(id, trick, written);
      return (
        isAnswer &&
        isForm(plain, why) &&
        least.every((one) => beside.includes(one)) &&
        least.every((one) => !beside.some((other) => plainBeats(id, one, other))) &&
        least.length > 0 === beside.length > 0 &&
        (why.code === 'too-low' || !isLower)
      );
    }
  }
}

/** Whether the form that is told is that of the trick. */
function isForm({ id, trick }: PlainRaised, told: { readonly form: string }): boolean {
  const cards = cardsIn(trick);
  const form = (): string => {
    if (id === 'ma-hua-hua') return 'by-size';
    if (kindsIn(cards).length === 1) return 'set';
    if (isSupreme(cards)) return 'supreme';
    return id === 'chang-pai' ? 'heaven-pair' : 'mixed';
  };
  return told.form === form();
}

const combinations = new Map<string, readonly (readonly string[])[]>();

/** All cards of a variant. */
function kitOf(id: PlainVariantId): readonly string[] {
  return texts(tilesOfKit(id === 'ma-hua-hua' ? 'cards-48' : 'cards'));
}

/** Every combination of the variant, or all that may be laid, as cards. */
function combinationsFor({ id, phase }: PlainRaised): readonly (readonly string[])[] {
  const key = `${id} ${phase === 'lay'}`;
  const kit = kitOf(id);
  const written = () => (phase === 'lay' ? ofEach(kit, ['42', '21']) : combinationsOf(id, kit));
  const all = combinations.get(key) ?? written().map(cardsIn);
  combinations.set(key, all);
  return all;
}

function isCombination(plain: PlainRaised, cards: readonly string[]): boolean {
  return combinationsFor(plain).some((one) => textOf(one) === textOf(cards));
}

/** Every combination that holds the raised cards. */
function larger(plain: PlainRaised): readonly (readonly string[])[] {
  const { raised } = plain;
  return combinationsFor(plain).filter((cards) =>
    kindsIn(raised).every((kind) => howMany(cards, kind) >= howMany(raised, kind)),
  );
}

function textsOfCounts(
  counts: readonly { readonly kind: Kind; readonly copies: number }[],
): string[] {
  return counts.flatMap((one) => copies(formatKind(one.kind), one.copies));
}

interface Beaters {
  /** What beats the trick whatever size it is of. */
  readonly but: readonly string[];
  readonly others: readonly string[];
}

const beatersOf = new Map<string, Beaters>();

/** Every combination that beats the trick and that the rest of the kit can make, as texts. */
function beatersFor(plain: PlainRaised): Beaters {
  const { id, trick } = plain;
  const key = `${id} ${trick}`;
  const find = (): Beaters => {
    // Only the kit's other cards can beat: no play has a card that lies in the trick.
    const rest = [...kitOf(id)];
    removeCards(rest, cardsIn(trick));
    const beaters = combinationsOf(id, rest).filter((one) => plainBeats(id, one, trick));
    const isFour = (one: string) => id === 'ma-hua-hua' && one === '66*4';
    return { but: beaters.filter(isFour), others: beaters.filter((one) => !isFour(one)) };
  };
  const found = beatersOf.get(key) ?? find();
  beatersOf.set(key, found);
  return found;
}

/** The number of the suit of a set; the pair 66+21 is one of the suit of its 21. */
function suitOfSet(id: PlainVariantId, cards: readonly string[]): number {
  return suitsOf(id).findIndex((suit) => numberIn(kindsIn(cards).slice(-1), suit) > 0);
}

function byNumber(one: number, other: number): number {
  return one - other;
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
