import { useState } from 'react';
import { type Game, toldSeatOf, type WonPlay } from '../../../engine/climbing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import type { LedgerState } from '../../../store/ledger/ledgerStore.ts';
import { emptyHeap, type Told } from '../../../store/ledger/told.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import page from '../../ledger/LedgerPage.module.css';
import card from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';
import { HeapEntry } from './HeapEntry.tsx';
import { HeapGames } from './HeapGames.tsx';
import { HeapPlays } from './HeapPlays.tsx';
import { heapOfTold, toldOfHeap } from './toldHeap.ts';
import { askedOf } from './toldLedger.ts';

interface HeapCountingProps {
  readonly told: Told;
  readonly game: Game;
  readonly names: readonly string[];
  readonly onChange: LedgerState['changeTold'];
}

/**
 * A heap of won plays, counted by itself: what it is worth in each climbing game. Its counts can be
 * filled in for a seat of the round that is being told.
 */
export function HeapCounting({ told, game, names, onChange }: HeapCountingProps) {
  const say = useSay();
  const [filled, setFilled] = useState('');
  const heap = heapOfTold(told.heap);
  const asked = askedOf(told, game);
  const keep = (after: readonly WonPlay[]): void => {
    setFilled('');
    onChange((before) => ({ ...before, heap: toldOfHeap(after) }));
  };
  const fillIn = (seat: Seat): void => {
    const counts = toldSeatOf(game, heap);
    const told = Object.fromEntries(
      (asked[seat] ?? []).map((count) => [count, counts[count] ?? 0]),
    );
    onChange((before) => ({
      ...before,
      counts: before.counts.with(seat, { ...before.counts[seat], ...told }),
      heap: emptyHeap,
    }));
    setFilled(say('climbing.heap.filled', { name: names[seat] ?? '', wu: counts.wu ?? 0 }));
  };
  return (
    <details className={card.card}>
      <summary className={page.summary}>
        <h2>{say('climbing.heap.title')}</h2>
      </summary>
      <div className={page.entering}>
        <p className={panel.dim}>{say('climbing.heap.about')}</p>
        <HeapEntry game={game} heap={heap} onAdd={(won) => keep([...heap, won])} />
        <HeapPlays
          heap={heap}
          variant={told.game.variant}
          onTakeOut={(at) => keep(heap.toSpliced(at, 1))}
        />
        {heap.length > 0 && (
          <>
            <HeapGames heap={heap} variant={told.game.variant} game={game} />
            <div className={page.actions}>
              {asked.map(
                (counts, seat) =>
                  counts.length > 0 && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is
                    <Button key={seat} onClick={() => fillIn(seat)}>
                      {say('climbing.heap.fill', { name: names[seat] ?? '' })}
                    </Button>
                  ),
              )}
            </div>
          </>
        )}
        <p role="status" className={page.told}>
          {filled}
        </p>
      </div>
    </details>
  );
}
