import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { formatLink } from '../../records/link.ts';
import { gameOf } from '../../records/playedRound.ts';
import { dateOfDeal } from '../../store/days/dayDeal.ts';
import type { History } from '../../store/history/history.ts';
import { againOf, currentRound } from '../../store/match/match.ts';
import { mirrorOf } from '../../store/match/mirror.ts';
import type { Place } from '../../store/places.ts';
import type { Stores } from '../../store/services.ts';
import { sheetPartsOf } from '../families/sheetParts.ts';
import { NewHonours } from '../honours/NewHonours.tsx';
import { useNewHonours } from '../honours/useNewHonours.ts';
import { StrongerOffer } from '../opponents/StrongerOffer.tsx';
import { focusHeading } from '../page/ScreenChange.tsx';
import { Scores } from '../scores/Scores.tsx';
import { scoresModelOf } from '../scores/scoresModel.ts';
import { shownMatch } from '../seatTable/shownNames.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { FittedTileLook, TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';

interface ScoreScreenProps {
  readonly stores: Pick<Stores, 'table' | 'matches' | 'settings'>;
  readonly history: Pick<History, 'state'>;
  readonly onGo: (place: Place) => void;
  readonly onExport: () => void;
}

/** The short side of the tiles on the sheet, in CSS pixels. */
const sheetTile = 28;

/** Connects the score sheet of the round that is over to the stores. */
export function ScoreScreen({ stores, history, onGo, onExport }: ScoreScreenProps) {
  const { table, matches, settings } = stores;
  const round = useStore(table, (at) => at.round);
  const match = round?.standing === 'true' ? round.match : null;
  const say = useSay();
  const model = useMemo(
    () => (match === null ? undefined : scoresModelOf(shownMatch(match, say))),
    [match, say],
  );
  const isAwaited = useStore(matches, (state) => state.aside !== null);
  const { dealNextRound, startMatch, openMatch, comeBack, show } = matches.getState();
  const kit = match === null ? 'two-sets' : gameOf(match.setup).variant.kit;
  const look = useTileWish(settings, kit);
  const [isSharing, setIsSharing] = useState(false);
  const honours = useNewHonours(history, settings, match && currentRound(match));
  if (match === null || model === undefined) return null;
  const isDayDeal = dateOfDeal(currentRound(match)) !== null;
  const parts = sheetPartsOf(match.setup.variant);
  return (
    <TileLook look={look}>
      <FittedTileLook cut tile={sheetTile}>
        <Scores
          parts={parts}
          model={model}
          ways={{
            onNext: dealNextRound,
            onComeBack: isAwaited ? comeBack : undefined,
            onToday: isDayDeal ? () => onGo({ room: 'today' }) : undefined,
            onTried: (code) => onGo({ room: 'review', code }),
            onMirror: () => openMatch(mirrorOf(match)),
            onLook: () => show('table'),
            onPrint: () => window.print(),
            onShare: () => setIsSharing(true),
            onReview: () => onGo({ room: 'review', code: formatLink(currentRound(match)) }),
            onExport,
            onNew: () => startMatch(againOf(match.setup)),
          }}
          news={<NewHonours ids={honours} />}
          offer={
            <StrongerOffer
              match={match}
              onPlay={startMatch}
              onGone={() => focusHeading(document.body)}
            />
          }
        />
      </FittedTileLook>
      {isSharing && (
        <ShareDialog
          parts={parts}
          settings={settings}
          record={currentRound(match)}
          onClose={() => setIsSharing(false)}
        />
      )}
    </TileLook>
  );
}
