import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kindOf } from '../../../src/engine/index.ts';
import { Tile } from '../../../src/ui/tile/Tile.tsx';

test('a tile lies on end or on its side', () => {
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
});
