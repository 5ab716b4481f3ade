import { pointsOfWu } from '../../../../engine/climbing/index.ts';
import type { Play, Seat } from '../../../../engine/index.ts';
import { combinationInSentence } from '../../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../../text/say.ts';
import { signedPoints } from '../../../../text/scoreWords.ts';
import type { SeatModel, TableModel } from '../tableModel.ts';

export type Did =
  | {
      readonly what: 'played';
      readonly play: Play;
      readonly isLead: boolean;
      /** Whether nobody has beaten it so far. */
      readonly isBest: boolean;
    }
  | { readonly what: 'passed' };

/** What a seat did in the trick, undefined where it has done nothing yet. */
export function didIn({ trick }: Pick<TableModel, 'trick'>, seat: Seat): Did | undefined {
  if (trick === null) return undefined;
  if (trick.passed.includes(seat)) return { what: 'passed' };
  const own = trick.plays.findLast((play) => play.seat === seat);
  if (own === undefined) return undefined;
  const [lead] = trick.plays;
  return {
    what: 'played',
    play: own.play,
    isLead: own === lead,
    isBest: own === trick.plays.at(-1),
  };
}

/** What more wu would bring a seat: `3 more to declare`. */
export function wuStepWords({ game }: TableModel, own: SeatModel, say: Say): string {
  const { wu, marks, worth, next } = own;
  const { needs } = next;
  if (worth > 0) return say('climbing.table.step.next', { worth, needs, next: next.worth });
  if (game.counting.paid === 'declarer') return say('climbing.table.step.declare', { needs });
  return say('climbing.table.step.points', { points: pointsOfWu(game, wu, marks), needs });
}

export function seatLabel(model: TableModel, own: SeatModel, say: Say): string {
  return say('climbing.table.seat.label', {
    name: own.name,
    cards: own.held,
    wu: own.wu,
    step: wuStepWords(model, own, say),
    asksAt: own.asksAt ?? 0,
    chips: own.chips,
    signed: signedPoints(own.chips, say),
    dealer: own.isDealer ? 'yes' : 'no',
    turn: model.turn === own.seat ? 'yes' : 'no',
    did: didWords(model, didIn(model, own.seat), say),
  });
}

function didWords({ game }: TableModel, did: Did | undefined, say: Say): string {
  if (did === undefined) return say('climbing.table.seat.did.nothing');
  if (did.what === 'passed') return say('climbing.table.seat.did.passed');
  const what = combinationInSentence(did.play, say, game.variant.id);
  return say(did.isLead ? 'climbing.table.seat.did.lead' : 'climbing.table.seat.did.answer', {
    what,
  });
}
