import type { TablePlace } from '../../../engine/index.ts';
import { person } from '../../../online/event.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import type { Say } from '../../../text/say.ts';
import { nameAtPlace } from '../farWords.ts';

/** How far a table has come to its next deal. */
export interface NextDeal {
  /** The places of this device that are asked still. */
  readonly own: readonly TablePlace[];
  /** Those elsewhere that are waited for, and everybody who has agreed. */
  readonly others: readonly TablePlace[];
  readonly agreed: readonly TablePlace[];
}

/** Undefined where no deal is to come. A person for whom a bot plays is not asked. */
export function nextDealOf({ places, own, next }: ReadTold): NextDeal | undefined {
  if (next === null) return undefined;
  const { agreed } = next;
  const asked = places.flatMap(({ by, standIn }, place) =>
    by === person && !standIn && !agreed.includes(place) ? [place] : [],
  );
  return {
    own: asked.filter((place) => own.includes(place)),
    others: asked.filter((place) => !own.includes(place)),
    agreed,
  };
}

/** Who elsewhere has agreed to the next deal since. */
export function agreedSince(before: ReadTold | null, now: ReadTold | null): readonly TablePlace[] {
  if (!before?.next || before.next.deal !== now?.next?.deal) return [];
  const known = [...before.next.agreed, ...now.own];
  return now.next.agreed.filter((place) => !known.includes(place));
}

/** What those who have some places are called. */
export function namesOfPlaces(
  told: ReadTold,
  some: readonly TablePlace[],
  say: Say,
): readonly string[] {
  return some.map((place) => nameAtPlace(told, place, say));
}
