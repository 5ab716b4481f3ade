import { passPlay, type TrickPlay, wordOf } from '../../../../engine/climbing/index.ts';
import type { Gained, TableModel } from '../tableModel.ts';

/** Something that happened since the viewer's last choice, in one look. */
export type SinceEvent =
  /** A trick, or what of it was played since then, up to its end or the present. */
  | {
      readonly what: 'trick';
      /** The viewer's last play of it, where that was beaten. */
      readonly beaten: TrickPlay | undefined;
      /** The play that won; while the trick goes on, the one that beat the viewer's. */
      readonly best: TrickPlay;
      /** What it brought; undefined while it goes on. */
      readonly won: Gained | undefined;
    }
  | { readonly what: 'laid'; readonly laid: Gained }
  /** A seat could have declared, and plays on. */
  | { readonly what: 'declined'; readonly seat: number };

type Seen = Pick<TableModel, 'steps' | 'news' | 'viewer' | 'gainedAt'>;

/**
 * What the viewer must know at the next choice, oldest first: every trick that was won since the
 * last one, and the trick that goes on where the viewer's play in it was beaten. Passes are left
 * out. That last choice itself is the first play that is looked at.
 */
export function eventsSince({ steps, news, viewer, gainedAt }: Seen): readonly SinceEvent[] {
  const isOwn = viewer !== null && steps[news.begin - 1]?.seat === viewer;
  const begin = isOwn ? news.begin - 1 : news.begin;
  const events: SinceEvent[] = [];
  let plays: TrickPlay[] = [];
  const beatenIn = (best: TrickPlay): TrickPlay | undefined => {
    const own = plays.findLast(({ seat }) => seat === viewer);
    return own === best ? undefined : own;
  };
  steps.slice(begin).forEach(({ seat, phase, play }, after) => {
    if (phase === 'lead') plays = [];
    const isPlayed = phase === 'lead' || (phase === 'answer' && play !== passPlay);
    if (isPlayed) plays.push({ seat, play });
    if (phase === 'declare' && wordOf(play) === 'decline') {
      events.push({ what: 'declined', seat });
    }
    for (const gained of gainedAt(begin + after)) {
      const best = plays.at(-1) ?? { seat: gained.seat, play: gained.play };
      events.push(
        gained.laid
          ? { what: 'laid', laid: gained }
          : { what: 'trick', beaten: beatenIn(best), best, won: gained },
      );
      if (!gained.laid) plays = [];
    }
  });
  const ownAt = plays.findLastIndex(({ seat }) => seat === viewer);
  const [beaten, best] = [plays[ownAt], plays[ownAt + 1]];
  if (beaten !== undefined && best !== undefined) {
    events.push({ what: 'trick', beaten, best, won: undefined });
  }
  return events;
}
