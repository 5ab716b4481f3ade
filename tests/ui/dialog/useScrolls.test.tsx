import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useScrolls } from '../../../src/ui/dialog/useScrolls.ts';

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useScrolls(box) ? 'more than is shown' : 'all of it'}</div>;
}

test('what a box holds is measured again when a part of it unfolds without a render', () => {
  let measure = (): void => undefined;
  class Observer {
    constructor(changed: () => void) {
      measure = changed;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  let height = 0;
  Object.defineProperty(Element.prototype, 'scrollHeight', {
    configurable: true,
    get: () => height,
  });
  render(<Box />);
  expect(screen.getByText('all of it')).toBeInTheDocument();
  height = 100;
  act(() => measure());
  expect(screen.getByText('more than is shown')).toBeInTheDocument();
});
