import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { VariantId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import { dayLevelOf } from '../../store/days/dayDeal.ts';
import type { DealPlayed } from '../../store/history/dayPlayed.ts';
import { playedDaysOf, streakOf } from '../../store/history/playedDays.ts';
import type { LeftMatch } from '../../store/left/leftMatches.ts';
import type { Place } from '../../store/places.ts';
import { solvedOn } from '../../store/puzzles/puzzleDays.ts';
import type { Stores } from '../../store/services.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { atStakeOf } from '../../store/table/atStake.ts';
import type { Screen } from '../../store/table/saved.ts';
import { daySayer } from '../calendar/daySayer.ts';
import { leastStreak } from '../calendar/dayTally.ts';
import { dealToPlay, isOverAtTable, unplayedDeal } from '../calendar/unplayedDeal.ts';
import { useToday } from '../calendar/useToday.ts';
import { Parted } from '../content/Parted.tsx';
import { GoOnWithLeft } from '../left/LeftList.tsx';
import looks from '../looks/looks.module.css';
import type { MatchWish } from '../setup/NewMatch.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './DayCard.module.css';
import { GoOnRow } from './GoOnRow.tsx';
import { TodayLeaf } from './TodayLeaf.tsx';

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
  const deals = offeredGames.map(({ variant }) =>
    ofToday?.get(variant) === 'inTime'
      ? { variant, state: 'played' as const }
      : { variant, ...unplayedDeal({ match, left }, today, variant) },
  );
  const next = dealToPlay(deals);
  const showMatch = (screen: Screen): void => {
    const { comeBack, show } = stores.matches.getState();
    comeBack();
    show(screen);
  };
  const press = (deal: (typeof deals)[number]): void => {
    const { variant, state } = deal;
    if (state === 'open') onPlay({ variant, level: dayLevelOf(today), day: today });
    else if (state === 'going') {
      if (deal.left === undefined) showMatch('table');
      else setLeftDeal(deal.left);
    } else if (isOverAtTable(match, today, variant)) showMatch('scores');
    else onGo({ room: 'today' });
  };
  return (
    <section className={`${looks.stack} ${styles.card}`} aria-labelledby="day">
      <div className={`${looks.spread} ${styles.head}`}>
        <h2>
          <button type="button" className={styles.way} onClick={() => onGo({ room: 'today' })}>
            <TodayLeaf />
            <span id="day">
              <Parted words={say('days.card', { date: sayDay(today) })} />
            </span>
            <span aria-hidden="true" className={styles.leads}>
              ›
            </span>
          </button>
        </h2>
        {streak >= leastStreak && (
          <p className={styles.streak}>{say('days.streak', { days: streak })}</p>
        )}
      </div>
      <ul className={styles.deals} data-known={played !== undefined || undefined}>
        {deals.map((deal) => (
          <li key={deal.variant}>
            <DealButton
              variant={deal.variant}
              state={deal.state}
              isNext={deal === next}
              // What was played must be known first: a deal of the day counts once.
              onPress={played && (() => press(deal))}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={`${looks.middle} ${looks.fill} ${styles.deal}`}
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

interface DealButtonProps {
  readonly variant: VariantId;
  readonly state: 'open' | 'going' | 'played';
  readonly isNext: boolean;
  /** Undefined until it can be pressed. */
  readonly onPress: (() => void) | undefined;
}

function DealButton({ variant, state, isNext, onPress }: DealButtonProps) {
  const say = useSay();
  const game = say(`variant.${variant}`);
  return (
    <button
      type="button"
      className={`${looks.middle} ${looks.fill} ${styles.deal}`}
      data-state={state}
      data-next={isNext || undefined}
      aria-label={say(`start.day.${state}`, { game })}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
    >
      {game}
    </button>
  );
}

/** The deals of the day that were played; undefined until the device has told them. */
function useDealsPlayed(history: Stores['services']['history']): readonly DealPlayed[] | undefined {
  const [deals, setDeals] = useState<readonly DealPlayed[]>();
  useEffect(() => {
    let outdated = false;
    const ask = (): void => {
      // Where the device does not tell them, none is marked as played.
      void history.dealsPlayed().then((played = []) => {
        if (!outdated) setDeals(played);
      });
    };
    // Another tab may have played meanwhile.
    const askAnew = (): void => {
      if (!document.hidden) ask();
    };
    ask();
    document.addEventListener('visibilitychange', askAnew);
    return () => {
      outdated = true;
      document.removeEventListener('visibilitychange', askAnew);
    };
  }, [history]);
  return deals;
}
