import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { roomPartsOf } from '../../../src/families/rooms.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { formatLink } from '../../../src/records/link.ts';
import { roundToKeep } from '../../../src/store/history/keptRound.ts';
import { type MatchSetup, roundsIn, startMatch, withPlay } from '../../../src/store/match/match.ts';
import { createPlaceStore, type Place } from '../../../src/store/places.ts';
import type { Services } from '../../../src/store/services.ts';
import { settingsOf } from '../../../src/store/settings.ts';
import type { SetAside, SetAsideTexts } from '../../../src/store/shelf/setAside.ts';
import { browserPatience } from '../../../src/store/silence.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { signedPoints } from '../../../src/text/scoreWords.ts';
import { HistoryScreen } from '../../../src/ui/history/HistoryScreen.tsx';
import { longChest } from '../../store/history/longChest.ts';
import { roundOf } from '../../store/history/rounds.ts';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { held } from '../../support/held.ts';
import { nothingJoins } from '../../support/joining.ts';
import { finishedRound, matchOf, setupOf, somePlayOf } from '../../support/matches.ts';
import {
  createMemoryChest,
  createTabs,
  exportedText,
  type MemoryChest,
  openHistory,
} from '../../support/memoryChest.ts';
import { noonOf } from '../../support/noon.ts';
import { say } from '../../support/say.ts';
import { openLeft, openPuzzleDays, servicesWith } from '../../support/services.ts';
import { unwrap } from '../../support/table.ts';
import { Voice } from '../../support/Voice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How many rounds of a chest lie elsewhere too. */
function savedIn({ kept }: MemoryChest): number {
  return [...kept.values()].filter((value) => Object(value).isSaved === true).length;
}

/** The history of somebody who has finished rounds of these seeds, one match. */
async function openScreen(
  seeds: readonly string[] = [],
  chest = createMemoryChest(),
  own: Partial<Services> = {},
) {
  const tabs = createTabs();
  const history = openHistory(chest, { now: noonOf('2026-05-01'), tabs: tabs.open() });
  for (const [at, seed] of seeds.entries()) {
    await history.keep({ round: roundOf(seed), match: 'm', number: at + 1 });
  }
  const storage = createMemoryStorage();
  const settings = openSettings(storage);
  const services = servicesWith({ history, ...own });
  const table = openTable(storage);
  const went: Place[] = [];
  render(
    <HistoryScreen
      stores={{
        table: createLocalSource(table, settings),
        matches: table,
        settings,
        places: createPlaceStore(window),
        services,
        ...nothingJoins,
      }}
      services={services}
      code=""
      partsOf={roomPartsOf}
      onGo={(place) => went.push(place)}
      onLeave={() => undefined}
    />,
    { wrapper: Voice },
  );
  // The page is made of the stock some at a time.
  await waitFor(() => {
    const { stock } = history.state.getState();
    expect(stock).not.toBeNull();
    const all = screen.queryByRole('button', { name: 'Delete all rounds' });
    expect(all !== null).toBe(stock !== null && stock.rounds.length > 0);
  });
  const user = userEvent.setup({ delay: null });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const idOf = (seed: string): string => formatLink(roundOf(seed));
  const otherTab = tabs.open();
  return { table, chest, history, otherTab, settings, went, user, press, idOf };
}

function cardOf(within: HTMLElement): HTMLElement {
  const card = within.closest('li');
  if (card === null) throw new Error('it stands on no card');
  return card;
}

function rounds(): string[] {
  return screen
    .queryAllByRole('heading', { level: 3, name: /^Round/ })
    .map(({ textContent }) => textContent);
}

