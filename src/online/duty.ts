import { invariant, type Play, type Position, rulesOf, type TablePlace } from '../engine/index.ts';
import { type EventOf, person, type ServedLevel } from './event.ts';
import { passTime } from './judge.ts';
import { lastRound, type OnlineTable, placeToPlay, positionIn } from './tableState.ts';

/** Plays for people who are away. */
const standInLevel: ServedLevel = 'skilled';

export interface Duty {
  readonly position: Position;
  /** Which bot is to choose; null where there is nothing to choose. */
  readonly level: ServedLevel | null;
  /** Milliseconds since 1970: no sooner is it made. */
  readonly due: number;
  readonly eventOf: (play: Play, time: number) => EventOf<'played'>;
  /** The play where there is nothing to choose. */
  readonly only: Play | undefined;
}

/**
 * The play that no device is asked for: it decides nothing, was ordered ahead, or is that of a bot
 * or a stand-in. Null where the server has none to make.
 */
export function dutyOf(state: OnlineTable): Duty | null {
  const round = lastRound(state);
  const place = round && placeToPlay(round);
  if (state.ended || round === undefined || place === undefined) return null;
  const position = positionIn(round);
  const dutyBy = (
    by: EventOf<'played'>['by'],
    rest: Partial<Pick<Duty, 'level' | 'only' | 'due'>>,
  ): Duty => ({
    ...{ position, level: null, only: undefined, due: round.turnSince + passTime },
    ...rest,
    eventOf: (play, time) => ({
      ...{ event: 'played', time, place, deal: round.deal, at: round.record.plays.length },
      ...{ play: rulesOf(position.game).formatPlay(play), by },
    }),
  });
  const own = ownPlay(state, place, position);
  if (own !== undefined) {
    // A tile that was turned up lies open: nothing is learned from how soon it is placed.
    const due = own.isPass ? {} : { due: round.turnSince };
    return dutyBy(own.by, { only: own.play, ...due });
  }
  const held = state.places[place];
  invariant(held !== undefined, 'somebody has the turn');
  if (held.by !== person) return dutyBy('bot', { level: held.by });
  return held.standIn ? dutyBy('stand-in', { level: standInLevel }) : null;
}

/** A play that follows from the rules, or from what its place has ordered ahead. */
function ownPlay(
  { places, opened }: OnlineTable,
  place: TablePlace,
  position: Position,
):
  | { readonly play: Play; readonly isPass: boolean; readonly by: EventOf<'played'>['by'] }
  | undefined {
  const { playsItself, legalPlays, isPass } = rulesOf(position.game);
  const legal = legalPlays(position);
  const [only] = legal;
  const held = places[place];
  const isPerson = held?.by === person && !held.standIn;
  if (only !== undefined && playsItself(position)) {
    const isLonePass = isPass(only);
    const isTapped = isLonePass && opened.tapsPasses && isPerson;
    // Counted as one that was chosen, for it is told which plays a bot made for somebody (W7).
    const by = isLonePass && held?.by === person && held.standIn ? 'stand-in' : 'rules';
    if (!isTapped) return { play: only, isPass: isLonePass, by };
  }
  const isAhead = isPerson && held.passesIn === position.phase;
  const pass = isAhead ? legal.find(isPass) : undefined;
  return pass === undefined ? undefined : { play: pass, isPass: true, by: 'ahead' };
}
