import type { Place } from '../../store/places.ts';
import type { Elements } from '../content/content.ts';
import { useFirstSay } from '../voice/firstVoice.ts';
import { TodayLines } from './TodayLines.tsx';
import way from './WayCard.module.css';

interface TodayCardProps {
  readonly onGo: (place: Place) => void;
  /** What it says once the date is known, and what was played. */
  readonly children: Elements;
}

/** The way to the deals of the day; the page as it is built has no date. */
export function TodayCard({ onGo, children }: TodayCardProps) {
  const say = useFirstSay();
  return (
    <button type="button" className={way.card} onClick={() => onGo({ room: 'today' })}>
      {children ?? <TodayLines day="" title={say('rooms.today')} about={say('start.today')} />}
    </button>
  );
}
