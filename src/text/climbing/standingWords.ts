import { cardsOf, type Game, type PokedCards } from '../../engine/climbing/index.ts';
import type { Kind, Play } from '../../engine/index.ts';
import { listOfAny } from '../lists.ts';
import type { Say } from '../say.ts';
import { pipText, tileInSentence } from '../tileNames.ts';
import { combinationInSentence, combinationWords } from './combinationWords.ts';
import { refusalWords } from './refusalWords.ts';

/** `Black Nine 6‑3 ×3`, or the combination with others where the kind is no set. */
export function pokedWords(
  standing: PokedCards,
  { kind, copies }: { readonly kind: Kind; readonly copies: number },
  { variant }: Game,
  say: Say,
): string {
  if (standing.means === 'combination' && cardsOf(standing.play).some((card) => card !== kind)) {
    return combinationWords(standing.play, say, variant.id);
  }
  return `${tileInSentence(kind, say)} ×${copies}`;
}

/**
 * A sentence each for what beats them, what they beat, what is as high; or why they are no play.
 */
export function standingWords(standing: PokedCards, game: Game, say: Say): readonly string[] {
  if (standing.means === 'nothing') return [refusalWords(standing.why, game, say)];
  const { beatenBy, beats, equals, beatsEvery } = standing;
  const told = (plays: readonly Play[]): string =>
    listOfAny(playsInSentence(plays, game, say), say);
  return [
    beatenBy.length === 0
      ? say('climbing.poke.unbeaten')
      : say('climbing.poke.beaten', { plays: told(beatenBy) }),
    ...(equals.length === 0 ? [] : [say('climbing.poke.equals', { plays: told(equals) })]),
    ...(beatsEvery
      ? [say('climbing.poke.beatsEvery')]
      : [
          beats.length === 0
            ? say('climbing.poke.beatsNothing')
            : say('climbing.poke.beats', { plays: told(beats) }),
        ]),
  ];
}

/** Plays within a sentence: sets of as many cards together by their kinds, all others by name. */
function playsInSentence(plays: readonly Play[], { variant }: Game, say: Say): readonly string[] {
  const sets = new Map<number, Kind[]>();
  for (const play of plays) {
    const [kind, ...others] = cardsOf(play);
    if (kind === undefined || others.some((other) => other !== kind)) continue;
    sets.set(others.length + 1, [...(sets.get(others.length + 1) ?? []), kind]);
  }
  const others = plays.filter((play) => new Set(cardsOf(play)).size > 1);
  return [
    ...[...sets].map(([copies, kinds]) =>
      say('climbing.poke.sets', { copies, kinds: listOfAny(kinds.map(pipText), say) }),
    ),
    ...others.map((play) => combinationInSentence(play, say, variant.id)),
  ];
}

/** Numbers of cards: `1 to 4`, `3, 6, 8 or 12`. */
export function sizesWords(sizes: readonly number[], say: Say): string {
  const [from = 0] = sizes;
  const to = sizes.at(-1) ?? from;
  if (to > from && sizes.length === to - from + 1) return say('climbing.shape.range', { from, to });
  return listOfAny(sizes.map(String), say);
}
