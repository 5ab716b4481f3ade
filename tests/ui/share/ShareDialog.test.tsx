import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { parseLink } from '../../../src/records/link.ts';
import { paymentTexts } from '../../../src/ui/fishing/scores/paymentTexts.ts';
import { pictureFactsOf } from '../../../src/ui/fishing/scores/pictureFactsOf.ts';
import { ShareDialog } from '../../../src/ui/share/ShareDialog.tsx';
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

async function openShare(record: RoundRecord = round) {
  const user = userEvent.setup({ delay: null });
  const onClose = vi.fn();
  render(
    <ShareDialog parts={{ pictureFactsOf, paymentTexts }} record={record} onClose={onClose} />,
    {
      wrapper: Voice,
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this round' }));
  // What comes of the picture is there before anything is pressed.
  await dialog.findByText('This browser could not draw the picture.');
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const told = () => dialog.getByRole('status').textContent;
  const linkOf = (name: string) => {
    const [, code = ''] = String(dialog.getByLabelText<HTMLInputElement>(name).value).split('=');
    return unwrap(parseLink(code));
  };
  return { user, dialog, press, told, linkOf, onClose };
}

test('the links hold the round, and its deal without a play', async () => {
  const { linkOf } = await openShare();
  expect(linkOf('Link to the round').plays).toEqual(round.plays);
  expect(linkOf('Link to the deal').plays).toEqual([]);
  expect(linkOf('Link to the deal').deal).toEqual(round.deal);
});

test('each way copies what it says, and tells so', async () => {
  const { press, told, dialog } = await openShare();
  const copied = () => navigator.clipboard.readText();
  await press('Copy the link to the round');
  expect(await copied()).toBe(dialog.getByLabelText<HTMLInputElement>('Link to the round').value);
  await waitFor(() => expect(told()).toBe('The link to the round is copied.'));
  await press('Copy the link to the deal');
  expect(await copied()).toMatch(/#deal=/);
  await waitFor(() => expect(told()).toBe('The link to the deal is copied.'));
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
  await press('Copy the link to the deal');
  await waitFor(() => expect(told()).toMatch(/copy it by hand/));
  const field = dialog.getByLabelText<HTMLInputElement>('Link to the deal');
  expect(field.selectionEnd).toBe(field.value.length);
  await press('Copy the text');
  await waitFor(() => expect(told()).toContain('Open “Read the text”'));
  expect(dialog.getByRole('textbox', { name: 'As text', hidden: true })).toHaveTextContent(
    'Tiu-U: Ann and Bo',
  );
});

test('what the device can hand on is offered, and how it went is told', async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(navigator, { share, canShare: () => true }));
  const { press, told } = await openShare();
  await press('Send the link to the round');
  expect(share.mock.calls[0]?.[0].url).toMatch(/#review=/);
  await waitFor(() => expect(told()).toBe('Handed on.'));
  share.mockRejectedValue(new DOMException('no', 'AbortError'));
  await press('Send the link to the deal');
  await waitFor(() => expect(told()).toBe('Handed on.'));
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press('Send the link to the deal');
  await waitFor(() => expect(told()).toBe('The browser did not hand it on. Copy it instead.'));
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('nothing is offered that the device cannot do', async () => {
  const { dialog } = await openShare();
  expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('whoever is only “You” may sign, and all that is sent has the name', async () => {
  const { user, dialog, linkOf, press } = await openShare({ ...round, players: ['You', 'Bo'] });
  await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Dora');
  expect(linkOf('Link to the deal').players).toEqual(['Dora', 'Bo']);
  await press('Copy the record');
  expect(await navigator.clipboard.readText()).toContain('"players":["Dora","Bo"]');
});

test('nobody with a name is asked for one', async () => {
  const { dialog } = await openShare();
  expect(dialog.queryByRole('textbox', { name: 'Your name' })).toBeNull();
});
