import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { formatLink, parseLink } from '../../../src/records/link.ts';
import { browserPatience } from '../../../src/store/silence.ts';
import { paymentTexts, pictureFactsOf } from '../../../src/ui/fishing/scores/roundTexts.ts';
import { ShareDialog } from '../../../src/ui/share/ShareDialog.tsx';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';
import { Voice } from '../../support/Voice.tsx';

const round = finishedRound(setupOf(['person', 'greedy']));

beforeEach(() => {
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openShare(record: RoundRecord = round, storage = createMemoryStorage()) {
  const settings = openSettings(storage);
  const user = userEvent.setup({ delay: null });
  const onClose = vi.fn();
  render(
    <ShareDialog
      parts={{ pictureFactsOf, paymentTexts }}
      settings={settings}
      record={record}
      onClose={onClose}
    />,
    {
      wrapper: Voice,
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this round' }));
  // What comes of the picture is there before anything is pressed.
  await dialog.findByText('This browser couldn’t draw the picture.');
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const told = () => dialog.getByRole('status').textContent;
  const linkOf = (name: string) => {
    const [, code = ''] = String(dialog.getByLabelText<HTMLInputElement>(name).value).split('=');
    return unwrap(parseLink(code));
  };
  return { user, dialog, press, told, linkOf, onClose, settings };
}

test('what spreads comes first: the challenge, then the picture, and the whole round', async () => {
  const { dialog, linkOf } = await openShare();
  const titles = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Challenge a friend',
    'As a picture',
    'The whole round',
    'As text',
    'As a record',
  ]);
  expect(dialog.getByText(/^Ann (won|lost) this by \d+ points\. Can you/)).toBeVisible();
  expect(linkOf('Link to the challenge').plays).toEqual(round.plays);
  expect(linkOf('Link to the round').plays).toEqual(round.plays);
});

test('a round that is no challenge is sent as its deal, without a play', async () => {
  for (const meta of [
    { players: ['novice', 'greedy'] },
    { players: ['person', 'greedy'], whatIf: formatLink(round) },
  ]) {
    const { dialog, linkOf } = await openShare({ ...round, meta });
    expect(dialog.queryByText('Challenge a friend')).toBeNull();
    expect(linkOf('Link to the deal').plays).toEqual([]);
    expect(linkOf('Link to the deal').deal).toEqual(round.deal);
    cleanup();
  }
});

test('each way copies what it says, and tells so', async () => {
  const { press, told, dialog } = await openShare();
  const copied = () => navigator.clipboard.readText();
  await press('Copy the link to the round');
  expect(await copied()).toBe(dialog.getByLabelText<HTMLInputElement>('Link to the round').value);
  await waitFor(() => expect(told()).toBe('The link to the round is copied.'));
  await press('Copy the challenge');
  expect(await copied()).toMatch(/#deal=/);
  await waitFor(() => expect(told()).toBe('The challenge is copied.'));
  await press('Copy the text');
  expect(await copied()).toMatch(/^Tiu-U: Ann and Bo\n/);
  await waitFor(() => expect(told()).toBe('The text is copied.'));
  await press('Copy the record');
  expect(await copied()).toBe(formatRecord(round));
  await waitFor(() => expect(told()).toBe('The record is copied.'));
});

test('where copying is refused, the link is selected and the way by hand told', async () => {
  const { press, told, dialog } = await openShare();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  await press('Copy the challenge');
  await waitFor(() => expect(told()).toMatch(/copy it by hand/));
  const field = dialog.getByLabelText<HTMLInputElement>('Link to the challenge');
  expect(field.selectionEnd).toBe(field.value.length);
  await press('Copy the text');
  await waitFor(() => expect(told()).toContain('Open “Show the text”'));
  expect(dialog.getByRole('textbox', { name: 'As text', hidden: true })).toHaveTextContent(
    'Tiu-U: Ann and Bo',
  );
});

test('a clipboard that is silent counts as one that refuses', async () => {
  const { dialog, told } = await openShare();
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(dialog.getByRole('button', { name: 'Copy the challenge' }));
  expect(told()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(browserPatience));
  vi.useRealTimers();
  expect(told()).toMatch(/copy it by hand/);
});

test('what the device can hand on is offered, and how it went is told', async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(navigator, { share, canShare: () => true }));
  const { press, told } = await openShare();
  await press('Send the link to the round');
  expect(share.mock.calls[0]?.[0].url).toMatch(/#review=/);
  await waitFor(() => expect(told()).toBe('Shared.'));
  await press('Send the challenge');
  expect(share.mock.calls[1]?.[0].text).toMatch(/^Ann (won|lost) this by/);
  share.mockRejectedValue(new DOMException('no', 'AbortError'));
  await press('Send the challenge');
  await waitFor(() => expect(told()).toBe('Shared.'));
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press('Send the challenge');
  await waitFor(() => expect(told()).toBe('The browser didn’t share it. Copy it instead.'));
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('nothing is offered that the device cannot do', async () => {
  const { dialog } = await openShare();
  expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('whoever is only “You” may sign once for all, and all that is sent has the name', async () => {
  const storage = createMemoryStorage();
  const you = { ...round, players: ['You', 'Bo'] };
  const { user, dialog, linkOf, press, settings } = await openShare(you, storage);
  // “Your friend” is who gets the link, and nobody else here.
  expect(dialog.getByText(/^I (won|lost) this/)).toBeVisible();
  expect(dialog.getAllByText(/your friend/i)).toHaveLength(1);
  await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Dora');
  expect(settings.getState().ownName).toBe('Dora');
  expect(dialog.getByText(/^Dora (won|lost) this/)).toBeVisible();
  expect(linkOf('Link to the challenge').players).toEqual(['Dora', 'Bo']);
  await press('Copy the record');
  expect(await navigator.clipboard.readText()).toContain('"players":["Dora","Bo"]');
});

test('a name that was given before is there again', async () => {
  const storage = createMemoryStorage();
  openSettings(storage).getState().change({ ownName: 'Dora' });
  const { dialog } = await openShare({ ...round, players: ['你', 'Bo'] }, storage);
  expect(dialog.getByRole('textbox', { name: 'Your name' })).toHaveValue('Dora');
  expect(dialog.getByText(/^Dora (won|lost) this/)).toBeVisible();
});

test('nobody with a name is asked for one', async () => {
  const { dialog } = await openShare();
  expect(dialog.queryByRole('textbox', { name: 'Your name' })).toBeNull();
});
