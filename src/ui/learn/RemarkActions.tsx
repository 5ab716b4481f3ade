import type { RefObject } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import prompt from '../table/Prompt.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './LessonFrame.module.css';
import { refuseHeldKey } from './refuseHeldKey.ts';

interface RemarkActionsProps {
  /** The way on; missing while something is to be pointed at. */
  readonly further: 'remark' | 'lesson' | undefined;
  /** What is to be done where no way leads on. */
  readonly tapWords: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onFurther: () => void;
  /** Takes the place of the way on: where an opening lesson leads at its end. */
  readonly ways?: Elements;
  /** At the end of the lesson: begins it once more, or goes back to the steps that were skipped. */
  readonly again: { readonly left: number; readonly onPress: () => void } | undefined;
}

/** Stands in the place of the table's actions where a remark asks for no play. */
export function RemarkActions(props: RemarkActionsProps) {
  const { further, tapWords, button, onFurther, ways, again } = props;
  const say = useSay();
  return (
    <>
      <p className={prompt.prompt}>
        {further === undefined && ways === undefined && again === undefined && tapWords}
      </p>
      <div className={styles.end} data-region="actions">
        {ways}
        {further !== undefined && (
          <Button
            ref={button}
            look="main"
            aria-describedby="said"
            onKeyDown={refuseHeldKey}
            // The second tap of a double tap would skip a remark unread.
            onClick={({ detail }) => {
              if (detail <= 1) onFurther();
            }}
          >
            {say(further === 'remark' ? 'learn.further' : 'learn.next')}
          </Button>
        )}
        {again !== undefined && (
          <Button onClick={again.onPress}>
            {again.left === 0 ? say('learn.again') : say('learn.left', { steps: again.left })}
          </Button>
        )}
      </div>
    </>
  );
}
