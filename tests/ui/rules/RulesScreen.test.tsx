import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { switchesOf, variants } from '../../../src/engine/fishing/index.ts';
import type { VariantId } from '../../../src/engine/index.ts';
import { roomPartsOf } from '../../../src/families/rooms.ts';
import { createPlaceStore } from '../../../src/store/places.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { RulesScreen } from '../../../src/ui/rules/RulesScreen.tsx';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { nothingJoins } from '../../support/joining.ts';
import { setupOf } from '../../support/matches.ts';
import { servicesWith } from '../../support/services.ts';
import { Voice } from '../../support/Voice.tsx';

const services = servicesWith();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

/** The room of the rules at an address, as the app shows it. */
function open(code: string, table = openTable(createMemoryStorage())) {
  window.history.replaceState(null, '', `/#rules=${code}`);
  const storage = createMemoryStorage();
  const settings = openSettings(storage);
  const stores = {
    table: createLocalSource(table, settings),
    matches: table,
    settings,
    places: createPlaceStore(window),
    services,
    ...nothingJoins,
  };
  function AtPlace() {
    const place = useStore(stores.places, (state) => state.place);
    return place?.room === 'rules' ? (
      <RulesScreen
        stores={stores}
        services={services}
        partsOf={roomPartsOf}
        code={place.code}
        onGo={stores.places.getState().goTo}
        onLeave={stores.places.getState().leave}
      />
    ) : null;
  }
  render(<AtPlace />, { wrapper: Voice });
  return { stores, user: userEvent.setup({ delay: null }) };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const part = (name: string) => within(screen.getByRole('region', { name }));
const rule = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-rule="${id}"]`);
  if (found === null) throw new Error(`${id} is not on the page`);
  return within(found);
};
const kind = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Who catches whom' })).getByRole('button', { name });

const foreign = { pips: /^S[3-8]$/, groups: /^S[12]$/ } as const;
const page = readFileSync('src/engine/fishing/RULES.md', 'utf8');
const ruleIds = [...page.matchAll(/^\*\*([FS]\d+)/gm)].map(([, id = '']) => id);

/** The paragraphs that a page begins with. */
const openings = () => document.querySelectorAll('nav + div > p');

/** What the pages of some games alone have: how they begin, and what the engine counts there. */
const ownParts: Partial<
  Record<VariantId, { readonly known?: string; readonly about?: RegExp; readonly points?: number }>
> = {
  'tiu-u': {
    known: '釣魚, catching fish. Also known as Fishing.',
    about: /^Catch or place/,
    points: 132,
  },
  'tiu-u-woodpile': { known: '釣魚. Domino-play calls it Fishing, gambiter Tiu-U.' },
  'shi-wu-hu': { points: 540 },
  'shi-wu-hu-64': { about: /one of its two military kinds/, points: 670 },
};

describe.each(variants)('the rules of $id', (variant) => {
  const { id, rules } = variant;
  test('tell each rule that applies, with its source or as ours, none that cannot, and every switch; and what is their own', () => {
    open(id);
    const articles = [...document.querySelectorAll<HTMLElement>('[data-rule]')];
    const told = articles.map((article) => article.dataset.rule ?? '');
    const applying = ruleIds.filter((one) => !foreign[rules.scoring].test(one));
    expect(told.toSorted()).toEqual(applying.toSorted());
    for (const article of articles) {
      const links = within(article).queryAllByRole('link');
      const ours = within(article).queryAllByText(/Our own decision/);
      const off = within(article).queryAllByText('This rule is off here.');
      expect(links.length + ours.length + off.length).toBeGreaterThan(0);
      for (const link of links)
        expect(link).toHaveAttribute('href', expect.stringMatching(/^http/));
    }
    // The same page has every switch with the value in force.
    const switches = [...document.querySelectorAll<HTMLElement>('[data-switch]')].map(
      ({ dataset }) => [dataset.switch, dataset.value],
    );
    const inForce = switchesOf(variant).map(({ key, own }) => [key, String(own)]);
    expect(switches.toSorted()).toEqual(inForce.toSorted());
    const { known, about, points } = ownParts[id] ?? {};
    if (known !== undefined) expect(openings()[0]).toHaveTextContent(known);
    if (about !== undefined) expect(openings()[1]).toHaveTextContent(about);
    if (points === undefined) return;
    const example = screen.getAllByRole('region', { name: 'A catch counted' }).at(-1);
    expect(example).toHaveTextContent(`By the rules on this page: ${points} points`);
    expect(example).toHaveTextContent(new RegExp(`Total ?${points}$`));
  });
});

test('a switch that is set changes the page, is marked, and is part of the address', async () => {
  const { user } = open('tiu-u');
  expect(rule('F7').getByText(/^Kinds that catch only their own/)).toHaveTextContent(
    '6‑6, 6‑5, and 1‑1.',
  );
  const tens = screen.getByRole('group', { name: /^The tens/ });
  await user.click(within(tens).getByRole('radio', { name: 'Don’t' }));
  expect(rule('F7').getByText(/^Kinds that catch only their own/)).toHaveTextContent(
    '6‑6, 6‑5, 6‑4, 5‑5, and 1‑1.',
  );
  expect(rule('F7').getByText(/Changed\. Usually: Catch each other/)).toBeVisible();
  expect(kind(/^Plum 5‑5 catches only its own kind/)).toBeVisible();
  expect(window.location.hash).toBe('#rules=tiu-u/captures.tens=false');
  expect(within(tens).getByRole('radio', { name: 'Don’t' })).toHaveFocus();
});

test.each([
  ['tiu-u', 'captureFromHand=hand,captureFromDraw=must', '2 rules differ from Tiu-U'],
  ['shi-wu-hu-64', 'groupNeeds=two-military', '1 rule differs from Shi Wu Hu'],
] as const)('the sentence about %s is not told of other switches: %s', (id, switches, instead) => {
  open(`${id}/${switches}`);
  expect(openings()[1]).not.toHaveTextContent(ownParts[id]?.about ?? '');
  expect(openings()[1]).toHaveTextContent(instead);
});

test('the words of a game in Chinese are folded away until somebody asks for them', async () => {
  const { user } = open('shi-wu-hu');
  const words = part('Words');
  expect(words.getByText('鈞 gwan1 · jūn')).not.toBeVisible();
  await user.click(words.getByText('9 words of this game in Chinese'));
  expect(words.getByText('鈞 gwan1 · jūn')).toBeVisible();
  expect(words.getByText(/^a quarter, once thirty catties/)).toBeVisible();
  const goose = /^Also called Peace\. In Hong Kong also Goose 鵝 ngo4\.$/;
  expect(words.getByText(goose)).not.toBeVisible();
  await user.click(words.getByText('Other names of the tiles'));
  expect(words.getByText(goose)).toBeVisible();
});

test('S4 of two kinds of which one is enough nobody can take one for the civil tile', () => {
  open('shi-wu-hu-64');
  expect(rule('S4').getByText(/^Complete with 6‑6 and either 6‑3 or 5‑4:/)).toBeVisible();
});

test('F3 a switch set apart is told by whoever has it so, and by nobody else', () => {
  open('tiu-u/captureFromDraw=must,captureFromHand=hand,triple=whole');
  const told = (id: string, label: string) =>
    rule(id).getByText(label).parentElement?.textContent.replace(label, '') ?? '';
  expect(told('F3', 'Played this way by')).toMatch(/domino-play.*gambiter.*Culin/);
  expect(told('F3', 'Played this way by')).not.toMatch(/gupai/);
  expect(told('F3', 'Source of the rest')).toMatch(/^\s*gupai Tiu-U, Gameplay, item 3$/);
  expect(rule('F2').getByText('Your own setting: no source plays it this way.')).toBeVisible();
  expect(rule('F8').getByText('Your own setting: no source plays it this way.')).toBeVisible();
  expect(told('F5', 'Source')).toMatch(/gupai/);
  const named = part('Sources').getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent.slice(1, 3))).toEqual(['GP', 'DP', 'GB', 'CU']);
});

test('a rule that is asked tells what is ours of it only where that matters', async () => {
  const { user } = open('tiu-u');
  const asked = async (about: RegExp, id: string) => {
    const field = screen.getByRole('group', { name: about });
    await user.click(within(field).getByRole('button', { name: `Rule ${id}` }));
    return screen.getByRole('dialog');
  };
  expect(await asked(/^One or all three/, 'F8')).not.toHaveTextContent(/Our own decision/);
  cleanup();
  open('shi-wu-hu');
  expect(await asked(/^One or all three/, 'F8')).toHaveTextContent(/Our own decision/);
});

test('F9 what the fourth of a locked kind does is told wherever three at once are', async () => {
  const { user } = open('tiu-u-culin/tripleOf=self-only');
  expect(rule('F4').getByText(/always catches a locked stack whole/)).toBeVisible();
  const row = screen.getByRole('row', { name: /Long Three 3‑3/ });
  expect(within(row).getByText('one; a stack: three')).toBeVisible();
  await user.click(kind(/^Long Three/));
  expect(screen.getAllByText(/one at a time, from a stack all three/).length).toBeGreaterThan(0);
});

test('another game is shown with its own switches, and the focus stays', async () => {
  const { user } = open('tiu-u/triple=whole');
  await user.click(screen.getByRole('radio', { name: 'Tiu-U, Culin 1893' }));
  expect(heading()).toHaveTextContent('Rules: Tiu-U, Culin 1893');
  expect(window.location.hash).toBe('#rules=tiu-u-culin');
  expect(screen.getByRole('radio', { name: 'Tiu-U, Culin 1893' })).toHaveFocus();
  expect(rule('F9').getByText('The third tile of a kind: Locks a stack')).toBeVisible();
});

/** What else a switch can be, by the page: each value with who has it so. */
const othersIn = (id: string, key: string) =>
  [...document.querySelectorAll(`[data-rule="${id}"] [data-switch="${key}"] button`)].map(
    (button) => button.parentElement?.textContent.trim(),
  );

test('F9 F10 a rule that is off says so, and what a switch can be as well in which game, or as our own', () => {
  open('tiu-u');
  expect(rule('F9').getByText('This rule is off here.')).toBeVisible();
  expect(othersIn('F9', 'thirdTile')).toEqual([
    'May be placedTiu-U, Woodpile',
    'Locks a stackTiu-U, Culin 1893',
  ]);
  expect(rule('F10').getByText('This rule is off here.')).toBeVisible();
  expect(othersIn('F10', 'heavenPair').at(1)).toBe('Is laid at onceTiu-U, Culin 1893');
  expect(othersIn('F2', 'captureFromHand')).toEqual([
    'The bait must if it canTiu-U, Woodpile; Tiu-U, Culin 1893',
    'You must if any tile canour own setting',
  ]);
  expect(othersIn('S9', 'doubleAt')).toHaveLength(1);
});

test('S4 S9 the page of Shi Wu Hu tells what else a switch can be, the source of doubling and its catches', () => {
  open('shi-wu-hu');
  const [one] = othersIn('S4', 'groupNeeds');
  expect(one).toMatch(/^One military kind.*; some groups with cards too$/);
  // What the source tells of doubling is its own, with the place.
  expect(rule('S9').queryByText('Our own decision')).toBeNull();
  expect(rule('S9').getByText(/^\s*Shi Wu Hu, Scoring, par\. 6$/)).toBeVisible();
  // Who catches whom is told as a table as well.
  const row = screen.getByRole('row', { name: /Little Three 2‑1/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['3', '2‑1', '4', 'three or none']);
});

test('S9 a switch turns where its other value is pressed, and the focus stays there', async () => {
  const { user } = open('tiu-u');
  const box = () => document.querySelector<HTMLElement>('[data-switch="settlement"]');
  const other = () => within(box() ?? document.body).getByRole('button');
  await user.click(other());
  expect(window.location.hash).toBe('#rules=tiu-u/settlement=pairwise');
  expect(box()?.dataset.value).toBe('pairwise');
  expect(other()).toHaveTextContent('The winner is paid');
  expect(other()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(window.location.hash).toBe('#rules=tiu-u');
});

test('an address with a rule opens there, with the focus on it', () => {
  open('tiu-u/F9');
  expect(screen.getByRole('heading', { name: /^Rule F9/ })).toHaveFocus();
});

test.each([
  ['tiu-u/F99', 'Rules: Tiu-U'],
  ['tiu-u/S4', 'Rules: Tiu-U'],
  ['mahjong', 'Rules: Tiu-U'],
  ['shi-wu-hu/captures.tens=maybe', 'Rules: Shi Wu Hu (fishing)'],
])('what there is not is said, and the page is shown all the same: %s', (code, title) => {
  open(code);
  expect(screen.getByRole('alert')).toHaveTextContent('asks for a rule');
  expect(heading()).toHaveTextContent(title);
});

test('without a game named, the rules are those of the table, and the way back to them is open', async () => {
  const table = openTable(createMemoryStorage());
  table
    .getState()
    .startMatch(
      setupOf(['person', 'person'], { variant: 'tiu-u-woodpile', rules: { thirdTile: 'stack' } }),
    );
  const { user } = open('', table);
  expect(screen.getByText('These are the rules of your table.')).toBeVisible();
  expect(rule('F9').getByText(/Changed\. Usually: May be placed/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Shi Wu Hu (fishing)' }));
  await user.click(screen.getByRole('button', { name: 'Show the rules of your table' }));
  expect(heading()).toHaveTextContent('Rules: Tiu-U, Woodpile');
  expect(window.location.hash).toBe('#rules=tiu-u-woodpile/thirdTile=stack');
});

test('all our decisions are listed, those that do not matter here folded away with their number', async () => {
  const { user } = open('tiu-u');
  const fold = () => document.querySelector('[aria-labelledby="part-ours"] details');
  const idle = () => fold()?.querySelectorAll('li').length ?? 0;
  const items = part('Our own decisions').getAllByRole('listitem').length;
  expect(items - idle()).toBe(5);
  expect(idle()).toBeGreaterThan(15);
  expect(fold()).not.toHaveAttribute('open');
  const summary = part('Our own decisions').getByText(
    `${idle()} more make no difference under these rules`,
  );
  await user.click(summary);
  expect(fold()).toHaveAttribute('open');
});

test('a rule asked among the switches is read on this page', async () => {
  const { user } = open('tiu-u/doubleAt=100');
  const doubling = screen.getByRole('group', { name: /^Doubling/ });
  await user.click(within(doubling).getByRole('button', { name: 'Rule S9' }));
  await user.click(screen.getByRole('button', { name: 'Read on in the rules' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: /^Rule S9/ })).toHaveFocus();
  expect(window.location.hash).toBe('#rules=tiu-u/S9/doubleAt=100');
});

test('the contents lead to their part, and the page can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open('tiu-u');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const onPaper = ['rules/Rules', 'page/Page']
    .map((name) => readFileSync(`src/ui/${name}.module.css`, 'utf8').split('@media print')[1])
    .join();
  expect(onPaper).toMatch(/\.controls,[^{]*\{\s*display: none/);
  expect(onPaper).toContain('--text: #000');
  await user.click(screen.getByRole('button', { name: 'Who pays whom' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Who pays whom' })).toHaveFocus();
});

describe('who catches whom', () => {
  const looks = () =>
    [...document.querySelectorAll<HTMLElement>('[data-kind]')].filter(
      ({ dataset }) => dataset.look === 'lit' || dataset.look === 'poked',
    );

  test('a poked tile lights what it catches, dims the rest, and says so', async () => {
    const { user } = open('tiu-u/catches');
    expect(heading()).toHaveTextContent('Who catches whom');
    expect(document.querySelectorAll('[data-kind]')).toHaveLength(21);
    expect(screen.getByText(/^Tap a tile/)).toBeVisible();
    await user.click(kind(/^Red Nine/));
    expect(looks()).toHaveLength(2);
    expect(document.querySelectorAll('[data-look="dim"]')).toHaveLength(19);
    expect(kind(/^Red Nine/)).toHaveAttribute('aria-pressed', 'true');
    expect(
      screen.getByText(
        'Red Nine 5‑4 catches 6‑3 and 5‑4. There are never three of its own kind to catch. 2 in the game.',
      ),
    ).toBeVisible();
  });

  test('the mouse pokes by passing over, and what was chosen comes back', async () => {
    const { user } = open('tiu-u/catches');
    await user.click(kind(/^Earth/));
    await user.hover(kind(/^Big Six/));
    expect(looks()).toHaveLength(4);
    await user.unhover(kind(/^Big Six/));
    expect(looks()).toHaveLength(1);
  });

  test('arrows poke the neighbours, and there is one tab stop', async () => {
    const { user } = open('tiu-u/catches');
    kind(/^Red Ten/).focus();
    await user.keyboard('{ArrowRight}');
    expect(kind(/^Plum/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect(kind(/^Red Ten/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(kind(/^Earth/)).toHaveAttribute('data-look', 'poked');
    const stops = [...document.querySelectorAll<HTMLElement>('[data-kind]')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops).toEqual([kind(/^Earth/)]);
    await user.keyboard('{Escape}');
    expect(screen.getByText(/^Tap a tile/)).toBeVisible();
    expect(kind(/^Earth/)).toHaveFocus();
    expect(kind(/^Earth/)).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(kind(/^Earth/)).toHaveFocus();
  });

  test('is shown as large as the screen from the page, and Back leads to where it was', async () => {
    const { user } = open('tiu-u/triple=whole');
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(heading()).toHaveTextContent('Who catches whom');
    expect(heading()).toHaveFocus();
    expect(window.location.hash).toBe('#rules=tiu-u/catches/triple=whole');
    await act(async () => {
      const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      window.history.back();
      await back;
    });
    expect(screen.getByRole('heading', { name: /^Rule F7/ })).toHaveFocus();
  });
});
