import { baitOf } from '../../../engine/index.ts';
import type { Hint } from '../../../store/table/hint.ts';
import { reasonWords } from '../../../text/fishing/reasonWords.ts';
import type { Say } from '../../../text/say.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import styles from '../../learn/LessonFrame.module.css';
import { useSay } from '../../voice/voice.tsx';
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

function hintSaid(hint: Hint, { choices, names }: TableModel, say: Say): string {
  switch (hint.told) {
    case 'nothing':
      return hintWords(hint, choices, say);
    case 'bait':
      return say('learn.round.bait', { bait: tileInSentence(baitOf(hint.play), say) });
    case 'play':
      return say('reason.after', {
        play: hintWords(hint, choices, say),
        reason: reasonWords(hint.reason, names, say),
      });
  }
}
