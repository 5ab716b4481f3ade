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
  type Seat,
  withStep,
} from '../engine/index.ts';

export interface PlayedRound extends PlayedThrough {
  readonly game: Game;
}

/** By seat, of a round that is over. */
export interface RoundSum {
  /** It has no result then. */
  readonly isCalledOff: boolean;
  readonly scores: readonly number[];
  readonly settlement: readonly number[];
  readonly winners: readonly Seat[];
}

interface Known<What> {
  readonly record: RoundRecord;
  readonly what: What;
}

/** By the list of plays, so that a record whose names or `meta` change is not replayed. */
const known = new WeakMap<RoundRecord['plays'], Known<PlayedRound>>();

/** They take much less room. */
const knownEnds = new WeakMap<RoundRecord['plays'], Known<RoundSum>>();

/** Is played once however many ask. The plays were checked when they were made or read. */
export function playedRound(record: RoundRecord): PlayedRound {
  const before = knownOf(known, record);
  if (before !== undefined) return before;
  const played = replayed(record);
  rememberRound(record, played);
  return played;
}

/** Undefined where the round goes on. It is remembered even where the replay is not. */
export function sumOf(record: RoundRecord): RoundSum | undefined {
  const before = knownOf(knownEnds, record);
  if (before !== undefined) return before;
  const { game, position } = knownOf(known, record) ?? replayed(record);
  if (position.phase !== 'over') return undefined;
  const rules = rulesOf(game);
  const end = {
    isCalledOff: rules.isCalledOff(position),
    scores: rules.scoresOf(position),
    settlement: rules.settlementOf(position),
    winners: rules.winnersOf(position),
  };
  knownEnds.set(record.plays, { record, what: end });
  return end;
}

/** A long match has many positions. What the round came to stays known; a replay is made anew. */
export function forgetReplay(record: RoundRecord): void {
  sumOf(record);
  known.delete(record.plays);
}

/** For a record that was just read play by play. */
export function rememberRound(record: RoundRecord, played: PlayedRound): void {
  known.set(record.plays, { record, what: played });
}

/** The plays before it are not made again; undefined where the rules do not allow the play. */
export function withPlayMade(record: RoundRecord, chosen: Play): RoundRecord | undefined {
  const { game, ...before } = playedRound(record);
  const after = withStep(rulesOf(game), before, chosen);
  if (after === undefined) return undefined;
  const longer = { ...record, plays: [...record.plays, chosen] };
  rememberRound(longer, { game, ...after });
  return longer;
}

/** They are not made again. */
export function withFirstPlays(record: RoundRecord, plays: number): RoundRecord {
  const { game, ...before } = playedRound(record);
  const shorter = { ...record, plays: record.plays.slice(0, plays) };
  rememberRound(shorter, { game, ...firstSteps(before, plays) });
  return shorter;
}

function replayed(record: RoundRecord): PlayedRound {
  const game = gameOf(record);
  const rules = rulesOf(game);
  const start = rules.startPosition(game, record.deal, record.starter);
  const through = playThrough(rules, start, record.plays);
  invariant(through.ok, 'the plays of a record are legal');
  return { game, ...through.value };
}

function knownOf<What>(
  within: WeakMap<RoundRecord['plays'], Known<What>>,
  record: RoundRecord,
): What | undefined {
  const found = within.get(record.plays);
  return found !== undefined && isSameRound(found.record, record) ? found.what : undefined;
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

/** Variant, switches and number of seats were checked before. */
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
