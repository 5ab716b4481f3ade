import { daysOfWeek, daysUpTo } from '../../store/days/calendar.ts';
import { measuredDealOf } from '../../store/days/measuredDeal.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import type { PlayedDays } from '../../store/history/playedDays.ts';
import { addressOf } from '../../store/places.ts';
import type { Say } from '../../text/say.ts';
import { daySayer } from '../calendar/daySayer.ts';
import { dayTallyOf } from '../calendar/dayTally.ts';
import type { YardstickOf } from '../scores/yardstick/useYardsticks.ts';
import { amongBotsWords, dealStandingOf } from '../scores/yardstick/yardstickModel.ts';
import { shortAddress } from '../share/shortAddress.ts';
import type { DayPictureFacts } from './dayPicture.ts';
import type { DealLine } from './daysModel.ts';
import { ownResultOf, resultWords } from './dayWords.ts';

/** What is told of a day that is shared; no tile of its deals is. */
export interface DayToShare {
  readonly today: string;
  readonly lines: readonly DealLine[];
  readonly days: PlayedDays;
  readonly yardstickOf: YardstickOf;
  /** How many days in a row; 0 where that is not told. */
  readonly streak: number;
  /** What somebody is called; empty for whoever has not said. */
  readonly name: string;
}

/** A day in every shape in which it can be shared. */
export interface DayShareModel {
  readonly picture: DayPictureFacts;
  readonly text: string;
  /** The results in a row, for those who do not see the picture. */
  readonly results: string;
  readonly fileStem: string;
}

/**
 * What can be shared of a day: its date, what came of each deal, the row of days, and where these
 * deals can be played.
 * @param at where the app is
 */
export function dayShareModelOf(
  { today, lines, days, yardstickOf, streak, name }: DayToShare,
  at: Pick<Location, 'href'>,
  say: Say,
): DayShareModel {
  const app = say('start.title');
  const date = daySayer(say, { dateStyle: 'full' })(today);
  const games = lines.map((line) => ({
    game: say(`variant.${line.variant}`),
    ...(line.state === 'played' && line.inTime
      ? { result: resultWords(line.round, say), notes: notesOf(line.round, yardstickOf, say) }
      : { result: say('days.notPlayed'), notes: [] }),
  }));
  const inRow = streak === 0 ? '' : say('days.streak', { days: streak });
  const results = games.map(({ game, result, notes }) =>
    say('days.line', { game, result: [result, ...notes].join(' · ') }),
  );
  const link = addressOf({ room: 'today', code: today }, at);
  const where = say('days.share.where', { where: link });
  const told = [
    say('days.line.title', { app, date }),
    [name, inRow].filter(Boolean).join(' · '),
    ...results,
    where,
  ];
  return {
    picture: {
      app,
      date,
      streak: inRow,
      games,
      row: daysUpTo(today, 2 * daysOfWeek).map((day) => ({
        day: String(Number(day.slice(-2))),
        isPlayed: dayTallyOf(days, day).inTime > 0,
      })),
      name,
      where: shortAddress(at) ?? '',
    },
    text: `${told.filter(Boolean).join('\n')}\n`,
    results: results.join(' '),
    fileStem: today,
  };
}

/**
 * How a result compares, where that is known and something to tell of, and whether it had help.
 */
function notesOf(round: KeptRound, yardstickOf: YardstickOf, say: Say): readonly string[] {
  const deal = measuredDealOf(round);
  const yardstick = deal && yardstickOf(deal);
  const standing = yardstick && dealStandingOf(yardstick, ownResultOf(round));
  return [
    ...(standing && standing.better > 0 ? [amongBotsWords(standing, say)] : []),
    ...(round.hinted ? [say('days.hinted')] : []),
  ];
}
