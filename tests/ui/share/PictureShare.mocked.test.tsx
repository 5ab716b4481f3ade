import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPatience } from '../../../src/store/silence.ts';
import { paymentTexts, pictureFactsOf } from '../../../src/ui/fishing/scores/roundTexts.ts';
import { PictureShare } from '../../../src/ui/share/PictureShare.tsx';
import { drawSheet } from '../../../src/ui/share/picture/drawPicture.ts';
import { type ShareModel, shareModelOf } from '../../../src/ui/share/shareModel.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';
import { Voice } from '../../support/Voice.tsx';

vi.mock('../../../src/ui/share/picture/drawPicture.ts', () => ({ drawSheet: vi.fn() }));

const round = { ...finishedRound(setupOf(['person', 'greedy'])), players: ['You', 'Bo'] };
const signedBy = (name: string): ShareModel =>
  shareModelOf(round, name, location, { paymentTexts }, say);
const drawing = vi.mocked(drawSheet);
let finish: ((png: Blob) => void)[];

beforeEach(() => {
  finish = [];
  drawing.mockReset().mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  URL.createObjectURL = () => `blob:${finish.length}`;
  URL.revokeObjectURL = vi.fn();
});

afterEach(() => vi.restoreAllMocks());

const finishDrawing = (at: number): Promise<void> =>
  act(async () => finish[at]?.(new Blob(['png'], { type: 'image/png' })));

test('one picture is drawn at a time, and after it the last of what was typed meanwhile', async () => {
  const page = render(
    <PictureShare factsOf={pictureFactsOf} model={signedBy('')} onTold={() => undefined} />,
    {
      wrapper: Voice,
    },
  );
  for (const name of ['D', 'Do', 'Dor', 'Dora']) {
    page.rerender(
      <PictureShare factsOf={pictureFactsOf} model={signedBy(name)} onTold={() => undefined} />,
    );
  }
  expect(drawing).toHaveBeenCalledTimes(1);
  await finishDrawing(0);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:1');
  expect(screen.getByRole('img').parentElement).toHaveAttribute('aria-busy', 'true');
  expect(drawing).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(drawing.mock.lastCall?.[0])).toContain('"Dora"');
  await finishDrawing(1);
  expect(drawing).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:2');
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
  expect(screen.getByRole('img').parentElement).toHaveAttribute('aria-busy', 'false');
});

test('nothing is moved by the picture: its buttons are there before it, and wait for it', async () => {
  render(<PictureShare factsOf={pictureFactsOf} model={signedBy('')} onTold={() => undefined} />, {
    wrapper: Voice,
  });
  const buttons = (): HTMLElement[] => screen.getAllByRole('button');
  const before = buttons();
  expect(before.map(({ textContent }) => textContent)).toEqual([
    'Copy the picture',
    'Save the picture',
  ]);
  for (const button of before) expect(button).toBeDisabled();
  await finishDrawing(0);
  expect(buttons()).toEqual(before);
  for (const button of before) expect(button).toBeEnabled();
});

test('the picture that is drawn is what is sent, once it is there', async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(navigator, { share, canShare: () => true }));
  render(<PictureShare factsOf={pictureFactsOf} model={signedBy('')} onTold={() => undefined} />, {
    wrapper: Voice,
  });
  const send = screen.getByRole('button', { name: 'Send the picture' });
  expect(send).toBeDisabled();
  await finishDrawing(0);
  expect(send).toBeEnabled();
  await act(async () => send.click());
  expect(share.mock.calls[0]?.[0].files).toMatchObject([{ type: 'image/png', size: 3 }]);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('a picture that comes when nobody looks any more is not kept', async () => {
  const keep = vi.spyOn(URL, 'createObjectURL');
  const page = render(
    <PictureShare factsOf={pictureFactsOf} model={signedBy('')} onTold={() => undefined} />,
    {
      wrapper: Voice,
    },
  );
  page.unmount();
  await finishDrawing(0);
  expect(keep).not.toHaveBeenCalled();
});

test('where the browser is silent that is told, and the picture is shown when it comes late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<PictureShare factsOf={pictureFactsOf} model={signedBy('')} onTold={() => undefined} />, {
    wrapper: Voice,
  });
  act(() => vi.advanceTimersByTime(browserPatience - 1));
  expect(screen.getByText('Drawing the picture…').parentElement).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  const failed = screen.getByText('This browser couldn’t draw the picture.');
  expect(failed.parentElement).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('button')).toBeNull();
  await finishDrawing(0);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:1');
});

test('the picture says of a round with help that it had some', () => {
  const helped = { ...round, meta: { ...round.meta, hints: 2 } };
  for (const [shared, game] of [
    [helped, 'Tiu-U · with help'],
    [round, 'Tiu-U'],
  ] as const) {
    const model = shareModelOf(shared, '', location, { paymentTexts }, say);
    render(<PictureShare factsOf={pictureFactsOf} model={model} onTold={() => undefined} />, {
      wrapper: Voice,
    });
    expect(drawing.mock.lastCall?.[0].game).toBe(game);
  }
});
