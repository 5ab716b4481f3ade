import { fishingGame, scoreSheetOf } from '../../../engine/fishing/index.ts';
import { countTiles, type Kind } from '../../../engine/index.ts';
import { tilesOfCatch } from '../../../records/fishing/readCatch.ts';
import { gameOf } from '../../../records/playedRound.ts';

/** A catch that the author of the gupai pages has photographed and counted. */
export interface Example {
  readonly variant: 'tiu-u' | 'shi-wu-hu-64';
  readonly tiles: readonly Kind[];
  readonly total: number;
}

/** The worked examples of RULES.md. */
export const examples: readonly Example[] = [
  example('tiu-u', '22 31 33 51 33 42 52 61 61 43 · 44 62 63 54 65 65'),
  example('shi-wu-hu-64', '66×4 54 63 · 44×2 43 · 61 · 65×4 · 55×2 · 33 51 · 42×2 21×2 · 11×4'),
];

function example(variant: Example['variant'], text: string): Example {
  const tiles = tilesOfCatch(text);
  const { scoring } = fishingGame(gameOf({ variant, rules: {}, players: ['', ''] }));
  return { variant, tiles, total: scoreSheetOf(scoring, countTiles(tiles)).total };
}
