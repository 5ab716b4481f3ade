import type { RuleId } from '../ruleIds.ts';
import type { VariantId } from '../variants.ts';

/** A decision that no source makes. */
export type OurDecisionId =
  | 'laySome'
  | 'laidFours'
  | 'twoFours'
  | 'noFours'
  | 'onwards'
  | 'bonuses'
  | 'bands'
  | 'noLaying'
  | 'fourth'
  | 'wealth'
  | 'mixedTimes'
  | 'mixedDoubles'
  | 'supremePlace'
  | 'trios'
  | 'happy'
  | 'bulls'
  | 'trioFours'
  | 'fromSix'
  | 'undeclared';

/**
 * Our own decisions in each game, by the rule they are told at. That is a rule which the game has:
 * what it does without is told at the deal and at the payments.
 */
export const ourDecisions: Readonly<
  Record<VariantId, { readonly [Rule in RuleId]?: readonly OurDecisionId[] }>
> = {
  'sap-ng-wu': { W6: ['laySome'], W10: ['laidFours', 'twoFours'], W13: ['onwards'] },
  'wu-han': {
    W6: ['laySome'],
    W10: ['laidFours', 'twoFours'],
    W13: ['bands', 'onwards', 'bonuses'],
  },
  'chang-pai': { W1: ['noLaying'], W13: ['bands'] },
  'luan-chuo': {
    W1: ['wealth'],
    W13: ['mixedTimes', 'noFours'],
  },
  'luan-chuo-28': {
    W1: ['fourth'],
    W2: ['supremePlace'],
    W6: ['laySome'],
    W13: ['mixedDoubles', 'noFours'],
  },
  'ma-hua-hua': {
    W3: ['trios', 'happy', 'bulls'],
    W12: ['undeclared'],
    W13: ['fromSix', 'trioFours', 'noFours'],
  },
};

/**
 * What the page itself is not sure of in each game. What is played here is told beside each
 * question; what the page does not say at all is among our decisions.
 */
export const openQuestions = {
  'sap-ng-wu': ['suits', 'figures', 'empty', 'dealer'],
  'wu-han': ['figures', 'empty'],
  'chang-pai': ['heaven'],
  'luan-chuo': ['climbing', 'talon', 'hard'],
  'luan-chuo-28': ['climbing'],
  'ma-hua-hua': ['order', 'both', 'payers'],
} as const satisfies Readonly<Record<VariantId, readonly string[]>>;

const ofFours: readonly OurDecisionId[] = ['laidFours', 'twoFours'];

export function isInForce(decision: OurDecisionId, foursPay: boolean): boolean {
  return foursPay || !ofFours.includes(decision);
}
