import { declinePlay, type SeatView, simplePlay } from '../../engine/climbing/index.ts';
import type { Play } from '../../engine/index.ts';
import { climbingBotAtOnce } from './atOnce.ts';
import { playBookOf } from './values/playBook.ts';
import { createOutlook, type Outlook } from './values/policy.ts';
import { supposedPosition } from './values/supposedPosition.ts';

/**
 * Plays simply (lays everything, leads the most cards, beats with the lowest, declares), but where
 * a run of sure plays makes its wu worth more, it declines and leads those.
 */
export const climbGreedily = climbingBotAtOnce((view) => {
  const position = supposedPosition(view);
  const outlook = createOutlook(view.game);
  outlook.take(position);
  if (!raisesWorth(outlook)) return simplePlay(position);
  if (view.phase === 'declare') return declinePlay;
  return (view.phase === 'lead' ? surestLead(view, outlook) : undefined) ?? simplePlay(position);
});

/** Whether the sure run makes the wu worth more (W13). */
function raisesWorth({ hand, look }: Outlook): boolean {
  return hand.worthWith(hand.prospect, 0, 0) > look.sight.worth;
}

/** Of the leads that nothing unseen beats, the first of those with most cards. */
function surestLead({ game, legal }: SeatView, { look }: Outlook): Play | undefined {
  const { sizes } = playBookOf(game);
  const sure = legal.filter((play) => look.chanceOf(play) === 1);
  return sure.toSorted((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0))[0];
}
