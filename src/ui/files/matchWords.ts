import { holdersOf, seatsHere } from '../../store/match/holder.ts';
import { type Match, type MatchSetup, positionOf } from '../../store/match/match.ts';
import { formatMatch } from '../../store/match/matchRecords.ts';
import { everybodyAt } from '../../store/match/sittingOut.ts';
import { listOfAll } from '../../text/lists.ts';
import type { Say } from '../../text/say.ts';
import { shownNames } from '../seatTable/shownNames.ts';
import { saveText } from './deliver.ts';

/** The words that name a match by everybody at its table, see {@link gameAndNames}. */
export function matchWords({ setup }: Match, say: Say): { game: string; names: string } {
  return gameAndNames({ variant: setup.variant, players: everybodyAt(setup) }, say);
}

/** The words for a game and its players, or the others if one person here plays alone. */
export function gameAndNames(
  { variant, players }: Pick<MatchSetup, 'variant' | 'players'>,
  say: Say,
): { game: string; names: string } {
  const names = shownNames({ players }, say);
  const here = seatsHere(holdersOf(players));
  const others = names.filter((_, seat) => !here.includes(seat));
  const told = others.length === players.length - 1 ? others : names;
  return {
    game: say(`variant.${variant}`),
    names: listOfAll(told, say),
  };
}

export function isUnfinished(match: Match): boolean {
  return positionOf(match).phase !== 'over';
}

/** Whether a match holds any play, so that something is lost without it. */
export function isWorthKeeping({ rounds }: Match): boolean {
  return rounds.some(({ plays }) => plays.length > 0);
}

/** The name of a match's file; a seed may hold what a file name may not. */
export function fileNameOf(match: Match, say: Say): string {
  const seed = match.setup.seed.replaceAll(/[^\p{L}\p{N}-]+/gu, '-').slice(0, 40);
  return say('records.fileName', { seed });
}

export function saveMatch(match: Match, say: Say): void {
  saveText(fileNameOf(match, say), formatMatch(match));
}
