import { playWithReason } from '../../../../text/fishing/reasonWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import styles from './WhyPlayed.module.css';

/** The plays of the newest turn and what spoke for each, where bots play among themselves. */
export const WhyPlayed = afterwards(function WhyPlayed({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { steps, names, reasonOf } = model;
  const turn = steps.findLastIndex(({ phase }) => phase === 'hand');
  return (
    <div className={styles.why}>
      {steps.slice(Math.max(turn, 0)).map((step, after) => {
        const at = Math.max(turn, 0) + after;
        const spoken = { ...step, name: names[step.seat] ?? '' };
        return <p key={at}>{playWithReason(spoken, reasonOf(at), names, say)}</p>;
      })}
    </div>
  );
});
