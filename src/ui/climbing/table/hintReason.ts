import { besideNext, beyondChance } from '../../../bots/bot.ts';
import { kindCountsOf, unbeatenKinds, wordOf } from '../../../engine/climbing/index.ts';
import type { Advice } from '../../../store/table/hint.ts';
import type { TableModel } from './tableModel.ts';

/**
 * What speaks for a play, of a hint or of a review: that nobody can beat it, that nothing else of
 * the hand beats what lies there, or what the bot has reckoned; undefined where nothing does.
 */
export function hintReasonOf(
  { play, values }: Pick<Advice, 'play' | 'values'>,
  { phase, view, legal }: Pick<TableModel, 'phase' | 'view' | 'legal'>,
): 'unbeaten' | 'only' | 'best' | 'asGood' | undefined {
  const playsCards = (phase === 'lead' || phase === 'answer') && wordOf(play) === undefined;
  if (playsCards && view !== null) {
    const [set, ...others] = kindCountsOf(play);
    const isUnbeaten = unbeatenKinds(view).some(
      ({ kind, copies }) => kind === set?.kind && copies.includes(set.copies),
    );
    if (isUnbeaten && others.length === 0) return 'unbeaten';
    const ways = legal.filter((other) => wordOf(other) === undefined);
    if (phase === 'answer' && ways.length === 1) return 'only';
  }
  const { own, next } = besideNext(play, values) ?? {};
  if (own === undefined || next === undefined) return undefined;
  // The error is that of the distance to the best play.
  const error = own.points < next.points ? own.error : next.error;
  if (Math.abs(own.points - next.points) <= beyondChance * error) return 'asGood';
  return own.points > next.points ? 'best' : undefined;
}
