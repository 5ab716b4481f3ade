import { useLayoutEffect, useRef } from 'react';
import type { Kind } from '../../../engine/index.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { Tile } from '../../tile/Tile.tsx';
import { FittedTileLook } from '../../tile/TileLook.tsx';
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
  /**
   * The place of the key that was pressed: what stands there next has the focus if the key has
   * left.
   */
  const pressed = useRef<number>(undefined);
  const stacks = stacksOfCatch(count);
  useLayoutEffect(() => {
    const at = pressed.current;
    pressed.current = undefined;
    if (at === undefined || document.activeElement !== document.body) return;
    const keys = list.current?.querySelectorAll('button') ?? [];
    const next = keys[at] ?? keys[keys.length - 1];
    if (next === undefined) list.current?.focus();
    else next.focus();
  });
  return (
    <div className={styles.caught}>
      <FittedTileLook cut tile={caughtTile}>
        <ul
          ref={list}
          tabIndex={-1}
          className={styles.stacks}
          aria-label={say('calculator.caught', { name: count.name })}
        >
          {stacks.map(({ kind, copies }, at) => (
            <li key={kind}>
              <button
                type="button"
                className={styles.stack}
                aria-label={say('calculator.takeOut', { tile: tileLabel(kind, say), copies })}
                onClick={() => {
                  pressed.current = at;
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
