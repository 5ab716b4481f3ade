import type { Gladness } from '../../src/bots/advise.ts';
import type { Play, SeatView } from '../../src/engine/index.ts';

/** Plays as texts, the one to be gladdest of first. */
export function gladdestFirst(
  gladnessOf: Gladness,
  view: SeatView,
  plays: readonly string[],
  read: (text: string) => Play,
): string[] {
  const figures = new Map(plays.map((play) => [play, gladnessOf(view, read(play))]));
  return plays.toSorted((one, other) => {
    const [ofOne = [], ofOther = []] = [figures.get(one), figures.get(other)];
    const places = [...ofOne, ...ofOther].keys();
    return [...places].reduce(
      (found, at) => (found === 0 ? (ofOther[at] ?? 0) - (ofOne[at] ?? 0) : found),
      0,
    );
  });
}
