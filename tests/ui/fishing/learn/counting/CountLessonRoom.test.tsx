import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LessonId } from '../../../../../src/families/facts.ts';
import { countLessons } from '../../../../../src/lessons/fishing/countLessons.ts';
import { firstPlace } from '../../../../../src/store/lessons/lessonProgress.ts';
import { CountLessonRoom } from '../../../../../src/ui/fishing/learn/counting/CountLessonRoom.tsx';
import { timing } from '../../../../../src/ui/motion/timing.ts';
import { lessonProps } from '../../../../support/lessonProps.ts';
import { setMedia } from '../../../../support/media.ts';
import { parted } from '../../../../support/parted.ts';
import { Voice } from '../../../../support/Voice.tsx';

function open(id: LessonId, motion: 'still' | 'moving' = 'still') {
  if (motion === 'still') setMedia('(prefers-reduced-motion: reduce)');
  const lesson = countLessons.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`There is no lesson ${id}`);
  const props = lessonProps();
  const user = userEvent.setup({ delay: null });
  render(<CountLessonRoom {...props} lesson={lesson} />, { wrapper: Voice });
  return { ...props, user };
}

const field = () => screen.getByRole('textbox');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** What is told of the answer. */
const told = () => document.querySelector('[data-part="told"]')?.textContent ?? '';
const sheet = () => screen.getByRole('region', { name: 'The count' });

afterEach(() => {
  vi.useRealTimers();
});

