import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDrawn } from '../../../src/ui/share/useDrawn.ts';
import { createHandTimer } from '../../support/browserParts.ts';

beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    return `blob:${count}`;
  };
  URL.revokeObjectURL = vi.fn();
});

/** What is typed, each as a new object, and how each drawing of it goes. */
function openDrawing(first: string) {
  const drawings: { name: string; finish: () => void; fail: () => void }[] = [];
  const hand = createHandTimer();
  const draw = ({ name }: { readonly name: string }): Promise<Blob> =>
    new Promise((resolve, reject) => {
      const finish = (): void => resolve(new Blob([name]));
      drawings.push({ name, finish, fail: () => reject(new Error('no canvas')) });
    });
  const page = renderHook(({ name }) => useDrawn({ name }, draw, hand.timer), {
    initialProps: { name: first },
  });
  return {
    type: (name: string) => page.rerender({ name }),
    /** The names whose pictures were begun. */
    begun: () => drawings.map(({ name }) => name),
    finish: (at: number) => act(async () => drawings[at]?.finish()),
    fail: (at: number) => act(async () => drawings[at]?.fail()),
    beSilent: () => act(async () => hand.pass()),
    leave: page.unmount,
    /** Which picture is shown, and whether that is what is wanted. */
    shown: async () => {
      const { drawn, isOutdated } = page.result.current;
      const name = typeof drawn === 'object' ? await drawn.png.text() : drawn;
      return isOutdated ? `${name} …` : name;
    },
  };
}

test('a picture that never comes does not block what was typed later', async () => {
  const { type, begun, finish, beSilent, shown } = openDrawing('A');
  type('B');
  expect(begun()).toEqual(['A']);
  await beSilent();
  expect(begun()).toEqual(['A', 'B']);
  expect(await shown()).toBe('drawing …');
  await finish(1);
  expect(await shown()).toBe('B');
});

test('a late picture takes the place of no other', async () => {
  const { type, begun, finish, beSilent, shown } = openDrawing('A');
  await beSilent();
  expect(await shown()).toBe('failed …');
  type('B');
  await finish(0);
  expect(await shown()).toBe('drawing …');
  await finish(1);
  await finish(0);
  expect([await shown(), begun()]).toEqual(['B', ['A', 'B']]);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
});

test.each(['silent', 'broken', 'late'])('a good picture outlives a later one: %s', async (how) => {
  const { type, begun, finish, fail, beSilent, shown } = openDrawing('A');
  await finish(0);
  type('B');
  expect(await shown()).toBe('A …');
  if (how === 'silent') await beSilent();
  if (how === 'broken') await fail(1);
  if (how !== 'late') expect(await shown()).toBe('failed …');
  type('A');
  expect([await shown(), begun()]).toEqual(['A', ['A', 'B']]);
  await finish(1);
  expect(await shown()).toBe('A');
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
});

test('what is the same once more is not drawn once more', async () => {
  const { type, begun, finish, shown } = openDrawing('A');
  type('A');
  await finish(0);
  type('A');
  expect([await shown(), begun()]).toEqual(['A', ['A']]);
});

test('a silent picture is shown when it comes, unless nobody looks any more', async () => {
  const waiting = openDrawing('A');
  await waiting.beSilent();
  await waiting.finish(0);
  expect(await waiting.shown()).toBe('A');
  const create = vi.spyOn(URL, 'createObjectURL');
  const left = openDrawing('B');
  await left.beSilent();
  left.leave();
  await left.finish(0);
  expect(create).not.toHaveBeenCalled();
});
