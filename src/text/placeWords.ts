import type { SourcePlace } from '../engine/index.ts';
import type { Say } from './say.ts';

/** Where in a source something is told: `Tiu-U, Capture rules, par. 1–2`; undefined for nowhere. */
export function placeWords(places: readonly SourcePlace[], say: Say): string | undefined {
  const told = [...new Set(places.map((place) => onePlace(place, say)))];
  return told.length === 0 ? undefined : told.join(say('rules.place.between'));
}

function onePlace({ section, paragraphs, items }: SourcePlace, say: Say): string {
  return [
    say('rules.place', { section }),
    ...(paragraphs === undefined ? [] : [say('rules.place.paragraphs', { at: paragraphs })]),
    ...(items === undefined ? [] : [say('rules.place.items', { at: items })]),
  ].join('');
}
