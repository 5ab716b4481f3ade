import { type Phase, passPlay, wordOf } from '../../engine/climbing/index.ts';
import type { Play, Seat, VariantId } from '../../engine/index.ts';
import { costlyPlaysOf, type Judged, type ReviewedPlay } from '../review.ts';

/**
 * `passed` should have been a play, `beat` a pass, `led` and `answered` other cards; `declared`
 * came too early, `declined` put it off too long, `opened` is before the first lead.
 */
export const choiceKinds = [
  'passed',
  'beat',
  'led',
  'answered',
  'declared',
  'declined',
  'opened',
] as const;

export type ChoiceKind = (typeof choiceKinds)[number];

export interface CostlyChoices {
  readonly kind: ChoiceKind;
  /** The costliest first; at least one. */
  readonly plays: readonly ReviewedPlay[];
  /** In chips, together. */
  readonly lost: number;
}

/** The costliest kind first; `steps` are all plays of the round. */
export function costlyChoicesOf(
  judged: Judged,
  steps: readonly { readonly phase: Phase }[],
  seat: Seat,
  variant: VariantId,
): CostlyChoices[] {
  const costly = costlyPlaysOf(judged, seat, variant);
  return choiceKinds
    .map((kind) => {
      const plays = costly.filter((one) => kindOfChoice(one, steps) === kind);
      return { kind, plays, lost: plays.reduce((sum, { play }) => sum + play.lost, 0) };
    })
    .filter(({ plays }) => plays.length > 0)
    .toSorted((one, other) => other.lost - one.lost);
}

function kindOfChoice(
  { at, play }: ReviewedPlay,
  steps: readonly { readonly phase: Phase }[],
): ChoiceKind | undefined {
  const best: Play | undefined = play.values[0]?.play;
  switch (steps[at]?.phase) {
    case 'lead':
      return 'led';
    case 'answer':
      if (play.play === passPlay) return 'passed';
      return best === passPlay ? 'beat' : 'answered';
    case 'declare':
      return wordOf(play.play) === 'declare' ? 'declared' : 'declined';
    case 'lay':
    case 'talon':
    case 'redeal':
    case 'consent':
      return 'opened';
    default:
      return undefined;
  }
}
