import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLaidBox } from '../../../src/ui/table/useBox.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Sized() {
  const ref = useRef<HTMLDivElement>(null);
  const box = useLaidBox(ref, { width: 344, height: 216 });
  return <div ref={ref}>{box === null ? 'not laid out' : `${box.width} by ${box.height}`}</div>;
}

/** Lays elements out as a test says. */
function observedLayout(): (width: number, height: number) => void {
  const observers: Observer[] = [];
  class Observer implements ResizeObserver {
    readonly tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
      observers.push(this);
    }
    readonly observe = vi.fn();
    readonly unobserve = vi.fn();
    readonly disconnect = vi.fn();
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return (width, height) => {
    const contentRect = new DOMRect(0, 0, width, height);
    const target = document.body;
    const sizes = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
    act(() => {
      for (const one of observers) one.tell([{ target, contentRect, ...sizes }], one);
    });
  };
}

test('an element has no size before the browser has laid it out, and follows it then', () => {
  const layOut = observedLayout();
  render(<Sized />);
  expect(screen.getByText('not laid out')).toBeInTheDocument();
  layOut(0, 0);
  expect(screen.getByText('not laid out')).toBeInTheDocument();
  layOut(390, 200);
  expect(screen.getByText('390 by 200')).toBeInTheDocument();
  layOut(844, 120);
  expect(screen.getByText('844 by 120')).toBeInTheDocument();
});

test('where nothing is ever laid out the size is the one that is assumed', () => {
  render(<Sized />);
  expect(screen.getByText('344 by 216')).toBeInTheDocument();
});
