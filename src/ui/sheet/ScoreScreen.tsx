import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { formatLink } from '../../records/link.ts';
import { dateOfDeal } from '../../store/days/dayDeal.ts';
import { againOf, currentRound } from '../../store/match/match.ts';
import { mirrorOf } from '../../store/match/mirror.ts';
import type { Place } from '../../store/places.ts';
import type { Stores } from '../../store/services.ts';
import { Waiting } from '../load/Waiting.tsx';
import { StrongerOffer } from '../opponents/StrongerOffer.tsx';
import { focusHeading } from '../page/ScreenChange.tsx';
import { scoresModelOf } from '../scores/scoresModel.ts';
import { shownMatch } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';
import { DayYardstick } from './DayYardstick.tsx';
import { RoundSheet } from './RoundSheet.tsx';
import { useRoundsRead } from './useRoundsRead.ts';

interface ScoreScreenProps {
  readonly stores: Pick<Stores, 'table' | 'matches' | 'settings' | 'services'>;
  readonly onGo: (place: Place) => void;
  readonly onExport: () => void;
}

/** Connects the score sheet of the round that is over to the stores. */
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
