import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import {
  createGame,
  findVariant,
  type Game,
  variantIds,
  type WonPlay,
} from '../../../engine/climbing/index.ts';
import { invariant, type VariantId } from '../../../engine/index.ts';
import { heapWords } from '../../../text/climbing/heapWords.ts';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './Heap.module.css';

interface HeapGamesProps {
  readonly heap: readonly WonPlay[];
  readonly variant: VariantId;
  /** The game that is being told, with its switches. */
  readonly game: Game;
}

/**
 * What a heap is worth in the game that is being told, and in the others as they are usually
 * played. A game that was not asked for yet takes a while to come, so these follow one by one.
 */
export function HeapGames({ heap, variant, game }: HeapGamesProps) {
  const say = useSay();
  const [others, setOthers] = useState(0);
  const all = variantIds.filter((id) => id !== variant);
  useEffect(() => {
    if (others >= all.length) return;
    const timer = setTimeout(() => startTransition(() => setOthers(others + 1)));
    return () => clearTimeout(timer);
  }, [others, all.length]);
  return (
    <table className={`${looks.wide} ${looks.figures} ${styles.games}`}>
      <caption>{say('climbing.heap.games')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('climbing.heap.game')}</th>
          <th scope="col">{say('climbing.pays.wu')}</th>
          <th scope="col">{say('climbing.heap.each')}</th>
        </tr>
      </thead>
      <tbody>
        <GameRow heap={heap} variant={variant} game={game} isTold />
        {all.slice(0, others).map((id) => (
          <UsualGameRow key={id} heap={heap} variant={id} />
        ))}
      </tbody>
    </table>
  );
}

interface GameRowProps extends HeapGamesProps {
  readonly isTold: boolean;
}

/** A game as it is usually played. Those that have come before are not reckoned again. */
const UsualGameRow = memo(function UsualGameRow({ heap, variant }: Omit<HeapGamesProps, 'game'>) {
  const game = useMemo(() => usualGame(variant), [variant]);
  return <GameRow heap={heap} variant={variant} game={game} isTold={false} />;
});

function GameRow({ heap, variant, game, isTold }: GameRowProps) {
  const say = useSay();
  const { wu, chips, notes } = heapWords(heap, game, say);
  return (
    <tr data-told={isTold || undefined}>
      <th scope="row">
        <span>{say(`variant.${variant}`)}</span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </th>
      <td>{wu ?? '–'}</td>
      <td>{chips ?? '–'}</td>
    </tr>
  );
}

function usualGame(id: VariantId): Game {
  const variant = findVariant(id);
  const seats = variant?.seatCounts[0];
  invariant(variant !== undefined && seats !== undefined, 'each game is for some number of seats');
  const game = createGame(variant, seats);
  invariant(game.ok, 'no switch is changed');
  return game.value;
}
