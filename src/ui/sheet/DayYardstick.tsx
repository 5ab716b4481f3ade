import { useMemo } from 'react';
import { type RoundRecord, rulesOf } from '../../engine/index.ts';
import { playedRound } from '../../records/playedRound.ts';
import { usualEffort } from '../../review/measuringEffort.ts';
import { dateOfDeal } from '../../store/days/dayDeal.ts';
import { measuredDealOf, type Yardsticks } from '../../store/days/measuredDeal.ts';
import { controlsOf } from '../../store/match/matchRecords.ts';
import panel from '../asking/Panel.module.css';
import page from '../page/Page.module.css';
import { DealLadder } from '../scores/yardstick/DealLadder.tsx';
import { useYardsticks } from '../scores/yardstick/useYardsticks.ts';
import { useSay } from '../voice/voice.tsx';

const { roundsOfThinkers: least, roundsAtOnce: most } = usualEffort;

interface DayYardstickProps {
  /** A round that is over. */
  readonly round: RoundRecord;
  readonly yardsticks: Yardsticks;
}

/** What the bots make of the deal of the day that a round has played; nothing of another deal. */
export function DayYardstick({ round, yardsticks }: DayYardstickProps) {
  const say = useSay();
  const deals = useMemo(() => {
    const date = dateOfDeal(round);
    const controls = controlsOf(round.meta?.players);
    const deal = measuredDealOf({ ...round, day: date === null ? null : { date }, controls });
    return deal === undefined ? [] : [deal];
  }, [round]);
  const yardstickOf = useYardsticks(yardsticks, deals);
  const [deal] = deals;
  const yardstick = deal && yardstickOf(deal);
  if (deal === undefined || yardstick === null) return null;
  const { game, position } = playedRound(round);
  return (
    <section className={page.card} aria-label={say('days.yardstick.title')}>
      <DealLadder yardstick={yardstick} own={rulesOf(game).settlementOf(position)[0] ?? 0} />
      <p className={panel.dim}>{say('days.yardstick.about', { least, most })}</p>
    </section>
  );
}
