import {
  failure,
  type RecordProblem,
  type Result,
  type RoundRecord,
  success,
} from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { goalIn } from '../../records/goal.ts';
import { parseRecords } from '../../records/parseRecord.ts';
import { takenName, withNamesTaken } from '../../records/plainName.ts';
import { forgetReplay, sumOf } from '../../records/playedRound.ts';
import { type Control, parseControl, somebody } from './holder.ts';
import type { Match, MatchSetup } from './match.ts';
import { matchSeedOf } from './matchSeed.ts';
import { everybodyAt, sitsOutIn, withOutTaken } from './sittingOut.ts';

export type ImportProblem =
  | { readonly code: 'wrong-record'; readonly line: number; readonly problem: RecordProblem }
  | { readonly code: 'no-record' }
  | { readonly code: 'not-one-match'; readonly line: number }
  | { readonly code: 'unfinished-round'; readonly line: number };

/** The records of a match as JSON Lines, one round a line. */
export function formatMatch({ rounds }: Pick<Match, 'rounds'>): string {
  return rounds.map((round) => `${formatRecord(round)}\n`).join('');
}

/**
 * All records have the same variant and rules and the same people at the table, of whom another one
 * may sit out each round; all but the last are finished. Seats that the record's `meta.players`
 * gives to a bot are played by it, the others at this device.
 */
export function readMatch(text: string): Result<Match, ImportProblem> {
  const rounds: RoundRecord[] = [];
  let unfinished: number | undefined;
  let shared: readonly SharedKey[] = sharedKeys;
  for (const { line, parsed } of parseRecords(text)) {
    if (unfinished !== undefined) return failure({ code: 'unfinished-round', line: unfinished });
    if (!parsed.ok) return failure({ code: 'wrong-record', line, problem: parsed.problem });
    const record = parsed.value;
    const [first = record] = rounds;
    shared = shared.filter((keyOf) => keyOf(first) === keyOf(record));
    if (shared.length === 0) return failure({ code: 'not-one-match', line });
    if (sumOf(record) === undefined) unfinished = line;
    const before = rounds.at(-1);
    if (before !== undefined) forgetReplay(before);
    rounds.push(record);
  }
  const [first] = rounds;
  if (first === undefined) return failure({ code: 'no-record' });
  const { setup } = matchOf(first, rounds);
  if (shared.includes(keyByPlace)) return success({ setup, rounds });
  const { sitsOut: _, ...seated } = setup;
  return success({ setup: seated, rounds });
}

type SharedKey = (record: ToldTable) => string;

/** What a record tells before its deal and its plays are looked at. */
interface ToldTable extends Pick<RoundRecord, 'variant' | 'rules' | 'players'> {
  readonly meta?: RoundRecord['meta'] | undefined;
}

/** What all rounds of a match share, with everybody at the table. */
const keyByPlace: SharedKey = (record) => {
  const { sitsOut, ...shared } = tableIn(record);
  return JSON.stringify({ ...shared, players: everybodyAt(tableIn(record)), rests: !!sitsOut });
};

/**
 * The same with who has played alone: an app from before anybody could sit out goes on with a round
 * and knows of nobody else.
 */
const keyBySeat: SharedKey = (record) => {
  const { sitsOut: _, ...shared } = tableIn(record);
  return JSON.stringify(shared);
};

const sharedKeys = [keyByPlace, keyBySeat];

/** Whether rounds are of one match, as far as their records tell before they are replayed. */
export function areOfOneMatch(first: ToldTable, others: readonly ToldTable[]): boolean {
  const key = keyByPlace(first);
  return others.every((other) => keyByPlace(other) === key);
}

/** Gives a match from elsewhere names as the page takes them in; one kept here stays as it is. */
export function takenIn({ setup, rounds }: Match): Match {
  const players = setup.players.map((player) => ({ ...player, name: takenName(player.name) }));
  const { sitsOut } = setup;
  const named = { ...setup, players };
  return {
    setup:
      sitsOut === undefined
        ? named
        : { ...named, sitsOut: { ...sitsOut, name: takenName(sitsOut.name) } },
    rounds: rounds.map((round) => withOutTaken(withNamesTaken(round))),
  };
}

export function matchOfRecord(record: RoundRecord): Match {
  return matchOf(record, [record]);
}

export function matchOfRounds(first: RoundRecord, others: readonly RoundRecord[]): Match {
  return matchOf(first, [first, ...others]);
}

function matchOf(first: RoundRecord, rounds: readonly RoundRecord[]): Match {
  return { setup: setupOf(first, rounds.at(-1) ?? first), rounds };
}

export function setupOf(first: RoundRecord, last: ToldTable): MatchSetup {
  const goal = goalIn(first.meta?.goal);
  const setup = { ...tableIn(last), seed: matchSeedOf(first) };
  return goal === undefined ? setup : { ...setup, goal };
}

/** What a record tells of its match: all rounds share it, but for who sits out. */
function tableIn(record: ToldTable): Omit<MatchSetup, 'seed'> {
  const { variant, rules, players, meta } = record;
  const controls = controlsOf(meta?.players);
  const sitsOut = sitsOutIn(record);
  return {
    variant,
    rules,
    players: players.map((name, seat) => ({ name, control: controls[seat] ?? somebody })),
    ...(sitsOut === undefined ? {} : { sitsOut }),
    ...(typeof meta?.match === 'string' ? { id: meta.match } : {}),
  };
}

/** Reads `meta.players`; a seat of which it tells nothing known is played by somebody. */
export function controlsOf(players: unknown): Control[] {
  if (!Array.isArray(players)) return [];
  return players.map((control: unknown) => parseControl(control) ?? somebody);
}
