// Cards and combinations as the plain rules of climbing hold them: lists of texts.

/** The 21 kinds in the fixed order of the kit, in which combinations are written. */
export const plainOrder = [
  '66',
  '65',
  '64',
  '63',
  '62',
  '61',
  '55',
  '54',
  '53',
  '52',
  '51',
  '44',
  '43',
  '42',
  '41',
  '33',
  '32',
  '31',
  '22',
  '21',
  '11',
];

export function pipsOf(card: string): number {
  return Number(card.charAt(0)) + Number(card.charAt(1));
}

export function howMany(cards: readonly string[], kind: string): number {
  return cards.filter((card) => card === kind).length;
}

/** The kinds among cards, each once, in the fixed order. */
export function kindsIn(cards: readonly string[]): string[] {
  return plainOrder.filter((kind) => cards.includes(kind));
}

/** The cards in the fixed order. */
export function inOrder(cards: readonly string[]): string[] {
  return plainOrder.flatMap((kind) => copies(kind, howMany(cards, kind)));
}

export function copies(kind: string, count: number): string[] {
  const cards: string[] = [];
  for (let card = 0; card < count; card += 1) cards.push(kind);
  return cards;
}

/** A combination as it is written: `66*2+63*2+54`. */
export function textOf(cards: readonly string[]): string {
  return kindsIn(cards)
    .map((kind) => (howMany(cards, kind) === 1 ? kind : `${kind}*${howMany(cards, kind)}`))
    .join('+');
}

/** What has been read of combinations: the same few are asked for over and over. */
const cardsRead = new Map<string, readonly string[]>();

export function cardsIn(text: string): readonly string[] {
  const known = cardsRead.get(text);
  if (known !== undefined) return known;
  const cards = text.split('+').flatMap((part) => {
    const [kind = '', count = '1'] = part.split('*');
    return copies(kind, Number(count));
  });
  cardsRead.set(text, cards);
  return cards;
}

export function removeCards(hand: string[], cards: readonly string[]): void {
  for (const card of cards) {
    const place = hand.indexOf(card);
    if (place < 0) throw new Error(`There is no ${card} to play`);
    hand.splice(place, 1);
  }
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
