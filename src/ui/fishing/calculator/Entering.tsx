import { useState } from 'react';
import { copiesIn, countOf, type Kind, type Seat } from '../../../engine/index.ts';
import {
  type EnteredCatches,
  withoutCatch,
  withoutLast,
  withText,
  withTile,
} from '../../../store/fishing/ledger/entry.ts';
import type { LedgerState } from '../../../store/ledger/ledgerStore.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import { Keypad } from '../../ledger/Keypad.tsx';
import styles from '../../ledger/LedgerPage.module.css';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import { CatchTabs } from './CatchTabs.tsx';
import { CatchTiles } from './CatchTiles.tsx';
import { type CalculatorModel, keypadSuits } from './calculatorModel.ts';
import { EntryActions } from './EntryActions.tsx';
import { FiredStatus } from './FiredStatus.tsx';
import { TypedCatch } from './TypedCatch.tsx';
import { useTypedTiles } from './useTypedTiles.ts';

interface EnteringProps {
  readonly model: CalculatorModel;
  readonly state: Pick<LedgerState, 'past' | 'choose' | 'enter' | 'undo'>;
}

/**
 * Where catches are entered: whose, the keypad, what has changed, the tiles so far, and the same as
 * text.
 */
export function Entering({ model, state }: EnteringProps) {
  const say = useSay();
  /** What could not be done, until something is. */
  const [told, setTold] = useState('');
  const { seat, catches, left, kit } = model;
  const count = catches[seat];
  const enter = (make: (entry: EnteredCatches, at: Seat) => EnteredCatches, typed?: Seat): void =>
    state.enter('catches', make, typed);
  const quietly = (act: () => void): void => {
    setTold('');
    act();
  };
  const add = (kind: Kind): void => {
    const held = copiesIn(kit, kind);
    const isGone = countOf(left, kind) === 0;
    setTold(isGone ? say('calculator.gone', { tile: tileInSentence(kind, say), held }) : '');
    if (!isGone) enter((entry, at) => withTile(entry, at, kind));
  };
  useTypedTiles({
    onTile: add,
    onHalf: (half) => setTold(half === null ? '' : say('calculator.digit', { digit: half })),
    onNoTile: (digits) => setTold(say('calculator.notATile', { digits })),
  });
  if (count === undefined) return null;
  const takeBack = (kind?: Kind): void => {
    const isThere = kind === undefined ? count.tiles > 0 : countOf(count.counts, kind) > 0;
    setTold(isThere ? '' : say('calculator.nothingToTakeBack'));
    if (isThere) enter((entry, at) => withoutLast(entry, at, kind));
  };
  return (
    <section
      className={`${looks.stack} ${styles.entering}`}
      aria-label={say('calculator.caught', { name: count.name })}
    >
      <CatchTabs model={model} onChoose={(chosen) => quietly(() => state.choose(chosen))} />
      <Keypad
        suits={keypadSuits}
        left={left}
        label={say('calculator.keypad', { name: count.name })}
        onAdd={add}
        onTakeBack={takeBack}
      />
      <EntryActions
        canTakeBack={count.tiles > 0}
        canUndo={state.past.length > 0}
        canClear={count.tiles + count.unread.length > 0}
        onTakeBack={() => takeBack()}
        onUndo={() => quietly(state.undo)}
        onClear={() => quietly(() => enter(withoutCatch))}
      />
      <FiredStatus model={model} told={told} />
      <CatchTiles count={count} onTakeOut={takeBack} />
      <TypedCatch
        key={`${seat} ${model.editing}`}
        count={count}
        onType={(text) => quietly(() => enter((entry, at) => withText(entry, at, text), seat))}
      />
    </section>
  );
}
