import {
  type ClimbingVariant,
  cardsOf,
  findVariant,
  leadingKinds,
} from '../../engine/climbing/index.ts';
import { formatKind, type Kind, type KindText, type Play } from '../../engine/index.ts';
import { listOfAll } from '../lists.ts';
import type { Say } from '../say.ts';
import { pipText } from '../tileNames.ts';

/** Undefined where the variant is not known. */
type VariantName = ClimbingVariant['id'] | undefined;

interface SpokenCards {
  readonly kind: Kind;
  readonly copies: number;
}

type CombinationForm = 'set' | 'mixed' | 'none' | NamedForm | 'heaven';

type NamedForm = 'supreme' | 'eight' | 'happy' | 'bull' | 'pendulum' | 'fish';

/** The kinds of mixed plays as they are said, what leads first (W4). */
const mixedKinds: readonly (readonly KindText[])[] = leadingKinds.map(({ leader, military }) => [
  leader,
  ...military,
]);

/** What else is combined, by its kinds in the kit's order. */
const otherForms: Readonly<Record<string, CombinationForm>> = {
  '42+21': 'supreme',
  '63+62': 'bull',
  '66+55+44': 'pendulum',
  '33+22+11': 'fish',
  '66+21': 'heaven',
};

/** A Supreme of so many cards is whole (W11). */
const wholeSupreme = 8;

/** `three of 1‑1 with two of 5‑3`. In `ma-hua-hua` 42 and 21 are a happy and no Supreme. */
export function combinationWords(play: Play, say: Say, variant: VariantName): string {
  const form = formOf(play, variant);
  return isNamed(form)
    ? say(`climbing.combination.${form}`, { cards: cardsWords(cardsIn(play), say) })
    : plainWords(play, form, say);
}

/** A combination within a sentence: `a Supreme (two of 4‑2 and a 2‑1)`. */
export function combinationInSentence(play: Play, say: Say, variant: VariantName): string {
  const form = formOf(play, variant);
  return isNamed(form)
    ? say(`climbing.told.${form}`, { cards: cardsWords(cardsIn(play), say) })
    : plainWords(play, form, say);
}

/** A combination within a few words: `6‑6×2+5‑4`. */
export function combinationPipsClose(play: Play): string {
  return pipsIn(play).join('+');
}

/** Cards as a list, whether they may be played together or not: `two of 6‑6 and a 5‑4`. */
export function cardsWords(cards: readonly SpokenCards[], say: Say): string {
  return listOfAll(
    cards.map((one) => countWords(one, say)),
    say,
  );
}

/** `a 5‑4`, `two of 6‑6`: pips are heard as numbers, so no number comes right before them. */
function countWords({ kind, copies }: SpokenCards, say: Say): string {
  return say('climbing.cards.count', { copies, pips: pipText(kind) });
}

function formOf(play: Play, variant: VariantName): CombinationForm {
  const cards = cardsIn(play);
  if (cards.length === 1) return 'set';
  const form = otherForms[cards.map(({ kind }) => formatKind(kind)).join('+')];
  if (form === 'supreme' && variant === 'ma-hua-hua') return 'happy';
  if (form === 'supreme' && !hasSupremes(variant)) return 'none';
  if (form === 'supreme' && cardsOf(play).length === wholeSupreme) return 'eight';
  return form ?? (ledBy(cards) === undefined ? 'none' : 'mixed');
}

/** Whether 42 with 21 is a combination of a variant: elsewhere they are only laid (W5, W6). */
function hasSupremes(variant: VariantName): boolean {
  const known = variant === undefined ? undefined : findVariant(variant);
  return known === undefined || known.combinations.some(({ form }) => form === 'supreme');
}

function isNamed(form: CombinationForm): form is NamedForm {
  return form !== 'set' && form !== 'mixed' && form !== 'heaven' && form !== 'none';
}

function plainWords(play: Play, form: CombinationForm, say: Say): string {
  const [first, ...others] = spokenCards(play);
  if (first === undefined) return '';
  switch (form) {
    case 'set':
      return setWords(first, say);
    case 'mixed':
      return say('climbing.combination.mixed', {
        leader: countWords(first, say),
        military: cardsWords(others, say),
      });
    case 'heaven':
      return say('climbing.combination.heaven', { cards: listOfAll(pipsIn(play), say) });
    default:
      return cardsWords([first, ...others], say);
  }
}

function setWords({ kind, copies }: SpokenCards, say: Say): string {
  return copies === 1 ? pipText(kind) : say('climbing.cards.set', { copies, pips: pipText(kind) });
}

function pipsIn(play: Play): string[] {
  return spokenCards(play).map(({ kind, copies }) =>
    copies === 1 ? pipText(kind) : `${pipText(kind)}×${copies}`,
  );
}

/** The cards of a play as they are said and shown: what leads a mixed play comes first (W4). */
export function spokenCards(play: Play): readonly SpokenCards[] {
  const cards = cardsIn(play);
  const order = ledBy(cards);
  if (order === undefined) return cards;
  return cards.toSorted((one, other) => placeIn(order, one) - placeIn(order, other));
}

/** The kinds of a mixed play in the order in which they are said; undefined for other cards. */
function ledBy(cards: readonly SpokenCards[]): readonly KindText[] | undefined {
  if (cards.length < 2) return undefined;
  return mixedKinds.find(
    (order) =>
      cards.some((one) => placeIn(order, one) === 0) &&
      cards.every((one) => placeIn(order, one) >= 0),
  );
}

function placeIn(order: readonly KindText[], { kind }: SpokenCards): number {
  return order.indexOf(formatKind(kind));
}

/** The cards of a play by kind, in the kit's order. */
function cardsIn(play: Play): readonly SpokenCards[] {
  const cards = cardsOf(play);
  return [...new Set(cards)].map((kind) => ({
    kind,
    copies: cards.filter((one) => one === kind).length,
  }));
}
