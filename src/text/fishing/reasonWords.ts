import type { Against, BoardLine, Need, Reason, WhyNow } from '../../engine/fishing/index.ts';
import type { Kind, Seat } from '../../engine/index.ts';
import type { SpokenPlay } from '../familyWords.ts';
import type { MessageValues } from '../filling.ts';
import { listOfAll } from '../lists.ts';
import { numbersOf } from '../numbersOf.ts';
import type { Say } from '../say.ts';
import { tileInSentence } from '../tileNames.ts';
import { playWords } from './playWords.ts';
import { needsWords } from './scoreWords.ts';

/** A sentence that can stand after the play's words: `That completes Heaven-Nine: +120.` */
export function reasonWords(
  reason: Reason | WhyNow | Against,
  names: readonly string[],
  say: Say,
): string {
  return say(`reason.${reason.why}`, valuesOf(reason, names, say));
}

/** Why a play is the one to make: what speaks for it, and what tells it from another one. */
export function wordsOfWhy(
  {
    reason,
    more,
  }: { readonly reason: Reason | undefined; readonly more: WhyNow | Against | undefined },
  names: readonly string[],
  say: Say,
): string {
  const words = [reason, more].flatMap((one) =>
    one === undefined ? [] : [reasonWords(one, names, say)],
  );
  const [first = '', second] = words;
  return second === undefined ? first : say('reason.withWhyNow', { reason: first, whyNow: second });
}

export function playWithReason(
  play: SpokenPlay,
  reason: Reason,
  names: readonly string[],
  say: Say,
): string {
  return say('reason.after', {
    play: playWords(play, say),
    reason: reasonWords(reason, names, say),
  });
}

/** What speaks for a hint in a clause, for which somebody else may be on the same fish. */
export type HintReason =
  | Exclude<Reason, { readonly why: 'hidden' | 'wanted' }>
  | { readonly why: 'contested'; readonly points: number; readonly seat: Seat };

/** What speaks for a hint, as a clause that follows its play: `36 points, the most …`. */
export function hintReasonWords(reason: HintReason, names: readonly string[], say: Say): string {
  return say(`hint.why.${reason.why}`, valuesOf(reason, names, say));
}

/** Every fact of a reason in the words of a language, by the name it has in the messages. */
function valuesOf(
  reason: Reason | WhyNow | Against | HintReason,
  names: readonly string[],
  say: Say,
): MessageValues {
  const tiles = (kinds: Kind | readonly Kind[]): string =>
    listOfAll(
      [kinds].flat().map((kind) => tileInSentence(kind, say)),
      say,
    );
  const groups = (ids: readonly BoardLine['id'][]): string =>
    listOfAll(
      ids.map((id) => say(`table.group.${id}`)),
      say,
    );
  return {
    ...numbersOf(reason),
    ...('groups' in reason && { group: groups(reason.groups) }),
    ...('group' in reason && { group: groups([reason.group]) }),
    ...('other' in reason && { other: tiles(reason.other) }),
    ...('bait' in reason && { bait: tiles(reason.bait) }),
    ...('baits' in reason && { baits: tiles(reason.baits) }),
    ...('fish' in reason && { fish: tiles(reason.fish) }),
    ...('seat' in reason && { name: names[reason.seat] ?? '' }),
    ...('lacks' in reason && { lacks: lacksWords(reason.lacks, say) }),
  };
}

/** Tiles of a group, or so many red pips. */
function lacksWords(lacks: number | readonly Need[], say: Say): string | number {
  return typeof lacks === 'number' ? lacks : needsWords(lacks, say);
}
