import {
  baitOf,
  fishOf,
  formOf,
  isCatchable,
  type RuleId,
  type SeatView,
} from '../../../../engine/fishing/index.ts';
import { countOf, type Play } from '../../../../engine/index.ts';
import type { BaitChoices, PlaceChoice } from '../choices.ts';

/** The rule of the play that is due: of the hand (F2) or of the drawn tile (F3). */
function ruleOfPhase({ phase }: Pick<SeatView, 'phase'>): RuleId {
  return phase === 'drawn' ? 'F3' : 'F2';
}

/**
 * The rules that a chosen bait's ways stand on, where they are not free: what it must do, and what
 * it may do besides.
 * @param choices what the bait can do; undefined where another tile must be played (F2)
 */
export function rulesOfBait(view: SeatView, choices: BaitChoices | undefined): readonly RuleId[] {
  if (choices === undefined) return [ruleOfPhase(view)];
  const { bait, single, triple, stack, pair, place } = choices;
  const fromStack = view.stacks.includes(bait);
  const isLoose = place !== null && single.size > 0 && !isFree(view);
  const rules: readonly (readonly [RuleId, boolean])[] = [
    [ruleOfPhase(view), place === null],
    ['F8', triple !== null && !fromStack && !single.has(bait)],
    ['F9', stack !== null || (triple !== null && fromStack) || isLoose],
    ['F10', pair !== null],
  ];
  return rules.filter(([, isAsked]) => isAsked).map(([rule]) => rule);
}

/** Whether a tile that could capture may be placed all the same. */
function isFree({ phase, game: { rules } }: SeatView): boolean {
  const { captureFromHand, captureFromDraw } = rules;
  return (phase === 'drawn' ? captureFromDraw : captureFromHand) === 'optional';
}

/**
 * The rules by which placing a tile strands fish: who catches whom (F7), three at once (F4), a
 * stack (F9).
 * @param view null where nobody looks
 */
export function rulesOfStranding(
  view: SeatView | null,
  { play, strands }: PlaceChoice,
): readonly RuleId[] {
  if (view === null) return [];
  const bait = baitOf(play);
  if (view.stacks.includes(bait)) return ['F9'];
  const isFourth = strands.includes(bait) && countOf(view.lake, bait) > 2;
  return isFourth ? ['F7', 'F4'] : ['F7'];
}

/** The rule that keeps a seat from a play which is not open to it, though it is its turn. */
export function ruleAgainst(view: SeatView, play: Play): RuleId {
  const bait = baitOf(play);
  const hasBait = view.drawn === null ? countOf(view.hand, bait) > 0 : view.drawn === bait;
  if (!hasBait) return ruleOfPhase(view);
  switch (formOf(play)) {
    case 'place':
      return ruleOfPhase(view);
    case 'stack':
      return 'F9';
    case 'pair':
      return 'F10';
    case 'triple':
      return 'F4';
    case 'capture':
      return ruleAgainstCapture(view, play);
  }
}

function ruleAgainstCapture(view: SeatView, play: Play): RuleId {
  const bait = baitOf(play);
  const fish = fishOf(play);
  if (!isCatchable(view.game, bait, fish)) return 'F7';
  if (fish === bait && view.stacks.includes(bait)) return 'F9';
  return fish === bait && countOf(view.lake, bait) > 0 ? 'F8' : ruleOfPhase(view);
}
