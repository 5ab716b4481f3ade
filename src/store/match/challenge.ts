import type { RoundRecord, Seat } from '../../engine/index.ts';
import { formatLink, parseLink } from '../../records/link.ts';
import { withNamesTaken } from '../../records/plainName.ts';
import { somebody } from './holder.ts';
import { hasResult } from './match.ts';
import { isPractice } from './practice.ts';

export interface Challenge {
  /** The challenger has played it to its end. */
  readonly round: RoundRecord;
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

/** A stranger's code in `meta`: undefined unless it is of the same deal under the same rules. */
export function challengeOf(round: RoundRecord): Challenge | undefined {
  const code = round.meta?.challenge;
  if (typeof code !== 'string') return undefined;
  const parsed = parseLink(code);
  const challenge = parsed.ok ? challengeIn(withNamesTaken(parsed.value)) : undefined;
  return challenge !== undefined && answersTo(round, challenge) ? challenge : undefined;
}

/** Names and the seats beside the challenger's may differ; practice does not count. */
export function answersTo(round: RoundRecord, { round: dared, seat }: Challenge): boolean {
  return (
    !isPractice(round) &&
    round.players.length === dared.players.length &&
    personsIn(round).includes(seat) &&
    namelessCode({ ...round, plays: [] }) === namelessCode({ ...dared, plays: [] })
  );
}

export function isPlayedAlike(one: RoundRecord, other: RoundRecord): boolean {
  return namelessCode(one) === namelessCode(other);
}

/** The code of a round by its tiles and plays alone, whatever seed and players they came from. */
function namelessCode({ seed: _, meta: __, players, ...round }: RoundRecord): string {
  return formatLink({ ...round, players: players.map(() => '') });
}
