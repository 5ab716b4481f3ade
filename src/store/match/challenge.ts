import type { RoundRecord, Seat } from '../../engine/index.ts';
import { formatLink, parseLink } from '../../records/link.ts';
import { withNamesTaken } from '../../records/plainName.ts';
import { somebody } from './holder.ts';
import { hasResult } from './match.ts';
import { isPractice } from './practice.ts';

/** A round that somebody dares others to play better. */
export interface Challenge {
  /** The round as whoever dares has played it, to its end. */
  readonly round: RoundRecord;
  /** The seat of whoever dares: the first person's. */
  readonly seat: Seat;
}

/** The seats, lowest first, that somebody plays for certain: a record may tell anything. */
export function personsIn({ meta }: Pick<RoundRecord, 'meta'>): readonly Seat[] {
  const told = meta?.players;
  return Array.isArray(told)
    ? told.flatMap((control: unknown, seat) => (control === somebody ? [seat] : []))
    : [];
}

/**
 * A round as a challenge: one with a result, which a person has played in earnest; undefined for
 * any other.
 */
export function challengeIn(round: RoundRecord): Challenge | undefined {
  const [seat] = personsIn(round);
  return seat === undefined || isPractice(round) || !hasResult(round) ? undefined : { round, seat };
}

/**
 * The challenge that a round answers, by the code in its `meta.challenge`: a stranger's, so that it
 * must be one, of the same deal under the same rules; undefined where there is none.
 */
export function challengeOf(round: RoundRecord): Challenge | undefined {
  const code = round.meta?.challenge;
  if (typeof code !== 'string') return undefined;
  const parsed = parseLink(code);
  const challenge = parsed.ok ? challengeIn(withNamesTaken(parsed.value)) : undefined;
  return challenge !== undefined && answersTo(round, challenge) ? challenge : undefined;
}

/**
 * Whether a round is the deal of a challenge under its rules, played in earnest by a person in the
 * seat of whoever dares. Names and the other seats may differ.
 */
export function answersTo(round: RoundRecord, { round: dared, seat }: Challenge): boolean {
  return (
    !isPractice(round) &&
    round.players.length === dared.players.length &&
    personsIn(round).includes(seat) &&
    namelessCode({ ...round, plays: [] }) === namelessCode({ ...dared, plays: [] })
  );
}

/** Whether two rounds were played alike from the same deal, whoever played them. */
export function isPlayedAlike(one: RoundRecord, other: RoundRecord): boolean {
  return namelessCode(one) === namelessCode(other);
}

/** The code of a round by its tiles and plays alone, whatever seed and players they came from. */
function namelessCode({ seed: _, meta: __, players, ...round }: RoundRecord): string {
  return formatLink({ ...round, players: players.map(() => '') });
}
