import {
  failure,
  type RecordProblem,
  type Result,
  type RoundRecord,
  success,
} from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { parseRecords } from '../../records/parseRecord.ts';
import { takenName, withNamesTaken } from '../../records/plainName.ts';
import { playedRound } from '../../records/playedRound.ts';
import { goalIn } from './goal.ts';
import { type Control, parseControl, somebody } from './holder.ts';
import type { Match, MatchSetup } from './match.ts';
import { matchSeedOf } from './matchSeed.ts';

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
 * All records have the same variant, rules and players, and all but the last are finished. Seats
 * that the record's `meta.players` gives to a bot are played by it, the others at this device.
 */
export function readMatch(text: string): Result<Match, ImportProblem> {
  const rounds: RoundRecord[] = [];
  let unfinished: number | undefined;
  for (const { line, parsed } of parseRecords(text)) {
    if (unfinished !== undefined) return failure({ code: 'unfinished-round', line: unfinished });
    if (!parsed.ok) return failure({ code: 'wrong-record', line, problem: parsed.problem });
    const record = parsed.value;
    const [first = record] = rounds;
    if (JSON.stringify(sharedPart(first)) !== JSON.stringify(sharedPart(record))) {
      return failure({ code: 'not-one-match', line });
    }
    if (playedRound(record).position.phase !== 'over') unfinished = line;
    rounds.push(record);
  }
  const [first] = rounds;
  return first === undefined ? failure({ code: 'no-record' }) : success(matchOf(first, rounds));
}

/** Gives a match from elsewhere names as the page takes them in; one kept here stays as it is. */
export function takenIn({ setup, rounds }: Match): Match {
  const players = setup.players.map((player) => ({ ...player, name: takenName(player.name) }));
  return { setup: { ...setup, players }, rounds: rounds.map(withNamesTaken) };
}

export function matchOfRecord(record: RoundRecord): Match {
  return matchOf(record, [record]);
}

function matchOf(first: RoundRecord, rounds: readonly RoundRecord[]): Match {
  const goal = goalIn(first.meta?.goal);
  const setup = { ...sharedPart(first), seed: matchSeedOf(first) };
  return { setup: goal === undefined ? setup : { ...setup, goal }, rounds };
}

/** What all rounds of a match share; the next round is written with it. */
function sharedPart({ variant, rules, players, meta }: RoundRecord): Omit<MatchSetup, 'seed'> {
  const controls = controlsOf(meta?.players);
  return {
    variant,
    rules,
    players: players.map((name, seat) => ({ name, control: controls[seat] ?? somebody })),
    ...(typeof meta?.match === 'string' ? { id: meta.match } : {}),
  };
}

/** Reads `meta.players`; a seat of which it tells nothing known is played by somebody. */
export function controlsOf(players: unknown): Control[] {
  if (!Array.isArray(players)) return [];
  return players.map((control: unknown) => parseControl(control) ?? somebody);
}
