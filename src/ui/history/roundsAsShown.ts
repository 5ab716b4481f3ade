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
  const shown = rounds.map((round) => {
    const one = known.get(round) ?? keptAsShown(round, say);
    known.set(round, one);
    return one;
  });
  lists.set(rounds, { say, rounds: shown });
  return shown;
}
