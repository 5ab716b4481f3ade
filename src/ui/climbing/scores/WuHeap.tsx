import { heapLabel } from '../../../text/climbing/scoreWords.ts';
import { useSay } from '../../voice/voice.tsx';
import { labelledSteps, type WuHeapModel, widestPlace } from './heapSteps.ts';
import styles from './WuSheet.module.css';

/** Wu as a heap of cards on edge, with a mark at each step of payment and what it is worth. */
export function WuHeap({ heap }: { readonly heap: WuHeapModel }) {
  const say = useSay();
  const { wu, places, steps } = heap;
  const labelled = new Set(labelledSteps(heap));
  return (
    <span
      className={styles.heap}
      role="img"
      aria-label={heapLabel(wu, steps, say)}
      style={{ gridTemplateColumns: `repeat(${places}, minmax(0, ${widestPlace}px))` }}
    >
      {Array.from({ length: places }, (_, place) => {
        const step = steps.find((one) => one.wu === place + 1);
        return (
          <span key={place} className={styles.slot} data-won={place < wu || undefined}>
            {step !== undefined && (
              <span className={styles.step} data-reached={step.reached}>
                {labelled.has(step) && (
                  <>
                    <span className={styles.stepWu}>{step.wu}</span>
                    <span className={styles.coin}>{step.chips}</span>
                  </>
                )}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
