import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type KindText, kindOf } from '../../../src/engine/index.ts';
import { FittedTileLook } from '../../../src/ui/tile/FittedTileLook.tsx';
import styles from '../../../src/ui/tile/Tile.module.css';
import { Tile, type TilePose } from '../../../src/ui/tile/Tile.tsx';
import { TileLook, type TileLookValue } from '../../../src/ui/tile/TileLook.tsx';
import { Voice } from '../../support/Voice.tsx';

const plain = { make: 'lacquer', redAsRings: false, totals: false, names: false } as const;

/** One tile in a look. */
function shown(look: Partial<TileLookValue>, kind: KindText = '63', pose: TilePose = 'upright') {
  const { container } = render(
    <TileLook look={{ ...plain, ...look }}>
      <Tile kind={kindOf(kind)} pose={pose} />
    </TileLook>,
    { wrapper: Voice },
  );
  const written = [...container.querySelectorAll('text')].map((text) => text.textContent);
  const path = (name: 'plain' | 'red') =>
    container.querySelector(`path.${styles[name]}`)?.getAttribute('d') ?? '';
  return { container, written, path };
}

/** How many circles a path is made of. */
function circlesIn(path: string): number {
  return path.split('M').length - 1;
}

function viewBoxIn(container: HTMLElement): string | null | undefined {
  return container.querySelector('svg')?.getAttribute('viewBox');
}

test('without a look a tile is plain lacquer, on end or on its side', () => {
  const { container } = render(
    <>
      <Tile kind={kindOf('63')} />
      <Tile kind={kindOf('63')} pose="sideways" />
    </>,
  );
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('viewBox'))).toEqual([
    '0 0 100 240',
    '0 0 240 100',
  ]);
  expect(container.querySelectorAll('[data-make="lacquer"]')).toHaveLength(2);
  expect(container.querySelector('text')).toBeNull();
});

test('a card is longer than a tile, and half as long when it is cut', () => {
  const card = shown({ make: 'cards' }).container;
  expect(viewBoxIn(card)).toBe('0 0 100 390');
  expect(card.querySelector('[data-tiles="cards"]:not([data-cut])')).not.toBeNull();
  const cut = shown({ make: 'cards', cut: true }, '63', 'sideways').container;
  expect(viewBoxIn(cut)).toBe('0 0 195 100');
  expect(cut.querySelector('[data-tiles="cards"][data-cut]')).not.toBeNull();
});

test.each(['lacquer', 'ivory', 'cards'] as const)('%s: red pips are rings on wish', (make) => {
  const ends = make === 'cards' ? 2 : 1;
  const discs = shown({ make }, '64');
  expect(circlesIn(discs.path('red'))).toBe(4 * ends);
  const rings = shown({ make, redAsRings: true }, '64');
  expect(circlesIn(rings.path('red'))).toBe(8 * ends);
  expect(rings.path('plain')).toBe(discs.path('plain'));
});

test('a tile wears its total, its name, or both, and then its pips make room', () => {
  const bare = shown({});
  expect(bare.written).toEqual([]);
  const both = shown({ totals: true, names: true });
  expect(both.written).toEqual(['9', 'Black Nine']);
  expect(both.path('plain')).not.toBe(bare.path('plain'));
  expect(shown({ totals: true }).written).toEqual(['9']);
  expect(shown({ names: true }, '66', 'sideways').written).toEqual(['Heaven']);
});

test('a whole card wears its total at both ends', () => {
  expect(shown({ make: 'cards', totals: true }).written).toEqual(['9', '9']);
  expect(shown({ make: 'cards', cut: true, totals: true }).written).toEqual(['9']);
});

test.each([
  [19, []],
  [20, ['9']],
  [29, ['9']],
  [30, ['9', 'Black Nine']],
])('with a short side of %i px a tile wears %j', (tile, words) => {
  const { container } = render(
    <TileLook look={{ ...plain, totals: true, names: true }}>
      <FittedTileLook tile={tile}>
        <Tile kind={kindOf('63')} />
      </FittedTileLook>
    </TileLook>,
    { wrapper: Voice },
  );
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(words);
});
