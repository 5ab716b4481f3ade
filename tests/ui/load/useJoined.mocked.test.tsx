import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LateFamilyId } from '../../../src/engine/index.ts';
import type { JoinNamed } from '../../../src/store/joining.ts';
import { useJoined } from '../../../src/ui/load/useJoined.ts';
import { type Held, held } from '../../support/held.ts';

/** The families that have not joined. A text names one by its own name here. */
const absent = vi.hoisted(() => new Set<string>());

vi.mock('../../../src/families/joinNamed.ts', () => ({
  absentFamiliesIn: (text: string) => [...absent].filter((family) => text.includes(family)),
}));

interface TellingProps {
  readonly joinNamed: JoinNamed;
  readonly text: string;
}

function Telling({ joinNamed, text }: TellingProps) {
  return <output>{useJoined(joinNamed, text)}</output>;
}

function open(text: string) {
  const asked: { readonly text: string; readonly load: Held }[] = [];
  const joinNamed: JoinNamed = (named) => {
    const load = held();
    asked.push({ text: named, load });
    return load.promise;
  };
  const { rerender } = render(<Telling joinNamed={joinNamed} text={text} />);
  return {
    asked,
    told: () => screen.getByRole('status').textContent,
    show: (next: string) => rerender(<Telling joinNamed={joinNamed} text={next} />),
    come: (at: number, family: LateFamilyId) =>
      act(async () => {
        absent.delete(family);
        asked[at]?.load.keep();
        await asked[at]?.load.promise;
      }),
    fail: (at: number) => act(async () => asked[at]?.load.fail()),
  };
}

beforeEach(() => absent.clear());

test('what names no late family is here at once, and nothing is asked for', () => {
  const { told, asked } = open('tiu-u');
  expect(told()).toBe('here');
  expect(asked).toEqual([]);
});

test('what names one loads, and is here as soon as it has joined', async () => {
  absent.add('climbing');
  const { told, asked, come } = open('a climbing game');
  expect(told()).toBe('loading');
  expect(asked.map(({ text }) => text)).toEqual(['a climbing game']);
  await come(0, 'climbing');
  expect(told()).toBe('here');
});

test('a load that fails is told of its text alone, and another text asks anew', async () => {
  absent.add('climbing');
  const { told, asked, show, come, fail } = open('a climbing game');
  await fail(0);
  expect(told()).toBe('failed');
  show('tiu-u');
  expect(told()).toBe('here');
  show('another climbing game');
  expect(told()).toBe('loading');
  expect(asked).toHaveLength(2);
  await come(1, 'climbing');
  expect(told()).toBe('here');
});

test('the late failure of a text that was given up hides nothing of the one that stands', async () => {
  absent.add('climbing');
  const { told, show, fail } = open('a climbing game');
  show('another climbing game');
  await fail(1);
  expect(told()).toBe('failed');
  await fail(0);
  expect(told()).toBe('failed');
  show('a climbing game');
  expect(told()).toBe('loading');
});
