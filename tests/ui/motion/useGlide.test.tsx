import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Gliding, useGlide } from '../../../src/ui/motion/useGlide.ts';
import { useStillStage } from './stillStage.ts';

const ids = ['a', 'b', 'c'];

function cellsIn(box: HTMLElement): readonly Gliding[] {
  return ids.flatMap((id) => {
    const place = box.querySelector<HTMLElement>(`[data-cell="${id}"]`);
    return place === null ? [] : [{ id, place, body: place }];
  });
}

function Cells({ size }: { readonly size: number }) {
  const box = useRef<HTMLDivElement>(null);
  useGlide(box, cellsIn, size, `${size}`);
  return (
    <div ref={box}>
      {ids.map((id) => (
        <p key={id} data-cell={id} />
      ))}
    </div>
  );
}

describe('what glides', () => {
  const begun = useStillStage();
  const { dataset } = document.documentElement;

  beforeEach(() => {
    dataset.motion = 'full';
  });
  afterEach(() => {
    delete dataset.motion;
  });

  test('all are measured before the first begins to glide', () => {
    const { container, rerender } = render(<Cells size={40} />);
    const begunWhenMeasured: number[] = [];
    for (const cell of container.querySelectorAll('[data-cell]')) {
      Object.defineProperty(cell, 'offsetLeft', {
        get: () => {
          begunWhenMeasured.push(begun.length);
          return 0;
        },
      });
    }
    rerender(<Cells size={50} />);
    expect(begun).toHaveLength(ids.length);
    expect(begunWhenMeasured).toEqual([0, 0, 0]);
  });
});
