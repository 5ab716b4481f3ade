import { cardsIn, copies, howMany, kindsIn, pipsOf, sumOf, textOf } from './plainCards.ts';

// Which cards may be played together, and what beats what: W2 to W5 and the table of section 2.

export const plainVariantIds = [
  'sap-ng-wu',
  'wu-han',
  'chang-pai',
  'luan-chuo',
  'luan-chuo-28',
  'ma-hua-hua',
] as const;

export type PlainVariantId = (typeof plainVariantIds)[number];

const hongKongCivil = '66 11 44 31 55 33 22 65 64 61 51';
const hunanCivil = '66 11 44 31 55=33=22 65=64=61=51';

/** The suits of a variant, each high to low. */
export function suitsOf(variant: PlainVariantId): string[] {
  if (variant === 'sap-ng-wu') return [hongKongCivil, '54 62 43 42 41 21', '63 53 52 32'];
  if (variant === 'wu-han') return [hongKongCivil, '54 43 42 41 21', '63 62=53 52 32'];
  if (variant === 'chang-pai') {
    return ['44 41 11', '65 55 63 62=53 52 33 32 22', '64 54 61=43 51=42 31 21'];
  }
  if (variant === 'luan-chuo') return [hunanCivil, '54 43 41', '63 62=53 52 32'];
  if (variant === 'luan-chuo-28') return [hunanCivil, '54 43 42 41 21', '63 62=53 52 32'];
  return ['66 11 44 55 33 22 65 64 61 51 63 62 42 21'];
}

/** The leading civil kinds from the highest, each with its two military kinds. */
const leaders = [
  ['66', '54', '63'],
  ['11', '62', '53'],
  ['44', '43', '52'],
  ['31', '41', '32'],
] as const;

/** Every combination that can be made of a hand, whatever lies on the table, as texts. */
export function combinationsOf(variant: PlainVariantId, hand: readonly string[]): string[] {
  const texts: string[] = [];
  for (const kind of kindsIn(hand)) {
    let least = 1;
    let most = 4;
    if (variant === 'chang-pai') most = 3;
    if (variant === 'chang-pai' && kind === '66') most = 0;
    if (variant === 'luan-chuo' && (kind === '42' || kind === '21')) most = 0;
    if (variant === 'luan-chuo' || variant === 'luan-chuo-28') {
      if (['65', '64', '61', '51'].includes(kind)) least = 2;
    }
    for (let count = least; count <= Math.min(most, howMany(hand, kind)); count += 1) {
      texts.push(textOf(copies(kind, count)));
    }
  }
  if (variant === 'chang-pai') {
    if (hand.includes('66') && hand.includes('21')) texts.push('66+21');
    return texts;
  }
  if (variant === 'ma-hua-hua') {
    texts.push(...ofEach(hand, ['42', '21']), ...ofEach(hand, ['63', '62']));
    const threes = [...ofEach(hand, ['66', '55', '44']), ...ofEach(hand, ['33', '22', '11'])];
    return [...texts, ...threes.filter((text) => [3, 6, 8, 12].includes(cardsIn(text).length))];
  }
  for (const [leader, one, two] of leaders) {
    texts.push(...ofEach(hand, [leader, one]));
    texts.push(...ofEach(hand, [leader, two]));
    texts.push(...ofEach(hand, [leader, one, two]));
  }
  if (variant !== 'luan-chuo') texts.push(...ofEach(hand, ['42', '21']));
  return texts;
}

/** Every choice of cards out of a hand with at least one of each of these kinds and no others. */
export function ofEach(hand: readonly string[], kinds: readonly string[]): string[] {
  let choices: string[][] = [[]];
  for (const kind of kinds) {
    const longer: string[][] = [];
    for (const choice of choices) {
      for (let count = 1; count <= howMany(hand, kind); count += 1) {
        longer.push([...choice, ...copies(kind, count)]);
      }
    }
    choices = longer;
  }
  return choices.map(textOf);
}

/** Whether a play beats another one. Both must be combinations of the variant. */
export function plainBeats(variant: PlainVariantId, play: string, beaten: string): boolean {
  const cards = cardsIn(play);
  const others = cardsIn(beaten);
  if (variant === 'ma-hua-hua') return beatsInMaHuaHua(cards, others);
  if (cards.length !== others.length) return false;
  if (variant === 'chang-pai') return beatsInChangPai(cards, others);
  if (isSupreme(cards) || isSupreme(others)) return false;
  if (isSet(cards) && isSet(others)) return isHigher(variant, cards[0], others[0]);
  if (isSet(cards) || isSet(others)) return false;
  const asMany = suitsOf(variant).every((suit) => numberIn(cards, suit) === numberIn(others, suit));
  return asMany && leaderPlace(cards) < leaderPlace(others);
}

export function isSupreme(cards: readonly string[]): boolean {
  return kindsIn(cards).join() === '42,21';
}

function isSet(cards: readonly string[]): boolean {
  return kindsIn(cards).length === 1;
}

/** Whether a kind stands higher than another one in one and the same suit. */
function isHigher(variant: PlainVariantId, high = '', low = ''): boolean {
  return suitsOf(variant).some((suit) => {
    const steps = suit.split(' ').map((step) => step.split('='));
    const highAt = steps.findIndex((step) => step.includes(high));
    const lowAt = steps.findIndex((step) => step.includes(low));
    return highAt >= 0 && lowAt >= 0 && highAt < lowAt;
  });
}

export function numberIn(cards: readonly string[], suit: string): number {
  return cards.filter((card) => suit.split(/[ =]/).includes(card)).length;
}

function leaderPlace(cards: readonly string[]): number {
  return leaders.findIndex(([leader]) => cards.includes(leader));
}

/** Of as many cards. */
function beatsInChangPai(cards: readonly string[], others: readonly string[]): boolean {
  const [red = '', black = '', mixed = ''] = suitsOf('chang-pai');
  const [card = ''] = cards;
  const [other = ''] = others;
  if (other === '66') return false;
  if (card === '66') return mixed.split(/[ =]/).includes(other);
  if (red.split(' ').includes(card) && black.split(/[ =]/).includes(other)) {
    return pipsOf(card) >= pipsOf(other);
  }
  return isHigher('chang-pai', card, other);
}

function beatsInMaHuaHua(cards: readonly string[], others: readonly string[]): boolean {
  if (textOf(cards) === '66*4') return true;
  // What is happy here are the cards that are supreme elsewhere.
  if (isSupreme(cards) || isSupreme(others)) return false;
  if (cards.length !== others.length) return false;
  const sort = sortOf(cards);
  const otherSort = sortOf(others);
  if (sort !== otherSort) return sorts.indexOf(sort) < sorts.indexOf(otherSort);
  if (sort === 'heavens' || sort === 'bull') return false;
  if (sort === 'set') return isHigher('ma-hua-hua', cards[0], others[0]);
  return sumOf(cards.map(pipsOf)) > sumOf(others.map(pipsOf));
}

/** The sorts of combination in `ma-hua-hua` that beat each other, high to low. */
const sorts = ['heavens', 'bull', 'pendulum', 'fish', 'set'] as const;

function sortOf(cards: readonly string[]): (typeof sorts)[number] {
  const kinds = kindsIn(cards).join();
  if (kinds === '66') return 'heavens';
  if (kinds === '63,62') return 'bull';
  if (kinds === '66,55,44') return 'pendulum';
  if (kinds === '33,22,11') return 'fish';
  return 'set';
}
