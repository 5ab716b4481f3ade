import type { KeptRound } from './keptRound.ts';

/** Newest first, those without a date last; rounds of a match by their number, the last first. */
export function newestFirst(one: KeptRound, other: KeptRound): number {
  return (
    timeOf(other) - timeOf(one) ||
    (one.match === other.match ? (other.number ?? 0) - (one.number ?? 0) : 0) ||
    (one.id < other.id ? -1 : 1)
  );
}

function timeOf({ endedAt }: KeptRound): number {
  return endedAt === null ? 0 : Date.parse(endedAt);
}