describe('a lesson gone through by keyboard', () => {
  test('asks, mends what was wrong, shows every rule, and leads to the next', async () => {
    const { user, onDone, onNext } = open('tiuUCount');
    expect(screen.getByText(parted('Tiu-U · step 1 of 4'))).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleName('How many points does this catch score?');
    expect(field()).toHaveAccessibleDescription(/^Small fish have seven pips or fewer/);
    await user.keyboard('14{Enter}');
    expect(told()).toBe('14 is too much. Try again.');
    expect(field()).toHaveFocus();
    await user.keyboard('10{Enter}');
    expect(told()).toBe('That’s right.');
    expect(within(sheet()).getByText(/only red pips score, 10 in all/)).toBeVisible();
    expect(button('Continue')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard('12{Enter}');
    expect(told()).toBe(
      '12 isn’t enough. Try again.Did you round the red pips up to the next ten?',
    );
    await user.keyboard('20{Enter}{Enter}18{Enter}{Enter}');
    expect(onDone).not.toHaveBeenCalled();
    await user.keyboard('82{Enter}');
    expect(onDone).toHaveBeenCalledOnce();
    expect(button('Next lesson')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  test('what is longer than its box can be scrolled by the keyboard', () => {
    Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, value: 100 });
    open('tiuUCount');
    const box = screen.getByRole('group', { name: 'How many points does this catch score?' });
    expect(box).toHaveAttribute('tabindex', '0');
  });

  test('what is told of a wrong answer is brought into sight', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open('tiuUCount');
    expect(scrolled).not.toHaveBeenCalled();
    await user.keyboard('14{Enter}');
    expect(scrolled.mock.contexts).toEqual([document.querySelector('[data-part="told"]')]);
    scrolled.mockRestore();
  });

  test('what is no number stays in the field, told in words, and costs nothing', async () => {
    const { user } = open('tiuUCount');
    await user.keyboard('ten!{Enter}');
    expect(told()).toBe('Please enter a number, such as 120.');
    expect(field()).toHaveValue('ten!');
    expect(field()).toBeInvalid();
    await user.clear(field());
    expect(field()).toBeValid();
    await user.keyboard('{Enter}');
    expect(told()).toBe('Please enter a number, such as 120.');
    await user.keyboard(' １０ {Enter}');
    expect(told()).toBe('That’s right.');
  });

  test('an Enter that is held goes no further than the answer', async () => {
    const { user } = open('tiuUCount');
    await user.keyboard('10{Enter}');
    const goesOn = fireEvent.keyDown(button('Continue'), { key: 'Enter', repeat: true });
    expect(goesOn).toBe(false);
    expect(fireEvent.keyDown(button('Continue'), { key: 'Enter' })).toBe(true);
  });

  test('digits find the field from wherever the focus is', async () => {
    const { user } = open('tiuUCount');
    button('Show me').focus();
    await user.keyboard('10');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('10');
  });

  test('goes back a step, skips, and begins again', async () => {
    const { user, onNext, onPassed, onDone } = open('quarters');
    await user.click(button('Show me'));
    expect(told()).toBe('The answer is 40.');
    await user.keyboard('{Enter}');
    expect(field()).toHaveAccessibleName(
      'The Axe 6‑5 catches the Axe 6‑5. How many points does that add?',
    );
    await user.click(button('One step back'));
    expect(field()).toHaveAccessibleName('How many points does this catch score?');
    await user.keyboard('40{Enter}{Enter}120{Enter}');
    expect(told()).toMatch(/That’s the whole catch/);
    await user.keyboard('100{Enter}');
    expect(screen.getByText('20 before this play, 120 after it: 100 more.')).toBeVisible();
    await user.keyboard('{Enter}160{Enter}');
    expect(onDone).toHaveBeenCalledOnce();
    await user.click(button('Once more'));
    expect(screen.getByText(parted('Shi Wu Hu (fishing) · step 1 of 3'))).toBeVisible();
    expect(onPassed).not.toHaveBeenCalled();
    await user.click(button('Skip this lesson'));
    expect(onPassed).toHaveBeenCalledOnce();
    expect(onNext).toHaveBeenCalledOnce();
  });
});

test.each([
  ['groups', 0, 'Red Seven 4‑3.'],
  ['groups', 2, '30 points.'],
  ['thousand', 3, 'Ben to Ann.It doesn’t double: both reached 1000.'],
] as const)(
  'the answer to press is told to whoever asks for it: %s, step %s',
  async (id, at, words) => {
    const { user } = open(id);
    for (let step = 0; step < at; step += 1) {
      await user.click(button('Show me'));
      await user.keyboard('{Enter}');
    }
    await user.click(button('Show me'));
    expect(told()).toContain(words);
  },
);

test('steps whose answers were shown are left to do before it is done', async () => {
  const { user, onPassed, onDone } = open('quarters');
  await user.click(button('Show me'));
  await user.keyboard('{Enter}100{Enter}{Enter}');
  await user.click(button('Show me'));
  expect(onPassed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Once more' })).toBeNull();
  await user.click(button('Do the 2 steps you skipped'));
  await user.keyboard('40{Enter}');
  expect(onDone).not.toHaveBeenCalled();
  // What was answered is not asked again.
  await user.keyboard('{Enter}160{Enter}');
  expect(onDone).toHaveBeenCalledOnce();
});

test('the one step that was left makes it done, wherever it is', async () => {
  const { user, onPassed, onDone, onPlace } = open('quarters');
  await user.click(button('Show me'));
  await user.keyboard('{Enter}100{Enter}{Enter}160{Enter}');
  expect(onPassed).toHaveBeenCalledOnce();
  await user.click(button('Do the step you skipped'));
  expect(onPlace).toHaveBeenLastCalledWith({ ...firstPlace, answered: [1, 2] });
  await user.keyboard('40{Enter}');
  expect(onPlace).toHaveBeenLastCalledWith(firstPlace);
  expect(onDone).toHaveBeenCalledOnce();
  expect(button('Next lesson')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await user.click(button('Once more'));
  expect(screen.getByText(parted('Shi Wu Hu (fishing) · step 1 of 3'))).toBeVisible();
});

describe('a lesson gone through by pointer', () => {
  test('the keys write, take back, and begin anew after an answer', async () => {
    const { user } = open('tiuUCount');
    for (const key of ['1', '0', '0', 'Delete a digit']) await user.click(button(key));
    expect(field()).toHaveValue('10');
    await user.click(button('Delete a digit'));
    await user.click(button('Check'));
    expect(told()).toBe('1 isn’t enough. Try again.');
    await user.click(button('1'));
    await user.click(button('0'));
    expect(field()).toHaveValue('10');
    await user.click(button('Check'));
    expect(told()).toBe('That’s right.');
  });

  test('a fish that does not complete the group is crossed out, and another may be taken', async () => {
    const { user } = open('groups');
    expect(
      screen.getByRole('group', {
        name: 'Your bait is the Long Leg 6‑1. Which fish completes Man-Seven?',
      }),
    ).toBeVisible();
    expect(button('Long Leg, 6‑1')).toHaveFocus();
    await user.click(button('Black Seven, 5‑2'));
    expect(told()).toBe('With the Black Seven 5‑2 the group still isn’t complete. Try another.');
    expect(button('Black Seven, 5‑2')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Red Seven, 4‑3'));
    expect(told()).toBe('That’s right.');
    expect(within(sheet()).getByText(/^Man-Seven is complete/)).toBeVisible();
  });

  test('points are chosen where a tile counts one of three', async () => {
    const { user } = open('groups');
    await user.click(button('Red Seven, 4‑3'));
    await user.keyboard('{Enter}80{Enter}{Enter}');
    const options = within(screen.getByRole('group')).getAllByRole('button');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '10 points',
      '20 points',
      '30 points',
    ]);
    await user.click(button('20 points'));
    expect(told()).toBe(
      'Not 20 points. Is the group complete? Are its tiles then medium or large fish?',
    );
    await user.click(button('30 points'));
    expect(told()).toBe('That’s right.');
  });

  test('S9: payments are told with what they are made of, and what does not double is found', async () => {
    const { user } = open('thousand');
    await user.keyboard('160{Enter}{Enter}');
    expect(screen.getByRole('heading', { name: 'Ann 1100 points' })).toBeVisible();
    await user.keyboard('500{Enter}');
    expect(told()).toMatch(/Does a difference double here\?$/);
    await user.keyboard('1000{Enter}');
    const payments = within(screen.getByRole('region', { name: 'Who pays whom' }));
    expect(payments.getAllByRole('listitem')).toHaveLength(1);
    await user.keyboard('{Enter}1400{Enter}');
    expect(payments.queryByText('+400 +1000 = +1400')).toBeNull();
    expect(screen.getByText('+400 +1000 = +1400')).toBeVisible();
    await user.keyboard('{Enter}');
    await user.click(button('Eve to Ben'));
    expect(told()).toBe('It doubles because only one of the two reached 1000: Ben.');
    await user.click(button('Ben to Ann'));
    expect(told()).toBe('That’s right.');
  });
});

describe('the rules of a count', () => {
  const lines = () => within(sheet()).getAllByRole('heading', { level: 3 });
  const sum = () => within(sheet()).getByText('Total').parentElement;

  test('fire one after the other, and the sum grows', () => {
    vi.useFakeTimers();
    const { onDone } = open('bonuses', 'moving');
    act(() => button('Show me').click());
    expect(lines()).toHaveLength(1);
    expect(sum()).toHaveTextContent('120');
    act(() => vi.advanceTimersByTime(timing.firing));
    expect(lines()).toHaveLength(2);
    expect(sum()).toHaveTextContent('240');
    act(() => vi.advanceTimersByTime(timing.firing));
    act(() => vi.advanceTimersByTime(timing.firing));
    expect(within(sheet()).getByText('All three quarters')).toBeVisible();
    expect(sum()).toHaveTextContent('Total 660');
    expect(onDone).not.toHaveBeenCalled();
  });

  test('fire at once when that is asked for', () => {
    vi.useFakeTimers();
    open('bonuses', 'moving');
    act(() => button('Show me').click());
    act(() => button('All at once').click());
    expect(lines()).toHaveLength(3);
    expect(sum()).toHaveTextContent('Total 660');
  });

  test('are all there for somebody who asked for stillness, each of which answers', async () => {
    const { user } = open('bonuses');
    await user.keyboard('660{Enter}');
    expect(sum()).toHaveTextContent('Total 660');
    await user.click(button(/^Quarter of Axes/));
    expect(within(sheet()).getByText(/^A quarter is all four tiles/)).toBeVisible();
  });

  test('tell of a bonus that is nearly earned', async () => {
    const { user } = open('bonuses');
    await user.keyboard('660{Enter}{Enter}360{Enter}{Enter}600{Enter}');
    expect(told()).toMatch(/No bonus for this yet: Every Heaven-Nine tile\. Missing: 2 of 5‑4\.$/);
    await user.keyboard('300{Enter}');
    expect(within(sheet()).getByText(/^Would add 300. Still missing 2 tiles/)).toBeVisible();
  });
});
