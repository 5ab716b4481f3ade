import { baitOf } from '../../../engine/fishing/index.ts';
import type { Hint } from '../../../store/table/hint.ts';
import { reasonWords } from '../../../text/fishing/reasonWords.ts';
import type { Say } from '../../../text/say.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import styles from '../../learn/LessonFrame.module.css';
import { useSay } from '../../voice/voice.tsx';
import { hintReasonOf } from '../table/hintReason.ts';
import type { TableModel } from '../table/tableModel.ts';
import { hintWords } from '../table/words/hintWords.ts';

interface HintSaidProps {
  readonly hint: Hint;
  readonly model: TableModel;
}

/** A hint as far as it is told, first what to do, and with the whole play what speaks for it. */
export function HintSaid({ hint, model }: HintSaidProps) {
  const say = useSay();
  return <p className={styles.task}>{hintSaid(hint, model, say)}</p>;
}

function hintSaid(hint: Hint, model: TableModel, say: Say): string {
  const { choices, names } = model;
  switch (hint.told) {
    case 'nothing':
      return hintWords(hint, choices, say);
    case 'part':
      return say('learn.round.bait', { bait: tileInSentence(baitOf(hint.play), say) });
    case 'whole':
      return say('reason.after', {
        play: hintWords(hint, choices, say),
        reason: reasonWords(hintReasonOf(hint, model), names, say),
      });
  }
}
