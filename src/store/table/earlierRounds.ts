import type { RoundRecord } from '../../engine/index.ts';
import { parseJson } from '../../records/parseJson.ts';
import { parseRecord, readHead, splitRecords } from '../../records/parseRecord.ts';
import { forgetReplay, sumOf } from '../../records/playedRound.ts';
import { freshSeed } from '../match/freshSeed.ts';
import {
  currentRound,
  type Match,
  type MatchSetup,
  matchReadLater,
  type UnreadRounds,
  unreadIn,
} from '../match/match.ts';
import { areOfOneMatch, formatMatch, readMatch, setupOf } from '../match/matchRecords.ts';
import { mirroredDealOf } from '../match/mirroredDeal.ts';
import type { TextBeside } from '../shelf/beside.ts';

/** So many rounds lie in one text at most: a new round has no more than these written anew. */
const mostTogether = 32;

/** So many are read at once where there is time: it must not be felt on a slow phone. */
const readAtOnce = 4;

interface Named {
  readonly name: string;
  readonly rounds: readonly RoundRecord[];
}

/** The rounds whose text has a name, by the last of them. */
const known = new WeakMap<RoundRecord, Named>();

/** The rounds before the current one, as texts of their own; as long as they last, so do names. */
export function earlierTexts(match: Match): readonly TextBeside[] {
  const unread = unreadIn(match);
  const lying = unread && textsOf.get(unread)?.();
  if (lying !== undefined) return lying;
  const earlier = match.rounds.slice(0, -1);
  return Array.from({ length: Math.ceil(earlier.length / mostTogether) }, (_, at) => {
    const together = earlier.slice(at * mostTogether, (at + 1) * mostTogether);
    return { name: nameOf(together), text: () => formatMatch({ rounds: together }) };
  });
}

/** The texts of rounds that are not all read yet; undefined once they are, or are lost. */
const textsOf = new WeakMap<UnreadRounds, () => readonly TextBeside[] | undefined>();

export interface FoundText {
  readonly name: string;
  readonly text: string;
}

/**
 * A match whose earlier rounds lie in texts beside, and are read when somebody asks for them. What
 * their records tell before their deals and plays is looked at now: undefined where that is not as
 * this app writes it. Then they are to be read at once, and so are those of a mirror match, which
 * say what comes next.
 * @param records hold the current round
 * @param damaged is called where a round turns out not to be sound: the match is without them then
 */
export function matchWithUnread(
  beside: readonly FoundText[],
  records: string,
  damaged: () => void,
): Match | undefined {
  const alone = readMatch(records);
  const lines = beside.flatMap(({ text }) => splitRecords(text)).map(({ content }) => content);
  const [firstLine, ...others] = lines;
  if (!alone.ok || alone.value.rounds.length > 1 || firstLine === undefined) return undefined;
  const current = currentRound(alone.value);
  const heads = lines.map(headOf).filter((head) => head !== undefined);
  if (heads.length < lines.length || !areOfOneMatch(current, heads)) return undefined;
  const first = finishedIn(firstLine);
  if (first === undefined || mirroredDealOf(first) !== undefined) return undefined;
  const setups = { whole: setupOf(first, current), alone: alone.value.setup };
  const before = unreadRounds({ first, others, setups, beside, damaged });
  return matchReadLater({ before, current });
}

interface Unread {
  readonly first: RoundRecord;
  readonly others: readonly string[];
  readonly setups: { readonly whole: MatchSetup; readonly alone: MatchSetup };
  readonly beside: readonly FoundText[];
  readonly damaged: () => void;
}

function unreadRounds({ first, others, setups, beside, damaged }: Unread): UnreadRounds {
  let read: readonly RoundRecord[] = [first];
  let left = others;
  let state: 'unread' | 'read' | 'lost' = 'unread';
  const readSome = (most: number): void => {
    if (state !== 'unread') return;
    const some = left.slice(0, most).map(finishedIn);
    const sound = some.filter((round) => round !== undefined);
    if (sound.length < some.length) {
      [state, left, read] = ['lost', [], []];
      damaged();
      return;
    }
    left = left.slice(most);
    read = [...read, ...sound];
    if (left.length > 0) return;
    state = 'read';
    rememberNames(read, beside);
  };
  const rounds: UnreadRounds = {
    count: () => read.length + left.length,
    setup: () => (state === 'lost' ? setups.alone : setups.whole),
    readOn: () => {
      readSome(readAtOnce);
      return left.length === 0;
    },
    all: () => {
      readSome(left.length);
      return read;
    },
  };
  const texts = beside.map(({ name, text }) => ({ name, text: () => text }));
  textsOf.set(rounds, () => (state === 'unread' ? texts : undefined));
  return rounds;
}

function headOf(line: string) {
  const json = parseJson(line);
  const head = json.ok ? readHead(json.value) : json;
  return head.ok ? head.value : undefined;
}

/** Reads the record of a round that is over, whose positions make room at once. */
function finishedIn(line: string): RoundRecord | undefined {
  const record = parseRecord(line);
  if (!record.ok || sumOf(record.value) === undefined) return undefined;
  forgetReplay(record.value);
  return record.value;
}

/** Remembers the names of the texts from which the first rounds of a match were read. */
export function rememberNames(rounds: readonly RoundRecord[], beside: readonly FoundText[]): void {
  let begin = 0;
  for (const { name, text } of beside) {
    const end = begin + splitRecords(text).length;
    remember({ name, rounds: rounds.slice(begin, end) });
    begin = end;
  }
}

function nameOf(rounds: readonly RoundRecord[]): string {
  const last = rounds.at(-1);
  const found = last && known.get(last);
  const isSame =
    found?.rounds.length === rounds.length &&
    rounds.every((round, at) => round === found.rounds[at]);
  if (isSame) return found.name;
  const name = freshSeed();
  remember({ name, rounds });
  return name;
}

function remember(named: Named): void {
  const last = named.rounds.at(-1);
  if (last !== undefined) known.set(last, named);
}
