import type { RoundRecord } from '../../engine/index.ts';
import { splitRecords } from '../../records/parseRecord.ts';
import { freshSeed } from '../match/freshSeed.ts';
import type { Match } from '../match/match.ts';
import { formatMatch } from '../match/matchRecords.ts';
import type { TextBeside } from '../shelf/beside.ts';

/** So many rounds lie in one text at most: a new round has no more than these written anew. */
const mostTogether = 32;

interface Named {
  readonly name: string;
  readonly rounds: readonly RoundRecord[];
}

/** The rounds whose text has a name, by the last of them. */
const known = new WeakMap<RoundRecord, Named>();

/** The rounds before the current one, as texts of their own; as long as they last, so do names. */
export function earlierTexts({ rounds }: Match): readonly TextBeside[] {
  const earlier = rounds.slice(0, -1);
  return Array.from({ length: Math.ceil(earlier.length / mostTogether) }, (_, at) => {
    const together = earlier.slice(at * mostTogether, (at + 1) * mostTogether);
    return { name: nameOf(together), text: () => formatMatch({ rounds: together }) };
  });
}

/** Remembers the names of the texts from which the first rounds of a match were read. */
export function rememberNames(
  { rounds }: Match,
  names: readonly string[],
  texts: readonly string[],
): void {
  let begin = 0;
  for (const [at, name] of names.entries()) {
    const end = begin + splitRecords(texts[at] ?? '').length;
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
