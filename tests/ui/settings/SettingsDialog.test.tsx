import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { FamilyId } from '../../../src/engine/index.ts';
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
  undoRules,
  volumes,
} from '../../../src/store/settings.ts';
import { loadCatalogue } from '../../../src/text/catalogue.ts';
import { endonyms, languages } from '../../../src/text/languages.ts';
import { createSay } from '../../../src/text/say.ts';
import { SettingsDialog } from '../../../src/ui/settings/SettingsDialog.tsx';
import { recipes } from '../../../src/ui/sound/recipes.ts';
import { VoiceContext } from '../../../src/ui/voice/firstVoice.ts';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';
import { say } from '../../support/say.ts';
import { Voice } from '../../support/Voice.tsx';
import { fakeAudio } from '../sound/fakeAudio.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openDialog(family?: FamilyId) {
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const onClose = vi.fn();
  render(<SettingsDialog settings={settings} family={family} onClose={onClose} />, {
    wrapper: Voice,
  });
  return { settings, onClose, user: userEvent.setup({ delay: null }) };
}

test('what helps comes first at a table, with the aids of its game before the others', () => {
  openDialog('climbing');
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Help at the table');
  const boxes = screen.getAllByRole('checkbox', { hidden: true });
  expect(boxes[0]).toBe(screen.getByLabelText(say('settings.beats')));
});

const sample = () => screen.getByRole('img', { name: 'Preview of the table' });

test.each([
  ['Language', 'language', ['Match browser', ...languages.map((tag) => endonyms[tag])]],
  ['Theme', 'theme', (['system', ...themes] as const).map((one) => say(`settings.theme.${one}`))],
  ['Tiles', 'tiles', tileChoices.map((one) => say(`settings.tiles.${one}`))],
  ['Names on tiles', 'names', nameChoices.map((one) => say(`settings.names.${one}`))],
  [
    'Animation',
    'motion',
    (['system', ...motions] as const).map((one) => say(`settings.motion.${one}`)),
  ],
  ['Volume', 'volume', volumes.map((one) => say(`settings.volume.${one}`))],
  [
    'Undo after you’ve seen something hidden',
    'undoAfterSeen',
    undoRules.map((one) => say(`settings.undoAfterSeen.${one}`)),
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

test('Hong Kong’s wording is offered in Traditional Chinese alone, and follows the browser at first', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-HK']);
  const name = '用香港的說法';
  openDialog();
  expect(screen.queryByRole('checkbox', { name: say('settings.hongKong') })).toBeNull();
  cleanup();
  const chinese = createSay('zh-Hant', await loadCatalogue('zh-Hant', undefined, []));
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  render(
    <VoiceContext value={chinese}>
      <SettingsDialog settings={settings} onClose={vi.fn()} />
    </VoiceContext>,
  );
  const user = userEvent.setup({ delay: null });
  const box = screen.getByRole('checkbox', { name });
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(settings.getState().hongKong).toBe('off');
  await user.click(box);
  expect(settings.getState()).toMatchObject({ hongKong: 'on', language: 'system' });
});

test('each language is written in its own words, marked as such', () => {
  openDialog();
  const group = within(screen.getByRole('group', { name: 'Language' }));
  for (const tag of languages) {
    expect(group.getByText(endonyms[tag])).toHaveAttribute('lang', tag);
  }
});

test('each switch is explained, and is switched on and off at once', async () => {
  vi.stubGlobal('navigator', { vibrate: vi.fn() });
  const { settings, user } = openDialog();
  const others = ['totals', 'redAsRings', 'sound', 'touch', 'streaks', 'honours'] as const;
  for (const name of [...aids, ...others]) {
    const before = settings.getState()[name];
    const box = screen.getByRole('checkbox', { name: say(`settings.${name}`) });
    expect(box).toHaveAccessibleDescription(say(`settings.${name}.about`));
    expect(box).toHaveAccessibleDescription(/.{20}\.$/);
    await user.click(box);
    expect(settings.getState()[name], name).toBe(!before);
    await user.click(box);
    expect(settings.getState()[name], name).toBe(before);
  }
});

test('sound, its volume and touch belong together, and what is chosen is heard and felt', async () => {
  const { started } = fakeAudio();
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  const { settings, user } = openDialog();
  const part = within(screen.getByRole('region', { name: 'Sound and speed' }));
  const heard = () => started() / recipes['tile-on-tile'].voices.length;
  const [sound, touch] = part.getAllByRole('checkbox');
  if (sound === undefined || touch === undefined) throw new Error('two switches are missing');
  await user.click(part.getByRole('radio', { name: 'Loud' }));
  expect([heard(), vibrate.mock.calls.length]).toEqual([0, 0]);
  expect(settings.getState().soundAsked).toBe(true);
  await user.click(sound);
  expect([heard(), vibrate.mock.calls.length]).toEqual([1, 1]);
  await user.click(touch);
  expect([heard(), vibrate.mock.calls.length]).toEqual([2, 1]);
  await user.click(part.getByRole('radio', { name: 'Quiet' }));
  expect(heard()).toBe(3);
  await user.click(sound);
  expect(heard()).toBe(3);
  expect(settings.getState()).toMatchObject({ sound: false, volume: 'quiet', touch: false });
});

test('nothing to feel is promised where the browser moves no device', () => {
  expect('vibrate' in navigator).toBe(false);
  openDialog();
  expect(screen.getByRole('checkbox', { name: say('settings.sound') })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: say('settings.touch') })).toBeNull();
});

test('three levels of help switch the aids that help, and a single one makes it one’s own', async () => {
  const { settings, user } = openDialog();
  const levels = within(screen.getByRole('group', { name: 'How much help' }));
  const chosen = () =>
    levels.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  const names = () => chosen().map((radio) => radio.getAttribute('aria-label'));
  expect(names()).toEqual(['Some']);
  await user.click(levels.getByRole('radio', { name: 'None' }));
  // What the rules say is no help with the cards, and has a button of its own at the table.
  expect(aids.filter((aid) => settings.getState()[aid])).toEqual(['suitLadder']);
  await user.click(levels.getByRole('radio', { name: 'A lot' }));
  expect(aids.filter((aid) => !settings.getState()[aid])).toEqual(['tapsPasses']);
  await user.click(screen.getByRole('checkbox', { name: 'Hints' }));
  expect(names()).toEqual(['Your own choice']);
  await user.click(screen.getByRole('checkbox', { name: 'Hints' }));
  expect(names()).toEqual(['A lot']);
});

test('the own name is kept as it is typed', async () => {
  const { settings, user } = openDialog();
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mei');
  expect(settings.getState().ownName).toBe('Mei');
});

test('no two switches have one name', () => {
  vi.stubGlobal('navigator', { vibrate: vi.fn() });
  openDialog();
  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(aids.length + 7);
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
