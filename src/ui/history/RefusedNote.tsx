import { useStore } from 'zustand';
import type { History } from '../../store/history/history.ts';
import { TroubleBanner } from '../device/TroubleBanner.tsx';
import { useSay } from '../voice/voice.tsx';

interface RefusedNoteProps {
  readonly history: Pick<History, 'state' | 'acknowledge'>;
  /** Saves the match whose rounds wait to be kept; undefined where that is not to be spoken of. */
  readonly onExport: (() => void) | undefined;
  /** A note, which had the focus, is gone. */
  readonly onGone: () => void;
}

/**
 * Says that finished rounds could not be kept, at the end of one, and anywhere that those which
 * waited for it are damaged.
 */
export function RefusedNote({ history, onExport, onGone }: RefusedNoteProps) {
  const say = useSay();
  const { refused, damagedWaiting } = useStore(history.state);
  const dismiss = (what: Parameters<History['acknowledge']>[0]): void => {
    history.acknowledge(what);
    onGone();
  };
  return (
    <>
      {refused !== null && onExport !== undefined && (
        <TroubleBanner
          trouble={{ code: refused }}
          words={say(`history.trouble.${refused}`)}
          onExport={onExport}
          onDismiss={() => dismiss('refused')}
        />
      )}
      {damagedWaiting !== null && (
        <TroubleBanner
          trouble={{ code: 'damaged', text: damagedWaiting }}
          words={say('history.trouble.waiting')}
          onDismiss={() => dismiss('damagedWaiting')}
        />
      )}
    </>
  );
}
