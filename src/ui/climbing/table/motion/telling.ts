import type { Flight } from '../../../motion/flights.ts';
import type { Telling } from '../../../motion/story.ts';
import { type Footprint, footprintOf } from '../../../motion/way.ts';
import chipStyles from './Chips.module.css';
import {
  type ChipsPaid,
  chipsBegin,
  chipsPaidBetween,
  type PayingScene,
  waysOfChips,
} from './chips.ts';
import {
  cardOfFan,
  coverAt,
  fansIn,
  footprintAt,
  footprintOfBoat,
  footprintOfFan,
  likeOf,
  middleOf,
  pictureAt,
  picturesInHand,
} from './footprints.ts';
import {
  cardsInMiddle,
  type Move,
  movesBetween,
  type PlayedCard,
  type Scene,
  type Spot,
} from './moves.ts';
import { wayOf, waysOfDeal } from './ways.ts';

type ToldScene = Scene & PayingScene;

interface Seen {
  readonly picture: HTMLElement;
  readonly footprint: Footprint;
}

export function createTelling(root: HTMLElement, layer: HTMLElement): Telling<ToldScene> {
  /** The cards of the viewer's hand, by the ids that they have if they are played. */
  let held: ReadonlyMap<string, Seen> = new Map();
  /** The cards in the middle and below, by their plays and ids. */
  let lain: ReadonlyMap<string, Seen> = new Map();
  /** The short side of the cards in the middle, in CSS pixels, once some have lain there. */
  let large: number | undefined;

  const seenBefore = ({ card, from }: Move): Seen | undefined =>
    from.at === 'hand' ? held.get(card.id) : lain.get(keyOf(card));
  const flightOf = (move: Move, leg: number, corner: DOMRect): Flight[] => {
    const { card, from, via, to } = move;
    const cover = coverAt(root, to, card);
    const before = seenBefore(move);
    const footprintIn = (spot: Spot): Footprint | undefined => {
      const remembered = spot === from ? before?.footprint : undefined;
      const footprint = remembered ?? footprintAt(root, spot, card, corner, large);
      return footprint !== undefined && footprint.tile > 0 ? footprint : undefined;
    };
    const way = wayOf(move, [from, ...via, to].map(footprintIn), leg, cover !== undefined);
    // Of what has sunk the table shows a picture too small to begin with.
    const shown = to.at === 'beaten' ? undefined : pictureAt(root, to, card);
    const picture = (shown ?? before?.picture ?? likeOf(root, card))?.cloneNode(true);
    return way !== undefined && picture instanceof HTMLElement ? [{ cover, way, picture }] : [];
  };
  const see = (pictures: Iterable<readonly [string, HTMLElement]>): ReadonlyMap<string, Seen> => {
    const corner = layer.getBoundingClientRect();
    return new Map(
      Array.from(pictures, ([key, picture]) => [
        key,
        { picture, footprint: footprintOf(picture, corner) },
      ]),
    );
  };

  return {
    happened: (before, after) => {
      const moves = movesBetween(before, after);
      const paid = chipsPaidBetween(before, after);
      if (moves.length + paid.length === 0) return;
      return {
        flights: (leg) => {
          const corner = layer.getBoundingClientRect();
          return [
            ...moves.flatMap((move) => flightOf(move, leg, corner)),
            ...paid.flatMap((one) => flyingChips(root, corner, one, chipsBegin(after, one, leg))),
          ];
        },
        covers: () => moves.flatMap(({ to, card }) => coverAt(root, to, card) ?? []),
      };
    },
    deal: () => ({
      flights: (leg) => dealtFans(root, layer.getBoundingClientRect(), leg),
      covers: () => [...root.querySelectorAll<HTMLElement>('[data-region="hand"]')],
    }),
    remember: () => {
      held = see(picturesInHand(root));
    },
    note: (scene) => {
      lain = see(
        cardsInMiddle(scene).flatMap((card) => {
          const picture = pictureAt(root, card.spot, card);
          return picture === undefined ? [] : [[keyOf(card), picture] as const];
        }),
      );
      large = Math.max(0, ...[...lain.values()].map(({ footprint }) => footprint.tile)) || large;
    },
  };
}

function keyOf({ step, id }: PlayedCard): string {
  return `${step}/${id}`;
}

function flyingChips(
  root: HTMLElement,
  corner: DOMRect,
  { from, to, chips }: ChipsPaid,
  begins: number,
): readonly Flight[] {
  const [payer, paid] = [footprintOfBoat(root, from, corner), footprintOfBoat(root, to, corner)];
  if (payer === undefined || paid === undefined) return [];
  return waysOfChips(chips, [payer, paid], begins).map((way) => {
    const picture = document.createElement('span');
    picture.className = chipStyles.chip ?? '';
    picture.dataset.pose = 'upright';
    picture.dataset.chip = '';
    return { cover: undefined, way, picture };
  });
}

/** The fans of the hand on their way from the middle. The hand is hidden as a whole. */
function dealtFans(root: HTMLElement, corner: DOMRect, leg: number): readonly Flight[] {
  const fans = fansIn(root);
  const hand = root.querySelector<HTMLElement>('[data-region="hand"]');
  const middle = middleOf(root, corner);
  const [first] = fans;
  if (first === undefined || hand === null || middle === undefined) return [];
  const card = cardOfFan(first);
  const footprints = fans.map((fan) => footprintOfFan(fan, card, corner));
  return waysOfDeal(footprints, middle, leg).flatMap((way, at): Flight[] => {
    const fan = fans[at];
    if (fan === undefined) return [];
    const picture = document.createElement('span');
    picture.dataset.pose = 'upright';
    picture.style.setProperty('--apart', hand.style.getPropertyValue('--apart'));
    picture.append(fan.cloneNode(true));
    return [{ cover: hand, way, picture }];
  });
}
