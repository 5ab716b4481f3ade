import { climbing, type VariantId } from '../../../src/engine/climbing/index.ts';
import type { RuleChanges, Seat } from '../../../src/engine/index.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import {
  type GivenDeal,
  type Match,
  type MatchSetup,
  startMatch,
  withPlay,
} from '../../../src/store/match/match.ts';
import { tilesIn, unwrap } from '../table.ts';
import { climbingPlay } from './table.ts';

const names = ['Ann', 'Bo', 'Cai', 'Di'];

/** What a test fixes of a match: who sits where, and no more cards than it is about. */
export interface SmallMatch {
  readonly variant?: VariantId;
  readonly rules?: RuleChanges;
  readonly controls: readonly Control[];
  readonly hands: readonly string[];
  readonly talon?: string;
  readonly dealer?: Seat;
}

/** The set-up of a small match and its deal. Climbing has joined. */
export function smallMatch({
  variant = 'sap-ng-wu',
  rules = {},
  controls,
  hands,
  talon = '',
  dealer = 0,
}: SmallMatch): readonly [MatchSetup, GivenDeal] {
  const players = controls.map((control, seat) => ({ name: names[seat] ?? '', control }));
  const deal = { hands: hands.map(tilesIn), talon: tilesIn(talon) };
  return [
    { variant, rules, players, seed: 'lotus-42' },
    { deal, starter: dealer },
  ];
}

export function matchAfter(small: SmallMatch, ...texts: readonly string[]): Match {
  return withTexts(startMatch(...smallMatch(small)), ...texts);
}

export function withTexts(match: Match, ...texts: readonly string[]): Match {
  return texts.reduce((before, text) => unwrap(withPlay(before, climbingPlay(text))), match);
}

/** The plays of a match's last round in the notation of records. */
export function textsOf({ rounds }: Match): string[] {
  return (rounds.at(-1)?.plays ?? []).map(climbing.formatPlay);
}
