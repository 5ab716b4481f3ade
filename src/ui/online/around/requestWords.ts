import type { TablePlace } from '../../../engine/index.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import { listOfAll } from '../../../text/lists.ts';
import type { Say } from '../../../text/say.ts';
import { placeName } from '../farWords.ts';

type Request = NonNullable<ReadTold['request']>;

export function waitedFor({ of, yes }: Request): readonly TablePlace[] {
  return of.filter((place) => !yes.includes(place));
}

export function requestWords(told: ReadTold, request: Request, say: Say): string {
  const { place, about, wish } = request;
  return say(`far.ask.${wish}`, {
    name: placeName(told, place, say),
    other: about === undefined ? '' : placeName(told, about, say),
  });
}

/** What somebody here has asked or agreed to, and who is still to answer. */
export function waitingWords(told: ReadTold, request: Request, say: Say): string {
  const { place, about, wish } = request;
  const names = waitedFor(request).map((other) => placeName(told, other, say));
  return say(told.own.includes(place) ? `far.asked.${wish}` : 'far.agreed', {
    names: listOfAll(names, say),
    other: about === undefined ? '' : placeName(told, about, say),
    request: requestWords(told, request, say),
  });
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
