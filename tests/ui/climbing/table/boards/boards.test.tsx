import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Aids } from '../../../../../src/store/settings.ts';
import { CardBoard, PassBoard } from '../../../../../src/ui/climbing/table/boards/Boards.tsx';
import { type TableRound, tableModelOf } from '../../../../../src/ui/climbing/table/tableModel.ts';
import { setMedia } from '../../../../support/media.ts';
import { toldRegion } from '../../../../support/told.ts';
import { Voice } from '../../../../support/Voice.tsx';
import { freshRound, type RoundSetup, withTyped } from '../playedRound.ts';
import { renderTable } from '../renderTable.tsx';

const hands = ['66*2 54 63 22', '33*2 31 51', '11 51*2'];
/** Ann leads 22; Bo beats it with 33 and Cai with 11. */
const climbed = ['22', '33', '11'];

const tableWith = (aids: Partial<Aids>, setup: RoundSetup, ...plays: readonly string[]) =>
  renderTable(withTyped(freshRound(setup), ...plays), { aids });
const middle = () => screen.getByRole('region', { name: 'The play to beat' });
const told = toldRegion;
const hand = () => screen.getByRole('grid', { name: /^Hand/ });
const looks = () =>
  [...hand().querySelectorAll<HTMLElement>('button')].map(({ dataset }) => dataset.look);

function show(Shown: typeof CardBoard, round: TableRound): void {
  render(<Shown model={tableModelOf(round)} />, { wrapper: Voice });
}

describe('marks on the cards that can beat', () => {
  test('light them and dim the others, and both are read', () => {
    tableWith({ beats: true }, { hands }, ...climbed);
    expect(looks()).toEqual(['lit', 'dim', 'dim']);
    expect(screen.getByRole('button', { name: /^Heaven/ })).toHaveAccessibleName(/, can beat$/);
    expect(screen.getByRole('button', { name: /^Red Nine/ })).toHaveAccessibleName(/, can’t beat$/);
  });

  test('are gone where they are switched off, and a tap raises what beats all the same', async () => {
    const { user, plays } = tableWith({ beats: false }, { hands }, ...climbed);
    expect(new Set(looks())).toEqual(new Set(['plain']));
    expect(within(hand()).queryAllByRole('button', { name: /beat/ })).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Heaven/ }));
    await user.keyboard('{Enter}');
    expect(plays()).toEqual([...climbed, '66']);
  });

  test('tell which cards can be laid, on or off', () => {
    tableWith({ beats: false }, { hands: ['42 21 22', '33', '11'] });
    expect(looks()).toEqual(['dim', 'lit', 'lit']);
  });
});

describe('how many unseen plays could beat a play', () => {
  test('is told of the play in the lake, and to the ear when the viewer is to answer', () => {
    tableWith({ beatersLeft: true }, { hands }, ...climbed);
    expect(middle()).toHaveTextContent('Unseen cards could beat it in 1 way.');
    expect(told()).toHaveTextContent('Unseen cards could beat it in 1 way.');
  });

  test('is told of raised cards, on the lead too', async () => {
    const { user } = tableWith({ beatersLeft: true }, { hands });
    await user.click(screen.getByRole('button', { name: /^Bench/ }));
    // 66, 11, 44, 31, 55, and 33.
    expect(screen.getByRole('main')).toHaveTextContent(
      'Picked: 2‑2. Unseen cards could beat it in 6 ways.',
    );
    expect(told()).toHaveTextContent('Picked: 2‑2. Unseen cards could beat it in 6 ways.');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Heaven/ }));
    expect(screen.getByRole('main')).toHaveTextContent('Picked: 6‑6. No unseen cards can beat it.');
  });

  test('is certain where there is none, whoever has played', () => {
    tableWith({ beatersLeft: true }, { hands }, '66');
    expect(middle()).toHaveTextContent('No unseen cards can beat it.');
    expect(told()).not.toHaveTextContent('No unseen cards can beat it.');
  });

  test('is told nowhere where it is switched off, nor of what is laid', async () => {
    const { user, unmount } = tableWith({}, { hands }, ...climbed);
    await user.click(screen.getByRole('button', { name: /^Heaven/ }));
    expect(document.body).not.toHaveTextContent('unseen');
    unmount();
    const laying = tableWith({ beatersLeft: true }, { hands: ['42 21 22', '33', '11'] });
    await laying.user.click(screen.getByRole('button', { name: /^Big Six/ }));
    await laying.user.click(screen.getByRole('button', { name: /^Small Three|2‑1/ }));
    expect(document.body).not.toHaveTextContent('unseen');
  });

  test('is told to nobody where nobody looks', () => {
    tableWith({ beatersLeft: true }, { hands, viewer: null }, ...climbed);
    expect(middle()).not.toHaveTextContent('unseen');
  });
});

