import { countOf, countTiles } from '../core/counts.ts';
import { type Kind, kinds } from '../core/kind.ts';
import { copiesIn } from '../core/kit.ts';
import { type Game, mayBeLaid, mostHeldOf } from './game.ts';
import { cardsOf } from './play.ts';
import type { WonPlay } from './position.ts';

/** Why won plays that lie in a heap, without their round, cannot all be those of one seat. */
export type HeapProblem =
  | { readonly code: 'not-won'; readonly won: WonPlay }
  /** A seat lays once (W6). */
  | { readonly code: 'laid-again'; readonly won: WonPlay }
  | { readonly code: 'too-many'; readonly kind: Kind; readonly most: number }
  | { readonly code: 'too-many-cards'; readonly cards: number; readonly most: number };

/** Whether a combination can become wu: won with a play of the variant, or laid (W6, W7). */
export function canBeWon(game: Game, { play, laid }: WonPlay): boolean {
  return laid ? mayBeLaid(game, play) : countOf(game.plays.wu, play) > 0;
}

/** What a heap has laid beyond the one time that a seat lays (W6); undefined where nothing. */
export function laidAgainIn(heap: readonly WonPlay[]): WonPlay | undefined {
  return heap.filter(({ laid }) => laid)[1];
}

/** What is wrong first with a heap of won plays; undefined where one seat can have won them. */
export function heapProblemOf(game: Game, heap: readonly WonPlay[]): HeapProblem | undefined {
  const foreign = heap.find((won) => !canBeWon(game, won));
  if (foreign !== undefined) return { code: 'not-won', won: foreign };
  const again = laidAgainIn(heap);
  if (again !== undefined) return { code: 'laid-again', won: again };
  const all = heap.flatMap(({ play }) => cardsOf(play));
  const cards = countTiles(all);
  const { kit } = game.variant;
  const kind = kinds.find((one) => countOf(cards, one) > copiesIn(kit, one));
  if (kind !== undefined) return { code: 'too-many', kind, most: copiesIn(kit, kind) };
  const most = mostHeldOf(game);
  return all.length > most ? { code: 'too-many-cards', cards: all.length, most } : undefined;
}
