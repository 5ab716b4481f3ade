import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { scoresOf } from '../../../src/engine/fishing/index.ts';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { formatLink } from '../../../src/records/link.ts';
import type { MeasuredDeal } from '../../../src/store/days/measuredDeal.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import { currentRound, type MatchSetup } from '../../../src/store/match/match.ts';
import type { Reviewer } from '../../../src/store/reviewing/reviewer.ts';
import type { Services } from '../../../src/store/services.ts';
import { signedPoints } from '../../../src/text/scoreWords.ts';
import { countedRoundOf } from '../../../src/ui/fishing/scores/countedRound.ts';
import { outcomeOf, scoresModelOf } from '../../../src/ui/scores/scoresModel.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { answerTo, dared, daredCode } from '../../support/challenges.ts';
import { positionOf } from '../../support/fishing.ts';
import { held } from '../../support/held.ts';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { heardText } from '../../support/parted.ts';
import { say } from '../../support/say.ts';

const three: readonly Control[] = ['person', 'greedy', 'random'];

async function openScores(
  rounds = 1,
  controls = three,
  change: Partial<MatchSetup> = {},
  onExpect: Reviewer['expect'] = () => undefined,
  own: Partial<Services> = {},
) {
  const app = openApp(
    storageAfter((table) => {
      table.getState().startMatch(setupOf(controls, { variant: 'shi-wu-hu', ...change }));
      for (let round = 1; round <= rounds; round += 1) {
        if (round > 1) table.getState().dealNextRound();
        playUntil(table, () => false);
      }
      table.getState().show('scores');
    }),
    { reviewer: { expect: onExpect, review: () => () => undefined }, ...own },
  );
  await screen.findByRole('heading', { name: /^Score sheet/ });
  return app;
}

const more = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'More' }));
const counts = () => screen.getByRole('table', { name: 'Points by group' });

/** The row of a table and the points of each seat in it. */
function rowOf(name: RegExp): { row: HTMLElement; points: readonly number[] } {
  const row = within(counts()).getByRole('row', { name });
  const cells = within(row).getAllByRole('cell');
  return {
    row,
    points: cells.map(({ textContent }) => Number(/\d+/.exec(textContent ?? '')?.[0])),
  };
}

test('the sheet opens with who won and by how much, and with what everybody has', async () => {
  const { table } = await openScores(1, ['person', 'greedy']);
  const [own = 0, other = 0] = scoresOf(positionOf(matchOf(table)));
  const winner = own > other ? 'Ann' : 'Bo';
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(`${winner} won by ${Math.abs(own - other)}`);
  const totals = within(screen.getByRole('list', { name: 'Totals' })).getAllByRole('listitem');
  expect(totals[0]).toHaveTextContent(`Ann ${own}`);
  expect(totals[1]).toHaveTextContent(`Bo ${other}`);
});

test('the sheet of a match of many rounds that comes back has all of them', async () => {
  const { table } = await openScores(7, ['person', 'greedy']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const match = screen.getByRole('table', { name: 'The match so far' });
  expect(within(match).getAllByRole('rowheader')).toHaveLength(8);
  expect(matchOf(table).rounds).toHaveLength(7);
});

test('the sheet has the review of its round load, which may be asked for next', async () => {
  const expected: (RoundRecord | null)[] = [];
  const { table } = await openScores(2, three, {}, (round) => expected.push(round));
  expect(expected).toEqual([currentRound(matchOf(table))]);
});

test('the lines of the counts add up to what the engine counts', async () => {
  const { table } = await openScores();
  const totals = scoresOf(positionOf(matchOf(table)));
  expect(rowOf(/^Total/).points).toEqual(totals);
  const rows = within(counts()).getAllByRole('row').slice(1, -1);
  const points = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(/\d+/.exec(textContent ?? '')?.[0])),
  );
  expect(points.length).toBeGreaterThan(5);
  for (const [seat, total] of totals.entries()) {
    expect(points.reduce((sum, row) => sum + (row[seat] ?? 0), 0)).toBe(total);
  }
  for (const row of points) expect(Math.max(...row)).toBeGreaterThan(0);
});

