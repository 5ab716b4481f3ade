import { countOf } from '../core/counts.ts';
import { type Kind, kindOf, kinds } from '../core/kind.ts';
import { seatsOf } from '../core/seat.ts';
import { passPlay } from './play.ts';
import {
  dealtPosition,
  handOffset,
  nobody,
  outOffset,
  type ScratchPosition,
  type Tally,
  tally,
  tallyPlace,
} from './position.ts';
import type { SeatView } from './view.ts';
import { wonEntry } from './wonEntry.ts';

/**
 * A position with all that a seat sees and nothing else: the other hands hold as many cards as they
 * do, but none of any kind, and a talon that lies face down is all 66. Who supposes what is hidden
 * puts it there. It is the turn of the seat that looks.
 */
export function seenPosition(view: SeatView): ScratchPosition {
  const { game, seat: viewer, trick } = view;
  const { seatCount } = game;
  const talon = view.talonLeft > 0 ? Array<Kind>(view.talonLeft).fill(heaven) : view.talon;
  const position = dealtPosition(game, { hands: [], talon }, view.dealer);
  for (const kind of kinds) {
    position.counts[handOffset(viewer) + kind] = countOf(view.hand, kind);
    position.counts[outOffset(seatCount) + kind] = countOf(view.out, kind);
  }
  for (const seat of seatsOf(seatCount)) {
    const tell = (which: Tally, values: readonly number[]): void => {
      position.tallies[tallyPlace(game, which, seat)] = values[seat] ?? 0;
    };
    tell(tally.held, view.handSizes);
    tell(tally.wu, view.wu);
    tell(tally.marks, view.marks);
    tell(tally.chips, view.chips);
    tell(tally.declined, view.declined);
  }
  view.won.forEach((won, seat) => {
    for (const { play, laid } of won) {
      position.won[position.wonCount] = wonEntry(play, seat, laid);
      position.wonCount += 1;
    }
  });
  position.phase = view.phase;
  position.seat = viewer;
  position.talonTaker = view.talonTaker ?? nobody;
  position.hasLed = hasLed(view);
  position.trick = trick?.play ?? passPlay;
  position.trickSeat = trick?.seat ?? nobody;
  position.declarer = view.declarer ?? nobody;
  position.calledOff = view.calledOff;
  position.passedSeats = view.passed.reduce((seats, seat) => seats | (1 << seat), 0);
  return position;
}

/** Whether the dealer has come to lead: what was gained before was laid (W6). */
function hasLed({ phase, won }: SeatView): boolean {
  const isPlaying = phase === 'lead' || phase === 'answer';
  return isPlaying || won.flat().some(({ laid }) => !laid);
}

const heaven = kindOf('66');
