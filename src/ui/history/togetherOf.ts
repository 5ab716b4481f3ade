import type { KeptRound } from '../../store/history/keptRound.ts';
import { somebody } from '../../store/match/holder.ts';
import { byPlace, everybodyAt } from '../../store/match/sittingOut.ts';

/** What somebody at a table has won or lost in several rounds. */
export interface SumAtPlace {
  readonly name: string;
  readonly balance: number;
}

/**
 * What everybody at the table has won or lost in rounds of a match, by place, whoever sat out;
 * nothing where the rounds do not tell of the same people.
 */
export function togetherOf(rounds: readonly KeptRound[]): readonly SumAtPlace[] {
  const [people = [], ...others] = rounds.map(peopleIn);
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(people))) return [];
  const settled = rounds.map(({ settlement, sitsOut }) => byPlace(settlement, sitsOut?.place, 0));
  return people.map((name, place) => ({
    name,
    balance: settled.reduce((sum, balance) => sum + (balance[place] ?? 0), 0),
  }));
}

/** What everybody at the table of a round is called, by place. */
function peopleIn({ names, controls, sitsOut }: KeptRound): readonly string[] {
  const players = names.map((name, seat) => ({ name, control: controls[seat] ?? somebody }));
  const people = everybodyAt({ players, ...(sitsOut === null ? {} : { sitsOut }) });
  return people.map(({ name }) => name);
}
