import {
  formatPlay,
  laysCards,
  parsePlay,
  type WonPlay,
  wordOf,
} from '../../../engine/climbing/index.ts';
import type { WonHeap } from '../../../store/entering/counts.ts';

/** The plays of a told heap, what was laid first. Texts that are no combination are left out. */
export function heapOfTold({ won, laid }: WonHeap): readonly WonPlay[] {
  const texts = [...(laid === null ? [] : [laid]), ...won];
  return texts.flatMap((text, at) => {
    const play = parsePlay(text);
    if (play === undefined || laysCards(play) || wordOf(play) !== undefined) return [];
    return [{ play, laid: laid !== null && at === 0 }];
  });
}

/** The same as it is told and kept. */
export function toldOfHeap(heap: readonly WonPlay[]): WonHeap {
  const laid = heap.find((won) => won.laid);
  return {
    won: heap.filter((won) => !won.laid).map(({ play }) => formatPlay(play)),
    laid: laid === undefined ? null : formatPlay(laid.play),
  };
}