test('the match so far is a line in the head and a row for each round, from the second on', async () => {
  const { table, user } = await openScores();
  expect(screen.queryByRole('table', { name: 'The match so far' })).toBeNull();
  expect(screen.queryByText(/^Match after/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next round' }));
  act(() => playUntil(table, () => false));
  act(() => table.getState().show('scores'));
  const soFar = await screen.findByText(/^Match after 2 rounds:/);
  expect(soFar.closest('p')).toHaveTextContent(/Ann [+−]?\d+.*Bo [+−]?\d+.*Cy [+−]?\d+/);
  const rounds = within(screen.getByRole('table', { name: 'The match so far' }));
  expect(rounds.getAllByRole('row')).toHaveLength(4);
  expect(rounds.getByRole('rowheader', { name: 'Total' })).toBeVisible();
});

test('the match so far has a column for who sits out, who has nothing of that round', async () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
  const { table, user } = await openScores(2, ['person', 'person'], { sitsOut });
  const rounds = within(screen.getByRole('table', { name: 'The match so far' }));
  expect(rounds.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Round', 'Ann', 'Bo', 'Cy'],
  ]);
  const outAt = (round: string) =>
    within(rounds.getByRole('row', { name: new RegExp(`^${round} `) }))
      .getAllByRole('cell')
      .findIndex(({ textContent }) => textContent === 'out');
  expect([outAt('1'), outAt('2')]).toEqual([2, 0]);
  expect(screen.getByText('Ann sat out')).toBeVisible();
  expect(screen.getByText('Next to sit out: Bo')).toBeVisible();
  await more(user);
  expect(screen.queryByRole('button', { name: /seats/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New match, same players' }));
  expect(matchOf(table).setup).toMatchObject({
    players: [{ name: 'Ann' }, { name: 'Cy' }],
    sitsOut: { place: 1, name: 'Bo' },
  });
});

test('the house leads to the first screen, which deals the next round or shows the sheet', async () => {
  const { table, user } = await openScores();
  await user.click(screen.getByRole('button', { name: 'Home' }));
  expect(table.getState().screen).toBe('start');
  await user.click(screen.getByRole('button', { name: / See the score sheet / }));
  await user.click(await screen.findByRole('button', { name: 'Home' }));
  await user.click(screen.getByRole('button', { name: / Next round / }));
  expect(matchOf(table).rounds).toHaveLength(2);
  expect(table.getState().screen).toBe('table');
});

test('the same players begin another match, and the old one is left', async () => {
  const { table, left, user } = await openScores();
  const before = matchOf(table).setup;
  await more(user);
  await user.click(screen.getByRole('button', { name: 'New match, same players' }));
  const { setup, rounds } = matchOf(table);
  expect(setup.players).toEqual(before.players);
  expect(setup.seed).not.toBe(before.seed);
  expect(rounds).toHaveLength(1);
  expect(left.getState().left).toEqual([]);
});

test.each([
  ['with another one', { won: 1 }, { won: 1 }],
  ['without a goal after a single deal', { rounds: 1 }, undefined],
])('a match that has reached its goal goes on %s', async (_, goal, next) => {
  const { table, user } = await openScores(1, ['person', 'greedy'], { goal });
  expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New match, same players' }));
  expect(matchOf(table).setup.goal).toEqual(next);
  expect(table.getState().screen).toBe('table');
});

test('what is done often is there at once, the rest behind one button that Escape closes', async () => {
  const { user } = await openScores(1, ['person', 'greedy']);
  const actions = within(screen.getByRole('navigation', { name: 'What next' }));
  const words = () => actions.getAllByRole('button').map(({ textContent }) => textContent);
  expect(words()).toEqual(['Next round', 'Review', 'More']);
  await more(user);
  expect(words()).toEqual([
    'Next round',
    'Review',
    'More',
    'Back to the table',
    'Play it again with seats swapped',
    'Share',
    'Save the record',
    'Print',
    'New match, same players',
  ]);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await user.click(actions.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  await user.keyboard('{Escape}');
  expect(words()).toHaveLength(3);
  expect(actions.getByRole('button', { name: 'More', expanded: false })).toHaveFocus();
});

test('a challenge that was answered is compared in a sentence and side by side, and sent back', async () => {
  const match = answerTo();
  const app = openApp(
    storageAfter((table) => {
      table.getState().openMatch(match);
      table.getState().show('scores');
    }),
  );
  const answer = await screen.findByRole('heading', {
    level: 2,
    name: /^(Ann beat Ann|Ann stays)/,
  });
  const [before, now] = [dared, currentRound(match)].map((round) => outcomeOf(round));
  const lead = (now?.balance[0] ?? 0) - (before?.balance[0] ?? 0);
  expect(lead).not.toBe(0);
  expect(answer).toHaveTextContent(`by ${Math.abs(lead)} points`);
  const both = within(screen.getByRole('table', { name: answer.textContent ?? '' }));
  const figures = both
    .getAllByRole('cell')
    .map(({ textContent }) => Number(/\d+/.exec(textContent ?? '')?.[0]));
  expect(figures.slice(1)).toEqual(
    [0, 1].flatMap((seat) => [before?.totals[seat], now?.totals[seat]]),
  );
  expect(both.getByRole('rowheader', { name: 'Ann / Ann' })).toBeVisible();
  const actions = within(screen.getByRole('navigation', { name: 'What next' }));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Send mine back',
    'Next round',
    'More',
  ]);
  await app.user.click(actions.getByRole('button', { name: 'Send mine back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this round' }));
  const { value } = dialog.getByLabelText<HTMLInputElement>('Link to the challenge');
  expect(value.split('#deal=')[1]).toBe(formatLink(currentRound(match)));
  await app.user.click(dialog.getByRole('button', { name: 'Close' }));
  await app.user.click(actions.getByRole('button', { name: 'Next round' }));
  act(() => playUntil(app.table, () => false));
  act(() => app.table.getState().show('scores'));
  expect(await screen.findByRole('table', { name: 'The match so far' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send mine back' })).toBeNull();
});

test('a challenge against other opponents says so', async () => {
  openApp(
    storageAfter((table) => {
      table.getState().openMatch(answerTo(daredCode, setupOf(['person', 'expert'])));
      table.getState().show('scores');
    }),
  );
  expect(await screen.findByText(/^You each faced different opponents/)).toBeVisible();
});

test('a round counts the same by its record as in its match', async () => {
  const { table } = await openScores();
  const match = matchOf(table);
  const { names, totals } = countedRoundOf(currentRound(match));
  expect(scoresModelOf(match)).toMatchObject({ names, totals });
});

test('a line opens to the reasons of each seat, one line at a time', async () => {
  const { user } = await openScores();
  const lines = within(counts()).getAllByRole('button', { expanded: false });
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    await user.click(line);
    expect(within(counts()).getAllByRole('button', { expanded: true })).toEqual([line]);
    const answer = document.getElementById(line.getAttribute('aria-controls') ?? '');
    expect(answer).toHaveTextContent(/Ann|Bo|Cy/);
    expect(answer).toHaveTextContent(/Rule S\d/);
  }
  await user.keyboard('{Escape}');
  expect(within(counts()).queryByRole('button', { expanded: true })).toBeNull();
  expect(lines.at(-1)).toHaveFocus();
});

test('inside, a seat, a tile and a payment answer by their rules', async () => {
  const { user } = await openScores();
  const [line] = within(counts()).getAllByRole('button', { expanded: false });
  if (line === undefined) throw new Error('no line opens');
  await user.click(line);
  const reasons = within(document.getElementById(line.getAttribute('aria-controls') ?? '') ?? line);
  const payments = within(screen.getByRole('region', { name: 'Who pays whom' }));
  const asked = [
    ...reasons.getAllByRole('button', { expanded: false }),
    ...payments.getAllByRole('button', { expanded: false }),
  ];
  expect(asked.length).toBeGreaterThan(4);
  for (const button of asked) {
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const answer = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(answer).toHaveTextContent(/Rule S\d.*navpil\.github\.io/s);
    await user.keyboard('{Escape}');
    expect(answer).toBeEmptyDOMElement();
    expect(button).toHaveFocus();
  }
});

test('on paper every line is open, and the other rules are there', async () => {
  const { user } = await openScores(1, ['person', 'greedy'], { variant: 'tiu-u' });
  expect(screen.queryByText(/^Seven pips or fewer/)).toBeNull();
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(screen.getAllByText(/^Seven pips or fewer/)).toHaveLength(2);
  expect(screen.getAllByText(/^Eight pips or more/)).toHaveLength(2);
  expect(screen.getByRole('table', { name: 'Under other rules' })).toBeVisible();
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.queryByText(/^Seven pips or fewer/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Big fish/ }));
  expect(screen.getAllByText(/^Eight pips or more/)).toHaveLength(2);
});

test('S9 who pays whom is told where it is more than the difference, and not where it is that', async () => {
  const { table } = await openScores(1, ['person', 'greedy'], { variant: 'tiu-u' });
  expect(countedRoundOf(currentRound(matchOf(table))).payments).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Who pays whom' })).toBeNull();
});

test('S8 a rule that is set apart says so where it is asked', async () => {
  const { user } = await openScores(1, three, { rules: { doubleAt: 900 } });
  const [rule] = screen.getAllByRole('button', { name: 'Rule S9' });
  if (rule === undefined) throw new Error('no rule can be asked');
  await user.click(rule);
  const dialog = screen.getByRole('dialog', { name: 'Rule S9' });
  expect(dialog).toHaveTextContent(/Changed at this table – .*900/);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(rule).toHaveFocus();
});

test('under other rules are those alone that could have had the catches', async () => {
  const { user } = await openScores(1, ['person', 'greedy'], {
    variant: 'tiu-u',
    rules: { settlement: 'pairwise' },
  });
  const others = screen.getByRole('region', { name: 'Under other rules' });
  expect(within(others).queryByRole('table')).toBeNull();
  await user.click(within(others).getByRole('button', { name: 'Under other rules' }));
  expect(within(others).getByRole('button', { name: /with your rules as played/ })).toBeVisible();
  for (const row of within(others).getAllByRole('row').slice(1)) {
    for (const cell of within(row).getAllByRole('cell')) {
      expect(cell).toHaveTextContent(/^\d+ [+−]?\d+$/);
    }
  }
});

test('two of one name are each told what their catch would count', async () => {
  const complaint = vi.spyOn(console, 'error');
  const both = {
    players: setupOf(['person', 'greedy']).players.map((one) => ({ ...one, name: 'Ann' })),
  };
  const { user } = await openScores(1, ['person', 'greedy'], { variant: 'tiu-u', ...both });
  const others = within(screen.getByRole('region', { name: 'Under other rules' }));
  await user.click(others.getByRole('button'));
  const heads: number[] = [];
  for (const row of others.getAllByRole('button').slice(1)) {
    await user.click(row);
    heads.push(others.getAllByRole('columnheader', { name: /Ann/ }).length);
  }
  expect(Math.max(...heads)).toBe(4);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('S9 three seats read what their payments come to', async () => {
  const { table } = await openScores();
  const { payments } = countedRoundOf(currentRound(matchOf(table)));
  expect(payments).toHaveLength(3);
  const each = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  for (const text of each) expect(text).toMatch(/^[+−]?\d+ [+−]?\d+ = [+−]?\d+$/);
});

test('three play their match again with the seats moved on, deal by deal, and once more', async () => {
  const { table, user } = await openScores(2);
  for (const names of [
    ['Cy', 'Ann', 'Bo'],
    ['Bo', 'Cy', 'Ann'],
  ]) {
    await more(user);
    await user.click(screen.getByRole('button', { name: 'Play it again, everyone one seat on' }));
    expect(table.getState().screen).toBe('table');
    expect(matchOf(table).setup.players.map(({ name }) => name)).toEqual(names);
    act(() => playUntil(table, () => false));
    act(() => table.getState().show('scores'));
    expect(await screen.findByText('One deal is still to be played again.')).toBeVisible();
    await more(user);
    expect(screen.queryByRole('button', { name: /^Play it again/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next deal' }));
    act(() => playUntil(table, () => false));
    act(() => table.getState().show('scores'));
    await screen.findByRole('heading', { name: /^Score sheet/ });
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  }
  const both = within(screen.getByRole('region', { name: 'The same deal, other seats' }));
  expect(both.getAllByRole('link')).toHaveLength(6);
  expect(both.getByText('Equally good with the same deals: Ann, Bo, and Cy.')).toBeVisible();
  await more(user);
  expect(screen.queryByRole('button', { name: /^Play it again/ })).toBeNull();
});

test('two people at one device change seats behind the curtain', async () => {
  const { user } = await openScores(1, ['person', 'person'], { variant: 'tiu-u' });
  await more(user);
  await user.click(screen.getByRole('button', { name: 'Play it again with seats swapped' }));
  expect(
    await screen.findByRole('heading', { name: /^Pass the device to (Ann|Bo)/ }),
  ).toBeVisible();
});

test('from a deal of the day it goes back to the day, from any other round it does not', async () => {
  await openScores(1, ['person', 'skilled'], { variant: 'tiu-u' });
  expect(screen.queryByRole('button', { name: 'Back to today' })).toBeNull();
  cleanup();
  const seed = 'day-2026-11-24';
  const { places, user } = await openScores(1, ['person', 'skilled'], { variant: 'tiu-u', seed });
  expect(heardText(screen.getByRole('heading', { level: 1 }))).toMatch(
    /^Score sheet, Tiu-U, Deal of the day, November 24\. \w/,
  );
  const [main, second] = within(screen.getByRole('navigation', { name: 'What next' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect([main, second]).toEqual(['Back to today', 'Review']);
  await user.click(screen.getByRole('button', { name: 'Back to today' }));
  expect(places.getState().place).toEqual({ room: 'today' });
});

test('a deal of the day stands among what the bots make of it, once its round is over', async () => {
  const figures = { random: -9999, novice: 1, greedy: 2, skilled: 3, expert: 9999 };
  const asked: MeasuredDeal[] = [];
  const answer = held();
  const of = async (deal: MeasuredDeal) => {
    asked.push(deal);
    await answer.promise;
    return figures;
  };
  const open = (seed: string) =>
    openScores(1, ['person', 'skilled'], { variant: 'tiu-u', seed }, undefined, {
      yardsticks: { of },
    });
  await open('lotus-42');
  expect(asked).toEqual([]);
  expect(screen.queryByRole('region', { name: 'The bots at this deal' })).toBeNull();
  cleanup();
  const { table } = await open('day-2026-11-24');
  expect(asked).toEqual([{ variant: 'tiu-u', date: '2026-11-24', opponents: 'skilled' }]);
  const place = within(screen.getByRole('region', { name: 'The bots at this deal' }));
  expect(place.getByText('The bots are playing this deal…')).toBeVisible();
  await act(async () => answer.keep());
  expect(place.getByText(/^(Better than|Level with) .* bots$/)).toBeVisible();
  expect(place.getByText(/over 12 to 24 rounds of this one deal/)).toBeVisible();
  const [own = 0, other = 0] = scoresOf(positionOf(matchOf(table)));
  const [you] = place.getAllByRole('listitem').filter((rung) => rung.ariaCurrent === 'true');
  expect(you).toHaveTextContent(signedPoints(own - other, say));
});

test('a deal of the day whose round is not over is not measured', async () => {
  const of = vi.fn(() => Promise.resolve(null));
  openApp(
    storageAfter((table) => {
      const setup = setupOf(['person', 'skilled'], { seed: 'day-2026-11-24' });
      table.getState().startMatch(setup);
      playUntil(table, (match) => currentRound(match).plays.length > 20);
    }),
    { yardsticks: { of } },
  );
  await screen.findByRole('main');
  expect(of).not.toHaveBeenCalled();
});
