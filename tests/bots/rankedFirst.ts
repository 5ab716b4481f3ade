import type { LearnerRank } from '../../src/bots/advise.ts';
import type { Play, SeatView } from '../../src/engine/index.ts';

/** Plays as texts, the one that suits a learner best first. */
export function rankedFirst(
  rankOf: LearnerRank,
  view: SeatView,
  plays: readonly string[],
  read: (text: string) => Play,
): string[] {
  const figures = new Map(plays.map((play) => [play, rankOf(view, read(play))]));
  return plays.toSorted((one, other) => {
    const [ofOne = [], ofOther = []] = [figures.get(one), figures.get(other)];
    const places = [...ofOne, ...ofOther].keys();
    return [...places].reduce(
      (found, at) => (found === 0 ? (ofOther[at] ?? 0) - (ofOne[at] ?? 0) : found),
      0,
    );
  });
}
