import type { KindFacts, ScoringGroup } from '../../engine/fishing/index.ts';
import type { Kind } from '../../engine/index.ts';
import { listOfAll } from '../lists.ts';
import type { Say } from '../say.ts';
import { pipText, tileInSentence } from '../tileNames.ts';
import { needsWords } from './scoreWords.ts';

/** What a kind catches, in a sentence or two. */
export function pokeWords(facts: KindFacts, say: Say): string {
  const { kind, catches, copies, selfOnly } = facts;
  return say(selfOnly ? 'rulebook.poke.own' : 'rulebook.poke', {
    tile: tileInSentence(kind, say),
    fish: pipsList(catches, say),
    copies,
    three: say(`rulebook.poke.${threeOf(facts)}`),
  });
}

/** What a kind does with three of its own, in a few words. */
export function threeWords(facts: KindFacts, say: Say): string {
  return say(`rulebook.cell.${threeOf(facts)}`);
}

function threeOf({ three, locks }: KindFacts) {
  return locks && three !== 'never' ? (`stack.${three}` as const) : three;
}

/** Kinds by their pips, as a list: `6‑6, 6‑5 and 1‑1`. */
export function pipsList(kinds: readonly Kind[], say: Say): string {
  return listOfAll(kinds.map(pipText), say);
}

export function groupWorthWords(group: ScoringGroup, say: Say): string {
  const [first = 0] = group.kinds;
  const values = {
    points: group.pointsComplete[first] ?? 0,
    category: say(`scores.category.${group.complete}`),
    less: group.pointsIncomplete[first] ?? 0,
    small: say(`scores.category.${group.incomplete}`),
  };
  if (group.needs.length === 0) return say('rulebook.worth.always', values);
  return say('rulebook.worth', { ...values, needs: needsWords(group.needs, say) });
}
