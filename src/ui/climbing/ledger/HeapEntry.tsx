import { useState } from 'react';
import {
  cardsOf,
  type Game,
  laidAgainIn,
  suitRows,
  type WonPlay,
  waysToWin,
} from '../../../engine/climbing/index.ts';
import { copiesIn, countOf, countTiles, type Kind, kinds } from '../../../engine/index.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { refusalWords } from '../../../text/climbing/refusalWords.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import { Button } from '../../button/Button.tsx';
import { Keypad } from '../../ledger/Keypad.tsx';
import page from '../../ledger/LedgerPage.module.css';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './Heap.module.css';

interface HeapEntryProps {
  readonly game: Game;
  readonly heap: readonly WonPlay[];
  readonly onAdd: (won: WonPlay) => void;
}

/** The short side of the tapped cards, in CSS pixels. */
const tappedCard = 24;

/** The cards of one play are tapped, then it joins the heap: as won, or as laid where it can be. */
export function HeapEntry({ game, heap, onAdd }: HeapEntryProps) {
  const say = useSay();
  const [tapped, setTapped] = useState<readonly Kind[]>([]);
  /** A card that is wanted and not there. */
  const [gone, setGone] = useState<Kind>();
  const { kit } = game.variant;
  const used = countTiles([...heap.flatMap(({ play }) => cardsOf(play)), ...tapped]);
  const left = kinds.map((kind) => Math.max(copiesIn(kit, kind) - countOf(used, kind), 0));
  const found = waysToWin(game, countTiles(tapped));
  const ways = found.ways.filter((way) => !way.laid || laidAgainIn([...heap, way]) === undefined);
  const [first] = ways;
  const change = (after: readonly Kind[]): void => {
    setGone(undefined);
    setTapped(after);
  };
  const add = (kind: Kind): void => {
    if (countOf(left, kind) === 0) setGone(kind);
    else change([...tapped, kind]);
  };
  const takeBack = (kind = tapped.at(-1)): void => {
    const at = kind === undefined ? -1 : tapped.lastIndexOf(kind);
    if (at >= 0) change(tapped.toSpliced(at, 1));
  };
  const told = (): string => {
    if (gone !== undefined) {
      const most = copiesIn(kit, gone);
      return say('climbing.heap.problem.too-many', { card: tileInSentence(gone, say), most });
    }
    if (tapped.length === 0) return say('climbing.heap.tap');
    if (first !== undefined) return combinationWords(first.play, say, game.variant.id);
    return 'why' in found ? refusalWords(found.why, game, say) : say('climbing.heap.laidOnce');
  };
  return (
    <>
      <Keypad
        suits={suitRows(game).map((row) => row.kinds)}
        left={left}
        label={say('climbing.heap.keypad')}
        onAdd={add}
        onTakeBack={takeBack}
      />
      <div className={styles.tapped}>
        <FittedTileLook cut tile={tappedCard}>
          <span
            className={`${looks.row} ${styles.cards}`}
            style={{ '--tile': `${tappedCard}px` }}
            aria-hidden="true"
          >
            {tapped
              .toSorted((one, other) => one - other)
              .map((kind, at) => (
                <Tile key={at} kind={kind} />
              ))}
          </span>
        </FittedTileLook>
        <p role="status">{told()}</p>
      </div>
      <div className={`${looks.row} ${page.actions}`}>
        {(game.variant.laying === 'none' ? [false] : [false, true]).map((laid) => {
          const way = ways.find((one) => one.laid === laid);
          return (
            <Button
              key={String(laid)}
              className={page.action}
              aria-disabled={way === undefined || undefined}
              onClick={() => {
                if (way === undefined) return;
                onAdd(way);
                change([]);
              }}
            >
              {say(laid ? 'climbing.heap.addLaid' : 'climbing.heap.addWon')}
            </Button>
          );
        })}
        <Button
          className={page.action}
          aria-disabled={tapped.length === 0 || undefined}
          onClick={() => takeBack()}
        >
          {say('calculator.back')}
        </Button>
      </div>
    </>
  );
}
