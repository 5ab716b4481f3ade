import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  Log,
  type LoggedPlay,
  type LogTelling,
  newestPlaysId,
} from '../../../src/ui/table/words/Log.tsx';
import { heardText, seenText } from '../../support/parted.ts';
import { playOf } from '../../support/table.ts';
import { Voice } from '../../support/Voice.tsx';

const told = { phase: 'hand', points: 0, beginsTurn: true, standInFor: null, isExplained: false };
const plays: readonly LoggedPlay[] = ['Ann', 'Ann', 'Bo'].map((name, at) => ({
  ...told,
  seat: name === 'Ann' ? 0 : 1,
  name,
  play: playOf(['54', '63', '44'][at] ?? ''),
}));

test('each line is made once, and those before it stay when another one comes', () => {
  const words = vi.fn<LogTelling['words']>(({ name }) => `${name} played`);
  const telling: LogTelling = { words, tiles: () => [], room: 40 };
  const log = (count: number) => (
    <Log
      // New objects, as each model of a table brings them.
      plays={plays.slice(0, count).map((play) => ({ ...play }))}
      telling={telling}
      reasonAt={() => ''}
      order="newest-last"
    />
  );
  const { rerender } = render(log(2), { wrapper: Voice });
  expect(words).toHaveBeenCalledTimes(2);
  rerender(log(3));
  expect(words).toHaveBeenCalledTimes(3);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Ann played.',
    'Ann played.',
    'Bo played.',
  ]);
});

describe('in a dialog', () => {
  const telling: LogTelling = { words: ({ name }) => `${name} played`, tiles: () => [], room: 40 };
  const open = (isExplained: boolean) =>
    render(
      <Log
        plays={plays.map((play, at) => ({ ...play, name: `${play.name} ${at}`, isExplained }))}
        telling={telling}
        order="newest-first"
        reasonAt={(at) => `Because of ${at}.`}
      />,
      { wrapper: Voice },
    );
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

  test('the newest play comes first', () => {
    open(false);
    expect(lines()).toEqual(['Bo 2 played.', 'Ann 1 played.', 'Ann 0 played.']);
  });

  test('only what was played since everybody had a turn is read out at once', () => {
    const names = ['Ann', 'Bo', 'Ann', 'Ann', 'Bo', 'Bo'];
    const round = names.map((name, at) => ({
      ...told,
      seat: name === 'Ann' ? 0 : 1,
      name: `${name} ${at}`,
      play: playOf('54'),
    }));
    render(<Log plays={round} telling={telling} order="newest-first" reasonAt={() => ''} />, {
      wrapper: Voice,
    });
    expect(document.getElementById(newestPlaysId)).toHaveTextContent(
      /^Bo 5 played\. Bo 4 played\. Ann 3 played\. Ann 2 played\.$/,
    );
  });

  test('what a line tells is parted for the ear, and the name of the line before not glued on', () => {
    const [, play] = plays;
    const gaining = play && { ...play, points: 10, feat: 'That is a group!', standIn: false };
    const round = plays.slice(0, 1).concat(gaining ?? []);
    render(<Log plays={round} telling={telling} order="newest-first" reasonAt={() => ''} />, {
      wrapper: Voice,
    });
    const [newest, before] = screen.getAllByRole('listitem');
    expect(newest && heardText(newest)).toBe('Ann played. That is a group!  +10. ');
    expect(before && heardText(before)).toBe('Ann played. ');
    expect(before && seenText(before)).toBe('played');
  });

  test('plays that are explained are text, and asked about beside it', async () => {
    const user = userEvent.setup({ delay: null });
    open(true);
    const [newest, ...older] = screen.getAllByRole('button', { name: 'Why?' });
    expect(newest).toHaveAccessibleDescription('Bo 2 played.');
    expect([newest, ...older].map((button) => button?.tabIndex)).toEqual([0, -1, -1]);
    await user.tab();
    expect(newest).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(older[0]).toHaveFocus();
    expect(lines()[1]).toBe('Ann 1 played. Why?Because of 1.');
  });

  test('the list has no name beside that of the dialog', () => {
    open(false);
    expect(screen.getByRole('list')).not.toHaveAccessibleName();
  });
});
