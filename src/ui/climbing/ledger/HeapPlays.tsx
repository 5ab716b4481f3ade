import { useRef } from 'react';
import type { WonPlay } from '../../../engine/climbing/index.ts';
import type { VariantId } from '../../../engine/index.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import panel from '../../asking/Panel.module.css';
import { useNextFocus } from '../../ledger/useNextFocus.ts';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Cards } from '../cards/Cards.tsx';
import styles from './Heap.module.css';

interface HeapPlaysProps {
  readonly heap: readonly WonPlay[];
  readonly variant: VariantId;
  /** @param at the place of the play in the heap */
  readonly onTakeOut: (at: number) => void;
}

/** The short side of the cards, in CSS pixels. */
const wonCard = 18;

/** The plays of the heap; a press takes one out. */
export function HeapPlays({ heap, variant, onTakeOut }: HeapPlaysProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useNextFocus(list);
  return (
    <>
      <FittedTileLook cut tile={wonCard}>
        <ul
          ref={list}
          tabIndex={-1}
          className={`${looks.row} ${styles.plays}`}
          style={{ '--tile': `${wonCard}px` }}
          aria-label={say('climbing.heap.list')}
        >
          {heap.map(({ play, laid }, at) => {
            const what = combinationWords(play, say, variant);
            return (
              <li key={at}>
                <button
                  type="button"
                  className={`${looks.middle} ${looks.key} ${looks.touch} ${styles.play}`}
                  aria-label={say('climbing.heap.takeOut', { what, laid: laid ? 'yes' : 'no' })}
                  onClick={() => {
                    focusNext(at);
                    onTakeOut(at);
                  }}
                >
                  <Cards play={play} />
                  {laid && <span className={styles.laid}>{say('wu.badge.laid')}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      </FittedTileLook>
      {heap.length > 0 && <p className={panel.dim}>{say('climbing.heap.takeOut.about')}</p>}
    </>
  );
}
