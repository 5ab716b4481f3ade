import { playWords } from '../../text/playWords.ts';
import { tileInSentence } from '../../text/tileNames.ts';
import { useSay } from '../voice.tsx';
import styles from './Told.module.css';
import type { TableModel } from './tableModel.ts';

/** Older plays than these leave the live region; the log keeps them. */
const keptPlays = 8;

/** The polite live region: each play in words as it is made, then whose turn it is and what was drawn. */
export function Told({ model }: { model: TableModel }) {
  const say = useSay();
  const { steps, names, turn, viewer, phase, arrangement, choices } = model;
  const first = Math.max(0, steps.length - keptPlays);
  return (
    <div className={styles.told} role="log" aria-live="polite" aria-label={say('table.told')}>
      {steps.slice(first).map(({ seat, phase: made, play }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
        <p key={first + at}>{playWords({ name: names[seat] ?? '', phase: made, play }, say)}</p>
      ))}
      {turn !== null && turn === viewer && phase === 'hand' && (
        <p key={`turn-${steps.length}`}>{say('table.turn.yourHand')}</p>
      )}
      {turn !== null && turn === viewer && arrangement.drawn !== null && choices.size > 0 && (
        <p key={`drawn-${steps.length}`}>
          {say('table.told.drawn', { tile: tileInSentence(arrangement.drawn.kind, say) })}
        </p>
      )}
      {phase === 'over' && <p key="over">{say('table.turn.over')}</p>}
    </div>
  );
}
