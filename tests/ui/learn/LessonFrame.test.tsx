import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LessonFrame } from '../../../src/ui/learn/LessonFrame.tsx';
import { Voice } from '../../support/Voice.tsx';

/** How high every paragraph is, in CSS pixels. */
const high = 50;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const above = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, above * high, 0, high);
  });
});

function lesson(gathers: boolean, ...paragraphs: readonly string[]) {
  return (
    <Voice>
      <LessonFrame
        id="fish"
        said={paragraphs.map((words, at) => <p key={at}>{words}</p>)}
        moment={paragraphs.join(' ')}
        gathers={gathers}
        onLeave={() => undefined}
      >
        <div />
      </LessonFrame>
    </Voice>
  );
}

const top = (): number => screen.getByRole('group', { name: 'What is going on' }).scrollTop;

test('what was added is in sight from its beginning on, also where only the last words are others', () => {
  const { rerender } = render(lesson(true, 'You caught.'));
  expect(top()).toBe(0);
  rerender(lesson(true, 'You caught.', 'You drew.', 'Bo caught.', 'Bo drew.'));
  expect(top()).toBe(high);
  rerender(lesson(true, 'You caught.', 'You drew.', 'Bo caught.', 'Catch the bench.'));
  expect(top()).toBe(3 * high);
});

test('what takes the place of what was said is in sight from its first words on', () => {
  const { rerender } = render(lesson(true, 'Bo caught.'));
  rerender(lesson(true, 'Bo caught.', 'Bo drew.'));
  rerender(lesson(false, 'Small fish score their red pips.', 'Pick a bait.'));
  expect(top()).toBe(0);
});
