import type { RoundRecord } from '../../engine/index.ts';
import { parseLink, wordsOfLink } from '../../records/link.ts';
import { withNamesTaken } from '../../records/plainName.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import { answersTo, type Challenge } from '../../store/match/challenge.ts';
import { hasResult, type Match } from '../../store/match/match.ts';

interface KnownRounds {
  readonly match: Match | null;
  readonly kept: readonly KeptRound[];
}

/** Where it was played to its end, from the seat of the one who dares. */
export function playedBefore(
  challenge: Challenge,
  { match, kept }: KnownRounds,
): readonly RoundRecord[] {
  const { variant, seed } = challenge.round;
  // To read a code is to replay it, so only those are read that name the seed; a deal without one
  // is only looked for on the table.
  const likely = kept.flatMap((round) => {
    const mayBe =
      seed !== undefined &&
      round.variant === variant &&
      wordsOfLink(round.link).includes(JSON.stringify(seed));
    const parsed = mayBe ? parseLink(round.link) : undefined;
    return parsed?.ok === true ? [withNamesTaken(parsed.value)] : [];
  });
  return [...(match?.rounds ?? []), ...likely].filter(
    (round) => hasResult(round) && answersTo(round, challenge),
  );
}
