import {
  findVariant,
  firstSteps,
  type Game,
  invariant,
  type Play,
  type PlayedThrough,
  parseSeatCount,
  playThrough,
  type RoundRecord,
  rulesOf,
  withStep,
} from '../engine/index.ts';

/** A record's plays made one after the other, with the game they are of. */
export interface PlayedRound extends PlayedThrough {
  readonly game: Game;
}

interface Known {
  readonly record: RoundRecord;
  readonly played: PlayedRound;
}

/**
 * What was played through, by the list of plays, so that a record whose names or `meta` change is
 * not replayed.
 */
const known = new WeakMap<RoundRecord['plays'], Known>();

/**
 * Plays a sound record through, once however many ask. Its plays are legal: they were checked when
 * they were made or read.
 */
export function playedRound(record: RoundRecord): PlayedRound {
  const before = known.get(record.plays);
  if (before !== undefined && isSameRound(before.record, record)) return before.played;
  const game = gameOf(record);
  const rules = rulesOf(game);
  const start = rules.startPosition(game, record.deal, record.starter);
  const through = playThrough(rules, start, record.plays);
  invariant(through.ok, 'the plays of a record are legal');
  const played = { game, ...through.value };
  rememberRound(record, played);
  return played;
}

/** Remembers how a record plays that was just read play by play. */
export function rememberRound(record: RoundRecord, played: PlayedRound): void {
  known.set(record.plays, { record, played });
}

/**
 * A record with one more play. The plays before it are not made again.
 * @returns the longer record, or undefined where the rules do not allow the play
 */
export function withPlayMade(record: RoundRecord, chosen: Play): RoundRecord | undefined {
  const { game, ...before } = playedRound(record);
  const after = withStep(rulesOf(game), before, chosen);
  if (after === undefined) return undefined;
  const longer = { ...record, plays: [...record.plays, chosen] };
  rememberRound(longer, { game, ...after });
  return longer;
}

/** A record with its first plays only, which are not made again. */
export function withFirstPlays(record: RoundRecord, plays: number): RoundRecord {
  const { game, ...before } = playedRound(record);
  const shorter = { ...record, plays: record.plays.slice(0, plays) };
  rememberRound(shorter, { game, ...firstSteps(before, plays) });
  return shorter;
}

function isSameRound(one: RoundRecord, other: RoundRecord): boolean {
  return (
    one.deal === other.deal &&
    one.rules === other.rules &&
    one.variant === other.variant &&
    one.starter === other.starter &&
    one.players.length === other.players.length
  );
}

/** The game that players sit down to. Variant, switches and number of seats were checked before. */
export function gameOf({
  variant,
  rules,
  players,
}: Pick<RoundRecord, 'variant' | 'rules'> & { readonly players: readonly unknown[] }): Game {
  const found = findVariant(variant);
  const seatCount = parseSeatCount(players.length);
  invariant(found !== undefined && seatCount !== undefined, 'a record has a known game');
  const game = rulesOf({ variant: found }).createGame(found, seatCount, rules);
  invariant(game.ok, 'a record has switches of its variant');
  return game.value;
}
