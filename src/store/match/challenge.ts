import type { RoundRecord, Seat } from '../../engine/index.ts';
import { formatLink, parseLink } from '../../records/link.ts';
import { withNamesTaken } from '../../records/plainName.ts';
import { somebody } from './holder.ts';
import { hasResult } from './match.ts';
import { isPractice } from './practice.ts';

/** A round that somebody dares others to play better. */
export interface Challenge {
  /** The challenger has played it to its end. */
  readonly round: RoundRecord;
  /** The challenger's seat, that of the first person. */
  readonly seat: Seat;
}

/** The seats, lowest first, that a person certainly plays: a record may tell anything. */
export function personsIn({ meta }: Pick<RoundRecord, 'meta'>): readonly Seat[] {
  const told = meta?.players;
  return Array.isArray(told)
    ? told.flatMap((control: unknown, seat) => (control === somebody ? [seat] : []))
    : [];
}

/** Undefined unless the round has a result and a person has played it in earnest. */
export function challengeIn(round: RoundRecord): Challenge | undefined {
  const [seat] = personsIn(round);
  return seat === undefined || isPractice(round) || !hasResult(round) ? undefined : { round, seat };
}

/**
 * Reads the code in `meta.challenge`: a stranger's, so that it must be a challenge of the same deal
 * under the same rules; else undefined.
 */
export function challengeOf(round: RoundRecord): Challenge | undefined {
  const code = round.meta?.challenge;
  if (typeof code !== 'string') return undefined;
  const parsed = parseLink(code);
  const challenge = parsed.ok ? challengeIn(withNamesTaken(parsed.value)) : undefined;
  return challenge !== undefined && answersTo(round, challenge) ? challenge : undefined;
}

/**
 * Whether a person plays the challenge's deal under its rules in earnest, in the challenger's seat.
 * Names and the other seats may differ.
 */
export function answersTo(round: RoundRecord, { round: dared, seat }: Challenge): boolean {
  return (
    !isPractice(round) &&
    round.players.length === dared.players.length &&
    personsIn(round).includes(seat) &&
    namelessCode({ ...round, plays: [] }) === namelessCode({ ...dared, plays: [] })
  );
}

/** Whether two rounds were played alike from the same deal, even by other players. */
export function isPlayedAlike(one: RoundRecord, other: RoundRecord): boolean {
  return namelessCode(one) === namelessCode(other);
}

/** The code of a round by its tiles and plays alone, whatever seed and players they came from. */
function namelessCode({ seed: _, meta: __, players, ...round }: RoundRecord): string {
  return formatLink({ ...round, players: players.map(() => '') });
}
