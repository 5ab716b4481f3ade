import type { RefObject } from 'react';
import { Button } from '../../button/Button.tsx';
import styles from '../../learn/LessonFrame.module.css';
import { refuseHeldKey } from '../../learn/refuseHeldKey.ts';
import prompt from '../../table/Prompt.module.css';
import { useSay } from '../../voice/voice.tsx';

interface RemarkActionsProps {
  /** The way on; missing while a tile is to be pointed at. */
  readonly further: 'remark' | 'lesson' | undefined;
  /** The button that leads on. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onFurther: () => void;
  /** At the end of the lesson what else there is: once more, or so many steps that were skipped. */
  readonly again: { readonly left: number; readonly onPress: () => void } | undefined;
}

/**
 * In the place of what can be done at the table: what leads on from what is said and asks for no
 * play.
 */
export function RemarkActions({ further, button, onFurther, again }: RemarkActionsProps) {
  const say = useSay();
  return (
    <>
      <p className={prompt.prompt}>
        {further === undefined && again === undefined && say('learn.tap')}
      </p>
      <div className={styles.end} data-region="actions">
        {further !== undefined && (
          <Button
            ref={button}
            look="main"
            aria-describedby="said"
            onKeyDown={refuseHeldKey}
            // The second of a double tap would go past what nobody has read.
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
