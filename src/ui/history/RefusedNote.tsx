import { useStore } from 'zustand';
import type { History } from '../../store/history/history.ts';
import type { ServicesStore } from '../../store/services.ts';
import { TroubleBanner } from '../records/TroubleBanner.tsx';
import { useSay } from '../voice.tsx';

interface RefusedNoteProps {
  readonly services: ServicesStore;
  /** Saves the match whose rounds wait to be kept; undefined where that is not to be spoken of. */
  readonly onExport: (() => void) | undefined;
  /** A note, which had the focus, is gone. */
  readonly onGone: () => void;
}

/** Says that finished rounds could not be kept, at the end of one, and anywhere that those which waited for it are damaged. */
export function RefusedNote({ services, ...others }: RefusedNoteProps) {
  const history = useStore(services, (state) => state?.history);
  return history && <Refused history={history} {...others} />;
}

interface RefusedProps extends Omit<RefusedNoteProps, 'services'> {
  readonly history: Pick<History, 'state' | 'acknowledge'>;
}

function Refused({ history, onExport, onGone }: RefusedProps) {
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
