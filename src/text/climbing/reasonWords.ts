import type { Against, ClimbingVariant, OpenReason, Reason } from '../../engine/climbing/index.ts';
import { listOfAll } from '../lists.ts';
import { numbersOf } from '../numbersOf.ts';
import type { Say } from '../say.ts';
import { pipText } from '../tileNames.ts';
import { combinationInSentence } from './combinationWords.ts';

interface ReasonTable {
  readonly names: readonly string[];
  readonly variant: ClimbingVariant['id'];
}

/** A sentence that can stand after the play's words: `Nobody can beat that.` */
export function reasonWords(
  reason: Reason | OpenReason | Against,
  { names, variant }: ReasonTable,
  say: Say,
): string {
  return say(`climbing.reason.${reason.why}`, {
    ...numbersOf(reason),
    ...('seat' in reason && { name: names[reason.seat] ?? '' }),
    ...('kind' in reason && { kind: pipText(reason.kind) }),
    ...('kinds' in reason && { kinds: listOfAll(reason.kinds.map(pipText), say) }),
    ...('cards' in reason && { cards: combinationInSentence(reason.cards, say, variant) }),
  });
}

/** Why a play is the one to make: what speaks for it, and what tells it from another one. */
export function wordsOfWhy(
  { reason, more }: { readonly reason: Reason | undefined; readonly more: Against | undefined },
  table: ReasonTable,
  say: Say,
): string | undefined {
  const [first, second] = [reason, more].flatMap((one) =>
    one === undefined ? [] : [reasonWords(one, table, say)],
  );
  if (first === undefined || second === undefined) return first;
  return say('reason.withWhyNow', { reason: first, whyNow: second });
}