test('without a round it says how rounds come here', async () => {
  await openScreen();
  expect(await screen.findByRole('heading', { name: 'No rounds yet' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete all rounds' })).toBeNull();
});

test('a round can be looked at again and its deal played again', async () => {
  const { went, press, idOf } = await openScreen(['a']);
  await press('Review');
  await press('Play this deal');
  expect(went).toEqual([
    { room: 'review', code: idOf('a') },
    { room: 'deal', code: idOf('a') },
  ]);
});

test('a round with hints or plays taken back is marked, and no other', async () => {
  const { history } = await openScreen(['a']);
  for (const [at, meta] of [{ hints: 1 }, { practiceUndos: 2 }].entries()) {
    await act(() => history.keep({ round: roundOf(`b${at}`, meta), match: 'm', number: at + 2 }));
  }
  const marked = await screen.findAllByText('with help');
  const titles = marked.map((mark) => within(cardOf(mark)).getByRole('heading').textContent);
  expect(titles).toEqual(['Round 3', 'Round 2']);
  expect(rounds()).toHaveLength(3);
});

test('the totals tell the mean margin of fishing, and what it is', async () => {
  await openScreen(['a']);
  const {
    totals: [own = 0, other = 0],
  } = roundToKeep(roundOf('a')).kept;
  const [all] = within(screen.getByRole('region', { name: 'Totals' })).getAllByText(
    'Average margin',
  );
  expect(all?.nextSibling).toHaveTextContent(signedPoints(own - other, say));
  expect(screen.getByText(/^Margin: your total minus the best other total\./)).toBeVisible();
});

test('it begins with a sentence and a curve, which a table tells too', async () => {
  const { user } = await openScreen(['a', 'b']);
  const kept = ['a', 'b'].map((seed) => roundToKeep(roundOf(seed)).kept);
  const won = kept.filter(({ winners }) => winners.join() === '0').length;
  const points = kept.reduce((sum, { settlement: [own = 0] }) => sum + own, 0);
  const title = `${won} of 2 rounds won, ${signedPoints(points, say)} in all.`;
  const region = within(await screen.findByRole('region', { name: title }));
  expect(region.getByText('Review a round and its luck shows beside the result.')).toBeVisible();
  const curve = region.getByRole('img', {
    name: /^Running result from May 1, 2026 to May 1, 2026/,
  });
  expect(curve).toHaveAccessibleName(expect.stringContaining(`${signedPoints(points, say)} now`));
  expect(region.queryByRole('table')).toBeNull();
  await user.click(region.getByText('Round by round, as a table'));
  const [, ...rows] = within(await region.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(signedPoints(points, say));
});

test('a personal best leads to its round', async () => {
  const { user, went } = await openScreen(['a', 'b', 'c']);
  const rounds = ['a', 'b', 'c'].map((seed) => roundToKeep(roundOf(seed)).kept);
  const most = Math.max(...rounds.map(({ totals: [own = 0] }) => own));
  const best = rounds.find(({ totals: [own] }) => own === most);
  await user.click(await screen.findByText('Personal bests'));
  await user.click(
    screen.getByRole('button', { name: new RegExp(`^Highest total ${most} points`) }),
  );
  expect(went).toEqual([{ room: 'review', code: best?.link }]);
});

test('the honours of rounds are looked for as soon as the room is open, unless they are put away', async () => {
  const { history, settings } = await openScreen(['a']);
  const feats = () => history.state.getState().stock?.rounds.map((round) => round.feats);
  await waitFor(() => expect(feats()).toEqual([[expect.any(Array), expect.any(Array)]]));
  act(() => settings.getState().change({ honours: false }));
  await act(() => history.keep({ round: roundOf('b'), match: 'm', number: 2 }));
  expect(feats()).toContain(null);
});

test('dates stand as in the region of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
  await openScreen(['a']);
  expect((await screen.findAllByText(/^1 May 2026/)).length).toBeGreaterThan(0);
});

test('a deleted round comes back by Undo, which has the focus', async () => {
  const { user, chest } = await openScreen(['a', 'b', 'c']);
  expect(rounds()).toEqual(['Round 3', 'Round 2', 'Round 1']);
  const before = new Map(chest.kept);
  const [, second] = screen.getAllByRole('button', { name: 'Delete' });
  if (second === undefined) throw new Error('each round has a button');
  await user.click(second);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  expect(screen.getByText('1 round deleted.')).toBeInTheDocument();
  expect(rounds()).toEqual(['Round 3', 'Round 1']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rounds()).toEqual(['Round 3', 'Round 2', 'Round 1']));
  expect(chest.kept).toEqual(before);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Round 2' })).toHaveFocus());
});

test('everything is deleted only when asked again, and even then comes back', async () => {
  const { user, press } = await openScreen(['a', 'b']);
  await press('Delete all rounds');
  const asked = screen.getByRole('dialog');
  expect(asked).toHaveTextContent('2 rounds and their reviews will be deleted from this device');
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(rounds()).toHaveLength(2);
  await press('Delete all rounds');
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete all rounds' }),
  );
  expect(await screen.findByRole('heading', { name: 'No rounds yet' })).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(rounds()).toHaveLength(2));
});

