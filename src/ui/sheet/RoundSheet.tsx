import { useState } from 'react';
import { useStore } from 'zustand';
import { sheetPartsOf } from '../../families/sheet.ts';
import { gameOf } from '../../records/playedRound.ts';
import type { History } from '../../store/history/history.ts';
import { currentRound, type Match } from '../../store/match/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { NewHonours, useNewHonours } from '../honours/NewHonours.tsx';
import looks from '../looks/looks.module.css';
import offer from '../opponents/Opponents.module.css';
import { focusHeading } from '../page/ScreenChange.tsx';
import type { WaysOn } from '../scores/NextActions.tsx';
import { Scores } from '../scores/Scores.tsx';
import type { ScoresModel } from '../scores/scoresModel.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { FittedTileLook } from '../tile/FittedTileLook.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';

interface RoundSheetProps {
  readonly match: Match;
  readonly model: ScoresModel;
  readonly settings: SettingsStore;
  readonly history: Pick<History, 'state'>;
  readonly ways: Omit<WaysOn, 'onShare' | 'onPrint'>;
  readonly news?: Elements;
  readonly offer?: Elements;
}

/** The short side of the tiles on the sheet, in CSS pixels. */
const sheetTile = 28;

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

/** Once, on the sheet of the first round, where it covers nothing. */
function SoundQuestion({ settings }: { readonly settings: SettingsStore }) {
  const say = useSay();
  const wasAsked = useStore(settings, ({ soundAsked }) => soundAsked);
  if (wasAsked) return null;
  const choose = (sound: boolean): void => {
    settings.getState().change({ sound, soundAsked: true });
    focusHeading(document.body);
  };
  return (
    <section className={`${looks.line3} ${offer.offer}`} aria-labelledby="sound-question">
      <p id="sound-question">{say('sound.question')}</p>
      <div className={`${looks.row} ${offer.answers}`}>
        <Button onClick={() => choose(true)}>{say('sound.question.on')}</Button>
        <Button look="quiet" onClick={() => choose(false)}>
          {say('sound.question.off')}
        </Button>
      </div>
    </section>
  );
}
