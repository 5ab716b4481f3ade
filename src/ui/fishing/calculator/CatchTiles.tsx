import { useRef } from 'react';
import type { Kind } from '../../../engine/index.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { useNextFocus } from '../../ledger/useNextFocus.ts';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { type CatchCount, stacksOfCatch } from './calculatorModel.ts';
import styles from './Entering.module.css';

interface CatchTilesProps {
  readonly count: CatchCount;
  readonly onTakeOut: (kind: Kind) => void;
}

/** The short side of the tiles, in CSS pixels. */
const caughtTile = 24;

/** The tiles of the chosen catch, each kind with its number; a press takes one out. */
export function CatchTiles({ count, onTakeOut }: CatchTilesProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useNextFocus(list);
  const stacks = stacksOfCatch(count);
  return (
    <div className={looks.stack}>
      <FittedTileLook cut tile={caughtTile}>
        <ul
          ref={list}
          tabIndex={-1}
          className={`${looks.row} ${styles.stacks}`}
          aria-label={say('calculator.caught', { name: count.name })}
        >
          {stacks.map(({ kind, copies }, at) => (
            <li key={kind}>
              <button
                type="button"
                className={`${looks.centre} ${styles.stack}`}
                aria-label={say('calculator.takeOut', { tile: tileLabel(kind, say), copies })}
                onClick={() => {
                  focusNext(at);
                  onTakeOut(kind);
                }}
              >
                <Tile kind={kind} />
                <span aria-hidden="true" className={styles.copies}>
                  {copies}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </FittedTileLook>
      <p className={panel.dim}>
        {say(stacks.length === 0 ? 'calculator.nothing' : 'calculator.takeOut.about')}
      </p>
    </div>
  );
}
