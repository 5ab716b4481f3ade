import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { DealPlayed } from '../../store/history/dayPlayed.ts';
import type { History } from '../../store/history/history.ts';
import { playedDaysOf, streakOf } from '../../store/history/playedDays.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { daySayer } from '../calendar/daySayer.ts';
import { dayTallyOf, dealsOfDay, leastStreak } from '../calendar/dayTally.ts';
import { useToday } from '../calendar/useToday.ts';
import { Parted } from '../content/Parted.tsx';
import { useSay } from '../voice/voice.tsx';
import { TodayLines } from './TodayLines.tsx';

interface TodayFactsProps {
  readonly history: Pick<History, 'dealsPlayed'>;
  readonly settings: SettingsStore;
}

const noDeals: readonly DealPlayed[] = [];

/** What the card of the day says once the day is known, and what was played of its deals. */
export function TodayFacts({ history, settings }: TodayFactsProps) {
  const say = useSay();
  const today = useToday();
  const tellsStreak = useStore(settings, ({ streaks }) => streaks);
  const [deals, setDeals] = useState(noDeals);
  useEffect(() => {
    let outdated = false;
    void history.dealsPlayed().then((played) => {
      if (!outdated && played !== undefined) setDeals(played);
    });
    return () => {
      outdated = true;
    };
  }, [history]);
  const days = useMemo(() => playedDaysOf(deals), [deals]);
  const sayDay = useMemo(() => daySayer(say, { day: 'numeric', month: 'short' }), [say]);
  const { inTime } = dayTallyOf(days, today);
  const streak = tellsStreak ? streakOf(days, today) : 0;
  const facts = { played: inTime, all: dealsOfDay, days: streak };
  const about = (): string => {
    if (streak >= leastStreak) return say('days.card.streak', facts);
    return inTime === 0 ? say('start.today') : say('days.played', facts);
  };
  return (
    <TodayLines
      day={String(Number(today.slice(-2)))}
      title={<Parted words={say('days.card', { date: sayDay(today) })} />}
      about={<Parted words={about()} />}
    />
  );
}
