import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isDay } from '../../store/days/calendar.ts';
import { dayLevelOf } from '../../store/days/dayDeal.ts';
import { measuredDealOf } from '../../store/days/measuredDeal.ts';
import { dealsIn, playedDaysOf, streakOf } from '../../store/history/playedDays.ts';
import type { LeftMatch } from '../../store/left/leftMatches.ts';
import { solvedOn } from '../../store/puzzles/puzzleDays.ts';
import { atStakeOf } from '../../store/table/atStake.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { daySayer } from '../calendar/daySayer.ts';
import { leastStreak } from '../calendar/dayTally.ts';
import { useToday } from '../calendar/useToday.ts';
import { roundsAsShown } from '../history/roundsAsShown.ts';
import { TroubleNote } from '../history/TroubleNote.tsx';
import { GoOnWithLeft } from '../left/LeftList.tsx';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import type { RoomProps } from '../page/roomProps.ts';
import { useYardsticks } from '../scores/yardstick/useYardsticks.ts';
import { type MatchWish, NewMatch } from '../setup/NewMatch.tsx';
import { useSay } from '../voice/voice.tsx';
import { DayDeals } from './DayDeals.tsx';
import { DayRow } from './DayRow.tsx';
import { DayShareDialog } from './DayShareDialog.tsx';
import styles from './Days.module.css';
import { dealLinesOf } from './daysModel.ts';

const noRounds: readonly never[] = [];

export function TodayScreen({ stores, services, code, onGo, onLeave }: RoomProps) {
  const say = useSay();
  const today = useToday();
  const { history, yardsticks } = services;
  const { matches, settings, places, joinNamed } = stores;
  const { stock, trouble } = useStore(history.state);
  const match = useStore(matches, atStakeOf);
  const tellsStreak = useStore(settings, ({ streaks }) => streaks);
  // A friend's link leads to the day on which it was sent.
  const [before, setBefore] = useState(isDay(code) ? code : undefined);
  const [wish, setWish] = useState<MatchWish>();
  const [isSharing, setIsSharing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void history.open();
  }, [history]);
  const rounds = roundsAsShown(stock?.rounds ?? noRounds, say);
  const days = useMemo(() => playedDaysOf(dealsIn(rounds)), [rounds]);
  const sayDay = useMemo(() => daySayer(say, { dateStyle: 'full' }), [say]);
  // With its day's end a chosen day stays; one that a clock put back has taken away does not.
  const date = before !== undefined && before < today ? before : today;
  const isToday = date === today;
  const left = useStore(services.left, (state) => state.left);
  const [leftDeal, setLeftDeal] = useState<LeftMatch>();
  const lines = useMemo(
    () => dealLinesOf(rounds, { match, left }, date),
    [rounds, match, left, date],
  );
  const measured = lines.flatMap((line) =>
    line.state === 'played' ? (measuredDealOf(line.round) ?? []) : [],
  );
  const yardstickOf = useYardsticks(yardsticks, measured);
  const streak = streakOf(days, today);
  const { solved, all } = solvedOn(useStore(services.puzzleDays), today);
  const toMatch = places.getState().toMatch;
  const choose = (day: string | undefined): void => {
    setBefore(day);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <RoomPage
      title={say('rooms.today')}
      about={sayDay(today)}
      className={styles.page}
      onLeave={onLeave}
    >
      <TroubleNote trouble={trouble} />
      <div className={`${looks.stack4} ${looks.below4} ${styles.content}`}>
        <div className={`${looks.stack4} ${looks.top} ${looks.slim}`}>
          <section className={`${page.card} ${styles.panel}`} aria-labelledby="deals-of-day">
            <h2 id="deals-of-day" ref={heading} tabIndex={-1}>
              {isToday ? say('days.deals') : sayDay(date)}
            </h2>
            <p className={panel.dim}>{say(isToday ? 'days.about' : 'days.past.about')}</p>
            {isToday && (
              <p className={panel.dim}>
                {say('days.week', { name: say(`start.opponent.${dayLevelOf(today)}`) })}
              </p>
            )}
            {(stock !== null || trouble !== null) && (
              <DayDeals
                lines={lines}
                date={date}
                yardstickOf={yardstickOf}
                isToday={isToday}
                onPlay={(variant) => setWish({ variant, level: dayLevelOf(date), day: date })}
                onGoOn={(left) => {
                  setLeftDeal(left);
                  if (left !== undefined) return;
                  toMatch();
                  matches.getState().comeBack();
                  matches.getState().show('table');
                }}
                onReview={(code) => onGo({ room: 'review', code })}
              />
            )}
            {isToday && lines.every(({ state }) => state === 'played') && <p>{say('days.done')}</p>}
            <div className={`${looks.row} ${styles.ways}`}>
              {isToday && lines.some(({ state }) => state === 'played') && (
                <Button onClick={() => setIsSharing(true)}>{say('days.share')}</Button>
              )}
              {!isToday && <Button onClick={() => choose(undefined)}>{say('days.toToday')}</Button>}
            </div>
          </section>
          {isToday && (
            <section className={`${page.card} ${styles.puzzles}`} aria-labelledby="puzzles-of-day">
              <div>
                <h2 id="puzzles-of-day">{say('puzzles.day')}</h2>
                <p className={panel.dim}>{say('puzzles.tally', { solved, all })}</p>
              </div>
              <Button aria-describedby="puzzles-of-day" onClick={() => onGo({ room: 'puzzles' })}>
                {say('puzzles.day.try')}
              </Button>
            </section>
          )}
        </div>
        <section className={`${page.card} ${styles.panel}`} aria-labelledby="row-of-days">
          <div className={`${looks.row} ${styles.rowTop}`}>
            <h2 id="row-of-days">{say('days.row')}</h2>
            {tellsStreak && streak >= leastStreak && (
              <p className={`${looks.lit} ${looks.bold}`}>{say('days.streak', { days: streak })}</p>
            )}
          </div>
          <DayRow
            days={days}
            today={today}
            chosen={date}
            onChoose={(day) => choose(day === today ? undefined : day)}
          />
        </section>
      </div>
      {wish !== undefined && (
        <NewMatch
          matches={matches}
          joinNamed={joinNamed}
          wish={wish}
          onDone={() => {
            setWish(undefined);
            toMatch();
          }}
        />
      )}
      {leftDeal && <GoOnWithLeft stores={stores} one={leftDeal} onGoneOn={toMatch} />}
      {isSharing && (
        <DayShareDialog
          settings={settings}
          today={today}
          lines={lines}
          days={days}
          yardstickOf={yardstickOf}
          streak={tellsStreak && streak >= leastStreak ? streak : 0}
          onClose={() => setIsSharing(false)}
        />
      )}
    </RoomPage>
  );
}
