import { useEffect, useEffectEvent, useState } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { LedgerGame } from '../../store/entering/form.ts';
import type { JoinNamed } from '../../store/joining.ts';
import type { Ledger } from '../../store/ledger/ledger.ts';
import { type Joined, useJoined } from '../load/useJoined.ts';
import { withVariant } from '../setup/setupDraft.ts';
import { draftOf } from './evening.ts';

/** A game that was chosen for the ledger and whose family may still be on its way. */
export interface WishedGame {
  /** Undefined once it is entered. */
  readonly wish: VariantId | undefined;
  readonly joined: Joined;
  readonly onWish: (variant: VariantId) => void;
  /** Gives up a wish that could not be met: its game can be chosen again. */
  readonly onFailureSeen: () => void;
}

/**
 * Has a chosen game be entered as soon as its family has joined, also where its dialog has been
 * closed before.
 * @param first what is wished for from the beginning
 */
export function useWishedGame(
  ledger: Ledger,
  joinNamed: JoinNamed,
  onGame: (game: LedgerGame) => void,
  first: VariantId | undefined,
): WishedGame {
  const [wish, setWish] = useState(first);
  const joined = useJoined(joinNamed, wish ?? '');
  const enter = useEffectEvent((variant: VariantId): void => {
    // The switches of one variant mean little in another.
    const { seatCount } = withVariant(draftOf(ledger), variant);
    onGame({ variant, rules: {}, seatCount });
    setWish(undefined);
  });
  useEffect(() => {
    if (wish !== undefined && joined === 'here') enter(wish);
  }, [wish, joined]);
  const onFailureSeen = (): void => {
    if (joined === 'failed') setWish(undefined);
  };
  return { wish, joined, onWish: setWish, onFailureSeen };
}
