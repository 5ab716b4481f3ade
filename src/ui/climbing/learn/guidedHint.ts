import { reasonOf } from '../../../bots/climbing/reasons/reason.ts';
import { type SeatView, wordOf } from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { Hint } from '../../../store/table/hint.ts';

/**
 * The hint of a guided round. Sure wins that make enough to declare are played to the end once they
 * are there: what one hint has announced the next one must not drop. Else it is the bot's.
 * @param view of the learner, whose turn it is
 */
export function guidedHint(hint: Hint, view: SeatView): Hint {
  if (hint.told === 'nothing') return hint;
  const play = surestPlay(view);
  return play === undefined || play === hint.play ? hint : { ...hint, play, values: [] };
}

/** The play with which fewest sure wins make enough to declare, undefined where none do. */
function surestPlay(view: SeatView): Play | undefined {
  const [surest] = view.legal
    .filter((play) => wordOf(play) === undefined)
    .flatMap((play) => {
      const reason = reasonOf(view, play, []);
      if (reason?.why === 'declares') return [{ play, wins: 1 }];
      return reason?.why === 'runs' ? [{ play, wins: reason.wins }] : [];
    })
    .toSorted((one, other) => one.wins - other.wins);
  return surest?.play;
}
