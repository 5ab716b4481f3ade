import type { KeptRound } from './keptRound.ts';

/** Newest first, those without a date last; rounds of a match by their number, the last first. */
export function newestFirst(rounds: readonly KeptRound[]): KeptRound[] {
  // Of many rounds each is compared often, and to read a date takes long.
  const dated = rounds.map((kept) => ({ kept, time: timeOf(kept) }));
  dated.sort((one, other) => other.time - one.time || laterFirst(one.kept, other.kept));
  return dated.map(({ kept }) => kept);
}

function laterFirst(one: KeptRound, other: KeptRound): number {
  return (
    (one.match === other.match ? (other.number ?? 0) - (one.number ?? 0) : 0) ||
    (one.link < other.link ? -1 : 1)
  );
}

function timeOf({ endedAt }: KeptRound): number {
  return endedAt === null ? 0 : Date.parse(endedAt);
}
