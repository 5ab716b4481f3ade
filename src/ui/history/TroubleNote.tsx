import type { HistoryTrouble } from '../../store/history/historyTrouble.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';

interface TroubleNoteProps {
  readonly trouble: HistoryTrouble | null;
  readonly className?: string | undefined;
}

/** What is wrong with the browser's database, in words; loading again may make it answer. */
export function TroubleNote({ trouble, className }: TroubleNoteProps) {
  const say = useSay();
  if (trouble === null) return null;
  return (
    <div className={className}>
      <p role="alert">{say(`history.trouble.${trouble}`)}</p>
      {trouble === 'not-answering' && (
        <Button onClick={() => location.reload()}>{say('dialog.reload')}</Button>
      )}
    </div>
  );
}
