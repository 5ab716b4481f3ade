import type { Kind } from '../../../engine/index.ts';
import { cardFrame } from '../../tile/cardFrame.ts';
import { faceOf } from '../../tile/face.ts';
import { shapeOf, type TileMake, type TileShape } from '../../tile/make.ts';

/** What tiles are made of is the same in every theme; Tile.module.css has the same colours. */
export const materials = {
  lacquer: {
    'body-light': '#352e28',
    body: '#181411',
    'body-deep': '#0b0908',
    plain: '#f7f3e8',
    red: '#e5382b',
    under: '#050403',
    corner: 13,
  },
  ivory: {
    'body-light': '#fbf4e2',
    body: '#f1e4c6',
    'body-deep': '#e4d2ab',
    plain: '#201813',
    red: '#b5151a',
    under: '#a98a55',
    corner: 13,
  },
  cards: {
    'body-light': '#fdf8ea',
    body: '#faf2de',
    'body-deep': '#f3e8cd',
    plain: '#1a1613',
    red: '#c4171c',
    under: '#b9a67f',
    corner: 9,
  },
} as const satisfies Record<TileMake, Readonly<Record<string, string | number>>>;

export interface PictureTiles {
  readonly make: TileMake;
  readonly redAsRings: boolean;
  /** Whether a line is drawn round every tile, as `--tile-edge` says. */
  readonly edged: boolean;
}

/** The shape of a tile in a picture: cards show their pair once. */
export function pictureShapeOf({ make }: Pick<PictureTiles, 'make'>): TileShape {
  return shapeOf(make, true);
}

/** What has to stand once in an SVG in which tiles lie. */
export function tileDefinitions(kinds: readonly Kind[], tiles: PictureTiles): string {
  const { 'body-light': light, body, 'body-deep': deep } = materials[tiles.make];
  const stops = [
    [0, light],
    [0.28, body],
    [0.68, body],
    [1, deep],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const gradient = `<linearGradient id="body" x1="0.4" y1="0" x2="0.6" y2="1">${stops.join('')}</linearGradient>`;
  return `<defs>${gradient}${kinds.map((kind) => definitionOf(kind, tiles)).join('')}</defs>`;
}

/** A tile of a kind with its upper left corner in a place. */
export function tileAt(kind: Kind, x: number, y: number, short: number): string {
  return `<use href="#tile${kind}" transform="translate(${x} ${y}) scale(${short / 100})"/>`;
}

function definitionOf(kind: Kind, { make, redAsRings, edged }: PictureTiles): string {
  const { plain, red, under, corner } = materials[make];
  const { width, height } = shapeOf(make, true);
  const cut = make === 'cards';
  const face = faceOf(kind, { make, cut }, 'upright', redAsRings);
  const box = (fill: string, down: number): string =>
    `<rect y="${down}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;
  const frame = cut
    ? `<path d="${cardFrame('upright', true)}" fill="none" stroke="#3d3126" stroke-width="1.1"/>`
    : '';
  const line = edged
    ? `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="${corner - 2}" fill="none" stroke="${plain}" stroke-width="4"/>`
    : '';
  return `<g id="tile${kind}">${box(under, cut ? 3 : 6.5)}${box('url(#body)', 0)}${frame}${line}<path d="${face.plain}" fill="${plain}"/><path d="${face.red}" fill="${red}"/></g>`;
}
