import type { TablePlace } from '../../../engine/index.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import { listOfAll } from '../../../text/lists.ts';
import type { Say } from '../../../text/say.ts';
import { placeName } from '../farWords.ts';

/** What is asked at the table now. */
export type TableWish = NonNullable<ReadTold['request']>;

/** Those who are still to answer. */
export function waitedFor({ of, yes }: TableWish): readonly TablePlace[] {
  return of.filter((place) => !yes.includes(place));
}

/** What somebody asks of the others. */
export function requestWords(told: ReadTold, request: TableWish, say: Say): string {
  const { place, about, wish } = request;
  return say(`far.ask.${wish}`, {
    name: placeName(told, place, say),
    other: about === undefined ? '' : placeName(told, about, say),
  });
}

/** What somebody here has asked, and who is still to answer. */
export function askedHereWords(told: ReadTold, request: TableWish, say: Say): string {
  const { about, wish } = request;
  return say(`far.asked.${wish}`, {
    names: waitedForNames(told, request, say),
    other: about === undefined ? '' : placeName(told, about, say),
  });
}

/** What somebody asks, to which the people here have agreed, and who is still to answer. */
export function agreedHereWords(told: ReadTold, request: TableWish, say: Say): string {
  return say('far.agreed', {
    request: requestWords(told, request, say),
    names: waitedForNames(told, request, say),
  });
}

function waitedForNames(told: ReadTold, request: TableWish, say: Say): string {
  const names = waitedFor(request).map((place) => placeName(told, place, say));
  return listOfAll(names, say);
}

/** What came of the request that was there before; undefined where it is there still. */
export function requestOutcomeWords(before: ReadTold, now: ReadTold, say: Say): string | undefined {
  const { request } = before;
  const { outcome } = now;
  if (request === null || now.request?.number === request.number) return undefined;
  if (outcome === null || outcome.place !== request.place || outcome.wish !== request.wish) {
    // Somebody else has asked in its stead, or the round is over.
    return say('far.outcome.moved-on');
  }
  switch (outcome.came) {
    case 'granted':
      return say(`far.outcome.${outcome.wish}`);
    case 'moved-on':
      return say('far.outcome.moved-on');
    case 'refused': {
      const [only, ...others] = waitedFor(request);
      return only === undefined || others.length > 0
        ? say('far.outcome.refused.somebody')
        : say('far.outcome.refused', { name: placeName(now, only, say) });
    }
  }
}
