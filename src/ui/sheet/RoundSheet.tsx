import { useState } from 'react';
import { gameOf } from '../../records/playedRound.ts';
import type { History } from '../../store/history/history.ts';
import { currentRound, type Match } from '../../store/match/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { Elements } from '../content/content.ts';
import { sheetPartsOf } from '../families/sheetParts.ts';
import { NewHonours } from '../honours/NewHonours.tsx';
import { useNewHonours } from '../honours/useNewHonours.ts';
import type { WaysOn } from '../scores/NextActions.tsx';
import { Scores } from '../scores/Scores.tsx';
import type { ScoresModel } from '../scores/scoresModel.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { SoundQuestion } from '../sound/SoundQuestion.tsx';
import { FittedTileLook } from '../tile/FittedTileLook.tsx';
import { TileLook } from '../tile/TileLook.tsx';

interface RoundSheetProps {
  readonly match: Match;
  /** What is shown of the match. */
  readonly model: ScoresModel;
  readonly settings: SettingsStore;
  readonly history: Pick<History, 'state'>;
  readonly ways: Omit<WaysOn, 'onShare' | 'onPrint'>;
  /** What stands before the ways on, beside the honours that the round has brought. */
  readonly news?: Elements;
  /** What is offered beside the ways on. */
  readonly offer?: Elements;
}

/** The short side of the tiles on the sheet, in CSS pixels. */
const sheetTile = 28;

/** The score sheet of a match whose round is over, wherever that was played. */
export function RoundSheet(props: RoundSheetProps) {
  const { match, model, settings, history, ways, news, offer } = props;
  const look = useTileWish(settings, gameOf(match.setup).variant.kit);
  const [isSharing, setIsSharing] = useState(false);
  const honours = useNewHonours(history, settings, currentRound(match));
  const parts = sheetPartsOf(match.setup.variant);
  return (
    <TileLook look={look}>
      <FittedTileLook cut tile={sheetTile}>
        <Scores
          parts={parts}
          model={model}
          ways={{ ...ways, onShare: () => setIsSharing(true), onPrint: () => window.print() }}
          news={
            <>
              <NewHonours ids={honours} />
              {news}
            </>
          }
          offer={
            <>
              {offer}
              <SoundQuestion settings={settings} />
            </>
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
