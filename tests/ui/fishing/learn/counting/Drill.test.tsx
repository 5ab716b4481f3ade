import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { variantIds } from '../../../../../src/engine/fishing/index.ts';
import { kindTexts } from '../../../../../src/engine/index.ts';
import { firstPlace } from '../../../../../src/store/lessons/lessonProgress.ts';
import { Drill } from '../../../../../src/ui/fishing/learn/counting/Drill.tsx';
import { lessonProps } from '../../../../support/lessonProps.ts';
import { setMedia } from '../../../../support/media.ts';
import { plainScore } from '../../../../support/plainRules.ts';
import { say } from '../../../../support/say.ts';
import { gameOf } from '../../../../support/table.ts';
import { Voice } from '../../../../support/Voice.tsx';

function open() {
  setMedia('(prefers-reduced-motion: reduce)');
  // Every catch is dealt from the same seed, so that one that fails can be counted again.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
  const props = lessonProps();
  const user = userEvent.setup({ delay: null });
  render(<Drill {...props} />, { wrapper: Voice });
  return { ...props, user };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const field = () => screen.getByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });
const told = () => document.querySelector('[data-part="told"]')?.textContent ?? '';

/** The catch as it is read out, in the texts of its tiles. */
function tilesThere(): string[] {
  const pictures = within(screen.getByRole('list', { name: 'The catch' })).getAllByRole('img');
  return pictures.flatMap((picture) => {
    const [, high, low, copies = '1'] =
      /(\d)‑(\d)(?:: (\d) tiles)?$/.exec(picture.getAttribute('aria-label') ?? '') ?? [];
    const text = kindTexts.find((one) => one === `${high}${low}`);
    if (text === undefined) throw new Error('every picture names its tile');
    return Array<string>(Number(copies)).fill(text);
  });
}

/** What it comes to, counted by somebody who knows the rules. */
function counted(variant: (typeof variantIds)[number]): number {
  const { rules, variant: own } = gameOf(variant);
  return plainScore(rules, own.kit, tilesThere());
}

test('catch after catch is counted; right ones in a row are told, and three are enough', async () => {
  const { user, onDone, onNext, onPlace } = open();
  expect(field()).toHaveFocus();
  expect(screen.getByText('Count it yourself, then see each rule count.')).toBeVisible();
  for (const row of ['One right.', '2 right in a row.', '3 right in a row.']) {
    expect(onDone).not.toHaveBeenCalled();
    await user.keyboard(`${counted('tiu-u')}{Enter}`);
    expect(told()).toBe('That’s right.');
    expect(screen.getByText(row)).toBeVisible();
    expect(button('Next catch')).toHaveFocus();
    if (row.startsWith('3')) break;
    await user.keyboard('{Enter}');
  }
  expect(onDone).toHaveBeenCalledOnce();
  // What is done begins anew, however many more are right.
  expect(onPlace.mock.calls).toEqual([1, 2, 0].map((step) => [{ ...firstPlace, step }]));
  await user.click(button('Next lesson'));
  expect(onNext).toHaveBeenCalledOnce();
});

test('a wrong count says by how much, ends the row, and every line can be opened', async () => {
  const { user, onDone } = open();
  await user.keyboard(`${counted('tiu-u')}{Enter}{Enter}`);
  const right = counted('tiu-u');
  await user.keyboard(`${right + 1}{Enter}`);
  expect(told()).toMatch(new RegExp(`^${right + 1} is 1 too many: it’s ${right}\\.`));
  expect(screen.getByText('Count it yourself, then see each rule count.')).toBeVisible();
  const sheet = within(screen.getByRole('region', { name: 'The count' }));
  expect(sheet.getByText('Total').parentElement).toHaveTextContent(`Total ${right}`);
  const [line] = sheet.getAllByRole('button', { expanded: false });
  if (line !== undefined) await user.click(line);
  expect(sheet.getByText(/pips or (fewer|more)\./)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test('what is no number is no count, and what was shown is none either', async () => {
  const { user } = open();
  await user.keyboard(`${counted('tiu-u')}{Enter}{Enter}`);
  await user.keyboard('about 50{Enter}');
  expect(told()).toBe('Please enter a number, such as 120.');
  expect(field()).toHaveValue('about 50');
  expect(screen.getByText('One right.')).toBeVisible();
  const right = counted('tiu-u');
  await user.click(button('Show me'));
  expect(told()).toBe(`The answer is ${right}.`);
  expect(screen.getByText('Count it yourself, then see each rule count.')).toBeVisible();
});

test('another size and back brings another catch, not the one that was shown', async () => {
  const { user } = open();
  const first = tilesThere();
  await user.click(button('Show me'));
  const size = screen.getByRole('combobox', { name: 'Size' });
  await user.selectOptions(size, 'About 15 tiles');
  await user.selectOptions(size, 'A few tiles');
  expect(tilesThere()).not.toEqual(first);
});

test.each(variantIds)('%s is dealt in every size, the row goes on', async (variant) => {
  const { user } = open();
  const [game, size] = screen.getAllByRole('combobox');
  if (game === undefined || size === undefined) throw new Error('both can be chosen');
  await user.selectOptions(game, say(`variant.${variant}`));
  const sizes: number[] = [];
  for (const name of ['A few tiles', 'About 15 tiles', 'A whole round']) {
    await user.selectOptions(size, name);
    sizes.push(tilesThere().length);
    await user.click(field());
    await user.keyboard(`${counted(variant)}{Enter}`);
    expect(told()).toBe('That’s right.');
    await user.click(button('Next catch'));
  }
  expect(sizes).toEqual(sizes.toSorted((less, more) => less - more));
  expect(screen.getByText('3 right in a row.')).toBeVisible();
});
