import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { dayLevelOf } from '../../store/days/dayDeal.ts';
import type { DealPlayed } from '../../store/history/dayPlayed.ts';
import { playedDaysOf, streakOf } from '../../store/history/playedDays.ts';
import type { LeftMatch } from '../../store/left/leftMatches.ts';
import type { Place } from '../../store/places.ts';
import { solvedOn } from '../../store/puzzles/puzzleDays.ts';
import type { Stores } from '../../store/services.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { atStakeOf } from '../../store/table/atStake.ts';
import { daySayer } from '../calendar/daySayer.ts';
import { leastStreak } from '../calendar/dayTally.ts';
import { unplayedDeal } from '../calendar/unplayedDeal.ts';
import { useToday } from '../calendar/useToday.ts';
import { Parted } from '../content/Parted.tsx';
import { offeredGames } from '../families.ts';
import { GoOnWithLeft } from '../left/LeftList.tsx';
import type { MatchWish } from '../setup/NewMatch.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './DayCard.module.css';
import { TodayLeaf } from './DayLeaf.tsx';
import { GoOnRow } from './GoOnRow.tsx';

interface DayCardProps {
  readonly stores: Stores;
  readonly settings: SettingsStore;
  readonly onGo: (place: Place) => void;
  readonly onPlay: (wish: MatchWish) => void;
}

/**
 * What a person who has played here before sees first: what is new today, how much of it is left
 * and how many days there are in a row, then what waits to be gone on with.
 */
export function DayCard({ stores, settings, onGo, onPlay }: DayCardProps) {
  const say = useSay();
  const today = useToday();
  const { history, left: leftMatches, puzzleDays } = stores.services;
  const match = useStore(stores.matches, atStakeOf);
  const left = useStore(leftMatches, (state) => state.left);
  const tellsStreak = useStore(settings, ({ streaks }) => streaks);
  const { answered, all } = solvedOn(useStore(puzzleDays), today);
  const played = useDealsPlayed(history);
  const days = useMemo(() => playedDaysOf(played ?? []), [played]);
  const sayDay = useMemo(() => daySayer(say, { day: 'numeric', month: 'short' }), [say]);
  const [leftDeal, setLeftDeal] = useState<LeftMatch>();
  const ofToday = days.get(today);
  const streak = tellsStreak ? streakOf(days, today) : 0;
  const next = offeredGames.find(({ variant }) => ofToday?.get(variant) !== 'inTime');
  const goOn = (deal: LeftMatch | undefined): void => {
    if (deal !== undefined) {
      setLeftDeal(deal);
      return;
    }
    const { comeBack, show } = stores.matches.getState();
    comeBack();
    show('table');
  };
  return (
    <section className={styles.card} aria-labelledby="day">
      <button type="button" className={styles.head} onClick={() => onGo({ room: 'today' })}>
        <TodayLeaf />
        <h2 id="day">
          <Parted words={say('days.card', { date: sayDay(today) })} />
        </h2>
        {streak >= leastStreak && (
          <span className={styles.streak}>{say('days.streak', { days: streak })}</span>
        )}
        <span aria-hidden="true" className={styles.leads}>
          ›
        </span>
      </button>
      <ul className={styles.deals} data-known={played !== undefined || undefined}>
        {offeredGames.map((game) => {
          const { variant } = game;
          const isPlayed = ofToday?.get(variant) === 'inTime';
          const deal = unplayedDeal({ match, left }, today, variant);
          const press = (): void => {
            if (isPlayed) onGo({ room: 'today' });
            else if (deal.state === 'going') goOn(deal.left);
            else onPlay({ variant, level: dayLevelOf(today), day: today });
          };
          return (
            <li key={game.id}>
              <button
                type="button"
                className={styles.deal}
                data-state={isPlayed ? 'played' : deal.state}
                data-next={game === next || undefined}
                aria-label={say(`start.day.${isPlayed ? 'played' : deal.state}`, {
                  game: say(`variant.${variant}`),
                })}
                // What was played must be known first: a deal of the day counts once.
                aria-disabled={played === undefined || undefined}
                onClick={played === undefined ? undefined : press}
              >
                {say(`variant.${variant}`)}
              </button>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className={styles.deal}
            data-state={answered < all ? 'open' : 'played'}
            onClick={() => onGo({ room: 'puzzles' })}
          >
            {say('start.day.puzzles', { answered, all })}
          </button>
        </li>
      </ul>
      <GoOnRow stores={stores} />
      {leftDeal && <GoOnWithLeft stores={stores} one={leftDeal} onGoneOn={() => undefined} />}
    </section>
  );
}

/** The deals of the day that were played; undefined until the device has told them. */
function useDealsPlayed(history: Stores['services']['history']): readonly DealPlayed[] | undefined {
  const [deals, setDeals] = useState<readonly DealPlayed[]>();
  useEffect(() => {
    let outdated = false;
    // Where the device does not tell them, none is marked as played.
    void history.dealsPlayed().then((played = []) => {
      if (!outdated) setDeals(played);
    });
    return () => {
      outdated = true;
    };
  }, [history]);
  return deals;
}
