import type { KeptRound } from '../../store/history/keptRound.ts';
import { type Control, somebody } from '../../store/match/holder.ts';
import type { Say } from '../../text/say.ts';
import { shownName } from '../seatTable/shownNames.ts';
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
    if (areShownAsKept(round, say, seen)) return round;
    const one = known.get(round) ?? keptAsShown(round, say);
    known.set(round, one);
    return one;
  });
  lists.set(rounds, { say, rounds: shown });
  return shown;
}

/** Whether every name of a round is shown as it is kept; `seen` gathers those that are. */
function areShownAsKept(
  { names, controls, sitsOut }: KeptRound,
  say: Say,
  seen: Set<string>,
): boolean {
  const isAsKept = (name: string, control: Control): boolean => {
    const who = `${control} ${name}`;
    if (seen.has(who)) return true;
    // A name that is seen is the same at every place.
    if (shownName({ name, control }, 0, say) !== name) return false;
    seen.add(who);
    return true;
  };
  return (
    names.every((name, seat) => isAsKept(name, controls[seat] ?? somebody)) &&
    (sitsOut === null || isAsKept(sitsOut.name, sitsOut.control))
  );
}
