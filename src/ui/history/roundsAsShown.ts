import { plainName } from '../../records/plainName.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import type { Say } from '../../text/say.ts';
import { keptAsShown } from './historyWords.ts';

interface Shown {
  readonly say: Say;
  readonly rounds: readonly KeptRound[];
}

const lists = new WeakMap<readonly KeptRound[], Shown>();
const each = new WeakMap<Say, WeakMap<KeptRound, KeptRound>>();

/** Rounds with their names as they are shown; the same ones for the same ones, as they are many. */
export function roundsAsShown(rounds: readonly KeptRound[], say: Say): readonly KeptRound[] {
  const before = lists.get(rounds);
  if (before?.say === say) return before.rounds;
  const known = each.get(say) ?? new WeakMap<KeptRound, KeptRound>();
  each.set(say, known);
  // The people of many rounds are few, and to look through a name takes longer than to know it.
  const seen = new Set<string>();
  const shown = rounds.map((round) => {
    if (areSeen(round, seen)) return round;
    const one = known.get(round) ?? keptAsShown(round, say);
    known.set(round, one);
    return one;
  });
  lists.set(rounds, { say, rounds: shown });
  return shown;
}

/** Whether every name of a round is shown as it is; `seen` gathers names that are. */
function areSeen({ names, sitsOut }: KeptRound, seen: Set<string>): boolean {
  const isSeen = (name: string): boolean => {
    if (seen.has(name)) return true;
    if (plainName(name) === '') return false;
    seen.add(name);
    return true;
  };
  return names.every(isSeen) && (sitsOut === null || isSeen(sitsOut.name));
}