describe('the card count', () => {
  const labels = () => screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));

  test('tells of each kind, in its suit from high to low, where its cards are', () => {
    show(CardBoard, withTyped(freshRound({ hands }), ...climbed));
    expect(labels()).toHaveLength(21);
    expect(labels().slice(0, 7)).toEqual([
      'Heaven, 6‑6: 2 unseen, 2 yours, 0 gone',
      'Earth, 1‑1: 3 unseen, 0 yours, 1 gone',
      'Man, 4‑4: 4 unseen, 0 yours, 0 gone',
      'Harmony, 3‑1: 4 unseen, 0 yours, 0 gone',
      'Plum, 5‑5: 4 unseen, 0 yours, 0 gone',
      'Long Three, 3‑3: 3 unseen, 0 yours, 1 gone',
      'Bench, 2‑2: 3 unseen, 0 yours, 1 gone',
    ]);
    expect(screen.getAllByRole('listitem').slice(0, 3)).toMatchObject([
      { textContent: '77 unseen' },
      { textContent: '4 yours' },
      { textContent: '3 gone' },
    ]);
    const heaven = screen.getByRole('img', { name: /^Heaven/ });
    const marks = [...heaven.querySelectorAll<HTMLElement>('[data-where]')];
    expect(marks.map(({ dataset }) => dataset.where)).toEqual([
      ...['unseen', 'unseen', 'held', 'held'],
    ]);
  });

  test('has only the kinds of the kit, in one suit where there is one', () => {
    show(CardBoard, freshRound({ variant: 'ma-hua-hua', hands }));
    expect(labels()).toHaveLength(14);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('img', { name: /6‑2: 2 unseen, 0 yours, 0 gone$/ })).toBeVisible();
  });

  test('is for nobody where nobody looks', () => {
    show(CardBoard, freshRound({ hands, viewer: null }));
    expect(screen.getByText('Nobody is looking at the table now.')).toBeVisible();
    expect(screen.queryAllByRole('img')).toEqual([]);
  });
});

describe('who passed on what', () => {
  /** Of each seat its name, and what it has let pass as it is read. */
  const lines = () =>
    screen.getAllByRole('term').map((seat) => [
      seat.textContent,
      ...within(seat.parentElement ?? seat)
        .queryAllByRole('img')
        .map((play) => play.getAttribute('aria-label')),
    ]);

  test('tells of each seat the plays it let pass, the latest first, the viewer last', () => {
    const round = withTyped(freshRound({ hands }), '22', 'pass', '11', '66', 'pass', 'pass', '63');
    show(PassBoard, withTyped(round, 'pass'));
    expect(lines()).toEqual([['Bo', '6‑3', '6‑6', '2‑2'], ['Cai', '6‑6'], ['Ann']]);
    expect(screen.getByText('Nothing yet.')).toBeVisible();
    expect(screen.queryByText(/You must beat/)).toBeNull();
  });

  test('says what a pass means where everybody must beat who can', () => {
    show(PassBoard, freshRound({ hands, rules: { mustBeat: true } }));
    expect(
      screen.getByText('You must beat if you can, so a pass means a player couldn’t.'),
    ).toBeVisible();
  });
});

describe('the boards at the table', () => {
  const room = '(min-width: 75em) and (min-height: 37.5em)';
  const beside = () => screen.queryByRole('complementary', { name: 'Help at the table' });
  const names = () =>
    within(beside() ?? document.body)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);

  test('stand beside it where there is room, each that is switched on', () => {
    setMedia(room);
    const both = tableWith({ cardBoard: true, passes: true }, { hands });
    expect(names()).toEqual(['Card count', 'Who passed on what']);
    both.unmount();
    const one = tableWith({ passes: true }, { hands });
    expect(names()).toEqual(['Who passed on what']);
    one.unmount();
    tableWith({}, { hands });
    expect(beside()).toBeNull();
  });

  test.each([
    ['x', 'Card count', { cardBoard: true }],
    ['n', 'Who passed on what', { passes: true }],
  ] as const)('elsewhere the key %s and the menu open it', async (key, name, aids) => {
    const { user } = tableWith(aids, { hands });
    expect(beside()).toBeNull();
    await user.keyboard(key);
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'At this table' }));
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('dialog', { name })).toBeVisible();
  });

  test.each(['x', 'n'])('the key %s does nothing where its board is switched off', async (key) => {
    const { user } = tableWith({}, { hands });
    await user.keyboard(key);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'At this table' }));
    expect(screen.queryByRole('button', { name: /^(Card count|Who passed)/ })).toBeNull();
  });
});
