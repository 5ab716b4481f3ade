import type { RuleId } from '../ruleIds.ts';
import type { FishingRules } from '../rules.ts';
import type { FishingVariant } from '../variant.ts';

export interface DecidedGame {
  readonly variant: Pick<FishingVariant, 'id' | 'sources'>;
  readonly rules: FishingRules;
}

interface OurDecision {
  readonly id: string;
  readonly rule: RuleId;
  /** Whether it makes a difference in a game. */
  readonly matters: (game: DecidedGame) => boolean;
}

/** Where the sources are silent or unclear, or we add something: each at its rule. */
export const ourDecisions = [
  { id: 'start', rule: 'F1', matters: () => true },
  { id: 'hand', rule: 'F2', matters: ({ rules }) => rules.captureFromHand === 'hand' },
  { id: 'try', rule: 'F2', matters: ({ rules }) => rules.captureFromHand === 'bait' },
  { id: 'anyThree', rule: 'F4', matters: (game) => !isOfGupai(game) },
  {
    id: 'pairs',
    rule: 'F7',
    matters: ({ rules: { captures } }) => captures.supremeCatchesSixes || captures.heavenEarth,
  },
  { id: 'whole', rule: 'F8', matters: ({ rules }) => rules.triple === 'whole' },
  { id: 'loose', rule: 'F9', matters: ({ rules }) => rules.thirdTile === 'loose' },
  {
    id: 'freeThird',
    rule: 'F9',
    matters: (game) =>
      isOfGupai(game) &&
      game.rules.thirdTile === 'none' &&
      game.rules.captureFromHand === 'optional',
  },
  { id: 'until', rule: 'F10', matters: ({ rules }) => rules.heavenPair === 'may' },
  { id: 'shared', rule: 'S9', matters: ({ rules }) => rules.settlement === 'winner' },
  {
    id: 'unsaid',
    rule: 'S9',
    matters: (game) =>
      isOfGupai(game) && game.rules.scoring === 'pips' && game.rules.settlement === 'winner',
  },
] as const satisfies readonly OurDecision[];

export type OurDecisionId = (typeof ourDecisions)[number]['id'];

function isOfGupai({ variant }: DecidedGame): boolean {
  return variant.sources.includes('GP');
}
