import type { FishingRules, Game, OurDecisionId, RuleId } from '../../../engine/fishing/index.ts';
import type { Say } from '../../../text/say.ts';
import type { ToldDecision } from '../../rules/OurDecisions.tsx';
import { canDouble } from './settlementExample.ts';

/** A decision of ours where the sources are silent (RULES.md), and when it matters. */
interface RuleNote {
  readonly id: string;
  readonly rule: RuleId;
  readonly holds: (game: Game) => boolean;
}

const isStack = ({ thirdTile }: FishingRules): boolean => thirdTile === 'stack';
const mustSomewhere = ({ captureFromHand, captureFromDraw }: FishingRules): boolean =>
  captureFromHand !== 'optional' || captureFromDraw !== 'optional';
const maySomewhere = ({ captureFromHand, captureFromDraw }: FishingRules): boolean =>
  captureFromHand === 'optional' || captureFromDraw === 'optional';
const isWholeOf = (kinds: FishingRules['tripleOf'], { triple, tripleOf }: FishingRules): boolean =>
  triple === 'whole' && tripleOf === kinds;

/** Those decisions that no switch shows and no sentence of their rule tells. */
export const ruleNotes = [
  { id: 'anyCapture', rule: 'F2', holds: ({ rules }) => mustSomewhere(rules) },
  { id: 'fourInLake', rule: 'F4', holds: () => true },
  { id: 'supremeOnce', rule: 'F7', holds: ({ rules }) => rules.captures.supremeCatchesSixes },
  { id: 'wholeOnly', rule: 'F8', holds: ({ rules }) => isWholeOf('self-only', rules) },
  { id: 'wholeOthers', rule: 'F8', holds: ({ rules }) => isWholeOf('any', rules) },
  { id: 'thirdOfHand', rule: 'F9', holds: ({ rules }) => rules.thirdTile !== 'none' },
  {
    id: 'stackOpen',
    rule: 'F9',
    holds: ({ rules }) => isStack(rules) && rules.captureFromHand !== 'optional',
  },
  { id: 'stackWhole', rule: 'F9', holds: ({ rules }) => isStack(rules) },
  { id: 'stackMust', rule: 'F9', holds: ({ rules }) => isStack(rules) && mustSomewhere(rules) },
  { id: 'stackNone', rule: 'F9', holds: ({ rules }) => isStack(rules) },
  { id: 'stackFourth', rule: 'F9', holds: ({ rules }) => isStack(rules) && maySomewhere(rules) },
  { id: 'pairDealt', rule: 'F10', holds: ({ rules }) => rules.heavenPair !== 'off' },
  { id: 'pairFree', rule: 'F10', holds: ({ rules }) => rules.heavenPair === 'may' },
  {
    id: 'doubleWinner',
    rule: 'S9',
    holds: (game) => canDouble(game) && game.rules.settlement === 'winner',
  },
] as const satisfies readonly RuleNote[];

export type RuleNoteId = (typeof ruleNotes)[number]['id'];

/** A decision of ours: one that tells on the rule itself, or a note to it. */
export type OurDecision = {
  readonly rule: RuleId;
  readonly holds: boolean;
} & ({ readonly decision: OurDecisionId } | { readonly note: RuleNoteId });

export function toldDecisions(
  decisions: readonly OurDecision[],
  say: Say,
): readonly ToldDecision[] {
  return decisions.map(({ rule, holds, ...one }) => ({
    rule,
    words: say('note' in one ? `rulebook.note.${one.note}` : `rules.ours.${one.decision}`),
    holds,
  }));
}
