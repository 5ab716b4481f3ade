import {
  baitOf,
  catchersOf,
  fishOf,
  formOf,
  type Reason,
  type SeatView,
  takenBy,
  type WhyNow,
} from '../../../engine/fishing/index.ts';
import { countOf, type Play, seatAfter } from '../../../engine/index.ts';
import { fewCatchers } from './openReason.ts';
import { handAfter, hasTurnLeft, pointsBy, takingsOf } from './ownTable.ts';

type Contested = Extract<WhyNow, { readonly why: 'contested' }>;

/** That a greater catch can wait, else that the fish cannot; undefined if neither or if said. */
export function whyNowOf(view: SeatView, chosen: Play, { why }: Reason): WhyNow | undefined {
  if (why === 'wanted') return undefined;
  return waiting(view, chosen) ?? (why === 'withholds' ? undefined : contestedOf(view, chosen));
}

/** Another tile of the hand could take more, and is likely to be able to later. */
function waiting(view: SeatView, chosen: Play): WhyNow | undefined {
  const hand = handAfter(view, chosen);
  const left = takingsOf(view)
    .filter((other) => {
      const isApart = !takenBy(chosen).includes(fishOf(other)) && baitOf(chosen) !== fishOf(other);
      const isMore = pointsBy(view, other) > pointsBy(view, chosen);
      return formOf(other) !== 'pair' && isMore && isApart && countOf(hand, baitOf(other)) > 0;
    })
    .toSorted((one, other) => pointsBy(view, other) - pointsBy(view, one));
  const safe = left.find((other) => takersOf(view, other) === 0);
  if (safe !== undefined) {
    const copies = formOf(safe) === 'triple' ? 3 : 1;
    return { why: 'waits', bait: baitOf(safe), fish: fishOf(safe), copies };
  }
  const [most] = left;
  if (most === undefined || formOf(most) !== 'capture') return undefined;
  const tiles = takersOf(view, most);
  return tiles <= fewCatchers
    ? { why: 'mayWait', bait: baitOf(most), fish: fishOf(most), tiles }
    : undefined;
}

export function takersOf(view: SeatView, taking: Play): number {
  const fish = fishOf(taking);
  // Only the fourth copy takes a locked stack, and the looking seat holds it (F9).
  const isLocked = formOf(taking) === 'triple' && view.stacks.includes(fish);
  return isLocked ? 0 : catchersOf(view, fish);
}

/** Points that the next seat, as far as the looking one can tell, could take. */
export function contestedOf(view: SeatView, chosen: Play): Contested | undefined {
  const { game, seat } = view;
  if (formOf(chosen) !== 'capture' || pointsBy(view, chosen) === 0) return undefined;
  const next = seatAfter(seat, game.seatCount);
  return hasTurnLeft(view, next) && catchersOf(view, fishOf(chosen)) > 0
    ? { why: 'contested', fish: fishOf(chosen), seat: next }
    : undefined;
}
