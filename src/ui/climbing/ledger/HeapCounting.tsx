import { useState } from 'react';
import {
  type Game,
  heapProblemOf,
  toldCountsOf,
  toldSeatOf,
  type WonPlay,
} from '../../../engine/climbing/index.ts';
import { type Seat, seatsOf } from '../../../engine/index.ts';

import { type EnteredCounts, emptyHeap, type SeatCounts } from '../../../store/entering/counts.ts';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import page from '../../ledger/LedgerPage.module.css';
import looks from '../../looks/looks.module.css';
import card from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';
import { HeapEntry } from './HeapEntry.tsx';
import { HeapGames } from './HeapGames.tsx';
import { HeapPlays } from './HeapPlays.tsx';
import { heapOfTold, toldOfHeap } from './toldHeap.ts';

interface HeapCountingProps {
  readonly told: EnteredCounts;
  readonly game: Game;
  readonly names: readonly string[];
  readonly onChange: (make: (before: EnteredCounts) => EnteredCounts) => void;
}

/**
 * A heap of won plays, counted by itself: what it is worth in each climbing game. Its counts can be
 * filled in for a seat of the round that is being told.
 */
export function HeapCounting({ told, game, names, onChange }: HeapCountingProps) {
  const say = useSay();
  /** What was filled in last. */
  const [filled, setFilled] = useState<SeatCounts>();
  const heap = heapOfTold(told.heap);
  const canBeFilled = heap.length > 0 && heapProblemOf(game, heap) === undefined;
  const keep = (after: readonly WonPlay[]): void =>
    onChange((before) => ({ ...before, heap: toldOfHeap(after) }));
  const fillIn = (seat: Seat): void => {
    // All of them: who has declared may be told later.
    const counts = toldSeatOf(game, heap);
    onChange((before) => ({
      ...before,
      counts: before.counts.with(seat, counts),
      heap: emptyHeap,
    }));
    setFilled(counts);
  };
  const filledSeat = filled === undefined ? -1 : told.counts.indexOf(filled);
  return (
    <details className={`${card.card} ${looks.fold} ${page.fold}`}>
      <summary className={page.summary}>
        <h2>{say('climbing.heap.title')}</h2>
      </summary>
      <div className={`${looks.stack} ${page.entering}`}>
        <p className={panel.dim}>{say('climbing.heap.about')}</p>
        <HeapEntry
          key={game.variant.id}
          game={game}
          heap={heap}
          onAdd={(won) => keep([...heap, won])}
        />
        <HeapPlays
          heap={heap}
          variant={told.game.variant}
          onTakeOut={(at) => keep(heap.toSpliced(at, 1))}
        />
        {heap.length > 0 && <HeapGames heap={heap} variant={told.game.variant} game={game} />}
        {canBeFilled && (
          <div className={`${looks.row} ${page.actions}`}>
            {seatsOf(game.seatCount)
              .filter((seat) => toldCountsOf(game, seat === told.declarer).length > 0)
              .map((seat) => (
                <Button key={seat} onClick={() => fillIn(seat)}>
                  {say('climbing.heap.fill', { name: names[seat] ?? '' })}
                </Button>
              ))}
          </div>
        )}
        <p role="status" className={`${looks.lit} ${page.told}`}>
          {filledSeat >= 0 &&
            say('climbing.heap.filled', { name: names[filledSeat] ?? '', wu: filled?.wu ?? 0 })}
        </p>
      </div>
    </details>
  );
}
