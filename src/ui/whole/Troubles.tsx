import { useStore } from 'zustand';
import type { Stores } from '../../store/services.ts';
import type { ShelfTrouble } from '../../store/shelf/shelf.ts';
import { TroubleBanner } from '../device/TroubleBanner.tsx';
import { RefusedNote } from '../history/RefusedNote.tsx';
import { useSay } from '../voice/voice.tsx';

interface TroublesProps {
  readonly stores: Stores;
  /** Whether the score sheet is shown: there the app tells of a round that it could not keep. */
  readonly atScores: boolean;
  readonly onExport: () => void;
  /** Called when a message, which had the focus, has left. */
  readonly onGone: () => void;
}

export function Troubles({ stores, atScores, onExport, onGone }: TroublesProps) {
  const { matches, settings, services } = stores;
  const say = useSay();
  const match = useStore(matches, (state) => state.match);
  const trouble = useStore(matches, (state) => state.trouble);
  const leftTrouble = useStore(services.left, (state) => state.trouble);
  const damagedSettings = useStore(settings, (state) => state.damaged);
  return (
    <>
      {trouble !== null && (
        <TroubleBanner
          trouble={trouble}
          words={say(
            trouble.code === 'damaged' && trouble.isBeside
              ? 'records.trouble.earlier'
              : `records.trouble.${trouble.code}`,
          )}
          onExport={match === null ? undefined : onExport}
          onDismiss={() => {
            matches.getState().acknowledgeTrouble();
            onGone();
          }}
        />
      )}
      <RefusedNote
        history={services.history}
        onExport={atScores && trouble === null ? onExport : undefined}
        onGone={onGone}
      />
      {leftTrouble !== null && isOfLeftAlone(leftTrouble) && (
        <TroubleBanner
          trouble={leftTrouble}
          words={say(`records.trouble.left.${leftTrouble.code}`)}
          onDismiss={() => {
            services.left.getState().acknowledgeTrouble();
            onGone();
          }}
        />
      )}
      {damagedSettings !== null && (
        <TroubleBanner
          trouble={{ code: 'damaged', text: damagedSettings }}
          words={say('records.trouble.settings')}
          onDismiss={() => {
            settings.getState().acknowledgeDamage();
            onGone();
          }}
        />
      )}
    </>
  );
}

/** Whether trouble with the matches that were left is not told of the match at the table too. */
function isOfLeftAlone(
  trouble: ShelfTrouble,
): trouble is Extract<ShelfTrouble, { code: 'storage-full' | 'newer' | 'damaged' }> {
  return trouble.code !== 'storage-denied' && trouble.code !== 'changed-elsewhere';
}
