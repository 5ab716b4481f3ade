import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type RoundRecord, rulesOf } from '../../engine/index.ts';
import { formatLink } from '../../records/link.ts';
import { playedRound } from '../../records/playedRound.ts';
import { usualEffort } from '../../review/measuringEffort.ts';
import { dateOfDeal } from '../../store/days/dayDeal.ts';
import { measuredDealOf, type Yardsticks } from '../../store/days/measuredDeal.ts';
import { finishWithPauses, type InSteps } from '../../store/inSteps.ts';
import {
  againOf,
  currentRound,
  type Match,
  type UnreadRounds,
  unreadIn,
} from '../../store/match/match.ts';
import { controlsOf } from '../../store/match/matchRecords.ts';
import { mirrorOf } from '../../store/match/mirror.ts';
import { pause } from '../../store/pause.ts';
import type { Place } from '../../store/places.ts';
import type { Stores } from '../../store/services.ts';
import panel from '../asking/Panel.module.css';
import { throwIn } from '../fault/throwIn.ts';
import { Waiting } from '../load/Waiting.tsx';
import { StrongerOffer } from '../opponents/StrongerOffer.tsx';
import page from '../page/Page.module.css';
import { focusHeading } from '../page/ScreenChange.tsx';
import { scoresModelOf } from '../scores/scoresModel.ts';
import { DealLadder } from '../scores/yardstick/DealLadder.tsx';
import { useYardsticks } from '../scores/yardstick/useYardsticks.ts';
import { shownMatch } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';
import { RoundSheet } from './RoundSheet.tsx';

interface ScoreScreenProps {
  readonly stores: Pick<Stores, 'table' | 'matches' | 'settings' | 'services'>;
  readonly onGo: (place: Place) => void;
  readonly onExport: () => void;
}

export function ScoreScreen({ stores, onGo, onExport }: ScoreScreenProps) {
  const { table, matches, settings, services } = stores;
  const round = useStore(table, (at) => at.round);
  const match = round?.standing === 'true' ? round.match : null;
  const say = useSay();
  const isRead = useRoundsRead(match);
  const model = useMemo(
    () => (match === null || !isRead ? undefined : scoresModelOf(match, shownMatch(match, say))),
    [match, isRead, say],
  );
  const wasRead = useRef(isRead);
  useEffect(() => {
    // The heading was not there yet when the screen came.
    if (isRead && !wasRead.current && document.activeElement === document.body) {
      focusHeading(document.body);
    }
    wasRead.current = isRead;
  }, [isRead]);
  const isAwaited = useStore(matches, (state) => state.aside !== null);
  const { dealNextRound, startMatch, openMatch, comeBack, show } = matches.getState();
  if (match === null) return null;
  if (model === undefined) return <Waiting />;
  const isDayDeal = dateOfDeal(currentRound(match)) !== null;
  return (
    <RoundSheet
      match={match}
      model={model}
      settings={settings}
      history={services.history}
      ways={{
        on: {
          onNext: () => {
            // Whoever plays on without an answer about sound wants quiet.
            settings.getState().change({ soundAsked: true });
            dealNextRound();
          },
          onComeBack: isAwaited ? comeBack : undefined,
          onToday: isDayDeal ? () => onGo({ room: 'today' }) : undefined,
          onTried: (code) => onGo({ room: 'review', code }),
          onMirror: () => openMatch(mirrorOf(match)),
          onNew: () => startMatch(againOf(match.setup)),
        },
        onLook: () => show('table'),
        onReview: () => onGo({ room: 'review', code: formatLink(currentRound(match)) }),
        onExport,
      }}
      news={<DayYardstick round={currentRound(match)} yardsticks={services.yardsticks} />}
      offer={
        <StrongerOffer
          match={match}
          onPlay={startMatch}
          onGone={() => focusHeading(document.body)}
        />
      }
    />
  );
}

/** Whether all rounds of a match have been read; many that have not are read a few at a time. */
function useRoundsRead(match: Match | null): boolean {
  const unread = match === null ? undefined : unreadIn(match);
  const isReadAtOnce = useMemo(() => unread === undefined || unread.readOn(), [unread]);
  const [read, setRead] = useState<UnreadRounds>();
  useEffect(() => {
    if (isReadAtOnce || unread === undefined) return;
    let isWanted = true;
    const steps = readingSteps(unread);
    finishWithPauses(steps, pause, () => isWanted)
      .then(() => isWanted && setRead(unread))
      .catch((error: unknown) => setRead(throwIn(error)));
    return () => {
      isWanted = false;
    };
  }, [isReadAtOnce, unread]);
  return isReadAtOnce || read === unread;
}

function* readingSteps(unread: UnreadRounds): InSteps<void> {
  while (!unread.readOn()) yield;
}

const { roundsOfThinkers: least, roundsAtOnce: most } = usualEffort;

interface DayYardstickProps {
  /** A round that is over. */
  readonly round: RoundRecord;
  readonly yardsticks: Yardsticks;
}

/** What the bots make of the deal of the day that a round has played; nothing of another deal. */
function DayYardstick({ round, yardsticks }: DayYardstickProps) {
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
