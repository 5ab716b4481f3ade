import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  aids,
  botSpeeds,
  createSettingsStore,
  fanOrders,
  handOrders,
  motions,
  nameChoices,
  themes,
  tileChoices,
} from '../../../src/store/settings.ts';
import { endonyms, languages } from '../../../src/text/languages.ts';
import { SettingsDialog } from '../../../src/ui/settings/SettingsDialog.tsx';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';
import { say } from '../../support/say.ts';
import { Voice } from '../../support/Voice.tsx';

function openDialog() {
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const onClose = vi.fn();
  render(<SettingsDialog settings={settings} onClose={onClose} />, { wrapper: Voice });
  return { settings, onClose, user: userEvent.setup({ delay: null }) };
}

const sample = () => screen.getByRole('img', { name: 'Tiles as they look now' });

test.each([
  ['Language', 'language', ['As the browser wishes', ...languages.map((tag) => endonyms[tag])]],
  ['Theme', 'theme', (['system', ...themes] as const).map((one) => say(`settings.theme.${one}`))],
  ['Tiles', 'tiles', tileChoices.map((one) => say(`settings.tiles.${one}`))],
  ['Names on tiles', 'names', nameChoices.map((one) => say(`settings.names.${one}`))],
  [
    'Movement',
    'motion',
    (['system', ...motions] as const).map((one) => say(`settings.motion.${one}`)),
  ],
  [
    'Order of the hand (fishing games)',
    'handOrder',
    handOrders.map((one) => say(`settings.handOrder.${one}`)),
  ],
  [
    'Order of the hand (climbing games)',
    'fanOrder',
    fanOrders.map((one) => say(`settings.fanOrder.${one}`)),
  ],
  ['Speed of the bots', 'botSpeed', botSpeeds.map((one) => say(`settings.speed.${one}`))],
] as const)('%s: every choice takes effect at once', async (title, setting, names) => {
  const { settings, user } = openDialog();
  const group = within(screen.getByRole('group', { name: title }));
  const choices = group.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual(names);
  const seen = new Set([settings.getState()[setting]]);
  expect(choices.filter(({ checked }) => checked)).toHaveLength(1);
  // Backwards and round to the first, so that each is a change.
  for (const choice of choices.toReversed()) {
    await user.click(choice);
    seen.add(settings.getState()[setting]);
    expect(choices.filter(({ checked }) => checked)).toEqual([choice]);
  }
  expect(seen.size).toBe(names.length);
});

test('each language is written in its own words, marked as such', () => {
  openDialog();
  const group = within(screen.getByRole('group', { name: 'Language' }));
  for (const tag of languages) {
    expect(group.getByText(endonyms[tag])).toHaveAttribute('lang', tag);
  }
});

test.each([...aids, 'totals', 'redAsRings', 'sound'] as const)(
  '%s is explained, and is switched on and off at once',
  async (name) => {
    const { settings, user } = openDialog();
    const before = settings.getState()[name];
    const box = screen.getByRole('checkbox', { name: say(`settings.${name}`) });
    expect(box).toHaveAccessibleDescription(say(`settings.${name}.about`));
    expect(box).toHaveAccessibleDescription(/.{20}\.$/);
    await user.click(box);
    expect(settings.getState()[name]).toBe(!before);
    await user.click(box);
    expect(settings.getState()[name]).toBe(before);
  },
);

test('no two switches have one name', () => {
  openDialog();
  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(aids.length + 3);
});

test('a few tiles show the chosen look', async () => {
  const { user } = openDialog();
  const makes = () =>
    [...sample().querySelectorAll('[data-make]')].map((tile) => tile.getAttribute('data-make'));
  expect(new Set(makes())).toEqual(new Set(['lacquer']));
  await user.click(screen.getByRole('radio', { name: 'Ivory' }));
  expect(new Set(makes())).toEqual(new Set(['ivory']));
});

test('the tiles wear names and numbers when they shall', async () => {
  const { user } = openDialog();
  expect(sample()).not.toHaveTextContent('Heaven');
  const names = within(screen.getByRole('group', { name: 'Names on tiles' }));
  await user.click(names.getByRole('radio', { name: 'English' }));
  expect(sample()).toHaveTextContent('Heaven');
  expect(sample()).not.toHaveTextContent('12');
  await user.click(screen.getByRole('checkbox', { name: 'Pips as a number on each tile' }));
  expect(sample()).toHaveTextContent('12');
});

test('it is closed', async () => {
  const { onClose, user } = openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
