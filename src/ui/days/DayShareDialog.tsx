import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { daysOfWeek, daysUpTo } from '../../store/days/calendar.ts';
import { measuredDealOf } from '../../store/days/measuredDeal.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import type { PlayedDays } from '../../store/history/playedDays.ts';
import { addressOf } from '../../store/places.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { Say } from '../../text/say.ts';
import { daySayer } from '../calendar/daySayer.ts';
import { dayTallyOf } from '../calendar/dayTally.ts';
import looks from '../looks/looks.module.css';
import type { YardstickOf } from '../scores/yardstick/useYardsticks.ts';
import { amongBotsWords, dealStandingOf } from '../scores/yardstick/yardstickModel.ts';
import { PictureWays } from '../share/PictureWays.tsx';
import { drawPicture, type PictureLook } from '../share/picture/drawPicture.ts';
import styles from '../share/ShareDialog.module.css';
import { ShareFrame } from '../share/ShareFrame.tsx';
import { shortAddress } from '../share/shortAddress.ts';
import { TextWay } from '../share/TextWay.tsx';
import { useDrawn } from '../share/useDrawn.ts';
import { useTileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import { type DayPictureFacts, dayPicture } from './dayPicture.ts';
import { type DealLine, ownResultOf, resultWords } from './daysModel.ts';

interface DayShareDialogProps extends Omit<DayToShare, 'name'> {
  readonly settings: SettingsStore;
  readonly onClose: () => void;
}

export function DayShareDialog({ settings, onClose, ...day }: DayShareDialogProps) {
  const say = useSay();
  const id = useId();
  const name = useStore(settings, ({ ownName }) => ownName);
  const { make, redAsRings } = useTileLook();
  const { today, lines, days, yardstickOf, streak } = day;
  const model = useMemo(
    () => dayShareModelOf({ today, lines, days, yardstickOf, streak, name }, location, say),
    [today, lines, days, yardstickOf, streak, name, say],
  );
  const wanted = useMemo(
    () => ({ facts: model.picture, look: { make, redAsRings } }),
    [model, make, redAsRings],
  );
  const drawn = useDrawn(wanted, draw);
  return (
    <ShareFrame title={say('days.share')} onClose={onClose}>
      {(onTold) => (
        <>
          <section className={`${looks.stack} ${looks.slim} ${styles.way}`} aria-labelledby={id}>
            <h3 id={id}>{say('share.picture')}</h3>
            <PictureWays
              {...drawn}
              alt={say('days.share.alt', { results: model.results })}
              fileStem={model.fileStem}
              onTold={onTold}
            />
          </section>
          <TextWay text={model.text} rows={6} sends onTold={onTold} />
        </>
      )}
    </ShareFrame>
  );
}

function draw({
  facts,
  look,
}: {
  readonly facts: DayPictureFacts;
  readonly look: PictureLook;
}): Promise<Blob> {
  return drawPicture((...means) => dayPicture(facts, ...means), look);
}

/** What is told of a day that is shared; no tile of its deals is. */
interface DayToShare {
  readonly today: string;
  readonly lines: readonly DealLine[];
  readonly days: PlayedDays;
  readonly yardstickOf: YardstickOf;
  /** How many days in a row; 0 where that is not told. */
  readonly streak: number;
  /** What somebody is called; empty for whoever has not said. */
  readonly name: string;
}

interface DayShareModel {
  readonly picture: DayPictureFacts;
  readonly text: string;
  /** The results in a row, for those who do not see the picture. */
  readonly results: string;
  readonly fileStem: string;
}

/** Its date, what came of each deal, the row of days, and where these deals can be played. */
function dayShareModelOf(
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

/** How a result compares, where that is worth telling, and whether it had help. */
function notesOf(round: KeptRound, yardstickOf: YardstickOf, say: Say): readonly string[] {
  const deal = measuredDealOf(round);
  const yardstick = deal && yardstickOf(deal);
  const standing = yardstick && dealStandingOf(yardstick, ownResultOf(round));
  return [
    ...(standing && standing.better > 0 ? [amongBotsWords(standing, say)] : []),
    ...(round.hinted ? [say('days.hinted')] : []),
  ];
}