test('many rounds come by and by, and who asks for more reads on there', async () => {
  const { press } = await openScreen(Array.from({ length: 45 }, (_, at) => `s${at}`));
  await waitFor(() => expect(rounds()).toHaveLength(40));
  await press('Show 5 more rounds');
  expect(rounds()).toHaveLength(45);
  expect(screen.getByRole('heading', { name: 'Round 5' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /more round/ })).toBeNull();
});

test('rounds of a file come in, and what brings none is told with its line', async () => {
  const { history, user, press } = await openScreen(['a']);
  await press('Import rounds');
  const text = [formatRecord(roundOf('a')), 'nonsense', formatRecord(roundOf('b'))];
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of the records' }), {
    target: { value: text.join('\n') },
  });
  await press('Import');
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('1 new round. You already had 1 round.'));
  expect(dialog).toHaveTextContent('1 line isn’t a round:Line 2: ');
  expect(within(dialog).queryByRole('button', { name: 'Use these settings' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(history.state.getState().stock?.rounds).toHaveLength(2);
});

test('what came of a file is not lost to one more press', async () => {
  const { user, press } = await openScreen(['a']);
  await press('Import rounds');
  const file = new File([formatRecord(roundOf('b'))], 'rounds.jsonl');
  const dialog = within(screen.getByRole('dialog'));
  await user.upload(dialog.getByLabelText('Choose a file'), file);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('1 new round.'));
  expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('how far it is stands there before a text is looked through', async () => {
  const { history, press } = await openScreen();
  const add = vi.spyOn(history, 'add').mockReturnValue(new Promise(() => undefined));
  await press('Import rounds');
  const text = `${formatRecord(roundOf('a'))}\n`.repeat(9);
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of the records' }), {
    target: { value: text },
  });
  const parse = vi.spyOn(JSON, 'parse');
  await press('Import');
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(add).toHaveBeenCalledExactlyOnceWith(text, expect.anything());
  expect(parse).not.toHaveBeenCalled();
});

test('closing the dialog ends what comes in', async () => {
  const { history, user, press } = await openScreen(['a']);
  const add = vi.spyOn(history, 'add').mockReturnValue(new Promise(() => undefined));
  await press('Import rounds');
  await press('Import');
  const [, listener] = add.mock.calls[0] ?? [];
  expect(listener?.signal.aborted).toBe(false);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(listener?.signal.aborted).toBe(true);
});

test('a file that is still on its way when the dialog closes does not come in', async () => {
  const { history, user, press } = await openScreen(['a']);
  const add = vi.spyOn(history, 'add');
  let arrive = (_: string): void => undefined;
  vi.spyOn(navigator.clipboard, 'readText').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await press('Import rounds');
  await user.click(screen.getByRole('button', { name: /clipboard/i }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await act(async () => arrive(formatRecord(roundOf('b'))));
  expect(add).not.toHaveBeenCalled();
});

test('where the browser does not read a file that is told, and it comes in when it has', async () => {
  const { press } = await openScreen(['a']);
  const file = new File(['x'], 'rounds.jsonl');
  let arrive = (_: string): void => undefined;
  file.text = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await press('Import rounds');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  await act(() => vi.advanceTimersByTimeAsync(browserPatience));
  vi.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent('The browser couldn’t read this file.');
  await act(async () => arrive(formatRecord(roundOf('b'))));
  expect(await screen.findByText('1 new round.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what came in before there was no room is told together with why', async () => {
  const { history, press } = await openScreen(['a']);
  vi.spyOn(history, 'add').mockResolvedValue({
    added: 8,
    known: 1,
    wrong: [],
    moreWrong: 0,
    cutShort: 'storage-full',
  });
  await press('Import rounds');
  await press('Import');
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('8 new rounds. You already had 1 round.'));
  expect(dialog).toHaveTextContent('The device had no room');
  expect(dialog).toHaveTextContent('here to stay');
});

test('a file with too many lines is told so', async () => {
  const { history, press } = await openScreen(['a']);
  vi.spyOn(history, 'add').mockResolvedValue({
    added: 0,
    known: 0,
    wrong: [{ line: 3, problem: { code: 'unfinished' } }],
    moreWrong: 4,
    cutShort: 'too-many',
  });
  await press('Import rounds');
  await press('Import');
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('The limit is 20,000 lines at once'));
  expect(dialog).toHaveTextContent('5 lines aren’t rounds:');
  expect(dialog).toHaveTextContent('And 4 more lines.');
});

test('no round is drawn again when a dialog opens', async () => {
  const { press } = await openScreen(['a', 'b']);
  // Each round that is drawn says its date.
  const dates: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  const drawn = vi.spyOn(dates, 'format', 'get');
  await press('Delete all rounds');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(drawn).not.toHaveBeenCalled();
});

test('a dropped file brings its settings, which are used only when wished', async () => {
  const { settings, press } = await openScreen();
  const other = openHistory();
  await other.keep({ round: roundOf('a'), match: 'm', number: 1 });
  const chosen = { ...settingsOf(settings.getState()), theme: 'contrast' } as const;
  const text = await exportedText(other, chosen);
  await press('Import rounds');
  const file = new File([text], 'rounds.jsonl');
  fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files: [file] } });
  await screen.findByText('1 new round.');
  expect(settings.getState().theme).toBe('system');
  await press('Use these settings');
  expect(settings.getState().theme).toBe('contrast');
  expect(screen.getByText(/in use now/)).toBeInTheDocument();
});

