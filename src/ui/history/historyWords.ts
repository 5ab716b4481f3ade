import type { KeptRound } from '../../store/history/keptRound.ts';
import { botIn } from '../../store/match/holder.ts';
import { dateTag } from '../../text/dates.ts';
import { listOfAll } from '../../text/lists.ts';
import { isOpponentName } from '../../text/ownNames.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { shownName, shownNames, tableOf } from '../seatTable/shownNames.ts';
import type { Opponent } from './historyModel.ts';
import type { RoundLine } from './listModel.ts';

/** Says when a round ended, in the words of a language and the time of the device. */
export type SayDate = (endedAt: string | null) => string;

/**
 * What says dates; made once for many of them, as the platform takes its time to make it.
 * @param wishes what the browser asks for, which tells the region whose way of dates is meant
 */
export function createSayDate(say: Say, wishes = navigator.languages): SayDate {
  const tag = dateTag(say, wishes);
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return (endedAt) => {
    if (endedAt === null) return say('history.undated');
    return (endedAt.includes('T') ? moment : day).format(new Date(endedAt));
  };
}

/** A round with its names as they are shown. */
export function keptAsShown(round: KeptRound, say: Say): KeptRound {
  const { names, controls, sitsOut } = round;
  return {
    ...round,
    names: shownNames(tableOf(names, controls, sitsOut?.place), say),
    sitsOut: sitsOut && { ...sitsOut, name: shownName(sitsOut, sitsOut.place, say) },
  };
}

/** Who that is: `Cy, takes the most now`, or the name of a person. */
export function opponentWords(opponent: Opponent, say: Say): string {
  return 'level' in opponent ? say(`start.control.${opponent.level}`) : opponent.name;
}

/**
 * Which bots sit at the table, `with Cy and Ann (plays like Mei)`; undefined where there are none.
 */
export function companyWords({ seats }: RoundLine, say: Say): string | undefined {
  const bots = seats.flatMap(({ name, holder }) => {
    const level = botIn(holder);
    if (level === undefined) return [];
    if (isOpponentName(name, level)) return [name];
    return [say('history.playsLike', { name, opponent: say(`start.opponent.${level}`) })];
  });
  return bots.length === 0 ? undefined : say('history.with', { names: listOfAll(bots, say) });
}

/** A figure with its sign, to one place at most. */
export function signedFigure(figure: number, say: Say): string {
  return signedPoints(Math.round(figure * 10) / 10, say);
}