test('a file brings what came of the puzzles of the days, beside what is here', async () => {
  const puzzleDays = openPuzzleDays();
  puzzleDays.getState().answer('2026-05-01', 'a', false);
  const { settings, press } = await openScreen([], undefined, { puzzleDays });
  const other = openHistory();
  await other.keep({ round: roundOf('a'), match: 'm', number: 1 });
  const days = { '2026-05-01': { a: 'later', b: 'solved' } } as const;
  const text = await exportedText(other, settingsOf(settings.getState()), days);
  await press('Import rounds');
  fireEvent.drop(screen.getByRole('dialog'), {
    dataTransfer: { files: [new File([text], 'rounds.jsonl')] },
  });
  await screen.findByText('1 new round.');
  expect(puzzleDays.getState().days).toEqual(days);
});

test('a file too large is not even read', async () => {
  const { user, press } = await openScreen();
  await press('Import rounds');
  const file = new File(['x'], 'rounds.jsonl');
  Object.defineProperty(file, 'size', { value: 50_000_000 });
  await user.upload(screen.getByLabelText('Choose a file'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('the limit is 40 MB');
});

test('all rounds are saved as one file and copied, with what came of puzzles', async () => {
  const puzzleDays = openPuzzleDays();
  puzzleDays.getState().answer('2026-05-01', 'a', true);
  const { history, user, press } = await openScreen(['a', 'b'], undefined, { puzzleDays });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Save all rounds');
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied to the clipboard.')).toBeInTheDocument();
  const [text = ''] = write.mock.calls[0] ?? [];
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(
    await openHistory().add(text, {
      onProgress: () => undefined,
      signal: new AbortController().signal,
    }),
  ).toMatchObject({ added: 2, puzzleDays: puzzleDays.getState().days });
  expect(history.state.getState().stock?.rounds).toHaveLength(2);
});

test('what is wrong with storage is told in words', async () => {
  const chest = createMemoryChest();
  chest.kept.set('record/nonsense', { version: 1, text: 'cut of' });
  chest.kept.set('record/later', { version: 9 });
  const { history, press, user } = await openScreen([], chest);
  expect(await screen.findByText(/1 round is damaged/)).toBeInTheDocument();
  expect(screen.getByText(/A newer version of Fifteen Lakes kept 1 round/)).toBeInTheDocument();
  await press('Delete the damaged data');
  const dialog = screen.getByRole('dialog', { name: 'Delete what was set aside?' });
  expect(dialog).toHaveTextContent('1 damaged round is gone for good then');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect([...chest.kept.keys()]).toContain('damaged/nonsense');
  await press('Delete the damaged data');
  const [, again] = screen.getAllByRole('button', { name: 'Delete the damaged data' });
  if (again === undefined) throw new Error('it is asked again');
  await user.click(again);
  await waitFor(() => expect(screen.queryByText(/damaged/)).toBeNull());
  expect(screen.getByText('Deleted what was set aside.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  chest.refusal = 'all';
  await act(() => history.keep({ round: roundOf('a'), match: 'm', number: 1 }));
  expect(screen.getByRole('alert')).toHaveTextContent('so finished rounds aren’t kept');
});

test('who has not deleted the damaged data is not told so, and the focus does not fall to the page', async () => {
  const chest = createMemoryChest(new Map([['record/nonsense', { version: 1, text: 'cut of' }]]));
  const { history, press, user } = await openScreen([], chest);
  const drop = async (): Promise<void> => {
    await press('Delete the damaged data');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete the damaged data' }));
  };
  const deleted = () => screen.queryByText('Deleted what was set aside.');
  chest.refusal = 'writing';
  await drop();
  expect(await screen.findByRole('alert')).toHaveTextContent('no room');
  expect(deleted()).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete the damaged data' })).toHaveFocus();
  // Another tab has deleted it.
  chest.kept.clear();
  await act(() => history.open());
  expect(screen.queryByText(/damaged/)).toBeNull();
  expect(deleted()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what was set aside can be saved as a file and is deleted only when asked again', async () => {
  let isRefusing = false;
  let texts: readonly SetAside[] = [
    { key: 'a', shelf: 'match', at: noonOf('2026-05-01'), text: 'x'.repeat(2400) },
    { key: 'b', shelf: 'settings', at: null, text: 'y' },
  ];
  const setAside: SetAsideTexts = {
    list: () => texts,
    drop: ({ key }) => {
      if (!isRefusing) texts = texts.filter((one) => one.key !== key);
      return !isRefusing;
    },
  };
  const { user } = await openScreen([], createMemoryChest(), { setAside });
  const section = within(screen.getByRole('region', { name: 'Set aside' }));
  const [match, settings] = section.getAllByRole('listitem');
  if (match === undefined || settings === undefined) throw new Error('both are listed');
  expect(match).toHaveTextContent(/^A saved match.*May 1, 2026.*, · 2 kB/);
  expect(settings).toHaveTextContent(/^Settings.*no date, · 1 kB/);
  const save = vi.spyOn(URL, 'createObjectURL');
  await user.click(within(match).getByRole('button', { name: 'Save as a file' }));
  expect(save.mock.calls[0]?.[0]).toMatchObject({ size: 2400 });
  expect(await screen.findByText('Saved as fifteen-lakes-damaged.txt.')).toBeInTheDocument();

  const asked = async (item: HTMLElement, answer: string): Promise<void> => {
    await user.click(within(item).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
  };
  await asked(match, 'Cancel');
  expect(texts).toHaveLength(2);
  isRefusing = true;
  await asked(match, 'Delete');
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('Deleted what was set aside.')).toBeNull();
  expect(within(match).getByRole('button', { name: 'Delete' })).toHaveFocus();
  isRefusing = false;
  await asked(match, 'Delete');
  expect(screen.getByText('Deleted what was set aside.')).toBeInTheDocument();
  expect(texts.map(({ key }) => key)).toEqual(['b']);
  expect(screen.getByRole('heading', { name: 'Set aside' })).toHaveFocus();
  await asked(section.getByRole('listitem'), 'Delete');
  expect(screen.queryByRole('region', { name: 'Set aside' })).toBeNull();
  expect(screen.getByText('Deleted what was set aside.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('after ten rounds that lie nowhere else a note says so, until they are saved or it is put off', async () => {
  const seeds = Array.from({ length: 10 }, (_, at) => `s${at}`);
  const { chest, otherTab, user, press } = await openScreen(seeds);
  const note = () => screen.queryByRole('region', { name: 'Rounds to save' });
  await waitFor(() => expect(note()).not.toBeNull());
  expect(note()).toHaveTextContent('10 rounds are in this browser and nowhere else');
  await press('Later');
  await waitFor(() => expect(note()).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  chest.kept.delete('reminder');
  act(() => otherTab.tell());
  await waitFor(() => expect(note()).not.toBeNull());
  const shown = note();
  if (shown === null) throw new Error('the note is there again');
  await user.click(within(shown).getByRole('button', { name: 'Save all rounds' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByText('Copied to the clipboard.')).toBeInTheDocument();
  await waitFor(() => expect(note()).toBeNull());
  expect(savedIn(chest)).toBe(10);
});

test('where the browser has promised to keep the rounds there is no such note', async () => {
  const { history, press } = await openScreen(Array.from({ length: 10 }, (_, at) => `s${at}`));
  act(() => history.state.setState({ lasting: 'promised' }));
  expect(screen.queryByRole('region', { name: 'Rounds to save' })).toBeNull();
  await press('Save all rounds');
  expect(screen.getByText(/has promised not to clear/)).toBeInTheDocument();
});

test('rounds that could not be copied are not taken for saved', async () => {
  const { chest, user, press } = await openScreen(['a']);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  await press('Save all rounds');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy' }));
  await screen.findByText(/didn’t allow copying/);
  expect(savedIn(chest)).toBe(0);
});

test('every match that was left waits here, to be gone on with or forgotten', async () => {
  const left = openLeft();
  const begun = (bot: string) => {
    const setup = setupOf(['person', 'greedy'], { seed: bot });
    const names = ['You', bot];
    const players = setup.players.map((one, seat) => ({ ...one, name: names[seat] ?? '' }));
    const match = startMatch({ ...setup, players });
    return unwrap(withPlay(match, somePlayOf(match)));
  };
  const [mei, bo, cy] = [begun('Mei'), begun('Bo'), begun('Cy')];
  left.getState().leave(mei, [], cy);
  left.getState().leave(bo, [], cy);
  const { press, table } = await openScreen([], undefined, { left });
  expect(screen.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await press('Discard Tiu-U: Mei');
  await press('Cancel');
  expect(left.getState().left).toHaveLength(2);
  await press('Discard Tiu-U: Mei');
  await press('Discard');
  expect(left.getState().left.map(({ players }) => players[1]?.name)).toEqual(['Bo']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await press('Continue Tiu-U: Bo');
  expect(matchOf(table).setup.seed).toBe('Bo');
  expect(screen.queryByRole('button', { name: /^Discard/ })).toBeNull();
});

test('the match at the table waits here too, on whatever day it was played', async () => {
  window.history.replaceState(null, '', '#history');
  const { press, table } = await openScreen();
  const heading = () => screen.queryByRole('heading', { name: 'Waiting for you' });
  const open = (goal: Partial<MatchSetup> = {}): void => {
    const setup = setupOf(['person', 'greedy'], goal);
    act(() => table.getState().openMatch({ setup, rounds: [finishedRound(setup)] }));
  };
  expect(heading()).toBeNull();
  open({ goal: { rounds: 1 } });
  expect(heading()).toBeNull();
  open();
  expect(heading()).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Discard/ })).toBeNull();
  await press('Next round of Tiu-U: Bo');
  expect(roundsIn(matchOf(table))).toBe(2);
  expect(window.location.hash).toBe('');
  window.history.replaceState(null, '', '#history');
  act(() => table.getState().show('start'));
  await press('Continue Tiu-U: Bo');
  expect(table.getState().screen).toBe('table');
  expect(window.location.hash).toBe('');
});

test('many rounds are listed before it is reckoned what they come to', async () => {
  const chest = longChest(501);
  const { promise, keep: goOn } = held();
  vi.stubGlobal('scheduler', { yield: () => promise });
  const { history } = await openScreen([], chest);
  // By role, finding anything among so many takes seconds.
  const words = (part: string) => document.querySelector(part)?.textContent;
  expect(words('#rounds')).toContain('501 rounds');
  expect(document.querySelectorAll('[data-round]')).toHaveLength(40);
  expect(words('#course')).toBeUndefined();
  goOn();
  await waitFor(() => expect(words('#course')).toContain('of 501 rounds won'));
  await act(() => history.remove(['0000']));
  await waitFor(() => expect(words('#rounds')).toContain('500 rounds'));
  // What was reckoned last stays there while it is reckoned anew.
  await waitFor(() => expect(words('#course')).toContain('of 500 rounds won'));
});

test('the newest of many rounds are listed before the others are read', async () => {
  const chest = longChest(501);
  await openHistory(chest).open();
  const { promise, keep: goOn } = held();
  const { part } = chest;
  vi.spyOn(chest, 'part').mockImplementation(async (...asked) => {
    await promise;
    return part(...asked);
  });
  const opening = openScreen([], chest);
  const words = (part: string) => document.querySelector(part)?.textContent;
  await waitFor(() => expect(document.querySelectorAll('[data-round]')).toHaveLength(40));
  expect(words('#rounds')).toContain('501 rounds');
  expect(document.body).toHaveTextContent('501 rounds are in this browser and nowhere else');
  expect(words('#course')).toBeUndefined();
  expect(document.body).not.toHaveTextContent('Delete all rounds');
  goOn();
  await opening;
  await waitFor(() => expect(words('#course')).toContain('of 501 rounds won'));
  expect(words('#rounds')).toContain('501 rounds');
});
